//! How many does the system allow?

use crate::cross::{decode, record};
use crate::questions::{answer, count, question};
use crate::{Error, Expiry, Policy, Quota, Span, Unit};

record! {
    /// How many does the system allow?
    pub struct QuotaQuery by new: lcp_quota_query = LCP_QUOTA_QUERY_INIT
    needs {
        /// The quota.
        quota: Quota,
    }
    takes {}
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) if a rule is about the quota (its number
    /// may still be unknown), [`NotApplicable`](crate::Verdict::NotApplicable) if the OS has no
    /// such thing, and [`Unspecified`](crate::Verdict::Unspecified) if no source says anything.
    #[derive(Copy)]
    pub struct QuotaAnswer: lcp_quota_answer as |raw, policy, query: QuotaQuery| {
        /// How many; `None`: no source gives a number.
        count: Option<u64> = count(raw.count)?,
        /// The unit of `count`.
        unit: Option<Unit> = decode(raw.unit)?,
        /// The span that it counts in; `None`: it is not a rate.
        window: Option<Span> = decode(raw.window_ns)?,
        /// What happens when it is exceeded; `None`: no source says.
        at_excess: Option<Expiry> = decode(raw.at_excess)?,
    }
}

question! {
    QuotaQuery => QuotaAnswer: lcp_quota_query, lcp_quota_answer = LCP_QUOTA_ANSWER_INIT,
    lcp_query_quota, LCP_QUESTION_QUOTA
}

impl Policy {
    /// Asks how many the system allows.
    ///
    /// ```
    /// use lifecycle_policy::{Context, Policy, Quota};
    ///
    /// let answer = Policy::new(&Context::new((12, 0)))?.quota(Quota::MonitoredRegions)?;
    /// assert_eq!(answer.count, Some(20));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn quota(&self, query: impl Into<QuotaQuery>) -> Result<QuotaAnswer, Error> {
        self.ask(query.into())
    }
}
