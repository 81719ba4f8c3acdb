//! The context for which a policy is prepared.

use crate::cross::Optional;
use crate::{App, DeviceFacts, Error, EvidenceProfile, Limit, OsVersion};
use lifecycle_policy_sys as sys;
use std::ops::RangeInclusive;
use std::ptr;

/// The context of a [`Policy`](crate::Policy): an OS version and, if needed, an app, a device, an
/// evidence profile and the host's own figures.
///
/// ```
/// use lifecycle_policy::{App, BackgroundMode, Context, DeviceFacts, EvidenceProfile};
///
/// let context = Context::new((13, 4))
///     .profile(EvidenceProfile::Documented)
///     .app(App::new().background_modes([BackgroundMode::Audio]))
///     .facts(DeviceFacts::ordinary().passcode(true));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Context {
    os: OsVersion,
    profile: Option<EvidenceProfile>,
    app: Option<App>,
    facts: Option<DeviceFacts>,
    limits: Vec<Limit>,
}

impl Context {
    /// Makes the context of an app that declares nothing, on the ordinary device with this OS.
    #[must_use]
    pub fn new(os: impl Into<OsVersion>) -> Self {
        Self { os: os.into(), profile: None, app: None, facts: None, limits: Vec::new() }
    }

    /// Replaces the OS.
    #[must_use]
    pub fn os(self, os: impl Into<OsVersion>) -> Self {
        Self { os: os.into(), ..self }
    }

    /// Sets which rules may decide. The default is [`EvidenceProfile::Observed`].
    #[must_use]
    pub fn profile(self, profile: impl Into<Option<EvidenceProfile>>) -> Self {
        Self { profile: profile.into(), ..self }
    }

    /// Sets what is known about the app.
    #[must_use]
    pub fn app(self, app: impl Into<Option<App>>) -> Self {
        Self { app: app.into(), ..self }
    }

    /// Sets what is known about the device.
    #[must_use]
    pub fn facts(self, facts: impl Into<Option<DeviceFacts>>) -> Self {
        Self { facts: facts.into(), ..self }
    }

    /// Sets the host's own figures, at most 64. If several limits are for one allowance, the first
    /// of them counts.
    #[must_use]
    pub fn limits(self, limits: impl Into<Vec<Limit>>) -> Self {
        Self { limits: limits.into(), ..self }
    }

    /// Returns an iterator over the first version of a range, and then over each version in the
    /// range on which an answer for this context can change. Every answer stays the same from one
    /// of these versions up to the next. The context's own OS does not matter.
    ///
    /// ```
    /// use lifecycle_policy::{App, Context, LocationAuthorization, Policy, RelaunchQuery};
    /// use lifecycle_policy::{Termination, Trigger, Verdict};
    ///
    /// // Since when does crossing a region's border launch an app that the user forced to quit?
    /// let app = App::new().location_authorization(LocationAuthorization::Always);
    /// let context = Context::new((4, 0)).app(app);
    /// let crossing = RelaunchQuery::new(Termination::UserForceQuit, Trigger::RegionEnter);
    /// for os in context.edges((4, 0)..=(17, 0)) {
    ///     let os = os?;
    ///     if Policy::new(&context.clone().os(os))?.relaunch(crossing)?.verdict == Verdict::Allowed {
    ///         assert_eq!(os, (7, 1).into());
    ///         break;
    ///     }
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// If [`Policy::new`](crate::Policy::new) would refuse the context, the iterator returns the
    /// error, and then ends.
    pub fn edges<V: Into<OsVersion>>(
        &self,
        range: RangeInclusive<V>,
    ) -> impl Iterator<Item = Result<OsVersion, Error>> + '_ {
        let (first, last) = range.into_inner();
        let (first, last) = (first.into(), last.into());
        let mut next = Ok(Some(first).filter(|first| *first <= last));
        std::iter::from_fn(move || {
            let found = std::mem::replace(&mut next, Ok(None)).transpose()?;
            if let Ok(os) = found {
                next = self.edge_after(os).map(|edge| edge.filter(|edge| *edge <= last));
            }
            Some(found)
        })
    }

    /// Returns the first version after `os` on which an answer can change.
    fn edge_after(&self, os: OsVersion) -> Result<Option<OsVersion>, Error> {
        let (mut next, mut error) = (0, sys::LCP_ERROR_INIT);
        // SAFETY: the structs are initialised and outlive the call.
        let status = self.lend(|context| unsafe {
            sys::lcp_context_edge_after(context, os.packed(), &mut next, &mut error)
        });
        Error::check(status, &error)?;
        crate::cross::decode(next)
    }

    /// Passes the library's struct, with everything that it points to, to `borrow`.
    pub(crate) fn lend<R>(&self, borrow: impl FnOnce(&sys::lcp_context) -> R) -> R {
        let app = self.app.map(App::to_raw);
        let facts = self.facts.map(DeviceFacts::to_raw);
        lend_limits(&self.limits, |limits| {
            borrow(&sys::lcp_context {
                profile: self.profile.encode(),
                app: app.as_ref().map_or(ptr::null(), |raw| raw),
                facts: facts.as_ref().map_or(ptr::null(), |raw| raw),
                limits,
                ..sys::LCP_CONTEXT_INIT(self.os.packed())
            })
        })
    }
}

/// Passes the host's own figures as structs of the library to `borrow`, or NULL if there are none.
pub(crate) fn lend_limits<R>(
    limits: &[Limit],
    borrow: impl FnOnce(*const sys::lcp_limits) -> R,
) -> R {
    if limits.is_empty() {
        return borrow(ptr::null());
    }
    let items: Vec<_> = limits.iter().copied().map(Limit::to_raw).collect();
    borrow(&sys::lcp_limits {
        count: u32::try_from(items.len()).unwrap_or(u32::MAX),
        items: items.as_ptr(),
        ..sys::LCP_LIMITS_INIT
    })
}
