// Checks which spellings are accepted for a name.

import Testing

@testable import LifecyclePolicy

@Suite struct SpellingTests {
  @Test(arguments: [
    ("application:didFinishLaunchingWithOptions:", Callback.didFinishLaunching),
    ("application(_:didFinishLaunchingWithOptions:)", .didFinishLaunching),
    ("APPLICATION(_:DIDFINISHLAUNCHINGWITHOPTIONS:)", .didFinishLaunching),
    ("applicationDidEnterBackground(_:)", .didEnterBackground),
    ("applicationDidEnterBackground:", .didEnterBackground),
    ("applicationdidenterbackground:", .didEnterBackground),
    ("sceneDidBecomeActive(_:)", .sceneDidBecomeActive),
    ("background_task_expiration_handler", .backgroundTaskExpirationHandler),
    ("Background Task Expiration Handler", .backgroundTaskExpirationHandler),
    ("serviceExtensionTimeWillExpire()", .serviceExtensionTimeWillExpire),
  ])
  func callbacks(_ text: String, _ callback: Callback) {
    #expect(Callback(named: text) == callback)
  }

  @Test(arguments: [
    "applicationDidEnterBackground", "applicationDidEnterBackground::", "application:",
    "application didFinishLaunchingWithOptions:", "applicationDidEnterBackground:\0",
    "didEnterBackground", ":applicationDidEnterBackground:", "applicationDidEnterBackground:x",
    "(applicationDidEnterBackground:)", "applicationDidEnterBackground(:", "(_:)", "()", ")",
    "applicationDidEnterBackground:(:)", "applicationDidEnterBackground(_:)_",
    "application(_:)didFinishLaunchingWithOptions:", "a(pplicationDidEnterBackground:)",
    "applicationDidEnterBackground_:", "applicationDidEnterBackground((_:))",
  ])
  func otherTexts(_ text: String) {
    #expect(Callback(named: text) == nil)
  }

  @Test func applesAndCommonSpellings() {
    #expect(BackgroundMode(named: "bluetooth-central") == .bluetoothCentral)
    #expect(TerminationCode(named: "0x8BADF00D") == .watchdog)
    #expect(TerminationCode(named: "8badf00d") == nil)
    #expect(Cause(named: "swipe up") == .homeButton)
    #expect(Cause(named: "Swipe_Up") == .homeButton)
    #expect(AppState(named: "UIApplicationStateBackground") == .background)
    #expect(SceneState(named: "UISceneActivationStateForegroundActive") == .foregroundActive)
    #expect(LocationAuthorization(named: "denied") == LocationAuthorization.none)
    #expect(AppState(named: "not running") == .notRunning)
    #expect(AppState(named: "NOT_RUNNING") == .notRunning)
    #expect(AppState(named: "notRunning") == nil)
    #expect(AppState(named: "activé") == nil)
  }

  /// No name is longer than the longest spelling that is read, even if the name is written as a
  /// Swift selector with `_` before each colon.
  @Test func noNameIsTooLong() {
    for kind in allKinds { checkLengths(kind.type) }
  }

  private func checkLengths<Value: VocabularyEnum>(_ type: Value.Type) {
    let texts = Value.allCases.map(\.name) + Value.alternatives.listed.map(\.text)
    for text in texts.map(\.description) {
      let length = text.utf8.count + 2 + text.count { $0 == ":" }
      #expect(length <= SpellingMatch.longest, "\(text)")
    }
  }

  /// No name and no alternative spelling of a value is read as the name of another value.
  @Test func namesAreNotMistaken() {
    for kind in allKinds { checkMistakes(kind.type) }
  }

  private func checkMistakes<Value: VocabularyEnum>(_ type: Value.Type) {
    let values = Array(Value.allCases)
    for value in values {
      for other in values where other != value {
        var text = other.name.description
        let same = text.withUTF8 {
          SpellingMatch(UnsafeRawBufferPointer($0))?.isSame(as: value.name)
        }
        #expect(same == false, "\(value.name) and \(other.name)")
      }
      for spelling in Value.alternatives.listed where spelling.value != value.rawValue {
        var text = spelling.text.description
        let same = text.withUTF8 {
          SpellingMatch(UnsafeRawBufferPointer($0))?.isSame(as: value.name)
        }
        #expect(same == false, "\(spelling.text) is \(value.name) too")
      }
    }
  }
}
