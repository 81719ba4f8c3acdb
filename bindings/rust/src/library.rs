//! The library that is linked.

use crate::text;
use lifecycle_policy_sys as sys;

/// The version of the library that is loaded, such as "0.3.0".
#[must_use]
pub fn library_version() -> &'static str {
    // SAFETY: the function takes nothing, and its text is static and terminated.
    unsafe { text::from_library(sys::lcp_library_version()) }
}

/// The ABI number of the library that is loaded. The shared library's soname carries it, so that
/// the loader refuses one of another number.
#[must_use]
pub fn abi_version() -> i32 {
    // SAFETY: the function takes nothing.
    unsafe { sys::lcp_abi_version() }
}

/// The date of the rule set, such as "2026.1". Answers may change with it.
#[must_use]
pub fn ruleset_version() -> &'static str {
    // SAFETY: the function takes nothing, and its text is static and terminated.
    unsafe { text::from_library(sys::lcp_ruleset_version()) }
}
