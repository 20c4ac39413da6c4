public import Foundation

/// Chooses a date.
///
/// A workload types the date into it, as ISO 8601: `2026-11-30` or
/// `2026-11-30T12:00:00Z`.
public struct DatePicker<Label: View> {
  let behavior: _DateBehavior
  let label: Label
}

/// What a date picker reads and writes.
struct _DateBehavior {
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>
  let components: DatePickerComponents
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

extension DatePicker {
  public typealias Components = DatePickerComponents
}

extension DatePicker: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(DateElement(), at: offset + _offset(\Self.behavior, _DateBehavior.self)) {
      Label._make(builder, at: offset + _offset(\Self.label, Label.self))
    }
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  nonisolated public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  fileprivate init(
    _ selection: Binding<Date>,
    _ bounds: ClosedRange<Date>,
    _ components: Components,
    _ label: Label
  ) {
    behavior = _DateBehavior(selection: selection, bounds: bounds, components: components)
    self.label = label
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, Text(title))
  }
}

private final class DateElement: ValueElement<_DateBehavior, Date> {
  override func read(_ own: _DateBehavior) -> Date { own.selection.wrappedValue }

  override func looksAlike(_ old: _DateBehavior, _ new: _DateBehavior) -> Bool {
    old.components == new.components && old.bounds == new.bounds
  }

  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    let components = own(node).components
    let date: CGFloat = components.contains(.date) ? 122 : 0
    let time: CGFloat = components.contains(.hourAndMinute) ? 86 : 0
    return LabeledControlRule(
      control: ControlExtent(width: date + time, height: 35),
      hidesLabel: node.environment.labelsHidden
    )
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    guard let date = state(node)?.shown else { return }
    let environment = drawing.environment
    func text(_ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle)
      -> String
    {
      date.formatted(
        Date.FormatStyle(
          date: day,
          time: time,
          locale: environment.locale,
          calendar: environment.calendar,
          timeZone: environment.timeZone
        )
      )
    }
    let components = own(node).components
    var texts: [String] = []
    if components.contains(.date) { texts.append(text(date, .abbreviated, .omitted)) }
    if components.contains(.hourAndMinute) { texts.append(text(date, .omitted, .shortened)) }
    drawing.dateFields(texts)
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    var semantics = Semantics(.picker, label: node.innerText)
    semantics.isEnabled = node.environment.isEnabled
    semantics.value = state(node).map { $0.shown.formatted(.iso8601) }
    semantics.setText = { [self] text in
      guard node.isAlive, let date = Self.date(text) else { return }
      let behavior = own(node)
      behavior.selection.wrappedValue = min(
        max(date, behavior.bounds.lowerBound),
        behavior.bounds.upperBound
      )
    }
    return semantics
  }

  /// The date at the end of what was typed behind the old one; nil while it is
  /// not complete.
  private static func date(_ text: String) -> Date? {
    let day = Date.ISO8601FormatStyle().year().month().day()
    return (try? Date(String(text.suffix(20)), strategy: .iso8601))
      ?? (try? Date(String(text.suffix(10)), strategy: day))
  }
}

/// How date pickers are shown; on a screen without fingers all look alike.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

public struct DefaultDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { nonisolated public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
