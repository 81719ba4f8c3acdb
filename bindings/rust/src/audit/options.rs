//! The options of an auditor, and the facts that complement a log.

use crate::cross::{options, setters, Optional};
use crate::{Callback, Context, Notification, OsVersion, Set, Strictness};
use lifecycle_policy_sys as sys;

/// What the host states about a log, for an [`Auditor`](crate::Auditor).
///
/// ```
/// use lifecycle_policy::{Auditor, AuditorOptions, Callback, Context, Strictness};
///
/// let options = AuditorOptions::new(Context::new((15, 0)))
///     .os_last((16, 4))
///     .callbacks([Callback::DidBecomeActive, Callback::WillResignActive])
///     .strictness(Strictness::Lenient);
/// let auditor = Auditor::new(&options)?;
/// # Ok::<(), lifecycle_policy::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct AuditorOptions {
    /// The OS, the app and the device.
    pub context: Context,
    /// The last OS version that may have written the log; `None`: that of the context.
    pub os_last: Option<OsVersion>,
    /// The callbacks that the log always records.
    pub callbacks: Set<Callback>,
    /// The notifications that the log always records.
    pub notifications: Set<Notification>,
    /// Whether the log shows every end of a process.
    pub ends: bool,
    /// Whether each record of the log names its process.
    pub processes: bool,
    /// How strictly to judge records that the rules leave open; `None`: [`Strictness::Usual`].
    pub strictness: Option<Strictness>,
    /// The number of scenes that a session can tell apart, up to 16; 0: 1.
    pub scenes: u32,
}

impl AuditorOptions {
    /// Makes options that state nothing about the log.
    #[must_use]
    pub fn new(context: Context) -> Self {
        Self {
            context,
            os_last: None,
            callbacks: Set::EMPTY,
            notifications: Set::EMPTY,
            ends: false,
            processes: false,
            strictness: None,
            scenes: 0,
        }
    }

    /// Sets the last OS version that may have written the log.
    #[must_use]
    pub fn os_last(self, os: impl Into<OsVersion>) -> Self {
        Self { os_last: Some(os.into()), ..self }
    }

    /// Passes the library's struct, with everything that it points to, to `borrow`.
    pub(super) fn lend<R>(&self, borrow: impl FnOnce(&sys::lcp_auditor_options) -> R) -> R {
        self.context.lend(|context| {
            let ends = if self.ends { sys::LCP_LOG_ENDS } else { 0 };
            let processes = if self.processes { sys::LCP_LOG_PROCESSES } else { 0 };
            borrow(&sys::lcp_auditor_options {
                os_last: self.os_last.encode(),
                context,
                callbacks_mask: self.callbacks.encode(),
                notifications_mask: self.notifications.encode(),
                flags: ends | processes,
                strictness: self.strictness.encode(),
                scenes: self.scenes,
                ..sys::LCP_AUDITOR_OPTIONS_INIT
            })
        })
    }
}

setters! {
    AuditorOptions:
    context: Context,
    callbacks: Set<Callback>,
    notifications: Set<Notification>,
    ends: bool,
    processes: bool,
    strictness: Option<Strictness>,
    scenes: u32,
}

options! {
    /// What the host knows in addition to a log, for [`Session::ends`](crate::Session::ends). By
    /// default, it knows nothing.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Beside {
        /// Whether there is a crash report for the process; `None`: crash reports are not
        /// collected.
        pub crash_report: Option<bool>,
        /// Whether the version of the app or of the OS has changed since the end of the process.
        pub new_version: bool,
        /// Whether the device has restarted since the end of the process.
        pub reboot: bool,
        /// Whether the battery was low.
        pub low_battery: bool,
    }
}

impl Beside {
    /// Makes a struct in which nothing is known.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    pub(super) fn flags(self) -> u32 {
        let report = match self.crash_report {
            None => sys::LCP_BESIDE_NOTHING,
            Some(true) => sys::LCP_BESIDE_CRASH_REPORT,
            Some(false) => sys::LCP_BESIDE_NO_CRASH_REPORT,
        };
        let others = [
            (self.new_version, sys::LCP_BESIDE_NEW_VERSION),
            (self.reboot, sys::LCP_BESIDE_REBOOT),
            (self.low_battery, sys::LCP_BESIDE_LOW_BATTERY),
        ];
        others.iter().filter(|(known, _)| *known).fold(report, |flags, (_, flag)| flags | flag)
    }
}
