extension Workload {
  /// The environment variables that keep an app's process from seeing the machine's own settings.
  ///
  /// To be laid over the variables that the process inherits. The folders
  /// named in them are those of ``processFolders(home:)``; whoever starts the
  /// process creates them.
  ///
  /// `LC_ALL` is always `C.UTF-8`: other locales of the C library may not be
  /// installed, and then two machines would format differently. `LANG` says
  /// the workload's. Foundation's `Locale.current` follows neither on Linux
  /// (it is always `en_001`); views get the locale from their environment.
  ///
  /// - Parameter home: An empty folder for this run alone, as an absolute path.
  /// - Returns: Values by variable name.
  public func processEnvironment(home: String) -> [String: String] {
    [
      "HOME": home,
      "CFFIXED_USER_HOME": home,
      "XDG_CONFIG_HOME": home + "/.config",
      "XDG_CACHE_HOME": home + "/.cache",
      "XDG_DATA_HOME": home + "/.local/share",
      "TMPDIR": home + "/tmp",
      "TZ": environment.timeZone,
      "LANG": Self.cLocale(environment.locale),
      "LC_ALL": "C.UTF-8",
    ]
  }

  /// The folders that ``processEnvironment(home:)`` names, parents first.
  public static func processFolders(home: String) -> [String] {
    [
      home, home + "/.config", home + "/.cache", home + "/.local", home + "/.local/share",
      home + "/tmp",
    ]
  }

  /// `zh_Hans_CN` as the C library names it: `zh_CN.UTF-8`.
  private static func cLocale(_ identifier: String) -> String {
    let parts = identifier.split { $0 == "_" || $0 == "-" }
    let region = parts.dropFirst().first { part in
      part.count == 2 || (part.count == 3 && part.allSatisfy(\.isNumber))
    }
    return ([parts.first, region].compactMap { $0 }.joined(separator: "_")) + ".UTF-8"
  }
}
