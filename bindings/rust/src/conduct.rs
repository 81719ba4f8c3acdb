//! May the app do this in this state?

use crate::answer::answer;
use crate::ask::ask;
use crate::batch::{question, Batch};
use crate::values::decode_option;
use crate::{Activity, AppState, Callback, Context, Error, Price, TerminationCode};
use lifecycle_policy_sys as sys;

/// May the app do this in this state?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ConductQuery {
    /// The state of the process.
    pub state: AppState,
    /// What it does.
    pub activity: Activity,
}

impl ConductQuery {
    /// The question about an activity in a state.
    #[must_use]
    pub const fn new(state: AppState, activity: Activity) -> Self {
        Self { state, activity }
    }

    pub(crate) fn to_raw(self) -> sys::lcp_conduct_query {
        sys::lcp_conduct_query {
            state: self.state.into(),
            activity: self.activity.into(),
            ..sys::LCP_CONDUCT_QUERY_INIT
        }
    }
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed),
    /// [`Forbidden`](crate::Verdict::Forbidden) (at a price),
    /// [`NotApplicable`](crate::Verdict::NotApplicable) where the OS or the life cycle has no such
    /// state or thing, conditional, or unspecified.
    pub struct ConductAnswer: lcp_conduct_answer as raw {
        /// It must be over when this callback returns.
        pub stop_before: Option<Callback> = decode_option(raw.stop_before)?,
        /// What it costs; `None`: nothing, or nothing known.
        pub price: Option<Price> = decode_option(raw.price)?,
        /// The code of the termination; `None`: none known.
        pub code: Option<TerminationCode> = decode_option(raw.code)?,
    }
}

question! {
    [] ConductQuery => ConductAnswer, conduct,
    lcp_conduct_query = LCP_CONDUCT_QUERY_INIT,
    lcp_conduct_answer = LCP_CONDUCT_ANSWER_INIT,
    lcp_query_conduct_batch
}

impl Context {
    /// Asks whether an app may do something in a state, and what it costs.
    ///
    /// ```
    /// use lifecycle_policy::{Activity, AppState, ConductQuery, Context, Price, Verdict};
    ///
    /// let context = Context::new((12, 0));
    /// let answer = context.conduct(ConductQuery::new(AppState::Background, Activity::OpenglEs))?;
    /// assert_eq!(answer.verdict, Verdict::Forbidden);
    /// assert_eq!(answer.price, Some(Price::Terminate));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn conduct(&self, query: ConductQuery) -> Result<ConductAnswer, Error> {
        let query = query.to_raw();
        let raw = ask(self, sys::LCP_CONDUCT_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_conduct(ground, &query, answer, error) }
        })?;
        ConductAnswer::decode(&raw)
    }

    /// Asks about many activities at once. Each has an answer, or an error of its own.
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn conduct_batch<'a>(
        &'a self,
        queries: &'a [ConductQuery],
    ) -> Result<Batch<'a, ConductQuery>, Error> {
        Batch::new(self, queries)
    }
}
