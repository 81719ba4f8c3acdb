//! What is known of an app.

use crate::builder::builder;
use crate::values::{decode_fact, decode_option, encode, encode_fact};
use crate::{BackgroundMode, Error, LocationAuthorization, OsVersion, Set};
use lifecycle_policy_sys as sys;

/// What the host knows of an app.
///
/// What an app declares (modes, keys) counts as *no* unless it is given. What it does or is granted
/// at run time (authorization, restoration identifier, launch events) is unknown where it is
/// `None`, and an answer that turns on it is then conditional.
///
/// ```
/// use lifecycle_policy::{App, BackgroundMode, LocationAuthorization};
///
/// let app = App::new()
///     .background_modes([BackgroundMode::Location, BackgroundMode::Fetch])
///     .location_authorization(LocationAuthorization::Always)
///     .scenes(true);
/// assert_eq!(app.scenes, Some(true));
/// ```
///
/// [`apply_info`](Self::apply_info) fills it from an Info.plist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct App {
    /// `UIBackgroundModes`.
    pub background_modes: Set<BackgroundMode>,
    /// `UIApplicationExitsOnSuspend`.
    pub exits_on_suspend: Option<bool>,
    /// The scene life cycle is adopted, in the manifest or in code.
    pub scenes: Option<bool>,
    /// `UIApplicationSupportsMultipleScenes`.
    pub multiple_scenes: Option<bool>,
    /// The SDK that it was linked against; `None`: the one that came with the OS asked for.
    pub linked_sdk: Option<OsVersion>,
    /// `MinimumOSVersion`.
    pub minimum_os: Option<OsVersion>,
    /// The number of `BGTaskSchedulerPermittedIdentifiers`.
    pub permitted_identifiers: u32,
    /// What the user granted at run time.
    pub location_authorization: Option<LocationAuthorization>,
    /// Core Bluetooth restores its state; run time.
    pub restoration_identifier: Option<bool>,
    /// `URLSessionConfiguration.sessionSendsLaunchEvents`; run time.
    pub session_sends_launch_events: Option<bool>,
    /// Held a `CLBackgroundActivitySession` when it last ran; run time.
    pub background_activity_session: Option<bool>,
    /// Held a `CLServiceSession` for Always authorization when it last ran; run time.
    pub service_session: Option<bool>,
    /// The app preserves and restores its interface.
    pub state_restoration: Option<bool>,
    /// `NSLocationAlwaysAndWhenInUseUsageDescription`, or `NSLocationAlwaysUsageDescription`.
    pub always_usage_text: Option<bool>,
    /// `NSLocationWhenInUseUsageDescription`.
    pub when_in_use_usage_text: Option<bool>,
    /// `NSMicrophoneUsageDescription`.
    pub microphone_usage_text: Option<bool>,
    /// The number of declared modes that Apple does not list.
    pub unknown_modes: u32,
    /// The library's masks of the entries that were applied, and of those in which a build variable
    /// was left.
    applied_keys: u32,
    placeholders: u32,
}

impl App {
    /// An app that declares nothing, and of whose run time nothing is known.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    builder! {
        background_modes: Set<BackgroundMode>,
        exits_on_suspend: Option<bool>,
        scenes: Option<bool>,
        multiple_scenes: Option<bool>,
        linked_sdk: Option<OsVersion>,
        minimum_os: Option<OsVersion>,
        permitted_identifiers: u32,
        location_authorization: Option<LocationAuthorization>,
        restoration_identifier: Option<bool>,
        session_sends_launch_events: Option<bool>,
        background_activity_session: Option<bool>,
        service_session: Option<bool>,
        state_restoration: Option<bool>,
        always_usage_text: Option<bool>,
        when_in_use_usage_text: Option<bool>,
        microphone_usage_text: Option<bool>,
        unknown_modes: u32,
    }

    /// Sets whether a build variable, such as `$(PRODUCT_NAME)`, was left in some key that bears on
    /// the life cycle.
    #[must_use]
    pub fn placeholders(self, left: bool) -> Self {
        Self { placeholders: if left { u32::MAX } else { 0 }, ..self }
    }

    /// Whether a build variable was left in some key that bears on the life cycle. In which, the
    /// notices of [`apply_info`](Self::apply_info) told.
    #[must_use]
    pub fn has_placeholders(&self) -> bool {
        self.placeholders != 0
    }

    /// Makes the struct that crosses to the library.
    pub(crate) fn to_raw(self) -> sys::lcp_app {
        sys::lcp_app {
            background_modes: self.background_modes.bits() as u32,
            exits_on_suspend: encode_fact(self.exits_on_suspend),
            scenes: encode_fact(self.scenes),
            multiple_scenes: encode_fact(self.multiple_scenes),
            linked_sdk: encode!(self.linked_sdk),
            minimum_os: encode!(self.minimum_os),
            permitted_identifiers: self.permitted_identifiers,
            location_authorization: encode!(self.location_authorization),
            restoration_identifier: encode_fact(self.restoration_identifier),
            session_sends_launch_events: encode_fact(self.session_sends_launch_events),
            state_restoration: encode_fact(self.state_restoration),
            applied_keys: self.applied_keys,
            always_usage_text: encode_fact(self.always_usage_text),
            when_in_use_usage_text: encode_fact(self.when_in_use_usage_text),
            microphone_usage_text: encode_fact(self.microphone_usage_text),
            unknown_modes: self.unknown_modes,
            placeholders: self.placeholders,
            background_activity_session: encode_fact(self.background_activity_session),
            service_session: encode_fact(self.service_session),
            ..sys::LCP_APP_INIT
        }
    }

    /// Reads the struct back.
    pub(crate) fn from_raw(raw: &sys::lcp_app) -> Result<Self, Error> {
        Ok(Self {
            background_modes: Set::from_bits(raw.background_modes.into()),
            exits_on_suspend: decode_fact(raw.exits_on_suspend)?,
            scenes: decode_fact(raw.scenes)?,
            multiple_scenes: decode_fact(raw.multiple_scenes)?,
            linked_sdk: OsVersion::decode_option(raw.linked_sdk)?,
            minimum_os: OsVersion::decode_option(raw.minimum_os)?,
            permitted_identifiers: raw.permitted_identifiers,
            location_authorization: decode_option(raw.location_authorization)?,
            restoration_identifier: decode_fact(raw.restoration_identifier)?,
            session_sends_launch_events: decode_fact(raw.session_sends_launch_events)?,
            background_activity_session: decode_fact(raw.background_activity_session)?,
            service_session: decode_fact(raw.service_session)?,
            state_restoration: decode_fact(raw.state_restoration)?,
            always_usage_text: decode_fact(raw.always_usage_text)?,
            when_in_use_usage_text: decode_fact(raw.when_in_use_usage_text)?,
            microphone_usage_text: decode_fact(raw.microphone_usage_text)?,
            unknown_modes: raw.unknown_modes,
            placeholders: raw.placeholders,
            applied_keys: raw.applied_keys,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sets one field at a time, and compares the field of that name that crosses.
    macro_rules! crosses {
        ($( $field:ident: $value:expr => $number:expr, )+) => {
            $(
                let app = App::new().$field($value);
                let raw = app.to_raw();
                assert_eq!(raw.$field, $number, stringify!($field));
                assert_ne!(raw.$field, sys::LCP_APP_INIT.$field, stringify!($field));
                let others = sys::lcp_app { $field: sys::LCP_APP_INIT.$field, ..raw };
                assert_eq!(format!("{others:?}"), format!("{:?}", sys::LCP_APP_INIT));
                assert_eq!(App::from_raw(&raw), Ok(app));
            )+
        };
    }

    #[test]
    fn every_field_crosses() {
        crosses! {
            background_modes: [BackgroundMode::Voip, BackgroundMode::Audio] => 5,
            exits_on_suspend: true => sys::LCP_FACT_YES,
            scenes: false => sys::LCP_FACT_NO,
            multiple_scenes: true => sys::LCP_FACT_YES,
            linked_sdk: OsVersion::new(9, 3, 0) => sys::LCP_OS(9, 3, 0),
            minimum_os: OsVersion::new(8, 1, 2) => sys::LCP_OS(8, 1, 2),
            permitted_identifiers: 3_u32 => 3,
            location_authorization: LocationAuthorization::Always => sys::LCP_AUTHORIZATION_ALWAYS,
            restoration_identifier: true => sys::LCP_FACT_YES,
            session_sends_launch_events: false => sys::LCP_FACT_NO,
            background_activity_session: true => sys::LCP_FACT_YES,
            service_session: false => sys::LCP_FACT_NO,
            state_restoration: true => sys::LCP_FACT_YES,
            always_usage_text: true => sys::LCP_FACT_YES,
            when_in_use_usage_text: true => sys::LCP_FACT_YES,
            microphone_usage_text: true => sys::LCP_FACT_YES,
            unknown_modes: 4_u32 => 4,
            placeholders: true => u32::MAX,
        }
    }
}
