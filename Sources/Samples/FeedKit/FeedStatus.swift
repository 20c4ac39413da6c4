public import SwiftUI

/// What lies over the list while it has nothing to show.
public struct FeedStatus: View {
  private let phase: LoadPhase
  private let retry: @MainActor () async -> Void

  public init(phase: LoadPhase, retry: @escaping @MainActor () async -> Void) {
    self.phase = phase
    self.retry = retry
  }

  public var body: some View {
    switch phase {
    case .idle, .loaded:
      EmptyView()
    case .loading:
      ProgressView()
    case .empty:
      ContentUnavailableView("Nothing here yet", systemImage: "tray")
    case .failed(let message):
      VStack(spacing: 12) {
        Image(systemName: "wifi.slash")
          .font(.largeTitle)
        Text(message)
          .multilineTextAlignment(.center)
        Button("Try Again") {
          Task { await retry() }
        }
        .buttonStyle(.borderedProminent)
      }
      .foregroundStyle(.secondary)
      .padding()
    }
  }
}
