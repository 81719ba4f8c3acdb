//! What is known about the device.

use crate::DeviceFacts;
use lifecycle_policy_sys as sys;

impl DeviceFacts {
    /// Returns the ordinary device: a phone with hardware multitasking and a cellular radio, not
    /// the Simulator. It has no passcode, has been unlocked since boot, and is not locked.
    /// Background App Refresh and Bluetooth are on; Low Power Mode and airplane mode are off. There
    /// is one foreground slot, no debugger, and no accessory of AccessorySetupKit. Whether the
    /// device is charging is not known.
    #[must_use]
    pub fn ordinary() -> Self {
        Self::from_raw(&sys::LCP_ORDINARY_DEVICE_INIT).expect("values of the header")
    }
}

impl Default for DeviceFacts {
    fn default() -> Self {
        Self::ordinary()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Idiom;

    #[test]
    fn the_ordinary_device_is_that_of_the_header() {
        let (ours, theirs) = (DeviceFacts::ordinary().to_raw(), sys::LCP_ORDINARY_DEVICE_INIT);
        assert_eq!(format!("{ours:?}"), format!("{theirs:?}"));
        let (ours, theirs) = (DeviceFacts::unknown().to_raw(), sys::LCP_DEVICE_FACTS_INIT);
        assert_eq!(format!("{ours:?}"), format!("{theirs:?}"));
    }

    #[test]
    fn fields_cross() {
        let raw = DeviceFacts::unknown().idiom(Idiom::Pad).passcode(false).foreground_slots(2_u32);
        let raw = raw.to_raw();
        let wanted = sys::lcp_device_facts {
            idiom: sys::LCP_IDIOM_PAD,
            passcode: sys::LCP_FACT_NO,
            foreground_slots: 2,
            ..sys::LCP_DEVICE_FACTS_INIT
        };
        assert_eq!(format!("{raw:?}"), format!("{wanted:?}"));
    }
}
