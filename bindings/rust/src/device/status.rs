//! The status of a device and its apps.

use super::moment;
use crate::cross::decode;
use crate::{Error, Interruption, OsVersion, Set, Span, State, Termination};
use lifecycle_policy_sys as sys;
use std::time::Duration;

/// The status of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DeviceStatus {
    /// Its OS.
    pub os: OsVersion,
    /// The time on the clock.
    pub now: Duration,
    /// Whether the device is on.
    pub on: bool,
    /// Whether the device is locked.
    pub locked: bool,
    /// The app in front; `None`: the home screen.
    pub front: Option<u32>,
    /// The app beside the one in front.
    pub beside: Option<u32>,
    /// What covers the screen.
    pub interruptions: Set<Interruption>,
    /// Whether the app switcher covers the screen.
    pub switcher: bool,
    /// The number of waiting effects.
    pub effects: u32,
}

impl DeviceStatus {
    pub(super) fn decode(raw: &sys::lcp_device_status) -> Result<Self, Error> {
        Ok(Self {
            os: OsVersion::try_from(raw.os)?,
            now: moment(raw.now_ns),
            on: is_yes(raw.on)?,
            locked: is_yes(raw.locked)?,
            front: decode(raw.front)?,
            beside: decode(raw.beside)?,
            interruptions: decode(raw.interruptions)?,
            switcher: is_yes(raw.switcher)?,
            effects: raw.effects,
        })
    }
}

/// The status of an app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct AppStatus {
    /// Its state.
    pub state: State,
    /// The number of its process; `None`: none runs.
    pub process: Option<u32>,
    /// How the last process ended.
    pub last_termination: Option<Termination>,
    /// Whether a force quit by the user still counts.
    pub force_quit: bool,
    /// Whether a call to the app still needs a reply.
    pub waiting: bool,
    /// The value of `backgroundTimeRemaining`; [`Span::Unlimited`] in front, or without a limit.
    pub remaining: Span,
    /// The number of open background tasks.
    pub tasks: u32,
}

impl AppStatus {
    pub(super) fn decode(raw: &sys::lcp_app_status) -> Result<Self, Error> {
        Ok(Self {
            state: decode(raw.state)?,
            process: decode(raw.process)?,
            last_termination: decode(raw.last_termination)?,
            force_quit: is_yes(raw.force_quit)?,
            waiting: is_yes(raw.waiting)?,
            remaining: match raw.remaining_ns {
                sys::LCP_NS_UNLIMITED => Span::Unlimited,
                remaining => Span::For(moment(remaining)),
            },
            tasks: raw.tasks,
        })
    }
}

/// Tells whether a fact is yes.
pub(super) fn is_yes(raw: sys::lcp_fact_t) -> Result<bool, Error> {
    Ok(decode::<_, Option<bool>>(raw)?.unwrap_or(false))
}
