import TraceModel

extension Definitions {
  mutating func place(sink: any TraceSink) -> PlaceID { .none }
  mutating func bodyPlace(of type: TypeInfo, sink: any TraceSink) -> PlaceID { .none }
}
enum SymbolNames {
  static func property(ofGetter address: UInt) -> String? { nil }
}
