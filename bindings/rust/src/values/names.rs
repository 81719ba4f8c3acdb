//! The library's names and titles of values.

use super::{Condition, Value};
use crate::cross::decode;
use crate::{text, Error};
use lifecycle_policy_sys as sys;

/// Returns the library's name of a value; "" if the library is older and does not know it.
pub(crate) fn name_of<V: Value>(value: V) -> &'static str {
    // SAFETY: the function takes any numbers, and returns NULL or a static, terminated text.
    unsafe { text::from_library(sys::lcp_enum_name(V::KIND, value.to_wire())) }
}

/// Returns the title of a value; "" if the library is older and does not know it.
pub(crate) fn title_of<V: Value>(value: V) -> &'static str {
    // SAFETY: the function takes any numbers, and returns NULL or a static, terminated text.
    unsafe { text::from_library(sys::lcp_enum_title(V::KIND, value.to_wire())) }
}

impl Condition {
    /// The title of the opposite of the condition.
    ///
    /// ```
    /// use lifecycle_policy::Condition;
    ///
    /// assert_eq!(Condition::BluetoothOn.title(), "Bluetooth on");
    /// assert_eq!(Condition::BluetoothOn.opposite_title(), "Bluetooth off");
    /// ```
    #[must_use]
    pub fn opposite_title(self) -> &'static str {
        // SAFETY: the function takes any number, and returns NULL or a static, terminated text.
        unsafe { text::from_library(sys::lcp_condition_opposite_title(self.into())) }
    }
}

/// Finds the value that a name belongs to.
pub(crate) fn parse<V: Value>(name: &str) -> Result<V, Error> {
    let mut number = 0;
    // SAFETY: the pointer and the length are those of `name`, and `number` can be written to.
    let status =
        unsafe { sys::lcp_enum_parse(V::KIND, name.as_ptr().cast(), name.len(), &mut number) };
    Error::of(status)?;
    decode(number)
}
