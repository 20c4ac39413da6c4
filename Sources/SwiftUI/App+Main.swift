import Recording

extension App {
  /// Starts the app: hands over to the recording that its process is part of.
  public static func main() {
    MainActor.assumeIsolated { Recording.start(Self.self) }
  }
}
