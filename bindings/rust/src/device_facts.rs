//! What is known about the device.

use crate::DeviceFacts;
use lifecycle_policy_sys as sys;

impl DeviceFacts {
    /// A phone with hardware multitasking and cellular radio, not the Simulator, no passcode,
    /// unlocked since boot, Background App Refresh on, Low Power Mode off, charging not known, no
    /// debugger, one foreground slot, Bluetooth on, airplane mode off, no accessories of
    /// AccessorySetupKit, not locked.
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
