//! How long may something take, and what follows?

use crate::cross::{decode, record};
use crate::questions::{answer, question};
use crate::{Allowance, Error, Expiry, Moment, Policy, Set, Span, Termination, TerminationCode};
use lifecycle_policy_sys as sys;

record! {
    /// How long may something take?
    pub struct DeadlineQuery by new: lcp_deadline_query = LCP_DEADLINE_QUERY_INIT
    needs {
        /// The allowance.
        allowance: Allowance,
    }
    takes {}
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) if a rule is about the allowance (its
    /// figures may still be unknown), [`NotApplicable`](crate::Verdict::NotApplicable) if the OS
    /// has no such thing, [`Unspecified`](crate::Verdict::Unspecified) if no source says anything,
    /// and [`Conditional`](crate::Verdict::Conditional) if it depends on a fact, such as an
    /// attached debugger.
    ///
    /// The evidence is [`Overridden`](crate::Evidence::Overridden) if the host set a figure of its
    /// own for the allowance.
    #[derive(Copy)]
    pub struct DeadlineAnswer: lcp_deadline_answer as |raw, policy, query: DeadlineQuery| {
        /// The time that the app should keep to; `None`: no source gives a figure.
        advice: Option<Span> = decode(raw.advice_ns)?,
        /// The time that the system enforces; `None`: no source gives a figure.
        limit: Option<Span> = decode(raw.limit_ns)?,
        /// How long before the limit the app is warned; `None`: no source gives a figure.
        warning: Option<Span> = decode(raw.warning_ns)?,
        /// What follows when the time is used up.
        at_expiry: Option<Expiry> = decode(raw.at_expiry)?,
        /// The code of the termination; `None`: none known.
        code: Option<TerminationCode> = decode(raw.code)?,
        /// How the process ends at the limit; `None`: it does not end, or no rule says.
        termination: Option<Termination> = decode(raw.termination)?,
        /// Whether the app can ask for more time; `None`: no source says.
        extendable: Option<bool> = extendable(raw.flags),
        /// When the clock starts; `None`: not known.
        starts: Option<Moment> = decode(raw.starts)?,
        /// When the clock is reset.
        resets: Set<Moment> = decode(raw.resets_mask)?,
        /// Whether all tasks of the kind share one clock.
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
    /// Asks for the advice, limit, warning and expiry of an allowance, and when its clock runs.
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
