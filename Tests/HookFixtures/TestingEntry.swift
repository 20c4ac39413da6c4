import CRuntimeHooks
import Glibc

/// What the C constructor calls in place of ViewTraceTesting's entry.
@_cdecl("vt_testing_entry")
public func enterFixture() {
  let name = String(cString: getenv("VIEWTRACE_APP_TYPE"))
  let type: Any.Type? = _typeByName(name)
  print("entered before main")
  print("deterministic \(vt_hashing_is_deterministic()), type \(type.map { "\($0)" } ?? "none")")
  exit(5)
}

/// Found by its mangled name, which works once the image has told its types.
public struct NamedType {}
