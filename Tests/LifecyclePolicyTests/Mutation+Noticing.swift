// Whether a question is answered otherwise by a changed rule book, as far as a vector can tell.

@testable import LifecyclePolicy

/// An answer, to compare with another.
enum Told: Equatable, Sendable {
  case transition(TransitionAnswer, [TransitionStep])
  case deadline(DeadlineAnswer)
  case relaunch(RelaunchAnswer)
  case conduct(ConductAnswer)
  case event(EventAnswer)
  case quota(QuotaAnswer)
  case mode(ModeAnswer)
  case termination(TerminationAnswer)
  /// A list, as vectors compare it.
  case listed(Ask)

  init(_ probe: Probe, in setting: Setting, of policy: Policy<some RuleBook>) {
    let context = setting.context
    switch probe.kind {
    case .question(.transition(let query)):
      let answer = policy.transition(query, in: context)
      self = .transition(answer, policy.steps(answer.steps))
    case .question(.deadline(let allowance)):
      self = .deadline(policy.deadline(allowance, in: context))
    case .question(.relaunch(let query)): self = .relaunch(policy.relaunch(query, in: context))
    case .question(.conduct(let query)): self = .conduct(policy.conduct(query, in: context))
    case .question(.event(let query)): self = .event(policy.delivery(query, in: context))
    case .question(.quota(let quota)): self = .quota(policy.quota(quota, in: context))
    case .question(.mode(let mode)): self = .mode(policy.mode(mode, in: context))
    case .question(.termination(let query)):
      self = .termination(policy.termination(query, in: context))
    case .duties, .manifest: self = .listed(probe.data(in: setting, of: policy))
    }
  }

  /// The rule that decides; none for lists.
  fileprivate var rule: RuleReference? {
    switch self {
    case .transition(let answer, _): answer.rule
    case .deadline(let answer): answer.rule
    case .relaunch(let answer): answer.rule
    case .conduct(let answer): answer.ruling.rule
    case .event(let answer): answer.ruling.rule
    case .quota(let answer): answer.ruling.rule
    case .mode(let answer): answer.ruling.rule
    case .termination(let answer): answer.ruling.rule
    case .listed: nil
    }
  }
}

extension Probe {
  /// The answer under the names that vectors compare.
  func data(in setting: Setting, of policy: Policy<some RuleBook>) -> Ask {
    let whole = setting.ask.merging(ask) { $1 }
    return VectorAnswer(query, whole, of: policy, explains: false).data
  }
}

/// The questions about a row, with the answers of the built-in book, each worked out once.
struct Domain {
  private let settings: [Setting]
  private let probes: [Probe]
  private var told: [Told?]

  /// A question in a setting, with its answer.
  struct Place: Sendable {
    let setting: Setting
    let probe: Probe
    let expect: Ask

    var ask: Ask { setting.ask.merging(probe.ask) { $1 } }

    /// Whether a changed rule book answers otherwise.
    func tells(_ mutant: Mutant) -> Bool {
      let found = probe.data(in: setting, of: Policy(book: mutant.book))
      return !Expectation.complaints(found, expect).isEmpty
    }
  }

  init(of rule: RuleReference) {
    settings = Setting.all(for: rule)
    probes = rule.probes
    told = Array(repeating: nil, count: settings.count * probes.count)
  }

  /// The first question that a mutant answers otherwise, or why there is none.
  mutating func fate(of mutant: Mutant) -> Fate {
    let altered = Policy(book: mutant.book)
    let asked = probes.enumerated().filter { mutant.canTell($0.element) }
    var silence = Silence.unasked
    for (row, setting) in settings.enumerated() where mutant.canTell(in: setting.context) {
      for (column, probe) in asked {
        let place = row * probes.count + column
        let before = told[place] ?? Told(probe, in: setting, of: policy)
        told[place] = before
        guard before != Told(probe, in: setting, of: altered) else {
          silence = max(silence, Silence(before.rule, mutant))
          continue
        }
        let expect = Expectation.exactly(probe.data(in: setting, of: policy))
        let found = probe.data(in: setting, of: altered)
        if !Expectation.complaints(found, expect).isEmpty {
          return .told(Place(setting: setting, probe: probe, expect: expect))
        }
        silence = .notCompared
      }
    }
    return .silent(silence)
  }
}

/// Whether a question is answered otherwise by a changed rule book.
enum Fate {
  case told(Domain.Place)
  case silent(Silence)
}

/// Why no vector can tell a mutant: where questions differ in it, the last of these.
enum Silence: Int, CaseIterable, Comparable, Sendable {
  /// On no version, app and device can it matter.
  case unasked
  /// Another row decides wherever it could matter.
  case outweighed
  /// No row decides there: the state or the cause does not exist, or all rows say nothing.
  case undecided
  /// The row decides, and what it says is the same: no other row is of the precedence that it
  /// loses or gains, or what is changed is not looked at in such an answer.
  case same
  /// The row never decides: it is the other side of a conflict, which explanations list.
  case alternative
  /// The answers differ in what vectors do not compare.
  case notCompared

  fileprivate init(_ rule: RuleReference?, _ mutant: Mutant) {
    let isAlternative = mutant.rule.summary.precedence == .alternative
    self =
      rule == mutant.rule
      ? .same : isAlternative ? .alternative : rule == nil ? .undecided : .outweighed
  }

  var name: String {
    switch self {
    case .unasked: "cannot matter"
    case .outweighed: "another row decides"
    case .undecided: "no row decides"
    case .same: "the same answer"
    case .alternative: "never decides"
    case .notCompared: "not compared"
    }
  }

  static func < (one: Silence, other: Silence) -> Bool { one.rawValue < other.rawValue }
}
