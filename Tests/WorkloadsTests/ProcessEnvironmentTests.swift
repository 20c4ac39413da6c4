import Foundation
import Testing
import Workloads

/// What an app's process sees instead of the machine's settings.
struct ProcessEnvironmentTests {
  @Test func everythingPointsIntoTheRunsOwnHome() {
    let workload = Workload(
      name: "x",
      environment: .init(locale: "zh_Hans_CN", timeZone: "Asia/Shanghai")
    )
    #expect(
      workload.processEnvironment(home: "/run/1") == [
        "HOME": "/run/1",
        "CFFIXED_USER_HOME": "/run/1",
        "XDG_CONFIG_HOME": "/run/1/.config",
        "XDG_CACHE_HOME": "/run/1/.cache",
        "XDG_DATA_HOME": "/run/1/.local/share",
        "TMPDIR": "/run/1/tmp",
        "TZ": "Asia/Shanghai",
        "LANG": "zh_CN.UTF-8",
        "LC_ALL": "C.UTF-8",
      ]
    )
  }

  @Test(arguments: [
    ("en_US", "en_US.UTF-8"), ("de-DE", "de_DE.UTF-8"), ("fr", "fr.UTF-8"),
    ("es_419", "es_419.UTF-8"), ("sr-Latn-RS", "sr_RS.UTF-8"),
  ])
  func languageIsSpelledAsTheCLibraryDoes(_ locale: String, _ expected: String) {
    let workload = Workload(name: "x", environment: .init(locale: locale))
    #expect(workload.processEnvironment(home: "/h")["LANG"] == expected)
  }

  @Test func namedFoldersAreListedParentsFirst() {
    let folders = Workload.processFolders(home: "/h")
    let named = Workload(name: "x").processEnvironment(home: "/h").values.filter {
      $0.hasPrefix("/h")
    }
    #expect(Set(named).isSubset(of: folders))
    for folder in folders.dropFirst() {
      let parent = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
      #expect(folders.firstIndex(of: parent).map { folders[$0...].contains(folder) } == true)
    }
  }

  @Test func defaultsBecomePropertyLists() throws {
    let value: Workload.DefaultsValue = ["on": true, "count": 3, "rate": 0.5, "names": ["a", "b"]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value.propertyListValue,
      format: .xml,
      options: 0
    )
    let read = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    )
    #expect(read["on"] as? Bool == true)
    #expect(read["count"] as? Int == 3)
    #expect(read["rate"] as? Double == 0.5)
    #expect(read["names"] as? [String] == ["a", "b"])
  }
}
