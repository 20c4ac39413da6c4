import FeedKit
import SwiftUI

struct CommentList: View {
  let comments: [CommentItem]

  var body: some View {
    ForEach(comments) { comment in
      CommentRow(comment: comment)
    }
  }
}

private struct CommentRow: View {
  let comment: CommentItem

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(comment.byline)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(comment.text)
    }
  }
}
