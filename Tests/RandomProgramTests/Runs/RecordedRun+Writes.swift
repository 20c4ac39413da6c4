extension RecordedRun {
  /// A cause that no write stands behind; nil where all have theirs.
  ///
  /// What its parent gave it needs none: that has causes of its own.
  var causeWithoutWrite: String? {
    guard !isFirst else { return nil }
    return causes.first { cause in
      !writes.contains { Self.isReason($0, for: cause) } && cause != "@self"
    }
  }

  private static func isReason(_ write: String, for cause: String) -> Bool {
    switch cause {
    case "_bound": ["_a", "_b"].contains(write)
    case "_observed", "_owned": ["Store.p", "Store.q"].contains(write)
    case "_level": write == #"\.level"#
    case _ where cause.hasPrefix("\\"): write == cause.dropFirst()
    default: write == cause
    }
  }
}
