//! Does an event run the app, after a termination or in a state?

use crate::cross::{decode, record};
use crate::questions::{answer, question};
use crate::{Allowance, Callback, Disposition, Error, Guarantee, Occasion, Policy, RuleIndex, Set};
use crate::{Since, Span, Standing, State, Termination, Trigger};

record! {
    /// Does an event run the app, after a termination or in a state?
    ///
    /// A question has a termination, a state in memory, or a termination and a state out of memory.
    /// [`new`](Self::new) takes the termination and the event; [`on`](Self::on) takes only the
    /// event, for questions with a state.
    pub struct RelaunchQuery by on: lcp_relaunch_query = LCP_RELAUNCH_QUERY_INIT
    needs {
        /// The event.
        trigger: Trigger,
    }
    takes {
        /// How the process ended; [`Termination::None`]: it is in memory, suspended. `None` if
        /// `state` is a state in memory: then earlier ends do not matter.
        termination: Option<Termination>,
        /// The state of the app; `None`: suspended after [`Termination::None`], else not running.
        state: Option<State>,
        /// What happened in between. A launch by the user counts as the last event.
        events_since: Set<Since>,
        /// Whether the user force quit the app earlier and has not launched it since, whatever
        /// ended it last. Unless `Some(true)`, this follows from the termination.
        force_quit: Option<bool>,
    }
}

impl RelaunchQuery {
    /// Makes a question with how the process ended, and the event.
    #[must_use]
    pub const fn new(termination: Termination, trigger: Trigger) -> Self {
        Self { termination: Some(termination), ..Self::on(trigger) }
    }
}

answer! {
    /// The verdict says whether the event wakes the app (suspended), reaches it (running) or
    /// launches it (otherwise, also if prewarmed). For a state that the life cycle does not have,
    /// it is [`NotApplicable`](crate::Verdict::NotApplicable). Launch state, callback and allowance
    /// are set if the rule allows, or is itself conditional.
    #[derive(Copy)]
    pub struct RelaunchAnswer: lcp_relaunch_answer as |raw, policy, query: RelaunchQuery| {
        /// How firmly the system promises this; `None` unless the rule allows, or is conditional.
        guarantee: Option<Guarantee> = decode(raw.guarantee)?,
        /// Background, or inactive for a launch to the foreground; for a running app, its state.
        /// `None`: no launch, or no source says.
        launch_state: Option<State> = decode(raw.launch_state)?,
        /// The callback that delivers the event; `None`: none, or no source says.
        callback: Option<Callback> = decode(raw.callback)?,
        /// The allowance whose clock starts; `None`: none known.
        allowance: Option<Allowance> = decode(raw.allowance)?,
        /// The limit of the allowance, else its advice; `None`: no source gives a figure.
        allowance_span: Option<Span> = decode(raw.allowance_ns)?,
        /// How the app stands with the system when the event comes.
        standing: Option<Standing> = decode(raw.standing)?,
        /// The rule of the trigger, with its callback, its versions and its origin
        /// ([`RuleField::Origin`](crate::RuleField::Origin)).
        delivery_rule: Option<RuleIndex> = decode(raw.delivery_rule)?,
        /// What happens to an event that is refused, or may be; `None`: it is allowed, or no rule
        /// says.
        disposition: Option<Disposition> = decode(raw.disposition)?,
        /// Until when the event is kept; `None`: it is not kept, or no rule says.
        occasion: Option<Occasion> = decode(raw.occasion)?,
        /// The rule of the disposition.
        disposition_rule: Option<RuleIndex> = decode(raw.disposition_rule)?,
    }
}

question! {
    RelaunchQuery => RelaunchAnswer:
    lcp_relaunch_query, lcp_relaunch_answer = LCP_RELAUNCH_ANSWER_INIT,
    lcp_query_relaunch, LCP_QUESTION_RELAUNCH
}

impl Policy {
    /// Asks whether an event wakes or relaunches the app, or reaches it if it runs, and otherwise
    /// what happens to the event.
    ///
    /// ```
    /// use lifecycle_policy::{App, Context, LocationAuthorization, Policy, RelaunchQuery};
    /// use lifecycle_policy::{Standing, State, Termination, Trigger, Verdict};
    ///
    /// let app = App::new().location_authorization(LocationAuthorization::Always);
    /// let policy = Policy::new(&Context::new((8, 0)).app(app))?;
    /// let crossing = RelaunchQuery::new(Termination::UserForceQuit, Trigger::RegionEnter);
    /// assert_eq!(policy.relaunch(crossing)?.verdict, Verdict::Allowed);
    ///
    /// let running = RelaunchQuery::on(Trigger::RegionEnter).state(State::Background);
    /// assert_eq!(policy.relaunch(running)?.standing, Some(Standing::Running));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn relaunch(&self, query: RelaunchQuery) -> Result<RelaunchAnswer, Error> {
        self.ask(query)
    }
}
