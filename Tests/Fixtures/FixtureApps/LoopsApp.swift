import Combine
import SwiftUI

/// Goes round in circles, in each of the ways in which an app does.
struct LoopsApp: App {
  var body: some Scene {
    WindowGroup { Loops() }
  }
}

private struct Loops: View {
  @State private var shown = ""

  var body: some View {
    VStack {
      ForEach(
        [
          "Change", "Pair", "Publisher", "Preference", "Geometry", "Growth", "Branches", "Body",
          "Own body", "Published", "Path", "Page", "Tasks", "Blocks", "Rows",
        ],
        id: \.self
      ) { name in
        Button(name) { shown = name }
      }
      switch shown {
      case "Change": ChangeLoop()
      case "Pair": PairLoop()
      case "Publisher": PublisherLoop()
      case "Preference": PreferenceLoop()
      case "Geometry": GeometryLoop()
      case "Growth": GrowthLoop()
      case "Branches": BranchLoop()
      case "Body": BodyLoop()
      case "Own body": OwnBody()
      case "Published": PublishedLoop()
      case "Path": PathLoop()
      case "Page": PageLoop()
      case "Tasks": TaskLoop()
      case "Blocks": BlockLoop()
      case "Rows": GrowingRows()
      default: Text("nothing")
      }
    }
  }
}

private struct ChangeLoop: View {
  @State private var count = 0

  var body: some View {
    Button("Go") { count += 1 }
      .onChange(of: count) { count += 1 }
  }
}

private struct PairLoop: View {
  @State private var number = 0
  @State private var text = ""

  var body: some View {
    Button("Go") { number += 1 }
      .onChange(of: number) { text += "." }
      .onChange(of: text) { number += 1 }
  }
}

/// Each body makes a publisher of its own, which sends at once.
private struct PublisherLoop: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onReceive(Just(count)) { count = $0 + 1 }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// The more it is told, the wider it gets.
private struct PreferenceLoop: View {
  @State private var width: CGFloat = 10

  var body: some View {
    VStack {
      Button("Go") { width = 20 }
      Color.red
        .frame(width: width, height: 10)
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
          }
        )
        .onPreferenceChange(WidthKey.self) { if $0 > 10 { width = $0 + 10 } }
    }
  }
}

/// Goes to and fro between two widths.
private struct GeometryLoop: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red
      .frame(width: width, height: 10)
      .onGeometryChange(
        for: CGFloat.self,
        of: { $0.size.width },
        action: { width = $0 == 10 ? 20 : 10 }
      )
  }
}

private struct GrowthLoop: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red
      .frame(width: width, height: 10)
      .onGeometryChange(
        for: CGFloat.self,
        of: { $0.size.width },
        action: { width = $0 + 1 }
      )
  }
}

private struct BranchLoop: View {
  @State private var isFirst = true

  var body: some View {
    if isFirst {
      First().onAppear { isFirst = false }
    } else {
      Second(isFirst: $isFirst)
    }
  }
}

private struct First: View {
  var body: some View { Text("first") }
}

private struct Second: View {
  @Binding var isFirst: Bool

  var body: some View {
    Text("second").onAppear { isFirst = true }
  }
}

@Observable private final class Visits {
  var left = 0
  var right = 0
  var own = 0
}

/// Two bodies that each write what the other one reads.
private struct BodyLoop: View {
  @State private var visits = Visits()

  var body: some View {
    VStack {
      Left(visits: visits)
      Right(visits: visits)
    }
  }
}

private struct Left: View {
  let visits: Visits

  var body: some View {
    let _ = { visits.right = visits.left + 1 }()
    Text("left")
  }
}

private struct Right: View {
  let visits: Visits

  var body: some View {
    let _ = { visits.left = visits.right + 1 }()
    Text("right")
  }
}

/// No loop: what a body reads is followed only once it has run.
private struct OwnBody: View {
  @State private var visits = Visits()

  var body: some View {
    let _ = { visits.own += 1 }()
    Text("\(visits.own)")
  }
}

private final class Hits: ObservableObject {
  @Published var count = 0
}

private struct PublishedLoop: View {
  @StateObject private var hits = Hits()

  var body: some View {
    let _ = { hits.count += 1 }()
    Text("\(hits.count)")
  }
}

private struct PathLoop: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("root")
        .onAppear { path = [1] }
        .navigationDestination(for: Int.self) { _ in
          Text("page").onAppear { path = [] }
        }
    }
  }
}

private struct PageLoop: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Text("root")
        .onAppear { isShown = true }
        .navigationDestination(isPresented: $isShown) {
          Text("page").onAppear { isShown = false }
        }
    }
  }
}

/// A task a frame: each begins anew.
private struct TaskLoop: View {
  @State private var isFirst = true

  var body: some View {
    if isFirst {
      First().task { isFirst = false }
    } else {
      First().task { isFirst = true }
    }
  }
}

private struct BlockLoop: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onAppear { DispatchQueue.main.async { count += 1 } }
      .onChange(of: count) { DispatchQueue.main.async { count += 1 } }
  }
}

/// No loop, though it takes more passes than a frame has: each row that appears
/// asks for one more, until there are 30.
private struct GrowingRows: View {
  @State private var rows = 1

  var body: some View {
    ForEach(0..<rows, id: \.self) { index in
      Color.clear
        .frame(height: 1)
        .onAppear { if index + 1 == rows, rows < 30 { rows += 1 } }
    }
  }
}
