//! Why a question could not be asked.

use crate::values::{decode, decode_option, wire::Wire};
use crate::{text, Field, OsVersion, Status};
use lifecycle_policy_sys as sys;
use std::fmt;

/// Why a question could not be asked, and what was at fault.
///
/// A verdict is never an error: *forbidden*, *unspecified* and *unknown-os* are answers.
///
/// ```
/// use lifecycle_policy::{Allowance, Context, Field, OsVersion, Status};
///
/// let error = Context::new(OsVersion::new(1, 0, 0)).deadline(Allowance::Launch).unwrap_err();
/// assert_eq!((error.status, error.field), (Status::OutOfRange, Some(Field::Os)));
/// assert!(error.to_string().starts_with("os: "));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Error {
    /// What is wrong.
    pub status: Status,
    /// The part of the question that is at fault.
    ///
    /// With [`Field::Answer`] and [`Status::UnknownValue`] the question was right, and the library
    /// answered with a value that this crate does not know, since it is newer.
    pub field: Option<Field>,
    /// The element of a batch or a list, counted from 0.
    pub index: u32,
    /// The value that was refused; a size, count or mask where it was one.
    pub value: i64,
}

impl Error {
    fn new(status: Status, field: Option<Field>, value: i64) -> Self {
        Self { status, field, index: 0, value }
    }

    /// A value that this crate refuses by itself.
    pub(crate) fn of(status: Status, field: Field, value: i64) -> Self {
        Self::new(status, Some(field), value)
    }

    /// A number that the library gave and this crate does not know.
    pub(crate) fn newer_library(value: i64) -> Self {
        Self::new(Status::UnknownValue, Some(Field::Answer), value)
    }

    /// A number that the caller gave and this crate does not know.
    pub(crate) fn unknown_value(value: i64) -> Self {
        Self::new(Status::UnknownValue, None, value)
    }

    /// Makes an error of every status but OK, where the function says no more than that.
    pub(crate) fn check(status: sys::lcp_status_t) -> Result<(), Self> {
        match status {
            sys::LCP_OK => Ok(()),
            _ => Err(Self::new(decode(status)?, None, 0)),
        }
    }

    /// Makes an error of every status but OK, with what the function says of it.
    pub(crate) fn check_with(status: sys::lcp_status_t, told: &sys::lcp_error) -> Result<(), Self> {
        if status == sys::LCP_OK {
            return Ok(());
        }
        let field = decode_option(told.field)?;
        Err(Self { status: decode(told.status)?, field, index: told.index, value: told.value })
    }

    /// The same error, of another element.
    pub(crate) fn at(self, index: u32) -> Self {
        Self { index, ..self }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(field) = self.field {
            write!(formatter, "{field}: ")?;
        }
        // SAFETY: the function takes any number, and gives a static, terminated text.
        let message =
            unsafe { text::from_library(sys::lcp_status_message(self.status.to_wire() as i32)) };
        formatter.write_str(message)?;
        match (self.status, self.field, u32::try_from(self.value).map(OsVersion::try_from)) {
            (Status::MissingValue, _, _) => Ok(()),
            (_, None, _) if self.value == 0 => Ok(()),
            (_, Some(Field::Os | Field::LinkedSdk | Field::MinimumOs), Ok(Ok(version))) => {
                write!(formatter, " ({version})")
            }
            _ => write!(formatter, " ({})", self.value),
        }
    }
}

impl std::error::Error for Error {}
