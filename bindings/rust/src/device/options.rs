//! The options of a device, and of an app that is installed on it.

use super::to_ns;
use crate::context::lend_limits;
use crate::cross::{options, Optional};
use crate::{App, Callback, DeviceFacts, EvidenceProfile, Limit, OsVersion, Set};
use crate::{Treatment, UnknownLimit};
use lifecycle_policy_sys as sys;
use std::ptr;
use std::time::Duration;

options! {
    /// The options with which a device is made.
    ///
    /// ```
    /// use lifecycle_policy::{Device, DeviceFacts, DeviceOptions, Treatment};
    ///
    /// let options = DeviceOptions::new((17, 0))
    ///     .facts(DeviceFacts::ordinary().passcode(true))
    ///     .on_conditional(Treatment::Ask)
    ///     .apps(100_u32);
    /// let device = Device::new(&options)?;
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct DeviceOptions {
        /// The OS.
        pub os: OsVersion,
        /// Which rules may decide; `None`: [`EvidenceProfile::Observed`]. `Founding` is refused,
        /// because its articles do not describe a launch.
        pub profile: Option<EvidenceProfile>,
        /// What is known about the device; `None`: the ordinary device. Afterwards, the device
        /// itself keeps track of whether it is locked.
        pub facts: Option<DeviceFacts>,
        /// The time on the clock at the beginning.
        pub now: Duration,
        /// What to do if no source says whether something happens; `None`: refuse.
        pub on_silence: Option<Treatment>,
        /// What to do if a fact that was not given decides whether something happens; `None`:
        /// refuse.
        pub on_conditional: Option<Treatment>,
        /// What to do if the profile has no figure for a limit; `None`: no limit.
        pub unknown_limit: Option<UnknownLimit>,
        /// The maximum number of apps, up to 65,534; 0: 16.
        pub apps: u32,
        /// The maximum number of scenes of all apps together; 0: 2 for each app.
        pub scenes: u32,
        /// The maximum number of background tasks of all apps together; 0: 4 for each app.
        pub tasks: u32,
        /// The maximum number of requests of all apps to the scheduler; 0: 4 for each app.
        pub requests: u32,
        /// The maximum number of kinds of apps; 0: 8. Apps with equal facts are of one kind.
        pub policies: u32,
        /// The maximum number of waiting effects. The smallest permitted value is 4 for each app
        /// plus 16; 0: twice the smallest value, plus 64.
        pub effects: u32,
    }
}

impl DeviceOptions {
    /// Makes the options of the ordinary device with this OS.
    #[must_use]
    pub fn new(os: impl Into<OsVersion>) -> Self {
        Self {
            os: os.into(),
            profile: None,
            facts: None,
            now: Duration::ZERO,
            on_silence: None,
            on_conditional: None,
            unknown_limit: None,
            apps: 0,
            scenes: 0,
            tasks: 0,
            requests: 0,
            policies: 0,
            effects: 0,
        }
    }

    /// Passes the library's struct to `borrow`.
    pub(super) fn lend<R>(self, borrow: impl FnOnce(&sys::lcp_device_options) -> R) -> R {
        let facts = self.facts.map(DeviceFacts::to_raw);
        borrow(&sys::lcp_device_options {
            profile: self.profile.encode(),
            apps: self.apps,
            scenes: self.scenes,
            tasks: self.tasks,
            requests: self.requests,
            policies: self.policies,
            effects: self.effects,
            on_silence: self.on_silence.encode(),
            on_conditional: self.on_conditional.encode(),
            unknown_limit: self.unknown_limit.encode(),
            now_ns: to_ns(self.now),
            facts: facts.as_ref().map_or(ptr::null(), |raw| raw),
            ..sys::LCP_DEVICE_OPTIONS_INIT(self.os.packed())
        })
    }
}

options! {
    /// An app to be installed on a device. The default app declares nothing and was never launched,
    /// and the host replies for it.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Install {
        /// Whether the user has launched the app before, so that the system may launch it.
        pub was_launched: bool,
        /// The methods that the app does not implement.
        pub missing_callbacks: Set<Callback>,
        /// The time after which each callback returns by itself; zero: at once; `None`: the host
        /// replies.
        pub reply_after: Option<Duration>,
        /// The time after which each wake-up, such as a background fetch, completes by itself,
        /// counted from the return of its callback; zero: at once; `None`: the host completes it.
        pub complete_after: Option<Duration>,
        /// How long an idle app stays in the background before it is suspended.
        pub stay_for: Duration,
        /// The bytes of memory that the app uses when it starts.
        pub footprint: u64,
        /// What is known about the app; `None`: nothing.
        pub app: Option<App>,
        /// The host's own figures, at most 64. If several limits are for one allowance, the first
        /// of them counts.
        pub limits: Vec<Limit>,
    }
}

impl Install {
    /// Makes the default app.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Passes the library's struct, with everything that it points to, to `borrow`.
    pub(super) fn lend<R>(&self, borrow: impl FnOnce(&sys::lcp_install) -> R) -> R {
        let app = self.app.map(App::to_raw);
        lend_limits(&self.limits, |limits| {
            borrow(&sys::lcp_install {
                was_launched: Some(self.was_launched).encode(),
                missing_callbacks_mask: self.missing_callbacks.encode(),
                reply_after_ns: self.reply_after.map_or(sys::LCP_NS_UNKNOWN, to_ns),
                complete_after_ns: self.complete_after.map_or(sys::LCP_NS_UNKNOWN, to_ns),
                stay_for_ns: to_ns(self.stay_for),
                footprint_bytes: i64::try_from(self.footprint).unwrap_or(i64::MAX),
                app: app.as_ref().map_or(ptr::null(), |raw| raw),
                limits,
                ..sys::LCP_INSTALL_INIT
            })
        })
    }
}
