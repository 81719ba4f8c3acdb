//! Versions of iOS.

use crate::{Error, Field, Status};
use lifecycle_policy_sys as sys;
use std::fmt;
use std::str::FromStr;

/// A version of iOS. Versions can be compared.
///
/// ```
/// use lifecycle_policy::OsVersion;
///
/// let version: OsVersion = "9.3.5".parse()?;
/// assert_eq!(version, OsVersion::new(9, 3, 5));
/// assert!(version < OsVersion::from((10, 0)));
/// assert_eq!(OsVersion::new(13, 0, 0).to_string(), "13.0");
/// # Ok::<(), lifecycle_policy::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OsVersion(u32);

impl OsVersion {
    /// The first version that can be asked about.
    pub const OLDEST: Self = Self(sys::LCP_OS_OLDEST);

    /// Returns the last version that the rule set of the loaded library knows, such as 27.255.255.
    /// For a newer version, the verdict is [`Verdict::UnknownOs`](crate::Verdict::UnknownOs).
    #[must_use]
    pub fn newest() -> Self {
        // SAFETY: the function takes nothing.
        Self(unsafe { sys::lcp_os_newest() })
    }

    /// Makes a version from its parts.
    #[must_use]
    pub const fn new(major: u8, minor: u8, patch: u8) -> Self {
        Self(sys::LCP_OS(major, minor, patch))
    }

    /// The first part.
    #[must_use]
    pub const fn major(self) -> u8 {
        (self.0 >> 16) as u8
    }

    /// The second part.
    #[must_use]
    pub const fn minor(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// The third part.
    #[must_use]
    pub const fn patch(self) -> u8 {
        self.0 as u8
    }

    /// The version as the library represents it: `major << 16 | minor << 8 | patch`.
    #[must_use]
    pub const fn packed(self) -> u32 {
        self.0
    }
}

impl From<(u8, u8)> for OsVersion {
    fn from((major, minor): (u8, u8)) -> Self {
        Self::new(major, minor, 0)
    }
}

impl From<(u8, u8, u8)> for OsVersion {
    fn from((major, minor, patch): (u8, u8, u8)) -> Self {
        Self::new(major, minor, patch)
    }
}

impl From<OsVersion> for u32 {
    fn from(version: OsVersion) -> Self {
        version.packed()
    }
}

impl TryFrom<u32> for OsVersion {
    type Error = Error;

    /// Converts a packed version. Fails with [`Status::OutOfRange`] above 255.255.255.
    fn try_from(packed: u32) -> Result<Self, Error> {
        match packed >> 24 {
            0 => Ok(Self(packed)),
            _ => Err(Error {
                greatest: 0xff_ffff,
                ..Error::new(Status::OutOfRange, Some(Field::Os), packed.into())
            }),
        }
    }
}

impl FromStr for OsVersion {
    type Err = Error;

    /// Reads a version such as "9", "9.3" or "9.3.5", with parts from 0 to 255. Fails with
    /// [`Status::Malformed`].
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut packed = 0;
        // SAFETY: the text is as long as it says, and the number can be written to.
        let status = unsafe { sys::lcp_os_parse(text.as_ptr().cast(), text.len(), &mut packed) };
        Error::of(status)?;
        Self::try_from(packed)
    }
}

impl fmt::Display for OsVersion {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}", self.major(), self.minor())?;
        match self.patch() {
            0 => Ok(()),
            patch => write!(formatter, ".{patch}"),
        }
    }
}

impl fmt::Debug for OsVersion {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "OsVersion({self})")
    }
}
