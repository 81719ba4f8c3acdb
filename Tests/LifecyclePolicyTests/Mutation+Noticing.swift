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
}

extension Probe {
  /// The answer under the names that vectors compare.
  func data(in setting: Setting, of policy: Policy<some RuleBook>) -> Ask {
    let whole = setting.ask.merging(ask) { $1 }
    return VectorAnswer(query, whole, of: policy, explains: false).data
  }
}

extension Expectation {
  /// The keys of the answer by which some expectation that the first one meets is not met by the
  /// second.
  static func telling(_ first: Ask, from second: Ask) -> Set<String> {
    let lists = ["callbacks", "sequence", "transitions", "steps", "wakes", "permits"]
    var keys = compared.union(lists).union(["keeps_running"]).filter { first[$0] != second[$0] }
    func lacks(_ key: String, _ parts: (JSON) -> [JSON]) -> Bool {
      let there = Set((second[key]?.items ?? []).map { "\(parts($0))" })
      return !(first[key]?.items ?? []).allSatisfy { there.contains("\(parts($0))") }
    }
    if lacks("requires", { [$0] }) { keys.insert("requires") }
    if lacks("duties", { [$0.object?["text"] ?? .null] }) { keys.insert("duties") }
    let columns = ["severity", "rule", "key", "value"]
    if lacks("findings", { found in columns.map { found.object?[$0] ?? .null } }) {
      keys.insert("findings")
    }
    if undone(first) != undone(second) { keys.insert("undone_at") }
    // A case on a relaunch does not name the allowance, only its seconds.
    if first["standing"] != nil { keys.remove("allowance") }
    return keys
  }

  /// Where duties are undone, if that is one callback.
  private static func undone(_ data: Ask) -> Set<String> {
    let undone = (data["duties"]?.items ?? []).compactMap { $0.object?["undone_at"] }
    let callbacks = Set(undone.filter { $0 != .null }.compactMap(\.text))
    return callbacks.count > 1 ? [] : callbacks.isEmpty ? ["none"] : callbacks
  }
}

/// The questions about a row, with the answers of the built-in book, each worked out once.
struct Domain {
  private let settings: [Setting]
  private let probes: [Probe]
  private var told: [Told?]

  /// A question in a setting.
  struct Place: Sendable {
    let setting: Setting
    let probe: Probe
  }

  init(of rule: RuleReference) {
    settings = Setting.all(for: rule)
    probes = rule.probes
    told = Array(repeating: nil, count: settings.count * probes.count)
  }

  /// The first question that a mutant answers otherwise; nil where no vector can tell it.
  mutating func notice(_ mutant: Mutant) -> Place? {
    let altered = Policy(book: mutant.book)
    let asked = probes.enumerated().filter { mutant.canTell($0.element) }
    for (row, setting) in settings.enumerated() where mutant.canTell(in: setting.context) {
      for (column, probe) in asked {
        let place = row * probes.count + column
        let before = told[place] ?? Told(probe, in: setting, of: policy)
        told[place] = before
        guard before != Told(probe, in: setting, of: altered) else { continue }
        let (first, second) = (
          probe.data(in: setting, of: policy), probe.data(in: setting, of: altered)
        )
        if !Expectation.telling(first, from: second).isEmpty {
          return Place(setting: setting, probe: probe)
        }
      }
    }
    return nil
  }
}
