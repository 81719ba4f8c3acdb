//! May the app do this in this state?

use crate::cross::{decode, record};
use crate::questions::{answer, question};
use crate::{Activity, Callback, Error, Policy, Price, State, Termination, TerminationCode};

record! {
    /// May the app do this in this state?
    pub struct ConductQuery by new: lcp_conduct_query = LCP_CONDUCT_QUERY_INIT
    needs {
        /// The state of the process.
        state: State,
        /// What the app does.
        activity: Activity,
    }
    takes {}
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed),
    /// [`Forbidden`](crate::Verdict::Forbidden) (at a price),
    /// [`NotApplicable`](crate::Verdict::NotApplicable) if the OS or the life cycle has no such
    /// state or activity, conditional, or unspecified.
    #[derive(Copy)]
    pub struct ConductAnswer: lcp_conduct_answer as |raw, policy, query: ConductQuery| {
        /// The activity must be over when this callback returns.
        stop_before: Option<Callback> = decode(raw.stop_before)?,
        /// What it costs; `None`: nothing, or not known.
        price: Option<Price> = decode(raw.price)?,
        /// The code of the termination; `None`: none known.
        code: Option<TerminationCode> = decode(raw.code)?,
        /// How the process ends, if that is the price; `None`: no rule says.
        termination: Option<Termination> = decode(raw.termination)?,
    }
}

question! {
    ConductQuery => ConductAnswer: lcp_conduct_query, lcp_conduct_answer = LCP_CONDUCT_ANSWER_INIT,
    lcp_query_conduct, LCP_QUESTION_CONDUCT
}

impl Policy {
    /// Asks whether an app may do something in a state, and what it costs.
    ///
    /// ```
    /// use lifecycle_policy::{Activity, ConductQuery, Context, Policy, Price, State, Verdict};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let answer = policy.conduct(ConductQuery::new(State::Background, Activity::OpenglEs))?;
    /// assert_eq!((answer.verdict, answer.price), (Verdict::Forbidden, Some(Price::Terminate)));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn conduct(&self, query: ConductQuery) -> Result<ConductAnswer, Error> {
        self.ask(query)
    }
}
