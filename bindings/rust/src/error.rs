//! The error for a question that could not be asked.

use crate::cross::{decode, Decode};
use crate::values::wire::Wire;
use crate::{text, Field, OsVersion, Status};
use lifecycle_policy_sys as sys;
use std::fmt;

/// The reason why a question could not be asked, and the part at fault.
///
/// A verdict is never an error: *forbidden*, *unspecified* and *unknown-os* are answers.
///
/// ```
/// use lifecycle_policy::{Context, Field, OsVersion, Policy, Status};
///
/// let error = Policy::new(&Context::new((1, 0))).unwrap_err();
/// assert_eq!((error.status, error.field), (Status::OutOfRange, Some(Field::Os)));
/// assert_eq!(error.least, i64::from(OsVersion::OLDEST.packed()));
/// assert!(error.to_string().starts_with("os: "));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Error {
    /// What is wrong.
    pub status: Status,
    /// The part of the question that is at fault.
    ///
    /// [`Field::Answer`] with [`Status::UnknownValue`] means that the question was valid, but a
    /// newer library answered with a value that this crate does not know.
    pub field: Option<Field>,
    /// The zero-based index of the failed element of a batch or a list.
    pub index: u32,
    /// The refused value; it may be a size, a count or a mask.
    pub value: i64,
    /// For [`Status::OutOfRange`], the least permitted value. A version is packed as in
    /// [`OsVersion::packed`].
    pub least: i64,
    /// For [`Status::OutOfRange`], the greatest permitted value.
    pub greatest: i64,
}

impl Error {
    pub(crate) fn new(status: Status, field: Option<Field>, value: i64) -> Self {
        Self { status, field, index: 0, value, least: 0, greatest: 0 }
    }

    /// Makes the error for a number that the library returned and this crate does not know.
    pub(crate) fn newer_library(value: i64) -> Self {
        Self::new(Status::UnknownValue, Some(Field::Answer), value)
    }

    /// Converts every status but OK to an error, for functions without an error struct.
    pub(crate) fn of(status: sys::lcp_status_t) -> Result<(), Self> {
        match status {
            sys::LCP_OK => Ok(()),
            _ => Err(Self::new(Status::decode(status)?, None, 0)),
        }
    }

    /// Converts every status but OK to an error, with the details of the error struct.
    pub(crate) fn check(status: sys::lcp_status_t, told: &sys::lcp_error) -> Result<(), Self> {
        if status == sys::LCP_OK {
            return Ok(());
        }
        Err(Self {
            status: decode(told.status)?,
            field: decode(told.field)?,
            index: told.index,
            value: told.value,
            least: told.least,
            greatest: told.greatest,
        })
    }

    /// Formats a number of this error: as a version if the field is a version, otherwise in
    /// decimal.
    fn shown(&self, number: i64) -> String {
        let is_version =
            matches!(self.field, Some(Field::Os | Field::LinkedSdk | Field::MinimumOs));
        match u32::try_from(number).map(OsVersion::try_from) {
            Ok(Ok(version)) if is_version => version.to_string(),
            _ => number.to_string(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(field) = self.field {
            write!(formatter, "{field}: ")?;
        }
        // SAFETY: the function takes any number, and returns a static, terminated text.
        let message =
            unsafe { text::from_library(sys::lcp_status_message(self.status.to_wire() as i32)) };
        formatter.write_str(message)?;
        match (self.status, self.field) {
            (Status::MissingValue, _) => Ok(()),
            (_, None) if self.value == 0 => Ok(()),
            (Status::OutOfRange, _) if self.least < self.greatest => {
                let [value, least, greatest] =
                    [self.value, self.least, self.greatest].map(|number| self.shown(number));
                match self.greatest {
                    i64::MAX => write!(formatter, " ({value}; {least} or more)"),
                    _ => write!(formatter, " ({value}; {least} to {greatest})"),
                }
            }
            _ => write!(formatter, " ({})", self.shown(self.value)),
        }
    }
}

impl std::error::Error for Error {}
