//! What a device is told, and what becomes of it.

use super::to_ns;
use crate::cross::{decode, record};
use crate::questions::answer;
use crate::{Activity, Changing, Disposition, Event, Interruption, Occasion, Occurrence, Price};
use crate::{Termination, Trigger};
use std::time::Duration;

record! {
    /// What happened. Which fields count follows from the kind; the others are left alone.
    ///
    /// ```
    /// use lifecycle_policy::{DeviceEvent, Occurrence, Trigger};
    ///
    /// let push = DeviceEvent::new(Occurrence::Trigger).app(1_u32).trigger(Trigger::SilentPush);
    /// ```
    pub struct DeviceEvent by new: lcp_device_event = LCP_DEVICE_EVENT_INIT(0)
    needs {
        /// What happened.
        kind: Occurrence,
    }
    takes {
        /// Which app; `None`: none; with notices all.
        app: Option<u32>,
        /// The process that reports; `None`: whichever runs.
        process: Option<u32>,
        /// The scene; `None`: the one that the user saw last, or the first.
        scene: Option<u32>,
        /// What the app is opened by, or what may launch or wake it; which scheduled task is asked
        /// for.
        trigger: Option<Trigger>,
        /// What covers the screen.
        interruption: Option<Interruption>,
        /// What the app begins or ends.
        activity: Option<Activity>,
        /// How the process ends.
        termination: Option<Termination>,
        /// What reaches apps that run.
        notice: Option<Event>,
        /// The fact that changes.
        fact: Option<Changing>,
        /// Whether the fact holds; whether what a notice tells of came (yes) or went (no); whether
        /// an app is opened beside the one in front.
        value: Option<bool>,
        /// The host's, where the event was undecided before.
        decision: Option<bool>,
        /// Of a task or wake-up.
        token: Option<u32>,
        /// Of a request to the scheduler, as the host numbers them.
        identifier: u64,
        /// Bytes, or nanoseconds.
        amount: i64,
    }
}

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

answer! {
    /// What becomes of an event, at once: the ruling by which it happens or does not. An event of
    /// which the rules have nothing to say is [`Allowed`](crate::Verdict::Allowed), without a rule.
    #[derive(Copy)]
    pub struct DeviceOutcome: lcp_device_outcome as |raw| () {
        /// Of the task or wake-up that was begun; `None`: none was.
        token: Option<u32> = decode(raw.token)?,
        /// The rules leave it open, and the options say to ask. Nothing was changed: post it again
        /// with a decision.
        undecided: bool = decode::<_, Option<bool>>(raw.undecided)?.unwrap_or(false),
        /// Of what is forbidden.
        price: Option<Price> = decode(raw.price)?,
        /// What becomes of a trigger that does not run the app.
        disposition: Option<Disposition> = decode(raw.disposition)?,
        /// Until when it is kept.
        occasion: Option<Occasion> = decode(raw.occasion)?,
    }
}
