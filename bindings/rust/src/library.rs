//! The versions of the loaded library.

use crate::text;
use lifecycle_policy_sys as sys;

/// Returns the version of the loaded library, such as "0.3.0".
#[must_use]
pub fn library_version() -> &'static str {
    // SAFETY: the function takes nothing, and its text is static and terminated.
    unsafe { text::from_library(sys::lcp_library_version()) }
}

/// Returns the ABI number of the loaded library. It is part of the shared library's soname, so the
/// loader refuses a library with another number.
#[must_use]
pub fn abi_version() -> i32 {
    // SAFETY: the function takes nothing.
    unsafe { sys::lcp_abi_version() }
}

/// Returns the version of the rule set, such as "2026.1". With another rule set, answers may differ.
#[must_use]
pub fn ruleset_version() -> &'static str {
    // SAFETY: the function takes nothing, and its text is static and terminated.
    unsafe { text::from_library(sys::lcp_ruleset_version()) }
}
