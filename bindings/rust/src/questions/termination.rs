//! What does a termination code mean?

use crate::cross::{decode, record};
use crate::questions::{answer, question};
use crate::{Allowance, Cause, Error, Policy, RuleIndex, Span, Termination};
use crate::{TerminationCode, TerminationNamespace};
use lifecycle_policy_sys as sys;

record! {
    /// What does a termination code mean? The host reads the report.
    pub struct TerminationQuery by new: lcp_termination_query = LCP_TERMINATION_QUERY_INIT
    needs {
        /// Any number. Jetsam codes are those of the kernel.
        code: u64,
    }
    takes {
        /// The namespace that the report names; `None`: it names no namespace.
        reason_namespace: Option<TerminationNamespace>,
    }
}

impl From<TerminationCode> for TerminationQuery {
    fn from(code: TerminationCode) -> Self {
        Self::new(u32::from(code).into())
    }
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) for a life cycle termination with a
    /// known cause, [`Forbidden`](crate::Verdict::Forbidden) for any other known code (a signal, a
    /// privacy violation), [`Unspecified`](crate::Verdict::Unspecified) for an unknown code.
    ///
    /// The text of the rule is the meaning of the code:
    /// [`RuleField::Text`](crate::RuleField::Text).
    #[derive(Copy)]
    pub struct TerminationAnswer: lcp_termination_answer as |raw, policy, query: TerminationQuery| {
        /// The termination that the code means; `None`: not a life cycle termination, or not known.
        cause: Option<Termination> = decode(raw.cause)?,
        /// The allowance that was used up; `None`: none, or only the report says which.
        allowance: Option<Allowance> = decode(raw.allowance)?,
        /// The limit of the allowance, else its advice; `None`: no source gives a figure.
        allowance_span: Option<Span> = decode(raw.allowance_ns)?,
        /// The rule of the allowance or of the conduct that was broken.
        broken_rule: Option<RuleIndex> = decode(raw.broken_rule)?,
    }
}

question! {
    TerminationQuery => TerminationAnswer:
    lcp_termination_query, lcp_termination_answer = LCP_TERMINATION_ANSWER_INIT,
    lcp_query_termination, LCP_QUESTION_TERMINATION
}

impl Policy {
    /// Asks what a termination code means.
    ///
    /// ```
    /// use lifecycle_policy::{Context, Policy, Termination, TerminationQuery};
    ///
    /// let policy = Policy::new(&Context::new((17, 0)))?;
    /// let answer = policy.termination(TerminationQuery::new(0x8bad_f00d))?;
    /// assert_eq!(answer.cause, Some(Termination::Watchdog));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn termination(
        &self,
        query: impl Into<TerminationQuery>,
    ) -> Result<TerminationAnswer, Error> {
        self.ask(query.into())
    }
}

impl Cause {
    /// Returns the termination that a cause is, for a transition to
    /// [`NotRunning`](crate::State::NotRunning), or [`Termination::None`] if the cause does not end
    /// the app.
    ///
    /// It is the termination of the same name, if there is one. Otherwise it is
    /// [`ExitsOnSuspend`](Termination::ExitsOnSuspend) for the home button, a switch of apps and an
    /// accepted interruption; [`Reboot`](Termination::Reboot) for the two shutdowns;
    /// [`SystemReclaimed`](Termination::SystemReclaimed) for a prewarmed process that is discarded;
    /// and [`UserForceQuit`](Termination::UserForceQuit) for the last window that is closed.
    ///
    /// ```
    /// use lifecycle_policy::{Cause, Termination};
    ///
    /// assert_eq!(Cause::SystemShutdown.termination()?, Termination::Reboot);
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Only if the library has another version than this crate and does not know the cause.
    pub fn termination(self) -> Result<Termination, Error> {
        // SAFETY: the function takes any number.
        decode(unsafe { sys::lcp_cause_termination(self.into()) })
    }
}
