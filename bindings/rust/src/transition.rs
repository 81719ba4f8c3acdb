//! May the app go from one state to another?

use crate::answer::answer;
use crate::ask::ask;
use crate::batch::{question, Batch};
use crate::builder::builder;
use crate::values::{decode_option, encode};
use crate::{
    AppState, Cause, Context, Error, Interruption, Reason, State, TransitionSteps, Trigger,
};
use lifecycle_policy_sys as sys;

/// May the app go from one state to another, for this cause?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct TransitionQuery<S: State = AppState> {
    /// The state before.
    pub from: S,
    /// The state after.
    pub to: S,
    /// Why it goes there.
    pub cause: Cause,
    /// Why the app is in `from`; `None`: any reason that fits.
    pub last_cause: Option<Cause>,
    /// What it is launched, woken or brought back for.
    pub trigger: Option<Trigger>,
    /// With interruption causes what covers the app; `None`: anything that interrupts.
    pub interruption: Option<Interruption>,
}

impl<S: State> TransitionQuery<S> {
    /// A transition of the process, or with scene states of one scene.
    #[must_use]
    pub fn new(from: S, to: S, cause: Cause) -> Self {
        Self { from, to, cause, last_cause: None, trigger: None, interruption: None }
    }

    builder! {
        last_cause: Option<Cause>,
        trigger: Option<Trigger>,
        interruption: Option<Interruption>,
    }

    pub(crate) fn to_raw(self) -> sys::lcp_transition_query {
        sys::lcp_transition_query {
            axis: S::AXIS.into(),
            from: self.from.into(),
            to: self.to.into(),
            cause: self.cause.into(),
            last_cause: encode!(self.last_cause),
            trigger: encode!(self.trigger),
            interruption: encode!(self.interruption),
            ..sys::LCP_TRANSITION_QUERY_INIT
        }
    }
}

answer! {
    /// The verdict says whether this is a step that the system takes;
    /// [`Unspecified`](crate::Verdict::Unspecified): no source says.
    ///
    /// Process and scene are separate axes. With scenes adopted the process has the state of its
    /// most active scene, and the callbacks are those of the scene delegate on either axis.
    /// Questions on the axis of scenes are
    /// [`NotApplicable`](crate::Verdict::NotApplicable) where the app has not adopted them.
    pub struct TransitionAnswer<S: State>: lcp_transition_answer as raw {
        /// Why the verdict is what it is; `None`: it needs no reason.
        pub reason: Option<Reason> = decode_option(raw.reason)?,
        /// With [`Reason::NotOneStep`] and [`Reason::LeadsElsewhere`] the state between.
        pub via: Option<S> = decode_option(raw.via)?,
        sequence: u64 = raw.sequence,
        step_count: u32 = raw.step_count,
    }
}

impl<S: State> TransitionAnswer<S> {
    /// The callbacks and notifications in order, each notification before or after its method as
    /// documented.
    #[must_use]
    pub fn steps(&self) -> TransitionSteps {
        TransitionSteps::new(self.sequence, self.step_count)
    }
}

question! {
    [S: State] TransitionQuery<S> => TransitionAnswer<S>, transition,
    lcp_transition_query = LCP_TRANSITION_QUERY_INIT,
    lcp_transition_answer = LCP_TRANSITION_ANSWER_INIT,
    lcp_query_transition_batch
}

impl Context {
    /// Asks whether a transition is legal, and with which callbacks.
    ///
    /// ```
    /// use lifecycle_policy::{AppState, Cause, Context, TransitionQuery, Verdict};
    ///
    /// let context = Context::new((12, 0));
    /// let home =
    ///     TransitionQuery::new(AppState::Active, AppState::Inactive, Cause::HomeButton);
    /// let answer = context.transition(home)?;
    /// assert_eq!(answer.verdict, Verdict::Allowed);
    /// let first = answer.steps().next().expect("a step")?;
    /// assert_eq!(first.name(), "applicationWillResignActive:");
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn transition<S: State>(
        &self,
        query: TransitionQuery<S>,
    ) -> Result<TransitionAnswer<S>, Error> {
        let query = query.to_raw();
        let raw = ask(self, sys::LCP_TRANSITION_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_transition(ground, &query, answer, error) }
        })?;
        TransitionAnswer::decode(&raw)
    }

    /// Asks about many transitions at once. Each has an answer, or an error of its own.
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn transition_batch<'a, S: State>(
        &'a self,
        queries: &'a [TransitionQuery<S>],
    ) -> Result<Batch<'a, TransitionQuery<S>>, Error> {
        Batch::new(self, queries)
    }
}
