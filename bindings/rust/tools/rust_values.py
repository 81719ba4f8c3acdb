"""Renders the enumerations of the safe crate."""

from __future__ import annotations

from header import Enumeration, Header
from rust_declarations import NOTICE, SCALARS
from rust_text import camel, comment, kebab, sentence

#: C type: (name in Rust, beginning of the values' names, name of the kind in LCP_ENUM_*).
NAMES = {
    "lcp_state_t": ("AppState", "LCP_STATE_", "STATE"),
    "lcp_scene_state_t": ("SceneState", "LCP_SCENE_STATE_", "SCENE_STATE"),
    "lcp_axis_t": ("Axis", "LCP_AXIS_", "AXIS"),
    "lcp_lifecycle_t": ("Lifecycle", "LCP_LIFECYCLE_", "LIFECYCLE"),
    "lcp_cause_t": ("Cause", "LCP_CAUSE_", "CAUSE"),
    "lcp_termination_t": ("Termination", "LCP_TERMINATION_", "TERMINATION"),
    "lcp_trigger_t": ("Trigger", "LCP_TRIGGER_", "TRIGGER"),
    "lcp_interruption_t": ("Interruption", "LCP_INTERRUPTION_", "INTERRUPTION"),
    "lcp_callback_t": ("Callback", "LCP_CALLBACK_", "CALLBACK"),
    "lcp_modes_t": ("BackgroundMode", "LCP_MODE_", "MODE"),
    "lcp_activity_t": ("Activity", "LCP_ACTIVITY_", "ACTIVITY"),
    "lcp_allowance_t": ("Allowance", "LCP_ALLOWANCE_", "ALLOWANCE"),
    "lcp_expiry_t": ("Expiry", "LCP_EXPIRY_", "EXPIRY"),
    "lcp_verdict_t": ("Verdict", "LCP_VERDICT_", "VERDICT"),
    "lcp_guarantee_t": ("Guarantee", "LCP_GUARANTEE_", "GUARANTEE"),
    "lcp_evidence_t": ("Evidence", "LCP_EVIDENCE_", "EVIDENCE"),
    "lcp_profile_t": ("EvidenceProfile", "LCP_PROFILE_", "PROFILE"),
    "lcp_idiom_t": ("Idiom", "LCP_IDIOM_", "IDIOM"),
    "lcp_authorization_t": ("LocationAuthorization", "LCP_AUTHORIZATION_", "AUTHORIZATION"),
    "lcp_reason_t": ("Reason", "LCP_REASON_", "REASON"),
    "lcp_condition_t": ("Condition", "LCP_CONDITION_", "CONDITION"),
    "lcp_standing_t": ("Standing", "LCP_STANDING_", "STANDING"),
    "lcp_since_events_t": ("Since", "LCP_SINCE_", "SINCE"),
    "lcp_family_t": ("Family", "LCP_FAMILY_", "FAMILY"),
    "lcp_conflict_t": ("Conflict", "LCP_CONFLICT_", "CONFLICT"),
    "lcp_code_t": ("TerminationCode", "LCP_CODE_", "CODE"),
    "lcp_notice_kind_t": ("NoticeKind", "LCP_NOTICE_", "NOTICE"),
    "lcp_notification_t": ("Notification", "LCP_NOTIFICATION_", "NOTIFICATION"),
    "lcp_price_t": ("Price", "LCP_PRICE_", "PRICE"),
    "lcp_event_t": ("Event", "LCP_EVENT_", "EVENT"),
    "lcp_manner_t": ("Manner", "LCP_MANNER_", "MANNER"),
    "lcp_quota_t": ("Quota", "LCP_QUOTA_", "QUOTA"),
    "lcp_unit_t": ("Unit", "LCP_UNIT_", "UNIT"),
    "lcp_severity_t": ("Severity", "LCP_SEVERITY_", "SEVERITY"),
    "lcp_namespace_t": ("TerminationNamespace", "LCP_NAMESPACE_", "NAMESPACE"),
    "lcp_role_t": ("Role", "LCP_ROLE_", "ROLE"),
    "lcp_field_t": ("Field", "LCP_FIELD_", "FIELD"),
    "lcp_status_t": ("Status", "LCP_ERROR_", "STATUS"),
}
#: Those that the crate says otherwise: Option<bool>, InfoValue, and the types themselves.
OTHERWISE = {"lcp_fact_t", "lcp_info_kind_t", "lcp_enum_kind_t"}
#: What is no status of a question that cannot be asked.
LEFT_OUT = {"LCP_OK"}
#: Comments that say something else here.
DOCS = {
    "lcp_status_t": "Why a question could not be asked.",
    "lcp_modes_t": "A `UIBackgroundModes` value.",
    "lcp_since_events_t": "What happened between the termination and the event.",
    "lcp_condition_t": "A fact that an answer can lean on.",
}


def _variants(item: Enumeration, prefix: str) -> list[str]:
    lines = []
    wide = item.base == "uint32_t"
    for member in item.members:
        if member.name in LEFT_OUT:
            continue
        bare = member.name.removeprefix(prefix)
        if bare == member.name:
            raise ValueError(f"{member.name} does not begin with {prefix}")
        doc = sentence(member.doc) if member.doc else f"`{kebab(bare)}`."
        value = f"{member.value:#x}" if wide else str(member.value)
        lines += [*comment(doc, "        "), f"        {camel(bare)} = {value},"]
    return lines


def render_values(header: Header) -> str:
    """Renders the file with every enumeration."""
    unknown = {item.ctype for item in header.enumerations} ^ (NAMES.keys() | OTHERWISE)
    if unknown:
        raise ValueError(f"no name for {', '.join(sorted(unknown))}: add it to NAMES")
    blocks = []
    for item in header.enumerations:
        if item.ctype in OTHERWISE:
            continue
        name, prefix, kind = NAMES[item.ctype]
        lines = ["values! {", *comment(DOCS.get(item.ctype, item.doc), "    ")]
        lines.append(f"    pub enum {name}: {SCALARS[item.base]} = LCP_ENUM_{kind} {{")
        blocks.append("\n".join([*lines, *_variants(item, prefix), "    }", "}"]))
    return f"{NOTICE}\n\nuse crate::values::values;\n\n" + "\n\n".join(blocks) + "\n"
