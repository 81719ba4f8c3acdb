//! The declarations of `lifecycle_policy.h`: every function, struct, enumeration and constant of
//! the iOS app life cycle policy, under its C name.
//!
//! The crate `lifecycle-policy` is the safe layer over them. The declarations here follow the rules
//! of the header: Initialise each struct with its `LCP_..._INIT`, which sets `struct_size`. If an
//! integer is not a value of its enumeration, a query refuses it with a status. Pointers must be
//! NULL or point to what the declaration says. Returned strings are static, UTF-8 and
//! NUL-terminated. Every function may be called from any thread.
//!
//! ```
//! use lifecycle_policy_sys::*;
//!
//! let mut app = LCP_APP_INIT;
//! app.location_authorization = LCP_AUTHORIZATION_ALWAYS;
//! let mut context = LCP_CONTEXT_INIT(LCP_OS(8, 0, 0));
//! context.app = &app;
//! let mut policy = lcp_policy { opaque: [0; 256] };
//! let mut query = LCP_RELAUNCH_QUERY_INIT;
//! query.termination = LCP_TERMINATION_USER_FORCE_QUIT;
//! query.trigger = LCP_TRIGGER_REGION_ENTER;
//! let mut answer = LCP_RELAUNCH_ANSWER_INIT;
//! // SAFETY: the pointers are to initialised memory that outlives the calls; `error` may be NULL.
//! let status = unsafe {
//!     let (size, error) = (std::mem::size_of_val(&policy), std::ptr::null_mut());
//!     assert_eq!(lcp_policy_prepare(&context, &mut policy, size, error), LCP_OK);
//!     lcp_query_relaunch(&policy, &query, &mut answer, error)
//! };
//! assert_eq!((status, answer.verdict), (LCP_OK, LCP_VERDICT_ALLOWED));
//! ```
//!
//! # Linking
//!
//! The environment variable `LIFECYCLE_POLICY_DIST` names the folder in which the build script
//! looks for the library. That folder contains `lib` and `include`, as the prefix of `make install`
//! does. If the variable is not set, the script looks in `.build/dist` of the checkout that
//! contains the crate; `make` puts the library there. The feature `static` links
//! `liblifecycle_policy.a` instead of the shared library.

#![allow(non_camel_case_types)]

#[rustfmt::skip]
mod declarations;

pub use declarations::*;
