//! Spans of time.

use crate::Error;
use lifecycle_policy_sys as sys;
use std::fmt;
use std::time::Duration;

/// A span of time: so long, or without a limit. Where no source gives a figure there is no `Span`.
///
/// ```
/// use lifecycle_policy::Span;
/// use std::time::Duration;
///
/// assert!(Span::from_secs(5) < Span::Unlimited);
/// assert_eq!(Span::from_secs(5).duration(), Some(Duration::from_secs(5)));
/// assert_eq!(Span::Unlimited.to_string(), "unlimited");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Span {
    /// A figure, to the nanosecond. 0 is one.
    For(Duration),
    /// No limit.
    Unlimited,
}

impl Span {
    /// A number of seconds.
    #[must_use]
    pub const fn from_secs(seconds: u64) -> Self {
        Self::For(Duration::from_secs(seconds))
    }

    /// The figure, where there is a limit.
    #[must_use]
    pub const fn duration(self) -> Option<Duration> {
        match self {
            Self::For(duration) => Some(duration),
            Self::Unlimited => None,
        }
    }

    /// Reads nanoseconds that the library gave.
    pub(crate) fn decode(nanoseconds: i64) -> Result<Option<Self>, Error> {
        match (nanoseconds, u64::try_from(nanoseconds)) {
            (sys::LCP_NS_UNKNOWN, _) => Ok(None),
            (sys::LCP_NS_UNLIMITED, _) => Ok(Some(Self::Unlimited)),
            (_, Ok(figure)) => Ok(Some(Self::For(Duration::from_nanos(figure)))),
            (_, Err(_)) => Err(Error::newer_library(nanoseconds)),
        }
    }

    /// Gives nanoseconds to the library. 292 years, which are more than it has numbers for, are
    /// unlimited.
    pub(crate) fn encode(span: Option<Self>) -> i64 {
        match span {
            None => sys::LCP_NS_UNKNOWN,
            Some(Self::Unlimited) => sys::LCP_NS_UNLIMITED,
            Some(Self::For(duration)) => {
                i64::try_from(duration.as_nanos()).unwrap_or(sys::LCP_NS_UNLIMITED)
            }
        }
    }
}

impl From<Duration> for Span {
    fn from(duration: Duration) -> Self {
        Self::For(duration)
    }
}

impl fmt::Display for Span {
    /// Writes "180s", "2.5s" or "unlimited".
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::For(duration) => write!(formatter, "{duration:?}"),
            Self::Unlimited => formatter.write_str("unlimited"),
        }
    }
}
