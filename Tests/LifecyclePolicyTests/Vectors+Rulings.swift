// Deadlines, relaunches, and what one rule decides, as vectors ask and compare it.

@testable import LifecyclePolicy

extension VectorAnswer {
  mutating func deadline(_ options: inout Options, _ ground: VectorGround) throws {
    let allowance: Allowance = try options.required("allowance")
    let answer = policy.deadline(
      allowance, in: ground.context, override: ground.override(allowance))
    put(answer.verdict, answer.newestVerdict, answer.requires)
    put(answer.rule, answer.evidence, answer.isDisputed)
    data["advice_seconds"] = seconds(answer.advice)
    data["limit_seconds"] = seconds(answer.limit)
    data["warning_seconds"] = seconds(answer.warning)
    data["at_expiry"] = JSON(answer.atExpiry?.name)
    data["code"] = JSON(answer.code?.name)
    data["extendable"] = answer.extendable == .unknown ? .null : .flag(answer.extendable == .yes)
    explain(.deadline(allowance), ground)
  }

  mutating func relaunch(_ options: inout Options, _ ground: VectorGround) throws {
    let query = RelaunchQuery(
      after: try options.required("after"), on: try options.required("on"),
      since: try options.values("since"))
    let answer = policy.relaunch(query, in: ground.context, override: ground.override)
    put(answer.verdict, answer.newestVerdict, answer.requires)
    put(answer.rule, answer.evidence, answer.isDisputed)
    add(
      [answer.deliveryRule].compactMap { $0 },
      behind: [query.standingRule(ground.context)].compactMap { $0 })
    data["guarantee"] = JSON(answer.guarantee?.name)
    // An app launched inactive is on its way to the foreground.
    data["launch_state"] =
      answer.launchState == .inactive ? "foreground" : JSON(answer.launchState?.name)
    data["callback"] = JSON(answer.callback?.name)
    data["allowance"] = JSON(answer.allowance?.name)
    data["allowance_seconds"] = seconds(answer.allowed)
    data["standing"] = JSON(answer.standing?.name)
    data["delivery_rule"] = JSON(answer.deliveryRule?.id)
    explain(.relaunch(query), ground)
  }

  mutating func conduct(_ options: inout Options, _ ground: VectorGround) throws {
    let query = ConductQuery(
      in: try options.required("state"), try options.required("activity"))
    let answer = policy.conduct(query, in: ground.context)
    put(answer.ruling)
    states = Mask(LifecycleState(query.state))
    data["stop_before"] = JSON(answer.stopBefore?.name)
    data["price"] = JSON(answer.price?.name)
    data["code"] = JSON(answer.code?.name)
    explain(.conduct(query), ground)
  }

  mutating func delivery(_ options: inout Options, _ ground: VectorGround) throws {
    let query = EventQuery(try options.required("event"), in: try options.required("state"))
    let answer = policy.delivery(query, in: ground.context)
    put(answer.ruling)
    states = Mask(LifecycleState(query.state))
    data["manner"] = JSON(answer.manner?.name)
    data["callback"] = JSON(answer.callback?.name)
    explain(.event(query), ground)
  }

  mutating func quota(_ options: inout Options, _ ground: VectorGround) throws {
    let quota: Quota = try options.required("quota")
    let answer = policy.quota(quota, in: ground.context)
    put(answer.ruling)
    data["count"] = answer.count.map { .number(Double($0)) } ?? .null
    data["unit"] = JSON(answer.unit?.name)
    data["window_seconds"] = seconds(answer.window)
    data["at_excess"] = JSON(answer.atExcess?.name)
    explain(.quota(quota), ground)
  }

  /// One mode, or a list of all.
  mutating func modes(_ options: inout Options, _ ground: VectorGround) throws {
    guard let mode: BackgroundMode = try options.value("of") else {
      let all = BackgroundMode.allCases.map { mode in
        JSON.object(self.mode(policy.mode(mode, in: ground.context)))
      }
      put(.allowed, .allowed, .none)
      data["modes"] = .list(all)
      return
    }
    let answer = policy.mode(mode, in: ground.context)
    put(answer.ruling)
    data.merge(self.mode(answer)) { $1 }
    explain(.mode(mode), ground)
  }

  private func mode(_ answer: ModeAnswer) -> [String: JSON] {
    [
      "introduced": JSON(answer.introduced), "deprecated": JSON(answer.deprecated),
      "removed": JSON(answer.removed),
      "wakes": .list(answer.wakes.values.map { JSON($0.name) }),
      "permits": .list(answer.permits.values.map { JSON($0.name) }),
      "keeps_running": .list(answer.keepsRunning.values.map { JSON($0.name) }),
    ]
  }
}
