//! What is known of the device.

use crate::builder::builder;
use crate::values::{encode, encode_fact};
use crate::Idiom;
use lifecycle_policy_sys as sys;

/// What the host knows of the device. `None` is unknown, and an answer that turns on what is
/// unknown is conditional.
///
/// A context without facts has the ordinary device, which is also the default here.
///
/// ```
/// use lifecycle_policy::DeviceFacts;
///
/// let locked = DeviceFacts::ordinary().passcode(true).first_unlock_done(false);
/// let nothing_but_a_passcode = DeviceFacts::unknown().passcode(true);
/// assert_eq!(nothing_but_a_passcode.cellular, None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DeviceFacts {
    /// The kind of device.
    pub idiom: Option<Idiom>,
    /// It is the Simulator.
    pub simulator: Option<bool>,
    /// No: iPhone 3G, iPod touch 2G and older.
    pub hardware_multitasking: Option<bool>,
    /// It has a cellular radio.
    pub cellular: Option<bool>,
    /// A passcode is set.
    pub passcode: Option<bool>,
    /// It was unlocked at least once since it started.
    pub first_unlock_done: Option<bool>,
    /// The switch of Background App Refresh is on; iOS 7.0 on.
    pub background_app_refresh: Option<bool>,
    /// iOS 9.0 on.
    pub low_power_mode: Option<bool>,
    /// It is charging.
    pub charging: Option<bool>,
    /// A debugger is attached to the app.
    pub debugger_attached: Option<bool>,
    /// Apps side by side, 1 to 8.
    pub foreground_slots: Option<u32>,
    /// Bluetooth was turned off in Settings.
    pub bluetooth_off: Option<bool>,
    /// Bluetooth was turned off in Control Center.
    pub bluetooth_off_in_control_center: Option<bool>,
    /// Airplane mode was toggled, with Bluetooth left on.
    pub airplane_mode: Option<bool>,
    /// Accessories were set up by AccessorySetupKit; iOS 26.0 on.
    pub accessory_setup_kit: Option<bool>,
    /// An option for the evidence profile *observed*: the force-quit flag survives a reboot.
    /// Unknown is no.
    pub force_quit_survives_reboot: Option<bool>,
    /// An option: region monitoring ends at a reboot. Unknown is no.
    pub regions_end_at_reboot: Option<bool>,
    /// It is locked now.
    pub device_locked: Option<bool>,
}

impl DeviceFacts {
    /// A phone with hardware multitasking and cellular radio, not the Simulator, no passcode,
    /// unlocked since boot, Background App Refresh on, Low Power Mode off, charging not known, no
    /// debugger, one foreground slot, Bluetooth on, airplane mode off, no accessories of
    /// AccessorySetupKit, not locked.
    #[must_use]
    pub fn ordinary() -> Self {
        Self {
            idiom: Some(Idiom::Phone),
            simulator: Some(false),
            hardware_multitasking: Some(true),
            cellular: Some(true),
            passcode: Some(false),
            first_unlock_done: Some(true),
            background_app_refresh: Some(true),
            low_power_mode: Some(false),
            charging: None,
            debugger_attached: Some(false),
            foreground_slots: Some(1),
            bluetooth_off: Some(false),
            bluetooth_off_in_control_center: Some(false),
            airplane_mode: Some(false),
            accessory_setup_kit: Some(false),
            force_quit_survives_reboot: Some(false),
            regions_end_at_reboot: Some(false),
            device_locked: Some(false),
        }
    }

    /// A device of which nothing is known.
    #[must_use]
    pub fn unknown() -> Self {
        Self {
            idiom: None,
            simulator: None,
            hardware_multitasking: None,
            cellular: None,
            passcode: None,
            first_unlock_done: None,
            background_app_refresh: None,
            low_power_mode: None,
            charging: None,
            debugger_attached: None,
            foreground_slots: None,
            bluetooth_off: None,
            bluetooth_off_in_control_center: None,
            airplane_mode: None,
            accessory_setup_kit: None,
            force_quit_survives_reboot: None,
            regions_end_at_reboot: None,
            device_locked: None,
        }
    }

    builder! {
        idiom: Option<Idiom>,
        simulator: Option<bool>,
        hardware_multitasking: Option<bool>,
        cellular: Option<bool>,
        passcode: Option<bool>,
        first_unlock_done: Option<bool>,
        background_app_refresh: Option<bool>,
        low_power_mode: Option<bool>,
        charging: Option<bool>,
        debugger_attached: Option<bool>,
        foreground_slots: Option<u32>,
        bluetooth_off: Option<bool>,
        bluetooth_off_in_control_center: Option<bool>,
        airplane_mode: Option<bool>,
        accessory_setup_kit: Option<bool>,
        force_quit_survives_reboot: Option<bool>,
        regions_end_at_reboot: Option<bool>,
        device_locked: Option<bool>,
    }

    /// Makes the struct that crosses to the library.
    pub(crate) fn to_raw(self) -> sys::lcp_device_facts {
        sys::lcp_device_facts {
            idiom: encode!(self.idiom),
            simulator: encode_fact(self.simulator),
            hardware_multitasking: encode_fact(self.hardware_multitasking),
            cellular: encode_fact(self.cellular),
            passcode: encode_fact(self.passcode),
            first_unlock_done: encode_fact(self.first_unlock_done),
            background_app_refresh: encode_fact(self.background_app_refresh),
            low_power_mode: encode_fact(self.low_power_mode),
            charging: encode_fact(self.charging),
            debugger_attached: encode_fact(self.debugger_attached),
            foreground_slots: self.foreground_slots.unwrap_or(0),
            bluetooth_off: encode_fact(self.bluetooth_off),
            bluetooth_off_in_control_center: encode_fact(self.bluetooth_off_in_control_center),
            airplane_mode: encode_fact(self.airplane_mode),
            accessory_setup_kit: encode_fact(self.accessory_setup_kit),
            force_quit_survives_reboot: encode_fact(self.force_quit_survives_reboot),
            regions_end_at_reboot: encode_fact(self.regions_end_at_reboot),
            device_locked: encode_fact(self.device_locked),
            ..sys::LCP_DEVICE_FACTS_INIT
        }
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
    /// Sets one field at a time, and compares the field of that name that crosses.
    macro_rules! crosses {
        ($( $field:ident: $value:expr => $number:expr, )+) => {
            $(
                let raw = DeviceFacts::unknown().$field($value).to_raw();
                assert_eq!(raw.$field, $number, stringify!($field));
                let none = sys::LCP_DEVICE_FACTS_INIT;
                let others = sys::lcp_device_facts { $field: none.$field, ..raw };
                assert_eq!(format!("{others:?}"), format!("{none:?}"), stringify!($field));
            )+
        };
    }

    #[test]
    fn every_field_crosses() {
        crosses! {
            idiom: Idiom::Pad => sys::LCP_IDIOM_PAD,
            simulator: true => sys::LCP_FACT_YES,
            hardware_multitasking: true => sys::LCP_FACT_YES,
            cellular: false => sys::LCP_FACT_NO,
            passcode: true => sys::LCP_FACT_YES,
            first_unlock_done: true => sys::LCP_FACT_YES,
            background_app_refresh: false => sys::LCP_FACT_NO,
            low_power_mode: true => sys::LCP_FACT_YES,
            charging: true => sys::LCP_FACT_YES,
            debugger_attached: true => sys::LCP_FACT_YES,
            foreground_slots: 2_u32 => 2,
            bluetooth_off: true => sys::LCP_FACT_YES,
            bluetooth_off_in_control_center: true => sys::LCP_FACT_YES,
            airplane_mode: true => sys::LCP_FACT_YES,
            accessory_setup_kit: true => sys::LCP_FACT_YES,
            force_quit_survives_reboot: true => sys::LCP_FACT_YES,
            regions_end_at_reboot: true => sys::LCP_FACT_YES,
            device_locked: true => sys::LCP_FACT_YES,
        }
    }
}
