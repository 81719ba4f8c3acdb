//! A simulated device: many apps on one virtual clock.

use crate::cross::{decode, Optional};
use crate::policy::call;
use crate::{AppStatus, DeviceEffect, DeviceEvent, DeviceOptions, DeviceOutcome, DeviceStatus};
use crate::{Error, Field, Install, OsVersion, Reply, Span, State, Status};
use effect::Effects;
use lifecycle_policy_sys as sys;
use std::fmt;
use std::ptr::{self, NonNull};
use std::time::Duration;

pub mod day;
pub mod effect;
pub mod event;
pub mod options;

/// A simulated device: many apps on one virtual clock.
///
/// The host posts what the user, the system and the apps do. It takes the resulting effects, and
/// carries them out. Each effect names its rule. Equal calls have equal effects on every machine.
///
/// ```
/// use lifecycle_policy::{Device, DeviceEvent, DeviceOptions, Install, Occurrence, Reply};
///
/// let mut device = Device::new(&DeviceOptions::new((17, 0)))?;
/// let app = device.install(&Install::new().was_launched(true))?;
/// device.post(Occurrence::Boot)?;
/// device.post(DeviceEvent::new(Occurrence::OpenApp).app(app))?;
/// while let Some(effect) = device.next_effect()? {
///     println!("{effect}");
///     if effect.needs_reply {
///         device.reply(effect.id, Reply::Returned)?;
///     }
/// }
/// assert_eq!(device.status()?.front, Some(app));
/// # Ok::<(), lifecycle_policy::Error>(())
/// ```
///
/// A new device is off. Apps are numbered from 1. An app moves one step at a time towards the state
/// that the user wants, and only while no reply is pending. The host replies for an app, unless the
/// host sets [`Install::reply_after`] when it installs the app.
///
/// Times are durations since the clock's zero; 292 years or more become the greatest time. Time
/// passes only in [`run_until`](Self::run_until), [`run_until_idle`](Self::run_until_idle) and
/// [`advance`](Self::advance).
///
/// A method that fails leaves the device unchanged, unless its description says otherwise. The C
/// header lists the errors of each `lcp_device_*` function. Each error names the field at fault and
/// its value.
///
/// A device can be sent to another thread, but only one thread may use it at a time: it is not
/// `Sync`. The library allocates the memory of a device: 48 KB with the default capacities.
pub struct Device(NonNull<sys::lcp_device>);

// SAFETY: the library gets the memory of a device from malloc. The memory contains no pointers, and
// is not tied to a thread.
unsafe impl Send for Device {}

impl Device {
    /// Makes a device, which is off.
    ///
    /// # Errors
    ///
    /// [`Status::MissingValue`] for the OS 0.0; [`Status::OutOfRange`] for any other OS before 2.0,
    /// for [`EvidenceProfile::Founding`](crate::EvidenceProfile::Founding), for too many foreground
    /// slots, for a capacity that is too large, or for a capacity for effects below the minimum,
    /// which the error contains ([`Field::Effects`]); [`Status::Memory`] if no memory is available.
    pub fn new(options: &DeviceOptions) -> Result<Self, Error> {
        let made = options.lend(|options| {
            call(ptr::null_mut(), |device, error| {
                // SAFETY: the structs are initialised and outlive the call.
                unsafe { sys::lcp_device_create(options, device, error) }
            })
        });
        Self::own(made?)
    }

    /// Returns an independent copy of the device, with its waiting effects and pending replies.
    ///
    /// # Errors
    ///
    /// [`Status::Memory`] if no memory is available.
    pub fn fork(&self) -> Result<Self, Error> {
        // SAFETY: the device is valid, and the pointer can be written to.
        let made = call(ptr::null_mut(), |copy, error| unsafe {
            sys::lcp_device_fork(self.as_ptr(), copy, error)
        });
        Self::own(made?)
    }

    fn own(device: *mut sys::lcp_device) -> Result<Self, Error> {
        NonNull::new(device).map(Self).ok_or_else(|| Error::new(Status::Memory, None, 0))
    }

    fn as_ptr(&self) -> *mut sys::lcp_device {
        self.0.as_ptr()
    }

    /// Copies the state of another device into this device.
    ///
    /// # Errors
    ///
    /// [`Status::Memory`] if the devices differ in size because their capacities differ.
    pub fn copy_from(&mut self, other: &Self) -> Result<(), Error> {
        // SAFETY: both are devices, and this one is borrowed exclusively.
        self.change(|device, error| unsafe { sys::lcp_device_copy(device, other.as_ptr(), error) })
    }

    /// Installs an app. Returns its number, which is the lowest free one.
    ///
    /// # Errors
    ///
    /// [`Status::TableFull`] for [`Field::Apps`] or [`Field::Policies`]; the errors of
    /// [`Policy::new`](crate::Policy::new) that are about the app and the figures.
    pub fn install(&mut self, install: &Install) -> Result<u32, Error> {
        install.lend(|install| {
            // SAFETY: the device is valid, and the structs are initialised and outlive the call.
            call(0, |app, error| unsafe {
                sys::lcp_device_install(self.as_ptr(), install, app, error)
            })
        })
    }

    /// Replaces what is known about an app, for instance after the user granted something or
    /// updated the app. The field `was_launched` is ignored.
    ///
    /// # Errors
    ///
    /// Those of [`install`](Self::install); [`Status::NotFound`] if the device has no such app;
    /// [`Status::OutOfRange`] for [`Field::App`] if the life cycle of a running app would change;
    /// [`Status::QueueFull`] if effects must be taken first.
    pub fn update_app(&mut self, app: u32, install: &Install) -> Result<(), Error> {
        install.lend(|install| {
            // SAFETY: the device is valid, and the structs are initialised and outlive the call.
            self.change(|device, error| unsafe {
                sys::lcp_device_update_app(device, app, install, error)
            })
        })
    }

    /// Removes an app. Its process ends, and its scenes, tasks and requests are dropped.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`] if the device has no such app; [`Status::QueueFull`] if effects must be
    /// taken first.
    pub fn uninstall(&mut self, app: u32) -> Result<(), Error> {
        // SAFETY: the device is valid.
        self.change(|device, error| unsafe { sys::lcp_device_uninstall(device, app, error) })
    }

    /// Installs another OS on a device that is off.
    ///
    /// # Errors
    ///
    /// [`Status::DeviceOn`] if the device is on or going off; [`Status::MissingValue`] for the OS
    /// 0.0; [`Status::OutOfRange`] for any other OS before 2.0.
    pub fn update_os(&mut self, os: impl Into<OsVersion>) -> Result<(), Error> {
        let os = os.into().packed();
        // SAFETY: the device is valid.
        self.change(|device, error| unsafe { sys::lcp_device_update_os(device, os, error) })
    }

    /// Posts an event.
    ///
    /// # Errors
    ///
    /// Many errors, each of which names the field at fault in the event; [`Status::QueueFull`] if
    /// effects must be taken first.
    pub fn post(&mut self, event: impl Into<DeviceEvent>) -> Result<DeviceOutcome, Error> {
        let event = event.into().to_raw();
        let raw = call(sys::LCP_DEVICE_OUTCOME_INIT, |outcome, error| {
            // SAFETY: the device is valid, and the structs are initialised and outlive the call.
            unsafe { sys::lcp_device_post(self.as_ptr(), &event, outcome, error) }
        })?;
        DeviceOutcome::decode(&raw)
    }

    /// Takes the oldest waiting effect. Returns `None` if no effect is waiting.
    ///
    /// # Errors
    ///
    /// Only if the library is newer than this crate and the effect has a value that this crate does
    /// not know. The effect is taken even then.
    pub fn next_effect(&mut self) -> Result<Option<DeviceEffect>, Error> {
        // SAFETY: the device is valid, and the structs are initialised and outlive the call.
        let taken = call(sys::LCP_DEVICE_EFFECT_INIT, |effect, error| unsafe {
            sys::lcp_device_next_effect(self.as_ptr(), effect, error)
        });
        found(taken)
    }

    /// Returns an iterator over the waiting effects, the oldest first. Each effect is taken when
    /// the iterator reaches it. A host that replies between effects needs
    /// [`next_effect`](Self::next_effect) instead.
    ///
    /// ```
    /// # use lifecycle_policy::{Device, DeviceEvent, DeviceOptions, Install, Occurrence};
    /// # use std::time::Duration;
    /// let mut device = Device::new(&DeviceOptions::new((12, 4)))?;
    /// let app = device.install(&Install::new().reply_after(Duration::ZERO))?;
    /// device.post(Occurrence::Boot)?;
    /// device.post(DeviceEvent::new(Occurrence::OpenApp).app(app))?;
    /// for effect in device.effects() {
    ///     println!("{}", effect?);
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    pub fn effects(&mut self) -> Effects<'_> {
        Effects(self)
    }

    /// Replies to a call. `effect` is the number of the effect that asked for the call.
    ///
    /// # Errors
    ///
    /// [`Status::Late`] if the device no longer expects the reply: the call timed out, its process
    /// ended, or a reply was given before; [`Status::NotFound`] if no effect had that number;
    /// [`Status::QueueFull`] if effects must be taken first.
    pub fn reply(&mut self, effect: u64, reply: Reply) -> Result<(), Error> {
        // SAFETY: the device is valid.
        self.change(|device, error| unsafe {
            sys::lcp_device_reply(device, effect, reply.into(), error)
        })
    }

    /// Advances the clock to a time. The clock does not stop at an effect, so the reply to a call
    /// that begins on the way may come too late: a loop needs [`run_until`](Self::run_until). Posts
    /// and replies happen at the time that the clock shows; if the app has run since then, advance
    /// first.
    ///
    /// # Errors
    ///
    /// [`Status::QueueFull`] if effects must be taken first. The clock then stays at the time that
    /// it has reached: take the effects, and call again. [`Status::OutOfRange`] for a time in the
    /// past.
    pub fn advance(&mut self, to: Duration) -> Result<(), Error> {
        // SAFETY: the device is valid, and NULL is permitted.
        self.change(|device, error| unsafe {
            sys::lcp_device_advance(device, to_ns(to), ptr::null_mut(), error)
        })
    }

    /// Takes the oldest waiting effect. If none is waiting, advances the clock until one is, but not
    /// beyond `to`. Returns `None` if no effect is due until `to`; the clock then shows `to`.
    ///
    /// Unlike [`run_until_idle`](Self::run_until_idle), this borrows the device only for the call, so
    /// the host can keep the device in its own state, and the code that handles an effect can post
    /// and reply:
    ///
    /// ```
    /// # use lifecycle_policy::{Device, DeviceOptions, Error, Reply};
    /// # use std::time::Duration;
    /// struct Emulator {
    ///     device: Device,
    /// }
    ///
    /// impl Emulator {
    ///     fn pump(&mut self, now: Duration) -> Result<(), Error> {
    ///         while let Some(effect) = self.device.run_until(now)? {
    ///             // Call the guest here. It may call the emulator, which may post events.
    ///             if effect.needs_reply {
    ///                 self.device.reply(effect.id, Reply::Returned)?;
    ///             }
    ///         }
    ///         Ok(())
    ///     }
    /// }
    /// # let mut emulator = Emulator { device: Device::new(&DeviceOptions::new((17, 0)))? };
    /// # emulator.pump(Duration::from_secs(1))?;
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Status::OutOfRange`] for [`Field::Now`] if no effect is waiting and `to` is in the past.
    pub fn run_until(&mut self, to: Duration) -> Result<Option<DeviceEffect>, Error> {
        // SAFETY: the device is valid, and the structs are initialised and outlive the call.
        let taken = call(sys::LCP_DEVICE_EFFECT_INIT, |effect, error| unsafe {
            sys::lcp_device_run_until(self.as_ptr(), to_ns(to), effect, error)
        });
        found(taken)
    }

    /// Advances the clock from one due time to the next, up to and including `limit`. Before
    /// every advance, including the first, `handler` gets all waiting effects one by one. The
    /// handler may post events and reply; it also gets the resulting effects.
    ///
    /// The run ends when nothing more is due; the clock then shows the last due time. It also
    /// ends when the next thing is due after `limit`; the clock then shows `limit`. The limit may
    /// be [`Duration::MAX`]. But if an app has a keep-alive handler, something is always due, so
    /// the run would never end.
    ///
    /// ```
    /// use lifecycle_policy::{
    ///     Device, DeviceEvent, DeviceOptions, Install, Occurrence, Reply, State,
    /// };
    /// use std::time::Duration;
    ///
    /// let mut device = Device::new(&DeviceOptions::new((12, 4)))?;
    /// let app = device.install(&Install::new().was_launched(true))?;
    /// device.post(Occurrence::Boot)?;
    /// device.post(DeviceEvent::new(Occurrence::OpenApp).app(app))?;
    /// device.run_until_idle(Duration::from_secs(3600), |device, effect| {
    ///     println!("{effect}");
    ///     if effect.needs_reply {
    ///         device.reply(effect.id, Reply::Returned)?;
    ///     }
    ///     if effect.to == Some(State::Active) {
    ///         device.post(DeviceEvent::new(Occurrence::BeginTask).app(app))?;
    ///         device.post(Occurrence::Home)?;
    ///     }
    ///     Ok(())
    /// })?;
    /// // The task was never ended.
    /// assert_eq!(device.status()?.now, Duration::from_secs(180));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Status::OutOfRange`] for [`Field::Now`] if the limit is in the past; then no effect is
    /// taken. An error that the handler returns ends the run; the effect that the handler got stays
    /// taken. A post or reply in the handler may fail with [`Status::QueueFull`]: repeat it when
    /// the handler has got the waiting effects.
    pub fn run_until_idle(
        &mut self,
        limit: Duration,
        mut handler: impl FnMut(&mut Self, DeviceEffect) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if limit < self.status()?.now {
            return self.advance(limit); // fails with `Status::OutOfRange`
        }
        loop {
            while let Some(effect) = self.next_effect()? {
                handler(self, effect)?;
            }
            let due = match self.next_deadline()? {
                Some(due) => due,
                None => return Ok(()),
            };
            match self.advance(due.min(limit)) {
                Ok(()) if due > limit => return Ok(()),
                Ok(()) | Err(Error { status: Status::QueueFull, .. }) => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Returns the next time at which something is due, or `None` if nothing is due.
    ///
    /// # Errors
    ///
    /// No error is known.
    pub fn next_deadline(&self) -> Result<Option<Duration>, Error> {
        self.deadline_of(0)
    }

    /// Returns the next time at which something is due for an app, or `None` if nothing is due.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`] if the device has no such app.
    pub fn next_deadline_of(&self, app: u32) -> Result<Option<Duration>, Error> {
        match app {
            0 => Err(Error::new(Status::NotFound, Some(Field::App), 0)),
            app => self.deadline_of(app),
        }
    }

    fn deadline_of(&self, app: u32) -> Result<Option<Duration>, Error> {
        // SAFETY: the device is valid, and the number can be written to.
        let due = call(0, |at, error| unsafe {
            sys::lcp_device_next_deadline(self.as_ptr(), app, at, error)
        })?;
        Ok((due != sys::LCP_NS_UNLIMITED).then(|| moment(due)))
    }

    /// Returns the kill that a clock of the app will cause unless something else comes first.
    /// Returns `None` if no clock will cause a kill.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`] if the device has no such app.
    pub fn pending_kill(&self, app: u32) -> Result<Option<DeviceEffect>, Error> {
        // SAFETY: the device is valid, and the structs are initialised and outlive the call.
        let kill = call(sys::LCP_DEVICE_EFFECT_INIT, |effect, error| unsafe {
            sys::lcp_device_pending_kill(self.as_ptr(), app, effect, error)
        });
        found(kill)
    }

    /// Returns the status of the device.
    ///
    /// # Errors
    ///
    /// Only if the library is newer than this crate.
    pub fn status(&self) -> Result<DeviceStatus, Error> {
        // SAFETY: the device is valid, and the struct is initialised and outlives the call.
        let raw = call(sys::LCP_DEVICE_STATUS_INIT, |status, error| unsafe {
            sys::lcp_device_get_status(self.as_ptr(), status, error)
        })?;
        DeviceStatus::decode(&raw)
    }

    /// Returns the status of an app.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`] if the device has no such app.
    pub fn app_status(&self, app: u32) -> Result<AppStatus, Error> {
        // SAFETY: the device is valid, and the struct is initialised and outlives the call.
        let raw = call(sys::LCP_APP_STATUS_INIT, |status, error| unsafe {
            sys::lcp_device_get_app_status(self.as_ptr(), app, status, error)
        })?;
        AppStatus::decode(&raw)
    }

    /// Returns the state of a scene.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`] for [`Field::App`] or [`Field::Scene`].
    pub fn scene_state(&self, app: u32, scene: u32) -> Result<State, Error> {
        // SAFETY: the device is valid, and the number can be written to.
        let state = call(0, |state, error| unsafe {
            sys::lcp_device_get_scene_state(self.as_ptr(), app, scene, state, error)
        })?;
        decode(state)
    }

    /// Returns the state of the device as bytes. This version of the library and later versions can
    /// read the bytes on any machine. The bytes include waiting effects and pending replies, but
    /// not the options.
    ///
    /// # Errors
    ///
    /// [`Status::QueueFull`] if effects must be taken first.
    pub fn snapshot(&self) -> Result<Vec<u8>, Error> {
        let fill = |room: &mut [u8]| {
            call(0, |count, error| {
                let start = room.as_mut_ptr().cast();
                // SAFETY: the device is valid, and the buffer has the size that is passed.
                unsafe { sys::lcp_device_snapshot(self.as_ptr(), start, room.len(), count, error) }
            })
        };
        let mut bytes = vec![0; fill(&mut [])?];
        fill(&mut bytes)?;
        Ok(bytes)
    }

    /// Restores a snapshot. All times in the snapshot are shifted so that the device continues at
    /// `now`. The device must have the OS and profile of the snapshot, and large enough capacities.
    ///
    /// Returns `false` if the rules have changed since the snapshot was made. Even then, what was
    /// due stays due; the current rules decide what happens from now on.
    ///
    /// # Errors
    ///
    /// [`Status::Snapshot`] if the bytes are not a snapshot, or a time would be out of range;
    /// [`Status::SnapshotNewer`] if the snapshot has a newer format; [`Status::SnapshotForeign`] if
    /// its OS or profile differs; [`Status::TableFull`] if a capacity is too small.
    pub fn restore(&mut self, snapshot: &[u8], now: Duration) -> Result<bool, Error> {
        let same_rules = call(0, |same_rules, error| {
            let (start, count) = (snapshot.as_ptr().cast(), snapshot.len());
            // SAFETY: the device is valid, and there are as many bytes as the count says.
            unsafe {
                sys::lcp_device_restore(self.as_ptr(), start, count, to_ns(now), same_rules, error)
            }
        })?;
        is_yes(same_rules)
    }

    /// Returns a number that is equal for two devices if they will behave alike from now on. Their
    /// times, and the numbers of their processes, effects and tasks, do not matter. The number is
    /// valid for only one build of the library.
    ///
    /// # Errors
    ///
    /// No error is known.
    pub fn digest(&self) -> Result<u64, Error> {
        // SAFETY: the device is valid, and the number can be written to.
        call(0, |digest, error| unsafe { sys::lcp_device_digest(self.as_ptr(), digest, error) })
    }

    /// Calls a function of the library that changes the device and gives no result.
    fn change(
        &mut self,
        function: impl FnOnce(*mut sys::lcp_device, &mut sys::lcp_error) -> sys::lcp_status_t,
    ) -> Result<(), Error> {
        call((), |(), error| function(self.as_ptr(), error))
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        // SAFETY: the library allocated the device, and nothing uses the device afterwards.
        unsafe { sys::lcp_device_destroy(self.as_ptr()) }
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Device").field(&self.status()).finish()
    }
}

/// Reads the effect that a call found. Returns `None` if the call found no effect.
fn found(raw: Result<sys::lcp_device_effect, Error>) -> Result<Option<DeviceEffect>, Error> {
    match raw {
        Ok(raw) => DeviceEffect::decode(&raw).map(Some),
        Err(Error { status: Status::NotFound, field: Some(Field::Effect), .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Converts a time to the library's number. 292 years or more become the greatest time.
fn to_ns(moment: Duration) -> i64 {
    Some(Span::For(moment)).encode()
}

/// Converts the library's number for a time. The time may be "never".
pub(crate) fn due(ns: i64) -> Span {
    match ns {
        sys::LCP_NS_UNLIMITED => Span::Unlimited,
        at => Span::For(moment(at)),
    }
}

pub(crate) fn is_yes(raw: sys::lcp_fact_t) -> Result<bool, Error> {
    Ok(decode::<_, Option<bool>>(raw)?.unwrap_or(false))
}

/// Converts a time of the library. A time before the clock's zero becomes zero.
pub(crate) fn moment(ns: i64) -> Duration {
    Duration::from_nanos(u64::try_from(ns).unwrap_or(0))
}
