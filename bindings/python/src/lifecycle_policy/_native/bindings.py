# Generated from include/abi.json by bindings/tools/generate.py: do not edit.
"""The structs, constants and functions of lifecycle_policy.h, for ctypes."""

from __future__ import annotations

import ctypes
from typing import Any

LCP_VERSION_MAJOR = 0
LCP_VERSION_MINOR = 3
LCP_VERSION_PATCH = 1
LCP_ABI_VERSION = 1
LCP_OS_OLDEST = 131072
LCP_NS_UNKNOWN = -1
LCP_NS_UNLIMITED = 9223372036854775807
LCP_ANSWER_DISPUTED = 1
LCP_ANSWER_EXTENDABLE = 2
LCP_ANSWER_NOT_EXTENDABLE = 4
LCP_ANSWER_SHARED = 8
LCP_RULE_NONE = -1
LCP_COUNT_UNKNOWN = -1
LCP_TEXT_HEADLINE = 1
LCP_TEXT_QUESTION = 2
LCP_TEXT_DETAILS = 4
LCP_TEXT_GROUNDS = 8
LCP_TEXT_MARKS = 16
LCP_LOG_ENDS = 1
LCP_LOG_PROCESSES = 2
LCP_BESIDE_NOTHING = 0
LCP_BESIDE_CRASH_REPORT = 1
LCP_BESIDE_NO_CRASH_REPORT = 2
LCP_BESIDE_NEW_VERSION = 4
LCP_BESIDE_REBOOT = 8
LCP_BESIDE_LOW_BATTERY = 16


class lcp_error(ctypes.Structure):
    """struct lcp_error"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("status", ctypes.c_int32),
        ("field", ctypes.c_int32),
        ("index", ctypes.c_uint32),
        ("value", ctypes.c_int64),
        ("least", ctypes.c_int64),
        ("greatest", ctypes.c_int64),
    ]


class lcp_app(ctypes.Structure):
    """struct lcp_app"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("exits_on_suspend", ctypes.c_int32),
        ("background_modes", ctypes.c_uint64),
        ("scenes", ctypes.c_int32),
        ("multiple_scenes", ctypes.c_int32),
        ("linked_sdk", ctypes.c_uint32),
        ("minimum_os", ctypes.c_uint32),
        ("permitted_identifiers", ctypes.c_uint32),
        ("location_authorization", ctypes.c_int32),
        ("restoration_identifier", ctypes.c_int32),
        ("session_sends_launch_events", ctypes.c_int32),
        ("state_restoration", ctypes.c_int32),
        ("always_usage_text", ctypes.c_int32),
        ("when_in_use_usage_text", ctypes.c_int32),
        ("microphone_usage_text", ctypes.c_int32),
        ("background_activity_session", ctypes.c_int32),
        ("service_session", ctypes.c_int32),
        ("unknown_modes", ctypes.c_uint32),
        ("placeholders", ctypes.c_uint32),
        ("interface_kept", ctypes.c_int32),
        ("multitasking_camera", ctypes.c_int32),
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
        ("profile", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
        ("app", ctypes.POINTER(lcp_app)),
        ("facts", ctypes.POINTER(lcp_device_facts)),
        ("limits", ctypes.POINTER(lcp_limits)),
    ]


class lcp_policy(ctypes.Structure):
    """struct lcp_policy"""

    _fields_ = [
        ("opaque", ctypes.c_uint64 * 256),
    ]


class lcp_transition_query(ctypes.Structure):
    """struct lcp_transition_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
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
        ("requires_mask", ctypes.c_uint64 * 2),
        ("to", ctypes.c_int32),
        ("reserved32", ctypes.c_uint32),
        ("reserved", ctypes.c_uint64 * 3),
    ]


class lcp_step(ctypes.Structure):
    """struct lcp_step"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("callback", ctypes.c_int32),
        ("fallback", ctypes.c_int32),
        ("notification", ctypes.c_int32),
        ("state", ctypes.c_int32),
        ("scene_state", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("state_after", ctypes.c_int32),
        ("allowance", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
    ]


class lcp_next_query(ctypes.Structure):
    """struct lcp_next_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("from", ctypes.c_int32),
        ("last_cause", ctypes.c_int32),
    ]


class lcp_next_answer(ctypes.Structure):
    """struct lcp_next_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
        ("count", ctypes.c_uint32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("reserved", ctypes.c_uint64 * 2),
    ]


class lcp_edge(ctypes.Structure):
    """struct lcp_edge"""

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
        ("from", ctypes.c_int32),
        ("to", ctypes.c_int32),
        ("last_cause", ctypes.c_int32),
        ("trigger", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
        ("allowed_causes", ctypes.c_uint64 * 2),
    ]


class lcp_path_answer(ctypes.Structure):
    """struct lcp_path_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
        ("count", ctypes.c_uint32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("reserved", ctypes.c_uint64 * 2),
    ]


class lcp_path_step(ctypes.Structure):
    """struct lcp_path_step"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("cause", ctypes.c_int32),
        ("from", ctypes.c_int32),
        ("to", ctypes.c_int32),
        ("last_cause", ctypes.c_int32),
        ("trigger", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
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
        ("reason", ctypes.c_int32),
        ("at_expiry", ctypes.c_int32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("advice_ns", ctypes.c_int64),
        ("limit_ns", ctypes.c_int64),
        ("warning_ns", ctypes.c_int64),
        ("code", ctypes.c_uint32),
        ("termination", ctypes.c_int32),
        ("starts", ctypes.c_int32),
        ("reserved32", ctypes.c_uint32),
        ("resets_mask", ctypes.c_uint64),
        ("reserved", ctypes.c_uint64 * 2),
    ]


class lcp_relaunch_query(ctypes.Structure):
    """struct lcp_relaunch_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("termination", ctypes.c_int32),
        ("trigger", ctypes.c_int32),
        ("state", ctypes.c_int32),
        ("events_since", ctypes.c_uint64),
        ("force_quit", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
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
        ("reason", ctypes.c_int32),
        ("guarantee", ctypes.c_int32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("launch_state", ctypes.c_int32),
        ("callback", ctypes.c_int32),
        ("allowance", ctypes.c_int32),
        ("standing", ctypes.c_int32),
        ("allowance_ns", ctypes.c_int64),
        ("delivery_rule", ctypes.c_int32),
        ("disposition", ctypes.c_int32),
        ("occasion", ctypes.c_int32),
        ("disposition_rule", ctypes.c_int32),
        ("reserved", ctypes.c_uint64 * 3),
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
        ("reason", ctypes.c_int32),
        ("stop_before", ctypes.c_int32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("price", ctypes.c_int32),
        ("code", ctypes.c_uint32),
        ("termination", ctypes.c_int32),
        ("reserved32", ctypes.c_uint32),
        ("reserved", ctypes.c_uint64 * 2),
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
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
        ("count", ctypes.c_uint32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("reserved", ctypes.c_uint64 * 2),
    ]


class lcp_duty(ctypes.Structure):
    """struct lcp_duty"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rule", ctypes.c_int32),
        ("undone_at", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
    ]


class lcp_call_query(ctypes.Structure):
    """struct lcp_call_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("callback", ctypes.c_int32),
        ("trigger", ctypes.c_int32),
    ]


class lcp_call_answer(ctypes.Structure):
    """struct lcp_call_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
        ("receiver", ctypes.c_int32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("launch_option", ctypes.c_int32),
        ("connection_option", ctypes.c_int32),
        ("return_value", ctypes.c_int32),
        ("reserved32", ctypes.c_uint32),
        ("more_launch_options", ctypes.c_uint64),
        ("more_connection_options", ctypes.c_uint64),
        ("reserved", ctypes.c_uint64 * 2),
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
        ("reason", ctypes.c_int32),
        ("manner", ctypes.c_int32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("callback", ctypes.c_int32),
        ("merging", ctypes.c_int32),
        ("trigger", ctypes.c_int32),
        ("reserved32", ctypes.c_uint32),
        ("rank", ctypes.c_int64),
        ("reserved", ctypes.c_uint64 * 1),
    ]


class lcp_mode_query(ctypes.Structure):
    """struct lcp_mode_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("mode", ctypes.c_int32),
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
        ("reason", ctypes.c_int32),
        ("introduced", ctypes.c_uint32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("deprecated", ctypes.c_uint32),
        ("removed", ctypes.c_uint32),
        ("reserved", ctypes.c_uint64 * 3),
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
        ("reason", ctypes.c_int32),
        ("unit", ctypes.c_int32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("count", ctypes.c_int64),
        ("window_ns", ctypes.c_int64),
        ("at_excess", ctypes.c_int32),
        ("reserved32", ctypes.c_uint32),
        ("reserved", ctypes.c_uint64 * 2),
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
        ("string", ctypes.c_char_p),
        ("string_length", ctypes.c_size_t),
        ("items", ctypes.POINTER(lcp_text)),
        ("item_count", ctypes.c_size_t),
    ]


class lcp_info_progress(ctypes.Structure):
    """struct lcp_info_progress"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("applied", ctypes.c_uint32),
        ("placeholders", ctypes.c_uint32),
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
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
        ("count", ctypes.c_uint32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("reserved", ctypes.c_uint64 * 2),
    ]


class lcp_finding(ctypes.Structure):
    """struct lcp_finding"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rule", ctypes.c_int32),
        ("severity", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
    ]


class lcp_termination_query(ctypes.Structure):
    """struct lcp_termination_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reason_namespace", ctypes.c_int32),
        ("code", ctypes.c_uint64),
        ("error_domain", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
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
        ("reason", ctypes.c_int32),
        ("cause", ctypes.c_int32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("allowance", ctypes.c_int32),
        ("broken_rule", ctypes.c_int32),
        ("allowance_ns", ctypes.c_int64),
        ("reserved", ctypes.c_uint64 * 4),
    ]


class lcp_suspension_query(ctypes.Structure):
    """struct lcp_suspension_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("allowances", ctypes.c_uint64),
        ("activities", ctypes.c_uint64),
        ("begun_in_front", ctypes.c_uint64),
    ]


class lcp_suspension_answer(ctypes.Structure):
    """struct lcp_suspension_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
        ("reserved32", ctypes.c_uint32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("allowances", ctypes.c_uint64),
        ("activities", ctypes.c_uint64),
        ("reserved", ctypes.c_uint64 * 2),
    ]


class lcp_purge_query(ctypes.Structure):
    """struct lcp_purge_query"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("state", ctypes.c_int32),
        ("activities", ctypes.c_uint64),
    ]


class lcp_purge_answer(ctypes.Structure):
    """struct lcp_purge_answer"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
        ("warned", ctypes.c_int32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("rank", ctypes.c_int64),
        ("reserved", ctypes.c_uint64 * 3),
    ]


class lcp_explanation(ctypes.Structure):
    """struct lcp_explanation"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rule", ctypes.c_int32),
        ("role", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
        ("failing_mask", ctypes.c_uint64 * 2),
        ("unknown_mask", ctypes.c_uint64 * 2),
    ]


class lcp_text_options(ctypes.Structure):
    """struct lcp_text_options"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("parts", ctypes.c_uint32),
        ("assumed_mask", ctypes.c_uint64 * 2),
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
        ("profiles", ctypes.c_uint64),
        ("evidence", ctypes.c_int32),
        ("conflict", ctypes.c_int32),
        ("precedence", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
        ("when_mask", ctypes.c_uint64 * 2),
        ("unless_mask", ctypes.c_uint64 * 2),
    ]


class lcp_rule_step(ctypes.Structure):
    """struct lcp_rule_step"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("callback", ctypes.c_int32),
        ("state", ctypes.c_int32),
        ("scene_state", ctypes.c_int32),
        ("when", ctypes.c_int32),
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


class lcp_device_options(ctypes.Structure):
    """struct lcp_device_options"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("os", ctypes.c_uint32),
        ("profile", ctypes.c_int32),
        ("apps", ctypes.c_uint32),
        ("scenes", ctypes.c_uint32),
        ("tasks", ctypes.c_uint32),
        ("requests", ctypes.c_uint32),
        ("policies", ctypes.c_uint32),
        ("effects", ctypes.c_uint32),
        ("on_silence", ctypes.c_int32),
        ("on_conditional", ctypes.c_int32),
        ("unknown_limit", ctypes.c_int32),
        ("now_ns", ctypes.c_int64),
        ("facts", ctypes.POINTER(lcp_device_facts)),
    ]


class lcp_install(ctypes.Structure):
    """struct lcp_install"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("was_launched", ctypes.c_int32),
        ("missing_callbacks_mask", ctypes.c_uint64 * 2),
        ("reply_after_ns", ctypes.c_int64),
        ("footprint_bytes", ctypes.c_int64),
        ("app", ctypes.POINTER(lcp_app)),
        ("limits", ctypes.POINTER(lcp_limits)),
        ("complete_after_ns", ctypes.c_int64),
        ("stay_for_ns", ctypes.c_int64),
    ]


class lcp_device_event(ctypes.Structure):
    """struct lcp_device_event"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_int32),
        ("app", ctypes.c_uint32),
        ("process", ctypes.c_uint32),
        ("scene", ctypes.c_uint32),
        ("trigger", ctypes.c_int32),
        ("interruption", ctypes.c_int32),
        ("activity", ctypes.c_int32),
        ("termination", ctypes.c_int32),
        ("notice", ctypes.c_int32),
        ("fact", ctypes.c_int32),
        ("value", ctypes.c_int32),
        ("decision", ctypes.c_int32),
        ("token", ctypes.c_uint32),
        ("identifier", ctypes.c_uint64),
        ("amount", ctypes.c_int64),
    ]


class lcp_device_outcome(ctypes.Structure):
    """struct lcp_device_outcome"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("verdict", ctypes.c_int32),
        ("newest_verdict", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("evidence", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("reason", ctypes.c_int32),
        ("token", ctypes.c_uint32),
        ("requires_mask", ctypes.c_uint64 * 2),
        ("undecided", ctypes.c_int32),
        ("price", ctypes.c_int32),
        ("disposition", ctypes.c_int32),
        ("occasion", ctypes.c_int32),
    ]


class lcp_device_effect(ctypes.Structure):
    """struct lcp_device_effect"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_int32),
        ("id", ctypes.c_uint64),
        ("at_ns", ctypes.c_int64),
        ("deadline_ns", ctypes.c_int64),
        ("identifier", ctypes.c_uint64),
        ("app", ctypes.c_uint32),
        ("process", ctypes.c_uint32),
        ("scene", ctypes.c_uint32),
        ("token", ctypes.c_uint32),
        ("rule", ctypes.c_int32),
        ("broken_rule", ctypes.c_int32),
        ("needs_reply", ctypes.c_int32),
        ("callback", ctypes.c_int32),
        ("fallback", ctypes.c_int32),
        ("notification", ctypes.c_int32),
        ("from", ctypes.c_int32),
        ("to", ctypes.c_int32),
        ("reads", ctypes.c_int32),
        ("scene_reads", ctypes.c_int32),
        ("cause", ctypes.c_int32),
        ("trigger", ctypes.c_int32),
        ("notice", ctypes.c_int32),
        ("activity", ctypes.c_int32),
        ("allowance", ctypes.c_int32),
        ("termination", ctypes.c_int32),
        ("reason_namespace", ctypes.c_int32),
        ("code", ctypes.c_uint32),
        ("disposition", ctypes.c_int32),
        ("occasion", ctypes.c_int32),
    ]


class lcp_device_status(ctypes.Structure):
    """struct lcp_device_status"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("os", ctypes.c_uint32),
        ("now_ns", ctypes.c_int64),
        ("on", ctypes.c_int32),
        ("locked", ctypes.c_int32),
        ("front", ctypes.c_uint32),
        ("beside", ctypes.c_uint32),
        ("interruptions", ctypes.c_uint64),
        ("switcher", ctypes.c_int32),
        ("effects", ctypes.c_uint32),
    ]


class lcp_app_status(ctypes.Structure):
    """struct lcp_app_status"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("state", ctypes.c_int32),
        ("process", ctypes.c_uint32),
        ("last_termination", ctypes.c_int32),
        ("force_quit", ctypes.c_int32),
        ("waiting", ctypes.c_int32),
        ("remaining_ns", ctypes.c_int64),
        ("tasks", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]


class lcp_app_habits(ctypes.Structure):
    """struct lcp_app_habits"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("app", ctypes.c_uint32),
        ("opens_per_day", ctypes.c_uint32),
        ("force_quits_per_week", ctypes.c_uint32),
        ("silent_pushes_per_day", ctypes.c_uint32),
        ("visible_pushes_per_day", ctypes.c_uint32),
        ("region_crossings_per_day", ctypes.c_uint32),
        ("transfers_per_day", ctypes.c_uint32),
        ("voip_pushes_per_day", ctypes.c_uint32),
        ("bluetooth_events_per_day", ctypes.c_uint32),
    ]


class lcp_habits(ctypes.Structure):
    """struct lcp_habits"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("start_hour", ctypes.c_uint32),
        ("days", ctypes.c_uint32),
        ("used_hours", ctypes.c_uint32),
        ("charging_hours", ctypes.c_uint32),
        ("offline_hours", ctypes.c_uint32),
        ("low_power_hours", ctypes.c_uint32),
        ("off_hours", ctypes.c_uint32),
        ("pickups_per_day", ctypes.c_uint32),
        ("seconds_per_use", ctypes.c_uint32),
        ("memory_pressures_per_day", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
        ("items", ctypes.POINTER(lcp_app_habits)),
        ("stride", ctypes.c_size_t),
    ]


class lcp_day(ctypes.Structure):
    """struct lcp_day"""

    _fields_ = [
        ("opaque", ctypes.c_uint64 * 1024),
    ]


class lcp_day_act(ctypes.Structure):
    """struct lcp_day_act"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_int32),
        ("at_ns", ctypes.c_int64),
        ("digest", ctypes.c_uint64),
        ("app", ctypes.c_uint32),
        ("trigger", ctypes.c_int32),
        ("fact", ctypes.c_int32),
        ("value", ctypes.c_int32),
        ("identifier", ctypes.c_uint64),
        ("amount", ctypes.c_int64),
        ("posted", ctypes.c_int32),
        ("chance", ctypes.c_int32),
        ("choice", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("verdict", ctypes.c_int32),
        ("disposition", ctypes.c_int32),
        ("occasion", ctypes.c_int32),
        ("token", ctypes.c_uint32),
    ]


class lcp_auditor_options(ctypes.Structure):
    """struct lcp_auditor_options"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("os_last", ctypes.c_uint32),
        ("callbacks_mask", ctypes.c_uint64 * 2),
        ("notifications_mask", ctypes.c_uint64),
        ("flags", ctypes.c_uint32),
        ("strictness", ctypes.c_int32),
        ("scenes", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("context", ctypes.POINTER(lcp_context)),
    ]


class lcp_audit_columns(ctypes.Structure):
    """struct lcp_audit_columns"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("clock", ctypes.c_int32),
        ("kinds", ctypes.POINTER(ctypes.c_int32)),
        ("kinds_stride", ctypes.c_size_t),
        ("codes", ctypes.POINTER(ctypes.c_int32)),
        ("codes_stride", ctypes.c_size_t),
        ("times", ctypes.POINTER(ctypes.c_int64)),
        ("times_stride", ctypes.c_size_t),
        ("processes", ctypes.POINTER(ctypes.c_int64)),
        ("processes_stride", ctypes.c_size_t),
        ("scenes", ctypes.POINTER(ctypes.c_int32)),
        ("scenes_stride", ctypes.c_size_t),
        ("reads", ctypes.POINTER(ctypes.c_int32)),
        ("reads_stride", ctypes.c_size_t),
        ("scene_reads", ctypes.POINTER(ctypes.c_int32)),
        ("scene_reads_stride", ctypes.c_size_t),
        ("tokens", ctypes.POINTER(ctypes.c_int64)),
        ("tokens_stride", ctypes.c_size_t),
        ("values", ctypes.POINTER(ctypes.c_int64)),
        ("values_stride", ctypes.c_size_t),
    ]


class lcp_audit_finding(ctypes.Structure):
    """struct lcp_audit_finding"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", ctypes.c_int32),
        ("severity", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("record", ctypes.c_uint64),
        ("since", ctypes.c_uint64),
        ("record_kind", ctypes.c_int32),
        ("code", ctypes.c_int32),
        ("scene", ctypes.c_int32),
        ("reads", ctypes.c_int32),
        ("scene_reads", ctypes.c_int32),
        ("callback", ctypes.c_int32),
        ("notification", ctypes.c_int32),
        ("expected_reads", ctypes.c_int32),
        ("cause", ctypes.c_int32),
        ("expected_rule", ctypes.c_int32),
        ("places", ctypes.c_uint64),
        ("places_after", ctypes.c_uint64),
        ("allowance", ctypes.c_int32),
        ("termination", ctypes.c_int32),
        ("token", ctypes.c_int64),
        ("took_ns", ctypes.c_int64),
        ("limit_ns", ctypes.c_int64),
    ]


class lcp_audit_step(ctypes.Structure):
    """struct lcp_audit_step"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("callback", ctypes.c_int32),
        ("notification", ctypes.c_int32),
        ("reads", ctypes.c_int32),
        ("scene_reads", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("cause", ctypes.c_int32),
        ("price", ctypes.c_uint32),
    ]


class lcp_audit_end(ctypes.Structure):
    """struct lcp_audit_end"""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("cause", ctypes.c_int32),
        ("termination", ctypes.c_int32),
        ("rule", ctypes.c_int32),
        ("possible", ctypes.c_int32),
        ("speaks_for", ctypes.c_int32),
        ("speaks_against", ctypes.c_int32),
        ("allowance", ctypes.c_int32),
        ("token", ctypes.c_int64),
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
        "lcp_os_newest",
        ctypes.c_uint32,
        (),
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
        "lcp_enum_title",
        ctypes.c_char_p,
        (
            ctypes.c_int32,
            ctypes.c_int64,
        ),
    ),
    (
        "lcp_condition_opposite_title",
        ctypes.c_char_p,
        (
            ctypes.c_int32,
        ),
    ),
    (
        "lcp_state_raw_value",
        ctypes.c_int32,
        (
            ctypes.c_int32,
            ctypes.POINTER(ctypes.c_int64),
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
        "lcp_policy_size",
        ctypes.c_size_t,
        (
            ctypes.c_int32,
        ),
    ),
    (
        "lcp_policy_prepare",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.POINTER(lcp_policy),
            ctypes.c_size_t,
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_policy_condition",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.c_int32,
            ctypes.POINTER(ctypes.c_int32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_context_edge_after",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_context),
            ctypes.c_uint32,
            ctypes.POINTER(ctypes.c_uint32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_batch",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.c_int32,
            ctypes.c_size_t,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_int32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_transition",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_transition_query),
            ctypes.POINTER(lcp_transition_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_list_steps",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_transition_query),
            ctypes.POINTER(lcp_step),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_next",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_next_query),
            ctypes.POINTER(lcp_next_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_list_edges",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_next_query),
            ctypes.POINTER(lcp_edge),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_path",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_path_query),
            ctypes.POINTER(lcp_path_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_list_path",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_path_query),
            ctypes.POINTER(lcp_path_step),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
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
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_deadline_query),
            ctypes.POINTER(lcp_deadline_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_relaunch",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_relaunch_query),
            ctypes.POINTER(lcp_relaunch_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_conduct",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_conduct_query),
            ctypes.POINTER(lcp_conduct_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_duties",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_duties_query),
            ctypes.POINTER(lcp_duties_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_list_duties",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_duties_query),
            ctypes.POINTER(lcp_duty),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_call",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_call_query),
            ctypes.POINTER(lcp_call_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_delivery",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_delivery_query),
            ctypes.POINTER(lcp_delivery_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_mode",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_mode_query),
            ctypes.POINTER(lcp_mode_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_quota",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
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
            ctypes.POINTER(lcp_info_progress),
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.POINTER(lcp_info_value),
            ctypes.POINTER(lcp_notice),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_manifest",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_manifest_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_list_findings",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_finding),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_termination",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_termination_query),
            ctypes.POINTER(lcp_termination_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_suspension",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_suspension_query),
            ctypes.POINTER(lcp_suspension_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_query_purge",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.POINTER(lcp_purge_query),
            ctypes.POINTER(lcp_purge_answer),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_explain",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.c_int32,
            ctypes.c_void_p,
            ctypes.POINTER(lcp_explanation),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_answer_text",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_policy),
            ctypes.c_int32,
            ctypes.c_void_p,
            ctypes.POINTER(lcp_text_options),
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
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
        "lcp_rule_value",
        ctypes.c_int32,
        (
            ctypes.c_int32,
            ctypes.c_int32,
            ctypes.c_uint32,
            ctypes.POINTER(ctypes.c_int64),
        ),
    ),
    (
        "lcp_rule_text",
        ctypes.c_int32,
        (
            ctypes.c_int32,
            ctypes.c_int32,
            ctypes.POINTER(ctypes.c_char_p),
        ),
    ),
    (
        "lcp_list_rule_steps",
        ctypes.c_int32,
        (
            ctypes.c_int32,
            ctypes.POINTER(lcp_rule_step),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_list_citations",
        ctypes.c_int32,
        (
            ctypes.c_int32,
            ctypes.POINTER(lcp_citation),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_measure",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_device_options),
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(ctypes.c_uint32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_init",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(lcp_device_options),
            ctypes.POINTER(ctypes.c_void_p),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_create",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_device_options),
            ctypes.POINTER(ctypes.c_void_p),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_fork",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.POINTER(ctypes.c_void_p),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_copy",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_destroy",
        None,
        (
            ctypes.c_void_p,
        ),
    ),
    (
        "lcp_device_install",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.POINTER(lcp_install),
            ctypes.POINTER(ctypes.c_uint32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_update_app",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_uint32,
            ctypes.POINTER(lcp_install),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_uninstall",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_uint32,
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_update_os",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_uint32,
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_post",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.POINTER(lcp_device_event),
            ctypes.POINTER(lcp_device_outcome),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_next_effect",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.POINTER(lcp_device_effect),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_run_until",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_int64,
            ctypes.POINTER(lcp_device_effect),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_reply",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_uint64,
            ctypes.c_int32,
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_advance",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_int64,
            ctypes.POINTER(ctypes.c_int64),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_next_deadline",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_uint32,
            ctypes.POINTER(ctypes.c_int64),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_pending_kill",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_uint32,
            ctypes.POINTER(lcp_device_effect),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_effect_text",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_device_effect),
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_get_status",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.POINTER(lcp_device_status),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_get_app_status",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_uint32,
            ctypes.POINTER(lcp_app_status),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_get_scene_state",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_uint32,
            ctypes.c_uint32,
            ctypes.POINTER(ctypes.c_int32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_snapshot",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_restore",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_int64,
            ctypes.POINTER(ctypes.c_int32),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_device_digest",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.POINTER(ctypes.c_uint64),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_day_begin",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.POINTER(lcp_habits),
            ctypes.c_uint64,
            ctypes.POINTER(lcp_day),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_day_next",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_day),
            ctypes.c_void_p,
            ctypes.POINTER(lcp_day_act),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_auditor_measure",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_auditor_options),
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_auditor_init",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(lcp_auditor_options),
            ctypes.POINTER(ctypes.c_void_p),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_session_init",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_void_p),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_auditor_feed",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.POINTER(lcp_audit_columns),
            ctypes.c_size_t,
            ctypes.POINTER(lcp_audit_finding),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_session_places",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.c_int32,
            ctypes.POINTER(ctypes.c_uint64),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_list_expected",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.c_int32,
            ctypes.POINTER(lcp_audit_step),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_list_ends",
        ctypes.c_int32,
        (
            ctypes.c_void_p,
            ctypes.c_void_p,
            ctypes.c_uint32,
            ctypes.POINTER(lcp_audit_end),
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
    (
        "lcp_finding_text",
        ctypes.c_int32,
        (
            ctypes.POINTER(lcp_audit_finding),
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(lcp_error),
        ),
    ),
)
