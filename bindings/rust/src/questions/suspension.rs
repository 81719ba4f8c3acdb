//! May the system suspend the app?

use crate::cross::{decode, record};
use crate::questions::{answer, question};
use crate::{Activity, Allowance, Error, Policy, Set};

record! {
    /// May the system suspend the app, which is in the background?
    pub struct SuspensionQuery by new: lcp_suspension_query = LCP_SUSPENSION_QUERY_INIT
    needs {}
    takes {
        /// The clocks that run for the app, such as that of a background task or of a wake-up.
        allowances: Set<Allowance>,
        /// What the app is doing.
        activities: Set<Activity>,
        /// Those of the activities that began while it was in front.
        begun_in_front: Set<Activity>,
    }
}

impl Default for SuspensionQuery {
    fn default() -> Self {
        Self::new()
    }
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) where nothing keeps the app from being
    /// suspended, [`Forbidden`](crate::Verdict::Forbidden) where something does. An allowance holds
    /// until its limit, or until the app says that it is done; an activity for as long as it goes on.
    #[derive(Copy)]
    pub struct SuspensionAnswer: lcp_suspension_answer as |raw, policy, query: SuspensionQuery| {
        /// Of the question, those that keep the app running.
        allowances: Set<Allowance> = decode(raw.allowances)?,
        /// The same of the activities.
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
    /// use lifecycle_policy::{Allowance, Context, Policy, SuspensionQuery, Verdict};
    ///
    /// let policy = Policy::new(&Context::new((12, 4)))?;
    /// let task = SuspensionQuery::new().allowances(Allowance::BackgroundTask);
    /// assert_eq!(policy.suspension(task)?.verdict, Verdict::Forbidden);
    /// assert_eq!(policy.suspension(SuspensionQuery::new())?.verdict, Verdict::Allowed);
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
