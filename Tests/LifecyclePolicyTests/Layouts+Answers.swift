// Where the fields of paths, deadlines, relaunches and rules stand, by Layout and by the compiler.

import CLifecyclePolicy

@testable import LifecyclePolicyC

extension CStruct {
  static var pathsAndRules: [CStruct] {
    [
      CStruct(
        "lcp_path_query", Layout.PathQuery.size, MemoryLayout<lcp_path_query>.self,
        [
          CField("axis", Layout.PathQuery.axis, \lcp_path_query.axis),
          CField("from", Layout.PathQuery.from, \lcp_path_query.`from`),
          CField("to", Layout.PathQuery.to, \lcp_path_query.to),
          CField("allowed_causes", Layout.PathQuery.allowedCauses, \lcp_path_query.allowed_causes),
          CField("last_cause", Layout.PathQuery.lastCause, \lcp_path_query.last_cause),
          CField("trigger", Layout.PathQuery.trigger, \lcp_path_query.trigger),
        ]),
      CStruct(
        "lcp_path_answer", Layout.PathAnswer.size, MemoryLayout<lcp_path_answer>.self,
        [
          CField("verdict", Layout.PathAnswer.verdict, \lcp_path_answer.verdict),
          CField(
            "newest_verdict", Layout.PathAnswer.newestVerdict, \lcp_path_answer.newest_verdict),
          CField("reason", Layout.PathAnswer.reason, \lcp_path_answer.reason),
          CField("flags", Layout.PathAnswer.flags, \lcp_path_answer.flags),
          CField("step_count", Layout.PathAnswer.stepCount, \lcp_path_answer.step_count),
          CField("path", Layout.PathAnswer.path, \lcp_path_answer.path),
          CField("requires_mask", Layout.PathAnswer.requiresMask, \lcp_path_answer.requires_mask),
        ]),
      CStruct(
        "lcp_path_step", Layout.PathStep.size, MemoryLayout<lcp_path_step>.self,
        [
          CField("cause", Layout.PathStep.cause, \lcp_path_step.cause),
          CField("from", Layout.PathStep.from, \lcp_path_step.`from`),
          CField("to", Layout.PathStep.to, \lcp_path_step.to),
          CField("rule", Layout.PathStep.rule, \lcp_path_step.rule),
          CField("step_count", Layout.PathStep.stepCount, \lcp_path_step.step_count),
          CField("sequence", Layout.PathStep.sequence, \lcp_path_step.sequence),
        ]),
      CStruct(
        "lcp_deadline_query", Layout.DeadlineQuery.size, MemoryLayout<lcp_deadline_query>.self,
        [
          CField("allowance", Layout.DeadlineQuery.allowance, \lcp_deadline_query.allowance)
        ]),
      CStruct(
        "lcp_deadline_answer", Layout.DeadlineAnswer.size, MemoryLayout<lcp_deadline_answer>.self,
        [
          CField("verdict", Layout.DeadlineAnswer.verdict, \lcp_deadline_answer.verdict),
          CField(
            "newest_verdict", Layout.DeadlineAnswer.newestVerdict,
            \lcp_deadline_answer.newest_verdict),
          CField("rule", Layout.DeadlineAnswer.rule, \lcp_deadline_answer.rule),
          CField("evidence", Layout.DeadlineAnswer.evidence, \lcp_deadline_answer.evidence),
          CField("flags", Layout.DeadlineAnswer.flags, \lcp_deadline_answer.flags),
          CField("at_expiry", Layout.DeadlineAnswer.atExpiry, \lcp_deadline_answer.at_expiry),
          CField("code", Layout.DeadlineAnswer.code, \lcp_deadline_answer.code),
          CField("advice_ns", Layout.DeadlineAnswer.adviceNs, \lcp_deadline_answer.advice_ns),
          CField("limit_ns", Layout.DeadlineAnswer.limitNs, \lcp_deadline_answer.limit_ns),
          CField("warning_ns", Layout.DeadlineAnswer.warningNs, \lcp_deadline_answer.warning_ns),
          CField(
            "requires_mask", Layout.DeadlineAnswer.requiresMask, \lcp_deadline_answer.requires_mask),
        ]),
      CStruct(
        "lcp_relaunch_query", Layout.RelaunchQuery.size, MemoryLayout<lcp_relaunch_query>.self,
        [
          CField("termination", Layout.RelaunchQuery.termination, \lcp_relaunch_query.termination),
          CField("trigger", Layout.RelaunchQuery.trigger, \lcp_relaunch_query.trigger),
          CField("since", Layout.RelaunchQuery.since, \lcp_relaunch_query.since),
        ]),
      CStruct(
        "lcp_relaunch_answer", Layout.RelaunchAnswer.size, MemoryLayout<lcp_relaunch_answer>.self,
        [
          CField("verdict", Layout.RelaunchAnswer.verdict, \lcp_relaunch_answer.verdict),
          CField(
            "newest_verdict", Layout.RelaunchAnswer.newestVerdict,
            \lcp_relaunch_answer.newest_verdict),
          CField("rule", Layout.RelaunchAnswer.rule, \lcp_relaunch_answer.rule),
          CField("evidence", Layout.RelaunchAnswer.evidence, \lcp_relaunch_answer.evidence),
          CField("flags", Layout.RelaunchAnswer.flags, \lcp_relaunch_answer.flags),
          CField("guarantee", Layout.RelaunchAnswer.guarantee, \lcp_relaunch_answer.guarantee),
          CField(
            "launch_state", Layout.RelaunchAnswer.launchState, \lcp_relaunch_answer.launch_state),
          CField("callback", Layout.RelaunchAnswer.callback, \lcp_relaunch_answer.callback),
          CField("allowance", Layout.RelaunchAnswer.allowance, \lcp_relaunch_answer.allowance),
          CField(
            "allowance_ns", Layout.RelaunchAnswer.allowanceNs, \lcp_relaunch_answer.allowance_ns),
          CField(
            "requires_mask", Layout.RelaunchAnswer.requiresMask, \lcp_relaunch_answer.requires_mask),
          CField("standing", Layout.RelaunchAnswer.standing, \lcp_relaunch_answer.standing),
          CField(
            "delivery_rule", Layout.RelaunchAnswer.deliveryRule, \lcp_relaunch_answer.delivery_rule),
        ]),
      CStruct(
        "lcp_rule", Layout.Rule.size, MemoryLayout<lcp_rule>.self,
        [
          CField("family", Layout.Rule.family, \lcp_rule.family),
          CField("id", Layout.Rule.id, \lcp_rule.id),
          CField("note", Layout.Rule.note, \lcp_rule.note),
          CField("since", Layout.Rule.since, \lcp_rule.since),
          CField("until", Layout.Rule.until, \lcp_rule.until),
          CField("profiles", Layout.Rule.profiles, \lcp_rule.profiles),
          CField("evidence", Layout.Rule.evidence, \lcp_rule.evidence),
          CField("verdict", Layout.Rule.verdict, \lcp_rule.verdict),
          CField("conflict", Layout.Rule.conflict, \lcp_rule.conflict),
          CField("precedence", Layout.Rule.precedence, \lcp_rule.precedence),
          CField("citation_count", Layout.Rule.citationCount, \lcp_rule.citation_count),
          CField("when", Layout.Rule.when, \lcp_rule.when),
          CField("when_not", Layout.Rule.whenNot, \lcp_rule.when_not),
          CField("lifecycles", Layout.Rule.lifecycles, \lcp_rule.lifecycles),
          CField("lifecycle", Layout.Rule.lifecycle, \lcp_rule.lifecycle),
          CField("from_states", Layout.Rule.fromStates, \lcp_rule.from_states),
          CField("to", Layout.Rule.to, \lcp_rule.to),
          CField("causes", Layout.Rule.causes, \lcp_rule.causes),
          CField("last_causes", Layout.Rule.lastCauses, \lcp_rule.last_causes),
          CField("interruptions", Layout.Rule.interruptions, \lcp_rule.interruptions),
          CField("reason", Layout.Rule.reason, \lcp_rule.reason),
          CField("via", Layout.Rule.via, \lcp_rule.via),
          CField("step_count", Layout.Rule.stepCount, \lcp_rule.step_count),
          CField("triggers", Layout.Rule.triggers, \lcp_rule.triggers),
          CField("launch_state", Layout.Rule.launchState, \lcp_rule.launch_state),
          CField("callback", Layout.Rule.callback, \lcp_rule.callback),
          CField("second_callback", Layout.Rule.secondCallback, \lcp_rule.second_callback),
          CField("on_launch_only", Layout.Rule.onLaunchOnly, \lcp_rule.on_launch_only),
          CField("guarantee", Layout.Rule.guarantee, \lcp_rule.guarantee),
          CField("terminations", Layout.Rule.terminations, \lcp_rule.terminations),
          CField("standings", Layout.Rule.standings, \lcp_rule.standings),
          CField("standing", Layout.Rule.standing, \lcp_rule.standing),
          CField("allowances", Layout.Rule.allowances, \lcp_rule.allowances),
          CField("at_expiry", Layout.Rule.atExpiry, \lcp_rule.at_expiry),
          CField("code", Layout.Rule.code, \lcp_rule.code),
          CField("extendable", Layout.Rule.extendable, \lcp_rule.extendable),
          CField("advice_ns", Layout.Rule.adviceNs, \lcp_rule.advice_ns),
          CField("limit_ns", Layout.Rule.limitNs, \lcp_rule.limit_ns),
          CField("warning_ns", Layout.Rule.warningNs, \lcp_rule.warning_ns),
          CField("axis", Layout.Rule.axis, \lcp_rule.axis),
          CField("axes", Layout.Rule.axes, \lcp_rule.axes),
          CField("launch_callback", Layout.Rule.launchCallback, \lcp_rule.launch_callback),
          CField("notification", Layout.Rule.notification, \lcp_rule.notification),
          CField("posted_before", Layout.Rule.postedBefore, \lcp_rule.posted_before),
          CField("mode", Layout.Rule.mode, \lcp_rule.mode),
          CField("deprecated", Layout.Rule.deprecated, \lcp_rule.deprecated),
          CField("permits", Layout.Rule.permits, \lcp_rule.permits),
          CField("keeps_running", Layout.Rule.keepsRunning, \lcp_rule.keeps_running),
          CField("events", Layout.Rule.events, \lcp_rule.events),
          CField("manner", Layout.Rule.manner, \lcp_rule.manner),
          CField("quota", Layout.Rule.quota, \lcp_rule.quota),
          CField("unit", Layout.Rule.unit, \lcp_rule.unit),
          CField("activities", Layout.Rule.activities, \lcp_rule.activities),
          CField("price", Layout.Rule.price, \lcp_rule.price),
          CField("undone_at", Layout.Rule.undoneAt, \lcp_rule.undone_at),
          CField("severity", Layout.Rule.severity, \lcp_rule.severity),
          CField("cause", Layout.Rule.cause, \lcp_rule.cause),
          CField("count", Layout.Rule.count, \lcp_rule.count),
          CField("window_ns", Layout.Rule.windowNs, \lcp_rule.window_ns),
          CField("namespaces", Layout.Rule.namespaces, \lcp_rule.namespaces),
          CField("code_low", Layout.Rule.codeLow, \lcp_rule.code_low),
          CField("code_high", Layout.Rule.codeHigh, \lcp_rule.code_high),
          CField("text", Layout.Rule.text, \lcp_rule.text),
          CField("key", Layout.Rule.key, \lcp_rule.key),
          CField("value", Layout.Rule.value, \lcp_rule.value),
          CField("reads_as_method", Layout.Rule.readsAsMethod, \lcp_rule.reads_as_method),
          CField("reserved", Layout.Rule.reserved, \lcp_rule.reserved),
        ]),
      CStruct(
        "lcp_rule_step", Layout.RuleStep.size, MemoryLayout<lcp_rule_step>.self,
        [
          CField("callback", Layout.RuleStep.callback, \lcp_rule_step.callback),
          CField("state", Layout.RuleStep.state, \lcp_rule_step.state),
          CField("when", Layout.RuleStep.when, \lcp_rule_step.when),
          CField("scene_state", Layout.RuleStep.sceneState, \lcp_rule_step.scene_state),
        ]),
      CStruct(
        "lcp_citation", Layout.Citation.size, MemoryLayout<lcp_citation>.self,
        [
          CField("index", Layout.Citation.index, \lcp_citation.index),
          CField("key", Layout.Citation.key, \lcp_citation.key),
          CField("title", Layout.Citation.title, \lcp_citation.title),
          CField("publisher", Layout.Citation.publisher, \lcp_citation.publisher),
          CField("address", Layout.Citation.address, \lcp_citation.address),
        ]),
    ]
  }
}
