// The contexts in which questions are put to a finished library, and the questions in each context.

import LifecyclePolicy

/// A context with the host's own figures for allowances. If `limits` has several items for an
/// allowance, the first of them counts.
struct AskedContext {
  typealias Item = (allowance: Allowance, figures: LimitOverride)

  let context: Context
  var limits: [Item] = []

  var policy: Policy {
    let first = Dictionary(limits.map { ($0.allowance, $0.figures) }) { first, _ in first }
    return Policy(for: context, limits: first)
  }

  /// The next version on which an answer can change: a rule begins or ends on that version, or that
  /// version is the minimum version of the app.
  var nextEdge: OSVersion? {
    let minimum = context.app.minimumOS.flatMap { $0 > context.os ? $0 : nil }
    return [Book.release.edge(after: context.os), minimum].compactMap { $0 }.min()
  }
}

/// Questions with their contexts. Contexts in which no question is asked are left out.
struct QuestionDomain {
  /// The interval of the questions: 1 asks every question, n asks every n-th. In each context, this
  /// is multiplied by the context's own interval, `Ground.stride`.
  let share: Int

  /// Writes names and rules first, then contexts, questions, answers and explanations.
  func write(to stream: inout AnswerStream) throws {
    try stream.putNames()
    try stream.putRules(of: .release)
    var turn = 0
    for version in Book.release.versions {
      for profile in EvidenceProfile.allCases {
        var generator = SeededGenerator(
          seed: UInt64(version.packed) << 8 | UInt64(profile.rawValue))
        for ground in Self.grounds(version, profile, &generator) {
          let policy = ground.asked.policy
          let questions = ground.questions(policy, &generator)
          if turn < questions.count { try stream.put(ground.asked, policy) }
          while turn < questions.count {
            let question = questions[turn]
            try stream.put(question, policy)
            if let explained = question.explainable,
              stream.questionCount.isMultiple(of: Self.explainedOne)
            {
              try stream.put(explanationOf: explained, policy)
            }
            turn += share * ground.stride
          }
          turn -= questions.count
        }
      }
    }
    try stream.finish()
  }

  /// Only every 31st question is explained, because one explanation takes as much time as many
  /// answers. Questions of some kinds have no explanation.
  private static let explainedOne = 31
}

extension Book {
  /// The oldest version and every version on which a rule begins or ends. The first version that
  /// the book does not know comes last.
  var versions: [OSVersion] {
    var versions = [OSVersion.oldest]
    while let edge = edge(after: versions[versions.count - 1]) { versions.append(edge) }
    return versions
  }
}

// MARK: - Contexts

extension QuestionDomain {
  /// A context, and which questions are asked in the context.
  private struct Ground {
    enum Depth {
      /// Questions of every kind, with many options.
      case all
      /// Questions of every kind, without most options.
      case most
      /// Questions whose answers contain the host's figures.
      case timed
    }

    let asked: AskedContext
    let depth: Depth
    /// The interval of the questions in this context: 1 asks every question, n asks every n-th.
    let stride: Int

    func questions(_ policy: Policy, _ generator: inout SeededGenerator) -> [BookQuestion] {
      switch depth {
      case .all:
        BookQuestion.most + BookQuestion.more + BookQuestion.options(of: policy)
          + BookQuestion.samples(&generator)
      case .most: BookQuestion.most
      case .timed: BookQuestion.timed
      }
    }
  }

  /// Returns the contexts for a version and a profile:
  /// - every kind of app, on this version and just before the next edge
  /// - apps on other devices
  /// - apps with one condition changed
  /// - App Clips and app extensions
  /// - random apps
  /// - apps with the host's own figures
  private static func grounds(
    _ os: OSVersion, _ profile: EvidenceProfile, _ generator: inout SeededGenerator
  ) -> [Ground] {
    let last = OSVersion(packed: (Book.release.edge(after: os)?.packed ?? 1 << 24) - 1)
    func ground(
      _ device: AppOnDevice, _ depth: Ground.Depth, stride: Int = 1, on version: OSVersion,
      limits: [AskedContext.Item] = []
    ) -> Ground {
      let asked = AskedContext(context: device.context(version, profile), limits: limits)
      return Ground(asked: asked, depth: depth, stride: stride)
    }
    var grounds = AppOnDevice.apps.map { ground($0, .all, on: os) }
    grounds += AppOnDevice.apps.map { ground($0, .most, stride: 5, on: last) }
    grounds += AppOnDevice.onOtherDevices.map { ground($0, .most, on: os) }
    grounds += AppOnDevice.changed.map { ground($0, .most, stride: 23, on: os) }
    grounds += AppOnDevice.otherProcesses(on: os).map { ground($0, .most, stride: 7, on: os) }
    for _ in 0..<randomCount {
      let device = AppOnDevice.drawn(&generator)
      grounds.append(ground(device, .most, stride: 23, on: device.app.minimumOS ?? os))
    }
    for limits in limits {
      grounds += AppOnDevice.plain.map { ground($0, .timed, on: os, limits: limits) }
    }
    return grounds
  }

  private static let randomCount = 60

  /// The host's own figures. In each list except the last two, all allowances have the same
  /// figures. Each of the last two lists has two items for each of thirty allowances; in the last
  /// list, the first of the two items has no figures.
  private static let limits: [[AskedContext.Item]] = {
    let figures = [
      LimitOverride(limit: .seconds(7)), LimitOverride(limit: Nanoseconds(0)),
      LimitOverride(limit: .unlimited), LimitOverride(advice: .seconds(3)),
      LimitOverride(warning: .seconds(1)), LimitOverride(warning: .unlimited),
      LimitOverride(limit: .seconds(9), advice: .seconds(8), warning: .seconds(2)),
    ]
    let twice = Allowance.allCases.prefix(30).enumerated().flatMap { place, allowance in
      [figures[place % figures.count], figures[0]].map { (allowance, $0) }
    }
    let none = Allowance.allCases.prefix(30).flatMap { allowance in
      [LimitOverride(), figures[0]].map { (allowance, $0) }
    }
    return figures.map { figure in Allowance.allCases.map { ($0, figure) } } + [twice, none]
  }()
}

extension AppOnDevice {
  /// Two apps of every kind: one declares nothing, the other declares everything. Then an app that
  /// plays music, and an app that uses locations.
  static let apps: [AppOnDevice] =
    AppKind.allCases.flatMap { [ordinary.being($0), granted.being($0)] } + [
      ordinary.with(.modeAudio, .yes).with(.microphoneUsageText, .yes), places,
    ]

  private static let places = ordinary.with(.modeLocation, .yes).with(.alwaysUsageText, .yes)
    .with(.whenInUseUsageText, .yes)

  /// One process of each kind other than `app` that exists on the version.
  static func otherProcesses(on os: OSVersion) -> [AppOnDevice] {
    ProcessKind.allCases.filter { $0 != .app && Book.release.absence(of: $0, on: os) == nil }
      .map { kind in
        AppOnDevice {
          $0 = granted
          $0.app.kind = kind
        }
      }
  }

  /// Four apps, each on devices that differ from the ordinary device. Then the ordinary app on the
  /// ordinary device.
  static let onOtherDevices: [AppOnDevice] =
    [
      ordinary, granted.being(.windows), granted.being(.exitsOnSuspend), places,
    ].flatMap { app in
      [
        app.on(DeviceFacts()), app.on(DeviceFacts()).with(.hardwareMultitasking, .yes),
        app.with(.firstUnlockDone, .no), app.with(.deviceUnlocked, .no),
        app.with(.backgroundAppRefresh, .no), app.with(.lowPowerModeOff, .no),
        app.with(.hardwareMultitasking, .no), app.with(.pad, .yes),
      ]
    } + [ordinary]

  /// Variants of an app with nothing declared and of an app with everything declared. For each app,
  /// one condition is changed at a time. Variants with other versions and counts follow, because
  /// conditions do not cover every difference between versions or counts.
  static let changed: [AppOnDevice] = [ordinary, granted.being(.windows)].flatMap { app in
    func changed(_ change: (inout AppOnDevice) -> Void) -> AppOnDevice {
      AppOnDevice {
        $0 = app
        change(&$0)
      }
    }
    let conditions = Condition.allCases.flatMap { condition in
      Fact.allCases.map { app.with(condition, $0) }
    }.filter { $0 != app }
    let versioned = versions.flatMap { version in
      [changed { $0.app.linkedSDK = version }, changed { $0.app.minimumOS = version }]
    }
    let counts = [UInt32(3), 8].map { count in
      changed {
        $0.facts.foregroundSlots = count
        $0.app.permittedIdentifiers = count
        $0.app.unknownModes = count
        $0.app.placeholders = count
      }
    }
    return conditions + versioned + counts
  }

  private static let versions = [
    OSVersion(2), OSVersion(4), OSVersion(8), OSVersion(10), OSVersion(13), OSVersion(26, 4, 2),
    OSVersion(28), OSVersion(41), OSVersion(255, 255, 255),
  ]

  /// Returns a random kind of app with about a third of the conditions set at random.
  static func drawn(_ generator: inout SeededGenerator) -> AppOnDevice {
    let kind = AppKind.allCases.randomElement(using: &generator) ?? .plain
    let app = (generator.next() & 1 == 0 ? ordinary : granted).being(kind)
    return Condition.allCases.reduce(app) { device, condition in
      let fact = Fact.allCases.randomElement(using: &generator) ?? .unknown
      return generator.next().isMultiple(of: 3) ? device.with(condition, fact) : device
    }
  }

  private func on(_ facts: DeviceFacts) -> AppOnDevice {
    var device = self
    device.facts = facts
    return device
  }

  /// Returns an app of the given kind that declares what this app declares.
  func being(_ kind: AppKind) -> AppOnDevice {
    var device = self
    device.app.linkedSDK = kind.app.linkedSDK
    device.app.exitsOnSuspend = kind.app.exitsOnSuspend
    device.app.scenes = kind.app.scenes
    device.app.multipleScenes = kind.app.multipleScenes
    device.app.stateRestoration = kind.app.stateRestoration
    device.facts.idiom = kind.idiom
    return device
  }
}
