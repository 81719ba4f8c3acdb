// Checks that versions up to the newest that the rule set knows get answers, and that later
// versions are unknown.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct UnknownOSTests {
  /// Every major version from 2, each with several minor versions and with the least and greatest
  /// patch.
  private static let versions: [OSVersion] = (UInt8(2)...255).flatMap { major in
    [0, 1, 4, 9, 255].flatMap { minor in [0, 255].map { OSVersion(major, minor, $0) } }
  }

  @Test func onlyWhatIsPastTheNewestIsUnknown() async {
    let profiles = Array(EvidenceProfile.allCases)
    await gather("versions that there are, and that there are not", profiles) { profile, findings in
      var generator = SeededGenerator(seed: UInt64(profile.rawValue))
      let questions = AnyQuestion.some(16, &generator)
      for world in [World.favourable, World.favourable.being(.scenes)] {
        let newest = policy(world.context(.newest, profile))
        let wanted = questions.map { $0.ruling(by: newest).newestVerdict }
        let summaries = questions.map { $0.summary(by: newest).withoutVerdict }
        for os in Self.versions {
          let policy = policy(world.context(os, profile))
          for (question, (wanted, summary)) in zip(questions, zip(wanted, summaries)) {
            let ruling = question.ruling(by: policy)
            let (verdict, newest) = (ruling.verdict, ruling.newestVerdict)
            var place: String { "iOS \(os) \(profile.name) \(question): \(verdict.name)" }
            findings.count()
            if os <= .newest {
              findings.check(verdict != .unknownOS, "\(place), but it is known")
              findings.check(verdict == newest, "\(place): newest \(newest.name)")
            } else {
              findings.check(verdict == .unknownOS, "\(place), but it is past the newest")
              findings.check(newest == wanted, "\(place): \(newest.name), newest \(wanted.name)")
            }
            // The whole answer is compared only on the first version that is not known and on the
            // last possible version.
            guard os == .unknown || os == OSVersion(255, 255, 255) else { continue }
            let found = question.summary(by: policy).withoutVerdict
            findings.check(found == summary, "\(place): \(found), newest \(summary)")
          }
        }
      }
    }
  }
}

extension UnknownOSTests {
  /// The minimum version of an app is compared with the version in the question, even if the rule
  /// set does not know that version.
  @Test func theMinimumIsComparedWithTheVersionAsked() {
    let major = OSVersion.newest.major
    let minimums = [OSVersion(major), .newest, .unknown, OSVersion(major + 1, 1), OSVersion(99)]
    let versions = [OSVersion(major - 1, 4)] + minimums
    for profile in [EvidenceProfile.documented, .observed] {
      for minimum in minimums {
        for os in versions + [OSVersion(255, 255, 255)] {
          let app = AppProfile(scenes: true, minimumOS: minimum)
          let answer = policy(Context(os: os, profile: profile, app: app)).manifest()
          #expect((answer.newestVerdict == .allowed) == (minimum <= os), "\(minimum) on \(os)")
        }
      }
    }
    // A version before the first version with apps gets the answers of that first version.
    let app = AppProfile(minimumOS: .oldest)
    #expect(policy(Context(os: OSVersion(1), app: app)).manifest().newestVerdict == .allowed)
  }
}

extension String {
  /// The text of an answer without the verdict. Nothing but the verdict shows that the version is
  /// unknown.
  fileprivate var withoutVerdict: String {
    replacing(#/\b_given: [A-Za-z.<>]+\(projectedValue: [0-9]+\)/#, with: "")
  }
}
