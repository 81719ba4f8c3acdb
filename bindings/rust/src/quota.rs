//! How many does the system allow?

use crate::answer::answer;
use crate::ask::ask;
use crate::values::decode_option;
use crate::{Context, Error, Expiry, Quota, Span, Unit};
use lifecycle_policy_sys as sys;

/// How many does the system allow?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct QuotaQuery {
    /// What is counted.
    pub quota: Quota,
}

impl QuotaQuery {
    /// The question about a quota.
    #[must_use]
    pub const fn new(quota: Quota) -> Self {
        Self { quota }
    }

    pub(crate) fn to_raw(self) -> sys::lcp_quota_query {
        sys::lcp_quota_query { quota: self.quota.into(), ..sys::LCP_QUOTA_QUERY_INIT }
    }
}

impl From<Quota> for QuotaQuery {
    fn from(quota: Quota) -> Self {
        Self::new(quota)
    }
}

/// Reads a number that the library gave.
pub(crate) fn decode_count(count: i64) -> Result<Option<u64>, Error> {
    match count {
        sys::LCP_COUNT_UNKNOWN => Ok(None),
        _ => u64::try_from(count).map(Some).map_err(|_| Error::newer_library(count)),
    }
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) where a rule tells of the quota (its
    /// number may still be unknown), [`NotApplicable`](crate::Verdict::NotApplicable) where the OS
    /// has no such thing, and [`Unspecified`](crate::Verdict::Unspecified) where no source says
    /// anything.
    pub struct QuotaAnswer: lcp_quota_answer as raw {
        /// How many; `None`: no source gives a number.
        pub count: Option<u64> = decode_count(raw.count)?,
        /// What is counted.
        pub unit: Option<Unit> = decode_option(raw.unit)?,
        /// The span that it counts in; `None`: it is no rate.
        pub window: Option<Span> = Span::decode(raw.window_ns)?,
        /// What becomes of more; `None`: no source says.
        pub at_excess: Option<Expiry> = decode_option(raw.at_excess)?,
    }
}

impl Context {
    /// Asks how many the system allows.
    ///
    /// ```
    /// use lifecycle_policy::{Context, Quota};
    ///
    /// let answer = Context::new((12, 0)).quota(Quota::MonitoredRegions)?;
    /// assert_eq!(answer.count, Some(20));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn quota(&self, query: impl Into<QuotaQuery>) -> Result<QuotaAnswer, Error> {
        let query = query.into().to_raw();
        let raw = ask(self, sys::LCP_QUOTA_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_quota(ground, &query, answer, error) }
        })?;
        QuotaAnswer::decode(&raw)
    }
}
