// Checks that the C interface reads a context correctly, by comparison with the same context made
// in Swift. Also checks what the C interface refuses.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler
@testable import LifecyclePolicyC

/// A field of `lcp_app` or `lcp_device_facts`, with the permitted values and the error for all
/// other values.
private struct Word {
  let offset: Int
  let field: Field
  /// The least value that is permitted besides 0.
  var least: UInt32 = 0
  let greatest: UInt32
  let status: Status
  let isSigned: Bool

  func permits(_ value: UInt32) -> Bool { value == 0 || value >= least && value <= greatest }

  /// Returns a random permitted value.
  func drawn(_ generator: inout SeededGenerator) -> UInt32 {
    .random(using: &generator) ? 0 : .random(in: least...greatest, using: &generator)
  }
}

/// The greatest value of a field that permits any number.
private let anything = UInt32.max

private func fact(_ offset: Int, _ field: Field) -> Word {
  Word(offset: offset, field: field, greatest: 2, status: .unknownValue, isSigned: true)
}

private func version(_ offset: Int, _ field: Field) -> Word {
  Word(
    offset: offset, field: field, least: OSVersion.oldest.packed, greatest: 0xff_ffff,
    status: .outOfRange, isSigned: false)
}

private func free(_ offset: Int) -> Word {
  Word(offset: offset, field: .app, greatest: anything, status: .ok, isSigned: false)
}

private typealias App = Layout.App
private typealias Facts = Layout.DeviceFacts

private let appWords = [
  Word(
    offset: App.backgroundModes, field: .backgroundModes, greatest: 0x3fff, status: .unknownValue,
    isSigned: false),
  fact(App.exitsOnSuspend, .exitsOnSuspend), fact(App.scenes, .scenes),
  fact(App.multipleScenes, .multipleScenes), version(App.linkedSdk, .linkedSDK),
  version(App.minimumOS, .minimumOS), free(App.permittedIdentifiers),
  Word(
    offset: App.locationAuthorization, field: .locationAuthorization, greatest: 6,
    status: .unknownValue, isSigned: true),
  fact(App.restorationIdentifier, .restorationIdentifier),
  fact(App.sessionSendsLaunchEvents, .sessionSendsLaunchEvents),
  fact(App.stateRestoration, .stateRestoration),
  fact(App.alwaysUsageText, .alwaysUsageText), fact(App.whenInUseUsageText, .whenInUseUsageText),
  fact(App.microphoneUsageText, .microphoneUsageText), free(App.unknownModes),
  free(App.placeholders),
  fact(App.backgroundActivitySession, .backgroundActivitySession),
  fact(App.serviceSession, .serviceSession), fact(App.interfaceKept, .interfaceKept),
  fact(App.multitaskingCamera, .multitaskingCamera),
  Word(
    offset: App.kind, field: .kind, greatest: UInt32(ProcessKind.valueCount),
    status: .unknownValue, isSigned: true),
  Word(offset: App.reserved, field: .app, greatest: 0, status: .newerStruct, isSigned: false),
]

private let factsWords = [
  fact(Facts.idiom, .idiom), fact(Facts.simulator, .simulator),
  fact(Facts.hardwareMultitasking, .hardwareMultitasking), fact(Facts.cellular, .cellular),
  fact(Facts.passcode, .passcode), fact(Facts.firstUnlockDone, .firstUnlockDone),
  fact(Facts.backgroundAppRefresh, .backgroundAppRefresh),
  fact(Facts.lowPowerMode, .lowPowerMode), fact(Facts.charging, .charging),
  fact(Facts.debuggerAttached, .debuggerAttached),
  Word(
    offset: Facts.foregroundSlots, field: .foregroundSlots, greatest: 8, status: .outOfRange,
    isSigned: false),
  fact(Facts.bluetoothOff, .bluetoothOff),
  fact(Facts.bluetoothOffInControlCenter, .bluetoothOffInControlCenter),
  fact(Facts.airplaneMode, .airplaneMode), fact(Facts.accessorySetupKit, .accessorySetupKit),
  fact(Facts.forceQuitSurvivesReboot, .forceQuitSurvivesReboot),
  fact(Facts.regionsEndAtReboot, .regionsEndAtReboot), fact(Facts.deviceLocked, .deviceLocked),
]

/// A struct of the host, as its words and its size in bytes. The first word of the struct holds the
/// size.
private struct HostStructure {
  var words: [UInt32]
  var size: Int

  init(size: Int) {
    words = Array(repeating: 0, count: 1024)
    self.size = size
  }

  subscript(offset: Int) -> UInt32 {
    get { offset + 4 <= size ? words[offset / 4] : 0 }
    set { words[offset / 4] = newValue }
  }

  /// Returns the number that two words form. Returns 0 if the struct does not contain both words.
  func wide(_ offset: Int) -> UInt64 {
    offset + 8 <= size ? UInt64(self[offset]) | UInt64(self[offset + 4]) << 32 : 0
  }

  /// Runs `body` with the bytes at an odd address, followed by garbage.
  func withBytes<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: 4104, alignment: 8) { buffer in
      buffer.initializeMemory(as: UInt8.self, repeating: 0xa5)
      var bytes = words.withUnsafeBytes { Array($0.prefix(size)) }
      withUnsafeBytes(of: UInt32(size)) { for index in 0..<4 { bytes[index] = $0[index] } }
      UnsafeMutableRawBufferPointer(rebasing: buffer[1...]).copyBytes(from: bytes)
      return body(UnsafeRawPointer(buffer.baseAddress!) + 1)
    }
  }

  var app: AppProfile {
    func isYes(_ offset: Int) -> Bool { self[offset] == 2 }
    func version(_ offset: Int) -> OSVersion? {
      self[offset] == 0 ? nil : OSVersion(packed: self[offset])
    }
    return AppProfile(
      backgroundModes: Mask(bits: wide(App.backgroundModes)),
      exitsOnSuspend: isYes(App.exitsOnSuspend), scenes: isYes(App.scenes),
      multipleScenes: isYes(App.multipleScenes), linkedSDK: version(App.linkedSdk),
      minimumOS: version(App.minimumOS), permittedIdentifiers: self[App.permittedIdentifiers],
      locationAuthorization: LocationAuthorization(
        rawValue: Int32(self[App.locationAuthorization])),
      restorationIdentifier: fact(App.restorationIdentifier),
      sessionSendsLaunchEvents: fact(App.sessionSendsLaunchEvents),
      stateRestoration: isYes(App.stateRestoration), alwaysUsageText: isYes(App.alwaysUsageText),
      whenInUseUsageText: isYes(App.whenInUseUsageText),
      microphoneUsageText: isYes(App.microphoneUsageText), unknownModes: self[App.unknownModes],
      placeholders: self[App.placeholders],
      backgroundActivitySession: fact(App.backgroundActivitySession),
      serviceSession: fact(App.serviceSession), interfaceKept: fact(App.interfaceKept),
      multitaskingCamera: fact(App.multitaskingCamera),
      kind: ProcessKind(rawValue: Int32(bitPattern: self[App.kind])) ?? .app)
  }

  var facts: DeviceFacts {
    var facts = DeviceFacts()
    facts.idiom = Idiom(rawValue: Int32(self[Facts.idiom]))
    facts.simulator = fact(Facts.simulator)
    facts.hardwareMultitasking = fact(Facts.hardwareMultitasking)
    facts.cellular = fact(Facts.cellular)
    facts.passcode = fact(Facts.passcode)
    facts.firstUnlockDone = fact(Facts.firstUnlockDone)
    facts.backgroundAppRefresh = fact(Facts.backgroundAppRefresh)
    facts.lowPowerMode = fact(Facts.lowPowerMode)
    facts.charging = fact(Facts.charging)
    facts.debuggerAttached = fact(Facts.debuggerAttached)
    facts.foregroundSlots = self[Facts.foregroundSlots]
    facts.bluetoothOff = fact(Facts.bluetoothOff)
    facts.bluetoothOffInControlCenter = fact(Facts.bluetoothOffInControlCenter)
    facts.airplaneMode = fact(Facts.airplaneMode)
    facts.accessorySetupKit = fact(Facts.accessorySetupKit)
    facts.forceQuitSurvivesReboot = fact(Facts.forceQuitSurvivesReboot)
    facts.regionsEndAtReboot = fact(Facts.regionsEndAtReboot)
    facts.deviceLocked = fact(Facts.deviceLocked)
    return facts
  }

  private func fact(_ offset: Int) -> Fact { Fact(rawValue: Int32(self[offset])) ?? .unknown }
}

/// The result of reading a context.
private enum Reading {
  case context(HostContext)
  case failure(Failure)
}

@Suite struct DecodingTests {
  private func read(_ app: HostStructure, _ facts: HostStructure?) -> Reading {
    app.withBytes { app in
      guard let facts else { return read(app, nil) }
      return facts.withBytes { read(app, $0) }
    }
  }

  private func read(_ app: UnsafeRawPointer?, _ facts: UnsafeRawPointer?) -> Reading {
    var context = HostStructure(size: Layout.Context.size)
    context[Layout.Context.os] = OSVersion(17).packed
    func put(_ pointer: UnsafeRawPointer?, _ offset: Int) {
      let bits = UInt64(UInt(bitPattern: pointer))
      context[offset] = UInt32(truncatingIfNeeded: bits)
      if Layout.pointer == 8 { context[offset + 4] = UInt32(bits >> 32) }
    }
    put(app, Layout.Context.app)
    put(facts, Layout.Context.facts)
    return context.withBytes { context in
      do throws(Failure) {
        return .context(try HostContext(context))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Checks that the C interface and Swift read the same minimum version from the words of `app`
  /// and `facts`, and make policies with the same version, the same profile and the same known
  /// conditions.
  private func expectRead(_ app: HostStructure, _ facts: HostStructure?) {
    switch read(app, facts) {
    case .failure(let failure):
      // Not every version has processes of each kind.
      let isAbsent = Book.release.absence(of: app.app.kind, on: OSVersion(17)) != nil
      if failure.status == .processKind, failure.field == .kind, isAbsent { return }
      Issue.record("\(failure.status.name), \(failure.field.name)")
    case .context(let read):
      let context = Context(os: OSVersion(17), app: app.app, facts: facts?.facts ?? .ordinary)
      if read.minimumOS != context.app.minimumOS {
        Issue.record("read \(read.minimumOS as Any), expected \(context.app)")
      }
      let prepared = read.prepared()
      let same = policy(context)
      if prepared?.known != same.known || prepared?.profile != same.profile
        || prepared?.os != same.os
      {
        Issue.record("prepared \(prepared as Any), expected \(same)")
      }
    }
  }

  private func expectRefused(_ app: HostStructure, _ facts: HostStructure?, _ word: Word) {
    let value = (facts ?? app)[word.offset]
    let reported = word.isSigned ? Int64(Int32(bitPattern: value)) : Int64(value)
    switch read(app, facts) {
    case .context: Issue.record("\(word.field.name) of \(value) was read")
    case .failure(let failure):
      #expect(failure.field == word.field)
      #expect(failure.status == word.status)
      #expect(failure.value == reported)
      #expect(failure.index == 0)
      if word.status == .outOfRange {
        #expect(failure.least == Int64(word.least) && failure.greatest == Int64(word.greatest))
      }
    }
  }

  private static let values: [UInt32] = [
    0, 1, 2, 3, 4, 5, 7, 8, 9, 0xff, 0x100, 0x102, 0x1fff, 0x2000, 0x1_ffff, 0x2_0000, 0xff_ffff,
    0x100_0000,
    0x7fff_ffff, 0x8000_0000, 0x8000_0002, 0xffff_fffe, 0xffff_ffff,
  ]

  @Test func nothingIsTheDefault() {
    expectRead(HostStructure(size: App.size), nil)
    guard case .context(let read) = read(nil as UnsafeRawPointer?, nil) else {
      Issue.record("NULL was refused")
      return
    }
    #expect(read.minimumOS == nil)
    #expect(read.prepared()?.known == policy(Context(os: OSVersion(17))).known)
  }

  @Test func everyWordOfTheApp() {
    for word in appWords {
      for value in Self.values {
        var app = HostStructure(size: App.size)
        app[word.offset] = value
        if word.permits(value) { expectRead(app, nil) } else { expectRefused(app, nil, word) }
      }
    }
  }

  /// The modes are a mask of 64 bits. No mode has a bit in the upper half yet, so a bit there is
  /// refused.
  @Test func modesOfTheUpperHalf() {
    var app = HostStructure(size: App.size)
    app[App.backgroundModes] = 1
    app[App.backgroundModes + 4] = 2
    guard case .failure(let failure) = read(app, nil) else {
      Issue.record("a mode of the upper half was read")
      return
    }
    #expect(failure.field == .backgroundModes && failure.status == .unknownValue)
    #expect(failure.value == 0x2_0000_0001)
  }

  @Test func everyWordOfTheFacts() {
    for word in factsWords {
      for value in Self.values {
        var facts = HostStructure(size: Facts.size)
        facts[word.offset] = value
        let app = HostStructure(size: App.size)
        if word.permits(value) {
          expectRead(app, facts)
        } else {
          expectRefused(app, facts, word)
        }
      }
    }
  }

  /// If two words are invalid, the error is about the first one.
  @Test func theFirstWordIsTold() {
    let wrong = appWords.filter { $0.greatest != anything }
    for (index, word) in wrong.enumerated() {
      for later in wrong[(index + 1)...] {
        var app = HostStructure(size: App.size)
        app[word.offset] = .max
        app[later.offset] = .max
        expectRefused(app, nil, word)
      }
    }
    for (index, word) in factsWords.enumerated() {
      for later in factsWords[(index + 1)...] {
        var facts = HostStructure(size: Facts.size)
        facts[word.offset] = .max
        facts[later.offset] = .max
        expectRefused(HostStructure(size: App.size), facts, word)
      }
    }
  }

  /// Words past the end of a struct count as 0, whatever the memory there contains.
  @Test func everySize() {
    for size in 4...(App.size + 9) {
      var app = HostStructure(size: size)
      for word in appWords { app[word.offset] = max(word.least, min(word.greatest, 2)) }
      expectRead(app, nil)
    }
    for size in 4...(Facts.size + 9) {
      var facts = HostStructure(size: size)
      for word in factsWords { facts[word.offset] = 1 }
      expectRead(HostStructure(size: App.size), facts)
    }
  }

  @Test func anyMixture() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      var app = HostStructure(size: App.size)
      for word in appWords { app[word.offset] = word.drawn(&generator) }
      var facts = HostStructure(size: Facts.size)
      for word in factsWords { facts[word.offset] = word.drawn(&generator) }
      expectRead(app, .random(using: &generator) ? facts : nil)
    }
  }

  /// For every number except 0, `init(given:)` makes the same value as `init(rawValue:)`. For 0,
  /// `init(given:)` makes no value.
  @Test func valuesByTheirNumbers() {
    for kind in allKinds { check(kind.type) }
    check(AppState.self)
    check(SceneState.self)
  }

  private func check<Value: VocabularyEnum>(_ type: Value.Type) {
    let codes = Value.allCases.map(\.rawValue)
    for number in Array(-300...9000) + codes + [.min, .min + 1, .max - 1, .max] {
      let expected = number == 0 ? nil : Value(rawValue: number)
      if Value(given: number) != expected { Issue.record("\(type): \(number)") }
    }
  }

  /// All states share one numbering. A state is read only if it is on the axis of the question's
  /// other state or, where a question is about an app, on the axis of apps.
  @Test func states() {
    for number in Int32(-2)...12 {
      var query = HostStructure(size: 8)
      query[4] = UInt32(bitPattern: number)
      query.withBytes { bytes in
        let fields = WholeStruct(base: bytes)
        let state = LifecycleState(rawValue: number)
        for (other, range) in [
          (LifecycleState.prewarmed, Int64(1)...6), (.sceneBackground, 7...10),
        ] {
          expect(state, number, in: range) { () throws(Failure) in
            try fields.state(4, .to, as: other)
          }
        }
        expect(state, number, in: 1...6) { () throws(Failure) in
          LifecycleState(try fields.appState(4, .to))
        }
      }
    }
  }

  private func expect(
    _ state: LifecycleState?, _ number: Int32, in range: ClosedRange<Int64>,
    _ read: () throws(Failure) -> LifecycleState
  ) {
    do throws(Failure) {
      #expect(try read() == state)
      #expect(range.contains(Int64(number)))
    } catch {
      #expect(!range.contains(Int64(number)))
      #expect(error.field == .to && error.value == Int64(number))
      if state != nil {
        #expect(error.status == .outOfRange)
        #expect(error.least == range.lowerBound && error.greatest == range.upperBound)
      } else {
        #expect(error.status == (number == 0 ? .missingValue : .unknownValue))
      }
    }
  }
}

extension HostContext {
  /// Returns a copy of the policy that a host would get in its memory.
  fileprivate func prepared() -> Policy? {
    withUnsafeTemporaryAllocation(byteCount: PolicyMemory.smallSize, alignment: 1) { memory in
      guard let base = memory.baseAddress else { return nil }
      prepare(in: base, size: memory.count)
      return Policy(in: base).map {
        Policy(
          book: $0.book, os: $0.os, profile: $0.profile, known: $0.known, assumed: $0.assumed,
          limits: $0.limits)
      }
    }
  }
}
