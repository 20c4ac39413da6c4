/// What accessibility modifiers say of a view.
public struct _AccessibilityModifier: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case label(Text)
    case value(Text)
    case hint(Text)
    case identifier(String)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case inputLabels([Text])
    case sortPriority(Double)
    case heading
  }

  let kind: Kind
}

extension _AccessibilityModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { AccessibilityElement() }
}

private final class AccessibilityElement: Element {
  init() { super.init(TypeInfo.of(_AccessibilityModifier.self)) }

  override func describe(_ semantics: inout Semantics, _ node: NodeReference) {
    func words(_ text: Text) -> String { text.words(in: TextEnvironment.of(node)) }
    // Inner modifiers come first and hold against outer ones.
    switch node.value(as: _AccessibilityModifier.self).kind {
    case .label(let text):
      if semantics.isLabelSet { return }
      semantics.label = words(text)
      semantics.isLabelSet = true
    case .value(let text): semantics.value = semantics.value ?? words(text)
    case .identifier(let name): semantics.identifier = semantics.identifier ?? name
    case .hidden(let isHidden): if isHidden { semantics.isHidden = true }
    case .hint, .addTraits, .removeTraits, .inputLabels, .sortPriority, .heading: break
    }
  }
}

/// What a view is to somebody who uses it without seeing it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var raw: UInt32
  public init() { raw = 0 }
  private init(_ bit: UInt32) { raw = 1 << bit }

  public static let isButton = AccessibilityTraits(0)
  public static let isHeader = AccessibilityTraits(1)
  public static let isSelected = AccessibilityTraits(2)
  public static let isLink = AccessibilityTraits(3)
  public static let isSearchField = AccessibilityTraits(4)
  public static let isImage = AccessibilityTraits(5)
  public static let playsSound = AccessibilityTraits(6)
  public static let isKeyboardKey = AccessibilityTraits(7)
  public static let isStaticText = AccessibilityTraits(8)
  public static let isSummaryElement = AccessibilityTraits(9)
  public static let updatesFrequently = AccessibilityTraits(10)
  public static let startsMediaSession = AccessibilityTraits(11)
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  public static let causesPageTurn = AccessibilityTraits(13)
  public static let isModal = AccessibilityTraits(14)
  public static let isToggle = AccessibilityTraits(15)
  public static let isTabBar = AccessibilityTraits(16)

  public func contains(_ member: Self) -> Bool { raw & member.raw == member.raw }
  public func union(_ other: Self) -> Self { with(raw | other.raw) }
  public func intersection(_ other: Self) -> Self { with(raw & other.raw) }
  public func symmetricDifference(_ other: Self) -> Self { with(raw ^ other.raw) }
  public mutating func formUnion(_ other: Self) { raw |= other.raw }
  public mutating func formIntersection(_ other: Self) { raw &= other.raw }
  public mutating func formSymmetricDifference(_ other: Self) { raw ^= other.raw }

  @discardableResult public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    raw |= newMember.raw
    return (isNew, newMember)
  }

  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let removed = raw & member.raw
    raw &= ~member.raw
    return removed == 0 ? nil : with(removed)
  }

  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    let old = contains(newMember)
    raw |= newMember.raw
    return old ? newMember : nil
  }

  private func with(_ raw: UInt32) -> Self {
    var traits = Self()
    traits.raw = raw
    return traits
  }
}

extension View {
  nonisolated private func accessible(
    _ kind: _AccessibilityModifier.Kind
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    modifier(_AccessibilityModifier(kind: kind))
  }

  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.label(label)) }

  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.label(Text(labelKey))) }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.label(Text(label))) }

  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.value(valueDescription)) }

  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.value(Text(valueKey))) }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.value(Text(value))) }

  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.hint(hint)) }

  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.hint(Text(hintKey))) }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.hint(Text(hint))) }

  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.identifier(identifier)) }

  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.hidden(hidden)) }

  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.addTraits(traits)) }

  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.removeTraits(traits)) }

  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.sortPriority(sortPriority)) }

  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.inputLabels(inputLabels)) }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessible(.inputLabels(inputLabels.map { Text($0) }))
  }

  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.heading) }

  /// Makes one accessible element of the views in this one.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(_AccessibilityElementModifier(children: children))
  }
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

/// What becomes of the views in an accessible element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: UInt8
  public static let ignore = AccessibilityChildBehavior(number: 0)
  public static let contain = AccessibilityChildBehavior(number: 1)
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// One accessible element made of several views.
public struct _AccessibilityElementModifier: Equatable, Sendable {
  let children: AccessibilityChildBehavior
}

extension _AccessibilityElementModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { AccessibilityGroupElement() }
}

private final class AccessibilityGroupElement: Element {
  init() { super.init(TypeInfo.of(_AccessibilityElementModifier.self)) }

  override nonisolated var layoutRole: LayoutRole { .modifier }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { PassthroughRule() }

  override func semantics(_ node: NodeReference) -> Semantics? {
    switch node.value(as: _AccessibilityElementModifier.self).children {
    case .combine: Semantics(.other, label: node.innerText)
    case .ignore: Semantics(.other)
    default: nil
    }
  }
}
