//! The events of a device, and their outcomes.

use super::to_ns;
use crate::cross::{decode, record};
use crate::questions::answer;
use crate::{Activity, Changing, Disposition, Event, Interruption, Occasion, Occurrence, Price};
use crate::{Termination, Trigger};
use std::time::Duration;

record! {
    /// An event. The kind determines which fields count; the others are ignored.
    ///
    /// ```
    /// use lifecycle_policy::{DeviceEvent, Occurrence, Trigger};
    ///
    /// let push = DeviceEvent::new(Occurrence::Trigger).app(1_u32).trigger(Trigger::SilentPush);
    /// ```
    pub struct DeviceEvent by new: lcp_device_event = LCP_DEVICE_EVENT_INIT(0)
    needs {
        /// The kind of event.
        kind: Occurrence,
    }
    takes {
        /// The app; `None`: none; for notices: all.
        app: Option<u32>,
        /// The process that reports the event; `None`: the one that runs.
        process: Option<u32>,
        /// The scene; `None`: the first one that the app has.
        scene: Option<u32>,
        /// The trigger that opens the app, or that may launch or wake it; for a request: the
        /// scheduled task.
        trigger: Option<Trigger>,
        /// What covers the screen.
        interruption: Option<Interruption>,
        /// What the app begins or ends.
        activity: Option<Activity>,
        /// How the process ends.
        termination: Option<Termination>,
        /// The notice that reaches running apps.
        notice: Option<Event>,
        /// The fact that changes.
        fact: Option<Changing>,
        /// Whether the fact holds; whether the subject of a notice came (yes) or went (no); whether
        /// an app is opened beside the one in front.
        value: Option<bool>,
        /// The host's decision, if the event was undecided before.
        decision: Option<bool>,
        /// The token of a task or wake-up.
        token: Option<u32>,
        /// The host's number of a request to the scheduler.
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
    /// The immediate outcome of an event: whether it takes place, and by which rule. An event that
    /// the rules do not mention is [`Allowed`](crate::Verdict::Allowed), without a rule.
    #[derive(Copy)]
    pub struct DeviceOutcome: lcp_device_outcome as |raw| () {
        /// The token of the task or wake-up that was begun; `None`: none was.
        token: Option<u32> = decode(raw.token)?,
        /// Whether the rules leave it open, and the options say to ask. Nothing was changed: post
        /// the event again with a decision.
        undecided: bool = decode::<_, Option<bool>>(raw.undecided)?.unwrap_or(false),
        /// The price of forbidden conduct.
        price: Option<Price> = decode(raw.price)?,
        /// What happens to a trigger that does not run the app.
        disposition: Option<Disposition> = decode(raw.disposition)?,
        /// Until when the trigger is kept.
        occasion: Option<Occasion> = decode(raw.occasion)?,
    }
}
