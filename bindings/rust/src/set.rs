//! Sets of values, as the library has them in masks.

use crate::{
    Activity, Allowance, AppState, Axis, BackgroundMode, Cause, Condition, Event, EvidenceProfile,
    Interruption, Lifecycle, SceneState, Since, Standing, Termination, TerminationNamespace,
    Trigger, Value,
};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::ops::{BitOr, BitOrAssign};
use std::slice;

/// A set of values of one enumeration, in one word.
///
/// ```
/// use lifecycle_policy::{BackgroundMode, Set};
///
/// let modes = Set::from([BackgroundMode::Fetch, BackgroundMode::Audio]);
/// assert!(modes.contains(BackgroundMode::Audio));
/// assert_eq!(modes.to_string(), "audio, fetch");
/// assert_eq!(modes.iter().count(), 2);
/// ```
pub struct Set<T> {
    bits: u64,
    values: PhantomData<T>,
}

/// A value that a [`Set`] can hold.
pub trait Member: Value {
    /// The bit that stands for the value in the library's mask.
    fn bit(self) -> u64;
}

/// Values of which n has bit n-1.
macro_rules! numbered {
    ($($name:ident),+) => {
        $( const _: () = assert!($name::ALL.len() <= 64);
        impl Member for $name {
            fn bit(self) -> u64 {
                1 << (self as u32 - 1)
            }
        } )+
    };
}

/// Values that are bits themselves.
macro_rules! flags {
    ($($name:ident),+) => {
        $( impl Member for $name {
            fn bit(self) -> u64 {
                u64::from(self as u32)
            }
        } )+
    };
}

numbered!(Activity, Allowance, AppState, Axis, Cause, Condition, Event, EvidenceProfile);
numbered!(
    Interruption,
    Lifecycle,
    SceneState,
    Standing,
    Termination,
    TerminationNamespace,
    Trigger
);
flags!(BackgroundMode, Since);

impl<T> Set<T> {
    /// No value.
    pub const EMPTY: Self = Self::from_bits(0);

    /// Takes a mask of the library.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self { bits, values: PhantomData }
    }

    /// The mask, as the library has it.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// Whether there is nothing in it, not even a value that this crate does not know.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<T: Member> Set<T> {
    /// Whether a value is in the set.
    #[must_use]
    pub fn contains(self, value: T) -> bool {
        self.bits & value.bit() != 0
    }

    /// Whether every value of another set is in this one.
    #[must_use]
    pub const fn contains_all(self, other: Self) -> bool {
        other.bits & !self.bits == 0
    }

    /// Puts a value in.
    pub fn insert(&mut self, value: T) {
        self.bits |= value.bit();
    }

    /// Takes a value out.
    pub fn remove(&mut self, value: T) {
        self.bits &= !value.bit();
    }

    /// The values, in the order of the header, but those that this crate does not know.
    #[must_use]
    pub fn iter(self) -> SetIter<T> {
        SetIter { set: self, values: T::ALL.iter() }
    }

    /// The bits of an answer that stand for values that this crate does not know, since the library
    /// is newer; 0 otherwise.
    #[must_use]
    pub fn unknown_bits(self) -> u64 {
        self.iter().fold(self.bits, |bits, value| bits & !value.bit())
    }
}

/// The values of a [`Set`]; see [`Set::iter`].
pub struct SetIter<T: Member> {
    set: Set<T>,
    values: slice::Iter<'static, T>,
}

impl<T: Member> Iterator for SetIter<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let set = self.set;
        self.values.find(|value| set.contains(**value)).copied()
    }
}

impl<T: Member> FusedIterator for SetIter<T> {}

impl<T: Member> Clone for SetIter<T> {
    fn clone(&self) -> Self {
        Self { set: self.set, values: self.values.clone() }
    }
}

impl<T: Member> fmt::Debug for SetIter<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.clone()).finish()
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = SetIter<T>;

    fn into_iter(self) -> SetIter<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(values);
        set
    }
}

impl<T: Member> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.insert(value));
    }
}

impl<T: Member> From<T> for Set<T> {
    fn from(value: T) -> Self {
        Self::from_bits(value.bit())
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
        Self::from_bits(self.bits | other.bits)
    }
}

impl<T> BitOrAssign for Set<T> {
    fn bitor_assign(&mut self, other: Self) {
        self.bits |= other.bits;
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut set = formatter.debug_set();
        set.entries(self.iter());
        match self.unknown_bits() {
            0 => set.finish(),
            bits => set.entry(&format_args!("{bits:#x}")).finish(),
        }
    }
}

impl<T: Member> fmt::Display for Set<T> {
    /// Writes the names, with commas between them.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, value) in self.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(formatter, "{comma}{value}")?;
        }
        Ok(())
    }
}
