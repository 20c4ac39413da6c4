import Combine
import Foundation
import Observation
import Testing

@testable import ViewRuntime

/// The forms in which apps write controls, navigation and presentations: they
/// have to compile as they stand.

struct FormsPerson: Identifiable, Hashable {
  let id: Int
  var name: String
}
enum FormsRoute: Hashable {
  case settings
  case person(Int)
}
enum FormsTheme: String, CaseIterable, Identifiable {
  case light, dark
  var id: String { rawValue }
}
struct FormsError: LocalizedError { var errorDescription: String? { "oops" } }

struct FormsButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .foregroundStyle(isEnabled ? .red : .blue)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
extension ButtonStyle where Self == FormsButtonStyle {
  static var mine: FormsButtonStyle { FormsButtonStyle() }
}

struct FormsToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark" : "square")
        configuration.label
      }
    }
  }
}

struct FormsToolbar: ToolbarContent {
  let add: () -> Void
  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Button("Add", action: add) }
    ToolbarItemGroup(placement: .bottomBar) {
      Button("a") {}
      Spacer()
      Button("b") {}
    }
  }
}

struct FormsScreen: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.openURL) var openURL
  @State private var text = ""
  @State private var on = false
  @State private var value = 0.5
  @State private var count = 1
  @State private var theme = FormsTheme.light
  @State private var optionalTheme: FormsTheme?
  @State private var person: FormsPerson?
  @State private var path = NavigationPath()
  @State private var routes: [FormsRoute] = []
  @State private var error: FormsError?
  @State private var price = 1.0
  @State private var tab = 0
  @FocusState private var focused: Bool
  @FocusState private var field: FormsTheme?
  @AppStorage("theme") private var stored = FormsTheme.light
  @AppStorage("launches") private var launches = 0
  @AppStorage("name") private var name: String?
  @SceneStorage("draft") private var draft = ""
  @Namespace private var namespace
  @ScaledMetric private var size = 20
  @ScaledMetric(relativeTo: .title) private var large: CGFloat = 20

  func save() { on.toggle() }
  func load() async {}

  var body: some View {
    NavigationStack(path: $path) {
      List {
        controls
        fields
        links
      }
      .navigationTitle("FormsScreen")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { FormsToolbar(add: save) }
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Button("Close") { dismiss() } }
        if on { ToolbarItem(placement: .navigationBarTrailing) { Text("on") } }
      }
      .toolbar {
        Button("Plain") {
          Task {
            await load()
            dismiss()
          }
        }
      }
      .navigationDestination(for: FormsRoute.self) { route in
        switch route {
        case .settings: Text("settings")
        case .person(let id): Text("person \(id)")
        }
      }
      .navigationDestination(isPresented: $on) { Text("on") }
      .navigationDestination(item: $person) { person in Text(person.name) }
      .searchable(
        text: $text,
        placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Find"
      )
      .refreshable { await load() }
      .toolbar(.hidden, for: .tabBar)
    }
    .sheet(isPresented: $on) { Text("sheet") }
    .sheet(item: $person) { person in Text(person.name).presentationDetents([.medium]) }
    .sheet(isPresented: $on, onDismiss: save) { Text("x") }
    .fullScreenCover(isPresented: $on, onDismiss: { save() }, content: { Text("cover") })
    .popover(isPresented: $on) { Text("pop") }
    .alert("Title", isPresented: $on) { Button("OK", role: .cancel) {} }
    .alert(
      "Title \(count)",
      isPresented: $on,
      actions: { Button("Delete", role: .destructive, action: save) },
      message: { Text("m") }
    )
    .alert("For", isPresented: $on, presenting: person) { person in
      Button(person.name) {}
    } message: {
      Text($0.name)
    }
    .alert(isPresented: $on, error: error) { Button("x") {} }
    .confirmationDialog("Sure?", isPresented: $on, titleVisibility: .visible) {
      Button("Yes") { save() }
      Button("No", role: .cancel) {}
    } message: {
      Text("m")
    }
  }

  @ViewBuilder var controls: some View {
    Button("Save", action: save)
    Button("Async") { Task { await load() } }
    Button(action: save) { ViewRuntime.Label("Save", systemImage: "tray") }
    Button(action: { on = true }, label: { Text("x") })
    Button("Delete", systemImage: "trash", role: .destructive) { save() }
    Button(role: .destructive) {
      save()
    } label: {
      Text("x")
    }
    .buttonStyle(.borderedProminent).controlSize(.large).buttonStyle(FormsButtonStyle())
    .buttonStyle(.mine)
    Toggle("Sound", isOn: $on).toggleStyle(.switch).toggleStyle(FormsToggleStyle()).labelsHidden()
    Toggle(isOn: $on) { Text("x") }
    Slider(value: $value)
    Slider(value: $value, in: 0...1) { editing in on = editing }
    Slider(value: $value, in: 0...10, step: 1)
    Slider(value: $value, in: 0...1) {
      Text("v")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $value, in: 0...1, onEditingChanged: { _ in })
    Stepper("Count \(count)", value: $count, in: 0...10)
    Stepper("x", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
    Stepper(value: $count, in: 1...3) { Text("c") }
    Picker("FormsTheme", selection: $theme) {
      ForEach(FormsTheme.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    Picker("FormsTheme", selection: $optionalTheme) { Text("none").tag(FormsTheme?.none) }
      .pickerStyle(SegmentedPickerStyle())
    Picker(selection: $theme) {
      Text("a").tag(FormsTheme.light)
    } label: {
      Text("l")
    }
    Menu("More") {
      Button("a") {}
      Divider()
      Menu("b") { Button("c") {} }
    }
    Menu {
      Button("a") {}
    } label: {
      Image(systemName: "ellipsis")
    }
    Menu {
      Button("a") {}
    } label: {
      Text("m")
    } primaryAction: {
      save()
    }
    Text("x").contextMenu { Button("a") {} }.onTapGesture { save() }.onTapGesture(count: 2) {
      save()
    }
    Link("Site", destination: URL(filePath: "/"))
  }

  @ViewBuilder var fields: some View {
    TextField("Name", text: $text).textFieldStyle(.roundedBorder).focused($focused).onSubmit {
      save()
    }
    .keyboardType(.emailAddress).textContentType(.emailAddress).textInputAutocapitalization(.never)
    .autocorrectionDisabled().submitLabel(.done)
    TextField("Notes", text: $text, axis: .vertical).lineLimit(3)
    TextField("Name", text: $text, prompt: Text("p")).focused($field, equals: .light)
    TextField("Price", value: $price, format: .number)
    TextField("Price", value: $price, formatter: NumberFormatter())
    SecureField("Password", text: $text)
    TextEditor(text: $text)
  }

  @ViewBuilder var links: some View {
    NavigationLink("Settings", value: FormsRoute.settings)
    NavigationLink(value: FormsRoute.person(1)) { Text("p") }
    NavigationLink("Go") { Text("d") }
    NavigationLink {
      Text("d")
    } label: {
      Text("l")
    }
    NavigationLink(destination: Text("d")) { Text("l") }
    NavigationLink(destination: Text("d"), label: { Text("l") })
    TabView {
      Text("a").tabItem { ViewRuntime.Label("A", systemImage: "a") }
      Text("b").tabItem { Text("B") }
    }
    TabView(selection: $tab) {
      Text("a").tabItem { Text("A") }.tag(0)
      Text("b").tag(1).tabItem { Text("B") }
    }
    TabView(selection: $tab) {
      Tab("A", systemImage: "a", value: 0) { Text("a") }
      Tab("B", systemImage: "b", value: 1) { Text("b") }
    }
    TabView {
      Tab("A", systemImage: "a") { Text("a") }
      Tab("B", systemImage: "b") { Text("b") }
    }
    TabView { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(.page(indexDisplayMode: .never))
    NavigationView { Text("x").navigationTitle(Text("t")) }.navigationViewStyle(.stack)
    NavigationSplitView {
      Text("s")
    } detail: {
      Text("d")
    }
    NavigationStack(path: $routes) { Text("r") }
    Text("x").toolbar { ToolbarItem { EmptyView() } }
    Button("leave") { presentationMode.wrappedValue.dismiss() }
    Button("open") { openURL(URL(filePath: "/")) }
  }
}

struct FormsChild: View {
  @Binding var isOn: Bool
  var isFocused: FocusState<Bool>.Binding
  let action: () -> Void
  let mainAction: @MainActor () -> Void
  var body: some View {
    Button("x", action: action)
    Button("y", action: mainAction)
    Button("z") { action() }
    TextField("", text: .constant("")).focused(isFocused)
  }
}

final class FormsSettings: ObservableObject {
  @AppStorage("flag") var flag = false
  @Published var other = 1
}

@MainActor @Suite struct ControlsFormsTests {
  @Test func everyFormIsShown() {
    let tree = ControlsTree(FormsScreen())
    let roles = Set(tree.host.targets().map(\.semantics.role))
    #expect(roles.isSuperset(of: [.button, .toggle, .slider, .text, .image, .textField]))
    #expect(tree.trace.messages == [])
    tree.host.unmount()
  }
}
