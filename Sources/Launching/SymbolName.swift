/// The module in which a demangled function was written.
///
/// `generic specialization <App.Row> of (extension in App):ViewRuntime.View.f()`
/// was written in `App`: an extension counts for its own module, and what is
/// said about a function (specialised, a closure in it, a witness for it)
/// leads to the function at the end.
///
/// - Returns: Nil where the text names no module, as for a thunk.
func moduleName(ofDemangled function: String) -> String? {
  var name = lastClause(of: function)
  // `static App.Row.make()`, `merged App.Row.body.getter`.
  while let gap = name.firstIndex(of: " "), !name[..<gap].contains(where: { ".(<".contains($0) }) {
    name = name[name.index(after: gap)...]
  }
  let mark = "(extension in "
  if name.hasPrefix(mark) { name = name.dropFirst(mark.count).prefix { $0 != ")" } }
  let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  return module.isEmpty || module.endIndex != name.endIndex && name[module.endIndex] != "."
    ? nil : String(module)
}

/// What follows the last ` in `, ` of ` or ` for ` that stands in no brackets.
private func lastClause(of text: String) -> Substring {
  var depth = 0
  var clause = text[...]
  var previous: Character = " "
  var index = text.startIndex
  while index < text.endIndex {
    let character = text[index]
    if "(<[".contains(character) { depth += 1 }
    // The head of an arrow closes nothing.
    if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
    if depth == 0, character == " " {
      for word in [" in ", " of ", " for "] where text[index...].hasPrefix(word) {
        clause = text[text.index(index, offsetBy: word.count)...]
      }
    }
    previous = character
    index = text.index(after: index)
  }
  return clause
}
