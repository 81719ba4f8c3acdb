// What holds in every state that a device can be brought to.

import Testing

@testable import LifecyclePolicy

@Suite struct DeviceExplorationTests {
  @Test(arguments: [Guest.prompt, .slow])
  func oneApp(_ guest: Guest) {
    for era in Era.all {
      for profile in [EvidenceProfile.observed, .documented] {
        var era = era
        era.profile = profile
        let found = explore(era, apps: 1, guest, depth: 4)
        print(
          "\(era.name), \(profile.name), \(guest): \(found.states) states, \(found.edges) edges")
        for failure in found.failures.values { print("   ", failure) }
        #expect(found.failures.isEmpty)
      }
    }
  }

  @Test(arguments: [Guest.prompt, .slow])
  func twoApps(_ guest: Guest) {
    for era in Era.all {
      let found = explore(era, apps: 2, guest, depth: 3)
      print("\(era.name), two apps, \(guest): \(found.states) states, \(found.edges) edges")
      for failure in found.failures.values { print("   ", failure) }
      #expect(found.failures.isEmpty)
    }
  }
}
