//! The enumerations, and what they have in common.

use std::fmt;
use std::hash::Hash;

#[rustfmt::skip]
mod declared;
mod names;

pub use declared::*;
pub(crate) use names::{name_of, parse, title_of};

/// The common interface of all enumerations of this crate.
///
/// The names are those of the library. They are in kebab-case, with three exceptions: a callback
/// has its Objective-C selector, a notification has Apple's constant, and a termination code has
/// eight hexadecimal digits.
///
/// ```
/// use lifecycle_policy::{Callback, Value};
///
/// fn names<V: Value>() -> Vec<&'static str> {
///     V::ALL.iter().map(|value| value.name()).collect()
/// }
/// assert!(names::<Callback>().contains(&"applicationDidEnterBackground:"));
/// ```
pub trait Value: wire::Wire + fmt::Debug + fmt::Display + Eq + Hash {
    /// Every value, in the order of the header.
    const ALL: &'static [Self];

    /// The library's name of the value.
    fn name(self) -> &'static str;

    /// The title of the value, a short phrase for people.
    fn title(self) -> &'static str;
}

pub(crate) mod wire {
    /// Converts values to and from the library's numbers. Other crates cannot implement this trait.
    pub trait Wire: Copy + 'static {
        /// The number that stands for the enumeration in calls of `lcp_enum_name` and
        /// `lcp_enum_parse`.
        const KIND: i32;

        /// The value's number.
        fn to_wire(self) -> i64;

        /// The value with a number, or `None`.
        fn from_wire(number: i64) -> Option<Self>;
    }
}

/// Defines an enumeration with the numbers and the kind that the header gives it.
macro_rules! values {
    (
        $(#[$meta:meta])*
        pub enum $name:ident: $number:ident = $kind:ident {
            $( $(#[$doc:meta])* $value:ident = $wire:literal, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[repr($number)]
        pub enum $name {
            $( $(#[$doc])* $value = $wire, )+
        }

        impl $name {
            /// Every value, in the order of the header.
            pub const ALL: &'static [Self] = &[$( Self::$value, )+];

            /// The library's name of the value.
            #[must_use]
            pub fn name(self) -> &'static str {
                crate::values::name_of(self)
            }

            /// The title of the value, a short phrase for people.
            #[must_use]
            pub fn title(self) -> &'static str {
                crate::values::title_of(self)
            }
        }

        impl crate::values::wire::Wire for $name {
            const KIND: i32 = lifecycle_policy_sys::$kind;

            fn to_wire(self) -> i64 {
                i64::from(self as $number)
            }

            fn from_wire(number: i64) -> Option<Self> {
                match number {
                    $( $wire => Some(Self::$value), )+
                    _ => None,
                }
            }
        }

        impl crate::Value for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn name(self) -> &'static str {
                crate::values::name_of(self)
            }

            fn title(self) -> &'static str {
                crate::values::title_of(self)
            }
        }

        impl From<$name> for $number {
            fn from(value: $name) -> Self {
                value as $number
            }
        }

        impl TryFrom<$number> for $name {
            type Error = crate::Error;

            /// Fails with [`Status::UnknownValue`](crate::Status::UnknownValue).
            fn try_from(number: $number) -> Result<Self, crate::Error> {
                <Self as crate::values::wire::Wire>::from_wire(number.into())
                    .ok_or_else(|| crate::Error::new(crate::Status::UnknownValue, None, number.into()))
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::Error;

            /// Reads the library's name of a value, Apple's spelling of the value, or a Swift
            /// selector. Case does not matter; `_` and a space mean `-`.
            ///
            /// Fails with [`Status::NotFound`](crate::Status::NotFound).
            fn from_str(text: &str) -> Result<Self, crate::Error> {
                crate::values::parse(text)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.pad(self.name())
            }
        }
    };
}
pub(crate) use values;
