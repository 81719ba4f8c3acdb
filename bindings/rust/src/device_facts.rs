//! What is known about the device.

use crate::cross::record;
use crate::Idiom;
use lifecycle_policy_sys as sys;

record! {
    /// What the host knows about the device. `None` means unknown. An answer that depends on an
    /// unknown fact is conditional.
    ///
    /// A context without facts uses the ordinary device, which is also the default here.
    ///
    /// ```
    /// use lifecycle_policy::DeviceFacts;
    ///
    /// let locked = DeviceFacts::ordinary().passcode(true).first_unlock_done(false);
    /// let nothing_but_a_passcode = DeviceFacts::unknown().passcode(true);
    /// assert_eq!(nothing_but_a_passcode.cellular, None);
    /// ```
    pub struct DeviceFacts by unknown: lcp_device_facts = LCP_DEVICE_FACTS_INIT
    takes {
        /// The kind of device.
        idiom: Option<Idiom>,
        /// The device is the Simulator.
        simulator: Option<bool>,
        /// No: iPhone 3G, iPod touch 2G and older.
        hardware_multitasking: Option<bool>,
        /// The device has a cellular radio.
        cellular: Option<bool>,
        /// A passcode is set.
        passcode: Option<bool>,
        /// The device was unlocked at least once since it started.
        first_unlock_done: Option<bool>,
        /// The switch of Background App Refresh is on; from iOS 7.0 on.
        background_app_refresh: Option<bool>,
        /// Low Power Mode is on; from iOS 9.0 on.
        low_power_mode: Option<bool>,
        /// The device is charging.
        charging: Option<bool>,
        /// A debugger is attached to the app.
        debugger_attached: Option<bool>,
        /// Apps side by side, 1 to 8.
        foreground_slots: Option<u32>,
        /// Bluetooth was turned off in Settings.
        bluetooth_off: Option<bool>,
        /// Bluetooth was turned off in Control Center.
        bluetooth_off_in_control_center: Option<bool>,
        /// Airplane mode was toggled, with Bluetooth left on.
        airplane_mode: Option<bool>,
        /// Accessories were set up with AccessorySetupKit; from iOS 26.0 on.
        accessory_setup_kit: Option<bool>,
        /// An option for the evidence profile *observed*: the force-quit flag survives a reboot.
        /// Unknown means no.
        force_quit_survives_reboot: Option<bool>,
        /// An option: region monitoring ends at a reboot. Unknown means no.
        regions_end_at_reboot: Option<bool>,
        /// The device is locked now.
        device_locked: Option<bool>,
    }
}

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
