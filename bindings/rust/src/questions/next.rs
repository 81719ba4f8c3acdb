//! Which transitions may follow a state?

use crate::cross::{decode, record};
use crate::policy::list;
use crate::questions::{answer, question};
use crate::{Cause, Error, Evidence, Policy, Reason, RuleIndex, State, Verdict};
use lifecycle_policy_sys as sys;

record! {
    /// Which transitions may follow?
    pub struct NextQuery by new: lcp_next_query = LCP_NEXT_QUERY_INIT
    needs {
        /// The state of the process, or of a scene.
        from: State,
    }
    takes {
        /// Why the app is in `from`; `None`: not known.
        last_cause: Option<Cause>,
    }
}

answer! {
    /// The verdict is [`Allowed`](Verdict::Allowed) if any transition may follow,
    /// [`Forbidden`](Verdict::Forbidden) if none may, and
    /// [`Conditional`](Verdict::Conditional) if it is not known whether the app has the state.
    pub struct NextAnswer: lcp_next_answer as |raw, policy, query: NextQuery| {
        /// Every cause that may follow and where it leads, in the order of the rule book.
        edges: Vec<Edge> = policy.edges(query)?,
    }
}

question! {
    NextQuery => NextAnswer: lcp_next_query, lcp_next_answer = LCP_NEXT_ANSWER_INIT,
    lcp_query_next, LCP_QUESTION_NEXT
}

/// One transition that may follow. [`Policy::transition`] returns its details.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Edge {
    /// The cause.
    pub cause: Cause,
    /// The state after.
    pub to: State,
    /// Allowed, or conditional.
    pub verdict: Verdict,
    /// The rule that decided.
    pub rule: Option<RuleIndex>,
    /// The kind of source of that rule.
    pub evidence: Option<Evidence>,
    /// Whether another source disagrees.
    pub disputed: bool,
    /// `None`, or [`Reason::Tolerated`].
    pub reason: Option<Reason>,
}

impl Edge {
    fn decode(raw: &sys::lcp_edge) -> Result<Self, Error> {
        Ok(Self {
            cause: decode(raw.cause)?,
            to: decode(raw.to)?,
            verdict: decode(raw.verdict)?,
            rule: decode(raw.rule)?,
            evidence: decode(raw.evidence)?,
            disputed: raw.flags & sys::LCP_ANSWER_DISPUTED != 0,
            reason: decode(raw.reason)?,
        })
    }
}

impl Policy {
    /// Asks which causes may follow, and where each leads.
    ///
    /// ```
    /// use lifecycle_policy::{Context, Policy, State};
    ///
    /// let policy = Policy::new(&Context::new((17, 0)))?;
    /// for edge in policy.next(State::Suspended)?.edges {
    ///     println!("{} leads to {}", edge.cause, edge.to);
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn next(&self, query: impl Into<NextQuery>) -> Result<NextAnswer, Error> {
        self.ask(query.into())
    }

    fn edges(&self, query: NextQuery) -> Result<Vec<Edge>, Error> {
        let query = query.to_raw();
        list(sys::LCP_EDGE_INIT, Edge::decode, |items, stride, room, count, error| {
            // SAFETY: the query is initialised; `list` passes valid arguments for the rest.
            unsafe { sys::lcp_list_edges(self.as_ptr(), &query, items, stride, room, count, error) }
        })
    }
}
