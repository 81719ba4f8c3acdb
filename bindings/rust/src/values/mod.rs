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

        #[cfg(test)]
        #[allow(non_snake_case)]
        mod $kind {
            #[test]
            fn has_the_numbers_and_names_of_the_library() {
                crate::values::tests::check::<super::$name, $number>(lifecycle_policy_sys::$kind);
            }
        }
    };
}
pub(crate) use values;

#[cfg(test)]
pub(crate) mod tests {
    use crate::*;
    use lifecycle_policy_sys as sys;
    use std::collections::BTreeSet;
    use std::fmt::Debug;
    use std::str::FromStr;

    /// Lists the numbers that an enumeration has in the library.
    fn listed(kind: i32) -> Vec<i64> {
        let mut numbers = Vec::new();
        let mut number = 0;
        // SAFETY: the number can be written to; an index past the last is refused.
        while unsafe { sys::lcp_enum_value_at(kind, numbers.len() as u32, &mut number) }
            == sys::LCP_OK
        {
            numbers.push(number);
        }
        numbers
    }

    pub(crate) fn check<V, N>(kind: i32)
    where
        V: Value + FromStr<Err = Error> + TryFrom<N, Error = Error> + Into<N> + Ord,
        N: TryFrom<i64> + Into<i64> + Copy,
        <N as TryFrom<i64>>::Error: Debug,
    {
        let mut wanted = listed(kind);
        if kind == sys::LCP_ENUM_STATUS {
            wanted.retain(|number| *number != i64::from(sys::LCP_OK));
        }
        let ours: Vec<i64> = V::ALL.iter().map(|value| (*value).into().into()).collect();
        assert_eq!(ours, wanted);
        let (mut names, mut titles) = (BTreeSet::new(), BTreeSet::new());
        for (value, number) in V::ALL.iter().zip(wanted) {
            let number = N::try_from(number).unwrap();
            assert_eq!(V::try_from(number), Ok(*value));
            let name = value.name();
            assert!(names.insert(name) && !name.is_empty(), "{name}");
            assert_eq!(name.parse(), Ok(*value), "{name}");
            assert_eq!(name.to_uppercase().parse(), Ok(*value), "{name}");
            assert_eq!(value.to_string(), name);
            assert!(titles.insert(value.title()) && !value.title().is_empty(), "{name}");
        }
        for number in [i64::MIN, -1, 0, 3_000_000_000, i64::MAX, i64::from(i32::MAX)] {
            if let Ok(number) = N::try_from(number) {
                let error = V::try_from(number).unwrap_err();
                assert_eq!((error.status, error.field), (Status::UnknownValue, None));
                assert_eq!(error.value, number.into());
            }
        }
        for name in ["", " ", "-", "no such name", "\0", "café", &"a".repeat(100_000)] {
            assert_eq!(name.parse::<V>().unwrap_err().status, Status::NotFound, "{name}");
        }
    }
}
