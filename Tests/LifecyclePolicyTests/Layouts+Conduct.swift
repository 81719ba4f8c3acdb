// Where the fields of conduct, duties, deliveries, modes, quotas, manifests and terminations stand.

import CLifecyclePolicy

@testable import LifecyclePolicyC

extension CStruct {
  static var others: [CStruct] {
    [
      CStruct(
        "lcp_conduct_query", Layout.ConductQuery.size, MemoryLayout<lcp_conduct_query>.self,
        [
          CField("state", Layout.ConductQuery.state, \lcp_conduct_query.state),
          CField("activity", Layout.ConductQuery.activity, \lcp_conduct_query.activity),
        ]),
      CStruct(
        "lcp_conduct_answer", Layout.ConductAnswer.size, MemoryLayout<lcp_conduct_answer>.self,
        [
          CField("verdict", Layout.ConductAnswer.verdict, \lcp_conduct_answer.verdict),
          CField(
            "newest_verdict", Layout.ConductAnswer.newestVerdict,
            \lcp_conduct_answer.newest_verdict),
          CField("rule", Layout.ConductAnswer.rule, \lcp_conduct_answer.rule),
          CField("evidence", Layout.ConductAnswer.evidence, \lcp_conduct_answer.evidence),
          CField("flags", Layout.ConductAnswer.flags, \lcp_conduct_answer.flags),
          CField("stop_before", Layout.ConductAnswer.stopBefore, \lcp_conduct_answer.stop_before),
          CField("price", Layout.ConductAnswer.price, \lcp_conduct_answer.price),
          CField("code", Layout.ConductAnswer.code, \lcp_conduct_answer.code),
          CField("reserved", Layout.ConductAnswer.reserved, \lcp_conduct_answer.reserved),
          CField(
            "requires_mask", Layout.ConductAnswer.requiresMask, \lcp_conduct_answer.requires_mask),
        ]),
      CStruct(
        "lcp_duties_query", Layout.DutiesQuery.size, MemoryLayout<lcp_duties_query>.self,
        [
          CField("callback", Layout.DutiesQuery.callback, \lcp_duties_query.callback)
        ]),
      CStruct(
        "lcp_duties_answer", Layout.DutiesAnswer.size, MemoryLayout<lcp_duties_answer>.self,
        [
          CField("verdict", Layout.DutiesAnswer.verdict, \lcp_duties_answer.verdict),
          CField(
            "newest_verdict", Layout.DutiesAnswer.newestVerdict, \lcp_duties_answer.newest_verdict),
          CField("rule", Layout.DutiesAnswer.rule, \lcp_duties_answer.rule),
          CField("flags", Layout.DutiesAnswer.flags, \lcp_duties_answer.flags),
          CField("count", Layout.DutiesAnswer.count, \lcp_duties_answer.count),
        ]),
      CStruct(
        "lcp_duty", Layout.Duty.size, MemoryLayout<lcp_duty>.self,
        [
          CField("rule", Layout.Duty.rule, \lcp_duty.rule),
          CField("undone_at", Layout.Duty.undoneAt, \lcp_duty.undone_at),
          CField("reserved", Layout.Duty.reserved, \lcp_duty.reserved),
          CField("text", Layout.Duty.text, \lcp_duty.text),
        ]),
      CStruct(
        "lcp_delivery_query", Layout.DeliveryQuery.size, MemoryLayout<lcp_delivery_query>.self,
        [
          CField("state", Layout.DeliveryQuery.state, \lcp_delivery_query.state),
          CField("event", Layout.DeliveryQuery.event, \lcp_delivery_query.event),
        ]),
      CStruct(
        "lcp_delivery_answer", Layout.DeliveryAnswer.size, MemoryLayout<lcp_delivery_answer>.self,
        [
          CField("verdict", Layout.DeliveryAnswer.verdict, \lcp_delivery_answer.verdict),
          CField(
            "newest_verdict", Layout.DeliveryAnswer.newestVerdict,
            \lcp_delivery_answer.newest_verdict),
          CField("rule", Layout.DeliveryAnswer.rule, \lcp_delivery_answer.rule),
          CField("evidence", Layout.DeliveryAnswer.evidence, \lcp_delivery_answer.evidence),
          CField("flags", Layout.DeliveryAnswer.flags, \lcp_delivery_answer.flags),
          CField("manner", Layout.DeliveryAnswer.manner, \lcp_delivery_answer.manner),
          CField("callback", Layout.DeliveryAnswer.callback, \lcp_delivery_answer.callback),
          CField(
            "requires_mask", Layout.DeliveryAnswer.requiresMask, \lcp_delivery_answer.requires_mask),
        ]),
      CStruct(
        "lcp_mode_query", Layout.ModeQuery.size, MemoryLayout<lcp_mode_query>.self,
        [
          CField("mode", Layout.ModeQuery.mode, \lcp_mode_query.mode)
        ]),
      CStruct(
        "lcp_mode_answer", Layout.ModeAnswer.size, MemoryLayout<lcp_mode_answer>.self,
        [
          CField("verdict", Layout.ModeAnswer.verdict, \lcp_mode_answer.verdict),
          CField(
            "newest_verdict", Layout.ModeAnswer.newestVerdict, \lcp_mode_answer.newest_verdict),
          CField("rule", Layout.ModeAnswer.rule, \lcp_mode_answer.rule),
          CField("evidence", Layout.ModeAnswer.evidence, \lcp_mode_answer.evidence),
          CField("flags", Layout.ModeAnswer.flags, \lcp_mode_answer.flags),
          CField("introduced", Layout.ModeAnswer.introduced, \lcp_mode_answer.introduced),
          CField("deprecated", Layout.ModeAnswer.deprecated, \lcp_mode_answer.deprecated),
          CField("removed", Layout.ModeAnswer.removed, \lcp_mode_answer.removed),
          CField("permits_mask", Layout.ModeAnswer.permitsMask, \lcp_mode_answer.permits_mask),
          CField(
            "keeps_running_mask", Layout.ModeAnswer.keepsRunningMask,
            \lcp_mode_answer.keeps_running_mask),
          CField("reserved", Layout.ModeAnswer.reserved, \lcp_mode_answer.reserved),
          CField("wakes_mask", Layout.ModeAnswer.wakesMask, \lcp_mode_answer.wakes_mask),
          CField("requires_mask", Layout.ModeAnswer.requiresMask, \lcp_mode_answer.requires_mask),
        ]),
      CStruct(
        "lcp_quota_query", Layout.QuotaQuery.size, MemoryLayout<lcp_quota_query>.self,
        [
          CField("quota", Layout.QuotaQuery.quota, \lcp_quota_query.quota)
        ]),
      CStruct(
        "lcp_quota_answer", Layout.QuotaAnswer.size, MemoryLayout<lcp_quota_answer>.self,
        [
          CField("verdict", Layout.QuotaAnswer.verdict, \lcp_quota_answer.verdict),
          CField(
            "newest_verdict", Layout.QuotaAnswer.newestVerdict, \lcp_quota_answer.newest_verdict),
          CField("rule", Layout.QuotaAnswer.rule, \lcp_quota_answer.rule),
          CField("evidence", Layout.QuotaAnswer.evidence, \lcp_quota_answer.evidence),
          CField("flags", Layout.QuotaAnswer.flags, \lcp_quota_answer.flags),
          CField("unit", Layout.QuotaAnswer.unit, \lcp_quota_answer.unit),
          CField("at_excess", Layout.QuotaAnswer.atExcess, \lcp_quota_answer.at_excess),
          CField("count", Layout.QuotaAnswer.count, \lcp_quota_answer.count),
          CField("window_ns", Layout.QuotaAnswer.windowNs, \lcp_quota_answer.window_ns),
          CField("requires_mask", Layout.QuotaAnswer.requiresMask, \lcp_quota_answer.requires_mask),
        ]),
      CStruct(
        "lcp_text", Layout.Text.size, MemoryLayout<lcp_text>.self,
        [
          CField("data", Layout.Text.data, \lcp_text.data),
          CField("length", Layout.Text.length, \lcp_text.length),
        ]),
      CStruct(
        "lcp_info_value", Layout.InfoValue.size, MemoryLayout<lcp_info_value>.self,
        [
          CField("kind", Layout.InfoValue.kind, \lcp_info_value.kind),
          CField("integer", Layout.InfoValue.integer, \lcp_info_value.integer),
          CField("string", Layout.InfoValue.string, \lcp_info_value.string),
          CField("items", Layout.InfoValue.items, \lcp_info_value.items),
          CField("count", Layout.InfoValue.count, \lcp_info_value.count),
        ]),
      CStruct(
        "lcp_notice", Layout.Notice.size, MemoryLayout<lcp_notice>.self,
        [
          CField("kind", Layout.Notice.kind, \lcp_notice.kind),
          CField("index", Layout.Notice.index, \lcp_notice.index),
        ]),
      CStruct(
        "lcp_manifest_answer", Layout.ManifestAnswer.size, MemoryLayout<lcp_manifest_answer>.self,
        [
          CField("verdict", Layout.ManifestAnswer.verdict, \lcp_manifest_answer.verdict),
          CField(
            "newest_verdict", Layout.ManifestAnswer.newestVerdict,
            \lcp_manifest_answer.newest_verdict),
          CField("flags", Layout.ManifestAnswer.flags, \lcp_manifest_answer.flags),
          CField("count", Layout.ManifestAnswer.count, \lcp_manifest_answer.count),
        ]),
      CStruct(
        "lcp_manifest_finding", Layout.ManifestFinding.size,
        MemoryLayout<lcp_manifest_finding>.self,
        [
          CField("rule", Layout.ManifestFinding.rule, \lcp_manifest_finding.rule),
          CField("severity", Layout.ManifestFinding.severity, \lcp_manifest_finding.severity),
          CField("reserved", Layout.ManifestFinding.reserved, \lcp_manifest_finding.reserved),
          CField("key", Layout.ManifestFinding.key, \lcp_manifest_finding.key),
          CField("value", Layout.ManifestFinding.value, \lcp_manifest_finding.value),
          CField("message", Layout.ManifestFinding.message, \lcp_manifest_finding.message),
        ]),
      CStruct(
        "lcp_termination_query", Layout.TerminationQuery.size,
        MemoryLayout<lcp_termination_query>.self,
        [
          CField(
            "namespace_", Layout.TerminationQuery.namespace, \lcp_termination_query.namespace_),
          CField("code", Layout.TerminationQuery.code, \lcp_termination_query.code),
        ]),
      CStruct(
        "lcp_termination_answer", Layout.TerminationAnswer.size,
        MemoryLayout<lcp_termination_answer>.self,
        [
          CField("verdict", Layout.TerminationAnswer.verdict, \lcp_termination_answer.verdict),
          CField(
            "newest_verdict", Layout.TerminationAnswer.newestVerdict,
            \lcp_termination_answer.newest_verdict),
          CField("rule", Layout.TerminationAnswer.rule, \lcp_termination_answer.rule),
          CField("evidence", Layout.TerminationAnswer.evidence, \lcp_termination_answer.evidence),
          CField("flags", Layout.TerminationAnswer.flags, \lcp_termination_answer.flags),
          CField("cause", Layout.TerminationAnswer.cause, \lcp_termination_answer.cause),
          CField(
            "allowance", Layout.TerminationAnswer.allowance, \lcp_termination_answer.allowance),
          CField(
            "allowance_ns", Layout.TerminationAnswer.allowanceNs,
            \lcp_termination_answer.allowance_ns),
          CField(
            "requires_mask", Layout.TerminationAnswer.requiresMask,
            \lcp_termination_answer.requires_mask),
          CField("meaning", Layout.TerminationAnswer.meaning, \lcp_termination_answer.meaning),
          CField(
            "broken_rule", Layout.TerminationAnswer.brokenRule, \lcp_termination_answer.broken_rule),
          CField(
            "reserved", Layout.TerminationAnswer.reserved, \lcp_termination_answer.reserved),
        ]),
      CStruct(
        "lcp_explanation", Layout.Explanation.size, MemoryLayout<lcp_explanation>.self,
        [
          CField("rule", Layout.Explanation.rule, \lcp_explanation.rule),
          CField("role", Layout.Explanation.role, \lcp_explanation.role),
          CField("reserved", Layout.Explanation.reserved, \lcp_explanation.reserved),
          CField("failing_mask", Layout.Explanation.failingMask, \lcp_explanation.failing_mask),
          CField("unknown_mask", Layout.Explanation.unknownMask, \lcp_explanation.unknown_mask),
        ]),
    ]
  }
}
