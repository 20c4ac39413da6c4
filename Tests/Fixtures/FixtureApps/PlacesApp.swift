import Combine
import SwiftUI

/// Writes from everywhere that a write is made from; a test finds the marks.
struct PlacesApp: App {
  var body: some Scene {  // mark: body of PlacesApp
    WindowGroup { Panel() }
  }
}

@Observable private final class Ledger {
  var total = 0

  func add() {
    total += 1  // mark: observable
  }
}

private final class Account: ObservableObject {
  @Published var balance = 0

  func deposit() {
    balance = balance + 1  // mark: published
  }
}

private struct Panel: View {
  @State private var count = 0
  @State private var steps = 0
  @State private var isOn = false
  @State private var ledger = Ledger()
  @StateObject private var account = Account()

  var body: some View {  // mark: body of Panel
    VStack {
      Text("\(count) \(steps) \(isOn) \(ledger.total) \(account.balance)")
      Button("Closure") {
        count += 1  // mark: closure
      }
      Button("Method", action: advance)
      Child(isOn: $isOn)
      Button("Observable") { ledger.add() }
      Button("Published") { account.deposit() }
      Button("Later") {
        Task {
          try? await Task.sleep(for: .milliseconds(10))
          count += 1  // mark: task
        }
      }
    }
  }

  private func advance() {
    steps += 1  // mark: method
  }
}

private struct Child: View {
  @Binding var isOn: Bool

  var body: some View {  // mark: body of Child
    Button("Binding") {
      isOn.toggle()  // mark: binding
    }
    .modifier(Frame())
  }
}

private struct Frame: ViewModifier {
  func body(content: Content) -> some View {  // mark: body of Frame
    content.padding()
  }
}
