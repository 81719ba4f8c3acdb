# Generated from include/abi.json by bindings/tools/generate.py: do not edit.
"""The structs, constants and functions of lifecycle_policy.h, for ctypes."""

from __future__ import annotations

import ctypes
from typing import Any

LCP_VERSION_MAJOR = 0
LCP_VERSION_MINOR = 2
LCP_VERSION_PATCH = 1
LCP_VERSION = "0.2.1"
LCP_ABI_VERSION = 0
LCP_RULESET_VERSION = "2026.3"
LCP_OS_OLDEST = 131072
LCP_OS_NEWEST = 1835007
LCP_NS_UNKNOWN = -1
LCP_NS_UNLIMITED = 9223372036854775807
LCP_ANSWER_DISPUTED = 1
LCP_ANSWER_EXTENDABLE = 2
LCP_ANSWER_NOT_EXTENDABLE = 4
LCP_ANSWER_OS_DEPENDENT = 8
LCP_RULE_NONE = -1
LCP_COUNT_UNKNOWN = -1


class lcp_error(ctypes.Structure):
    """struct lcp_error"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("status", ctypes.c_int32),
        ("field", ctypes.c_int32),
        ("index", ctypes.c_uint32),
        ("value", ctypes.c_int64),
    ]


class lcp_app(ctypes.Structure):
    """struct lcp_app"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("background_modes", ctypes.c_uint32),
        ("exits_on_suspend", ctypes.c_int32),
        ("scenes", ctypes.c_int32),
        ("multiple_scenes", ctypes.c_int32),
        ("linked_sdk", ctypes.c_uint32),
        ("minimum_os", ctypes.c_uint32),
        ("permitted_identifiers", ctypes.c_uint32),
        ("location_authorization", ctypes.c_int32),
        ("restoration_identifier", ctypes.c_int32),
        ("session_sends_launch_events", ctypes.c_int32),
        ("state_restoration", ctypes.c_int32),
        ("applied_keys", ctypes.c_uint32),
        ("always_usage_text", ctypes.c_int32),
        ("when_in_use_usage_text", ctypes.c_int32),
        ("microphone_usage_text", ctypes.c_int32),
        ("unknown_modes", ctypes.c_uint32),
        ("placeholders", ctypes.c_uint32),
        ("background_activity_session", ctypes.c_int32),
        ("service_session", ctypes.c_int32),
    ]


class lcp_device_facts(ctypes.Structure):
    """struct lcp_device_facts"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("idiom", ctypes.c_int32),
        ("simulator", ctypes.c_int32),
        ("hardware_multitasking", ctypes.c_int32),
        ("cellular", ctypes.c_int32),
        ("passcode", ctypes.c_int32),
        ("first_unlock_done", ctypes.c_int32),
        ("background_app_refresh", ctypes.c_int32),
        ("low_power_mode", ctypes.c_int32),
        ("charging", ctypes.c_int32),
        ("debugger_attached", ctypes.c_int32),
        ("foreground_slots", ctypes.c_uint32),
        ("bluetooth_off", ctypes.c_int32),
        ("bluetooth_off_in_control_center", ctypes.c_int32),
        ("airplane_mode", ctypes.c_int32),
        ("accessory_setup_kit", ctypes.c_int32),
        ("force_quit_survives_reboot", ctypes.c_int32),
        ("regions_end_at_reboot", ctypes.c_int32),
        ("device_locked", ctypes.c_int32),
    ]


class lcp_limit(ctypes.Structure):
    """struct lcp_limit"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("allowance", ctypes.c_int32),
        ("limit_ns", ctypes.c_int64),
        ("advice_ns", ctypes.c_int64),
        ("warning_ns", ctypes.c_int64),
    ]


class lcp_limits(ctypes.Structure):
    """struct lcp_limits"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
        ("items", ctypes.POINTER(lcp_limit)),
        ("stride", ctypes.c_size_t),
    ]


class lcp_context(ctypes.Structure):
    """struct lcp_context"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("os", ctypes.c_uint32),
        ("os_last", ctypes.c_uint32),
        ("profile", ctypes.c_int32),
        ("app", ctypes.POINTER(lcp_app)),
        ("facts", ctypes.POINTER(lcp_device_facts)),
        ("limits", ctypes.POINTER(lcp_limits)),
    ]


class lcp_transition_query(ctypes.Structure):
    """struct lcp_transition_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("axis", ctypes.c_int32),
        ("from", ctypes.c_int32),
        ("to", ctypes.c_int32),
        ("cause", ctypes.c_int32),
        ("last_cause", ctypes.c_int32),
        ("trigger", ctypes.c_int32),
        ("interruption", ctypes.c_int32),
    ]


class lcp_transition_answer(ctypes.Structure):
    """struct lcp_transition_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
        ("via", ctypes.c_int32),
        ("sequence", ctypes.c_uint64),
        ("requires_mask", ctypes.c_uint64),
        ("step_count", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]


class lcp_transition_step(ctypes.Structure):
    """struct lcp_transition_step"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("callback", ctypes.c_int32),
        ("fallback", ctypes.c_int32),
        ("state", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("notification", ctypes.c_int32),
        ("scene_state", ctypes.c_int32),
    ]


class lcp_next_query(ctypes.Structure):
    """struct lcp_next_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("axis", ctypes.c_int32),
        ("from", ctypes.c_int32),
        ("last_cause", ctypes.c_int32),
    ]


class lcp_next_answer(ctypes.Structure):
    """struct lcp_next_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("reason", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
    ]


class lcp_next_edge(ctypes.Structure):
    """struct lcp_next_edge"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("cause", ctypes.c_int32),
        ("to", ctypes.c_int32),
        ("verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
    ]


class lcp_path_query(ctypes.Structure):
    """struct lcp_path_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("axis", ctypes.c_int32),
        ("from", ctypes.c_int32),
        ("to", ctypes.c_int32),
        ("allowed_causes", ctypes.c_uint64),
        ("last_cause", ctypes.c_int32),
        ("trigger", ctypes.c_int32),
    ]


class lcp_path_answer(ctypes.Structure):
    """struct lcp_path_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("reason", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("step_count", ctypes.c_uint32),
        ("path", ctypes.c_uint64 * 3),
        ("requires_mask", ctypes.c_uint64),
    ]


class lcp_path_step(ctypes.Structure):
    """struct lcp_path_step"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("cause", ctypes.c_int32),
        ("from", ctypes.c_int32),
        ("to", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("step_count", ctypes.c_uint32),
        ("sequence", ctypes.c_uint64),
    ]


class lcp_deadline_query(ctypes.Structure):
    """struct lcp_deadline_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("allowance", ctypes.c_int32),
    ]


class lcp_deadline_answer(ctypes.Structure):
    """struct lcp_deadline_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("at_expiry", ctypes.c_int32),
        ("code", ctypes.c_uint32),
        ("advice_ns", ctypes.c_int64),
        ("limit_ns", ctypes.c_int64),
        ("warning_ns", ctypes.c_int64),
        ("requires_mask", ctypes.c_uint64),
    ]


class lcp_relaunch_query(ctypes.Structure):
    """struct lcp_relaunch_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("termination", ctypes.c_int32),
        ("trigger", ctypes.c_int32),
        ("since", ctypes.c_uint32),
    ]


class lcp_relaunch_answer(ctypes.Structure):
    """struct lcp_relaunch_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("guarantee", ctypes.c_int32),
        ("launch_state", ctypes.c_int32),
        ("callback", ctypes.c_int32),
        ("allowance", ctypes.c_int32),
        ("allowance_ns", ctypes.c_int64),
        ("requires_mask", ctypes.c_uint64),
        ("standing", ctypes.c_int32),
        ("delivery_rule", ctypes.c_int32),
    ]


class lcp_conduct_query(ctypes.Structure):
    """struct lcp_conduct_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("state", ctypes.c_int32),
        ("activity", ctypes.c_int32),
    ]


class lcp_conduct_answer(ctypes.Structure):
    """struct lcp_conduct_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("stop_before", ctypes.c_int32),
        ("price", ctypes.c_int32),
        ("code", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("requires_mask", ctypes.c_uint64),
    ]


class lcp_duties_query(ctypes.Structure):
    """struct lcp_duties_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("callback", ctypes.c_int32),
    ]


class lcp_duties_answer(ctypes.Structure):
    """struct lcp_duties_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
    ]


class lcp_duty(ctypes.Structure):
    """struct lcp_duty"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rule", ctypes.c_int32),
        ("undone_at", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
        ("text", ctypes.c_char_p),
    ]


class lcp_delivery_query(ctypes.Structure):
    """struct lcp_delivery_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("state", ctypes.c_int32),
        ("event", ctypes.c_int32),
    ]


class lcp_delivery_answer(ctypes.Structure):
    """struct lcp_delivery_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("manner", ctypes.c_int32),
        ("callback", ctypes.c_int32),
        ("requires_mask", ctypes.c_uint64),
    ]


class lcp_mode_query(ctypes.Structure):
    """struct lcp_mode_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("mode", ctypes.c_uint32),
    ]


class lcp_mode_answer(ctypes.Structure):
    """struct lcp_mode_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("introduced", ctypes.c_uint32),
        ("deprecated", ctypes.c_uint32),
        ("removed", ctypes.c_uint32),
        ("permits_mask", ctypes.c_uint32),
        ("keeps_running_mask", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("wakes_mask", ctypes.c_uint64),
        ("requires_mask", ctypes.c_uint64),
    ]


class lcp_quota_query(ctypes.Structure):
    """struct lcp_quota_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("quota", ctypes.c_int32),
    ]


class lcp_quota_answer(ctypes.Structure):
    """struct lcp_quota_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("unit", ctypes.c_int32),
        ("at_excess", ctypes.c_int32),
        ("count", ctypes.c_int64),
        ("window_ns", ctypes.c_int64),
        ("requires_mask", ctypes.c_uint64),
    ]


class lcp_text(ctypes.Structure):
    """struct lcp_text"""

    _fields_ = [
        ("data", ctypes.c_char_p),
        ("length", ctypes.c_size_t),
    ]


class lcp_info_value(ctypes.Structure):
    """struct lcp_info_value"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_int32),
        ("integer", ctypes.c_int64),
        ("string", lcp_text),
        ("items", ctypes.POINTER(lcp_text)),
        ("count", ctypes.c_size_t),
    ]


class lcp_notice(ctypes.Structure):
    """struct lcp_notice"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_int32),
        ("index", ctypes.c_uint32),
    ]


class lcp_manifest_answer(ctypes.Structure):
    """struct lcp_manifest_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
    ]


class lcp_manifest_finding(ctypes.Structure):
    """struct lcp_manifest_finding"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rule", ctypes.c_int32),
        ("severity", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
        ("key", ctypes.c_char_p),
        ("value", ctypes.c_char_p),
        ("message", ctypes.c_char_p),
    ]


class lcp_termination_query(ctypes.Structure):
    """struct lcp_termination_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("namespace_", ctypes.c_int32),
        ("code", ctypes.c_uint64),
    ]


class lcp_termination_answer(ctypes.Structure):
    """struct lcp_termination_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("cause", ctypes.c_int32),
        ("allowance", ctypes.c_int32),
        ("allowance_ns", ctypes.c_int64),
        ("requires_mask", ctypes.c_uint64),
        ("meaning", ctypes.c_char_p),
        ("broken_rule", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
    ]


class lcp_explanation(ctypes.Structure):
    """struct lcp_explanation"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rule", ctypes.c_int32),
        ("role", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
        ("failing_mask", ctypes.c_uint64),
        ("unknown_mask", ctypes.c_uint64),
    ]


class lcp_rule(ctypes.Structure):
    """struct lcp_rule"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("family", ctypes.c_int32),
        ("id", ctypes.c_char_p),
        ("note", ctypes.c_char_p),
        ("since", ctypes.c_uint32),
        ("until", ctypes.c_uint32),
        ("profiles", ctypes.c_uint32),
        ("evidence", ctypes.c_int32),
        ("verdict", ctypes.c_int32),
        ("conflict", ctypes.c_int32),
        ("precedence", ctypes.c_int32),
        ("citation_count", ctypes.c_uint32),
        ("when", ctypes.c_uint64),
        ("when_not", ctypes.c_uint64),
        ("lifecycles", ctypes.c_uint32),
        ("lifecycle", ctypes.c_int32),
        ("from_states", ctypes.c_uint32),
        ("to", ctypes.c_int32),
        ("causes", ctypes.c_uint64),
        ("last_causes", ctypes.c_uint64),
        ("interruptions", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
        ("via", ctypes.c_int32),
        ("step_count", ctypes.c_uint32),
        ("triggers", ctypes.c_uint64),
        ("launch_state", ctypes.c_int32),
        ("callback", ctypes.c_int32),
        ("second_callback", ctypes.c_int32),
        ("on_launch_only", ctypes.c_int32),
        ("guarantee", ctypes.c_int32),
        ("terminations", ctypes.c_uint32),
        ("standings", ctypes.c_uint32),
        ("standing", ctypes.c_int32),
        ("allowances", ctypes.c_uint32),
        ("at_expiry", ctypes.c_int32),
        ("code", ctypes.c_uint32),
        ("extendable", ctypes.c_int32),
        ("advice_ns", ctypes.c_int64),
        ("limit_ns", ctypes.c_int64),
        ("warning_ns", ctypes.c_int64),
        ("axis", ctypes.c_int32),
        ("axes", ctypes.c_uint32),
        ("launch_callback", ctypes.c_int32),
        ("notification", ctypes.c_int32),
        ("posted_before", ctypes.c_int32),
        ("mode", ctypes.c_uint32),
        ("deprecated", ctypes.c_uint32),
        ("permits", ctypes.c_uint32),
        ("keeps_running", ctypes.c_uint32),
        ("events", ctypes.c_uint32),
        ("manner", ctypes.c_int32),
        ("quota", ctypes.c_int32),
        ("unit", ctypes.c_int32),
        ("activities", ctypes.c_uint32),
        ("price", ctypes.c_int32),
        ("undone_at", ctypes.c_int32),
        ("severity", ctypes.c_int32),
        ("cause", ctypes.c_int32),
        ("count", ctypes.c_int64),
        ("window_ns", ctypes.c_int64),
        ("namespaces", ctypes.c_uint64),
        ("code_low", ctypes.c_uint64),
        ("code_high", ctypes.c_uint64),
        ("text", ctypes.c_char_p),
        ("key", ctypes.c_char_p),
        ("value", ctypes.c_char_p),
        ("reads_as_method", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
    ]


class lcp_rule_step(ctypes.Structure):
    """struct lcp_rule_step"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("callback", ctypes.c_int32),
        ("state", ctypes.c_int32),
        ("when", ctypes.c_int32),
        ("scene_state", ctypes.c_int32),
    ]


class lcp_citation(ctypes.Structure):
    """struct lcp_citation"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("index", ctypes.c_uint32),
        ("key", ctypes.c_char_p),
        ("title", ctypes.c_char_p),
        ("publisher", ctypes.c_char_p),
        ("address", ctypes.c_char_p),
    ]


#: Every function: name, type of the result, types of the parameters.
FUNCTIONS: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
    (
        "lcp_library_version",
        ctypes.c_char_p,
        (),
    ),
    (
        "lcp_abi_version",
        ctypes.c_int32,
        (),
    ),
    (
        "lcp_ruleset_version",
        ctypes.c_char_p,
        (),
    ),
    (
        "lcp_status_name",
        ctypes.c_char_p,
        (
            ctypes.c_int32,
        ),
    ),
    (
        "lcp_status_message",
        ctypes.c_char_p,
        (
            ctypes.c_int32,
        ),
    ),
    (
        "lcp_enum_name",
        ctypes.c_char_p,
        (
            ctypes.c_int32,
            ctypes.c_int64,
        ),
    ),
    (
        "lcp_enum_parse",
        ctypes.c_int32,
        (
            ctypes.c_int32,
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_int64),
        ),
    ),
    (
        "lcp_enum_value_at",
        ctypes.c_int32,
        (
            ctypes.c_int32,
            ctypes.c_uint32,
            ctypes.POINTER(ctypes.c_int64),
        ),
    ),
    (
        "lcp_os_parse",
        ctypes.c_int32,
        (
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_uint32),
        ),
    ),
    (
        "lcp_query_transition",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_transition_query),
            ctypes.POINTER(lcp_transition_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_transition_batch",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.c_size_t,
            ctypes.POINTER(lcp_transition_query),
            ctypes.c_size_t,
            ctypes.POINTER(lcp_transition_answer),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_int32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_transition_step_at",
        ctypes.c_int32,
        (
            ctypes.c_uint64,
            ctypes.c_uint32,
            ctypes.POINTER(lcp_transition_step),
        ),
    ),
    (
        "lcp_query_next",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_next_query),
            ctypes.POINTER(lcp_next_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_next_edge_at",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_next_query),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_next_edge),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_path",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_path_query),
            ctypes.POINTER(lcp_path_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_path_step_at",
        ctypes.c_int32,
        (
            ctypes.POINTER(ctypes.c_uint64),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_path_step),
        ),
    ),
    (
        "lcp_cause_termination",
        ctypes.c_int32,
        (
            ctypes.c_int32,
        ),
    ),
    (
        "lcp_query_deadline",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_deadline_query),
            ctypes.POINTER(lcp_deadline_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_deadline_batch",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.c_size_t,
            ctypes.POINTER(lcp_deadline_query),
            ctypes.c_size_t,
            ctypes.POINTER(lcp_deadline_answer),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_int32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_relaunch",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_relaunch_query),
            ctypes.POINTER(lcp_relaunch_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_relaunch_batch",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.c_size_t,
            ctypes.POINTER(lcp_relaunch_query),
            ctypes.c_size_t,
            ctypes.POINTER(lcp_relaunch_answer),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_int32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_conduct",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_conduct_query),
            ctypes.POINTER(lcp_conduct_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_conduct_batch",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.c_size_t,
            ctypes.POINTER(lcp_conduct_query),
            ctypes.c_size_t,
            ctypes.POINTER(lcp_conduct_answer),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_int32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_duties",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_duties_query),
            ctypes.POINTER(lcp_duties_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_duty_at",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_duties_query),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_duty),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_delivery",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_delivery_query),
            ctypes.POINTER(lcp_delivery_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_mode",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_mode_query),
            ctypes.POINTER(lcp_mode_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_quota",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_quota_query),
            ctypes.POINTER(lcp_quota_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_app_apply_info",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_app),
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.POINTER(lcp_info_value),
            ctypes.POINTER(lcp_notice),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_manifest",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_manifest_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_manifest_finding_at",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_manifest_finding),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_termination",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_termination_query),
            ctypes.POINTER(lcp_termination_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_explain_transition",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_transition_query),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_explanation),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_explain_deadline",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_deadline_query),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_explanation),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_explain_relaunch",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_relaunch_query),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_explanation),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_explain_conduct",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_conduct_query),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_explanation),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_explain_delivery",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_delivery_query),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_explanation),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_explain_mode",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_mode_query),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_explanation),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_explain_quota",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_quota_query),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_explanation),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_explain_termination",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_termination_query),
            ctypes.c_uint32,
            ctypes.POINTER(lcp_explanation),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_rule_count",
        ctypes.c_uint32,
        (),
    ),
    (
        "lcp_rule_at",
        ctypes.c_int32,
        (
            ctypes.c_int32,
            ctypes.POINTER(lcp_rule),
        ),
    ),
    (
        "lcp_rule_find",
        ctypes.c_int32,
        (
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_int32),
        ),
    ),
    (
        "lcp_rule_step_at",
        ctypes.c_int32,
        (
            ctypes.c_int32,
            ctypes.c_uint32,
            ctypes.POINTER(lcp_rule_step),
        ),
    ),
    (
        "lcp_rule_citation_at",
        ctypes.c_int32,
        (
            ctypes.c_int32,
            ctypes.c_uint32,
            ctypes.POINTER(lcp_citation),
        ),
    ),
    (
        "lcp_citation_count",
        ctypes.c_uint32,
        (),
    ),
    (
        "lcp_citation_at",
        ctypes.c_int32,
        (
            ctypes.c_uint32,
            ctypes.POINTER(lcp_citation),
        ),
    ),
)
