// The facts about an app: declarations in its manifest, and run-time facts.

/// The facts about an app that matter to a policy.
///
/// Declarations other than `scenes` are "no" by default. Run-time facts are unknown by default.
public struct AppProfile: Sendable, Equatable {
  /// The kind of process that the profile describes.
  public var kind: ProcessKind
  /// `UIBackgroundModes`.
  public var backgroundModes: Mask<BackgroundMode>
  /// `UIApplicationExitsOnSuspend`.
  public var exitsOnSuspend: Bool
  /// The app adopts the scene life cycle, in the manifest or in code. If this is nil, the app is
  /// assumed to have scenes from 27.0 on, and not before.
  public var scenes: Bool?
  /// `UIApplicationSupportsMultipleScenes`.
  public var multipleScenes: Bool
  /// The SDK that the app is linked against; nil for the SDK of the OS in question.
  public var linkedSDK: OSVersion?
  /// `MinimumOSVersion`.
  public var minimumOS: OSVersion?
  /// The number of `BGTaskSchedulerPermittedIdentifiers`.
  public var permittedIdentifiers: UInt32
  /// The location authorization that the user granted; nil if it is unknown.
  public var locationAuthorization: LocationAuthorization?
  /// Core Bluetooth managers have a restoration identifier.
  public var restorationIdentifier: Fact
  /// `URLSessionConfiguration.sessionSendsLaunchEvents`.
  public var sessionSendsLaunchEvents: Fact
  /// The app preserves and restores its interface.
  public var stateRestoration: Bool
  /// `NSLocationAlwaysAndWhenInUseUsageDescription` or `NSLocationAlwaysUsageDescription` has a
  /// text.
  public var alwaysUsageText: Bool
  /// `NSLocationWhenInUseUsageDescription` has a text.
  public var whenInUseUsageText: Bool
  /// `NSMicrophoneUsageDescription` has a text.
  public var microphoneUsageText: Bool
  /// The number of declared modes that Apple does not list.
  public var unknownModes: UInt32
  /// The number of keys whose value has an unexpanded build variable.
  public var placeholders: UInt32
  /// The app had a `CLBackgroundActivitySession` when it last ran.
  public var backgroundActivitySession: Fact
  /// The app had a `CLServiceSession` for Always authorization when it last ran.
  public var serviceSession: Fact
  /// UIKit kept a session of the scene, or the interface that the app saved. At a first launch and
  /// for a new window, the fact is no. Unknown means yes.
  public var interfaceKept: Fact
  /// The app may use the camera while other apps are beside it. Up to iOS 15, the app's entitlement
  /// decides; from 16.0 on, a setting of its capture session decides.
  public var multitaskingCamera: Fact

  /// The conditions for which a default is used, because the profile does not give the SDK, the
  /// minimum OS, or whether the app has scenes.
  package var assumed: Mask<Condition> {
    var found: Mask<Condition> =
      linkedSDK == nil
      ? Mask(.multitaskingSDK, .callkitSDK, .sceneSDK, .pushkitSDK) : .none
    found.insert(.minimumOSMet, if: minimumOS == nil)
    found.insert(.scenesAdopted, if: scenes == nil)
    return found
  }

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
    multitaskingCamera: Fact = .unknown,
    kind: ProcessKind = .app
  ) {
    self.kind = kind
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

extension ProcessKind {
  /// True for an app and an App Clip, false for an app extension.
  package var isApp: Bool { self == .app || self == .appClip }
}
