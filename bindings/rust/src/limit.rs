//! The host's own figures.

use crate::{Allowance, Error, Span};
use lifecycle_policy_sys as sys;
use std::fmt;

/// Figures of the host's own for one allowance, which take the place of the system's: emulators run
/// slowly. What is not set keeps the rule's figure, and so does `None`.
///
/// ```
/// use lifecycle_policy::{Allowance, Context, Evidence, Limit, OsVersion, Span};
///
/// let slow = Limit::new(Allowance::DidEnterBackground).limit(Span::from_secs(50));
/// let context = Context::new(OsVersion::new(17, 0, 0)).limits([slow]);
/// let answer = context.deadline(Allowance::DidEnterBackground)?;
/// assert_eq!(answer.limit, Some(Span::from_secs(50)));
/// assert_eq!(answer.evidence, Some(Evidence::Overridden));
/// # Ok::<(), lifecycle_policy::Error>(())
/// ```
///
/// A figure of 292 years or more is [`Span::Unlimited`].
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Limit(sys::lcp_limit);

impl Limit {
    /// Keeps every figure of the rule.
    #[must_use]
    pub fn new(allowance: Allowance) -> Self {
        Self(sys::lcp_limit { allowance: allowance.into(), ..sys::LCP_LIMIT_INIT })
    }

    /// Sets what is enforced.
    #[must_use]
    pub fn limit(self, span: impl Into<Option<Span>>) -> Self {
        Self(sys::lcp_limit { limit_ns: Span::encode(span.into()), ..self.0 })
    }

    /// Sets what the app should keep to.
    #[must_use]
    pub fn advice(self, span: impl Into<Option<Span>>) -> Self {
        Self(sys::lcp_limit { advice_ns: Span::encode(span.into()), ..self.0 })
    }

    /// Sets how long before the limit the app is warned: no longer than the limit, where both are set.
    #[must_use]
    pub fn warning(self, span: impl Into<Option<Span>>) -> Self {
        Self(sys::lcp_limit { warning_ns: Span::encode(span.into()), ..self.0 })
    }

    /// The list that crosses to the library; its items lie in `limits`.
    pub(crate) fn list(limits: &[Self]) -> sys::lcp_limits {
        sys::lcp_limits {
            count: u32::try_from(limits.len()).unwrap_or(u32::MAX),
            items: limits.as_ptr().cast(),
            stride: std::mem::size_of::<Self>(),
            ..sys::LCP_LIMITS_INIT
        }
    }

    fn parts(&self) -> Result<(Allowance, [Option<Span>; 3]), Error> {
        let raw = &self.0;
        let spans = [
            Span::decode(raw.limit_ns)?,
            Span::decode(raw.advice_ns)?,
            Span::decode(raw.warning_ns)?,
        ];
        Ok((Allowance::try_from(raw.allowance)?, spans))
    }
}

impl PartialEq for Limit {
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for Limit {}

impl fmt::Debug for Limit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (allowance, [limit, advice, warning]) = self.parts().map_err(|_| fmt::Error)?;
        formatter
            .debug_struct("Limit")
            .field("allowance", &allowance)
            .field("limit", &limit)
            .field("advice", &advice)
            .field("warning", &warning)
            .finish()
    }
}
