import GalleryKit
import SwiftUI

/// A photo in small, and its title.
///
/// The thumbnail has the size and the corners that it is shown with, so that
/// nothing is scaled, clipped or drawn beside the screen.
struct PhotoRow: View {
  let photo: Photo
  @State private var thumbnail: String?

  init(photo: Photo) {
    self.photo = photo
    _thumbnail = State(initialValue: ThumbnailCache.shared.thumbnail(for: photo))
  }

  var body: some View {
    HStack(spacing: 12) {
      picture
        .frame(width: 120, height: 80)
      Text(photo.title)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .task {
      if thumbnail == nil { thumbnail = try? await ThumbnailCache.shared.load(photo) }
    }
  }

  @ViewBuilder private var picture: some View {
    if let thumbnail {
      Image(thumbnail)
    } else {
      RoundedRectangle(cornerRadius: 12).fill(Color(white: 0.9))
    }
  }
}
