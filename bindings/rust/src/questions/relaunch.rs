//! After this termination, or in this state, does this event run the app?

use crate::cross::{decode, record};
use crate::questions::{answer, question};
use crate::{Allowance, Callback, Disposition, Error, Guarantee, Occasion, Policy, RuleIndex, Set};
use crate::{Since, Span, Standing, State, Termination, Trigger};

record! {
    /// After this termination, or in this state, does this event run the app?
    pub struct RelaunchQuery by on: lcp_relaunch_query = LCP_RELAUNCH_QUERY_INIT
    needs {
        /// The event.
        trigger: Trigger,
    }
    takes {
        /// How the process ended; [`Termination::None`]: it is in memory, suspended. `None` where
        /// `state` is one in memory.
        termination: Option<Termination>,
        /// The state of the app; `None`: the termination tells. In memory, what ended it before does
        /// not matter.
        state: Option<State>,
        /// `Some(true)`: the user force quit the app before, and has not launched it since, whatever
        /// ended it last; else the termination tells.
        force_quit: Option<bool>,
        /// What happened in between; a launch by the user came last.
        events_since: Set<Since>,
    }
}

impl RelaunchQuery {
    /// Begins with how the process ended, and the event.
    #[must_use]
    pub const fn new(termination: Termination, trigger: Trigger) -> Self {
        let mut query = Self::on(trigger);
        query.termination = Some(termination);
        query
    }
}

answer! {
    /// The verdict says whether the event wakes the app (suspended), reaches it (running) or launches
    /// it (otherwise).
    /// Launch state, callback and allowance are told where the rule allows, or is conditional itself.
    #[derive(Copy)]
    pub struct RelaunchAnswer: lcp_relaunch_answer as |raw, policy, query: RelaunchQuery| {
        /// How firmly the system promises it; `None` unless the rule allows, or is conditional.
        guarantee: Option<Guarantee> = decode(raw.guarantee)?,
        /// Background, or inactive for the foreground, of a running app the state that it is in;
        /// `None`: none, or not told.
        launch_state: Option<State> = decode(raw.launch_state)?,
        /// The callback that delivers the event; `None`: none, or not told.
        callback: Option<Callback> = decode(raw.callback)?,
        /// The allowance that starts to run; `None`: none known.
        allowance: Option<Allowance> = decode(raw.allowance)?,
        /// Its limit, else its advice; `None`: no source gives a figure.
        allowance_span: Option<Span> = decode(raw.allowance_ns)?,
        /// How the app stands with the system when the event comes.
        standing: Option<Standing> = decode(raw.standing)?,
        /// The rule of the trigger: its callback and versions.
        delivery_rule: Option<RuleIndex> = decode(raw.delivery_rule)?,
        /// What becomes of an event that is refused, or may be; `None`: it is not, or no rule says.
        disposition: Option<Disposition> = decode(raw.disposition)?,
        /// Until when it is kept; `None`: it is not, or no rule says.
        occasion: Option<Occasion> = decode(raw.occasion)?,
        /// The rule that says so.
        disposition_rule: Option<RuleIndex> = decode(raw.disposition_rule)?,
    }
}

question! {
    RelaunchQuery => RelaunchAnswer:
    lcp_relaunch_query, lcp_relaunch_answer = LCP_RELAUNCH_ANSWER_INIT,
    lcp_query_relaunch, LCP_QUESTION_RELAUNCH
}

impl Policy {
    /// Asks whether an event wakes or relaunches the app.
    ///
    /// ```
    /// use lifecycle_policy::{App, Context, LocationAuthorization, Policy, RelaunchQuery};
    /// use lifecycle_policy::{State, Termination, Trigger, Verdict};
    ///
    /// let app = App::new().location_authorization(LocationAuthorization::Always);
    /// let policy = Policy::new(&Context::new((8, 0)).app(app))?;
    /// let crossing = RelaunchQuery::new(Termination::UserForceQuit, Trigger::RegionEnter);
    /// assert_eq!(policy.relaunch(crossing)?.verdict, Verdict::Allowed);
    /// let running = RelaunchQuery::on(Trigger::RegionEnter).state(State::Background);
    /// assert_eq!(policy.relaunch(running)?.verdict, Verdict::Allowed);
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
