//! Entries of an Info.plist.

use crate::values::decode;
use crate::{App, Error, NoticeKind};
use lifecycle_policy_sys as sys;
use std::ptr;

/// How many notices fit without an allocation.
const ROOM: usize = 8;

/// A value of an Info.plist, as the host's property list reader gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InfoValue<'a> {
    /// A string.
    String(&'a str),
    /// A boolean.
    Boolean(bool),
    /// An integer.
    Integer(i64),
    /// An array of strings, 65,536 at most.
    StringList(&'a [&'a str]),
    /// A dictionary: what lies in it is given key by key, or not at all.
    Dictionary,
    /// A real, a date, data, or an array of other things.
    Other,
}

impl<'a> From<&'a str> for InfoValue<'a> {
    fn from(value: &'a str) -> Self {
        Self::String(value)
    }
}

impl From<bool> for InfoValue<'_> {
    fn from(value: bool) -> Self {
        Self::Boolean(value)
    }
}

impl From<i64> for InfoValue<'_> {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl<'a> From<&'a [&'a str]> for InfoValue<'a> {
    fn from(value: &'a [&'a str]) -> Self {
        Self::StringList(value)
    }
}

impl<'a, const N: usize> From<&'a [&'a str; N]> for InfoValue<'a> {
    fn from(value: &'a [&'a str; N]) -> Self {
        Self::StringList(value)
    }
}

/// Something to say of an entry. It is not an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Notice {
    /// What there is to say.
    pub kind: NoticeKind,
    /// The item of a list, counted from 0.
    pub index: u32,
}

impl App {
    /// Takes one top-level entry of an Info.plist. Reading the file is the host's.
    ///
    /// The keys that bear on the life cycle: `UIBackgroundModes`, `UIApplicationExitsOnSuspend`,
    /// `UIApplicationSceneManifest` (a dictionary: its presence counts; give the
    /// `UIApplicationSupportsMultipleScenes` inside it as a key of its own),
    /// `BGTaskSchedulerPermittedIdentifiers`, `MinimumOSVersion`, `DTSDKName`, `DTPlatformVersion`
    /// (used where `DTSDKName` was not), `NSLocationAlwaysAndWhenInUseUsageDescription`,
    /// `NSLocationAlwaysUsageDescription`, `NSLocationWhenInUseUsageDescription` and
    /// `NSMicrophoneUsageDescription`. Any other key is accepted and changes nothing. An entry that
    /// cannot be used changes nothing either, and a notice says why.
    ///
    /// ```
    /// use lifecycle_policy::{App, BackgroundMode, NoticeKind};
    ///
    /// let mut app = App::new();
    /// let notices = app.apply_info("UIBackgroundModes", &["audio", "telepathy"])?;
    /// assert!(app.background_modes.contains(BackgroundMode::Audio));
    /// assert_eq!((notices[0].kind, notices[0].index), (NoticeKind::UnknownMode, 1));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Status::OutOfRange`](crate::Status::OutOfRange) for a list over 65,536 items. The app is
    /// then as it was.
    pub fn apply_info<'a>(
        &mut self,
        key: &str,
        value: impl Into<InfoValue<'a>>,
    ) -> Result<Vec<Notice>, Error> {
        let (value, mut items) = (value.into(), Vec::new());
        let native = value.to_raw(&mut items);
        let mut room = [sys::LCP_NOTICE_INIT; ROOM];
        let (mut app, count) = self.applied(key, &native, &mut room)?;
        let told = if count <= ROOM {
            room[..count].iter().map(Notice::decode).collect()
        } else {
            let mut room = vec![sys::LCP_NOTICE_INIT; count];
            app = self.applied(key, &native, &mut room)?.0;
            room.iter().map(Notice::decode).collect()
        };
        *self = Self::from_raw(&app)?;
        told
    }

    /// Gives the app with an entry, and how many notices there were, of which `room` has the first.
    fn applied(
        &self,
        key: &str,
        value: &sys::lcp_info_value,
        room: &mut [sys::lcp_notice],
    ) -> Result<(sys::lcp_app, usize), Error> {
        let (mut app, mut count, mut error) = (self.to_raw(), 0, sys::LCP_ERROR_INIT);
        // SAFETY: the structs are initialised and outlive the call, and the texts, the items of the
        // value and the room are as long as they say.
        let status = unsafe {
            sys::lcp_app_apply_info(
                &mut app,
                key.as_ptr().cast(),
                key.len(),
                value,
                room.as_mut_ptr(),
                room.len(),
                &mut count,
                &mut error,
            )
        };
        Error::check_with(status, &error).map(|()| (app, count))
    }
}

impl InfoValue<'_> {
    /// Makes the struct that crosses to the library; those of a list's items lie in `items`.
    fn to_raw(self, items: &mut Vec<sys::lcp_text>) -> sys::lcp_info_value {
        let none = sys::LCP_INFO_VALUE_INIT;
        match self {
            Self::String(string) => sys::lcp_info_value {
                kind: sys::LCP_INFO_STRING,
                string: native_text(string),
                ..none
            },
            Self::Boolean(value) => {
                sys::lcp_info_value { kind: sys::LCP_INFO_BOOLEAN, integer: value.into(), ..none }
            }
            Self::Integer(integer) => {
                sys::lcp_info_value { kind: sys::LCP_INFO_INTEGER, integer, ..none }
            }
            Self::StringList(strings) => {
                items.extend(strings.iter().map(|string| native_text(string)));
                sys::lcp_info_value {
                    kind: sys::LCP_INFO_STRING_LIST,
                    items: if items.is_empty() { ptr::null() } else { items.as_ptr() },
                    count: items.len(),
                    ..none
                }
            }
            Self::Dictionary => sys::lcp_info_value { kind: sys::LCP_INFO_DICTIONARY, ..none },
            Self::Other => sys::lcp_info_value { kind: sys::LCP_INFO_OTHER, ..none },
        }
    }
}

fn native_text(text: &str) -> sys::lcp_text {
    sys::lcp_text { data: text.as_ptr().cast(), length: text.len() }
}

impl Notice {
    fn decode(raw: &sys::lcp_notice) -> Result<Self, Error> {
        Ok(Self { kind: decode(raw.kind)?, index: raw.index })
    }
}
