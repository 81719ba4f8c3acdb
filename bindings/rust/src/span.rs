//! Spans of time.

use std::fmt;
use std::time::Duration;

/// A span of time, or no limit. If no source gives a figure, a field is `None` instead of a `Span`.
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
    /// A figure, exact to the nanosecond. It may be 0.
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

    /// The figure, if there is a limit.
    #[must_use]
    pub const fn duration(self) -> Option<Duration> {
        match self {
            Self::For(duration) => Some(duration),
            Self::Unlimited => None,
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
