//! The call into the library that every question shares.

use crate::{Context, Error};
use lifecycle_policy_sys as sys;

/// Calls a function of the library with a context, an answer to fill in and an error to tell of.
pub(crate) fn ask<A>(
    context: &Context,
    mut answer: A,
    call: impl FnOnce(&sys::lcp_context, &mut A, &mut sys::lcp_error) -> sys::lcp_status_t,
) -> Result<A, Error> {
    let mut error = sys::LCP_ERROR_INIT;
    let status = context.lend(|ground| call(ground, &mut answer, &mut error));
    Error::check_with(status, &error).map(|()| answer)
}

/// Implements an iterator over the parts of an answer, of which it knows how many there are: for a
/// struct with a `range` of indices and a method `at`.
macro_rules! parts {
    ([$($generics:tt)*] $name:ty => $item:ty) => {
        impl<$($generics)*> Iterator for $name {
            type Item = $item;

            fn next(&mut self) -> Option<$item> {
                self.range.next().map(|index| self.at(index))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.range.len();
                (left, Some(left))
            }
        }

        impl<$($generics)*> DoubleEndedIterator for $name {
            fn next_back(&mut self) -> Option<$item> {
                self.range.next_back().map(|index| self.at(index))
            }
        }

        impl<$($generics)*> ExactSizeIterator for $name {}

        impl<$($generics)*> std::iter::FusedIterator for $name {}
    };
}
pub(crate) use parts;
