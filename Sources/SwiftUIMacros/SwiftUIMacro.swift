/// The macros of this plug-in, by the type names in `Sources/SwiftUI/Macros.swift`.
enum SwiftUIMacro {
  static func expand(_ request: FreestandingRequest) throws(MacroMistake) -> String {
    switch request.macro.typeName {
    case "PreviewMacro": return PreviewMacro.expand(request)
    case let name: throw MacroMistake(.unknownMacro(name), offset: 0)
    }
  }

  static func expand(_ request: AttachedRequest) throws(MacroMistake) -> String {
    switch request.macro.typeName {
    case "EntryMacro": return try EntryMacro.expand(request)
    case "EntryDefaultValueMacro": return try EntryDefaultValueMacro.expand(request)
    case "PreviewableMacro": return try PreviewableMacro.expand(request)
    // Declared as unavailable: the compiler has said why.
    case "UnavailableMacro": return ""
    case let name: throw MacroMistake(.unknownMacro(name), offset: 0)
    }
  }
}

/// A wrong use of a macro, told at a place of the declaration.
struct MacroMistake: Error, Equatable, CustomStringConvertible {
  enum Problem: Equatable {
    case unknownMacro(String)
    case entryNotOnVariable
    case entryOutsideOfValues(found: String?)
    case entryNotSupportedYet(String)
    case entryIsNotOptional(String)
    case entryIsConstant(String)
    case entryHasModifier(String, name: String)
    case entryHasAccessors(String)
    case entryHasNoValue(String)
    case previewableOutsideOfPreview
    case previewableNotOnVariable
  }

  let problem: Problem
  /// In bytes from the start of the declaration's source.
  let offset: Int

  init(_ problem: Problem, offset: Int) {
    self.problem = problem
    self.offset = offset
  }

  var description: String {
    switch problem {
    case .unknownMacro(let name):
      "this version of the SwiftUI macros has no '\(name)'; build the package again from clean"
    case .entryNotOnVariable:
      "'@Entry' goes on a variable with a name, such as '@Entry var spacing: Double = 8'"
    case .entryOutsideOfValues(let found):
      "'@Entry' goes on a variable in an extension of EnvironmentValues, Transaction or "
        + "FocusedValues"
        + (found.map { ", not of \($0)" } ?? "")
    case .entryNotSupportedYet(let container):
      "'@Entry' in \(container) is not supported yet; in EnvironmentValues it is"
    case .entryIsNotOptional(let name):
      "'@Entry' in FocusedValues needs an optional type: write 'var \(name): …?'"
    case .entryIsConstant(let name):
      "'@Entry' needs a variable, because views set it: write 'var \(name)'"
    case .entryHasModifier(let modifier, let name):
      "'@Entry' cannot make '\(name)' \(modifier): its value stands in the environment"
    case .entryHasAccessors(let name):
      "'@Entry' writes the accessors of '\(name)' itself: take away those in braces"
    case .entryHasNoValue(let name):
      "'@Entry' needs a default value for '\(name)', which is not optional"
    case .previewableOutsideOfPreview:
      "'@Previewable' goes on a variable directly in the body of '#Preview'"
    case .previewableNotOnVariable:
      "'@Previewable' goes on a variable, such as '@Previewable @State var isOn = true'"
    }
  }
}
