// The facts about the device at the moment of a question.

/// Facts about the device. An answer that depends on an unknown fact is conditional.
public struct DeviceFacts: Sendable, Equatable {
  public var idiom: Idiom?
  public var simulator: Fact = .unknown
  public var hardwareMultitasking: Fact = .unknown
  public var cellular: Fact = .unknown
  public var passcode: Fact = .unknown
  /// The device has been unlocked at least once since boot.
  public var firstUnlockDone: Fact = .unknown
  public var backgroundAppRefresh: Fact = .unknown
  public var lowPowerMode: Fact = .unknown
  public var charging: Fact = .unknown
  public var debuggerAttached: Fact = .unknown
  /// The number of apps that fit side by side in the foreground, 1 to 8; 0 if it is unknown.
  public var foregroundSlots: UInt32 = 0
  /// Bluetooth is turned off in Settings.
  public var bluetoothOff: Fact = .unknown
  public var bluetoothOffInControlCenter: Fact = .unknown
  /// Airplane mode was toggled without turning Bluetooth off.
  public var airplaneMode: Fact = .unknown
  /// AccessorySetupKit was used to set up accessories.
  public var accessorySetupKit: Fact = .unknown
  /// This is an option: the force-quit flag survives a reboot. Unknown means no.
  public var forceQuitSurvivesReboot: Fact = .unknown
  /// This is an option: region monitoring ends at a reboot. Unknown means no.
  public var regionsEndAtReboot: Fact = .unknown
  /// The device is locked now.
  public var deviceLocked: Fact = .unknown

  /// Creates a device about which nothing is known.
  public init() {}

  /// The ordinary device: a phone, not a simulator, with multitasking, a cellular radio and one app
  /// in the foreground, but without a passcode. It has been unlocked since boot, and is not locked
  /// now. Background App Refresh and Bluetooth are on, Low Power Mode and airplane mode are off, no
  /// debugger is attached, and AccessorySetupKit was not used. The two options are "no". It is
  /// unknown whether the device is charging.
  public static var ordinary: DeviceFacts {
    var facts = DeviceFacts()
    facts.idiom = .phone
    facts.simulator = .no
    facts.hardwareMultitasking = .yes
    facts.cellular = .yes
    facts.passcode = .no
    facts.firstUnlockDone = .yes
    facts.backgroundAppRefresh = .yes
    facts.lowPowerMode = .no
    facts.debuggerAttached = .no
    facts.foregroundSlots = 1
    facts.bluetoothOff = .no
    facts.bluetoothOffInControlCenter = .no
    facts.airplaneMode = .no
    facts.accessorySetupKit = .no
    facts.forceQuitSurvivesReboot = .no
    facts.regionsEndAtReboot = .no
    facts.deviceLocked = .no
    return facts
  }
}
