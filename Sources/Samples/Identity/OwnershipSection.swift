import SwiftUI

/// Three views of a profile: one owns it, one is given it, one makes it anew
/// each time that it is initialised.
struct OwnershipSection: View {
  @StateObject private var shared = Profile(name: "Shared")
  @State private var refreshes = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Ownership")
        .font(.headline)
      Button("Refresh") { refreshes += 1 }
      Text("Refreshed \(refreshes) times")
      OwnedProfile(refreshes: refreshes)
      PassedProfile(profile: shared)
      UnownedProfile(refreshes: refreshes)
    }
  }
}

private struct OwnedProfile: View {
  let refreshes: Int
  @StateObject private var profile = Profile(name: "Owned")

  var body: some View {
    ProfileRow(profile: profile, action: "Rename owned")
  }
}

private struct PassedProfile: View {
  @ObservedObject var profile: Profile

  var body: some View {
    ProfileRow(profile: profile, action: "Rename passed")
  }
}

private struct UnownedProfile: View {
  let refreshes: Int
  @ObservedObject private var profile = Profile(name: "Unowned")

  init(refreshes: Int) {
    self.refreshes = refreshes
  }

  var body: some View {
    ProfileRow(profile: profile, action: "Rename unowned")
  }
}

private struct ProfileRow: View {
  @ObservedObject var profile: Profile
  let action: String

  var body: some View {
    HStack {
      Text(profile.name)
      Spacer()
      Button(action) { profile.name += "!" }
    }
  }
}

#Preview {
  OwnershipSection()
}
