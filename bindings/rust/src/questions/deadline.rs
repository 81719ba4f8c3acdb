//! How long may it take, and what follows?

use crate::cross::{decode, record};
use crate::questions::{answer, question};
use crate::{Allowance, Error, Expiry, Moment, Policy, Set, Span, Termination, TerminationCode};
use lifecycle_policy_sys as sys;

record! {
    /// How long may it take?
    pub struct DeadlineQuery by new: lcp_deadline_query = LCP_DEADLINE_QUERY_INIT
    needs {
        /// What it is that takes its time.
        allowance: Allowance,
    }
    takes {}
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) where a rule tells of the allowance (its
    /// figures may still be unknown), [`NotApplicable`](crate::Verdict::NotApplicable) where the OS
    /// has no such thing, and [`Unspecified`](crate::Verdict::Unspecified) where no source says
    /// anything; [`Conditional`](crate::Verdict::Conditional) where it depends on a fact, such as an
    /// attached debugger.
    ///
    /// The evidence is [`Overridden`](crate::Evidence::Overridden) where the policy has a figure of
    /// the host's for it.
    #[derive(Copy)]
    pub struct DeadlineAnswer: lcp_deadline_answer as |raw, policy, query: DeadlineQuery| {
        /// What the app should keep to; `None`: no source gives a figure.
        advice: Option<Span> = decode(raw.advice_ns)?,
        /// What the system enforces; `None`: no source gives a figure.
        limit: Option<Span> = decode(raw.limit_ns)?,
        /// How long before the limit the app is warned; `None`: no source gives a figure.
        warning: Option<Span> = decode(raw.warning_ns)?,
        /// What follows when it is used up.
        at_expiry: Option<Expiry> = decode(raw.at_expiry)?,
        /// The code of the termination; `None`: none known.
        code: Option<TerminationCode> = decode(raw.code)?,
        /// How the process ends at the limit; `None`: it does not, or no rule says.
        termination: Option<Termination> = decode(raw.termination)?,
        /// Whether the app can ask for more; `None`: no source says.
        extendable: Option<bool> = extendable(raw.flags),
        /// When its clock starts; `None`: not known.
        starts: Option<Moment> = decode(raw.starts)?,
        /// When the clock is set back.
        resets: Set<Moment> = decode(raw.resets_mask)?,
        /// All of the kind share one clock.
        shared: bool = raw.flags & sys::LCP_ANSWER_SHARED != 0,
    }
}

fn extendable(flags: u32) -> Option<bool> {
    match (flags & sys::LCP_ANSWER_EXTENDABLE, flags & sys::LCP_ANSWER_NOT_EXTENDABLE) {
        (0, 0) => None,
        (can, _) => Some(can != 0),
    }
}

question! {
    DeadlineQuery => DeadlineAnswer:
    lcp_deadline_query, lcp_deadline_answer = LCP_DEADLINE_ANSWER_INIT,
    lcp_query_deadline, LCP_QUESTION_DEADLINE
}

impl Policy {
    /// Asks for an allowance: advice, limit, warning, what follows, and when its clock runs.
    ///
    /// ```
    /// use lifecycle_policy::{Allowance, Context, Policy, Span};
    ///
    /// let answer = Policy::new(&Context::new((12, 4)))?.deadline(Allowance::BackgroundTask)?;
    /// assert_eq!(answer.limit, Some(Span::from_secs(180)));
    /// println!("by the rule {}", answer.rule.expect("a rule"));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn deadline(&self, query: impl Into<DeadlineQuery>) -> Result<DeadlineAnswer, Error> {
        self.ask(query.into())
    }
}
