import TraceModel

/// One SVG document while it is written.
///
/// What is referred to (gradients, clips, filters, symbols) is kept once,
/// numbered by first use.
struct SVGDocument {
  let writer: SVGWriter
  let list: DisplayList
  var body = ""
  private var definitions = ""
  private var identifiers: [String: String] = [:]

  init(writer: SVGWriter, list: DisplayList) {
    self.writer = writer
    self.list = list
  }

  /// The whole document.
  var text: String {
    let width = SVGNumber.text(list.size.width)
    let height = SVGNumber.text(list.size.height)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    text += " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    text += " font-family=\"\(SVGFont.standard)\" xml:space=\"preserve\">"
    if !definitions.isEmpty { text += "<defs>\(definitions)</defs>" }
    // The window's own background.
    text +=
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(list.isDark ? "#000" : "#fff")\"/>"
    return text + body + "</svg>"
  }

  mutating func add(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .leaf(let leaf): add(leaf)
      case .group(let group): add(group)
      }
    }
  }

  /// Writes items somewhere else than into the body.
  mutating func drawn(_ draw: (inout SVGDocument) -> Void) -> String {
    let outside = body
    body = ""
    draw(&self)
    defer { body = outside }
    return body
  }

  /// Defines an element once.
  ///
  /// - Parameters:
  ///   - element: Its name: `clipPath`.
  ///   - attributes: With a blank before each.
  ///   - content: What is in it.
  /// - Returns: What it is referred to by.
  mutating func define(_ element: String, _ attributes: String = "", _ content: String) -> String {
    let key = "\(element) \(attributes)>\(content)"
    if let known = identifiers[key] { return known }
    let identifier = "d\(identifiers.count)"
    identifiers[key] = identifier
    definitions += "<\(element) id=\"\(identifier)\"\(attributes)>\(content)</\(element)>"
    return identifier
  }
}
