//! Many apps on one virtual clock, simulated.

use crate::cross::{decode, Optional};
use crate::policy::call;
use crate::{AppStatus, DeviceEffect, DeviceEvent, DeviceOptions, DeviceOutcome, DeviceStatus};
use crate::{Error, Field, Install, OsVersion, Reply, Span, State, Status};
use effect::Effects;
use lifecycle_policy_sys as sys;
use std::fmt;
use std::ptr::{self, NonNull};
use std::time::Duration;

pub mod effect;
pub mod event;
pub mod options;
pub mod status;

/// Many apps on one virtual clock, simulated.
///
/// The host posts what the user, the system and the apps do, and takes what it has to do next: the
/// effects. Each effect names its rule. The same calls have the same effects, on every machine.
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
/// A device begins off. Apps are numbered from 1. An app goes towards what the user wants one step
/// at a time, and only while it owes no reply. A host whose apps answer at once says so when it
/// installs them ([`Install::reply_after`]), and never replies.
///
/// Moments are durations since the clock's zero. One of 292 years or more is the end of time.
/// Time stands still until [`advance`](Self::advance) or [`run_until_idle`](Self::run_until_idle).
///
/// With an error a device is as it was, but for [`advance`](Self::advance) and
/// [`run_until_idle`](Self::run_until_idle), which say what they do. The note on each function of
/// `lcp_device_*` in the C header tells which errors there are; each names its field and the value.
///
/// A device can be sent to another thread, and only one may use it at a time: it is not `Sync`. Its
/// memory, 48 KB with the usual capacities, is the library's.
pub struct Device(NonNull<sys::lcp_device>);

// SAFETY: a device is memory that the library got from malloc, without pointers in it, and no thread
// has a part in it.
unsafe impl Send for Device {}

impl Device {
    /// Sets up a device, which is off.
    ///
    /// # Errors
    ///
    /// [`Status::MissingValue`] and [`Status::OutOfRange`] for an OS that cannot be;
    /// [`Status::OutOfRange`] for [`EvidenceProfile::Founding`](crate::EvidenceProfile::Founding),
    /// for a capacity, or for room for too few effects ([`Field::Effects`], with the least that
    /// will do); [`Status::Memory`].
    pub fn new(options: &DeviceOptions) -> Result<Self, Error> {
        let made = options.lend(|options| {
            call(ptr::null_mut(), |device, error| {
                // SAFETY: the structs are initialised and outlive the call.
                unsafe { sys::lcp_device_create(options, device, error) }
            })
        });
        Self::own(made?)
    }

    /// Gives a device that goes on from here on its own, with all that waits in this one.
    ///
    /// # Errors
    ///
    /// [`Status::Memory`].
    pub fn fork(&self) -> Result<Self, Error> {
        // SAFETY: the device is one, and the pointer can be written to.
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

    /// Makes it what another one is.
    ///
    /// # Errors
    ///
    /// [`Status::Memory`] where that takes another number of bytes, having other capacities.
    pub fn copy_from(&mut self, other: &Self) -> Result<(), Error> {
        // SAFETY: both are devices, of which this one is no one else's.
        self.change(|device, error| unsafe { sys::lcp_device_copy(device, other.as_ptr(), error) })
    }

    /// Installs an app, and gives its number: the lowest that is free.
    ///
    /// # Errors
    ///
    /// [`Status::TableFull`] of [`Field::Apps`] or [`Field::Policies`]; for the app and the figures
    /// those of [`Policy::new`](crate::Policy::new).
    pub fn install(&mut self, install: &Install) -> Result<u32, Error> {
        install.lend(|install| {
            // SAFETY: the device is one, and the structs are initialised and outlive the call.
            call(0, |app, error| unsafe {
                sys::lcp_device_install(self.as_ptr(), install, app, error)
            })
        })
    }

    /// Changes what is known of an app from now on: what the user grants it, what a new version of
    /// it says. Whether it was launched is left alone.
    ///
    /// # Errors
    ///
    /// As [`install`](Self::install); [`Status::NotFound`]; [`Status::OutOfRange`] of
    /// [`Field::App`] where what decides its life cycle would change while it runs;
    /// [`Status::QueueFull`].
    pub fn update_app(&mut self, app: u32, install: &Install) -> Result<(), Error> {
        install.lend(|install| {
            // SAFETY: the device is one, and the structs are initialised and outlive the call.
            self.change(|device, error| unsafe {
                sys::lcp_device_update_app(device, app, install, error)
            })
        })
    }

    /// Removes an app: its process ends, and what it had is forgotten.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`], [`Status::QueueFull`].
    pub fn uninstall(&mut self, app: u32) -> Result<(), Error> {
        // SAFETY: the device is one.
        self.change(|device, error| unsafe { sys::lcp_device_uninstall(device, app, error) })
    }

    /// Puts another OS on a device that is off.
    ///
    /// # Errors
    ///
    /// [`Status::DeviceOn`]; [`Status::OutOfRange`].
    pub fn update_os(&mut self, os: impl Into<OsVersion>) -> Result<(), Error> {
        let os = os.into().packed();
        // SAFETY: the device is one.
        self.change(|device, error| unsafe { sys::lcp_device_update_os(device, os, error) })
    }

    /// Tells what happened.
    ///
    /// # Errors
    ///
    /// Many, each with the field of the event that is at fault; [`Status::QueueFull`] where effects
    /// have to be taken first.
    pub fn post(&mut self, event: impl Into<DeviceEvent>) -> Result<DeviceOutcome, Error> {
        let event = event.into().to_raw();
        let raw = call(sys::LCP_DEVICE_OUTCOME_INIT, |outcome, error| {
            // SAFETY: the device is one, and the structs are initialised and outlive the call.
            unsafe { sys::lcp_device_post(self.as_ptr(), &event, outcome, error) }
        })?;
        DeviceOutcome::decode(&raw)
    }

    /// Takes the oldest effect; `None`: none waits.
    ///
    /// # Errors
    ///
    /// Only where the library is newer than this crate, and the effect, which is taken, has a value
    /// that this crate does not know.
    pub fn next_effect(&mut self) -> Result<Option<DeviceEffect>, Error> {
        // SAFETY: the device is one, and the structs are initialised and outlive the call.
        let taken = call(sys::LCP_DEVICE_EFFECT_INIT, |effect, error| unsafe {
            sys::lcp_device_next_effect(self.as_ptr(), effect, error)
        });
        found(taken)
    }

    /// Takes the effects that wait, the oldest first, each when the iterator comes to it. A host
    /// that replies in between asks for [`next_effect`](Self::next_effect).
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

    /// Tells what became of a call, by the number of its effect.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`] where no reply to that number is waited for, be it late, given twice or
    /// made up; [`Status::QueueFull`].
    pub fn reply(&mut self, effect: u64, reply: Reply) -> Result<(), Error> {
        // SAFETY: the device is one.
        self.change(|device, error| unsafe {
            sys::lcp_device_reply(device, effect, reply.into(), error)
        })
    }

    /// Goes on to a moment.
    ///
    /// # Errors
    ///
    /// [`Status::QueueFull`] where effects have to be taken first: the clock stands where it came
    /// to; take them, and go on. [`Status::OutOfRange`] for a moment that is past.
    pub fn advance(&mut self, to: Duration) -> Result<(), Error> {
        // SAFETY: the device is one, and NULL is permitted.
        self.change(|device, error| unsafe {
            sys::lcp_device_advance(device, to_ns(to), ptr::null_mut(), error)
        })
    }

    /// Lets time pass from one moment when something is due to the next, up to and including
    /// `limit`. All effects that wait, at first too, are handed to `handler` one by one, before
    /// time goes on. It may post and reply; what follows is handed to it in its turn.
    ///
    /// It ends where nothing is due any more: the clock stays at the last moment when something
    /// was. Or it ends where something is due after `limit`: the clock stands at `limit`. That may
    /// be [`Duration::MAX`], but an app with a keep-alive handler always has something due.
    ///
    /// ```
    /// use lifecycle_policy::{Device, DeviceEvent, DeviceOptions, Install, Occurrence, Reply,
    /// State}; use std::time::Duration;
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
    /// [`Status::OutOfRange`] of [`Field::Now`] for a limit that is past; no effect is taken then.
    /// That of the handler, which ends it; the effect is taken. A post or reply may give it
    /// [`Status::QueueFull`]: repeat it when the effects that wait were handed over.
    pub fn run_until_idle(
        &mut self,
        limit: Duration,
        mut handler: impl FnMut(&mut Self, DeviceEffect) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if limit < self.status()?.now {
            return self.advance(limit); // which says what is wrong with it
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

    /// Gives the moment when something is due next; `None`: never.
    ///
    /// # Errors
    ///
    /// None that is known.
    pub fn next_deadline(&self) -> Result<Option<Duration>, Error> {
        self.deadline_of(0)
    }

    /// Gives the moment when something is due next for an app; `None`: never.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`].
    pub fn next_deadline_of(&self, app: u32) -> Result<Option<Duration>, Error> {
        match app {
            0 => Err(Error::new(Status::NotFound, Some(Field::App), 0)),
            app => self.deadline_of(app),
        }
    }

    fn deadline_of(&self, app: u32) -> Result<Option<Duration>, Error> {
        // SAFETY: the device is one, and the number can be written to.
        let due = call(0, |at, error| unsafe {
            sys::lcp_device_next_deadline(self.as_ptr(), app, at, error)
        })?;
        Ok((due != sys::LCP_NS_UNLIMITED).then(|| moment(due)))
    }

    /// Gives the end to which a clock of an app leads where nothing else comes first; `None`: none
    /// does.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`].
    pub fn pending_kill(&self, app: u32) -> Result<Option<DeviceEffect>, Error> {
        // SAFETY: the device is one, and the structs are initialised and outlive the call.
        let kill = call(sys::LCP_DEVICE_EFFECT_INIT, |effect, error| unsafe {
            sys::lcp_device_pending_kill(self.as_ptr(), app, effect, error)
        });
        found(kill)
    }

    /// Tells how it stands.
    ///
    /// # Errors
    ///
    /// Only where the library is newer than this crate.
    pub fn status(&self) -> Result<DeviceStatus, Error> {
        // SAFETY: the device is one, and the struct is initialised and outlives the call.
        let raw = call(sys::LCP_DEVICE_STATUS_INIT, |status, error| unsafe {
            sys::lcp_device_get_status(self.as_ptr(), status, error)
        })?;
        DeviceStatus::decode(&raw)
    }

    /// Tells how an app stands.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`].
    pub fn app_status(&self, app: u32) -> Result<AppStatus, Error> {
        // SAFETY: the device is one, and the struct is initialised and outlives the call.
        let raw = call(sys::LCP_APP_STATUS_INIT, |status, error| unsafe {
            sys::lcp_device_get_app_status(self.as_ptr(), app, status, error)
        })?;
        AppStatus::decode(&raw)
    }

    /// Gives the state of a scene.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`] of [`Field::App`] or [`Field::Scene`].
    pub fn scene_state(&self, app: u32, scene: u32) -> Result<State, Error> {
        // SAFETY: the device is one, and the number can be written to.
        let state = call(0, |state, error| unsafe {
            sys::lcp_device_get_scene_state(self.as_ptr(), app, scene, state, error)
        })?;
        decode(state)
    }

    /// Gives the device as bytes that this and later versions of the library read on any machine:
    /// all that it is but its options, effects that wait and replies that are owed included.
    ///
    /// # Errors
    ///
    /// [`Status::QueueFull`] where effects have to be taken first.
    pub fn snapshot(&self) -> Result<Vec<u8>, Error> {
        let fill = |room: &mut [u8]| {
            call(0, |count, error| {
                let start = room.as_mut_ptr().cast();
                // SAFETY: the device is one, and the room is as large as told.
                unsafe { sys::lcp_device_snapshot(self.as_ptr(), start, room.len(), count, error) }
            })
        };
        let mut bytes = vec![0; fill(&mut [])?];
        fill(&mut bytes)?;
        Ok(bytes)
    }

    /// Goes on at `now` where a snapshot was taken: every moment moves with it. The device has the
    /// OS and profile of the one that was written, and room enough.
    ///
    /// Gives `false` where the rules have changed since: what was due stays, and what is asked from
    /// now on is answered by those of today.
    ///
    /// # Errors
    ///
    /// [`Status::Snapshot`], [`Status::SnapshotNewer`], [`Status::SnapshotForeign`],
    /// [`Status::TableFull`].
    pub fn restore(&mut self, snapshot: &[u8], now: Duration) -> Result<bool, Error> {
        let same_rules = call(0, |same_rules, error| {
            let (start, count) = (snapshot.as_ptr().cast(), snapshot.len());
            // SAFETY: the device is one, and the bytes are as many as told.
            unsafe {
                sys::lcp_device_restore(self.as_ptr(), start, count, to_ns(now), same_rules, error)
            }
        })?;
        status::is_yes(same_rules)
    }

    /// Gives a number that is equal for devices that will do the same from here on, whatever the
    /// time is and however processes, effects and tasks are numbered; of one build of the library.
    ///
    /// # Errors
    ///
    /// None that is known.
    pub fn digest(&self) -> Result<u64, Error> {
        // SAFETY: the device is one, and the number can be written to.
        call(0, |digest, error| unsafe { sys::lcp_device_digest(self.as_ptr(), digest, error) })
    }

    /// Calls a function that gives nothing.
    fn change(
        &mut self,
        function: impl FnOnce(*mut sys::lcp_device, &mut sys::lcp_error) -> sys::lcp_status_t,
    ) -> Result<(), Error> {
        call((), |(), error| function(self.as_ptr(), error))
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        // SAFETY: the device is one of the library's memory, and nobody has it after this.
        unsafe { sys::lcp_device_destroy(self.as_ptr()) }
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Device").field(&self.status()).finish()
    }
}

/// Reads an effect; `None` where none was found.
fn found(raw: Result<sys::lcp_device_effect, Error>) -> Result<Option<DeviceEffect>, Error> {
    match raw {
        Ok(raw) => DeviceEffect::decode(&raw).map(Some),
        Err(Error { status: Status::NotFound, field: Some(Field::Effect), .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

/// A moment as the library has it; 292 years, which are more than there are numbers for, are the
/// end.
fn to_ns(moment: Duration) -> i64 {
    Some(Span::For(moment)).encode()
}

/// A moment of the library's; what was before the clock's zero is at zero.
fn moment(ns: i64) -> Duration {
    Duration::from_nanos(u64::try_from(ns).unwrap_or(0))
}
