// The app life cycle in a UIKit for another system. Everything that concerns the device is here.

import LifecyclePolicy

@MainActor
final class Lifecycle {
  private let device: Device
  private let app: Int
  private let clock: @MainActor () -> Duration
  private unowned let application: UIApplication
  /// The state that the app reads inside a method of its delegate; nil outside.
  private var reads: AppState?
  private var handlers: [UInt32: @MainActor () -> Void] = [:]
  /// True while the app is suspended: frames then run no timers and draw nothing.
  private(set) var isSuspended = false

  /// Makes a device on which one app is installed. `clock` gives the time since this call.
  init?(_ application: UIApplication, os: OSVersion, clock: @escaping @MainActor () -> Duration) {
    guard let device = Device(DeviceOptions(os: os)), let app = device.install(Installation())
    else { return nil }
    (self.device, self.app, self.application, self.clock) = (device, app, application, clock)
    device.post(DeviceEvent(.boot))
  }

  var applicationState: AppState { reads ?? device.status(of: app)?.state ?? .notRunning }
  var backgroundTimeRemaining: Double {
    let left = device.status(of: app)?.remaining ?? .unlimited
    return left == .unlimited ? .greatestFiniteMagnitude : Double(left.count) / 1e9
  }

  /// Reports an event. The methods of the app are called only in the next turn, so the app may
  /// report events, too, even inside a method of its delegate.
  @discardableResult
  func post(_ kind: Occurrence, token: UInt32 = 0) -> DeviceOutcome {
    var event = DeviceEvent(kind, app: app)
    event.token = token
    device.advance(to: Nanoseconds(clock()))
    return device.post(event)
  }

  func beginTask(handler: @escaping @MainActor () -> Void) -> UInt32 {
    let token = post(.beginTask).token
    handlers[token] = handler
    return token
  }

  func endTask(_ token: UInt32) {
    handlers[token] = nil
    post(.endTask, token: token)
  }

  /// Carries out what is due by now. Call this for each frame.
  func turn() {
    while let effect = device.nextEffect(until: Nanoseconds(clock())) { obey(effect) }
  }

  private func obey(_ effect: DeviceEffect) {
    application.log(device.text(of: effect))
    reads = effect.reads
    var isImplemented = true
    switch effect.kind {
    case .deliverCallback: isImplemented = effect.callback.map(deliver) ?? false
    case .runExpirationHandler: handlers[effect.token]?()
    case .postNotification: effect.notification.map { application.notify("\($0.name)") }
    case .suspend: isSuspended = true
    case .startProcess, .resume: isSuspended = false
    case .kill: application.isKilled = true
    case .stateChanged, .deliverNotice, .takeSnapshot, .stopActivity, .showToUser, .keepTrigger,
      .dropTrigger:
      break
    }
    reads = nil
    guard effect.needsReply else { return }
    // The method has run up to now. If it has run too long, the next effect is the kill.
    device.advance(to: Nanoseconds(clock()))
    device.reply(to: effect.id, isImplemented ? .returned : .notImplemented)
  }

  /// Calls a method of the delegate. Returns false if this UIKit does not have the method.
  private func deliver(_ callback: Callback) -> Bool {
    guard let delegate = application.delegate else { return false }
    switch callback {
    case .didFinishLaunching:
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    case .didBecomeActive: delegate.applicationDidBecomeActive(application)
    case .willResignActive: delegate.applicationWillResignActive(application)
    case .didEnterBackground: delegate.applicationDidEnterBackground(application)
    case .willEnterForeground: delegate.applicationWillEnterForeground(application)
    case .willTerminate: delegate.applicationWillTerminate(application)
    default: return false
    }
    return true
  }
}
