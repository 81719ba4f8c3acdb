//! When is an app ended if memory is short?

use crate::cross::{decode, record};
use crate::questions::{answer, count, question};
use crate::{Activity, Error, Policy, Set, State};

record! {
    /// When is an app ended if memory is short?
    pub struct PurgeQuery by new: lcp_purge_query = LCP_PURGE_QUERY_INIT
    needs {
        /// The state of the process.
        state: State,
    }
    takes {
        /// What the app is doing.
        activities: Set<Activity>,
    }
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) if the app can be ended for memory, and
    /// [`NotApplicable`](crate::Verdict::NotApplicable) if it does not run, or cannot be in that
    /// state. The app with the lowest rank is ended first; among equals, the larger one.
    #[derive(Copy)]
    pub struct PurgeAnswer: lcp_purge_answer as |raw, policy, query: PurgeQuery| {
        /// 1 for the first to be ended; `None`: no rule says.
        rank: Option<u64> = count(raw.rank)?,
        /// Whether the app gets a memory warning first; `None`: no rule says.
        warned: Option<bool> = decode(raw.warned)?,
    }
}

question! {
    PurgeQuery => PurgeAnswer: lcp_purge_query, lcp_purge_answer = LCP_PURGE_ANSWER_INIT,
    lcp_query_purge, LCP_QUESTION_PURGE
}

impl Policy {
    /// Asks in which order the system ends apps when memory is short.
    ///
    /// ```
    /// use lifecycle_policy::{Context, Policy, State};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let (suspended, active) = (policy.purge(State::Suspended)?, policy.purge(State::Active)?);
    /// assert!(suspended.rank < active.rank);
    /// assert_eq!((suspended.warned, active.warned), (Some(false), Some(true)));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn purge(&self, query: impl Into<PurgeQuery>) -> Result<PurgeAnswer, Error> {
        self.ask(query.into())
    }
}
