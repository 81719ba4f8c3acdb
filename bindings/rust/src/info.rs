//! Entries of an Info.plist.

use crate::cross::decode;
use crate::policy::list;
use crate::{App, Error, NoticeKind};
use lifecycle_policy_sys as sys;
use std::ptr;

/// A value of an Info.plist, as read by the host's property list reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InfoValue<'a> {
    /// A string.
    String(&'a str),
    /// A boolean.
    Boolean(bool),
    /// An integer.
    Integer(i64),
    /// An array of at most 65,536 strings.
    StringList(&'a [&'a str]),
    /// A dictionary. The host passes its entries separately, or not at all.
    Dictionary,
    /// A real number, a date, data, or an array that contains anything but strings.
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

/// A remark on an entry. It is not an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Notice {
    /// The kind of remark.
    pub kind: NoticeKind,
    /// The zero-based index of the item in a list.
    pub index: u32,
}

/// The state that [`App::apply_info`] keeps between the entries of an Info.plist.
#[derive(Clone, Copy, Debug)]
pub struct InfoProgress(sys::lcp_info_progress);

impl Default for InfoProgress {
    fn default() -> Self {
        Self(sys::LCP_INFO_PROGRESS_INIT)
    }
}

impl App {
    /// Applies one top-level entry of an Info.plist. The host reads the file.
    ///
    /// Begin with `InfoProgress::default()`, and pass the same value for every entry of one file.
    ///
    /// These keys affect the life cycle: `UIBackgroundModes`, `UIApplicationExitsOnSuspend`,
    /// `UIApplicationSceneManifest` (a dictionary: its presence counts; pass the
    /// `UIApplicationSupportsMultipleScenes` inside it as a separate entry),
    /// `BGTaskSchedulerPermittedIdentifiers`, `MinimumOSVersion`, `DTSDKName`, `DTPlatformVersion`
    /// (used if `DTSDKName` was not used), `NSLocationAlwaysAndWhenInUseUsageDescription`,
    /// `NSLocationAlwaysUsageDescription`, `NSLocationWhenInUseUsageDescription`,
    /// `NSMicrophoneUsageDescription`, `NSAppClip`, `NSExtension` and `EXAppExtensionAttributes`
    /// (dictionaries; pass the `NSExtensionPointIdentifier` or `EXExtensionPointIdentifier` inside
    /// as a separate entry). Any other key is accepted and changes nothing. An entry that cannot be
    /// used changes nothing either, and a notice says why.
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
    /// [`Status::OutOfRange`](crate::Status::OutOfRange) for a list of more than 65,536 items. The
    /// app is then unchanged.
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
                // `list` may call this function twice. The second call must not build on the first.
                (app, kept) = (self.to_raw(), progress.0);
                let (text, length) = (key.as_ptr().cast(), key.len());
                // SAFETY: the structs are initialised and outlive the call. Each text and list has
                // the length that is passed with it; `list` ensures the rest.
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
    /// Makes the struct that is passed to the library. `items` holds the structs of a list's items.
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
