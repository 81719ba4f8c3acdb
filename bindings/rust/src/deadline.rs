//! How long may it take, and what follows?

use crate::answer::answer;
use crate::ask::ask;
use crate::batch::{question, Batch};
use crate::values::decode_option;
use crate::{Allowance, Context, Error, Expiry, Span, TerminationCode};
use lifecycle_policy_sys as sys;

/// How long may it take?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DeadlineQuery {
    /// What it is that takes its time.
    pub allowance: Allowance,
}

impl DeadlineQuery {
    /// The question about an allowance.
    #[must_use]
    pub const fn new(allowance: Allowance) -> Self {
        Self { allowance }
    }

    pub(crate) fn to_raw(self) -> sys::lcp_deadline_query {
        sys::lcp_deadline_query { allowance: self.allowance.into(), ..sys::LCP_DEADLINE_QUERY_INIT }
    }
}

impl From<Allowance> for DeadlineQuery {
    fn from(allowance: Allowance) -> Self {
        Self::new(allowance)
    }
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) where a rule tells of the allowance (its
    /// figures may still be unknown), [`NotApplicable`](crate::Verdict::NotApplicable) where the OS
    /// has no such thing, and [`Unspecified`](crate::Verdict::Unspecified) where no source says
    /// anything; [`Conditional`](crate::Verdict::Conditional) where it turns on a fact, such as an
    /// attached debugger.
    ///
    /// The evidence is [`Overridden`](crate::Evidence::Overridden) where the context's limits have
    /// a figure for it.
    pub struct DeadlineAnswer: lcp_deadline_answer as raw {
        /// What the app should keep to; `None`: no source gives a figure.
        pub advice: Option<Span> = Span::decode(raw.advice_ns)?,
        /// What the system enforces; `None`: no source gives a figure.
        pub limit: Option<Span> = Span::decode(raw.limit_ns)?,
        /// How long before the limit the app is warned; `None`: no source gives a figure.
        pub warning: Option<Span> = Span::decode(raw.warning_ns)?,
        /// What follows when it is used up.
        pub at_expiry: Option<Expiry> = decode_option(raw.at_expiry)?,
        /// The code of the termination; `None`: none known.
        pub code: Option<TerminationCode> = decode_option(raw.code)?,
        /// Whether the app can ask for more; `None`: no source says.
        pub extendable: Option<bool> = extendable(raw.flags),
    }
}

fn extendable(flags: u32) -> Option<bool> {
    match (flags & sys::LCP_ANSWER_EXTENDABLE, flags & sys::LCP_ANSWER_NOT_EXTENDABLE) {
        (0, 0) => None,
        (can, _) => Some(can != 0),
    }
}

question! {
    [] DeadlineQuery => DeadlineAnswer, deadline,
    lcp_deadline_query = LCP_DEADLINE_QUERY_INIT,
    lcp_deadline_answer = LCP_DEADLINE_ANSWER_INIT,
    lcp_query_deadline_batch
}

impl Context {
    /// Asks for an allowance: advice, limit, warning, and what follows.
    ///
    /// ```
    /// use lifecycle_policy::{Allowance, Context, Span};
    ///
    /// let answer = Context::new((12, 4)).deadline(Allowance::BackgroundTask)?;
    /// assert_eq!(answer.limit, Some(Span::from_secs(180)));
    /// println!("by the rule {}", answer.rule.expect("a rule"));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn deadline(&self, query: impl Into<DeadlineQuery>) -> Result<DeadlineAnswer, Error> {
        let query = query.into().to_raw();
        let raw = ask(self, sys::LCP_DEADLINE_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_deadline(ground, &query, answer, error) }
        })?;
        DeadlineAnswer::decode(&raw)
    }

    /// Asks about many allowances at once. Each has an answer, or an error of its own.
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn deadline_batch<'a>(
        &'a self,
        queries: &'a [DeadlineQuery],
    ) -> Result<Batch<'a, DeadlineQuery>, Error> {
        Batch::new(self, queries)
    }
}
