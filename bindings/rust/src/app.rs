//! What is known about an app.

use crate::cross::record;
use crate::{BackgroundMode, LocationAuthorization, OsVersion, Set};

record! {
    /// What the host knows about an app.
    ///
    /// A declaration (mode, key) counts as *no* unless it is given. A fact of run time
    /// (authorization, restoration identifier, launch events, sessions) is unknown if it is `None`,
    /// and an answer that depends on it is then conditional.
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
    #[derive(Default)]
    pub struct App by new: lcp_app = LCP_APP_INIT
    takes {
        /// `UIApplicationExitsOnSuspend`.
        exits_on_suspend: Option<bool>,
        /// `UIBackgroundModes`.
        background_modes: Set<BackgroundMode>,
        /// The app adopts the scene life cycle, in the manifest or in code.
        scenes: Option<bool>,
        /// `UIApplicationSupportsMultipleScenes`.
        multiple_scenes: Option<bool>,
        /// The SDK that the app was linked against; `None`: the one that was released with the OS.
        linked_sdk: Option<OsVersion>,
        /// `MinimumOSVersion`.
        minimum_os: Option<OsVersion>,
        /// The number of `BGTaskSchedulerPermittedIdentifiers`.
        permitted_identifiers: u32,
        /// The authorization that the user granted at run time.
        location_authorization: Option<LocationAuthorization>,
        /// Core Bluetooth restores its state; run time.
        restoration_identifier: Option<bool>,
        /// `URLSessionConfiguration.sessionSendsLaunchEvents`; run time.
        session_sends_launch_events: Option<bool>,
        /// The app preserves and restores its interface.
        state_restoration: Option<bool>,
        /// `NSLocationAlwaysAndWhenInUseUsageDescription`, or `NSLocationAlwaysUsageDescription`.
        always_usage_text: Option<bool>,
        /// `NSLocationWhenInUseUsageDescription`.
        when_in_use_usage_text: Option<bool>,
        /// `NSMicrophoneUsageDescription`.
        microphone_usage_text: Option<bool>,
        /// The app held a `CLBackgroundActivitySession` when it last ran; run time.
        background_activity_session: Option<bool>,
        /// The app held a `CLServiceSession` for Always authorization when it last ran; run time.
        service_session: Option<bool>,
        /// UIKit kept a session of the scene, or the interface that the app saved; `None` means
        /// yes.
        interface_kept: Option<bool>,
        /// The app may use the camera beside other apps; run time.
        multitasking_camera: Option<bool>,
        /// The number of declared modes that Apple does not list.
        unknown_modes: u32,
        /// The number of keys whose value still contains a build variable, such as
        /// `$(PRODUCT_NAME)`.
        placeholders: u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lifecycle_policy_sys as sys;

    /// Sets one field at a time, and compares the field of that name in the library's struct.
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
    fn every_kind_of_field_crosses() {
        crosses! {
            background_modes: [BackgroundMode::Voip, BackgroundMode::Audio] => 5,
            exits_on_suspend: true => sys::LCP_FACT_YES,
            scenes: false => sys::LCP_FACT_NO,
            linked_sdk: OsVersion::new(9, 3, 0) => sys::LCP_OS(9, 3, 0),
            permitted_identifiers: 3_u32 => 3,
            location_authorization: LocationAuthorization::Always => sys::LCP_AUTHORIZATION_ALWAYS,
        }
    }
}
