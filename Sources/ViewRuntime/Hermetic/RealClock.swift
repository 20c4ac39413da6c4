import CRuntimeHooks
package import TraceModel

/// The machine's own clocks, whatever time the app sees.
///
/// While a recording runs, `Date()` and `ContinuousClock` are the app's.
package enum RealClock {
  /// Since the machine started.
  package static var now: Nanoseconds { Nanoseconds(vt_real_now()) }

  /// Since 1970.
  package static var sinceEpoch: Nanoseconds { Nanoseconds(vt_real_epoch_now()) }
}
