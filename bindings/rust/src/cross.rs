//! Conversion of fields between this crate and the library.

use crate::{Error, Member, OsVersion, RuleIndex, Set, Span, Value};
use lifecycle_policy_sys as sys;
use std::time::Duration;

/// The type of a field of an answer. The library represents the field as `Raw`.
pub trait Decode<Raw>: Sized {
    /// Reads the field. Returns an error if a newer library gave a value that this crate does not
    /// know.
    fn decode(raw: Raw) -> Result<Self, Error>;
}

/// Reads a field of an answer.
pub(crate) fn decode<Raw, T: Decode<Raw>>(raw: Raw) -> Result<T, Error> {
    T::decode(raw)
}

/// The type of a field that the caller may leave out.
pub(crate) trait Optional<Raw>: Decode<Raw> {
    /// Makes the value that is passed to the library.
    fn encode(self) -> Raw;
}

/// The value of a field that is not given.
pub(crate) trait Absent {
    const ABSENT: Self;
}

impl<T> Absent for Option<T> {
    const ABSENT: Self = None;
}

impl<T> Absent for Set<T> {
    const ABSENT: Self = Self::EMPTY;
}

impl<V: Value, Raw: Into<i64>> Decode<Raw> for V {
    fn decode(raw: Raw) -> Result<Self, Error> {
        let number = raw.into();
        V::from_wire(number).ok_or_else(|| Error::newer_library(number))
    }
}

impl<V: Value, Raw: Into<i64>> Decode<Raw> for Option<V> {
    fn decode(raw: Raw) -> Result<Self, Error> {
        match raw.into() {
            0 => Ok(None),
            number => V::decode(number).map(Some),
        }
    }
}

impl<V: Value> Optional<i32> for Option<V> {
    fn encode(self) -> i32 {
        self.map_or(0, |value| value.to_wire() as i32)
    }
}

impl<Raw: Into<i64>> Decode<Raw> for Option<bool> {
    fn decode(raw: Raw) -> Result<Self, Error> {
        const NO: i64 = sys::LCP_FACT_NO as i64;
        const YES: i64 = sys::LCP_FACT_YES as i64;
        match raw.into() {
            0 => Ok(None),
            NO => Ok(Some(false)),
            YES => Ok(Some(true)),
            other => Err(Error::newer_library(other)),
        }
    }
}

impl Optional<i32> for Option<bool> {
    fn encode(self) -> i32 {
        match self {
            None => sys::LCP_FACT_UNKNOWN,
            Some(false) => sys::LCP_FACT_NO,
            Some(true) => sys::LCP_FACT_YES,
        }
    }
}

impl<Raw: Into<i64>> Decode<Raw> for Option<OsVersion> {
    fn decode(raw: Raw) -> Result<Self, Error> {
        let number = raw.into();
        match u32::try_from(number).map(OsVersion::try_from) {
            Ok(_) if number == 0 => Ok(None),
            Ok(Ok(version)) => Ok(Some(version)),
            _ => Err(Error::newer_library(number)),
        }
    }
}

impl Optional<u32> for Option<OsVersion> {
    fn encode(self) -> u32 {
        self.map_or(0, OsVersion::packed)
    }
}

/// Passes numbers unchanged. A number that is not given is 0.
macro_rules! as_they_are {
    ($($number:ident),+) => { $(
        impl Absent for $number {
            const ABSENT: Self = 0;
        }

        impl Decode<$number> for $number {
            fn decode(raw: $number) -> Result<Self, Error> {
                Ok(raw)
            }
        }

        impl Optional<$number> for $number {
            fn encode(self) -> $number {
                self
            }
        }
    )+ };
}
as_they_are!(u32, u64, i64);

impl Decode<u32> for Option<u32> {
    fn decode(raw: u32) -> Result<Self, Error> {
        Ok((raw != 0).then_some(raw))
    }
}

impl Optional<u32> for Option<u32> {
    fn encode(self) -> u32 {
        self.unwrap_or(0)
    }
}

impl<T: Member> Decode<[u64; 2]> for Set<T> {
    fn decode(raw: [u64; 2]) -> Result<Self, Error> {
        Ok(Self::from_bits(raw))
    }
}

impl<T: Member> Decode<u64> for Set<T> {
    fn decode(raw: u64) -> Result<Self, Error> {
        Ok(Self::from_bits([raw, 0]))
    }
}

impl<T: Member> Optional<[u64; 2]> for Set<T> {
    fn encode(self) -> [u64; 2] {
        self.bits()
    }
}

impl<T: Member> Optional<u64> for Set<T> {
    fn encode(self) -> u64 {
        self.bits()[0]
    }
}

impl Decode<i64> for Option<Span> {
    fn decode(raw: i64) -> Result<Self, Error> {
        match (raw, u64::try_from(raw)) {
            (sys::LCP_NS_UNKNOWN, _) => Ok(None),
            (sys::LCP_NS_UNLIMITED, _) => Ok(Some(Span::Unlimited)),
            (_, Ok(figure)) => Ok(Some(Span::For(Duration::from_nanos(figure)))),
            (_, Err(_)) => Err(Error::newer_library(raw)),
        }
    }
}

impl Optional<i64> for Option<Span> {
    /// Converts a span. 292 years or more do not fit, and become unlimited.
    fn encode(self) -> i64 {
        match self {
            None => sys::LCP_NS_UNKNOWN,
            Some(Span::Unlimited) => sys::LCP_NS_UNLIMITED,
            Some(Span::For(duration)) => {
                i64::try_from(duration.as_nanos()).unwrap_or(sys::LCP_NS_UNLIMITED)
            }
        }
    }
}

/// Keeps every number. A termination code can use all 64 bits, so no number can mean `None`.
impl Decode<i64> for Option<i64> {
    fn decode(raw: i64) -> Result<Self, Error> {
        Ok(Some(raw))
    }
}

impl Decode<i32> for Option<RuleIndex> {
    fn decode(raw: i32) -> Result<Self, Error> {
        Ok(RuleIndex::from_raw(raw))
    }
}

impl Decode<i32> for RuleIndex {
    fn decode(raw: i32) -> Result<Self, Error> {
        RuleIndex::from_raw(raw).ok_or_else(|| Error::newer_library(raw.into()))
    }
}

macro_rules! setters {
    ($name:ident: $( $field:ident: $kind:ty, )*) => {
        impl $name {
            $(
                #[doc = concat!("Sets the field `", stringify!($field), "`.")]
                #[must_use]
                pub fn $field(mut self, value: impl Into<$kind>) -> Self {
                    self.$field = value.into();
                    self
                }
            )*
        }
    };
}
pub(crate) use setters;

/// Defines a struct, and a setter for each of its fields.
macro_rules! options {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $( $(#[$doc:meta])* pub $field:ident: $kind:ty, )*
        }
    ) => {
        $(#[$meta])*
        #[non_exhaustive]
        pub struct $name {
            $( $(#[$doc])* pub $field: $kind, )*
        }

        crate::cross::setters! { $name: $( $field: $kind, )* }
    };
}
pub(crate) use options;

/// Defines a struct whose fields have the same names as in the library's struct. The constructor
/// takes the required fields. Each optional field has a setter. A struct without required fields
/// can also be read back.
macro_rules! record {
    (
        $(#[$meta:meta])*
        pub struct $name:ident by $new:ident: $raw:ident = $init:ident
        takes { $( $(#[$doc:meta])* $field:ident: $kind:ty, )* }
    ) => {
        crate::cross::record! {
            $(#[$meta])*
            pub struct $name by $new: $raw = $init
            needs {}
            takes { $( $(#[$doc])* $field: $kind, )* }
        }

        impl $name {
            pub(crate) fn from_raw(raw: &lifecycle_policy_sys::$raw) -> Result<Self, crate::Error> {
                Ok(Self { $( $field: crate::cross::decode(raw.$field)?, )* })
            }
        }
    };
    (
        $(#[$meta:meta])*
        pub struct $name:ident by $new:ident: $raw:ident = $init:ident $(($zero:literal))?
        needs { $( $(#[$given_doc:meta])* $given:ident: $given_kind:ty, )* }
        takes { $( $(#[$doc:meta])* $field:ident: $kind:ty, )* }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub struct $name {
            $( $(#[$given_doc])* pub $given: $given_kind, )*
            $( $(#[$doc])* pub $field: $kind, )*
        }

        impl $name {
            /// Makes a struct with only the required fields.
            #[must_use]
            pub const fn $new($( $given: $given_kind ),*) -> Self {
                Self { $( $given, )* $( $field: crate::cross::Absent::ABSENT, )* }
            }

            pub(crate) fn to_raw(self) -> lifecycle_policy_sys::$raw {
                lifecycle_policy_sys::$raw {
                    $( $given: self.$given.into(), )*
                    $( $field: crate::cross::Optional::encode(self.$field), )*
                    ..lifecycle_policy_sys::$init $(($zero))?
                }
            }
        }

        crate::cross::setters! { $name: $( $field: $kind, )* }
    };
}
pub(crate) use record;

#[cfg(test)]
mod tests {
    use crate::{App, BackgroundMode, LocationAuthorization, OsVersion};
    use lifecycle_policy_sys as sys;

    /// Sets one field at a time. In the library's struct, only the field of that name may change,
    /// and the field must get the given number. Then reads the struct back.
    macro_rules! crosses {
        ($( $field:ident: $value:expr => $number:expr, )+) => {
            $(
                let app = App::new().$field($value);
                let raw = app.to_raw();
                assert_eq!(raw.$field, $number, stringify!($field));
                assert_ne!(raw.$field, sys::LCP_APP_INIT.$field, stringify!($field));
                let others = sys::lcp_app { $field: sys::LCP_APP_INIT.$field, ..raw };
                assert_eq!(format!("{others:?}"), format!("{:?}", sys::LCP_APP_INIT));
                assert_eq!(App::from_raw(&raw), Ok(app));
            )+
        };
    }

    #[test]
    fn every_kind_of_field_crosses() {
        crosses! {
            background_modes: [BackgroundMode::Voip, BackgroundMode::Audio] => 5,
            exits_on_suspend: true => sys::LCP_FACT_YES,
            scenes: false => sys::LCP_FACT_NO,
            linked_sdk: OsVersion::new(9, 3, 0) => sys::LCP_OS(9, 3, 0),
            permitted_identifiers: 3_u32 => 3,
            location_authorization: LocationAuthorization::Always => sys::LCP_AUTHORIZATION_ALWAYS,
        }
    }
}
