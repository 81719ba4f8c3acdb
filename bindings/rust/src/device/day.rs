//! A day: the events that the user and the system cause on a device.

use crate::policy::call;
use crate::{AppHabits, DayAct, Device, Error, Field, Status};
use lifecycle_policy_sys as sys;
use std::fmt;
use std::mem::size_of;

/// How the user treats a phone. In a mask of hours, the lowest bit is the hour after midnight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Habits {
    /// The hour at which the day begins, 0 to 23.
    pub start_hour: u32,
    /// The number of days, 0 to 366; 0: 1.
    pub days: u32,
    /// The hours in which the user takes up the phone.
    pub used_hours: u32,
    /// The hours in which the phone charges.
    pub charging_hours: u32,
    /// The hours in which the phone has no network.
    pub offline_hours: u32,
    /// The hours in which the phone is in Low Power Mode.
    pub low_power_hours: u32,
    /// The hours in which the phone is off.
    pub off_hours: u32,
    /// How often the user takes up the phone for anything but the apps in `apps`.
    pub pickups_per_day: u32,
    /// How long a use takes, in seconds; 0: 120.
    pub seconds_per_use: u32,
    /// How often memory is short while the user uses other apps.
    pub memory_pressures_per_day: u32,
    /// The habits of up to 64 apps.
    pub apps: Vec<AppHabits>,
}

/// The result of [`Day::next`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayStep {
    /// Something that the user, the system or an app did.
    Act(DayAct),
    /// An effect has to be taken first: take the effects of the device, and call again.
    Effects,
    /// The day is over.
    Over,
}

/// Posts to a device the events that the user and the system cause. The events follow from habits,
/// from the facts of the apps, and from a seed: equal seeds give equal days. A day is one possible
/// day, not a forecast.
///
/// ```
/// use lifecycle_policy::{AppHabits, Day, DayStep, Device, DeviceOptions, Habits, Install};
/// use std::time::Duration;
///
/// let mut device = Device::new(&DeviceOptions::new((17, 0)))?;
/// let app = device.install(&Install::new().reply_after(Duration::ZERO).was_launched(true))?;
/// let mut habits = Habits::default();
/// habits.used_hours = 0x7fff00; // from 8:00 to 23:00
/// habits.pickups_per_day = 20; // for other apps
/// habits.apps.push(AppHabits::new(app).opens_per_day(12_u32));
/// let mut day = Day::new(&device, &habits, 1)?;
/// let mut opened = 0;
/// loop {
///     match day.next(&mut device)? {
///         DayStep::Act(act) => opened += u32::from(act.kind.name() == "open-app"),
///         DayStep::Effects => while device.next_effect()?.is_some() {},
///         DayStep::Over => break,
///     }
/// }
/// assert!(opened > 4);
/// # Ok::<(), lifecycle_policy::Error>(())
/// ```
#[derive(Clone)]
pub struct Day(Box<sys::lcp_day>);

impl Day {
    /// Begins a day at the present time of the device.
    ///
    /// # Errors
    ///
    /// [`Status::OutOfRange`] for habits that are out of range or contradict each other, and for an
    /// OS without a background; [`Status::NotFound`] for an app that the device does not have.
    pub fn new(device: &Device, habits: &Habits, seed: u64) -> Result<Self, Error> {
        let items: Vec<_> = habits.apps.iter().map(|app| app.to_raw()).collect();
        let raw = sys::lcp_habits {
            start_hour: habits.start_hour,
            days: habits.days,
            used_hours: habits.used_hours,
            charging_hours: habits.charging_hours,
            offline_hours: habits.offline_hours,
            low_power_hours: habits.low_power_hours,
            off_hours: habits.off_hours,
            pickups_per_day: habits.pickups_per_day,
            seconds_per_use: habits.seconds_per_use,
            memory_pressures_per_day: habits.memory_pressures_per_day,
            count: u32::try_from(items.len()).unwrap_or(u32::MAX),
            items: items.as_ptr(),
            stride: size_of::<sys::lcp_app_habits>(),
            ..sys::LCP_HABITS_INIT
        };
        let mut day = Box::new(sys::lcp_day { opaque: [0; 1024] });
        call((), |(), error| {
            // SAFETY: the device is valid, and the structs are initialised and outlive the call.
            unsafe { sys::lcp_day_begin(device.as_ptr(), &raw, seed, &mut *day, error) }
        })?;
        Ok(Self(day))
    }

    /// Chooses the next act, advances the device to the time of the act, and posts the act. Stops
    /// at each effect, so that the host can reply in time.
    ///
    /// # Errors
    ///
    /// Only if the library is newer than this crate and the act has a value that this crate does not
    /// know. The act is posted even then.
    pub fn next(&mut self, device: &mut Device) -> Result<DayStep, Error> {
        let found = call(sys::LCP_DAY_ACT_INIT, |act, error| {
            // SAFETY: the day and the device are valid, and the structs outlive the call.
            unsafe { sys::lcp_day_next(&mut *self.0, device.as_ptr(), act, error) }
        });
        match found {
            Ok(raw) => DayAct::decode(&raw).map(DayStep::Act),
            Err(Error { status: Status::QueueFull, .. }) => Ok(DayStep::Effects),
            Err(Error { status: Status::NotFound, field: Some(Field::Day), .. }) => {
                Ok(DayStep::Over)
            }
            Err(error) => Err(error),
        }
    }
}

impl fmt::Debug for Day {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Day")
    }
}
