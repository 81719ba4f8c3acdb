// Two apps: one ends its background task after it has saved, and the other one forgets to end it.

import LifecyclePolicy

final class Notes: UIApplicationDelegate {
  private let forgets: Bool
  init(forgets: Bool) { self.forgets = forgets }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let task = application.beginBackgroundTask { application.log("  the app: time is up") }
    application.log("  the app: reads \(application.applicationState.name)")
    application.after(.milliseconds(1500)) { [forgets] in
      let left = application.lifecycle.backgroundTimeRemaining
      application.log("  the app: saved, with \(left) s left\(forgets ? "" : "; ends its task")")
      if !forgets { application.endBackgroundTask(task) }
    }
  }
}

@MainActor
func run(_ title: String, _ delegate: Notes, _ script: [(at: Duration, Occurrence)]) {
  print("==== \(title)")
  let application = UIApplication(delegate, os: OSVersion(17))
  for (time, occurrence) in script {
    application.runFrames(until: time)
    guard !application.isKilled else { return }
    application.handle(occurrence)
  }
  application.runFrames(until: script[script.count - 1].at + .seconds(60))
}

run(
  "leaves, saves, comes back an hour later, and is closed", Notes(forgets: false),
  [
    (.zero, .openApp), (.seconds(2), .home), (.seconds(3600), .openApp),
    (.seconds(3602), .forceQuit),
  ])
run("leaks a background task", Notes(forgets: true), [(.zero, .openApp), (.seconds(2), .home)])
