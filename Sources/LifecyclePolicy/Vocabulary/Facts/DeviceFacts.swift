// What is known of the device at the moment of a question.

/// Facts about the device; an answer that turns on an unknown one is conditional.
public struct DeviceFacts: Sendable, Equatable {
  public var idiom: Idiom?
  public var simulator: Fact = .unknown
  public var hardwareMultitasking: Fact = .unknown
  public var cellular: Fact = .unknown
  public var passcode: Fact = .unknown
  /// Unlocked at least once since boot.
  public var firstUnlockDone: Fact = .unknown
  public var backgroundAppRefresh: Fact = .unknown
  public var lowPowerMode: Fact = .unknown
  public var charging: Fact = .unknown
  public var debuggerAttached: Fact = .unknown
  /// Apps side by side in the foreground, 1 to 8; 0 where unknown.
  public var foregroundSlots: UInt32 = 0
  /// Bluetooth turned off in Settings.
  public var bluetoothOff: Fact = .unknown
  public var bluetoothOffInControlCenter: Fact = .unknown
  /// Airplane mode toggled, with Bluetooth left on.
  public var airplaneMode: Fact = .unknown
  /// Accessories set up by AccessorySetupKit.
  public var accessorySetupKit: Fact = .unknown
  /// Option: the force-quit flag outlives a reboot. Unknown is no.
  public var forceQuitSurvivesReboot: Fact = .unknown
  /// Option: region monitoring ends at a reboot. Unknown is no.
  public var regionsEndAtReboot: Fact = .unknown
  /// The device is locked now.
  public var deviceLocked: Fact = .unknown

  /// Nothing known.
  public init() {}

  /// A phone with multitasking and cellular radio, without passcode, unlocked since boot, with
  /// Background App Refresh and Bluetooth on, Low Power and airplane mode off, no debugger,
  /// not locked.
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
