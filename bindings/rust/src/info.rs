//! Entries of an Info.plist.

use crate::cross::decode;
use crate::policy::list;
use crate::{App, Error, NoticeKind};
use lifecycle_policy_sys as sys;
use std::ptr;

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

/// What [`App::apply_info`] keeps from one entry of an Info.plist to the next.
#[derive(Clone, Copy, Debug)]
pub struct InfoProgress(sys::lcp_info_progress);

impl Default for InfoProgress {
    fn default() -> Self {
        Self(sys::LCP_INFO_PROGRESS_INIT)
    }
}

impl App {
    /// Takes one top-level entry of an Info.plist. Reading the file is the host's.
    ///
    /// Begin with `InfoProgress::default()`, and hand in the same for every entry of one file.
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
    /// use lifecycle_policy::{App, BackgroundMode, InfoProgress, NoticeKind};
    ///
    /// let (mut app, mut progress) = (App::new(), InfoProgress::default());
    /// let notices = app.apply_info(&mut progress, "UIBackgroundModes", &["audio", "telepathy"])?;
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
        progress: &mut InfoProgress,
        key: &str,
        value: impl Into<InfoValue<'a>>,
    ) -> Result<Vec<Notice>, Error> {
        let (value, mut texts) = (value.into(), Vec::new());
        let value = value.to_raw(&mut texts);
        let (mut app, mut kept) = (self.to_raw(), progress.0);
        let notices =
            list(sys::LCP_NOTICE_INIT, Notice::decode, |items, stride, room, count, error| {
                (app, kept) = (self.to_raw(), progress.0); // where the room was too small, once more
                let (text, length) = (key.as_ptr().cast(), key.len());
                // SAFETY: the structs are initialised and outlive the call, and the texts and the
                // items of the value are as long as they say; the rest is as `list` says.
                unsafe {
                    sys::lcp_app_apply_info(
                        &mut app, &mut kept, text, length, &value, items, stride, room, count,
                        error,
                    )
                }
            })?;
        *self = Self::from_raw(&app)?;
        progress.0 = kept;
        Ok(notices)
    }
}

impl InfoValue<'_> {
    /// Makes the struct that crosses to the library; those of a list's items lie in `items`.
    fn to_raw(self, items: &mut Vec<sys::lcp_text>) -> sys::lcp_info_value {
        let none = sys::LCP_INFO_VALUE_INIT;
        match self {
            Self::String(string) => sys::lcp_info_value {
                kind: sys::LCP_INFO_STRING,
                string: string.as_ptr().cast(),
                string_length: string.len(),
                ..none
            },
            Self::Boolean(value) => {
                sys::lcp_info_value { kind: sys::LCP_INFO_BOOLEAN, integer: value.into(), ..none }
            }
            Self::Integer(integer) => {
                sys::lcp_info_value { kind: sys::LCP_INFO_INTEGER, integer, ..none }
            }
            Self::StringList(strings) => {
                items.extend(strings.iter().map(|string| sys::lcp_text {
                    data: string.as_ptr().cast(),
                    length: string.len(),
                }));
                sys::lcp_info_value {
                    kind: sys::LCP_INFO_STRING_LIST,
                    items: if items.is_empty() { ptr::null() } else { items.as_ptr() },
                    item_count: items.len(),
                    ..none
                }
            }
            Self::Dictionary => sys::lcp_info_value { kind: sys::LCP_INFO_DICTIONARY, ..none },
            Self::Other => sys::lcp_info_value { kind: sys::LCP_INFO_OTHER, ..none },
        }
    }
}

impl Notice {
    fn decode(raw: &sys::lcp_notice) -> Result<Self, Error> {
        Ok(Self { kind: decode(raw.kind)?, index: raw.index })
    }
}
