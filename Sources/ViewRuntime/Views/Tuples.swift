// A table: one struct a number of children, since a parameter pack's metadata is
// looked up at run time and costs 35 to 50 ns for each row of a list
// (docs/decisions/0001-reconciler.md).

/// 2 views side by side.
@frozen public struct _Tuple2<V0: View, V1: View> {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1

  @inlinable init(_ v0: V0, _ v1: V1) {
    self.v0 = v0
    self.v1 = v1
  }
}

extension _Tuple2: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.child(V0.self, at: offset + _offset(\Self.v0, V0.self))
    builder.child(V1.self, at: offset + _offset(\Self.v1, V1.self))
  }
}

extension ViewBuilder {
  @inlinable public static func buildBlock<V0: View, V1: View>(
    _ v0: V0,
    _ v1: V1
  ) -> _Tuple2<V0, V1> {
    _Tuple2(v0, v1)
  }
}

/// 3 views side by side.
@frozen public struct _Tuple3<V0: View, V1: View, V2: View> {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2

  @inlinable init(_ v0: V0, _ v1: V1, _ v2: V2) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
  }
}

extension _Tuple3: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.child(V0.self, at: offset + _offset(\Self.v0, V0.self))
    builder.child(V1.self, at: offset + _offset(\Self.v1, V1.self))
    builder.child(V2.self, at: offset + _offset(\Self.v2, V2.self))
  }
}

extension ViewBuilder {
  @inlinable public static func buildBlock<V0: View, V1: View, V2: View>(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2
  ) -> _Tuple3<V0, V1, V2> {
    _Tuple3(v0, v1, v2)
  }
}

/// 4 views side by side.
@frozen public struct _Tuple4<V0: View, V1: View, V2: View, V3: View> {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3

  @inlinable init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
  }
}

extension _Tuple4: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.child(V0.self, at: offset + _offset(\Self.v0, V0.self))
    builder.child(V1.self, at: offset + _offset(\Self.v1, V1.self))
    builder.child(V2.self, at: offset + _offset(\Self.v2, V2.self))
    builder.child(V3.self, at: offset + _offset(\Self.v3, V3.self))
  }
}

extension ViewBuilder {
  @inlinable public static func buildBlock<V0: View, V1: View, V2: View, V3: View>(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3
  ) -> _Tuple4<V0, V1, V2, V3> {
    _Tuple4(v0, v1, v2, v3)
  }
}

/// 5 views side by side.
@frozen public struct _Tuple5<V0: View, V1: View, V2: View, V3: View, V4: View> {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4

  @inlinable init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
  }
}

extension _Tuple5: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.child(V0.self, at: offset + _offset(\Self.v0, V0.self))
    builder.child(V1.self, at: offset + _offset(\Self.v1, V1.self))
    builder.child(V2.self, at: offset + _offset(\Self.v2, V2.self))
    builder.child(V3.self, at: offset + _offset(\Self.v3, V3.self))
    builder.child(V4.self, at: offset + _offset(\Self.v4, V4.self))
  }
}

extension ViewBuilder {
  @inlinable public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View>(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4
  ) -> _Tuple5<V0, V1, V2, V3, V4> {
    _Tuple5(v0, v1, v2, v3, v4)
  }
}

/// 6 views side by side.
@frozen public struct _Tuple6<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View> {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4
  @usableFromInline let v5: V5

  @inlinable init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
  }
}

extension _Tuple6: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.child(V0.self, at: offset + _offset(\Self.v0, V0.self))
    builder.child(V1.self, at: offset + _offset(\Self.v1, V1.self))
    builder.child(V2.self, at: offset + _offset(\Self.v2, V2.self))
    builder.child(V3.self, at: offset + _offset(\Self.v3, V3.self))
    builder.child(V4.self, at: offset + _offset(\Self.v4, V4.self))
    builder.child(V5.self, at: offset + _offset(\Self.v5, V5.self))
  }
}

extension ViewBuilder {
  @inlinable
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View>(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5
  ) -> _Tuple6<V0, V1, V2, V3, V4, V5> {
    _Tuple6(v0, v1, v2, v3, v4, v5)
  }
}

/// 7 views side by side.
@frozen public struct _Tuple7<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View>
{
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4
  @usableFromInline let v5: V5
  @usableFromInline let v6: V6

  @inlinable init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
  }
}

extension _Tuple7: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.child(V0.self, at: offset + _offset(\Self.v0, V0.self))
    builder.child(V1.self, at: offset + _offset(\Self.v1, V1.self))
    builder.child(V2.self, at: offset + _offset(\Self.v2, V2.self))
    builder.child(V3.self, at: offset + _offset(\Self.v3, V3.self))
    builder.child(V4.self, at: offset + _offset(\Self.v4, V4.self))
    builder.child(V5.self, at: offset + _offset(\Self.v5, V5.self))
    builder.child(V6.self, at: offset + _offset(\Self.v6, V6.self))
  }
}

extension ViewBuilder {
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5,
    _ v6: V6
  ) -> _Tuple7<V0, V1, V2, V3, V4, V5, V6> {
    _Tuple7(v0, v1, v2, v3, v4, v5, v6)
  }
}

/// 8 views side by side.
@frozen
public struct _Tuple8<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View
> {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4
  @usableFromInline let v5: V5
  @usableFromInline let v6: V6
  @usableFromInline let v7: V7

  @inlinable init(_ v0: V0, _ v1: V1, _ v2: V2, _ v3: V3, _ v4: V4, _ v5: V5, _ v6: V6, _ v7: V7) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
  }
}

extension _Tuple8: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.child(V0.self, at: offset + _offset(\Self.v0, V0.self))
    builder.child(V1.self, at: offset + _offset(\Self.v1, V1.self))
    builder.child(V2.self, at: offset + _offset(\Self.v2, V2.self))
    builder.child(V3.self, at: offset + _offset(\Self.v3, V3.self))
    builder.child(V4.self, at: offset + _offset(\Self.v4, V4.self))
    builder.child(V5.self, at: offset + _offset(\Self.v5, V5.self))
    builder.child(V6.self, at: offset + _offset(\Self.v6, V6.self))
    builder.child(V7.self, at: offset + _offset(\Self.v7, V7.self))
  }
}

extension ViewBuilder {
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5,
    _ v6: V6,
    _ v7: V7
  ) -> _Tuple8<V0, V1, V2, V3, V4, V5, V6, V7> {
    _Tuple8(v0, v1, v2, v3, v4, v5, v6, v7)
  }
}

/// 9 views side by side.
@frozen
public struct _Tuple9<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View
> {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4
  @usableFromInline let v5: V5
  @usableFromInline let v6: V6
  @usableFromInline let v7: V7
  @usableFromInline let v8: V8

  @inlinable init(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5,
    _ v6: V6,
    _ v7: V7,
    _ v8: V8
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
    self.v8 = v8
  }
}

extension _Tuple9: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.child(V0.self, at: offset + _offset(\Self.v0, V0.self))
    builder.child(V1.self, at: offset + _offset(\Self.v1, V1.self))
    builder.child(V2.self, at: offset + _offset(\Self.v2, V2.self))
    builder.child(V3.self, at: offset + _offset(\Self.v3, V3.self))
    builder.child(V4.self, at: offset + _offset(\Self.v4, V4.self))
    builder.child(V5.self, at: offset + _offset(\Self.v5, V5.self))
    builder.child(V6.self, at: offset + _offset(\Self.v6, V6.self))
    builder.child(V7.self, at: offset + _offset(\Self.v7, V7.self))
    builder.child(V8.self, at: offset + _offset(\Self.v8, V8.self))
  }
}

extension ViewBuilder {
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5,
    _ v6: V6,
    _ v7: V7,
    _ v8: V8
  ) -> _Tuple9<V0, V1, V2, V3, V4, V5, V6, V7, V8> {
    _Tuple9(v0, v1, v2, v3, v4, v5, v6, v7, v8)
  }
}

/// 10 views side by side.
@frozen
public struct _Tuple10<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View
> {
  @usableFromInline let v0: V0
  @usableFromInline let v1: V1
  @usableFromInline let v2: V2
  @usableFromInline let v3: V3
  @usableFromInline let v4: V4
  @usableFromInline let v5: V5
  @usableFromInline let v6: V6
  @usableFromInline let v7: V7
  @usableFromInline let v8: V8
  @usableFromInline let v9: V9

  @inlinable init(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5,
    _ v6: V6,
    _ v7: V7,
    _ v8: V8,
    _ v9: V9
  ) {
    self.v0 = v0
    self.v1 = v1
    self.v2 = v2
    self.v3 = v3
    self.v4 = v4
    self.v5 = v5
    self.v6 = v6
    self.v7 = v7
    self.v8 = v8
    self.v9 = v9
  }
}

extension _Tuple10: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.child(V0.self, at: offset + _offset(\Self.v0, V0.self))
    builder.child(V1.self, at: offset + _offset(\Self.v1, V1.self))
    builder.child(V2.self, at: offset + _offset(\Self.v2, V2.self))
    builder.child(V3.self, at: offset + _offset(\Self.v3, V3.self))
    builder.child(V4.self, at: offset + _offset(\Self.v4, V4.self))
    builder.child(V5.self, at: offset + _offset(\Self.v5, V5.self))
    builder.child(V6.self, at: offset + _offset(\Self.v6, V6.self))
    builder.child(V7.self, at: offset + _offset(\Self.v7, V7.self))
    builder.child(V8.self, at: offset + _offset(\Self.v8, V8.self))
    builder.child(V9.self, at: offset + _offset(\Self.v9, V9.self))
  }
}

extension ViewBuilder {
  @inlinable
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View
  >(
    _ v0: V0,
    _ v1: V1,
    _ v2: V2,
    _ v3: V3,
    _ v4: V4,
    _ v5: V5,
    _ v6: V6,
    _ v7: V7,
    _ v8: V8,
    _ v9: V9
  ) -> _Tuple10<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9> {
    _Tuple10(v0, v1, v2, v3, v4, v5, v6, v7, v8, v9)
  }
}
