//! After this termination, or in this state, does this event run the app?

use crate::cross::{decode, record};
use crate::questions::{answer, question};
use crate::{Allowance, Callback, Disposition, Error, Guarantee, Occasion, Policy, RuleIndex, Set};
use crate::{Since, Span, Standing, State, Termination, Trigger};

record! {
    /// After this termination, or in this state, does this event run the app?
    ///
    /// A question has a termination, a state in memory, or a termination and a state out of memory.
    /// [`new`](Self::new) begins with the termination; [`on`](Self::on) with the event alone, so that
    /// the state can follow.
    pub struct RelaunchQuery by on: lcp_relaunch_query = LCP_RELAUNCH_QUERY_INIT
    needs {
        /// The event.
        trigger: Trigger,
    }
    takes {
        /// How the process ended; [`Termination::None`]: it is in memory, suspended. `None` where
        /// `state` is one in memory: what ended it before does not matter there.
        termination: Option<Termination>,
        /// The state of the app; `None`: suspended after [`Termination::None`], else not running.
        state: Option<State>,
        /// What happened in between; a launch by the user came last.
        events_since: Set<Since>,
        /// Whether the user force quit the app before, and has not launched it since, whatever ended
        /// it last; unless `Some(true)` the termination tells.
        force_quit: Option<bool>,
    }
}

impl RelaunchQuery {
    /// Begins with how the process ended, and the event.
    #[must_use]
    pub const fn new(termination: Termination, trigger: Trigger) -> Self {
        Self { termination: Some(termination), ..Self::on(trigger) }
    }
}

answer! {
    /// The verdict says whether the event wakes the app (suspended), reaches it (running) or launches
    /// it (otherwise; a prewarmed process, too). A state that the life cycle does not have is
    /// [`NotApplicable`](crate::Verdict::NotApplicable). Launch state, callback and allowance are told
    /// where the rule allows, or is conditional itself.
    #[derive(Copy)]
    pub struct RelaunchAnswer: lcp_relaunch_answer as |raw, policy, query: RelaunchQuery| {
        /// How firmly the system promises it; `None` unless the rule allows, or is conditional.
        guarantee: Option<Guarantee> = decode(raw.guarantee)?,
        /// Background, or inactive for the foreground; of a running app the state that it is in.
        /// `None`: none, or no source says.
        launch_state: Option<State> = decode(raw.launch_state)?,
        /// The callback that delivers the event; `None`: none, or no source says.
        callback: Option<Callback> = decode(raw.callback)?,
        /// The allowance that starts to run; `None`: none known.
        allowance: Option<Allowance> = decode(raw.allowance)?,
        /// Its limit, else its advice; `None`: no source gives a figure.
        allowance_span: Option<Span> = decode(raw.allowance_ns)?,
        /// How the app stands with the system when the event comes.
        standing: Option<Standing> = decode(raw.standing)?,
        /// The rule of the trigger: its callback and versions, and who raises it
        /// ([`RuleField::Origin`](crate::RuleField::Origin)).
        delivery_rule: Option<RuleIndex> = decode(raw.delivery_rule)?,
        /// What becomes of an event that is refused, or may be; `None`: it is allowed, or no rule
        /// says.
        disposition: Option<Disposition> = decode(raw.disposition)?,
        /// Until when it is kept; `None`: it is not, or no rule says.
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
    /// Asks whether an event wakes or relaunches the app, or reaches it where it runs, and what
    /// becomes of one that does not.
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
