//! The app life cycle, as a part of an emulator beside its UIKit. Everything that concerns the
//! device is here.

use crate::Environment;
use lifecycle_policy::{
    Device, DeviceEffect, DeviceEvent, DeviceOptions, DeviceOutcome, Effect, Error, Install,
    Occurrence, Reply, State as AppState, Status,
};
use std::time::Duration;

/// A member of the emulator's own state, like the state of any other framework.
pub struct Lifecycle {
    device: Device,
    app: u32,
    /// The state that the guest reads inside a method of its delegate.
    reads: Option<AppState>,
    /// True if the run loop skips the guest's timers, sound and drawing.
    pub suspended: bool,
}

impl Lifecycle {
    pub fn new(os: (u8, u8)) -> Result<Self, Error> {
        let mut device = Device::new(&DeviceOptions::new(os))?;
        let app = device.install(&Install::new().was_launched(true))?;
        device.post(Occurrence::Boot)?;
        Ok(Self { device, app, reads: None, suspended: false })
    }
}

/// Reports an event. Guest code runs only in the next turn, so the guest may report events, too,
/// for example with `beginBackgroundTask` inside a method of its delegate.
pub fn post(env: &mut Environment, event: DeviceEvent) -> Result<DeviceOutcome, Error> {
    catch_up(env)?;
    let Lifecycle { device, app, .. } = &mut env.lifecycle;
    device.post(event.app(*app))
}

/// Carries out what is due by now. The run loop calls this in each turn. The result is the time
/// that the loop may sleep.
pub fn turn(env: &mut Environment) -> Result<Option<Duration>, Error> {
    // The device is borrowed for one call at a time, so guest code can use the environment.
    while let Some(effect) = env.lifecycle.device.run_until(env.now)? {
        obey(env, &effect)?;
    }
    env.lifecycle.device.next_deadline()
}

/// Returns whether the system kills the guest in the middle of a call. The processor loop asks this
/// after each time slice. If the answer is yes, the loop abandons the guest's call.
pub fn is_out_of_time(env: &Environment) -> Result<bool, Error> {
    let Lifecycle { device, app, .. } = &env.lifecycle;
    // Checks whether anything is due. This is cheap, and the answer is nearly always no.
    if !device.next_deadline_of(*app)?.map_or(false, |due| due <= env.now) {
        return Ok(false);
    }
    Ok(device.pending_kill(*app)?.map_or(false, |kill| kill.at <= env.now))
}

/// Answers `-[UIApplication applicationState]`.
pub fn application_state(env: &Environment) -> Result<AppState, Error> {
    let Lifecycle { device, app, reads, .. } = &env.lifecycle;
    reads.map_or_else(|| Ok(device.app_status(*app)?.state), Ok)
}

/// Advances the device to the present, by the time that guest code has run.
fn catch_up(env: &mut Environment) -> Result<(), Error> {
    match env.lifecycle.device.advance(env.now) {
        // The next turn takes the effects that fill the queue, and advances further.
        Err(Error { status: Status::QueueFull, .. }) => Ok(()),
        other => other,
    }
}

fn obey(env: &mut Environment, effect: &DeviceEffect) -> Result<(), Error> {
    println!("{effect}");
    let mut reply = Reply::Returned;
    match effect.kind {
        Effect::DeliverCallback => {
            let name = effect.callback.map_or("", |callback| callback.name());
            let before = std::mem::replace(&mut env.lifecycle.reads, effect.reads);
            if !env.send_to_delegate(name)? {
                reply = Reply::NotImplemented;
            }
            env.lifecycle.reads = before;
        }
        Effect::RunExpirationHandler => env.run_expiration_handler()?,
        Effect::Suspend => env.lifecycle.suspended = true,
        Effect::StartProcess | Effect::Resume => env.lifecycle.suspended = false,
        Effect::Kill => env.exited = true,
        // PostNotification is for NSNotificationCenter. The other effects are for the log.
        _ => {}
    }
    if !effect.needs_reply || env.exited {
        return Ok(());
    }
    catch_up(env)?;
    match env.lifecycle.device.reply(effect.id, reply) {
        // The guest took too long. The next effect is the kill.
        Err(Error { status: Status::Late, .. }) => Ok(()),
        other => other,
    }
}
