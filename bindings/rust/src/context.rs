//! The ground on which a question is asked.

use crate::values::encode;
use crate::{App, DeviceFacts, EvidenceProfile, Limit, OsVersion};
use lifecycle_policy_sys as sys;
use std::ptr;

/// The ground on which a question is asked: an OS version or a range of them, and where they
/// matter an app, a device, an evidence profile and figures of the host's own.
///
/// The questions are its methods.
///
/// ```
/// use lifecycle_policy::{App, BackgroundMode, Context, DeviceFacts, EvidenceProfile, OsVersion};
///
/// let context = Context::new((13, 4))
///     .os_last(OsVersion::new(17, 0, 0))
///     .profile(EvidenceProfile::Documented)
///     .app(App::new().background_modes([BackgroundMode::Audio]))
///     .facts(DeviceFacts::ordinary().passcode(true));
/// ```
///
/// A question fails with [`Status::OutOfRange`](crate::Status::OutOfRange) where the OS is before
/// iOS 2.0, where the range ends before it begins, where there are more than 64 limits, or where
/// there are more than 8 foreground slots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Context {
    os: OsVersion,
    os_last: Option<OsVersion>,
    profile: Option<EvidenceProfile>,
    app: Option<App>,
    facts: Option<DeviceFacts>,
    limits: Vec<Limit>,
}

impl Context {
    /// An app that declares nothing, on the ordinary device with an OS.
    #[must_use]
    pub fn new(os: impl Into<OsVersion>) -> Self {
        Self {
            os: os.into(),
            os_last: None,
            profile: None,
            app: None,
            facts: None,
            limits: Vec::new(),
        }
    }

    /// Sets the last version of a range that begins at the one of [`new`](Self::new).
    ///
    /// The answers are then those of its first version where nothing changes in the range. Where
    /// the verdict changes it is conditional, and where anything does `os_dependent` is true.
    #[must_use]
    pub fn os_last(self, last: impl Into<Option<OsVersion>>) -> Self {
        Self { os_last: last.into(), ..self }
    }

    /// Sets which rows may decide; [`EvidenceProfile::Observed`] unless it is set.
    #[must_use]
    pub fn profile(self, profile: impl Into<Option<EvidenceProfile>>) -> Self {
        Self { profile: profile.into(), ..self }
    }

    /// Sets what is known of the app.
    #[must_use]
    pub fn app(self, app: impl Into<Option<App>>) -> Self {
        Self { app: app.into(), ..self }
    }

    /// Sets what is known of the device.
    #[must_use]
    pub fn facts(self, facts: impl Into<Option<DeviceFacts>>) -> Self {
        Self { facts: facts.into(), ..self }
    }

    /// Sets the host's own figures, 64 at most. The first one for an allowance counts.
    #[must_use]
    pub fn limits(self, limits: impl Into<Vec<Limit>>) -> Self {
        Self { limits: limits.into(), ..self }
    }

    /// Lends the struct that crosses to the library, with all that it points to.
    pub(crate) fn lend<R>(&self, borrow: impl FnOnce(&sys::lcp_context) -> R) -> R {
        let app = self.app.map(App::to_raw);
        let facts = self.facts.map(DeviceFacts::to_raw);
        let limits = Limit::list(&self.limits);
        borrow(&sys::lcp_context {
            os_last: encode!(self.os_last),
            profile: encode!(self.profile),
            app: app.as_ref().map_or(ptr::null(), |raw| raw),
            facts: facts.as_ref().map_or(ptr::null(), |raw| raw),
            limits: if self.limits.is_empty() { ptr::null() } else { &limits },
            ..sys::LCP_CONTEXT_INIT(self.os.packed())
        })
    }
}
