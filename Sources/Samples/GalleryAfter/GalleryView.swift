import GalleryKit
import SwiftUI

/// All photos, and how often the server was asked for one.
struct GalleryView: View {
  @State private var requests = 0

  var body: some View {
    VStack {
      HStack {
        Text("\(requests) requests")
        Button("Count") {
          Task { requests = await PhotoServer.shared.requests }
        }
      }
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(Photo.all) { PhotoRow(photo: $0) }
        }
        .padding()
      }
    }
  }
}

#Preview {
  GalleryView()
}
