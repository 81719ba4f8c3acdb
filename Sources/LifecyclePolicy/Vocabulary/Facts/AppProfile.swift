// What is known of an app: what its manifest declares, and what it does at run time.

/// An app, as far as the policy is concerned.
///
/// What an app declares is "no" unless given, but for `scenes`; what it does or is granted at run
/// time is unknown unless given.
public struct AppProfile: Sendable, Equatable {
  /// `UIBackgroundModes`.
  public var backgroundModes: Mask<BackgroundMode>
  /// `UIApplicationExitsOnSuspend`.
  public var exitsOnSuspend: Bool
  /// Whether the scene life cycle is adopted, in the manifest or in code. Where nobody said so (nil),
  /// it is assumed from 27.0 on, and not before.
  public var scenes: Bool?
  /// `UIApplicationSupportsMultipleScenes`.
  public var multipleScenes: Bool
  /// The SDK that the app is linked against; nil for the one that came with the OS asked for.
  public var linkedSDK: OSVersion?
  /// `MinimumOSVersion`.
  public var minimumOS: OSVersion?
  /// How many `BGTaskSchedulerPermittedIdentifiers` there are.
  public var permittedIdentifiers: UInt32
  /// What the user granted; nil where unknown.
  public var locationAuthorization: LocationAuthorization?
  /// Whether Core Bluetooth managers have a restoration identifier.
  public var restorationIdentifier: Fact
  /// `URLSessionConfiguration.sessionSendsLaunchEvents`.
  public var sessionSendsLaunchEvents: Fact
  /// Whether the app preserves and restores its interface.
  public var stateRestoration: Bool
  /// `NSLocationAlwaysAndWhenInUseUsageDescription`, or `NSLocationAlwaysUsageDescription`.
  public var alwaysUsageText: Bool
  /// `NSLocationWhenInUseUsageDescription`.
  public var whenInUseUsageText: Bool
  /// `NSMicrophoneUsageDescription`.
  public var microphoneUsageText: Bool
  /// How many declared modes Apple does not list.
  public var unknownModes: UInt32
  /// How many keys there are in which a build variable is left.
  public var placeholders: UInt32
  /// Whether the app held a `CLBackgroundActivitySession` when it last ran.
  public var backgroundActivitySession: Fact
  /// Whether the app held a `CLServiceSession` for Always authorization when it last ran.
  public var serviceSession: Fact
  /// Whether UIKit kept a session of the scene, or the interface that the app saved: not at a first
  /// launch, nor for a new window. Unknown is yes.
  public var interfaceKept: Fact
  /// Whether the app may use the camera beside other apps: to 15 its entitlement, from 16.0 on what it
  /// turned on in its capture session.
  public var multitaskingCamera: Fact

  public init(
    backgroundModes: Mask<BackgroundMode> = .none,
    exitsOnSuspend: Bool = false,
    scenes: Bool? = nil,
    multipleScenes: Bool = false,
    linkedSDK: OSVersion? = nil,
    minimumOS: OSVersion? = nil,
    permittedIdentifiers: UInt32 = 0,
    locationAuthorization: LocationAuthorization? = nil,
    restorationIdentifier: Fact = .unknown,
    sessionSendsLaunchEvents: Fact = .unknown,
    stateRestoration: Bool = false,
    alwaysUsageText: Bool = false,
    whenInUseUsageText: Bool = false,
    microphoneUsageText: Bool = false,
    unknownModes: UInt32 = 0,
    placeholders: UInt32 = 0,
    backgroundActivitySession: Fact = .unknown,
    serviceSession: Fact = .unknown,
    interfaceKept: Fact = .unknown,
    multitaskingCamera: Fact = .unknown
  ) {
    self.backgroundModes = backgroundModes
    self.exitsOnSuspend = exitsOnSuspend
    self.scenes = scenes
    self.multipleScenes = multipleScenes
    self.linkedSDK = linkedSDK
    self.minimumOS = minimumOS
    self.permittedIdentifiers = permittedIdentifiers
    self.locationAuthorization = locationAuthorization
    self.restorationIdentifier = restorationIdentifier
    self.sessionSendsLaunchEvents = sessionSendsLaunchEvents
    self.stateRestoration = stateRestoration
    self.alwaysUsageText = alwaysUsageText
    self.whenInUseUsageText = whenInUseUsageText
    self.microphoneUsageText = microphoneUsageText
    self.unknownModes = unknownModes
    self.placeholders = placeholders
    self.backgroundActivitySession = backgroundActivitySession
    self.serviceSession = serviceSession
    self.interfaceKept = interfaceKept
    self.multitaskingCamera = multitaskingCamera
  }
}
