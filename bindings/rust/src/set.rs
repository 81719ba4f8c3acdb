//! Sets of values. The library uses masks for them.

use crate::State;
use crate::Value;
use crate::{Activity, Allowance, BackgroundMode, Callback, Cause, Condition, ConnectionOption};
use crate::{
    EvidenceProfile, Interruption, LaunchOption, Moment, Notification, ProcessKind, Since,
};
use std::fmt;
use std::marker::PhantomData;
use std::ops::BitOr;

/// A set of values of one enumeration, stored as a mask of two 64-bit words.
///
/// ```
/// use lifecycle_policy::{BackgroundMode, Set};
///
/// let modes = Set::from([BackgroundMode::Fetch, BackgroundMode::Audio]);
/// assert!(modes.contains(BackgroundMode::Audio));
/// assert_eq!(modes.to_string(), "audio, fetch");
/// assert_eq!(modes.iter().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T> {
    bits: [u64; 2],
    values: PhantomData<T>,
}

/// A value that a [`Set`] can hold.
pub trait Member: Value {}

macro_rules! members {
    ($($name:ident < $bits:literal),+) => {
        $( const _: () = assert!($name::ALL.len() < $bits);
        impl Member for $name {} )+
    };
}

// Sets of callbacks, causes and conditions may use both words. All other sets use one word.
members!(Activity < 65, Allowance < 65, BackgroundMode < 65, Callback < 129, Cause < 129);
members!(Condition < 129, ConnectionOption < 65, EvidenceProfile < 65, Interruption < 65);
members!(LaunchOption < 65, Moment < 65, Notification < 65, ProcessKind < 65, Since < 65);
members!(State < 65);

impl<T> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Self::from_bits([0, 0]);

    /// Makes a set from a mask of the library.
    pub(crate) const fn from_bits(bits: [u64; 2]) -> Self {
        Self { bits, values: PhantomData }
    }

    /// The mask, as in the library.
    #[must_use]
    pub const fn bits(self) -> [u64; 2] {
        self.bits
    }

    /// Whether the set is empty. A set is not empty if its only values are unknown to this crate.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits[0] | self.bits[1] == 0
    }
}

impl<T: Member> Set<T> {
    /// Returns the index of a value's 64-bit word, and the value's bit in that word.
    fn place(value: T) -> (usize, u64) {
        let number = value.to_wire() as usize - 1;
        (number / 64, 1 << (number % 64))
    }

    /// Whether a value is in the set.
    #[must_use]
    pub fn contains(self, value: T) -> bool {
        let (word, bit) = Self::place(value);
        self.bits[word] & bit != 0
    }

    /// Whether this set contains every value of another set.
    #[must_use]
    pub fn contains_all(self, other: Self) -> bool {
        self | other == self
    }

    /// Adds a value.
    pub fn insert(&mut self, value: T) {
        let (word, bit) = Self::place(value);
        self.bits[word] |= bit;
    }

    /// Removes a value.
    pub fn remove(&mut self, value: T) {
        let (word, bit) = Self::place(value);
        self.bits[word] &= !bit;
    }

    /// The values, in the order of the header, except those that this crate does not know.
    pub fn iter(self) -> impl Iterator<Item = T> {
        T::ALL.iter().copied().filter(move |value| self.contains(*value))
    }

    /// The bits of the values that this crate does not know. They are 0 unless the library is
    /// newer.
    #[must_use]
    pub fn unknown_bits(self) -> [u64; 2] {
        let mut left = self;
        T::ALL.iter().for_each(|value| left.remove(*value));
        left.bits
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut set = Self::EMPTY;
        values.into_iter().for_each(|value| set.insert(value));
        set
    }
}

impl<T: Member> From<T> for Set<T> {
    fn from(value: T) -> Self {
        Self::from([value])
    }
}

impl<T: Member, const N: usize> From<[T; N]> for Set<T> {
    fn from(values: [T; N]) -> Self {
        values.into_iter().collect()
    }
}

impl<T> BitOr for Set<T> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self::from_bits([self.bits[0] | other.bits[0], self.bits[1] | other.bits[1]])
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut set = formatter.debug_set();
        set.entries(self.iter());
        match self.unknown_bits() {
            [0, 0] => set.finish(),
            [low, high] => set.entry(&format_args!("{low:#x}:{high:#x}")).finish(),
        }
    }
}

impl<T: Member> fmt::Display for Set<T> {
    /// Writes the names, with commas between them.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(T::name).collect();
        formatter.pad(&names.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_a_newer_library_are_kept_in_either_word() {
        let [known, high] = [Set::from(Condition::Passcode), Set::from_bits([0, 1 << 6])];
        let set = known | high;
        assert!(!high.is_empty() && set.contains_all(high) && !known.contains_all(high));
        assert_eq!((set.unknown_bits(), set.iter().count()), ([0, 1 << 6], 1));
        assert_eq!(format!("{set:?} {set}"), "{Passcode, 0x0:0x40} passcode");
        assert_eq!(Set::<Condition>::place(Condition::Charging), (0, 1 << 14));
    }
}
