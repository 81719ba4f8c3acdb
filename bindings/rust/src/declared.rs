// Generated from include/abi.json by bindings/tools/generate.py: do not edit.

//! The structs of the crate whose fields follow from those of the library.

use crate::cross::{decode, record};
use crate::device::{due, is_yes, moment};
use crate::questions::lists::message;
use crate::questions::{answer, count, element, extendable, question};
use crate::text::Text;
use crate::*;
use lifecycle_policy_sys as sys;
use std::time::Duration;

record! {
    /// What the host knows about an app. A declaration of the app (a mode, a key) that is not given
    /// counts as "no". A run-time fact (a field marked "run time") that is not given is unknown.
    /// Two fields have other defaults. If `interface_kept` is not given, it counts as "yes". If
    /// `scenes` is not given, an app on iOS 27.0 or later is assumed to have scenes, because the OS
    /// launches no app without scenes that is linked against SDK 27.0 or later. [`App::apply_info`]
    /// sets `scenes` to "yes" for the scene manifest, and to "no" for any other entry if `scenes`
    /// is not given.
    ///
    /// An app that is linked against an SDK before 4.0 has no scenes, whatever it declares. If the
    /// SDK is 4.0 or later, the declaration decides from iOS 13.0 on. minimum_os is compared with
    /// the OS of the policy, even if that OS is newer than the rule set.
    ///
    /// ```
    /// use lifecycle_policy::{App, BackgroundMode, LocationAuthorization};
    ///
    /// let app = App::new()
    ///     .background_modes([BackgroundMode::Location, BackgroundMode::Fetch])
    ///     .location_authorization(LocationAuthorization::Always)
    ///     .scenes(true);
    /// assert_eq!(app.scenes, Some(true));
    /// ```
    #[derive(Default)]
    pub struct App by new: lcp_app = LCP_APP_INIT
    takes {
        /// UIApplicationExitsOnSuspend.
        exits_on_suspend: Option<bool>,
        /// UIBackgroundModes.
        background_modes: Set<BackgroundMode>,
        /// True if the app adopts the scene life cycle, in the manifest or in code; `None` counts
        /// as yes from 27.0 on, and as no before.
        scenes: Option<bool>,
        /// UIApplicationSupportsMultipleScenes.
        multiple_scenes: Option<bool>,
        /// 2.0 or later; `None`: the SDK that came with the OS.
        linked_sdk: Option<OsVersion>,
        /// MinimumOSVersion, 2.0 or later; `None`: not given.
        minimum_os: Option<OsVersion>,
        /// The number of BGTaskSchedulerPermittedIdentifiers.
        permitted_identifiers: u32,
        /// The authorization that the user granted; run time. Accuracy counts as full unless the
        /// value says that it is reduced.
        location_authorization: Option<LocationAuthorization>,
        /// True if Core Bluetooth managers have a restoration identifier; run time.
        restoration_identifier: Option<bool>,
        /// sessionSendsLaunchEvents of URLSessionConfiguration; run time.
        session_sends_launch_events: Option<bool>,
        /// True if the app preserves and restores its interface.
        state_restoration: Option<bool>,
        /// NSLocationAlwaysAndWhenInUseUsageDescription, or NSLocationAlwaysUsageDescription.
        always_usage_text: Option<bool>,
        /// NSLocationWhenInUseUsageDescription.
        when_in_use_usage_text: Option<bool>,
        /// NSMicrophoneUsageDescription.
        microphone_usage_text: Option<bool>,
        /// True if the app held a CLBackgroundActivitySession when it last ran; run time.
        background_activity_session: Option<bool>,
        /// True if the app held a CLServiceSession for Always authorization when it last ran; run
        /// time.
        service_session: Option<bool>,
        /// The number of modes that are not on Apple's list.
        unknown_modes: u32,
        /// The number of keys with an unexpanded build variable.
        placeholders: u32,
        /// True if UIKit kept a session of the scene, or the interface that the app saved: no at a
        /// first launch and for a new window; `None` counts as yes. A simulated device starts with
        /// this fact if the app was launched before, otherwise with no; then the device updates the
        /// fact. Since 0.3.1.
        interface_kept: Option<bool>,
        /// True if the app may use the camera beside other apps. Up to iOS 15, the entitlement
        /// decides; from 16.0 on, a setting of the app's capture session decides; run time. Since
        /// 0.3.1.
        multitasking_camera: Option<bool>,
        /// `None`: [`ProcessKind::App`]. The rules on apps do not apply to app extensions; if no
        /// rule is about the kind, the answer is unspecified. If the OS does not have the kind, the
        /// status is [`Status::ProcessKind`] (kind). Since 0.3.1.
        kind: Option<ProcessKind>,
    }
}

record! {
    /// What the host knows about the device. A fact that is `None` is unknown, and an answer that
    /// depends on an unknown fact is conditional. The two options count as "no" instead. A context
    /// without facts means the ordinary device: [`DeviceFacts::ordinary`].
    ///
    /// ```
    /// use lifecycle_policy::DeviceFacts;
    ///
    /// let locked = DeviceFacts::ordinary().passcode(true).first_unlock_done(false);
    /// let nothing_but_a_passcode = DeviceFacts::unknown().passcode(true);
    /// assert_eq!(nothing_but_a_passcode.cellular, None);
    /// ```
    pub struct DeviceFacts by unknown: lcp_device_facts = LCP_DEVICE_FACTS_INIT
    takes {
        /// The idiom.
        idiom: Option<Idiom>,
        /// It is the Simulator.
        simulator: Option<bool>,
        /// No for iPhone 3G, iPod touch 2G and older.
        hardware_multitasking: Option<bool>,
        /// It has a cellular radio.
        cellular: Option<bool>,
        /// True if a passcode is set.
        passcode: Option<bool>,
        /// True if the device was unlocked at least once since boot.
        first_unlock_done: Option<bool>,
        /// True if the user has Background App Refresh on in Settings; iOS 7.0 on.
        background_app_refresh: Option<bool>,
        /// iOS 9.0 on.
        low_power_mode: Option<bool>,
        /// It is charging.
        charging: Option<bool>,
        /// A debugger is attached to the app.
        debugger_attached: Option<bool>,
        /// The number of apps that can be side by side, 1 to 8; `None`: unknown.
        foreground_slots: Option<u32>,
        /// True if Bluetooth is turned off in Settings.
        bluetooth_off: Option<bool>,
        /// Turned off in Control Center.
        bluetooth_off_in_control_center: Option<bool>,
        /// True if airplane mode was toggled, with Bluetooth left on.
        airplane_mode: Option<bool>,
        /// True if AccessorySetupKit set up accessories; iOS 26.0 on.
        accessory_setup_kit: Option<bool>,
        /// An option for [`EvidenceProfile::Observed`]; `None` counts as no.
        force_quit_survives_reboot: Option<bool>,
        /// An option; `None` counts as no.
        regions_end_at_reboot: Option<bool>,
        /// True if the device is locked now.
        device_locked: Option<bool>,
    }
}

record! {
    /// May the app go from one state to another, for this cause?
    pub struct TransitionQuery by without_target: lcp_transition_query = LCP_TRANSITION_QUERY_INIT
    needs {
        /// The state before.
        from: State,
        /// The cause.
        cause: Cause,
    }
    takes {
        /// A state of the app if `from` is one, otherwise a state of the scene; `None`: wherever
        /// the cause leads.
        to: Option<State>,
        /// Why the app is in `from`; `None`: any cause that fits.
        last_cause: Option<Cause>,
        /// The event for which the app is launched, woken or brought back; `None`: no event.
        trigger: Option<Trigger>,
        /// The kind of interruption, if the cause is an interruption; `None`: any kind that the
        /// rule choice.interruption lists.
        interruption: Option<Interruption>,
    }
}

question! {
    TransitionQuery => TransitionAnswer:
    lcp_transition_query, lcp_transition_answer = LCP_TRANSITION_ANSWER_INIT,
    lcp_query_transition, LCP_QUESTION_TRANSITION
}

answer! {
    /// The verdict says whether the system takes this step. The verdict is `unspecified` if no
    /// source says.
    ///
    /// A question is about the process, or about one scene. If the app has adopted scenes, the
    /// process has the state of its most active scene. In both kinds of question, the callbacks
    /// about the app's interface are then those of the scene delegate. A scene that is not
    /// connected, or has just been made, is unattached. If the app has not adopted scenes,
    /// questions about scenes are not-applicable, with reason state-unavailable.
    ///
    /// The reason is the first of these that applies: scenes not covered; `from` unavailable;
    /// trigger, cause or interruption unavailable; what a rule says about the pair; `to`
    /// unavailable; leads elsewhere; cause out of place. not-one-step means that `to` is reached in
    /// two or three steps of one act. Each of these steps has the cause itself, activation or
    /// execution-finished as its cause; if the cause is launch-by-user, also scene-request. If the
    /// cause is the end of an interruption, the other steps can only be the beginning of the
    /// interruption and execution-finished. If the cause is a force quit or a closed app switcher,
    /// the other step can only be the opening of the switcher.
    ///
    /// If the cause is launch-by-system or wake-by-system, and the query has a trigger, the trigger
    /// must run the app in the background. If [`Policy::relaunch`] refuses the trigger, the
    /// transition is forbidden with reason launches-nothing; if it leaves the trigger conditional,
    /// so is the transition. For this, [`Policy::relaunch`] is asked about the end that last_cause
    /// gives, or about any end if last_cause gives none. For other causes, the trigger only
    /// determines which callbacks come.
    ///
    /// Without a target, the question is where the cause leads. The answer is the target of the
    /// rule with the highest precedence that lets the step happen. Next come the steps that depend
    /// on an unknown fact, and last the steps that a rule only tolerates. If no rule lets a step
    /// happen, the answer is that of a rule that forbids one. If there is no such rule either, the
    /// verdict is about the cause alone: forbidden if the cause cannot occur in `from`, else
    /// unspecified.
    #[derive(Copy)]
    pub struct TransitionAnswer: lcp_transition_answer as |raw, policy, query: TransitionQuery| {
        /// With not-one-step, the state after the first step; with leads-elsewhere, the state that
        /// the cause leads to; else `None`.
        via: Option<State> = decode(raw.via)?,
        /// The state that the cause leads to, if the query names no state; `None`: the query names
        /// a state, or the cause leads nowhere.
        to: Option<State> = decode(raw.to)?,
    }
}

element! {
    /// One callback or notification of a transition: one of `callback` and `notification` is
    /// `None`.
    pub struct Step: lcp_step as |raw| {
        /// The state that the app reads during the step: active, inactive, background; `None`: the
        /// app can read no state (before iOS 4.0), or no source says.
        state: Option<State> = decode(raw.state)?,
        /// The scene's activation state during the step; `None`: no scene, or no source says.
        scene_state: Option<State> = decode(raw.scene_state)?,
        /// The rule on the transition to which the callback belongs, or the rule on the
        /// notification.
        rule: Option<RuleIndex> = decode(raw.rule)?,
        /// The state after this step: of the scene if `from` is a state of a scene, otherwise of
        /// the app. After the last step, this is the target; after any other step, the state that
        /// the next step reads, if known.
        state_after: State = decode(raw.state_after)?,
        /// The allowance that limits the callback; [`Policy::deadline`] says when its clock runs;
        /// `None`: not known.
        allowance: Option<Allowance> = decode(raw.allowance)?,
        /// The callback or notification.
        message: Message = message(raw)?,
    }
}

record! {
    /// What may follow a state?
    pub struct NextQuery by new: lcp_next_query = LCP_NEXT_QUERY_INIT
    needs {
        /// The state before.
        from: State,
    }
    takes {
        /// Why the app is in `from`; `None`: not known.
        last_cause: Option<Cause>,
    }
}

question! {
    NextQuery => NextAnswer:
    lcp_next_query, lcp_next_answer = LCP_NEXT_ANSWER_INIT,
    lcp_query_next, LCP_QUESTION_NEXT
}

answer! {
    /// The verdict is allowed if at least one transition may follow, and forbidden if none may
    /// follow (unspecified under the profile of the founding documents). It is not-applicable if
    /// the life cycle of the app does not have the state, and conditional if an unknown fact
    /// decides whether it has.
    pub struct NextAnswer: lcp_next_answer as |raw, policy, query: NextQuery| {
        /// Every cause that may follow and where it leads, in the order of the rule book.
        edges: Vec<Edge> = policy.edges(query)?,
    }
}

element! {
    /// One transition that may follow; [`Policy::transition`] gives its other details.
    pub struct Edge: lcp_edge as |raw| {
        /// The cause.
        cause: Cause = decode(raw.cause)?,
        /// The state after.
        to: State = decode(raw.to)?,
        /// The verdict on the transition: allowed or conditional.
        verdict: Verdict = decode(raw.verdict)?,
        /// The rule.
        rule: Option<RuleIndex> = decode(raw.rule)?,
        /// What the rule rests on.
        evidence: Option<Evidence> = decode(raw.evidence)?,
        /// True if another source disagrees.
        disputed: bool = raw.flags & sys::LCP_ANSWER_DISPUTED != 0,
        /// The reason for the verdict: tolerated; `None`: the verdict needs no reason.
        reason: Option<Reason> = decode(raw.reason)?,
    }
}

record! {
    /// How does the app get from one state to another?
    pub struct PathQuery by new: lcp_path_query = LCP_PATH_QUERY_INIT
    needs {
        /// The state before.
        from: State,
        /// A state of the app if `from` is one, otherwise a state of the scene.
        to: State,
    }
    takes {
        /// Why the app is in `from`; `None`: any cause that fits.
        last_cause: Option<Cause>,
        /// The event for which the app is launched, woken or brought back on the way; `None`: no
        /// event.
        trigger: Option<Trigger>,
        /// Empty: the acts of the user and of the system that lead to `to`, see [`PathAnswer`].
        allowed_causes: Set<Cause>,
    }
}

question! {
    PathQuery => PathAnswer:
    lcp_path_query, lcp_path_answer = LCP_PATH_ANSWER_INIT,
    lcp_query_path, LCP_QUESTION_PATH
}

answer! {
    /// The answer is the shortest chain of legal steps. A chain that keeps the process alive is
    /// preferred to one that ends it, whatever their lengths, unless `to` is not-running or
    /// prewarmed.
    ///
    /// With empty `allowed_causes` no step is a failure: memory-limit, crash, watchdog, an expired
    /// task, fetch or session, cpu-limit, thermal, disk-pressure, resource-held, voip-unreported,
    /// voip-wake-rate, resource-use, insecure-drawing, background-graphics. No step is app-exit,
    /// debugger-stop, user-force-quit-held-button, privacy-changed or memory-pressure, either. No
    /// step ends the process, unless `to` is not-running or prewarmed. If `to` is background,
    /// suspended or scene-background, no step is an unlock, or a launch or return by the user,
    /// because these lead to the foreground.
    ///
    /// If no chain of legal steps leads to the target, the verdict is forbidden (unspecified under
    /// the profile of the founding documents), with reason no-path. If the verdict is forbidden,
    /// the library also looks for a chain as if no rule refused a step. If there is such a chain,
    /// the answer names the first rule that refuses a step of the chain; otherwise, it names
    /// `None`. The verdict is conditional if a step of the chain is, or if an unknown fact decides
    /// between two life cycles with different chains. If the OS does not have the trigger, the
    /// verdict is not-applicable, with reason cause-unavailable, as for a transition. A path from a
    /// state to itself is allowed, and has no steps, if the life cycle has the state. The reason is
    /// the first of these that applies: scenes not covered; `from` unavailable; trigger
    /// unavailable; `to` unavailable; no path.
    pub struct PathAnswer: lcp_path_answer as |raw, policy, query: PathQuery| {
        /// The steps in order.
        steps: Vec<PathStep> = policy.path_steps(query)?,
    }
}

element! {
    /// One step of a path. It has the fields that a query about the transition needs.
    pub struct PathStep: lcp_path_step as |raw| {
        /// The cause.
        cause: Cause = decode(raw.cause)?,
        /// The state before.
        from: State = decode(raw.from)?,
        /// The state after.
        to: State = decode(raw.to)?,
        /// Why the app is in `from`; `None`: the cause does not matter, or is not known.
        last_cause: Option<Cause> = decode(raw.last_cause)?,
        /// The trigger of the path.
        trigger: Option<Trigger> = decode(raw.trigger)?,
        /// The rule.
        rule: Option<RuleIndex> = decode(raw.rule)?,
    }
}

record! {
    /// How long may something take?
    pub struct DeadlineQuery by new: lcp_deadline_query = LCP_DEADLINE_QUERY_INIT
    needs {
        /// The allowance.
        allowance: Allowance,
    }
    takes {}
}

question! {
    DeadlineQuery => DeadlineAnswer:
    lcp_deadline_query, lcp_deadline_answer = LCP_DEADLINE_ANSWER_INIT,
    lcp_query_deadline, LCP_QUESTION_DEADLINE
}

answer! {
    /// The verdict is allowed if a rule covers the allowance (its figures may still be unknown),
    /// not-applicable if the OS has no such allowance, unspecified if no source says anything, and
    /// conditional if the answer depends on an unknown fact, such as an attached debugger. The
    /// evidence is overridden if the allowance exists, and the host gave a figure for it.
    #[derive(Copy)]
    pub struct DeadlineAnswer: lcp_deadline_answer as |raw, policy, query: DeadlineQuery| {
        /// What happens at the limit.
        at_expiry: Option<Expiry> = decode(raw.at_expiry)?,
        /// The time that the app should keep to; `None`: not known.
        advice: Option<Span> = decode(raw.advice_ns)?,
        /// The time that the system enforces; `None`: not known; [`Span::Unlimited`]: no limit.
        limit: Option<Span> = decode(raw.limit_ns)?,
        /// How long before the limit the app is warned; `None`: not known.
        warning: Option<Span> = decode(raw.warning_ns)?,
        /// The code of the termination; `None`: not known.
        code: Option<TerminationCode> = decode(raw.code)?,
        /// How the process ends at the limit; `None`: the process does not end, or no rule says
        /// how.
        termination: Option<Termination> = decode(raw.termination)?,
        /// When the clock starts; `None`: not known.
        starts: Option<Moment> = decode(raw.starts)?,
        /// When the clock is reset. See also `shared`.
        resets: Set<Moment> = decode(raw.resets_mask)?,
        /// True if the app can ask for more time; `None`: no source says.
        extendable: Option<bool> = extendable(raw.flags),
        /// True if all uses of the allowance share one clock.
        shared: bool = raw.flags & sys::LCP_ANSWER_SHARED != 0,
    }
}

record! {
    /// After this termination, or in this state, does this event run the app?
    pub struct RelaunchQuery by on: lcp_relaunch_query = LCP_RELAUNCH_QUERY_INIT
    needs {
        /// The trigger.
        trigger: Trigger,
    }
    takes {
        /// [`Termination::None`]: the app is suspended. May be `None` if `state` is a state in
        /// memory.
        termination: Option<Termination>,
        /// The state of the app; `None`: suspended after [`Termination::None`], else not running.
        /// For a state in memory, it does not matter what ended the app before.
        state: Option<State>,
        /// What happened after the termination; if the user launched the app, this launch came
        /// last.
        events_since: Set<Since>,
        /// Yes: the user force quit the app and has not launched it since, even if it then ended in
        /// another way; no, or `None`: the termination decides.
        force_quit: Option<bool>,
    }
}

question! {
    RelaunchQuery => RelaunchAnswer:
    lcp_relaunch_query, lcp_relaunch_answer = LCP_RELAUNCH_ANSWER_INIT,
    lcp_query_relaunch, LCP_QUESTION_RELAUNCH
}

answer! {
    /// The verdict says whether the event wakes a suspended app, reaches a running app, or launches
    /// an app that is not running (or is prewarmed). [`Termination::None`] with a state that is not
    /// in memory is [`Status::OutOfRange`]. Launch state, callback and allowance are set if the
    /// rule allows, or is itself conditional. If they are not set and the answer is conditional,
    /// the unknown facts decide only between two kinds of refusal, or between refusal and silence:
    /// no fact makes the answer allowed. The answer is not-applicable if the life cycle does not
    /// have the state, if the OS does not have the trigger, or if no app can end that way or stay
    /// in memory on that OS. The rule is then the one on the life cycle, on the trigger or on the
    /// cause.
    #[derive(Copy)]
    pub struct RelaunchAnswer: lcp_relaunch_answer as |raw, policy, query: RelaunchQuery| {
        /// How firmly the system promises to run the app; `None` unless the rule allows, or is
        /// conditional.
        guarantee: Option<Guarantee> = decode(raw.guarantee)?,
        /// Background, inactive (foreground) or prewarmed; a running app stays in its state, unless
        /// the event brings it to the front; `None`: no launch, or no source says.
        launch_state: Option<State> = decode(raw.launch_state)?,
        /// The callback that delivers the event; `None`: there is none, or no source says.
        callback: Option<Callback> = decode(raw.callback)?,
        /// The allowance that starts to run; `None`: not known.
        allowance: Option<Allowance> = decode(raw.allowance)?,
        /// How the app stands with the system when the event comes; `None`: the answer is
        /// not-applicable, or no rule says.
        standing: Option<Standing> = decode(raw.standing)?,
        /// The limit of the allowance, or else its advice; `None`: not known; [`Span::Unlimited`]:
        /// no limit.
        allowance_span: Option<Span> = decode(raw.allowance_ns)?,
        /// The rule on the trigger: its callback, its versions and its origin
        /// ([`RuleField::Origin`]); `None`: there is no such rule.
        delivery_rule: Option<RuleIndex> = decode(raw.delivery_rule)?,
        /// What happens to an event that is refused, or that may be refused; `None`: the event is
        /// allowed, or no rule says.
        disposition: Option<Disposition> = decode(raw.disposition)?,
        /// Until when the event is kept; `None`: the event is not kept, or no rule says.
        occasion: Option<Occasion> = decode(raw.occasion)?,
        /// The rule that decides the disposition; `None`: there is no such rule.
        disposition_rule: Option<RuleIndex> = decode(raw.disposition_rule)?,
    }
}

record! {
    /// May the app do this in this state?
    pub struct ConductQuery by new: lcp_conduct_query = LCP_CONDUCT_QUERY_INIT
    needs {
        /// The state of the app.
        state: State,
        /// The activity.
        activity: Activity,
    }
    takes {}
}

question! {
    ConductQuery => ConductAnswer:
    lcp_conduct_query, lcp_conduct_answer = LCP_CONDUCT_ANSWER_INIT,
    lcp_query_conduct, LCP_QUESTION_CONDUCT
}

answer! {
    /// The verdict is allowed, forbidden (at a price), not-applicable (the OS or the life cycle has
    /// no such state or activity), conditional, or unspecified.
    #[derive(Copy)]
    pub struct ConductAnswer: lcp_conduct_answer as |raw, policy, query: ConductQuery| {
        /// The activity must be over when this callback returns; `None`: there is none.
        stop_before: Option<Callback> = decode(raw.stop_before)?,
        /// `None`: there is none, or none known.
        price: Option<Price> = decode(raw.price)?,
        /// The code of the termination; `None`: not known.
        code: Option<TerminationCode> = decode(raw.code)?,
        /// How the process ends, if that is the price; `None`: the process does not end, or no rule
        /// says how.
        termination: Option<Termination> = decode(raw.termination)?,
    }
}

record! {
    /// What does the app owe in a callback?
    pub struct DutiesQuery by new: lcp_duties_query = LCP_DUTIES_QUERY_INIT
    needs {
        /// The callback.
        callback: Callback,
    }
    takes {}
}

question! {
    DutiesQuery => DutiesAnswer:
    lcp_duties_query, lcp_duties_answer = LCP_DUTIES_ANSWER_INIT,
    lcp_query_duties, LCP_QUESTION_DUTIES
}

answer! {
    /// The verdict is allowed if there are duties, unspecified if no source names any,
    /// not-applicable if the app does not get the callback on that OS (the rule is then the one on
    /// the life cycle), and conditional if it is not known whether the app gets the callback. A
    /// duty that depends on an unknown fact is not listed.
    pub struct DutiesAnswer: lcp_duties_answer as |raw, policy, query: DutiesQuery| {
        /// The duties, in the order of the rule book.
        duties: Vec<Duty> = policy.duty_list(query)?,
    }
}

element! {
    /// One duty. The id of its rule identifies it.
    pub struct Duty: lcp_duty as |raw| {
        /// The rule with the text of the duty: [`RuleField::Text`].
        rule: RuleIndex = decode(raw.rule)?,
        /// The callback in which the app undoes what the duty asks for; `None`: there is none.
        undone_at: Option<Callback> = decode(raw.undone_at)?,
    }
}

record! {
    /// Which object receives a callback, with which options, and what does its return value change?
    /// For a call that a device delivers, take `callback` and `trigger` from the effect. The effect
    /// does not contain this answer.
    pub struct CallQuery by new: lcp_call_query = LCP_CALL_QUERY_INIT
    needs {
        /// The callback.
        callback: Callback,
    }
    takes {
        /// The trigger for which the callback is called; `None`: not given. The answer then names
        /// no option of a launch or connection; for an app with scenes, it says only that the
        /// launch options are nil.
        trigger: Option<Trigger>,
    }
}

question! {
    CallQuery => CallAnswer:
    lcp_call_query, lcp_call_answer = LCP_CALL_ANSWER_INIT,
    lcp_query_call, LCP_QUESTION_CALL
}

answer! {
    /// The question assumes that the callback comes; [`Policy::transition`] and
    /// [`Policy::relaunch`] say whether it does. The verdict is allowed if a rule describes the
    /// call, and unspecified if no source does. It is not-applicable, with a reason, if the OS or
    /// the life cycle lacks the callback (callback-unavailable), if the OS lacks the trigger
    /// (cause-unavailable), if the trigger brings other callbacks (other-callbacks), or if the
    /// callback comes only at a launch and the trigger launches no app (launches-nothing). It is
    /// conditional if the fields depend on an unknown fact, such as whether the app has scenes.
    ///
    /// The options are those of application:willFinishLaunchingWithOptions:,
    /// application:didFinishLaunchingWithOptions: and scene:willConnectToSession:options:. Answers
    /// about other callbacks name none. For other arguments, see the callback in Apple's header.
    #[derive(Copy)]
    pub struct CallAnswer: lcp_call_answer as |raw, policy, query: CallQuery| {
        /// The object that receives the callback.
        receiver: Option<Receiver> = decode(raw.receiver)?,
        /// The key that the trigger has in the launch options; [`LaunchOption::None`]: none;
        /// `None`: no source says.
        launch_option: Option<LaunchOption> = decode(raw.launch_option)?,
        /// The property that the trigger has in the connection options; [`ConnectionOption::None`]:
        /// none; `None`: no source says.
        connection_option: Option<ConnectionOption> = decode(raw.connection_option)?,
        /// The effect of the return value of the callback; `None`: no source says.
        return_value: Option<ReturnValue> = decode(raw.return_value)?,
        /// Further keys that the event may add; the note of the rule says when.
        more_launch_options: Set<LaunchOption> = decode(raw.more_launch_options)?,
        /// Further properties.
        more_connection_options: Set<ConnectionOption> = decode(raw.more_connection_options)?,
    }
}

record! {
    /// How does an event reach an app in a state?
    pub struct DeliveryQuery by new: lcp_delivery_query = LCP_DELIVERY_QUERY_INIT
    needs {
        /// The state of the app.
        state: State,
        /// The event.
        event: Event,
    }
    takes {}
}

question! {
    DeliveryQuery => DeliveryAnswer:
    lcp_delivery_query, lcp_delivery_answer = LCP_DELIVERY_ANSWER_INIT,
    lcp_query_delivery, LCP_QUESTION_DELIVERY
}

answer! {
    /// The verdict is allowed if the app or its user gets the event, at once or later, and
    /// forbidden if neither gets it. It is not-applicable if the OS or the life cycle has no such
    /// state or event, conditional if the answer depends on an unknown fact, and unspecified if no
    /// source says.
    #[derive(Copy)]
    pub struct DeliveryAnswer: lcp_delivery_answer as |raw, policy, query: DeliveryQuery| {
        /// `None`: no source says.
        manner: Option<Manner> = decode(raw.manner)?,
        /// The callback that delivers the event, or after which the system acts; `None`: there is
        /// none, or no source says.
        callback: Option<Callback> = decode(raw.callback)?,
        /// How several waiting events become one; `None`: no source says.
        merging: Option<Merging> = decode(raw.merging)?,
        /// The trigger by which the event wakes the app, for [`Policy::relaunch`]; `None`: the
        /// event does not wake the app.
        trigger: Option<Trigger> = decode(raw.trigger)?,
        /// The rank among waiting notices: the lowest comes first; `None`: no source says.
        rank: Option<u64> = count(raw.rank)?,
    }
}

record! {
    /// What does a background mode do?
    pub struct ModeQuery by new: lcp_mode_query = LCP_MODE_QUERY_INIT
    needs {
        /// The mode.
        mode: BackgroundMode,
    }
    takes {}
}

question! {
    ModeQuery => ModeAnswer:
    lcp_mode_query, lcp_mode_answer = LCP_MODE_ANSWER_INIT,
    lcp_query_mode, LCP_QUESTION_MODE
}

answer! {
    /// The verdict is allowed if the mode has an effect on the OS, not-applicable before the mode
    /// was introduced or after it was removed, and unspecified if no source says. It does not
    /// matter whether the app declares the mode. If the verdict is allowed, the rule lists, value
    /// by value, what the mode permits in the background ([`RuleField::Permits`]), the activities
    /// during which the app is not suspended ([`RuleField::KeepsRunning`]) and the triggers that
    /// the mode enables ([`RuleField::Triggers`]).
    #[derive(Copy)]
    pub struct ModeAnswer: lcp_mode_answer as |raw, policy, query: ModeQuery| {
        /// The first version with the mode; `None`: not known.
        introduced: Option<OsVersion> = decode(raw.introduced)?,
        /// The first version on which the mode is deprecated; `None`: never, or not known.
        deprecated: Option<OsVersion> = decode(raw.deprecated)?,
        /// The first version on which the mode has no effect; `None`: never, or not known.
        removed: Option<OsVersion> = decode(raw.removed)?,
    }
}

record! {
    /// How many things of a kind does the system allow?
    pub struct QuotaQuery by new: lcp_quota_query = LCP_QUOTA_QUERY_INIT
    needs {
        /// The quota.
        quota: Quota,
    }
    takes {}
}

question! {
    QuotaQuery => QuotaAnswer:
    lcp_quota_query, lcp_quota_answer = LCP_QUOTA_ANSWER_INIT,
    lcp_query_quota, LCP_QUESTION_QUOTA
}

answer! {
    /// The verdict is allowed if a rule covers the quota (its figures may still be unknown),
    /// not-applicable if the OS has no such quota, unspecified if no source says anything, and
    /// conditional if the answer depends on an unknown fact.
    #[derive(Copy)]
    pub struct QuotaAnswer: lcp_quota_answer as |raw, policy, query: QuotaQuery| {
        /// The unit.
        unit: Option<Unit> = decode(raw.unit)?,
        /// The number that the system allows; `None`: not known.
        count: Option<u64> = count(raw.count)?,
        /// The period for which the count holds; `None`: the quota is not a rate, or no source
        /// says.
        window: Option<Span> = decode(raw.window_ns)?,
        /// What happens when the count is exceeded; `None`: no source says.
        at_excess: Option<Expiry> = decode(raw.at_excess)?,
    }
}

answer! {
    /// The verdict is forbidden if any finding is an error, and allowed otherwise.
    pub struct ManifestAnswer: lcp_manifest_answer as |raw, policy, query: ()| {
        /// The findings, in the order of the rule book.
        findings: Vec<Finding> = policy.findings()?,
    }
}

element! {
    /// A part of a manifest that will not work, or that lacks something.
    pub struct Finding: lcp_finding as |raw| {
        /// The rule with the key of the Info.plist, the value that was found ("" if something is
        /// missing, or if only the host has the value) and the sentence: [`RuleField::Key`],
        /// [`RuleField::Value`], [`RuleField::Text`].
        rule: RuleIndex = decode(raw.rule)?,
        /// The severity.
        severity: Severity = decode(raw.severity)?,
    }
}

record! {
    /// What does a code mean: the code of a termination, or of an error that tells an app that it
    /// broke a rule of the life cycle? The host takes the code from the report or the error.
    pub struct TerminationQuery by new: lcp_termination_query = LCP_TERMINATION_QUERY_INIT
    needs {
        /// Any number; with jetsam, it is the kernel's number. The code of an error has 32 bits:
        /// (uint32_t)-997.
        code: u64,
    }
    takes {
        /// `None`: the report names no namespace.
        reason_namespace: Option<TerminationNamespace>,
        /// `None`: the code is that of a termination. If a domain is given, the namespace is
        /// ignored. Since 0.3.1.
        error_domain: Option<ErrorDomain>,
    }
}

question! {
    TerminationQuery => TerminationAnswer:
    lcp_termination_query, lcp_termination_answer = LCP_TERMINATION_ANSWER_INIT,
    lcp_query_termination, LCP_QUESTION_TERMINATION
}

answer! {
    /// The verdict is allowed for a life cycle termination whose cause is known, forbidden for a
    /// known code that is not a life cycle termination (a signal, a privacy violation), and
    /// unspecified for an unknown code. For an error it is allowed if the error ends the app,
    /// forbidden if it ends nothing, and unspecified if it is unknown. The text of the rule says
    /// what the code or the error means: [`RuleField::Text`].
    #[derive(Copy)]
    pub struct TerminationAnswer: lcp_termination_answer as |raw, policy, query: TerminationQuery| {
        /// `None`: not a termination of the life cycle.
        cause: Option<Termination> = decode(raw.cause)?,
        /// The allowance that was used up; `None`: there is none, or one of several: the report
        /// says which.
        allowance: Option<Allowance> = decode(raw.allowance)?,
        /// The rule on the allowance or on conduct that the app broke; `None`: there is none.
        broken_rule: Option<RuleIndex> = decode(raw.broken_rule)?,
        /// The limit of the allowance, or else its advice; `None`: not known; [`Span::Unlimited`]:
        /// no limit.
        allowance_span: Option<Span> = decode(raw.allowance_ns)?,
    }
}

record! {
    /// May the system suspend the app, which is in the background?
    #[derive(Default)]
    pub struct SuspensionQuery by new: lcp_suspension_query = LCP_SUSPENSION_QUERY_INIT
    needs {}
    takes {
        /// The allowances whose clocks run for the app, such as that of a background task or a
        /// wake-up.
        allowances: Set<Allowance>,
        /// What the app is doing.
        activities: Set<Activity>,
        /// The activities that began while the app was in front.
        begun_in_front: Set<Activity>,
    }
}

question! {
    SuspensionQuery => SuspensionAnswer:
    lcp_suspension_query, lcp_suspension_answer = LCP_SUSPENSION_ANSWER_INIT,
    lcp_query_suspension, LCP_QUESTION_SUSPENSION
}

answer! {
    /// The verdict is allowed if nothing keeps the app from being suspended, forbidden if something
    /// does, conditional if that depends on an unknown fact, not-applicable if the life cycle has
    /// no suspended state, and unspecified if no source says. An allowance keeps the app running
    /// until its limit, or until the app says that it is done. An activity keeps the app running
    /// for as long as it lasts.
    #[derive(Copy)]
    pub struct SuspensionAnswer: lcp_suspension_answer as |raw, policy, query: SuspensionQuery| {
        /// The allowances of the query that keep the app running.
        allowances: Set<Allowance> = decode(raw.allowances)?,
        /// The activities.
        activities: Set<Activity> = decode(raw.activities)?,
    }
}

record! {
    /// How soon is an app ended when memory is short?
    pub struct PurgeQuery by new: lcp_purge_query = LCP_PURGE_QUERY_INIT
    needs {
        /// The state of the app.
        state: State,
    }
    takes {
        /// What the app is doing.
        activities: Set<Activity>,
    }
}

question! {
    PurgeQuery => PurgeAnswer:
    lcp_purge_query, lcp_purge_answer = LCP_PURGE_ANSWER_INIT,
    lcp_query_purge, LCP_QUESTION_PURGE
}

answer! {
    /// The verdict is allowed if the app can be ended to free memory. It is not-applicable if the
    /// app does not run or cannot be in that state, conditional if the answer depends on an unknown
    /// fact, and unspecified if no source says. Of several apps, the app with the lowest rank is
    /// ended first. If ranks are equal, the larger app is ended first.
    #[derive(Copy)]
    pub struct PurgeAnswer: lcp_purge_answer as |raw, policy, query: PurgeQuery| {
        /// True if the app first gets a memory warning; `None`: no rule says.
        warned: Option<bool> = decode(raw.warned)?,
        /// 1 for the first to be ended; `None`: no source says.
        rank: Option<u64> = count(raw.rank)?,
    }
}

element! {
    /// One rule about a question, and its role in the answer.
    pub struct Explanation: lcp_explanation as |raw| {
        /// The rule.
        rule: RuleIndex = decode(raw.rule)?,
        /// The role.
        role: Role = decode(raw.role)?,
        /// The rule's conditions that are not met.
        failing: Set<Condition> = decode(raw.failing_mask)?,
        /// The rule's conditions that are unknown.
        unknown: Set<Condition> = decode(raw.unknown_mask)?,
    }
}

element! {
    /// One step of a transition rule as it stands in the rule book, for all versions and facts.
    pub struct RuleStep: lcp_rule_step as |raw| {
        /// The callback, or the newest of several that replace each other; `None`: the callbacks of
        /// the trigger come here.
        callback: Option<Callback> = decode(raw.callback)?,
        /// The state that the app reads during the step; `None`: the app can read no state, or no
        /// source says.
        state: Option<State> = decode(raw.state)?,
        /// The scene's state during the step; `None`: no scene, or no source says.
        scene_state: Option<State> = decode(raw.scene_state)?,
        /// The condition under which the step happens; `None`: always.
        when: Option<Condition> = decode(raw.when)?,
    }
}

record! {
    /// What happened. The kind decides which fields count; the others are ignored.
    ///
    /// ```
    /// use lifecycle_policy::{DeviceEvent, Occurrence, Trigger};
    ///
    /// let push = DeviceEvent::new(Occurrence::Trigger).app(1_u32).trigger(Trigger::SilentPush);
    /// ```
    pub struct DeviceEvent by new: lcp_device_event = LCP_DEVICE_EVENT_INIT(0)
    needs {
        /// The kind.
        kind: Occurrence,
    }
    takes {
        /// The app that the event is about; `None`: no app, or all apps for a notice.
        app: Option<u32>,
        /// The process that reports; `None`: the process that runs.
        process: Option<u32>,
        /// `None`: the first scene of the app.
        scene: Option<u32>,
        /// The trigger.
        trigger: Option<Trigger>,
        /// The interruption.
        interruption: Option<Interruption>,
        /// The activity.
        activity: Option<Activity>,
        /// The termination.
        termination: Option<Termination>,
        /// The notice.
        notice: Option<Event>,
        /// The fact.
        fact: Option<Changing>,
        /// Whether the fact holds. For a notice: whether its subject came (yes) or went (no). For
        /// an app that the user opens: whether the app opens beside the app in front. For a
        /// requested scene: whether the scene connects in front.
        value: Option<bool>,
        /// The host's decision, if the event was undecided before.
        decision: Option<bool>,
        /// The token of a task or wake-up.
        token: Option<u32>,
        /// The identifier of a request to the scheduler, chosen by the host.
        identifier: u64,
        /// The memory in bytes for memory-pressure and footprint; the time in nanoseconds for
        /// submit-request and keep-alive.
        amount: i64,
    }
}

answer! {
    /// The immediate outcome of an event. The first fields are those of every answer: the ruling on
    /// whether the event happens. An event that no rule covers is allowed, without a rule.
    #[derive(Copy)]
    pub struct DeviceOutcome: lcp_device_outcome as |raw| () {
        /// The token of the task or wake-up that was begun; `None`: there is none.
        token: Option<u32> = decode(raw.token)?,
        /// Yes: the rules leave open whether the event happens, and the options of the device say
        /// to ask the host. Nothing was changed: post the event again with a decision.
        undecided: bool = is_yes(raw.undecided)?,
        /// The price that the app pays if the event is forbidden; `None`: there is none, or none
        /// known.
        price: Option<Price> = decode(raw.price)?,
        /// The disposition of a trigger that does not run the app.
        disposition: Option<Disposition> = decode(raw.disposition)?,
        /// Until when the trigger is kept.
        occasion: Option<Occasion> = decode(raw.occasion)?,
    }
}

element! {
    /// One thing for the host to do.
    pub struct DeviceEffect: lcp_device_effect as |raw| {
        /// The kind.
        kind: Effect = decode(raw.kind)?,
        /// The number of the effect, for a reply.
        id: u64 = raw.id,
        /// When the effect is due; in the past if it is taken late.
        at: Duration = moment(raw.at_ns),
        /// When the call times out; [`Span::Unlimited`]: no limit.
        deadline: Span = due(raw.deadline_ns),
        /// The identifier of a request to the scheduler.
        identifier: u64 = raw.identifier,
        /// The app.
        app: u32 = raw.app,
        /// The process.
        process: Option<u32> = decode(raw.process)?,
        /// The scene.
        scene: Option<u32> = decode(raw.scene)?,
        /// The token of a task or wake-up.
        token: Option<u32> = decode(raw.token)?,
        /// The rule that caused the effect.
        rule: Option<RuleIndex> = decode(raw.rule)?,
        /// The rule that the app broke, if it is killed for that.
        broken_rule: Option<RuleIndex> = decode(raw.broken_rule)?,
        /// True if the host must reply.
        needs_reply: bool = is_yes(raw.needs_reply)?,
        /// The callback.
        callback: Option<Callback> = decode(raw.callback)?,
        /// Called next if the app does not implement `callback`.
        fallback: Option<Callback> = decode(raw.fallback)?,
        /// The notification.
        notification: Option<Notification> = decode(raw.notification)?,
        /// The state before.
        from: Option<State> = decode(raw.from)?,
        /// The state after.
        to: Option<State> = decode(raw.to)?,
        /// The state that the app reads during the call; `None`: the app can read no state, or no
        /// source says.
        reads: Option<State> = decode(raw.reads)?,
        /// The state of the scene inside.
        scene_reads: Option<State> = decode(raw.scene_reads)?,
        /// The cause.
        cause: Option<Cause> = decode(raw.cause)?,
        /// The trigger.
        trigger: Option<Trigger> = decode(raw.trigger)?,
        /// The notice.
        notice: Option<Event> = decode(raw.notice)?,
        /// The activity.
        activity: Option<Activity> = decode(raw.activity)?,
        /// The allowance that limits the call.
        allowance: Option<Allowance> = decode(raw.allowance)?,
        /// The termination.
        termination: Option<Termination> = decode(raw.termination)?,
        /// The namespace that a report of the kill names; `None`: not known, or it may be one of
        /// several.
        reason_namespace: Option<TerminationNamespace> = decode(raw.reason_namespace)?,
        /// The code that a report of the kill names; `None`: not known.
        code: Option<TerminationCode> = decode(raw.code)?,
        /// The disposition.
        disposition: Option<Disposition> = decode(raw.disposition)?,
        /// The occasion.
        occasion: Option<Occasion> = decode(raw.occasion)?,
    }
    with text: Text<sys::lcp_device_effect> = Text(*raw)
}

element! {
    /// The status of a device.
    pub struct DeviceStatus: lcp_device_status as |raw| {
        /// The OS.
        os: OsVersion = OsVersion::try_from(raw.os)?,
        /// The time on the clock.
        now: Duration = moment(raw.now_ns),
        /// True if it is on.
        on: bool = is_yes(raw.on)?,
        /// True if it is locked.
        locked: bool = is_yes(raw.locked)?,
        /// The app in front; `None`: the home screen.
        front: Option<u32> = decode(raw.front)?,
        /// The app beside the app in front; `None`: there is none.
        beside: Option<u32> = decode(raw.beside)?,
        /// What covers the screen.
        interruptions: Set<Interruption> = decode(raw.interruptions)?,
        /// True if the app switcher covers the screen.
        switcher: bool = is_yes(raw.switcher)?,
        /// The number of effects that wait to be taken.
        effects: u32 = raw.effects,
    }
}

element! {
    /// The status of an app.
    pub struct AppStatus: lcp_app_status as |raw| {
        /// The state.
        state: State = decode(raw.state)?,
        /// The number of the process; `None`: no process runs.
        process: Option<u32> = decode(raw.process)?,
        /// How the last process ended.
        last_termination: Option<Termination> = decode(raw.last_termination)?,
        /// True if a force quit by the user still counts.
        force_quit: bool = is_yes(raw.force_quit)?,
        /// True if the app owes a reply to a life cycle callback.
        waiting: bool = is_yes(raw.waiting)?,
        /// The value of backgroundTimeRemaining; [`Span::Unlimited`] if the app is in front, or has
        /// no limit.
        remaining: Span = due(raw.remaining_ns),
        /// Background tasks that are open.
        tasks: u32 = raw.tasks,
    }
}

record! {
    /// How often the user opens an app, and how often events come to it. Each number is a mean; 0:
    /// never.
    pub struct AppHabits by new: lcp_app_habits = LCP_APP_HABITS_INIT(0)
    needs {
        /// The number of the app on the device.
        app: u32,
    }
    takes {
        /// How often the user opens the app, 0 to 1440.
        opens_per_day: u32,
        /// How often the user swipes the app away, 0 to 1440.
        force_quits_per_week: u32,
        /// Silent pushes that the server sends, 0 to 1440.
        silent_pushes_per_day: u32,
        /// Visible pushes that the server sends, 0 to 1440.
        visible_pushes_per_day: u32,
        /// How often the device enters or leaves a region that the app monitors, 0 to 1440; ignored
        /// if no crossing may wake the app.
        region_crossings_per_day: u32,
        /// Background transfers that the app begins when the user leaves it, 0 to 1440; at most one
        /// for each use; ignored if the end of a transfer may not wake the app.
        transfers_per_day: u32,
        /// VoIP pushes, 0 to 1440; ignored if no such push may wake the app.
        voip_pushes_per_day: u32,
        /// Events of a Bluetooth central, 0 to 1440; ignored if no such event may wake the app.
        bluetooth_events_per_day: u32,
    }
}

element! {
    /// Something that the user, the system or an app did. The fields from `app` to `amount` are
    /// those of the event, whether it was posted or held back.
    pub struct DayAct: lcp_day_act as |raw| {
        /// The kind.
        kind: Occurrence = decode(raw.kind)?,
        /// When it happened, by the clock of the device.
        at: Option<Span> = decode(raw.at_ns)?,
        /// A hash of this act and all acts before it: equal for equal days, on every machine.
        digest: u64 = raw.digest,
        /// 0: none.
        app: u32 = raw.app,
        /// The trigger.
        trigger: Option<Trigger> = decode(raw.trigger)?,
        /// The fact.
        fact: Option<Changing> = decode(raw.fact)?,
        /// The value.
        value: Option<bool> = decode(raw.value)?,
        /// The identifier of a request to the scheduler.
        identifier: u64 = raw.identifier,
        /// The memory in bytes for memory-pressure; the time in nanoseconds for submit-request.
        amount: i64 = raw.amount,
        /// No: the event was held back, so it did not reach the device.
        posted: bool = is_yes(raw.posted)?,
        /// Yes: the rules let the system choose, and the seed decided.
        chance: bool = is_yes(raw.chance)?,
        /// The rule (family [`Family::Choice`]) that determines the event or its time; `None`:
        /// there is none.
        choice: Option<RuleIndex> = decode(raw.choice)?,
        /// The rule that decided the outcome, or that held back the event; `None`: there is none.
        rule: Option<RuleIndex> = decode(raw.rule)?,
        /// The verdict on the event; `None`: the event was not posted.
        verdict: Option<Verdict> = decode(raw.verdict)?,
        /// The disposition of a trigger that does not run the app.
        disposition: Option<Disposition> = decode(raw.disposition)?,
        /// Until when the event is kept.
        occasion: Option<Occasion> = decode(raw.occasion)?,
        /// The token of the wake-up that was begun; `None`: there is none.
        token: Option<u32> = decode(raw.token)?,
    }
}

element! {
    /// What an auditor finds.
    pub struct AuditFinding: lcp_audit_finding as |raw| {
        /// The kind of the finding.
        kind: AuditKind = decode(raw.kind)?,
        /// Error: nothing explains the record, a limit was exceeded, or a task was ended twice.
        /// warning: only missing records or an inferred rule explain the record, a state that was
        /// sampled does not fit, a task was never ended or was begun by an expiration handler, or
        /// the record cannot be read. note: an end, a gap, a time before that of an earlier record,
        /// or a record that only a tolerated rule or a second account ([`Role::Alternative`])
        /// explains.
        severity: Severity = decode(raw.severity)?,
        /// The rule that decides, or that explains the record; `None`: there is none.
        rule: Option<RuleIndex> = decode(raw.rule)?,
        /// The index of the record, counted from the first record of the session.
        record: u64 = raw.record,
        /// The index of the record at which the problem began: the start of the clock or of the
        /// task; otherwise `record`.
        since: u64 = raw.since,
        /// The kind of the record; `None`: a kind that is not in the header.
        record_kind: Option<RecordKind> = decode(raw.record_kind)?,
        /// The code of the record.
        code: i32 = raw.code,
        /// The scene of the record; 0: not recorded, or the app.
        scene: i32 = raw.scene,
        /// The state of the app that was read; `None`: not recorded.
        reads: Option<State> = decode(raw.reads)?,
        /// The state of the scene that was read; `None`: not recorded.
        scene_reads: Option<State> = decode(raw.scene_reads)?,
        /// The callback that was expected or is missing; `None`: there is none, or a notification.
        callback: Option<Callback> = decode(raw.callback)?,
        /// The notification that was expected or is missing; `None`: there is none, or a callback.
        notification: Option<Notification> = decode(raw.notification)?,
        /// The app state in the expected step; `None`: not known.
        expected_reads: Option<State> = decode(raw.expected_reads)?,
        /// The event that leaves no record but has to come before the expected step; `None`: no
        /// such event.
        cause: Option<Cause> = decode(raw.cause)?,
        /// The rule of the expected step; `None`: there is none.
        expected_rule: Option<RuleIndex> = decode(raw.expected_rule)?,
        /// The states that the app or the scene may have had before the record.
        places: Set<State> = decode(raw.places)?,
        /// The states that the app or the scene may have after the record.
        places_after: Set<State> = decode(raw.places_after)?,
        /// The allowance that was exceeded.
        allowance: Option<Allowance> = decode(raw.allowance)?,
        /// The likeliest way in which the process ended, if the finding is about an end.
        termination: Option<Termination> = decode(raw.termination)?,
        /// The token of the task.
        token: i64 = raw.token,
        /// The measured time, which is a lower bound; for a finding on the clock, the time by which
        /// it went back; `None`: not measured.
        took: Option<Span> = decode(raw.took_ns)?,
        /// The limit; `None`: not known.
        limit: Option<Span> = decode(raw.limit_ns)?,
    }
    with text: Text<sys::lcp_audit_finding> = Text(*raw)
}

element! {
    /// A record that may come next.
    pub struct AuditStep: lcp_audit_step as |raw| {
        /// The callback; `None`: the record is a notification.
        callback: Option<Callback> = decode(raw.callback)?,
        /// The notification; `None`: the record is a callback.
        notification: Option<Notification> = decode(raw.notification)?,
        /// The app state that is read in the step; `None`: not known.
        reads: Option<State> = decode(raw.reads)?,
        /// The scene state that is read in the step; `None`: not known.
        scene_reads: Option<State> = decode(raw.scene_reads)?,
        /// The rule of the step.
        rule: RuleIndex = decode(raw.rule)?,
        /// The event that leaves no record but has to come before the step; `None`: no such event.
        cause: Option<Cause> = decode(raw.cause)?,
        /// How unlikely the events are that leave no record but have to come before the step: 0
        /// (likely) to 6 (unlikely).
        price: u32 = raw.price,
    }
}

element! {
    /// A way in which a process may have ended.
    pub struct AuditEnd: lcp_audit_end as |raw| {
        /// The cause of the end.
        cause: Cause = decode(raw.cause)?,
        /// The kind of end.
        termination: Termination = decode(raw.termination)?,
        /// The rule by which the process ends in this way; `None`: there is none.
        rule: Option<RuleIndex> = decode(raw.rule)?,
        /// True if this end is possible; if not, it is ruled out.
        possible: bool = is_yes(raw.possible)?,
        /// The evidence for this end; `None`: there is none.
        speaks_for: Option<Ground> = decode(raw.speaks_for)?,
        /// The evidence against this end; `None`: there is none.
        speaks_against: Option<Ground> = decode(raw.speaks_against)?,
        /// The allowance that was used up.
        allowance: Option<Allowance> = decode(raw.allowance)?,
        /// The token of the task that was open.
        token: i64 = raw.token,
    }
}
