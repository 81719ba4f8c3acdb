//! Which steps lead from one state to another?

use crate::answer::{disputed, os_dependent};
use crate::ask::{ask, parts};
use crate::builder::builder;
use crate::values::{decode, decode_option, encode};
use crate::{AppState, Cause, Condition, Context, Error, Reason, RuleIndex, Set, State};
use crate::{TransitionSteps, Trigger, Verdict};
use lifecycle_policy_sys as sys;
use std::marker::PhantomData;
use std::ops::Range;

/// How does the app get from one state to another?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PathQuery<S: State = AppState> {
    /// The state before.
    pub from: S,
    /// The state after.
    pub to: S,
    /// The causes that may be used; none: the acts of the user and of the system that lead there,
    /// which are no failures and end the process only on the way to where there is none.
    pub allowed_causes: Set<Cause>,
    /// Why the app is in `from`; `None`: any reason that fits.
    pub last_cause: Option<Cause>,
    /// What a launch, wake-up or return on the way is for.
    pub trigger: Option<Trigger>,
}

impl<S: State> PathQuery<S> {
    /// A way by the user's and the system's causes.
    #[must_use]
    pub fn new(from: S, to: S) -> Self {
        Self { from, to, allowed_causes: Set::EMPTY, last_cause: None, trigger: None }
    }

    builder! {
        allowed_causes: Set<Cause>,
        last_cause: Option<Cause>,
        trigger: Option<Trigger>,
    }

    fn to_raw(self) -> sys::lcp_path_query {
        sys::lcp_path_query {
            axis: S::AXIS.into(),
            from: self.from.into(),
            to: self.to.into(),
            allowed_causes: self.allowed_causes.bits(),
            last_cause: encode!(self.last_cause),
            trigger: encode!(self.trigger),
            ..sys::LCP_PATH_QUERY_INIT
        }
    }
}

/// The verdict is [`Forbidden`](Verdict::Forbidden), with [`Reason::NoPath`], where no chain of
/// legal steps leads there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PathAnswer<S: State> {
    /// The answer.
    pub verdict: Verdict,
    /// The verdict; with [`Verdict::UnknownOs`] that of the newest OS that the rule set knows.
    pub newest_verdict: Verdict,
    /// Why the verdict is what it is; `None`: it needs no reason.
    pub reason: Option<Reason>,
    /// Another source disagrees.
    pub disputed: bool,
    /// The answer is that of the first version of the range, and changes in the range.
    pub os_dependent: bool,
    /// The conditions that the answer leans on.
    pub requires: Set<Condition>,
    path: [u64; 3],
    step_count: u32,
    axis: PhantomData<S>,
}

impl<S: State> PathAnswer<S> {
    /// The steps in order.
    #[must_use]
    pub fn steps(&self) -> PathSteps<S> {
        PathSteps { path: self.path, range: 0..self.step_count, axis: PhantomData }
    }
}

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PathStep<S: State> {
    /// Why it is taken.
    pub cause: Cause,
    /// The state before.
    pub from: S,
    /// The state after.
    pub to: S,
    /// The rule that permits it.
    pub rule: Option<RuleIndex>,
    sequence: u64,
    step_count: u32,
}

impl<S: State> PathStep<S> {
    /// The callbacks and notifications of the step, in order.
    #[must_use]
    pub fn steps(&self) -> TransitionSteps {
        TransitionSteps::new(self.sequence, self.step_count)
    }

    fn decode(raw: &sys::lcp_path_step) -> Result<Self, Error> {
        Ok(Self {
            cause: decode(raw.cause)?,
            from: decode(raw.from)?,
            to: decode(raw.to)?,
            rule: RuleIndex::decode(raw.rule),
            sequence: raw.sequence,
            step_count: raw.step_count,
        })
    }
}

/// The steps of a path, in order; see [`PathAnswer::steps`].
///
/// One is an error only where the library is newer than this crate and names a cause or a state
/// that this crate does not know.
#[derive(Clone, Debug)]
pub struct PathSteps<S: State> {
    path: [u64; 3],
    range: Range<u32>,
    axis: PhantomData<S>,
}

impl<S: State> PathSteps<S> {
    fn at(&self, index: u32) -> Result<PathStep<S>, Error> {
        let mut raw = sys::LCP_PATH_STEP_INIT;
        // SAFETY: the path has the three elements of an answer's, and the struct is initialised;
        // any other values are refused with a status.
        let status = unsafe { sys::lcp_path_step_at(self.path.as_ptr(), index, &mut raw) };
        Error::check(status)?;
        PathStep::decode(&raw)
    }
}

parts!([S: State] PathSteps<S> => Result<PathStep<S>, Error>);

impl Context {
    /// Asks for the shortest legal chain of steps; ties are broken by the order of the rule book.
    ///
    /// ```
    /// use lifecycle_policy::{AppState, Context, PathQuery};
    ///
    /// let context = Context::new((12, 0));
    /// let way = context.path(PathQuery::new(AppState::NotRunning, AppState::Suspended))?;
    /// for step in way.steps() {
    ///     let step = step?;
    ///     println!("{} -> {} ({})", step.from, step.to, step.cause);
    /// }
    /// assert!(way.steps().len() > 1);
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn path<S: State>(&self, query: PathQuery<S>) -> Result<PathAnswer<S>, Error> {
        let query = query.to_raw();
        let raw = ask(self, sys::LCP_PATH_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_path(ground, &query, answer, error) }
        })?;
        Ok(PathAnswer {
            verdict: decode(raw.verdict)?,
            newest_verdict: decode(raw.newest_verdict)?,
            reason: decode_option(raw.reason)?,
            disputed: disputed(raw.flags),
            os_dependent: os_dependent(raw.flags),
            requires: Set::from_bits(raw.requires_mask),
            path: raw.path,
            step_count: raw.step_count,
            axis: PhantomData,
        })
    }
}
