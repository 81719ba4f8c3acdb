// The ground on which a question is asked.

/// OS version, evidence profile, app and device.
///
/// The conditions that rules compare are worked out once, here; keep a context and ask it often.
public struct Context: Sendable {
  /// The version that rules are chosen for: `os`, or the newest known one if that is older.
  public let ruledOS: OSVersion
  /// Whether the OS asked for is newer than the rule set.
  public let isUnknownOS: Bool
  public let os: OSVersion
  public let profile: EvidenceProfile
  public private(set) var known: KnownConditions
  /// The versions and rows that `ruledOS` and `profile` choose.
  let era: Era
  /// The app's minimum, on which what is known changes by itself.
  let minimumOS: OSVersion?

  /// A context; `os` before 2.0 is answered as 2.0.
  @inline(__always)
  public init(
    os: OSVersion,
    profile: EvidenceProfile = .observed,
    app: AppProfile = AppProfile(),
    facts: DeviceFacts = .ordinary
  ) {
    self.init(os: os, profile: profile, app: app, device: KnownConditions(facts))
  }

  /// With the device's conditions, which do not change with the OS.
  @inline(__always)
  package init(os: OSVersion, profile: EvidenceProfile, app: AppProfile, device: KnownConditions) {
    self.os = os
    isUnknownOS = os > .newest
    ruledOS = os.ruled
    self.profile = profile
    era = Era(of: ruledOS, profile)
    minimumOS = app.minimumOS
    // As asked: an app can run on the first version that it is built for, known or not.
    known = KnownConditions(os: Swift.max(os, .oldest), app: app).union(device)
  }

  func adding(since: Mask<Since>) -> Context {
    var context = self
    context.known.add(since: since)
    return context
  }
}
