//! What may follow in a state?

use crate::answer::{disputed, os_dependent};
use crate::ask::{ask, parts};
use crate::builder::builder;
use crate::values::{decode, decode_option, encode};
use crate::{AppState, Cause, Context, Error, Evidence, Reason, RuleIndex, State, Verdict};
use lifecycle_policy_sys as sys;
use std::ops::Range;

/// What may follow in a state?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NextQuery<S: State = AppState> {
    /// The state of the process, or of a scene.
    pub from: S,
    /// Why the app is in it; `None`: not known.
    pub last_cause: Option<Cause>,
}

impl<S: State> NextQuery<S> {
    /// What may follow for an app of which it is not known why it is in that state.
    #[must_use]
    pub fn new(from: S) -> Self {
        Self { from, last_cause: None }
    }

    builder! {
        last_cause: Option<Cause>,
    }

    fn to_raw(self) -> sys::lcp_next_query {
        sys::lcp_next_query {
            axis: S::AXIS.into(),
            from: self.from.into(),
            last_cause: encode!(self.last_cause),
            ..sys::LCP_NEXT_QUERY_INIT
        }
    }
}

impl<S: State> From<S> for NextQuery<S> {
    fn from(from: S) -> Self {
        Self::new(from)
    }
}

/// The verdict is [`Allowed`](Verdict::Allowed) where anything may follow, and
/// [`Forbidden`](Verdict::Forbidden) where nothing may.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct NextAnswer<'c, S: State> {
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
    context: &'c Context,
    query: NextQuery<S>,
    count: u32,
}

impl<'c, S: State> NextAnswer<'c, S> {
    /// The transitions that may follow, in the order of the rule book. With an OS range they are
    /// those of its first version.
    #[must_use]
    pub fn edges(&self) -> Edges<'c, S> {
        Edges { context: self.context, query: self.query, range: 0..self.count }
    }
}

/// One transition that may follow; [`Context::transition`] tells the rest of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Edge<S: State> {
    /// Why it goes there.
    pub cause: Cause,
    /// The state after.
    pub to: S,
    /// Allowed, or conditional.
    pub verdict: Verdict,
    /// The rule that decided.
    pub rule: Option<RuleIndex>,
    /// What that rule rests on.
    pub evidence: Option<Evidence>,
    /// Another source disagrees.
    pub disputed: bool,
    /// `None`, or [`Reason::Tolerated`].
    pub reason: Option<Reason>,
}

impl<S: State> Edge<S> {
    fn decode(raw: &sys::lcp_next_edge) -> Result<Self, Error> {
        Ok(Self {
            cause: decode(raw.cause)?,
            to: decode(raw.to)?,
            verdict: decode(raw.verdict)?,
            rule: RuleIndex::decode(raw.rule),
            evidence: decode_option(raw.evidence)?,
            disputed: disputed(raw.flags),
            reason: decode_option(raw.reason)?,
        })
    }
}

/// The transitions that may follow; see [`NextAnswer::edges`].
///
/// One is an error only where the library is newer than this crate and names a cause or a state
/// that this crate does not know.
#[derive(Clone, Debug)]
pub struct Edges<'c, S: State> {
    context: &'c Context,
    query: NextQuery<S>,
    range: Range<u32>,
}

impl<S: State> Edges<'_, S> {
    fn at(&self, index: u32) -> Result<Edge<S>, Error> {
        let query = self.query.to_raw();
        let raw = ask(self.context, sys::LCP_NEXT_EDGE_INIT, |ground, edge, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_next_edge_at(ground, &query, index, edge, error) }
        })?;
        Edge::decode(&raw)
    }
}

parts!([S: State] Edges<'_, S> => Result<Edge<S>, Error>);

impl Context {
    /// Asks for every cause that may follow and where it leads.
    ///
    /// ```
    /// use lifecycle_policy::{AppState, Context};
    ///
    /// let context = Context::new((17, 0));
    /// for edge in context.next(AppState::Suspended)?.edges() {
    ///     let edge = edge?;
    ///     println!("{} leads to {}", edge.cause, edge.to);
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn next<S: State>(
        &self,
        query: impl Into<NextQuery<S>>,
    ) -> Result<NextAnswer<'_, S>, Error> {
        let query = query.into();
        let native = query.to_raw();
        let raw = ask(self, sys::LCP_NEXT_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_next(ground, &native, answer, error) }
        })?;
        Ok(NextAnswer {
            verdict: decode(raw.verdict)?,
            newest_verdict: decode(raw.newest_verdict)?,
            reason: decode_option(raw.reason)?,
            disputed: disputed(raw.flags),
            os_dependent: os_dependent(raw.flags),
            context: self,
            query,
            count: raw.count,
        })
    }
}
