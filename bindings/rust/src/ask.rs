//! The calls into the library, one for each form that its questions have.

use crate::{Context, Error};
use lifecycle_policy_sys as sys;

/// A function that answers a question.
pub(crate) type Ask<Q, A> = unsafe extern "C" fn(
    *const sys::lcp_context,
    *const Q,
    *mut A,
    *mut sys::lcp_error,
) -> sys::lcp_status_t;

/// A function that gives the parts of an answer, or the rules about it, one by one.
pub(crate) type AskAt<Q, A> = unsafe extern "C" fn(
    *const sys::lcp_context,
    *const Q,
    u32,
    *mut A,
    *mut sys::lcp_error,
) -> sys::lcp_status_t;

/// Asks a question, with an answer to begin with.
///
/// # Safety
///
/// The function is one of the library's, and `answer` is as its INIT macro leaves it.
pub(crate) unsafe fn ask<Q, A>(
    function: Ask<Q, A>,
    context: &Context,
    query: &Q,
    mut answer: A,
) -> Result<A, Error> {
    let mut error = sys::LCP_ERROR_INIT;
    // SAFETY: by the caller's promise the function takes these structs; all of them, and what the
    // context points to, are initialised and outlive the call.
    let status = context.lend(|ground| unsafe { function(ground, query, &mut answer, &mut error) });
    Error::check_with(status, &error).map(|()| answer)
}

/// Asks for a part of an answer.
///
/// # Safety
///
/// As [`ask`].
pub(crate) unsafe fn ask_at<Q, A>(
    function: AskAt<Q, A>,
    context: &Context,
    query: &Q,
    index: u32,
    mut answer: A,
) -> Result<A, Error> {
    let mut error = sys::LCP_ERROR_INIT;
    // SAFETY: as in `ask`.
    let status =
        context.lend(|ground| unsafe { function(ground, query, index, &mut answer, &mut error) });
    Error::check_with(status, &error).map(|()| answer)
}
