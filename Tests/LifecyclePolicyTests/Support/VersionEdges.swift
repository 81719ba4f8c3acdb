// Finds the version edges of rules, and the vectors that ask about a version on either side of an
// edge.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

/// A version on which a rule begins or ends.
struct VersionEdge: Sendable {
  let rule: RuleIndex
  let version: OSVersion
  let isStart: Bool
  /// The versions on the side of the edge on which the rule is in force, up to the next version on
  /// which a rule about the same question begins or ends.
  let inside: Range<OSVersion>
  /// The versions on the other side of the edge, up to the nearest version there on which a rule
  /// about the same question begins or ends.
  let outside: Range<OSVersion>

  /// States of the rule that do not exist on the other side of the edge: the states from which the
  /// rule starts, if none of them exists there, and the state to which the rule leads, if it does
  /// not exist there.
  let missing: Mask<LifecycleState>
  /// True if none of the kinds of process that the rule is about exists on the other side.
  let isOfNewKinds: Bool

  var description: String { "\(rule.id) \(isStart ? "since" : "until") \(version)" }

  /// Returns the edges of a rule. The oldest version and the open end are not edges.
  static func all(_ rule: RuleIndex) -> [VersionEdge] {
    let row = rule.row
    let keys = RowKeys(row)
    let others = rows(of: row.family).filter {
      keys.overlap(RowKeys($0)) && !$0.basis.profiles.intersection(row.basis.profiles).isEmpty
        && !$0.kinds.intersection(row.kinds).isEmpty
    }
    let versions = others.flatMap { [$0.since, $0.until] }
    var edges: [VersionEdge] = []
    for (version, isStart) in [(row.since, true), (row.until, false)]
    where version > .oldest && version < .open {
      let before = (versions.filter { $0 < version } + [.oldest]).max() ?? .oldest
      let after = (versions.filter { $0 > version } + [.open]).min() ?? .open
      edges.append(
        VersionEdge(
          rule: rule, version: version, isStart: isStart,
          inside: isStart ? version..<after : before..<version,
          outside: isStart ? before..<version : version..<after,
          missing: rule.states(missingOn: isStart ? version.previous : version),
          isOfNewKinds: isStart
            && ProcessKind.allCases.filter(row.kinds.contains).allSatisfy {
              Book.release.absence(of: $0, on: version.previous) != nil
            }))
    }
    return edges
  }
}

extension OSVersion {
  /// The last version before this version.
  fileprivate var previous: OSVersion { OSVersion(packed: packed &- 1) }
}

extension RuleIndex {
  /// Returns states of the row that do not exist on a version: see `VersionEdge.missing`.
  fileprivate func states(missingOn os: OSVersion) -> Mask<LifecycleState> {
    guard family != .lifecycle else { return .none }
    let to: LifecycleState? = row.value(.to)
    let asked: [Mask<LifecycleState>] = [row.set(.states), to.map { Mask($0) } ?? .none]
    let profiles = row.basis.profiles
    let there = rows(of: .lifecycle).filter { $0.since <= os && os < $0.until }
      .filter { !$0.basis.profiles.intersection(profiles).isEmpty }
      .reduce(Mask<LifecycleState>.none) { $0.union($1.set(.states)) }
    return asked.filter { $0.intersection(there).isEmpty }.reduce(.none) { $0.union($1) }
  }
}

extension VectorAnswer {
  /// The keys of the question for the rows of each family.
  var keys: [Family: RowKeys] {
    switch question {
    case .duties(let callback)?:
      return [
        .duty: RowKeys(.duty, [.callback: callback.bit | (callback.appForm?.bit ?? 0)]),
        .callback: RowKeys(.callback, [.callback: callback.bit]),
      ]
    default: return question?.explainable?.keys ?? [:]
    }
  }
}

extension AskedVector {
  /// Returns whether the case asks a question that the rule of the edge answers on the versions
  /// where the rule is in force.
  func asks(about edge: VersionEdge) -> Bool {
    let rule = edge.rule
    let row = rule.row
    guard let ground = answer.ground, row.basis.profiles.contains(ground.profile),
      row.kinds.contains(ground.app.kind)
    else { return false }
    if !answer.states.intersection(edge.missing).isEmpty { return true }
    switch rule.family {
    case .lifecycle: return row.applies(policy(ground.context).known) == true
    case .manifest:
      return file.query == "manifest" && row.applies(policy(ground.context).known) == true
    case .watchdog:
      // A case counts only if it would show that a callback gains or loses its limit: either it
      // expects `limits`, or its answer has no callbacks that could have a limit.
      guard let asked = answer.keys[.transition] else { return false }
      let tells = item.expect["limits"] != nil || answer.data["callbacks"]?.items.isEmpty ?? true
      return tells
        && Self.transitions.contains { transition, keys in
          transition.has(of: row) && keys.overlap(asked)
        }
    case .notification:
      let callback: Callback? = row.value(.callback)
      return item.expect["sequence"] != nil
        && (callback?.isOfScene != true || ground.app.scenes == true)
    case .transition, .cause, .delivery, .deadline, .standing, .relaunch, .mode, .event, .quota,
      .conduct, .duty, .termination, .callback, .choice, .silence, .disposition, .suspension,
      .purge, .call:
      let keys = RowKeys(rule)
      if let asked = answer.keys[rule.family] { return keys.overlap(asked) }
      return rule.family == .transition && edges.contains { keys.overlap($0) }
    }
  }

  private static let transitions = LifecyclePolicyTests.rules(of: .transition).map {
    ($0.row, RowKeys($0))
  }

  /// The transitions that the case expects to be in the answer or absent from it. The list is empty
  /// unless the case asks which steps can come next.
  private var edges: [RowKeys] {
    guard file.query == "next", let from = item.ask["from"]?.text else { return [] }
    let isScene = item.ask["axis"] == "scene"
    func state(_ text: String) -> LifecycleState? {
      isScene
        ? SceneState(named: text).map { LifecycleState($0) }
        : AppState(named: text).map { LifecycleState($0) }
    }
    let last = item.ask["last-cause"]?.text.flatMap { Cause(named: $0) }
    let named = (item.expect["contains"]?.items ?? []) + (item.expect["lacks"]?.items ?? [])
    return named.compactMap { edge in
      guard let from = state(from), let to = edge.object?["to"]?.text.flatMap(state),
        let cause = edge.object?["cause"]?.text.flatMap({ Cause(named: $0) })
      else { return nil }
      let query = TransitionQuery(states: from, to: to, cause: cause, lastCause: last)
      return Question.transition(query).keys[.transition]
    }
  }
}

extension Rule {
  /// Returns true if this transition has the callback that `watchdog` limits. If `watchdog` names
  /// states, the transition must also lead to one of them.
  fileprivate func has(of watchdog: Rule) -> Bool {
    let callback: Callback? = watchdog.value(.callback)
    let states: Mask<LifecycleState> = watchdog.set(.states)
    let to: LifecycleState? = value(.to)
    return steps.contains { $0.callback == callback }
      && (states.isEmpty || to.map(states.contains) ?? false)
  }
}
