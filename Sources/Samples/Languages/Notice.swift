import SwiftUI

/// A notice of the library in one language.
struct Notice: Identifiable {
  let id: String
  let language: String
  let title: String
  let text: String
  /// Words of another script in between.
  let mixed: String
  var direction = LayoutDirection.leftToRight

  static let all = [english, chinese, arabic]

  private static let english = Notice(
    id: "en",
    language: "English",
    title: "The reading room moves",
    text: "From Monday on the reading room is on the second floor, beside the newspapers.",
    mixed: "In Chinese: 阅览室, in Arabic: قاعة القراءة"
  )
  private static let chinese = Notice(
    id: "zh",
    language: "中文",
    title: "阅览室搬迁通知",
    text: "从星期一起，阅览室搬到二楼报刊区旁边。请带好借书证，闭馆时间改为晚上九点。",
    mixed: "英文叫做 Reading Room，在 B 座 204 室"
  )
  private static let arabic = Notice(
    id: "ar",
    language: "العربية",
    title: "انتقال قاعة القراءة",
    text: "ابتداء من يوم الاثنين تكون قاعة القراءة في الطابق الثاني بجانب قسم الصحف.",
    mixed: "اسمها بالإنجليزية Reading Room في المبنى B رقم 204",
    direction: .rightToLeft
  )
}
