import CRuntimeHooks
package import FoundationEssentials

/// What the app may see of time, chance and hashing, held to the workload's.
///
/// `docs/hermetic.md` lists what is held, how, and what cannot be.
package enum Hermetic {
  /// Holds dates, clocks, random numbers and UUIDs from now on.
  ///
  /// Virtual time stands at zero and moves with `VirtualLoop` only. The random
  /// stream starts at its first number.
  ///
  /// - Parameters:
  ///   - now: The date that the app sees at virtual time zero.
  ///   - seed: Start of the app's random stream.
  /// - Throws: When a mechanism does not work with the toolchain that the app
  ///   was built with; nothing is held then.
  package static func arm(now: Date, seed: UInt64) throws(ToolchainChanged) {
    let seconds = now.timeIntervalSince1970.rounded(.down)
    let nanoseconds = ((now.timeIntervalSince1970 - seconds) * 1e9).rounded()
    vt_set_virtual_now(0)
    let found = vt_hermetic_arm(Int64(seconds), Int64(nanoseconds), seed)
    do {
      try HermeticSelfTest(now: now, seed: seed, found: found).run()
    } catch {
      disarm()
      throw error
    }
    vt_random_seed(seed)
  }

  /// Gives the real clocks and the kernel's random numbers back.
  package static func disarm() { vt_hermetic_disarm() }

  package static var isArmed: Bool { vt_hermetic_is_armed() }

  /// How many 8-byte words the app has drawn from its random stream.
  package static var drawnRandomWords: UInt64 { vt_random_drawn() }
}
