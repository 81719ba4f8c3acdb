// The context for which a policy is prepared.

/// An OS version, an evidence profile, an app and a device.
public struct Context: Sendable {
  /// The OS version. A version before 2.0 gets the answers for 2.0.
  public var os: OSVersion
  public var profile: EvidenceProfile
  public var app: AppProfile
  public var facts: DeviceFacts

  public init(
    os: OSVersion, profile: EvidenceProfile = .observed, app: AppProfile = AppProfile(),
    facts: DeviceFacts = .ordinary
  ) {
    self.os = os
    self.profile = profile
    self.app = app
    self.facts = facts
  }
}
