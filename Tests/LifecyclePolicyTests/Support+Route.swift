// For a rule a question that it decides, if there is one.

@testable import LifecyclePolicy

/// Where a rule decides.
struct Route: Sendable, CustomStringConvertible {
  let place: Place
  let question: String

  var description: String { "\(place): \(question)" }
}

extension RuleReference {
  /// The worlds in which the row's conditions are met, and all else is well, or not.
  private var worlds: [World] {
    let row = summary
    let bases = World.all + AppKind.allCases.map { World.favourable.being($0) }
    return bases.map { $0.meeting(row.when, row.unless) }
  }

  /// The first place where the row decides a question, lists it or posts it. An alternative never
  /// decides: for one it is where it is explained as one of the sides.
  func route(under profiles: [EvidenceProfile]) -> Route? {
    let row = summary
    let worlds = worlds
    for os in allVersions {
      for profile in profiles where row.basis.profiles.contains(profile) {
        let place = Place(os: os, profile: profile)
        // Only a row about a cause decides where it is not in force: by its absence.
        guard family == .cause || place.admits(row) else { continue }
        for world in worlds {
          let context = world.context(os, profile)
          let isSide = row.precedence == .alternative
          if let question = isSide ? explained(in: context) : decided(in: context) {
            return Route(place: place, question: question)
          }
        }
      }
    }
    return nil
  }

  var route: Route? { route(under: EvidenceProfile.allCases) }

  /// A question that the row decides, in words.
  private func decided(in context: Context) -> String? {
    let book = policy.book
    switch family {
    case .lifecycle: return policy.lifecycle(in: context).rule == self ? "any app" : nil
    case .transition, .cause: return decidedTransition(in: context)
    case .delivery, .standing, .relaunch: return decidedRelaunch(in: context)
    case .notification: return postedAt(context)
    case .duty:
      let callback = book.duty(index).callback
      return [callback, callback.sceneForm ?? callback].first { callback in
        policy.duties(callback, in: context).contains { $0.rule == self }
      }.map { "\($0.name)" }
    case .manifest:
      return policy.findings(in: context).contains { $0.rule == self } ? "a manifest" : nil
    case .deadline:
      return book.deadline(index).allowances.values
        .first { policy.deadline($0, in: context).rule == self }.map { "\($0.name)" }
    case .mode, .event, .quota, .conduct, .termination:
      return questions.first { $0.ruling(in: context).rule == self }.map { "\($0)" }
    }
  }

  /// The questions that the row's keys name, for families that one rule decides.
  private var questions: [Question] {
    let book = policy.book
    switch family {
    case .mode: return [.mode(book.mode(index).mode)]
    case .quota: return [.quota(book.quota(index).quota)]
    case .event:
      let row = book.event(index)
      return row.events.values.flatMap { event in
        row.states.values.compactMap(\.app).map { .event(EventQuery(event, in: $0)) }
      }
    case .conduct:
      let row = book.conduct(index)
      return row.activities.values.flatMap { activity in
        row.states.values.compactMap(\.app).map { .conduct(ConductQuery(in: $0, activity)) }
      }
    case .termination:
      let row = book.termination(index)
      let codes = [row.low, row.high, row.low &+ (row.high &- row.low) / 2]
      return ([nil] + row.namespaces.values).flatMap { namespace in
        codes.map { .termination(TerminationQuery(namespace, code: $0)) }
      }
    case .lifecycle, .transition, .cause, .delivery, .deadline, .standing, .relaunch,
      .notification, .duty, .manifest:
      return []
    }
  }

  /// The same for all families that can be explained.
  private var explainable: [Question] {
    let book = policy.book
    switch family {
    case .transition: return transitions.map { .transition($0) }
    case .deadline: return book.deadline(index).allowances.values.map { .deadline($0) }
    case .relaunch:
      return book.relaunch(index).triggers.values.flatMap { trigger in
        Termination.allCases.map { .relaunch(RelaunchQuery(after: $0, on: trigger)) }
      }
    default: return questions
    }
  }

  /// A question whose explanation has the row as one side.
  private func explained(in context: Context) -> String? {
    explainable.first { question in
      policy.explain(question, in: context).contains { $0.rule == self && $0.role == .outweighed }
    }.map { "\($0)" }
  }
}
