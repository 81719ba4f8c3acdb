//! The host's own figures.

use crate::cross::{setters, Optional};
use crate::{Allowance, Span};
use lifecycle_policy_sys as sys;

/// The host's own figures for one allowance. They replace the figures of the rule, for example
/// because an emulator runs slowly. If a figure is not set, or is `None`, the figure of the rule
/// applies.
///
/// ```
/// use lifecycle_policy::{Allowance, Context, Evidence, Limit, Policy, Span};
///
/// let slow = Limit::new(Allowance::DidEnterBackground).limit(Span::from_secs(50));
/// let policy = Policy::new(&Context::new((17, 0)).limits([slow]))?;
/// let answer = policy.deadline(Allowance::DidEnterBackground)?;
/// assert_eq!(answer.limit, Some(Span::from_secs(50)));
/// assert_eq!(answer.evidence, Some(Evidence::Overridden));
/// # Ok::<(), lifecycle_policy::Error>(())
/// ```
///
/// A figure of 292 years or more is [`Span::Unlimited`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Limit {
    /// The allowance.
    pub allowance: Allowance,
    /// The time that is enforced.
    pub limit: Option<Span>,
    /// The time that the app should keep to.
    pub advice: Option<Span>,
    /// How long before the limit the app is warned. If `limit` is also set, the warning must not be
    /// longer than the limit.
    pub warning: Option<Span>,
}

impl Limit {
    /// Makes a limit that keeps every figure of the rule.
    #[must_use]
    pub const fn new(allowance: Allowance) -> Self {
        Self { allowance, limit: None, advice: None, warning: None }
    }

    pub(crate) fn to_raw(self) -> sys::lcp_limit {
        sys::lcp_limit {
            allowance: self.allowance.into(),
            limit_ns: self.limit.encode(),
            advice_ns: self.advice.encode(),
            warning_ns: self.warning.encode(),
            ..sys::LCP_LIMIT_INIT
        }
    }
}

setters! {
    Limit:
    limit: Option<Span>,
    advice: Option<Span>,
    warning: Option<Span>,
}
