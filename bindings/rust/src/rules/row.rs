//! One row of the rule book.

use crate::quota::decode_count;
use crate::rules::{Citations, RuleIndex, RuleSteps};
use crate::values::{decode, decode_fact, decode_option};
use crate::{
    text, Activity, Allowance, AppState, Axis, BackgroundMode, Callback, Cause, Condition,
    Conflict, EitherState, EitherStates, Error, Event, Evidence, EvidenceProfile, Expiry, Family,
    Guarantee, Interruption, Lifecycle, Manner, Notification, OsVersion, Price, Quota, Reason, Set,
    Severity, Span, Standing, Termination, TerminationCode, TerminationNamespace, Trigger, Unit,
    Verdict,
};
use lifecycle_policy_sys as sys;

/// Defines the row: each field with the expression that reads it out of the library's struct.
macro_rules! row {
    (
        $(#[$meta:meta])*
        pub struct $name:ident($index:ident, $raw:ident, $axis:ident) {
            $( $(#[$doc:meta])* $visible:vis $field:ident: $kind:ty = $value:expr, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub struct $name {
            $( $(#[$doc])* $visible $field: $kind, )+
        }

        impl $name {
            pub(super) fn decode($index: RuleIndex, $raw: &sys::lcp_rule) -> Result<Self, Error> {
                let $axis = decode_option($raw.axis)?.unwrap_or(Axis::App);
                Ok(Self { $( $field: $value, )+ })
            }
        }
    };
}

/// Reads a text of a row.
macro_rules! told {
    ($text:expr) => {
        // SAFETY: the library's texts are static and terminated.
        unsafe { text::from_library($text) }
    };
}

row! {
    /// One row of the rule book. What its family has no use for is `None` or empty.
    ///
    /// Empty `last_causes`, `terminations`, `interruptions` and `namespaces` mean any.
    pub struct Rule(index, raw, axis) {
        /// Its place in the rule book.
        pub index: RuleIndex = index,
        /// A slug, never reused, never renamed after a release.
        pub id: &'static str = told!(raw.id),
        /// The family, which tells what the row is about.
        pub family: Family = decode(raw.family)?,
        /// What there is to say beside the rule; "" where there is nothing.
        pub note: &'static str = told!(raw.note),
        /// The first version on which it holds.
        pub since: OsVersion = OsVersion::try_from(raw.since)?,
        /// The first version on which it no longer does; `None`: open.
        pub until: Option<OsVersion> = OsVersion::decode_option(raw.until)?,
        /// The evidence profiles that admit it.
        pub profiles: Set<EvidenceProfile> = Set::from_bits(raw.profiles.into()),
        /// What it rests on.
        pub evidence: Option<Evidence> = decode_option(raw.evidence)?,
        /// What it says.
        pub verdict: Option<Verdict> = decode_option(raw.verdict)?,
        /// Sources that disagree; `None`: none known to.
        pub conflict: Option<Conflict> = decode_option(raw.conflict)?,
        /// Of two that apply, the higher one decides; 0: never decides.
        pub precedence: i32 = raw.precedence,
        /// The conditions that must hold.
        pub when: Set<Condition> = Set::from_bits(raw.when),
        /// The conditions that must not hold.
        pub when_not: Set<Condition> = Set::from_bits(raw.when_not),
        /// Transition and cause: the life cycles that it is about.
        pub lifecycles: Set<Lifecycle> = Set::from_bits(raw.lifecycles.into()),
        /// Lifecycle: the one that it gives.
        pub lifecycle: Option<Lifecycle> = decode_option(raw.lifecycle)?,
        /// Transition, cause, event, conduct: the states that it is about.
        pub from_states: EitherStates = EitherStates::from_bits(axis, raw.from_states),
        /// Transition: the state after; `None`: it is about leaving `from_states`.
        pub to: Option<EitherState> = EitherState::decode_option(axis, raw.to)?,
        /// Transition, cause: the causes that it is about.
        pub causes: Set<Cause> = Set::from_bits(raw.causes),
        /// Transition: why the app is in `from_states`.
        pub last_causes: Set<Cause> = Set::from_bits(raw.last_causes),
        /// Transition: what covers the app.
        pub interruptions: Set<Interruption> = Set::from_bits(raw.interruptions.into()),
        /// Transition: why the verdict is what it is.
        pub reason: Option<Reason> = decode_option(raw.reason)?,
        /// Transition: the state between.
        pub via: Option<EitherState> = EitherState::decode_option(axis, raw.via)?,
        /// Delivery, relaunch: the events that it is about; mode: those that it enables.
        pub triggers: Set<Trigger> = Set::from_bits(raw.triggers),
        /// Delivery, relaunch: the state of a launch.
        pub launch_state: Option<AppState> = decode_option(raw.launch_state)?,
        /// Delivery, notification, event, conduct, duty: the callback.
        pub callback: Option<Callback> = decode_option(raw.callback)?,
        /// Delivery: the one that comes right after `callback`.
        pub second_callback: Option<Callback> = decode_option(raw.second_callback)?,
        /// Delivery: callbacks come after a launch, not a wake-up.
        pub on_launch_only: Option<bool> = decode_fact(raw.on_launch_only)?,
        /// Relaunch: how firmly the system promises it.
        pub guarantee: Option<Guarantee> = decode_option(raw.guarantee)?,
        /// Standing, relaunch: the terminations that it is about.
        pub terminations: Set<Termination> = Set::from_bits(raw.terminations.into()),
        /// Relaunch: the standings that it is about.
        pub standings: Set<Standing> = Set::from_bits(raw.standings.into()),
        /// Standing: the one that it gives.
        pub standing: Option<Standing> = decode_option(raw.standing)?,
        /// Deadline, delivery, termination: the allowances that it is about.
        pub allowances: Set<Allowance> = Set::from_bits(raw.allowances.into()),
        /// Deadline, quota: what follows.
        pub at_expiry: Option<Expiry> = decode_option(raw.at_expiry)?,
        /// Deadline, conduct: the code of the termination.
        pub code: Option<TerminationCode> = decode_option(raw.code)?,
        /// Deadline: the app can ask for more.
        pub extendable: Option<bool> = decode_fact(raw.extendable)?,
        /// Deadline: what the app should keep to.
        pub advice: Option<Span> = Span::decode(raw.advice_ns)?,
        /// Deadline: what the system enforces.
        pub limit: Option<Span> = Span::decode(raw.limit_ns)?,
        /// Deadline: how long before the limit the app is warned.
        pub warning: Option<Span> = Span::decode(raw.warning_ns)?,
        /// Transition: the axis that it is about.
        pub axis: Option<Axis> = decode_option(raw.axis)?,
        /// Notification: the axes of its transitions.
        pub axes: Set<Axis> = Set::from_bits(raw.axes.into()),
        /// Delivery: the callback that brings it at a launch, where another one does.
        pub launch_callback: Option<Callback> = decode_option(raw.launch_callback)?,
        /// Notification: posted beside `callback`.
        pub notification: Option<Notification> = decode_option(raw.notification)?,
        /// Notification: before the callback; no: after it.
        pub posted_before: Option<bool> = decode_fact(raw.posted_before)?,
        /// Notification: the app reads the same as in the method; no: no source says what it reads.
        pub reads_as_method: Option<bool> = decode_fact(raw.reads_as_method)?,
        /// Mode: the one that it is about.
        pub mode: Option<BackgroundMode> = decode_option(raw.mode)?,
        /// Mode: the version that deprecated it.
        pub deprecated: Option<OsVersion> = OsVersion::decode_option(raw.deprecated)?,
        /// Mode: what it permits in the background.
        pub permits: Set<Activity> = Set::from_bits(raw.permits.into()),
        /// Mode: what keeps the app from being suspended.
        pub keeps_running: Set<Activity> = Set::from_bits(raw.keeps_running.into()),
        /// Event: those that it is about.
        pub events: Set<Event> = Set::from_bits(raw.events.into()),
        /// Event: how it reaches the app.
        pub manner: Option<Manner> = decode_option(raw.manner)?,
        /// Quota: the one that it is about.
        pub quota: Option<Quota> = decode_option(raw.quota)?,
        /// Quota: what is counted.
        pub unit: Option<Unit> = decode_option(raw.unit)?,
        /// Conduct: what the app does; termination: the conduct that was broken.
        pub activities: Set<Activity> = Set::from_bits(raw.activities.into()),
        /// Conduct: what it costs.
        pub price: Option<Price> = decode_option(raw.price)?,
        /// Duty: the callback that undoes it.
        pub undone_at: Option<Callback> = decode_option(raw.undone_at)?,
        /// Manifest: how much it matters.
        pub severity: Option<Severity> = decode_option(raw.severity)?,
        /// Termination: what the code stands for.
        pub cause: Option<Termination> = decode_option(raw.cause)?,
        /// Quota: how many.
        pub count: Option<u64> = decode_count(raw.count)?,
        /// Quota: the span that it counts in.
        pub window: Option<Span> = Span::decode(raw.window_ns)?,
        /// Termination: the namespaces that it is about.
        pub namespaces: Set<TerminationNamespace> = Set::from_bits(raw.namespaces),
        /// Termination: the first of the codes that it is about.
        pub code_low: u64 = raw.code_low,
        /// Termination: the last of them.
        pub code_high: u64 = raw.code_high,
        /// Duty, manifest, termination: the sentence; "" elsewhere.
        pub text: &'static str = told!(raw.text),
        /// Manifest: the key of the Info.plist.
        pub key: &'static str = told!(raw.key),
        /// Manifest: what is found there.
        pub value: &'static str = told!(raw.value),
        citation_count: u32 = raw.citation_count,
        step_count: u32 = raw.step_count,
    }
}

impl Rule {
    /// Where it is said.
    #[must_use]
    pub fn citations(&self) -> Citations {
        Citations::of(self.index, self.citation_count)
    }

    /// The callbacks of a transition rule, in order.
    #[must_use]
    pub fn steps(&self) -> RuleSteps {
        RuleSteps::new(self.index, self.step_count)
    }

    /// Whether a version lies in its range.
    #[must_use]
    pub fn holds_on(&self, version: OsVersion) -> bool {
        self.since <= version && self.until.map_or(true, |until| version < until)
    }
}
