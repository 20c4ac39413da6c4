import GalleryKit
import SwiftUI

/// A photo in small, and its title.
struct PhotoRow: View {
  let photo: Photo
  @State private var picture: String?

  var body: some View {
    HStack(spacing: 12) {
      thumbnail
        .frame(width: 120, height: 80)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .shadow(radius: 4)
      Text(photo.title)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .task { picture = try? await PhotoServer.shared.original(of: photo) }
  }

  @ViewBuilder private var thumbnail: some View {
    if let picture {
      Image(picture).resizable().scaledToFill()
    } else {
      Color(white: 0.9)
    }
  }
}
