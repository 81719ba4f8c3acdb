//! The effects of a device, which its host carries out.

use super::Device;
use crate::{DeviceEffect, Error};
use std::fmt;
use std::iter::FusedIterator;

impl fmt::Display for DeviceEffect {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.read(|line| formatter.pad(line))
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
