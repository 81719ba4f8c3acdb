//! Further ways to make the events of a device.

use super::to_ns;
use crate::{DeviceEvent, Occurrence};
use std::time::Duration;

impl DeviceEvent {
    /// Sets the field `amount` to a time.
    #[must_use]
    pub fn delay(self, time: Duration) -> Self {
        Self { amount: to_ns(time), ..self }
    }
}

impl From<Occurrence> for DeviceEvent {
    fn from(kind: Occurrence) -> Self {
        Self::new(kind)
    }
}
