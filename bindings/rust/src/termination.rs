//! What does a termination code mean?

use crate::answer::answer;
use crate::ask::ask;
use crate::builder::builder;
use crate::values::{decode_option, encode};
use crate::{text, Allowance, Cause, Context, Error, RuleIndex, Span, Termination};
use crate::{TerminationCode, TerminationNamespace};
use lifecycle_policy_sys as sys;

/// What does a termination code mean? Reading a report is the host's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct TerminationQuery {
    /// Any number; jetsam's are the kernel's.
    pub code: u64,
    /// The namespace that the report names; `None`: it names none.
    pub namespace: Option<TerminationNamespace>,
}

impl TerminationQuery {
    /// The question about a code.
    #[must_use]
    pub const fn new(code: u64) -> Self {
        Self { code, namespace: None }
    }

    builder! {
        namespace: Option<TerminationNamespace>,
    }

    pub(crate) fn to_raw(self) -> sys::lcp_termination_query {
        sys::lcp_termination_query {
            namespace_: encode!(self.namespace),
            code: self.code,
            ..sys::LCP_TERMINATION_QUERY_INIT
        }
    }
}

impl From<TerminationCode> for TerminationQuery {
    fn from(code: TerminationCode) -> Self {
        Self::new(u32::from(code).into())
    }
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) for a life cycle termination whose cause
    /// is known, [`Forbidden`](crate::Verdict::Forbidden) for what is known and is none (a signal,
    /// a privacy violation), [`Unspecified`](crate::Verdict::Unspecified) for what is not known.
    pub struct TerminationAnswer: lcp_termination_answer as raw {
        /// The termination that the code stands for; `None`: none of the life cycle, or not known.
        pub cause: Option<Termination> = decode_option(raw.cause)?,
        /// What it means, as a sentence; "" where nothing is known.
        // SAFETY: the library's texts are static and terminated.
        pub meaning: &'static str = unsafe { text::from_library(raw.meaning) },
        /// The allowance that was used up; `None`: none, or the report tells which.
        pub allowance: Option<Allowance> = decode_option(raw.allowance)?,
        /// Its limit, else its advice; `None`: no source gives a figure.
        pub allowance_span: Option<Span> = Span::decode(raw.allowance_ns)?,
        /// The rule of the allowance or of the conduct that was broken.
        pub broken_rule: Option<RuleIndex> = RuleIndex::decode(raw.broken_rule),
    }
}

impl Context {
    /// Asks what a termination code means.
    ///
    /// ```
    /// use lifecycle_policy::{Context, Termination, TerminationQuery};
    ///
    /// let answer = Context::new((17, 0)).termination(TerminationQuery::new(0x8bad_f00d))?;
    /// assert_eq!(answer.cause, Some(Termination::Watchdog));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn termination(
        &self,
        query: impl Into<TerminationQuery>,
    ) -> Result<TerminationAnswer, Error> {
        let query = query.into().to_raw();
        let raw = ask(self, sys::LCP_TERMINATION_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_termination(ground, &query, answer, error) }
        })?;
        TerminationAnswer::decode(&raw)
    }
}

impl Cause {
    /// The termination that a cause is, for a transition to
    /// [`NotRunning`](crate::AppState::NotRunning); [`Termination::None`] for a cause that ends
    /// nothing.
    ///
    /// It has the same name where there is one; otherwise
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
    /// Only where the library is not of this crate's version and does not know the cause.
    pub fn termination(self) -> Result<Termination, Error> {
        // SAFETY: the function takes any number.
        crate::values::decode(unsafe { sys::lcp_cause_termination(self.into()) })
    }
}
