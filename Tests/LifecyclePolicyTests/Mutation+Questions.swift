// The questions that a row and its mutants can be asked, as a vector's `ask` says them.

@testable import LifecyclePolicy

/// A question, with the keys of its `ask`.
struct Probe: Sendable {
  let query: String
  let ask: Ask
  let kind: Kind

  enum Kind: Sendable {
    case question(Question)
    case duties(Callback)
    case manifest
  }

  private init(_ query: String, _ ask: [String: Text?], _ kind: Kind, since: Mask<Since> = .none) {
    var told: Ask = ask.compactMapValues { $0.map { JSON($0) } }
    if !since.isEmpty { told["since"] = .list(since.values.map { JSON($0.name) }) }
    self.query = query
    self.ask = told
    self.kind = kind
  }

  static func transition(_ query: TransitionQuery) -> Probe {
    let ask: [String: Text?] = [
      "axis": query.from.axis == .scene ? Axis.scene.name : nil, "from": query.from.nameOnAxis,
      "to": query.to.nameOnAxis, "cause": query.cause.name, "last-cause": query.lastCause?.name,
      "trigger": query.trigger?.name, "interruption": query.interruption?.name,
    ]
    return Probe("transition", ask, .question(.transition(query)))
  }

  static func deadline(_ allowance: Allowance) -> Probe {
    Probe("deadline", ["allowance": allowance.name], .question(.deadline(allowance)))
  }

  static func relaunch(
    _ termination: Termination, _ trigger: Trigger, _ since: Mask<Since> = .none
  ) -> Probe {
    Probe(
      "relaunch", ["after": termination.name, "on": trigger.name],
      .question(.relaunch(RelaunchQuery(after: termination, on: trigger, since: since))),
      since: since)
  }

  static func conduct(_ state: AppState, _ activity: Activity) -> Probe {
    Probe(
      "conduct", ["state": state.name, "activity": activity.name],
      .question(.conduct(ConductQuery(in: state, activity))))
  }

  static func event(_ event: Event, _ state: AppState) -> Probe {
    Probe(
      "delivery", ["state": state.name, "event": event.name],
      .question(.event(EventQuery(event, in: state))))
  }

  static func quota(_ quota: Quota) -> Probe {
    Probe("quota", ["quota": quota.name], .question(.quota(quota)))
  }

  static func mode(_ mode: BackgroundMode) -> Probe {
    Probe("modes", ["of": mode.name], .question(.mode(mode)))
  }

  static func duties(_ callback: Callback) -> Probe {
    Probe("duties", ["callback": callback.name], .duties(callback))
  }

  static let manifest = Probe("manifest", [:], .manifest)

  static func termination(_ namespace: TerminationNamespace?, _ code: UInt64) -> Probe {
    var probe = Probe(
      "termination", ["namespace": namespace?.name],
      .question(.termination(TerminationQuery(namespace, code: code))))
    probe.setCode(code)
    return probe
  }

  private mutating func setCode(_ code: UInt64) {
    var told = ask
    told["code"] = .text(code > 0xffff ? "0x" + String(code, radix: 16) : "\(code)")
    self = Probe(query: query, told: told, kind: kind)
  }

  private init(query: String, told: Ask, kind: Kind) {
    self.query = query
    ask = told
    self.kind = kind
  }
}
