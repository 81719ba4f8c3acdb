# Generated from include/abi.json by bindings/tools/generate.py: do not edit.
"""The queries, answers and facts whose fields follow from the header."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntFlag
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from .._native.bindings import (
    LCP_ANSWER_SHARED,
    LCP_TEXT_DETAILS,
    LCP_TEXT_GROUNDS,
    LCP_TEXT_HEADLINE,
    LCP_TEXT_MARKS,
    LCP_TEXT_QUESTION,
    lcp_app_status,
    lcp_audit_end,
    lcp_audit_finding,
    lcp_audit_step,
    lcp_call_answer,
    lcp_call_query,
    lcp_conduct_answer,
    lcp_conduct_query,
    lcp_day_act,
    lcp_deadline_answer,
    lcp_deadline_query,
    lcp_delivery_answer,
    lcp_delivery_query,
    lcp_device_effect,
    lcp_device_outcome,
    lcp_duties_query,
    lcp_mode_answer,
    lcp_mode_query,
    lcp_purge_answer,
    lcp_purge_query,
    lcp_quota_answer,
    lcp_quota_query,
    lcp_relaunch_answer,
    lcp_relaunch_query,
    lcp_rule_step,
    lcp_step,
    lcp_suspension_answer,
    lcp_suspension_query,
    lcp_termination_answer,
    lcp_termination_query,
)
from .._native.calls import struct_of
from .._native.codes import code_number
from .._native.convert import (
    fact,
    from_count,
    from_fact,
    from_ns,
    is_yes,
    mask,
    moment,
    seconds,
    unsigned,
)
from .._native.enums import (
    Activity,
    Allowance,
    AppState,
    AuditKind,
    Axis,
    BackgroundMode,
    Callback,
    Cause,
    Changing,
    Condition,
    ConnectionOption,
    Disposition,
    Effect,
    ErrorDomain,
    Event,
    Expiry,
    Fact,
    Field,
    Ground,
    Guarantee,
    Idiom,
    Interruption,
    LaunchOption,
    Lifecycle,
    LocationAuthorization,
    Manner,
    Merging,
    Moment,
    Notification,
    Occasion,
    Occurrence,
    Origin,
    Price,
    ProcessKind,
    Quota,
    Reason,
    Receiver,
    RecordKind,
    ReturnValue,
    RuleField,
    SceneState,
    Severity,
    Silence,
    Since,
    Standing,
    Termination,
    TerminationCode,
    TerminationNamespace,
    Trigger,
    Unit,
    Verdict,
)
from .._native.labels import LabelledEnum
from .._native.memory import keep
from .._native.names import (
    NOTHING,
    coerce,
    decode,
    decode_or_none,
    masked,
    members,
    several,
    state_of,
    states_in,
)
from .._native.osversion import OSVersion
from .answers import Answer, asked, common, extendable, listed, rule_id, rule_text, summary
from .effect_text import EffectText, FindingText
from .records import code_of

if TYPE_CHECKING:
    from .info import Notice
    from .rules import Rule


@dataclass(frozen=True, slots=True, init=False)
class AppFields:
    """What the host knows about an app. A declaration of the app (a mode, a key) that is not given
    counts as "no". A run-time fact (a field marked "run time") that is not given is unknown. Two
    fields have other defaults. If `interface_kept` is not given, it counts as "yes". If `scenes` is
    not given, an app on iOS 27.0 or later is assumed to have scenes, because the OS launches no app
    without scenes that is linked against SDK 27.0 or later. An Info.plist that is read sets
    `scenes` to "yes" for the scene manifest, and to "no" for any other entry if `scenes` is not
    given.

    An app that is linked against an SDK before 4.0 has no scenes, whatever it declares. If the SDK
    is 4.0 or later, the declaration decides from iOS 13.0 on. minimum_os is compared with the OS of
    the policy, even if that OS is newer than the rule set.
    """

    background_modes: frozenset[BackgroundMode]
    """UIBackgroundModes."""
    exits_on_suspend: bool | None
    """UIApplicationExitsOnSuspend."""
    scenes: bool | None
    """True if the app adopts the scene life cycle, in the manifest or in code; None counts as yes
    from 27.0 on, and as no before.
    """
    multiple_scenes: bool | None
    """UIApplicationSupportsMultipleScenes."""
    linked_sdk: OSVersion | None
    """2.0 or later; None: the SDK that came with the OS."""
    minimum_os: OSVersion | None
    """MinimumOSVersion, 2.0 or later; None: not given."""
    permitted_identifiers: int
    """The number of BGTaskSchedulerPermittedIdentifiers."""
    location_authorization: LocationAuthorization | None
    """The authorization that the user granted; run time. Accuracy counts as full unless the value
    says that it is reduced.
    """
    restoration_identifier: bool | None
    """True if Core Bluetooth managers have a restoration identifier; run time."""
    session_sends_launch_events: bool | None
    """sessionSendsLaunchEvents of URLSessionConfiguration; run time."""
    background_activity_session: bool | None
    """True if the app held a CLBackgroundActivitySession when it last ran; run time."""
    service_session: bool | None
    """True if the app held a CLServiceSession for Always authorization when it last ran; run time.
    """
    interface_kept: bool | None
    """True if UIKit kept a session of the scene, or the interface that the app saved: no at a first
    launch and for a new window; None counts as yes. A simulated device starts with this fact if the
    app was launched before, otherwise with no; then the device updates the fact. Since 0.3.1.
    """
    multitasking_camera: bool | None
    """True if the app may use the camera beside other apps. Up to iOS 15, the entitlement decides;
    from 16.0 on, a setting of the app's capture session decides; run time. Since 0.3.1.
    """
    state_restoration: bool | None
    """True if the app preserves and restores its interface."""
    always_usage_text: bool | None
    """NSLocationAlwaysAndWhenInUseUsageDescription, or NSLocationAlwaysUsageDescription."""
    when_in_use_usage_text: bool | None
    """NSLocationWhenInUseUsageDescription."""
    microphone_usage_text: bool | None
    """NSMicrophoneUsageDescription."""
    kind: ProcessKind | None
    """The process kind; None: ProcessKind.APP. The rules on apps do not apply to app extensions; if
    no rule is about the kind, the answer is unspecified. If the OS does not have the kind, the
    status is Status.PROCESS_KIND (kind). Since 0.3.1.
    """
    unknown_modes: int
    """The number of modes that are not on Apple's list."""
    placeholders: tuple[str, ...]
    """The keys with an unexpanded build variable, such as ``$(PRODUCT_NAME)``."""
    notices: tuple[Notice, ...] = field(compare=False)
    """Notices of the Info.plist reader. None of them is an error."""

    def __init__(
        self,
        background_modes: BackgroundMode | str | Iterable[BackgroundMode | str] = (),
        exits_on_suspend: bool | None = None,
        scenes: bool | None = None,
        multiple_scenes: bool | None = None,
        linked_sdk: OSVersion | None = None,
        minimum_os: OSVersion | None = None,
        permitted_identifiers: int = 0,
        location_authorization: LocationAuthorization | None = None,
        restoration_identifier: bool | None = None,
        session_sends_launch_events: bool | None = None,
        background_activity_session: bool | None = None,
        service_session: bool | None = None,
        interface_kept: bool | None = None,
        multitasking_camera: bool | None = None,
        state_restoration: bool | None = None,
        always_usage_text: bool | None = None,
        when_in_use_usage_text: bool | None = None,
        microphone_usage_text: bool | None = None,
        kind: ProcessKind | None = None,
        unknown_modes: int = 0,
        placeholders: tuple[str, ...] = (),
        notices: tuple[Notice, ...] = (),
    ) -> None:
        given = locals()
        given["background_modes"] = several(
            BackgroundMode, background_modes, Field.BACKGROUND_MODES
        )
        for name in AppFields.__dataclass_fields__:
            object.__setattr__(self, name, given[name])


@dataclass(frozen=True, slots=True)
class DeviceFacts:
    """What the host knows about the device. A fact that is None is unknown, and an answer that
    depends on an unknown fact is conditional. The two options count as "no" instead. The defaults
    are those of the ordinary device.
    """

    idiom: Idiom | None = Idiom.PHONE
    simulator: bool | None = False
    """It is the Simulator."""
    hardware_multitasking: bool | None = True
    """No for iPhone 3G, iPod touch 2G and older."""
    cellular: bool | None = True
    """It has a cellular radio."""
    passcode: bool | None = False
    """True if a passcode is set."""
    first_unlock_done: bool | None = True
    """True if the device was unlocked at least once since boot."""
    background_app_refresh: bool | None = True
    """True if the user has Background App Refresh on in Settings; iOS 7.0 on."""
    low_power_mode: bool | None = False
    """iOS 9.0 on."""
    charging: bool | None = None
    """It is charging."""
    debugger_attached: bool | None = False
    """A debugger is attached to the app."""
    foreground_slots: int | None = 1
    """The number of apps that can be side by side, 1 to 8; None: unknown."""
    bluetooth_off: bool | None = False
    """True if Bluetooth is turned off in Settings."""
    bluetooth_off_in_control_center: bool | None = False
    """Turned off in Control Center."""
    airplane_mode: bool | None = False
    """True if airplane mode was toggled, with Bluetooth left on."""
    accessory_setup_kit: bool | None = False
    """True if AccessorySetupKit set up accessories; iOS 26.0 on."""
    force_quit_survives_reboot: bool | None = False
    """An option for EvidenceProfile.OBSERVED; None counts as no."""
    regions_end_at_reboot: bool | None = False
    """An option; None counts as no."""
    device_locked: bool | None = False
    """True if the device is locked now."""

    @classmethod
    def unknown(cls) -> DeviceFacts:
        """Returns a device about which nothing is known."""
        return cls(**{name: None for name in cls.__dataclass_fields__})


@dataclass(frozen=True, slots=True)
class AppHabits:
    """How often the user opens an app, and how often events come to it. Each number is a mean; 0:
    never.
    """

    opens_per_day: int = 0
    """How often the user opens the app, 0 to 1440."""
    force_quits_per_week: int = 0
    """How often the user swipes the app away, 0 to 1440."""
    silent_pushes_per_day: int = 0
    """Silent pushes that the server sends, 0 to 1440."""
    visible_pushes_per_day: int = 0
    """Visible pushes that the server sends, 0 to 1440."""
    region_crossings_per_day: int = 0
    """How often the device enters or leaves a region that the app monitors, 0 to 1440; ignored if
    no crossing may wake the app.
    """
    transfers_per_day: int = 0
    """Background transfers that the app begins when the user leaves it, 0 to 1440; at most one for
    each use; ignored if the end of a transfer may not wake the app.
    """
    voip_pushes_per_day: int = 0
    """VoIP pushes, 0 to 1440; ignored if no such push may wake the app."""
    bluetooth_events_per_day: int = 0
    """Events of a Bluetooth central, 0 to 1440; ignored if no such event may wake the app."""


#: The functions that convert the numbers in fields of rules.
READERS: dict[RuleField, Callable[[int], Any]] = {
    RuleField.VERDICT: partial(decode_or_none, Verdict),
    RuleField.LIFECYCLE: partial(decode_or_none, Lifecycle),
    RuleField.LIFECYCLES: partial(decode_or_none, Lifecycle),
    RuleField.STATES: state_of,
    RuleField.TO: state_of,
    RuleField.CAUSES: partial(decode_or_none, Cause),
    RuleField.LAST_CAUSES: partial(decode_or_none, Cause),
    RuleField.INTERRUPTIONS: partial(decode_or_none, Interruption),
    RuleField.REASON: partial(decode_or_none, Reason),
    RuleField.VIA: state_of,
    RuleField.TRIGGERS: partial(decode_or_none, Trigger),
    RuleField.LAUNCH_STATE: state_of,
    RuleField.CALLBACK: partial(decode_or_none, Callback),
    RuleField.SECOND_CALLBACK: partial(decode_or_none, Callback),
    RuleField.LAUNCH_CALLBACK: partial(decode_or_none, Callback),
    RuleField.ON_LAUNCH_ONLY: from_fact,
    RuleField.GUARANTEE: partial(decode_or_none, Guarantee),
    RuleField.TERMINATIONS: partial(decode_or_none, Termination),
    RuleField.STANDINGS: partial(decode_or_none, Standing),
    RuleField.STANDING: partial(decode_or_none, Standing),
    RuleField.ALLOWANCES: partial(decode_or_none, Allowance),
    RuleField.ALLOWANCE: partial(decode_or_none, Allowance),
    RuleField.AT_EXPIRY: partial(decode_or_none, Expiry),
    RuleField.CODE: partial(decode_or_none, TerminationCode),
    RuleField.EXTENDABLE: from_fact,
    RuleField.ADVICE: from_ns,
    RuleField.LIMIT: from_ns,
    RuleField.WARNING: from_ns,
    RuleField.AXES: partial(decode_or_none, Axis),
    RuleField.NOTIFICATION: partial(decode_or_none, Notification),
    RuleField.POSTED_BEFORE: from_fact,
    RuleField.READS_AS_METHOD: from_fact,
    RuleField.MODE: partial(decode_or_none, BackgroundMode),
    RuleField.DEPRECATED: OSVersion.from_packed_or_none,
    RuleField.PERMITS: partial(decode_or_none, Activity),
    RuleField.KEEPS_RUNNING: partial(decode_or_none, Activity),
    RuleField.EVENTS: partial(decode_or_none, Event),
    RuleField.MANNER: partial(decode_or_none, Manner),
    RuleField.QUOTA: partial(decode_or_none, Quota),
    RuleField.UNIT: partial(decode_or_none, Unit),
    RuleField.ACTIVITIES: partial(decode_or_none, Activity),
    RuleField.ACTIVITY: partial(decode_or_none, Activity),
    RuleField.PRICE: partial(decode_or_none, Price),
    RuleField.UNDONE_AT: partial(decode_or_none, Callback),
    RuleField.SEVERITY: partial(decode_or_none, Severity),
    RuleField.CAUSE: partial(decode_or_none, Termination),
    RuleField.COUNT: from_count,
    RuleField.WINDOW: from_ns,
    RuleField.NAMESPACES: partial(decode_or_none, TerminationNamespace),
    RuleField.CODE_LOW: unsigned,
    RuleField.CODE_HIGH: unsigned,
    RuleField.FALLBACK: partial(decode_or_none, Callback),
    RuleField.FALLBACK_IN_FRONT_ONLY: from_fact,
    RuleField.SCENE_CALLBACK: partial(decode_or_none, Callback),
    RuleField.APP_CALLBACK: partial(decode_or_none, Callback),
    RuleField.OF_INTERFACE: from_fact,
    RuleField.COMPANIONS: partial(decode_or_none, Cause),
    RuleField.SILENCE: partial(decode_or_none, Silence),
    RuleField.TERMINATION: partial(decode_or_none, Termination),
    RuleField.STARTS: partial(decode_or_none, Moment),
    RuleField.RESETS: partial(decode_or_none, Moment),
    RuleField.SHARED: from_fact,
    RuleField.ORIGIN: partial(decode_or_none, Origin),
    RuleField.DISPOSITION: partial(decode_or_none, Disposition),
    RuleField.OCCASION: partial(decode_or_none, Occasion),
    RuleField.RANK: from_count,
    RuleField.WARNED: from_fact,
    RuleField.MERGING: partial(decode_or_none, Merging),
    RuleField.TRIGGER: partial(decode_or_none, Trigger),
    RuleField.BEGUN_IN_FRONT: from_fact,
    RuleField.CALLBACKS: partial(decode_or_none, Callback),
    RuleField.RECEIVER: partial(decode_or_none, Receiver),
    RuleField.LAUNCH_OPTION: partial(decode_or_none, LaunchOption),
    RuleField.MORE_LAUNCH_OPTIONS: partial(decode_or_none, LaunchOption),
    RuleField.CONNECTION_OPTION: partial(decode_or_none, ConnectionOption),
    RuleField.MORE_CONNECTION_OPTIONS: partial(decode_or_none, ConnectionOption),
    RuleField.RETURN_VALUE: partial(decode_or_none, ReturnValue),
    RuleField.ERROR_DOMAINS: partial(decode_or_none, ErrorDomain),
}


class TextPart(IntFlag):
    """The parts of a text about an answer."""

    HEADLINE = LCP_TEXT_HEADLINE
    """The answer in a few words, on the first line."""
    QUESTION = LCP_TEXT_QUESTION
    """The question in a few words, on the first line; with the OS, if the headline is also on that
    line.
    """
    DETAILS = LCP_TEXT_DETAILS
    """The fields of the answer and its list, a line each."""
    GROUNDS = LCP_TEXT_GROUNDS
    """The conditions, the rule, its sources and its note."""
    MARKS = LCP_TEXT_MARKS
    """After each condition that was not given or is assumed: a sign and the name of the condition,
    between two bytes 0x1F, for a host that shows how to give the condition. The sign is ? if the
    condition was not given, + if the condition is assumed to fail, and - if the condition is
    assumed to hold.
    """


@dataclass(frozen=True, slots=True)
class SequenceStep:
    """One callback or notification of a transition: one of `callback` and `notification` is None.
    """

    callback: Callback | None
    """The callback; None: the step is a notification."""
    notification: Notification | None
    """The notification; None: the step is a callback."""
    fallback: Callback | None
    """Called if the app does not implement `callback`; None: there is none."""
    state: AppState | None
    """The state that the app reads during the step: active, inactive, background; None: the app can
    read no state (before iOS 4.0), or no source says.
    """
    scene_state: SceneState | None
    """The scene's activation state during the step; None: no scene, or no source says."""
    rule: str | None
    """The rule on the transition to which the callback belongs, or the rule on the notification."""
    state_after: AppState | SceneState | None = None
    """The state after this step: of the scene if `from` is a state of a scene, otherwise of the
    app. After the last step, this is the target; after any other step, the state that the next step
    reads, if known.
    """
    allowance: Allowance | None = None
    """The allowance that limits the callback; `deadline` says when its clock runs; None: not known.
    """

    @property
    def kind(self) -> Literal["callback", "notification"]:
        """Tells whether this is a callback or a notification."""
        return "notification" if self.callback is None else "callback"

    @property
    def label(self) -> str:
        """The selector of the callback, or Apple's name of the notification."""
        value = self.notification if self.callback is None else self.callback
        return "" if value is None else value.label


def read_step(native: lcp_step) -> SequenceStep:
    """Reads lcp_step."""
    return SequenceStep(
        callback=decode_or_none(Callback, native.callback),
        notification=decode_or_none(Notification, native.notification),
        fallback=decode_or_none(Callback, native.fallback),
        state=decode_or_none(AppState, native.state),
        scene_state=decode_or_none(SceneState, native.scene_state),
        rule=rule_id(native.rule),
        state_after=state_of(native.state_after),
        allowance=decode_or_none(Allowance, native.allowance),
    )


_DEADLINE = struct_of(lcp_deadline_query)


def pack_deadline(allowance: Allowance | str) -> bytes:
    """Packs lcp_deadline_query."""
    if type(allowance) is not Allowance:
        allowance = coerce(Allowance, allowance, Field.ALLOWANCE)
    return _DEADLINE.pack(_DEADLINE.size, allowance)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadlineAnswer(Answer):
    """The verdict is allowed if a rule covers the allowance (its figures may still be unknown),
    not-applicable if the OS has no such allowance, unspecified if no source says anything, and
    conditional if the answer depends on an unknown fact, such as an attached debugger. The evidence
    is overridden if the allowance exists, and the host gave a figure for it.
    """

    allowance: Allowance
    at_expiry: Expiry | None
    """What happens at the limit."""
    advice: float | None
    """The time that the app should keep to; None: not known."""
    limit: float | None
    """The time that the system enforces; None: not known; math.inf: no limit."""
    warning: float | None
    """How long before the limit the app is warned; None: not known."""
    code: TerminationCode | None
    """The code of the termination; None: not known."""
    termination: Termination | None
    """How the process ends at the limit; None: the process does not end, or no rule says how."""
    starts: Moment | None
    """When the clock starts; None: not known."""
    resets: tuple[Moment, ...]
    """When the clock is reset. See also `shared`."""
    extendable: bool | None
    """True if the app can ask for more time; None: no source says."""
    shared: bool
    """True if all uses of the allowance share one clock."""

    @property
    def _says(self) -> object:
        return (
            self.at_expiry,
            self.advice,
            self.limit,
            self.warning,
            self.code,
            self.termination,
            self.starts,
            self.resets,
            self.extendable,
            self.shared,
        )


def read_deadline(given: bytes) -> DeadlineAnswer:
    """Reads lcp_deadline_answer, and the query behind it."""
    native = lcp_deadline_answer.from_buffer_copy(given)
    return DeadlineAnswer(
        **common(native),
        allowance=asked(Allowance, given),
        at_expiry=decode_or_none(Expiry, native.at_expiry),
        advice=from_ns(native.advice_ns),
        limit=from_ns(native.limit_ns),
        warning=from_ns(native.warning_ns),
        code=decode_or_none(TerminationCode, native.code),
        termination=decode_or_none(Termination, native.termination),
        starts=decode_or_none(Moment, native.starts),
        resets=members(Moment, native.resets_mask),
        extendable=extendable(native.flags),
        shared=bool(native.flags & LCP_ANSWER_SHARED),
    )


@dataclass(frozen=True, slots=True)
class RelaunchQuery:
    """After this termination, or in this state, does this event run the app?"""

    after: Termination | str | None
    """Termination.NONE: the app is suspended. May be None if `state` is a state in memory."""
    on: Trigger | str
    since: Since | str | Iterable[Since | str] = NOTHING
    """What happened after the termination; if the user launched the app, this launch came last."""
    state: AppState | str | None = None
    """The state of the app; None: suspended after Termination.NONE, else not running. For a state
    in memory, it does not matter what ended the app before.
    """
    force_quit: bool | Fact | None = None
    """Yes: the user force quit the app and has not launched it since, even if it then ended in
    another way; no, or None: the termination decides.
    """


_RELAUNCH = struct_of(lcp_relaunch_query)


def pack_relaunch(
    after: Termination | str | None,
    on: Trigger | str,
    since: Since | str | Iterable[Since | str] = NOTHING,
    state: AppState | str | None = None,
    force_quit: bool | Fact | None = None,
) -> bytes:
    """Packs lcp_relaunch_query."""
    if type(on) is not Trigger:
        on = coerce(Trigger, on, Field.TRIGGER)
    return _RELAUNCH.pack(
        _RELAUNCH.size,
        0 if after is None else coerce(Termination, after, Field.TERMINATION),
        on,
        0 if state is None else coerce(AppState, state, Field.STATE),
        0 if since is NOTHING else masked(Since, since, Field.EVENTS_SINCE),
        0 if force_quit is None else fact(force_quit, Field.FORCE_QUIT),
        0,
    )


def packed_relaunch(query: RelaunchQuery) -> bytes:
    """Packs a question for `explain` or a batch."""
    return pack_relaunch(query.after, query.on, query.since, query.state, query.force_quit)


@dataclass(frozen=True, slots=True, kw_only=True)
class RelaunchAnswer(Answer):
    """The verdict says whether the event wakes a suspended app, reaches a running app, or launches
    an app that is not running (or is prewarmed). Termination.NONE with a state that is not in
    memory is Status.OUT_OF_RANGE. Launch state, callback and allowance are set if the rule allows,
    or is itself conditional. If they are not set and the answer is conditional, the unknown facts
    decide only between two kinds of refusal, or between refusal and silence: no fact makes the
    answer allowed. The answer is not-applicable if the life cycle does not have the state, if the
    OS does not have the trigger, or if no app can end that way or stay in memory on that OS. The
    rule is then the one on the life cycle, on the trigger or on the cause.
    """

    guarantee: Guarantee | None
    """How firmly the system promises to run the app; None unless the rule allows, or is
    conditional.
    """
    launch_state: AppState | None
    """Background, inactive (foreground) or prewarmed; a running app stays in its state, unless the
    event brings it to the front; None: no launch, or no source says.
    """
    callback: Callback | None
    """The callback that delivers the event; None: there is none, or no source says."""
    allowance: Allowance | None
    """The allowance that starts to run; None: not known."""
    standing: Standing | None
    """How the app stands with the system when the event comes; None: the answer is not-applicable,
    or no rule says.
    """
    allowance_seconds: float | None
    """The limit of the allowance, or else its advice; None: not known; math.inf: no limit."""
    delivery_rule: str | None
    """The rule on the trigger: its callback, its versions and its origin (RuleField.ORIGIN); None:
    there is no such rule.
    """
    disposition: Disposition | None
    """What happens to an event that is refused, or that may be refused; None: the event is allowed,
    or no rule says.
    """
    occasion: Occasion | None
    """Until when the event is kept; None: the event is not kept, or no rule says."""
    disposition_rule: str | None
    """The rule that decides the disposition; None: there is no such rule."""

    @property
    def _says(self) -> object:
        return (
            self.guarantee,
            self.launch_state,
            self.callback,
            self.allowance,
            self.standing,
            self.allowance_seconds,
            self.disposition,
            self.occasion,
        )


def read_relaunch(given: bytes) -> RelaunchAnswer:
    """Reads lcp_relaunch_answer."""
    native = lcp_relaunch_answer.from_buffer_copy(given)
    return RelaunchAnswer(
        **common(native),
        guarantee=decode_or_none(Guarantee, native.guarantee),
        launch_state=decode_or_none(AppState, native.launch_state),
        callback=decode_or_none(Callback, native.callback),
        allowance=decode_or_none(Allowance, native.allowance),
        standing=decode_or_none(Standing, native.standing),
        allowance_seconds=from_ns(native.allowance_ns),
        delivery_rule=rule_id(native.delivery_rule),
        disposition=decode_or_none(Disposition, native.disposition),
        occasion=decode_or_none(Occasion, native.occasion),
        disposition_rule=rule_id(native.disposition_rule),
    )


@dataclass(frozen=True, slots=True)
class ConductQuery:
    """May the app do this in this state?"""

    state: AppState | str
    """The state of the app."""
    activity: Activity | str


_CONDUCT = struct_of(lcp_conduct_query)


def pack_conduct(state: AppState | str, activity: Activity | str) -> bytes:
    """Packs lcp_conduct_query."""
    if type(state) is not AppState:
        state = coerce(AppState, state, Field.STATE)
    if type(activity) is not Activity:
        activity = coerce(Activity, activity, Field.ACTIVITY)
    return _CONDUCT.pack(_CONDUCT.size, state, activity)


def packed_conduct(query: ConductQuery) -> bytes:
    """Packs a question for `explain` or a batch."""
    return pack_conduct(query.state, query.activity)


@dataclass(frozen=True, slots=True, kw_only=True)
class ConductAnswer(Answer):
    """The verdict is allowed, forbidden (at a price), not-applicable (the OS or the life cycle has
    no such state or activity), conditional, or unspecified.
    """

    stop_before: Callback | None
    """The activity must be over when this callback returns; None: there is none."""
    price: Price | None
    """The price; None: there is none, or none known."""
    code: TerminationCode | None
    """The code of the termination; None: not known."""
    termination: Termination | None
    """How the process ends, if that is the price; None: the process does not end, or no rule says
    how.
    """

    @property
    def _says(self) -> object:
        return self.stop_before, self.price, self.code, self.termination


def read_conduct(given: bytes) -> ConductAnswer:
    """Reads lcp_conduct_answer."""
    native = lcp_conduct_answer.from_buffer_copy(given)
    return ConductAnswer(
        **common(native),
        stop_before=decode_or_none(Callback, native.stop_before),
        price=decode_or_none(Price, native.price),
        code=decode_or_none(TerminationCode, native.code),
        termination=decode_or_none(Termination, native.termination),
    )


_DUTIES = struct_of(lcp_duties_query)


def pack_duties(callback: Callback | str) -> bytes:
    """Packs lcp_duties_query."""
    if type(callback) is not Callback:
        callback = coerce(Callback, callback, Field.CALLBACK)
    return _DUTIES.pack(_DUTIES.size, callback)


@dataclass(frozen=True, slots=True)
class CallQuery:
    """Which object receives a callback, with which options, and what does its return value change?
    For a call that a device delivers, take `callback` and `trigger` from the effect. The effect
    does not contain this answer.
    """

    callback: Callback | str
    trigger: Trigger | str | None = None
    """The trigger for which the callback is called; None: not given. The answer then names no
    option of a launch or connection; for an app with scenes, it says only that the launch options
    are nil.
    """


_CALL = struct_of(lcp_call_query)


def pack_call(callback: Callback | str, trigger: Trigger | str | None = None) -> bytes:
    """Packs lcp_call_query."""
    if type(callback) is not Callback:
        callback = coerce(Callback, callback, Field.CALLBACK)
    return _CALL.pack(
        _CALL.size,
        callback,
        0 if trigger is None else coerce(Trigger, trigger, Field.TRIGGER),
    )


def packed_call(query: CallQuery) -> bytes:
    """Packs a question for `explain` or a batch."""
    return pack_call(query.callback, query.trigger)


@dataclass(frozen=True, slots=True, kw_only=True)
class CallAnswer(Answer):
    """The question assumes that the callback comes; `transition` and `relaunch` say whether it
    does. The verdict is allowed if a rule describes the call, and unspecified if no source does. It
    is not-applicable, with a reason, if the OS or the life cycle lacks the callback
    (callback-unavailable), if the OS lacks the trigger (cause-unavailable), if the trigger brings
    other callbacks (other-callbacks), or if the callback comes only at a launch and the trigger
    launches no app (launches-nothing). It is conditional if the fields depend on an unknown fact,
    such as whether the app has scenes.

    The options are those of application:willFinishLaunchingWithOptions:,
    application:didFinishLaunchingWithOptions: and scene:willConnectToSession:options:. Answers
    about other callbacks name none. For other arguments, see the callback in Apple's header.
    """

    receiver: Receiver | None
    """The object that receives the callback."""
    launch_option: LaunchOption | None
    """The key that the trigger has in the launch options; LaunchOption.NONE: none; None: no source
    says.
    """
    connection_option: ConnectionOption | None
    """The property that the trigger has in the connection options; ConnectionOption.NONE: none;
    None: no source says.
    """
    return_value: ReturnValue | None
    """The effect of the return value of the callback; None: no source says."""
    more_launch_options: tuple[LaunchOption, ...]
    """Further keys that the event may add; the note of the rule says when."""
    more_connection_options: tuple[ConnectionOption, ...]
    """Further properties."""
    reason: Reason | None
    """Why the verdict is not-applicable; None: it needs no reason."""

    @property
    def _says(self) -> object:
        return (
            self.receiver,
            self.launch_option,
            self.connection_option,
            self.return_value,
            self.more_launch_options,
            self.more_connection_options,
            self.reason,
        )


def read_call(given: bytes) -> CallAnswer:
    """Reads lcp_call_answer."""
    native = lcp_call_answer.from_buffer_copy(given)
    return CallAnswer(
        **common(native),
        receiver=decode_or_none(Receiver, native.receiver),
        launch_option=decode_or_none(LaunchOption, native.launch_option),
        connection_option=decode_or_none(ConnectionOption, native.connection_option),
        return_value=decode_or_none(ReturnValue, native.return_value),
        more_launch_options=members(LaunchOption, native.more_launch_options),
        more_connection_options=members(ConnectionOption, native.more_connection_options),
        reason=decode_or_none(Reason, native.reason),
    )


@dataclass(frozen=True, slots=True)
class DeliveryQuery:
    """How does an event reach an app in a state?"""

    state: AppState | str
    """The state of the app."""
    event: Event | str


_DELIVERY = struct_of(lcp_delivery_query)


def pack_delivery(state: AppState | str, event: Event | str) -> bytes:
    """Packs lcp_delivery_query."""
    if type(state) is not AppState:
        state = coerce(AppState, state, Field.STATE)
    if type(event) is not Event:
        event = coerce(Event, event, Field.EVENT)
    return _DELIVERY.pack(_DELIVERY.size, state, event)


def packed_delivery(query: DeliveryQuery) -> bytes:
    """Packs a question for `explain` or a batch."""
    return pack_delivery(query.state, query.event)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryAnswer(Answer):
    """The verdict is allowed if the app or its user gets the event, at once or later, and forbidden
    if neither gets it. It is not-applicable if the OS or the life cycle has no such state or event,
    conditional if the answer depends on an unknown fact, and unspecified if no source says.
    """

    manner: Manner | None
    """The manner; None: no source says."""
    callback: Callback | None
    """The callback that delivers the event, or after which the system acts; None: there is none, or
    no source says.
    """
    merging: Merging | None
    """How several waiting events become one; None: no source says."""
    trigger: Trigger | None
    """The trigger by which the event wakes the app, for `relaunch`; None: the event does not wake
    the app.
    """
    rank: int | None
    """The rank among waiting notices: the lowest comes first; None: no source says."""

    @property
    def _says(self) -> object:
        return self.manner, self.callback, self.merging, self.trigger, self.rank


def read_delivery(given: bytes) -> DeliveryAnswer:
    """Reads lcp_delivery_answer."""
    native = lcp_delivery_answer.from_buffer_copy(given)
    return DeliveryAnswer(
        **common(native),
        manner=decode_or_none(Manner, native.manner),
        callback=decode_or_none(Callback, native.callback),
        merging=decode_or_none(Merging, native.merging),
        trigger=decode_or_none(Trigger, native.trigger),
        rank=from_count(native.rank),
    )


_MODE = struct_of(lcp_mode_query)


def pack_mode(mode: BackgroundMode | str) -> bytes:
    """Packs lcp_mode_query."""
    if type(mode) is not BackgroundMode:
        mode = coerce(BackgroundMode, mode, Field.MODE)
    return _MODE.pack(_MODE.size, mode)


@dataclass(frozen=True, slots=True, kw_only=True)
class ModeAnswer(Answer):
    """The verdict is allowed if the mode has an effect on the OS, not-applicable before the mode
    was introduced or after it was removed, and unspecified if no source says. It does not matter
    whether the app declares the mode. If the verdict is allowed, the rule lists, value by value,
    what the mode permits in the background (RuleField.PERMITS), the activities during which the app
    is not suspended (RuleField.KEEPS_RUNNING) and the triggers that the mode enables
    (RuleField.TRIGGERS).
    """

    mode: BackgroundMode
    introduced: OSVersion | None
    """The first version with the mode; None: not known."""
    deprecated: OSVersion | None
    """The first version on which the mode is deprecated; None: never, or not known."""
    removed: OSVersion | None
    """The first version on which the mode has no effect; None: never, or not known."""
    wakes: tuple[Trigger, ...]
    """The triggers that the mode enables."""
    permits: tuple[Activity, ...]
    """The activities that the mode permits in the background."""
    keeps_running: tuple[Activity, ...]
    """The activities during which the app is not suspended."""

    @property
    def _says(self) -> object:
        return self.wakes, self.permits, self.keeps_running


def read_mode(given: bytes) -> ModeAnswer:
    """Reads lcp_mode_answer, and the query behind it."""
    native = lcp_mode_answer.from_buffer_copy(given)
    return ModeAnswer(
        **common(native),
        mode=asked(BackgroundMode, given),
        introduced=OSVersion.from_packed_or_none(native.introduced),
        deprecated=OSVersion.from_packed_or_none(native.deprecated),
        removed=OSVersion.from_packed_or_none(native.removed),
        wakes=listed(Trigger, native, RuleField.TRIGGERS),
        permits=listed(Activity, native, RuleField.PERMITS),
        keeps_running=listed(Activity, native, RuleField.KEEPS_RUNNING),
    )


_QUOTA = struct_of(lcp_quota_query)


def pack_quota(quota: Quota | str) -> bytes:
    """Packs lcp_quota_query."""
    if type(quota) is not Quota:
        quota = coerce(Quota, quota, Field.QUOTA)
    return _QUOTA.pack(_QUOTA.size, quota)


@dataclass(frozen=True, slots=True, kw_only=True)
class QuotaAnswer(Answer):
    """The verdict is allowed if a rule covers the quota (its figures may still be unknown),
    not-applicable if the OS has no such quota, unspecified if no source says anything, and
    conditional if the answer depends on an unknown fact.
    """

    quota: Quota
    unit: Unit | None
    count: int | None
    """The number that the system allows; None: not known."""
    window: float | None
    """The period for which the count holds; None: the quota is not a rate, or no source says."""
    at_excess: Expiry | None
    """What happens when the count is exceeded; None: no source says."""

    @property
    def _says(self) -> object:
        return self.unit, self.count, self.window, self.at_excess


def read_quota(given: bytes) -> QuotaAnswer:
    """Reads lcp_quota_answer, and the query behind it."""
    native = lcp_quota_answer.from_buffer_copy(given)
    return QuotaAnswer(
        **common(native),
        quota=asked(Quota, given),
        unit=decode_or_none(Unit, native.unit),
        count=from_count(native.count),
        window=from_ns(native.window_ns),
        at_excess=decode_or_none(Expiry, native.at_excess),
    )


@dataclass(frozen=True, slots=True)
class TerminationQuery:
    """What does a code mean: the code of a termination, or of an error that tells an app that it
    broke a rule of the life cycle? The host takes the code from the report or the error.
    """

    code: int | str
    """Any number; with jetsam, it is the kernel's number. The code of an error has 32 bits:
    (uint32_t)-997.
    """
    namespace: TerminationNamespace | str | None = None
    """The namespace; None: the report names no namespace."""
    error_domain: ErrorDomain | str | None = None
    """The error domain; None: the code is that of a termination. If a domain is given, the
    namespace is ignored. Since 0.3.1.
    """


_TERMINATION = struct_of(lcp_termination_query)


def pack_termination(
    code: int | str,
    namespace: TerminationNamespace | str | None = None,
    error_domain: ErrorDomain | str | None = None,
) -> bytes:
    """Packs lcp_termination_query."""
    return _TERMINATION.pack(
        _TERMINATION.size,
        0 if namespace is None else coerce(TerminationNamespace, namespace, Field.REASON_NAMESPACE),
        code_number(code),
        0 if error_domain is None else coerce(ErrorDomain, error_domain, Field.ERROR_DOMAIN),
        0,
    )


def packed_termination(query: TerminationQuery) -> bytes:
    """Packs a question for `explain` or a batch."""
    return pack_termination(query.code, query.namespace, query.error_domain)


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminationAnswer(Answer):
    """The verdict is allowed for a life cycle termination whose cause is known, forbidden for a
    known code that is not a life cycle termination (a signal, a privacy violation), and unspecified
    for an unknown code. For an error it is allowed if the error ends the app, forbidden if it ends
    nothing, and unspecified if it is unknown. The text of the rule says what the code or the error
    means: RuleField.TEXT.
    """

    cause: Termination | None
    """The termination; None: not a termination of the life cycle."""
    allowance: Allowance | None
    """The allowance that was used up; None: there is none, or one of several: the report says
    which.
    """
    broken_rule: str | None
    """The rule on the allowance or on conduct that the app broke; None: there is none."""
    allowance_seconds: float | None
    """The limit of the allowance, or else its advice; None: not known; math.inf: no limit."""
    meaning: str
    """A sentence on what the code means; "" if nothing is known."""

    @property
    def _says(self) -> object:
        return self.cause, self.allowance, self.allowance_seconds, self.meaning


def read_termination(given: bytes) -> TerminationAnswer:
    """Reads lcp_termination_answer."""
    native = lcp_termination_answer.from_buffer_copy(given)
    return TerminationAnswer(
        **common(native),
        cause=decode_or_none(Termination, native.cause),
        allowance=decode_or_none(Allowance, native.allowance),
        broken_rule=rule_id(native.broken_rule),
        allowance_seconds=from_ns(native.allowance_ns),
        meaning=rule_text(native.rule, RuleField.TEXT),
    )


@dataclass(frozen=True, slots=True)
class SuspensionQuery:
    """May the system suspend the app, which is in the background?"""

    allowances: Allowance | str | Iterable[Allowance | str] = NOTHING
    """The allowances whose clocks run for the app, such as that of a background task or a wake-up.
    """
    activities: Activity | str | Iterable[Activity | str] = NOTHING
    """What the app is doing."""
    begun_in_front: Activity | str | Iterable[Activity | str] = NOTHING
    """The activities that began while the app was in front."""


_SUSPENSION = struct_of(lcp_suspension_query)


def pack_suspension(
    allowances: Allowance | str | Iterable[Allowance | str] = NOTHING,
    activities: Activity | str | Iterable[Activity | str] = NOTHING,
    begun_in_front: Activity | str | Iterable[Activity | str] = NOTHING,
) -> bytes:
    """Packs lcp_suspension_query."""
    return _SUSPENSION.pack(
        _SUSPENSION.size,
        0,
        0 if allowances is NOTHING else masked(Allowance, allowances, Field.ALLOWANCES),
        0 if activities is NOTHING else masked(Activity, activities, Field.ACTIVITIES),
        0 if begun_in_front is NOTHING else masked(Activity, begun_in_front, Field.BEGUN_IN_FRONT),
    )


def packed_suspension(query: SuspensionQuery) -> bytes:
    """Packs a question for `explain` or a batch."""
    return pack_suspension(query.allowances, query.activities, query.begun_in_front)


@dataclass(frozen=True, slots=True, kw_only=True)
class SuspensionAnswer(Answer):
    """The verdict is allowed if nothing keeps the app from being suspended, forbidden if something
    does, conditional if that depends on an unknown fact, not-applicable if the life cycle has no
    suspended state, and unspecified if no source says. An allowance keeps the app running until its
    limit, or until the app says that it is done. An activity keeps the app running for as long as
    it lasts.
    """

    allowances: tuple[Allowance, ...]
    """The allowances of the query that keep the app running."""
    activities: tuple[Activity, ...]

    @property
    def _says(self) -> object:
        return self.allowances, self.activities


def read_suspension(given: bytes) -> SuspensionAnswer:
    """Reads lcp_suspension_answer."""
    native = lcp_suspension_answer.from_buffer_copy(given)
    return SuspensionAnswer(
        **common(native),
        allowances=members(Allowance, native.allowances),
        activities=members(Activity, native.activities),
    )


@dataclass(frozen=True, slots=True)
class PurgeQuery:
    """How soon is an app ended when memory is short?"""

    state: AppState | str
    """The state of the app."""
    activities: Activity | str | Iterable[Activity | str] = NOTHING
    """What the app is doing."""


_PURGE = struct_of(lcp_purge_query)


def pack_purge(
    state: AppState | str,
    activities: Activity | str | Iterable[Activity | str] = NOTHING,
) -> bytes:
    """Packs lcp_purge_query."""
    if type(state) is not AppState:
        state = coerce(AppState, state, Field.STATE)
    return _PURGE.pack(
        _PURGE.size,
        state,
        0 if activities is NOTHING else masked(Activity, activities, Field.ACTIVITIES),
    )


def packed_purge(query: PurgeQuery) -> bytes:
    """Packs a question for `explain` or a batch."""
    return pack_purge(query.state, query.activities)


@dataclass(frozen=True, slots=True, kw_only=True)
class PurgeAnswer(Answer):
    """The verdict is allowed if the app can be ended to free memory. It is not-applicable if the
    app does not run or cannot be in that state, conditional if the answer depends on an unknown
    fact, and unspecified if no source says. Of several apps, the app with the lowest rank is ended
    first. If ranks are equal, the larger app is ended first.
    """

    warned: bool | None
    """True if the app first gets a memory warning; None: no rule says."""
    rank: int | None
    """1 for the first to be ended; None: no source says."""

    @property
    def _says(self) -> object:
        return self.warned, self.rank


def read_purge(given: bytes) -> PurgeAnswer:
    """Reads lcp_purge_answer."""
    native = lcp_purge_answer.from_buffer_copy(given)
    return PurgeAnswer(
        **common(native),
        warned=from_fact(native.warned),
        rank=from_count(native.rank),
    )


@dataclass(frozen=True, slots=True)
class RuleStep:
    """One step of a transition rule as it stands in the rule book, for all versions and facts."""

    callback: Callback | None
    """The callback, or the newest of several that replace each other; None: the callbacks of the
    trigger come here.
    """
    state: AppState | None
    """The state that the app reads during the step; None: the app can read no state, or no source
    says.
    """
    when: Condition | None
    """The condition under which the step happens; None: always."""
    scene_state: SceneState | None
    """The scene's state during the step; None: no scene, or no source says."""


def read_rule_step(native: lcp_rule_step) -> RuleStep:
    """Reads lcp_rule_step."""
    return RuleStep(
        callback=decode_or_none(Callback, native.callback),
        state=decode_or_none(AppState, native.state),
        when=decode_or_none(Condition, native.when),
        scene_state=decode_or_none(SceneState, native.scene_state),
    )


@dataclass(frozen=True, slots=True)
class DeviceOutcome:
    """The immediate outcome of an event. The first fields are those of every answer: the ruling on
    whether the event happens. An event that no rule covers is allowed, without a rule.
    """

    verdict: Verdict
    rule: Rule | None
    """The rule by which the event takes place, or does not."""
    token: int
    """The token of the task or wake-up that was begun; 0: none."""
    undecided: bool
    """Yes: the rules leave open whether the event happens, and the options of the device say to ask
    the host. Nothing was changed: post the event again with a decision.
    """
    price: Price | None
    """The price that the app pays if the event is forbidden; None: there is none, or none known."""
    disposition: Disposition | None
    """The disposition of a trigger that does not run the app."""
    occasion: Occasion | None
    """Until when the trigger is kept."""
    reason: Reason | None
    """Why the event does not take place, if the rules give a reason."""
    requires: tuple[Condition, ...]
    """The conditions that a conditional verdict depends on."""

    def __repr__(self) -> str:
        return summary(self)


def read_device_outcome(
    native: lcp_device_outcome,
    rule_at: Callable[[int], Rule | None],
) -> DeviceOutcome:
    """Reads lcp_device_outcome."""
    return DeviceOutcome(
        verdict=decode(Verdict, native.verdict),
        rule=rule_at(native.rule),
        token=native.token,
        undecided=is_yes(native.undecided),
        price=decode_or_none(Price, native.price),
        disposition=decode_or_none(Disposition, native.disposition),
        occasion=decode_or_none(Occasion, native.occasion),
        reason=decode_or_none(Reason, native.reason),
        requires=members(Condition, mask(native.requires_mask)),
    )


@dataclass(frozen=True, slots=True, repr=False)
class DeviceEffect(EffectText):
    """One thing for the host to do."""

    kind: Effect
    id: int
    """The number of the effect, for a reply."""
    at: float
    """When the effect is due; in the past if it is taken late."""
    deadline: float | None
    """When the call times out; None: no limit."""
    app: int
    process: int
    scene: int
    token: int
    """The token of a task or wake-up."""
    identifier: int
    """The identifier of a request to the scheduler."""
    needs_reply: bool
    """True if the host must reply."""
    callback: Callback | None
    fallback: Callback | None
    """Called next if the app does not implement `callback`."""
    notification: Notification | None
    from_: AppState | None
    """The state before."""
    to: AppState | None
    """The state after."""
    cause: Cause | None
    trigger: Trigger | None
    notice: Event | None
    activity: Activity | None
    allowance: Allowance | None
    """The allowance that limits the call."""
    termination: Termination | None
    namespace: TerminationNamespace | None
    """The namespace that a report of the kill names; None: not known, or it may be one of several.
    """
    code: int
    """The code that a report of the kill names; 0: not known."""
    reads: AppState | None
    """The state that the app reads during the call; None: the app can read no state, or no source
    says.
    """
    scene_reads: SceneState | None
    """The state of the scene inside."""
    disposition: Disposition | None
    occasion: Occasion | None
    rule: Rule | None
    """The rule by which it happens."""
    broken_rule: Rule | None
    """The rule that the app broke, if it is killed for that."""


class _Unset(DeviceEffect):
    """An effect whose fields are being set. To set a field of a frozen dataclass takes ten times as
    long."""

    __slots__ = ()
    # Python sets a field fast only if neither of these two methods is written in Python.
    __setattr__ = object.__setattr__
    __delattr__ = object.__delattr__


_NUMBERS = struct_of(lcp_device_effect, before="rule")
_KINDS = {int(kind): kind for kind in Effect}
#: The values of the fields from `rule` on, by their bytes.
_known: dict[bytes, tuple[Any, ...]] = {}


def _rest_of(given: bytes, rule_at: Callable[[int], Rule | None]) -> tuple[Any, ...]:
    """Reads the fields from `rule` on."""
    native = lcp_device_effect.from_buffer_copy(given)
    return (
        rule_at(native.rule),
        rule_at(native.broken_rule),
        is_yes(native.needs_reply),
        decode_or_none(Callback, native.callback),
        decode_or_none(Callback, native.fallback),
        decode_or_none(Notification, native.notification),
        decode_or_none(AppState, getattr(native, "from")),
        decode_or_none(AppState, native.to),
        decode_or_none(Cause, native.cause),
        decode_or_none(Trigger, native.trigger),
        decode_or_none(Event, native.notice),
        decode_or_none(Activity, native.activity),
        decode_or_none(Allowance, native.allowance),
        decode_or_none(Termination, native.termination),
        decode_or_none(TerminationNamespace, native.reason_namespace),
        native.code,
        decode_or_none(AppState, native.reads),
        decode_or_none(SceneState, native.scene_reads),
        decode_or_none(Disposition, native.disposition),
        decode_or_none(Occasion, native.occasion),
    )


def read_device_effect(given: bytes, rule_at: Callable[[int], Rule | None]) -> DeviceEffect:
    """Reads lcp_device_effect."""
    effect: Any = object.__new__(_Unset)
    (
        _,
        kind,
        effect.id,
        at_ns,
        deadline_ns,
        effect.identifier,
        effect.app,
        effect.process,
        effect.scene,
        effect.token,
    ) = _NUMBERS.unpack_from(given)
    effect.kind = _KINDS.get(kind) or decode(Effect, kind)
    effect.at = seconds(at_ns)
    effect.deadline = moment(deadline_ns)
    rest = given[_NUMBERS.size :]
    (
        effect.rule,
        effect.broken_rule,
        effect.needs_reply,
        effect.callback,
        effect.fallback,
        effect.notification,
        effect.from_,
        effect.to,
        effect.cause,
        effect.trigger,
        effect.notice,
        effect.activity,
        effect.allowance,
        effect.termination,
        effect.namespace,
        effect.code,
        effect.reads,
        effect.scene_reads,
        effect.disposition,
        effect.occasion,
    ) = _known.get(rest) or keep(_known, rest, _rest_of(given, rule_at))
    effect._given = given
    effect.__class__ = DeviceEffect
    made: DeviceEffect = effect
    return made


@dataclass(frozen=True, slots=True)
class AppStatus:
    """The status of an app."""

    state: AppState
    process: int
    """The number of the process; 0: no process runs."""
    last_termination: Termination | None
    """How the last process ended."""
    force_quit: bool
    """True if a force quit by the user still counts."""
    waiting: bool
    """True if the app owes a reply to a life cycle callback."""
    remaining: float | None
    """The value of backgroundTimeRemaining; None if the app is in front, or has no limit."""
    tasks: int
    """Background tasks that are open."""


def read_app_status(native: lcp_app_status) -> AppStatus:
    """Reads lcp_app_status."""
    return AppStatus(
        state=decode(AppState, native.state),
        process=native.process,
        last_termination=decode_or_none(Termination, native.last_termination),
        force_quit=is_yes(native.force_quit),
        waiting=is_yes(native.waiting),
        remaining=moment(native.remaining_ns),
        tasks=native.tasks,
    )


@dataclass(frozen=True, slots=True)
class DayAct:
    """Something that the user, the system or an app did. The fields from `app` to `amount` are
    those of the event, whether it was posted or held back.
    """

    kind: Occurrence
    at: float
    """When it happened, by the clock of the device."""
    digest: int
    """A hash of this act and all acts before it: equal for equal days, on every machine."""
    app: int
    """0: none."""
    trigger: Trigger | None
    fact: Changing | None
    value: bool | None
    identifier: int
    """The identifier of a request to the scheduler."""
    amount: int
    """The memory in bytes for memory-pressure; the time in nanoseconds for submit-request."""
    posted: bool
    """No: the event was held back, so it did not reach the device."""
    chance: bool
    """Yes: the rules let the system choose, and the seed decided."""
    choice: Rule | None
    """The rule (family Family.CHOICE) that determines the event or its time; None: there is none.
    """
    rule: Rule | None
    """The rule that decided the outcome, or that held back the event; None: there is none."""
    verdict: Verdict | None
    """The verdict on the event; None: the event was not posted."""
    disposition: Disposition | None
    """The disposition of a trigger that does not run the app."""
    occasion: Occasion | None
    """Until when the event is kept."""
    token: int
    """The token of the wake-up that was begun; 0: none."""


def read_day_act(native: lcp_day_act, rule_at: Callable[[int], Rule | None]) -> DayAct:
    """Reads lcp_day_act."""
    return DayAct(
        kind=decode(Occurrence, native.kind),
        at=seconds(native.at_ns),
        digest=native.digest,
        app=native.app,
        trigger=decode_or_none(Trigger, native.trigger),
        fact=decode_or_none(Changing, native.fact),
        value=from_fact(native.value),
        identifier=native.identifier,
        amount=native.amount,
        posted=is_yes(native.posted),
        chance=is_yes(native.chance),
        choice=rule_at(native.choice),
        rule=rule_at(native.rule),
        verdict=decode_or_none(Verdict, native.verdict),
        disposition=decode_or_none(Disposition, native.disposition),
        occasion=decode_or_none(Occasion, native.occasion),
        token=native.token,
    )


@dataclass(frozen=True, slots=True, repr=False)
class AuditFinding(FindingText):
    """What an auditor finds."""

    kind: AuditKind
    """The kind of the finding."""
    severity: Severity
    """Error: nothing explains the record, a limit was exceeded, or a task was ended twice. warning:
    only missing records or an inferred rule explain the record, a state that was sampled does not
    fit, a task was never ended or was begun by an expiration handler, or the record cannot be read.
    note: an end, a gap, a time before that of an earlier record, or a record that only a tolerated
    rule or a second account (Role.ALTERNATIVE) explains.
    """
    rule: Rule | None
    """The rule that decides, or that explains the record; None: there is none."""
    record: int
    """The index of the record, counted from the first record of the session."""
    since: int
    """The index of the record at which the problem began: the start of the clock or of the task;
    otherwise `record`.
    """
    record_kind: RecordKind | None
    """The kind of the record; None: a kind that is not in the header."""
    code: LabelledEnum | int
    """The code of the record: a callback, a notification, a state, as its kind says; a number if it
    is none of these.
    """
    scene: int
    """The scene of the record; 0: not recorded, or the app."""
    reads: AppState | None
    """The state of the app that was read; None: not recorded."""
    scene_reads: SceneState | None
    """The state of the scene that was read; None: not recorded."""
    callback: Callback | None
    """The callback that was expected or is missing; None: there is none, or a notification."""
    notification: Notification | None
    """The notification that was expected or is missing; None: there is none, or a callback."""
    expected_reads: AppState | SceneState | None
    """The app state in the expected step; None: not known."""
    cause: Cause | None
    """The event that leaves no record but has to come before the expected step; None: no such
    event.
    """
    expected_rule: Rule | None
    """The rule of the expected step; None: there is none."""
    places: tuple[AppState | SceneState, ...]
    """The states that the app or the scene may have had before the record."""
    places_after: tuple[AppState | SceneState, ...]
    """The states that the app or the scene may have after the record."""
    allowance: Allowance | None
    """The allowance that was exceeded."""
    termination: Termination | None
    """The likeliest way in which the process ended, if the finding is about an end."""
    token: int
    """The token of the task."""
    took: float | None
    """The measured time, which is a lower bound; for a finding on the clock, the time by which it
    went back; None: not measured.
    """
    limit: float | None
    """The limit; None: not known."""


def read_audit_finding(given: bytes, rule_at: Callable[[int], Rule | None]) -> AuditFinding:
    """Reads lcp_audit_finding."""
    native = lcp_audit_finding.from_buffer_copy(given)
    made = AuditFinding(
        kind=decode(AuditKind, native.kind),
        severity=decode(Severity, native.severity),
        rule=rule_at(native.rule),
        record=native.record,
        since=native.since,
        record_kind=decode_or_none(RecordKind, native.record_kind),
        code=code_of(native.record_kind, native.code),
        scene=native.scene,
        reads=decode_or_none(AppState, native.reads),
        scene_reads=decode_or_none(SceneState, native.scene_reads),
        callback=decode_or_none(Callback, native.callback),
        notification=decode_or_none(Notification, native.notification),
        expected_reads=state_of(native.expected_reads),
        cause=decode_or_none(Cause, native.cause),
        expected_rule=rule_at(native.expected_rule),
        places=states_in(native.places),
        places_after=states_in(native.places_after),
        allowance=decode_or_none(Allowance, native.allowance),
        termination=decode_or_none(Termination, native.termination),
        token=native.token,
        took=from_ns(native.took_ns),
        limit=from_ns(native.limit_ns),
    )
    object.__setattr__(made, "_given", given)
    return made


@dataclass(frozen=True, slots=True)
class AuditStep:
    """A record that may come next."""

    callback: Callback | None
    """The callback; None: the record is a notification."""
    notification: Notification | None
    """The notification; None: the record is a callback."""
    reads: AppState | None
    """The app state that is read in the step; None: not known."""
    scene_reads: SceneState | None
    """The scene state that is read in the step; None: not known."""
    rule: Rule | None
    """The rule of the step."""
    cause: Cause | None
    """The event that leaves no record but has to come before the step; None: no such event."""
    price: int
    """How unlikely the events are that leave no record but have to come before the step: 0 (likely)
    to 6 (unlikely).
    """


def read_audit_step(native: lcp_audit_step, rule_at: Callable[[int], Rule | None]) -> AuditStep:
    """Reads lcp_audit_step."""
    return AuditStep(
        callback=decode_or_none(Callback, native.callback),
        notification=decode_or_none(Notification, native.notification),
        reads=decode_or_none(AppState, native.reads),
        scene_reads=decode_or_none(SceneState, native.scene_reads),
        rule=rule_at(native.rule),
        cause=decode_or_none(Cause, native.cause),
        price=native.price,
    )


@dataclass(frozen=True, slots=True)
class AuditEnd:
    """A way in which a process may have ended."""

    cause: Cause
    """The cause of the end."""
    termination: Termination
    """The kind of end."""
    rule: Rule | None
    """The rule by which the process ends in this way; None: there is none."""
    possible: bool
    """True if this end is possible; if not, it is ruled out."""
    speaks_for: Ground | None
    """The evidence for this end; None: there is none."""
    speaks_against: Ground | None
    """The evidence against this end; None: there is none."""
    allowance: Allowance | None
    """The allowance that was used up."""
    token: int
    """The token of the task that was open."""


def read_audit_end(native: lcp_audit_end, rule_at: Callable[[int], Rule | None]) -> AuditEnd:
    """Reads lcp_audit_end."""
    return AuditEnd(
        cause=decode(Cause, native.cause),
        termination=decode(Termination, native.termination),
        rule=rule_at(native.rule),
        possible=is_yes(native.possible),
        speaks_for=decode_or_none(Ground, native.speaks_for),
        speaks_against=decode_or_none(Ground, native.speaks_against),
        allowance=decode_or_none(Allowance, native.allowance),
        token=native.token,
    )
