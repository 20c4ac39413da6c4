import Testing
import TraceModel

@testable import Workloads

/// Moments and lengths of time.
struct TimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00.000000001Z", 1),
    ("1970-01-01T01:00:00+01:00", 0), ("1969-12-31T19:00:00-05:00", -1),
    ("2000-02-29T12:00:00Z", 951_825_600_000_000_000),
    ("2026-01-01T09:00:00Z", 1_767_258_000_000_000_000),
    ("2038-01-19T03:14:08Z", 2_147_483_648_000_000_000),
    ("2100-03-01T00:00:00Z", 4_107_542_400_000_000_000),
  ])
  func momentsAreCountedFrom1970(_ text: String, _ nanoseconds: Int64) throws {
    guard nanoseconds >= 0 else {
      #expect(throws: MomentFlaw.self) { try Workload.Moment(parsing: text) }
      return
    }
    #expect(try Workload.Moment(parsing: text).since1970 == Nanoseconds(nanoseconds))
  }

  @Test func everyDayReadsBackTheSame() throws {
    for day in stride(from: Int64(0), to: 84_000, by: 1) {
      let moment = Workload.Moment(since1970: Nanoseconds(day * 86_400_000_000_000 + 12_345))
      #expect(try Workload.Moment(parsing: moment.description) == moment)
    }
  }

  @Test(arguments: [
    ("2100-02-29T00:00:00Z", "2100-02 has no day 29"),
    ("2026-13-01T00:00:00Z", "there is no month 13"),
    ("2026-00-01T00:00:00Z", "there is no month 0"),
    ("2026-04-31T00:00:00Z", "2026-04 has no day 31"),
    ("2026-12-00T00:00:00Z", "2026-12 has no day 0"),
    ("2026-01-01T24:00:00Z", "there is no hour 24"),
    ("2026-01-01T00:60:00Z", "there is no minute 60"),
    ("2026-01-01T00:00:60Z", "there is no second 60"),
    ("2026-01-01", "'T' and a time of day is missing"),
    ("2026-1-1", "a month of two digits is missing"),
    ("2026-01-01T00:00Z", "':' and the seconds is missing"),
    ("9999-01-01T00:00:00Z", "the year is not from 1970 to 2200"),
    ("2026-01-01T00:00:00.Z", "a decimal after the point is missing"),
    ("2026-01-01T00:00:00.1234567890Z", "seconds have nine decimals at most"),
    ("2026-01-01T00:00:00Z ", "something follows the zone"),
    ("", "a year of four digits is missing"),
  ])
  func momentsThatAreNoneSayWhy(_ text: String, _ why: String) {
    let flaw = #expect(throws: MomentFlaw.self) { try Workload.Moment(parsing: text) }
    #expect(flaw?.why == why)
  }

  @Test(arguments: [
    ("0s", 0), ("400ms", 400_000_000), ("400 ms", 400_000_000), ("1.5s", 1_500_000_000),
    ("2min", 120_000_000_000), ("1h", 3_600_000_000_000), ("0.001ms", 1000), ("7us", 7000),
    ("7ns", 7),
    ("8784h", 31_622_400_000_000_000),
  ])
  func timesAreReadWithTheirUnit(_ text: String, _ nanoseconds: Int64) {
    #expect(TimeSpelling.time(text) == Nanoseconds(nanoseconds))
  }

  @Test(arguments: [
    "", "s", "1", "-1s", "+1s", "1e3s", ".5s", "5.s", "1.2.3s", "1  s", "1S", "8785h",
    "99999999999999999999h", "0x1s", "inf s", "١s",
  ])
  func whatIsNoTimeIsRefused(_ text: String) {
    #expect(TimeSpelling.time(text) == nil)
  }

  @Test(arguments: [
    (0, "0s"), (1, "1ns"), (1500, "1500ns"), (400_000_000, "400ms"), (1_500_000_000, "1500ms"),
    (60_000_000_000, "1min"), (90_000_000_000, "90s"), (7_200_000_000_000, "2h"),
  ])
  func timesAreWrittenInTheLargestWholeUnit(_ nanoseconds: Int64, _ text: String) {
    #expect(TimeSpelling.text(Nanoseconds(nanoseconds)) == text)
  }
}
