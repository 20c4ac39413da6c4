import Combine
import Foundation
import SwiftUI

/// Does what SwiftUI logs a message about, a thing a button.
struct MessagesApp: App {
  var body: some Scene {
    WindowGroup { Mistakes() }
  }
}

private struct Mistakes: View {
  @State private var shown = ""

  var body: some View {
    VStack {
      ForEach(
        [
          "State in body", "Publish in body", "Publish in thread", "Same ids", "Lazy ids",
          "Lazy row ids", "Range", "State", "Object", "Environment", "Focus", "Namespace",
          "Dimension", "Constraints", "Sheets", "Slow path",
        ],
        id: \.self
      ) { name in
        Button(name) { shown = name }
      }
      switch shown {
      case "State in body": WritesInBody()
      case "Publish in body": PublishesInBody()
      case "Publish in thread": PublishesInThread()
      case "Same ids": ForEach([1, 2, 2], id: \.self) { Text("\($0)") }
      case "Lazy ids": LazyVStack { ForEach([1, 2, 2], id: \.self) { Text("\($0)") } }
      case "Lazy row ids": LazyHStack { ForEach(["a", "a"], id: \.self) { Text($0) } }
      case "Range": ChangingRange()
      case "State", "Object", "Environment", "Focus", "Namespace": Readers(wrapper: shown)
      case "Dimension": Color.red.frame(width: -1, height: 10)
      case "Constraints": Color.red.frame(minWidth: 20, maxWidth: 10)
      case "Sheets": TwoSheets()
      case "Slow path": SlowRows()
      default: Text("nothing")
      }
    }
  }
}

private struct WritesInBody: View {
  @State private var count = 0

  var body: some View {
    let _ = { count = 5 }()
    Text("\(count)")
  }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct PublishesInBody: View {
  @StateObject private var counter = Counter()

  var body: some View {
    let _ = { if counter.count == 0 { counter.count = 1 } }()
    Text("\(counter.count)")
  }
}

private struct PublishesInThread: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Text("\(counter.count)")
      .onAppear {
        // Sound: the test waits for the thread before it looks.
        nonisolated(unsafe) let counter = counter
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          counter.count = 1
          done.signal()
        }
        done.wait()
      }
  }
}

private struct ChangingRange: View {
  @State private var count = 2

  var body: some View {
    ForEach(0..<count) { Text("\($0)") }
      .onAppear { count = 3 }
  }
}

/// Reads wrappers that no view has.
private struct Readers: View {
  let wrapper: String

  var body: some View {
    let _ = read()
    Text("read")
  }

  private func read() {
    switch wrapper {
    case "State": _ = State(initialValue: 1).projectedValue
    case "Object": _ = StateObject(wrappedValue: Counter()).wrappedValue
    case "Environment": _ = Environment(\.colorScheme).wrappedValue
    case "Focus": _ = FocusState<Bool>().wrappedValue
    default: _ = Namespace().wrappedValue
    }
  }
}

private struct TwoSheets: View {
  @State private var first = false
  @State private var second = false

  var body: some View {
    Text("sheets")
      .sheet(isPresented: $first) { Text("first") }
      .sheet(isPresented: $second) { Text("second") }
      .onAppear {
        first = true
        second = true
      }
  }
}

/// Rows of one view or of two: how many there are, only each row can tell.
private struct SlowRows: View {
  var body: some View {
    LazyVStack {
      ForEach([1, 2, 3], id: \.self) { number in
        if number > 1 { Text("\(number)") }
      }
    }
  }
}
