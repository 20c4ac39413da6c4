/// Names of environment keys for the trace: `\.colorScheme`.
///
/// A key path prints the address of its getter on Linux, so a name is found
/// once: for a subscripted or computed key by its symbol, else by its value's
/// type.
enum EnvironmentKeyNames {
  static func name(of keyPath: AnyKeyPath) -> String {
    let text = "\(keyPath)"
    guard let open = text.range(of: "<computed 0x") else {
      return text.replacing("\\EnvironmentValues.", with: "\\.")
    }
    let digits = text[open.upperBound...].prefix { $0.isHexDigit }
    if let address = UInt(digits, radix: 16), let name = SymbolNames.property(ofGetter: address) {
      return "\\." + name
    }
    return "\\.<\(TypeInfo.of(type(of: keyPath).valueType).name)>"
  }
}
