//! May the system suspend the app?

use crate::cross::{decode, record};
use crate::questions::{answer, question};
use crate::{Activity, Allowance, Error, Policy, Set};

record! {
    /// May the system suspend the app, which is in the background?
    #[derive(Default)]
    pub struct SuspensionQuery by new: lcp_suspension_query = LCP_SUSPENSION_QUERY_INIT
    needs {}
    takes {
        /// The clocks that run for the app, such as that of a background task or of a wake-up.
        allowances: Set<Allowance>,
        /// What the app is doing.
        activities: Set<Activity>,
        /// The activities that began while the app was in front.
        begun_in_front: Set<Activity>,
    }
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) if nothing keeps the app from being
    /// suspended, [`Forbidden`](crate::Verdict::Forbidden) if something does,
    /// [`Conditional`](crate::Verdict::Conditional) if this is not known, and
    /// [`NotApplicable`](crate::Verdict::NotApplicable) if the life cycle has no suspended state.
    ///
    /// An allowance keeps the app running until its limit, or until the app says that it is done.
    /// An activity keeps it running for as long as it lasts.
    #[derive(Copy)]
    pub struct SuspensionAnswer: lcp_suspension_answer as |raw, policy, query: SuspensionQuery| {
        /// The allowances of the query that keep the app running.
        allowances: Set<Allowance> = decode(raw.allowances)?,
        /// The activities of the query that keep the app running.
        activities: Set<Activity> = decode(raw.activities)?,
    }
}

question! {
    SuspensionQuery => SuspensionAnswer:
    lcp_suspension_query, lcp_suspension_answer = LCP_SUSPENSION_ANSWER_INIT,
    lcp_query_suspension, LCP_QUESTION_SUSPENSION
}

impl Policy {
    /// Asks whether anything keeps the app from being suspended.
    ///
    /// ```
    /// use lifecycle_policy::{Allowance, Context, Policy, Set, SuspensionQuery, Verdict};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let nothing = SuspensionQuery::new();
    /// assert_eq!(policy.suspension(nothing)?.verdict, Verdict::Allowed);
    ///
    /// let answer = policy.suspension(nothing.allowances(Allowance::BackgroundTask))?;
    /// assert_eq!(answer.verdict, Verdict::Forbidden);
    /// assert_eq!(answer.allowances, Set::from(Allowance::BackgroundTask));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn suspension(&self, query: SuspensionQuery) -> Result<SuspensionAnswer, Error> {
        self.ask(query)
    }
}
