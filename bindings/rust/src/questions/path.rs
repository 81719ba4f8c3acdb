//! Which steps lead from one state to another?

use crate::cross::{decode, record};
use crate::policy::list;
use crate::questions::{answer, question};
use crate::{Cause, Error, Policy, RuleIndex, Set, State, Trigger};
use lifecycle_policy_sys as sys;

record! {
    /// Which legal steps lead from one state to another?
    pub struct PathQuery by new: lcp_path_query = LCP_PATH_QUERY_INIT
    needs {
        /// The state before.
        from: State,
        /// The state after: of the app or of a scene, like `from`.
        to: State,
    }
    takes {
        /// Why the app is in `from`; `None`: any reason that fits.
        last_cause: Option<Cause>,
        /// The event for which the app is launched, woken or brought back on the way.
        trigger: Option<Trigger>,
        /// The causes that may be used. Empty: the acts of the user and of the system, but no
        /// failures, and no end of the process unless the target is a state without one.
        allowed_causes: Set<Cause>,
    }
}

answer! {
    /// The verdict is [`Forbidden`](crate::Verdict::Forbidden), with
    /// [`Reason::NoPath`](crate::Reason::NoPath), if no chain of legal steps leads to the target,
    /// and [`Conditional`](crate::Verdict::Conditional) if one of its steps is. A path from a state
    /// to itself is allowed, and has no steps.
    pub struct PathAnswer: lcp_path_answer as |raw, policy, query: PathQuery| {
        /// The steps in order.
        steps: Vec<PathStep> = policy.path_steps(query)?,
    }
}

question! {
    PathQuery => PathAnswer: lcp_path_query, lcp_path_answer = LCP_PATH_ANSWER_INIT,
    lcp_query_path, LCP_QUESTION_PATH
}

/// One step of a path: a complete question about its transition. [`Policy::steps`] takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PathStep {
    /// The cause of the step.
    pub cause: Cause,
    /// The state before.
    pub from: State,
    /// The state after.
    pub to: State,
    /// Why the app is in `from`; `None`: it does not matter, or is not known.
    pub last_cause: Option<Cause>,
    /// The trigger of the path.
    pub trigger: Option<Trigger>,
    /// The rule that permits the step.
    pub rule: Option<RuleIndex>,
}

impl PathStep {
    fn decode(raw: &sys::lcp_path_step) -> Result<Self, Error> {
        Ok(Self {
            cause: decode(raw.cause)?,
            from: decode(raw.from)?,
            to: decode(raw.to)?,
            last_cause: decode(raw.last_cause)?,
            trigger: decode(raw.trigger)?,
            rule: decode(raw.rule)?,
        })
    }
}

impl Policy {
    /// Asks for the shortest legal chain of steps; ties are broken by the order of the rule book.
    ///
    /// ```
    /// use lifecycle_policy::{Context, PathQuery, Policy, State};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// for step in policy.path(PathQuery::new(State::NotRunning, State::Suspended))?.steps {
    ///     println!("{} -> {} ({})", step.from, step.to, step.cause);
    ///     for called in policy.steps(step)? {
    ///         println!("  {}", called.name());
    ///     }
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn path(&self, query: PathQuery) -> Result<PathAnswer, Error> {
        self.ask(query)
    }

    fn path_steps(&self, query: PathQuery) -> Result<Vec<PathStep>, Error> {
        let query = query.to_raw();
        list(sys::LCP_PATH_STEP_INIT, PathStep::decode, |items, stride, room, count, error| {
            // SAFETY: the query is initialised; `list` passes valid arguments for the rest.
            unsafe { sys::lcp_list_path(self.as_ptr(), &query, items, stride, room, count, error) }
        })
    }
}
