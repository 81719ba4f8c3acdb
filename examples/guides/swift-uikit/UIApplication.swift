// A stand-in for a UIKit: the parts that Lifecycle.swift needs.

import LifecyclePolicy

@MainActor
protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [String: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

// Swift protocols have no optional methods, so an app inherits these empty methods.
extension UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [String: Any]?
  ) -> Bool { true }
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
}

@MainActor
final class UIApplication {
  let delegate: UIApplicationDelegate?
  var isKilled = false
  private(set) var lifecycle: Lifecycle!
  private var timers: [(due: Duration, action: @MainActor () -> Void)] = []
  /// The clock of this stand-in counts frames of 20 ms, so that each run prints the same. A real
  /// clock returns the time that has passed: `start.duration(to: .now)`, with a ContinuousClock.
  private(set) var time = Duration.zero

  init(_ delegate: UIApplicationDelegate, os: OSVersion) {
    self.delegate = delegate
    lifecycle = Lifecycle(self, os: os) { [unowned self] in time }
  }

  func log(_ line: String) { print(line) }
  func notify(_ name: String) {}

  var applicationState: AppState { lifecycle.applicationState }
  func beginBackgroundTask(expirationHandler: @escaping @MainActor () -> Void = {}) -> UInt32 {
    lifecycle.beginTask(handler: expirationHandler)
  }
  func endBackgroundTask(_ task: UInt32) { lifecycle.endTask(task) }
  func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) {
    timers.append((time + delay, action))
  }

  /// SDL reports an event. The app gets its callbacks at once, because after the app has left the
  /// screen there may be no further frame.
  func handle(_ occurrence: Occurrence) {
    log("  SDL: \(occurrence.name)")
    lifecycle.post(occurrence)
    lifecycle.turn()
  }

  /// The system calls this for each frame.
  func processEventsAndRender() {
    lifecycle.turn()
    guard !lifecycle.isSuspended else { return }
    let due = timers.filter { $0.due <= time }
    timers.removeAll { $0.due <= time }
    for timer in due { timer.action() }
  }

  func runFrames(until end: Duration) {
    while time < end, !isKilled {
      processEventsAndRender()
      time += .milliseconds(20)
    }
  }
}
