// Finds a question that a rule decides, if there is one.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

/// A question that a rule decides, and the place where the rule decides it.
struct Route: Sendable, CustomStringConvertible {
  let place: Place
  let question: String

  var description: String { "\(place): \(question)" }
}

extension RuleIndex {
  /// Worlds that meet the row's conditions. Everything else is favourable in some of these worlds,
  /// and not in others.
  private var worlds: [World] {
    let bases = World.all + AppKind.allCases.map { World.favourable.being($0) }
    return bases.map { $0.meeting(row.when, row.unless) }
  }

  /// Returns the first place where the row decides a question, or where an answer lists the row or
  /// posts its notification. An alternative never decides, so its route is the first place where an
  /// explanation lists it.
  func route(under profiles: [EvidenceProfile]) -> Route? {
    let row = row
    let worlds = worlds
    for os in allVersions {
      for profile in profiles where row.basis.profiles.contains(profile) {
        let place = Place(os: os, profile: profile)
        // A row about a cause also decides where it is not in force: the answer is then that the
        // cause does not exist. Other rows decide only where they are in force.
        guard family == .cause || place.admits(row) else { continue }
        for world in worlds {
          let policy = policy(world.context(os, profile))
          let isSide = row.precedence == .alternative
          if let question = isSide ? explained(by: policy) : decided(by: policy) {
            return Route(place: place, question: question)
          }
        }
      }
    }
    return nil
  }

  var route: Route? { route(under: EvidenceProfile.allCases) }

  /// Returns a question that the row decides, in words.
  private func decided(by policy: Policy) -> String? {
    switch family {
    case .lifecycle: return policy.lifecycle.rule == self ? "any app" : nil
    // A row about a cause decides where the cause cannot arise or does not exist.
    case .transition, .cause:
      return transitions.first { policy.transition($0).rule == self }.map(\.summary)
    case .delivery, .standing, .relaunch: return decidedRelaunch(by: policy)
    case .notification: return postedAt(by: policy)
    case .duty:
      let callback: Callback? = row.value(.callback)
      return [callback, callback?.sceneForm].compactMap { $0 }.first { callback in
        policy.dutyList(callback).contains { $0.rule == self }
      }.map { "\($0.name)" }
    case .manifest:
      return policy.findings().contains { $0.rule == self } ? "a manifest" : nil
    case .choice where row.fields.isEmpty: return "said in its note"
    case .callback, .choice, .silence: return lookedUp(by: policy)
    case .watchdog: return limiting(by: policy)
    case .disposition: return decidedRelaunch(by: policy)
    case .deadline, .mode, .event, .quota, .conduct, .termination, .suspension, .purge, .call:
      return questions.first { $0.ruling(by: policy).rule == self }.map { "\($0)" }
    }
  }

  /// The questions that match the row's keys. The list is empty for families whose questions
  /// `decided(by:)` finds in another way.
  private var questions: [Question] {
    let row = row
    let states: Mask<LifecycleState> = row.set(.states)
    switch family {
    case .transition: return transitions.map { .transition($0) }
    case .relaunch:
      return row.values(.triggers).flatMap { trigger in
        Termination.allCases.map { .relaunch(RelaunchQuery(after: $0, on: trigger)) }
          + [AppState.background, .active].map { .relaunch(RelaunchQuery(in: $0, on: trigger)) }
      }
    case .deadline: return row.values(.allowances).map { .deadline($0) }
    case .mode: return row.value(.mode).map { [.mode($0)] } ?? []
    case .quota: return row.value(.quota).map { [.quota($0)] } ?? []
    case .event:
      return row.values(.events).flatMap { event in
        states.values.compactMap(\.app).map { .event(EventQuery(event, in: $0)) }
      }
    case .conduct:
      return row.values(.activities).flatMap { activity in
        states.values.compactMap(\.app).map { .conduct(ConductQuery(in: $0, activity)) }
      }
    case .termination:
      guard let low = row.code(.codeLow), let high = row.code(.codeHigh) else { return [] }
      let namespaces: Mask<TerminationNamespace> = row.set(.namespaces)
      let domains: Mask<ErrorDomain> = row.set(.errorDomains)
      let places: [(TerminationNamespace?, ErrorDomain?)] =
        domains.isEmpty ? namespaces.orNone.map { ($0, nil) } : domains.values.map { (nil, $0) }
      return places.flatMap { namespace, domain in
        [low, high, low &+ (high &- low) / 2].map {
          .termination(TerminationQuery(namespace, code: $0, of: domain))
        }
      }
    case .suspension:
      let clocks: Mask<Allowance> = row.set(.allowances)
      let doings: Mask<Activity> = row.set(.activities)
      return [
        .suspension(SuspensionQuery(clocks)),
        .suspension(SuspensionQuery(activities: doings, begunInFront: doings)),
      ]
    case .purge:
      let doings: Mask<Activity> = row.set(.activities)
      return states.values.compactMap(\.app).map { .purge(PurgeQuery(in: $0, activities: doings)) }
    case .call:
      let triggers: Mask<Trigger> = row.set(.triggers)
      return row.values(.callbacks).flatMap { callback in
        triggers.orNone.map { .call(CallQuery(callback, on: $0)) }
      }
    case .lifecycle, .cause, .delivery, .standing, .notification, .duty, .manifest, .callback,
      .choice, .silence, .watchdog, .disposition:
      return []
    }
  }

  /// Returns the name of the callback that the row limits; nil if another row decides for every
  /// target state of the row.
  private func limiting(by policy: Policy) -> String? {
    var filter = Filter()
    let states: Mask<LifecycleState> = row.set(.states)
    return states.orNone.compactMap { to -> String? in
      filter.to = to
      return row.value(.callback).flatMap {
        policy.decide(.watchdog($0), filter).rule == number ? "\($0.name)" : nil
      }
    }.first
  }

  /// Returns the family of an index key for which the row decides. Used for families that decide
  /// only a part of an answer.
  private func lookedUp(by policy: Policy) -> String? {
    var keys: [IndexKey] = [.interruption]
    for callback in Callback.allCases { keys.append(.callback(callback)) }
    for cause in Cause.allCases { keys.append(.act(cause)) }
    for state in LifecycleState.allCases { keys.append(.way(to: state)) }
    for silence in LifecyclePolicy.Silence.allCases { keys.append(.silence(silence)) }
    return keys.first { policy.decide($0).rule == number }.map { "\($0.family.name)" }
  }

  /// Returns a question whose explanation lists the row as one that applies without deciding.
  private func explained(by policy: Policy) -> String? {
    questions.first { question in
      policy.explain(question).contains {
        $0.rule == self && ($0.role == .outweighed || $0.role == .alternative)
      }
    }.map { "\($0)" }
  }
}
