//! Texts of the library.

use std::ffi::CStr;
use std::os::raw::c_char;

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
