//! The effects of a device, which its host carries out.

use super::Device;
use crate::{DeviceEffect, Error};
use lifecycle_policy_sys as sys;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::iter::FusedIterator;
use std::ptr;

impl fmt::Display for DeviceEffect {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.read(|line| formatter.pad(line))
    }
}

/// The line of an effect, which is written on demand.
#[derive(Clone, Copy)]
pub(crate) struct Text(pub(crate) sys::lcp_device_effect);

impl Text {
    /// More bytes than any line needs. A line has a few numbers, and at most two dozen names of
    /// fewer than 80 letters.
    const ROOM: usize = 2048;

    fn read<R>(&self, read: impl FnOnce(&str) -> R) -> R {
        let (mut room, mut length) = ([0_u8; Self::ROOM], 0);
        // SAFETY: the effect is initialised, and the room has the size that is passed.
        let status = unsafe {
            let start = room.as_mut_ptr().cast();
            sys::lcp_effect_text(&self.0, start, room.len(), &mut length, ptr::null_mut())
        };
        let line = match status {
            sys::LCP_OK => &room[..length.min(Self::ROOM - 1)],
            _ => &[],
        };
        read(std::str::from_utf8(line).unwrap_or_default())
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.read(|line| write!(formatter, "{line:?}"))
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.read(|line| other.read(|other| line == other))
    }
}

impl Eq for Text {}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.read(|line| line.hash(state));
    }
}

/// An iterator that takes the waiting effects of a device one by one. [`Device::effects`] makes it.
///
/// If an effect has a value that this crate does not know, its item is an error. That effect is
/// taken, too, and the iteration goes on.
#[derive(Debug)]
pub struct Effects<'a>(pub(super) &'a mut Device);

impl Iterator for Effects<'_> {
    type Item = Result<DeviceEffect, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next_effect().transpose()
    }
}

impl FusedIterator for Effects<'_> {}
