//! Texts of the library.

use lifecycle_policy_sys as sys;
use std::ffi::CStr;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::os::raw::c_char;
use std::ptr;

/// Returns a text of the library; "" for NULL.
///
/// # Safety
///
/// The pointer is NULL, or points to a zero-terminated text that never changes or goes away.
pub(crate) unsafe fn from_library(pointer: *const c_char) -> &'static str {
    if pointer.is_null() {
        return "";
    }
    // SAFETY: the caller promises that the pointer is to a terminated text that never goes away.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().unwrap_or_default()
}

/// A size in bytes that is enough for the text of any effect and of most findings. A text has a few
/// numbers, and at most two dozen names of fewer than 80 letters.
const ROOM: usize = 2048;

/// A function of the library that writes a struct as text.
type Write<T> = unsafe extern "C" fn(
    *const T,
    *mut c_char,
    usize,
    *mut usize,
    *mut sys::lcp_error,
) -> sys::lcp_status_t;

/// A struct that the library writes as text.
pub(crate) trait Told: Copy {
    /// The function that writes the struct.
    const WRITE: Write<Self>;
}

impl Told for sys::lcp_device_effect {
    const WRITE: Write<Self> = sys::lcp_effect_text;
}

impl Told for sys::lcp_audit_finding {
    const WRITE: Write<Self> = sys::lcp_finding_text;
}

/// The text of a struct. It is written on demand.
#[derive(Clone, Copy)]
pub(crate) struct Text<T>(pub(crate) T);

impl<T: Told> Text<T> {
    pub(crate) fn read<R>(&self, read: impl FnOnce(&str) -> R) -> R {
        let mut room = [0_u8; ROOM];
        let length = self.write(&mut room);
        if length < room.len() {
            return read(std::str::from_utf8(&room[..length]).unwrap_or_default());
        }
        let mut room = vec![0_u8; length + 1];
        let length = self.write(&mut room).min(length);
        read(std::str::from_utf8(&room[..length]).unwrap_or_default())
    }

    /// Fills `room` with the text, and returns the length of the whole text; 0 if there is no text.
    fn write(&self, room: &mut [u8]) -> usize {
        let mut length = 0;
        // SAFETY: the struct is initialised, and the buffer has the size that is passed.
        let status = unsafe {
            let start = room.as_mut_ptr().cast();
            T::WRITE(&self.0, start, room.len(), &mut length, ptr::null_mut())
        };
        match status {
            sys::LCP_OK => length,
            _ => 0,
        }
    }
}

impl<T: Told> fmt::Debug for Text<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.read(|text| write!(formatter, "{text:?}"))
    }
}

impl<T: Told> PartialEq for Text<T> {
    fn eq(&self, other: &Self) -> bool {
        self.read(|text| other.read(|other| text == other))
    }
}

impl<T: Told> Eq for Text<T> {}

impl<T: Told> Hash for Text<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.read(|text| text.hash(state));
    }
}
