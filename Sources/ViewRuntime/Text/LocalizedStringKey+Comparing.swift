extension LocalizedStringKey {
  /// Whether it is certain, without putting either into words, that two keys
  /// show different words in the same place.
  ///
  /// It is certain where both are the same format, every part of which is
  /// shown, and one value alone is another one: what stands before and behind
  /// it is the same, so that the words differ as the value does. With two
  /// values it is not: 1 and 12 read like 11 and 2.
  ///
  /// - Returns: False where it takes the words to know.
  func certainlyDiffers(
    from other: LocalizedStringKey,
    _ table: TextTable?,
    in environment: TextEnvironment
  ) -> Bool {
    guard key == other.key, arguments.count == other.arguments.count,
      environment.letterCase == nil
    else { return false }
    var differences = 0
    for (old, new) in zip(arguments, other.arguments) {
      guard old.isShownByItsSpecifier, new.isShownByItsSpecifier else { return false }
      if old == new { continue }
      guard old.differsInWords(from: new) else { return false }
      differences += 1
    }
    // A translation may leave a value out, and Markdown may hide one.
    return differences == 1 && StringTables.shared.words(for: key, table) == key
      && !InlineMarkdown.mayBeMarked(key)
  }
}

extension LocalizedStringKey.Argument {
  /// Whether the specifier that it came with is the usual one, which is
  /// understood for sure and takes one value.
  fileprivate var isShownByItsSpecifier: Bool {
    switch self {
    case .string: true
    case .integer(_, let specifier), .unsigned(_, let specifier): specifier.isEmpty
    case .double, .text, .formatted: false
    }
  }

  /// Whether two values that are not equal have other words in every locale.
  fileprivate func differsInWords(from other: LocalizedStringKey.Argument) -> Bool {
    switch (self, other) {
    case (.string, .string), (.integer, .integer), (.unsigned, .unsigned): true
    default: false
    }
  }
}
