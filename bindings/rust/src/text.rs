//! Texts that come from the library.

use std::ffi::CStr;
use std::os::raw::c_char;

/// Gives a text of the library; "" for NULL.
///
/// # Safety
///
/// The pointer is NULL or leads to a text that is zero-terminated and never changes or goes away.
pub(crate) unsafe fn from_library(pointer: *const c_char) -> &'static str {
    if pointer.is_null() {
        return "";
    }
    // SAFETY: what the caller promises.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().unwrap_or_default()
}
