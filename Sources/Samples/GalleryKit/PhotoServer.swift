/// Where the pictures come from; each request takes its time.
public actor PhotoServer {
  public static let shared = PhotoServer()

  /// How often it was asked.
  public private(set) var requests = 0

  /// The picture as the camera took it, 3000 by 2000 pixels.
  public func original(of photo: Photo) async throws -> String {
    try await picture(photo.scene, in: .milliseconds(120))
  }

  /// The picture as a row of 120 by 80 points shows it.
  public func thumbnail(of photo: Photo) async throws -> String {
    try await picture("\(photo.scene)-small", in: .milliseconds(40))
  }

  private func picture(_ name: String, in time: Duration) async throws -> String {
    requests += 1
    try await Task.sleep(for: time)
    return name
  }
}
