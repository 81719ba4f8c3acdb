//! After this termination, does this event wake or relaunch the app?

use crate::answer::answer;
use crate::ask::ask;
use crate::batch::{question, Batch};
use crate::builder::builder;
use crate::values::decode_option;
use crate::{Allowance, AppState, Callback, Context, Error, Guarantee, RuleIndex, Set, Since};
use crate::{Span, Standing, Termination, Trigger};
use lifecycle_policy_sys as sys;

/// After this termination, does this event wake or relaunch the app?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct RelaunchQuery {
    /// How the process ended; [`Termination::None`]: it is in memory, suspended.
    pub termination: Termination,
    /// The event.
    pub trigger: Trigger,
    /// What happened in between.
    pub since: Set<Since>,
}

impl RelaunchQuery {
    /// The question about an event right after a termination.
    #[must_use]
    pub const fn new(termination: Termination, trigger: Trigger) -> Self {
        Self { termination, trigger, since: Set::EMPTY }
    }

    builder! {
        since: Set<Since>,
    }

    pub(crate) fn to_raw(self) -> sys::lcp_relaunch_query {
        sys::lcp_relaunch_query {
            termination: self.termination.into(),
            trigger: self.trigger.into(),
            since: self.since.bits() as u32,
            ..sys::LCP_RELAUNCH_QUERY_INIT
        }
    }
}

answer! {
    /// The verdict says whether the event wakes the app (in memory) or launches it (otherwise).
    pub struct RelaunchAnswer: lcp_relaunch_answer as raw {
        /// How firmly the system promises it; `None` unless allowed or conditional.
        pub guarantee: Option<Guarantee> = decode_option(raw.guarantee)?,
        /// Background, or inactive for the foreground; `None`: none, or not told.
        pub launch_state: Option<AppState> = decode_option(raw.launch_state)?,
        /// The callback that delivers the event; `None`: none, or not told.
        pub callback: Option<Callback> = decode_option(raw.callback)?,
        /// The allowance that starts to run; `None`: none known.
        pub allowance: Option<Allowance> = decode_option(raw.allowance)?,
        /// Its limit, else its advice; `None`: no source gives a figure.
        pub allowance_span: Option<Span> = Span::decode(raw.allowance_ns)?,
        /// How the app stands with the system when the event comes.
        pub standing: Option<Standing> = decode_option(raw.standing)?,
        /// The rule of the trigger: its callback and versions.
        pub delivery_rule: Option<RuleIndex> = RuleIndex::decode(raw.delivery_rule),
    }
}

question! {
    [] RelaunchQuery => RelaunchAnswer, relaunch,
    lcp_relaunch_query = LCP_RELAUNCH_QUERY_INIT,
    lcp_relaunch_answer = LCP_RELAUNCH_ANSWER_INIT,
    lcp_query_relaunch_batch
}

impl Context {
    /// Asks whether an event wakes or relaunches the app.
    ///
    /// ```
    /// use lifecycle_policy::{App, Context, LocationAuthorization, RelaunchQuery};
    /// use lifecycle_policy::{Termination, Trigger, Verdict};
    ///
    /// let app = App::new().location_authorization(LocationAuthorization::Always);
    /// let context = Context::new((8, 0)).app(app);
    /// let crossing = RelaunchQuery::new(Termination::UserForceQuit, Trigger::RegionEnter);
    /// assert_eq!(context.relaunch(crossing)?.verdict, Verdict::Allowed);
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn relaunch(&self, query: RelaunchQuery) -> Result<RelaunchAnswer, Error> {
        let query = query.to_raw();
        let raw = ask(self, sys::LCP_RELAUNCH_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_relaunch(ground, &query, answer, error) }
        })?;
        RelaunchAnswer::decode(&raw)
    }

    /// Asks about many events at once. Each has an answer, or an error of its own.
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn relaunch_batch<'a>(
        &'a self,
        queries: &'a [RelaunchQuery],
    ) -> Result<Batch<'a, RelaunchQuery>, Error> {
        Batch::new(self, queries)
    }
}
