//! The effects of a device, which its host carries out.

use super::{moment, Device};
use crate::cross::decode;
use crate::{Activity, Allowance, Callback, Cause, Disposition, Effect, Error, Event};
use crate::{Notification, Occasion, RuleIndex, Span, State, Termination, TerminationCode};
use crate::{TerminationNamespace, Trigger};
use lifecycle_policy_sys as sys;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::iter::FusedIterator;
use std::ptr;
use std::time::Duration;

/// Something for the host to do. `Display` prints the library's line of text: when, which app,
/// what, by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DeviceEffect {
    /// The kind of effect.
    pub kind: Effect,
    /// Its number, for a reply.
    pub id: u64,
    /// When it is due; in the past if it is taken late. Zero if it was due before the clock's zero,
    /// which is possible for effects in a snapshot.
    pub at: Duration,
    /// The moment when the call times out; [`Span::Unlimited`]: no limit.
    pub deadline: Span,
    /// The number of a request to the scheduler.
    pub identifier: u64,
    /// The app.
    pub app: u32,
    /// Its process.
    pub process: Option<u32>,
    /// Its scene.
    pub scene: Option<u32>,
    /// The token of a task or wake-up.
    pub token: Option<u32>,
    /// The rule by which it happens.
    pub rule: Option<RuleIndex>,
    /// The rule that the app has broken, if it is killed for that.
    pub broken_rule: Option<RuleIndex>,
    /// Whether the host must call [`Device::reply`].
    pub needs_reply: bool,
    /// The method to call.
    pub callback: Option<Callback>,
    /// The callback that replaces it if the app does not implement it.
    pub fallback: Option<Callback>,
    /// The notification to post.
    pub notification: Option<Notification>,
    /// The state before.
    pub from: Option<State>,
    /// The state after.
    pub to: Option<State>,
    /// The state that the app reads inside; `None`: it cannot read it, or no source says.
    pub reads: Option<State>,
    /// The state of the scene inside.
    pub scene_reads: Option<State>,
    /// The cause.
    pub cause: Option<Cause>,
    /// The trigger.
    pub trigger: Option<Trigger>,
    /// The notice that the app gets.
    pub notice: Option<Event>,
    /// What the app was doing.
    pub activity: Option<Activity>,
    /// The allowance that limits the call.
    pub allowance: Option<Allowance>,
    /// How the process ends.
    pub termination: Option<Termination>,
    /// The namespace in a report of the kill.
    pub reason_namespace: Option<TerminationNamespace>,
    /// The code in a report of the kill; `None`: none is known.
    pub code: Option<TerminationCode>,
    /// What happens to a trigger that does not run the app.
    pub disposition: Option<Disposition>,
    /// Until when the trigger is kept.
    pub occasion: Option<Occasion>,
    text: Text,
}

impl DeviceEffect {
    pub(super) fn decode(raw: &sys::lcp_device_effect) -> Result<Self, Error> {
        Ok(Self {
            kind: decode(raw.kind)?,
            id: raw.id,
            at: moment(raw.at_ns),
            deadline: match raw.deadline_ns {
                sys::LCP_NS_UNLIMITED => Span::Unlimited,
                deadline => Span::For(moment(deadline)),
            },
            identifier: raw.identifier,
            app: raw.app,
            process: decode(raw.process)?,
            scene: decode(raw.scene)?,
            token: decode(raw.token)?,
            rule: decode(raw.rule)?,
            broken_rule: decode(raw.broken_rule)?,
            needs_reply: decode::<_, Option<bool>>(raw.needs_reply)?.unwrap_or(false),
            callback: decode(raw.callback)?,
            fallback: decode(raw.fallback)?,
            notification: decode(raw.notification)?,
            from: decode(raw.from)?,
            to: decode(raw.to)?,
            reads: decode(raw.reads)?,
            scene_reads: decode(raw.scene_reads)?,
            cause: decode(raw.cause)?,
            trigger: decode(raw.trigger)?,
            notice: decode(raw.notice)?,
            activity: decode(raw.activity)?,
            allowance: decode(raw.allowance)?,
            termination: decode(raw.termination)?,
            reason_namespace: decode(raw.reason_namespace)?,
            code: decode(raw.code)?,
            disposition: decode(raw.disposition)?,
            occasion: decode(raw.occasion)?,
            text: Text(*raw),
        })
    }
}

impl fmt::Display for DeviceEffect {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.read(|line| formatter.pad(line))
    }
}

/// The line of an effect, which is written on demand.
#[derive(Clone, Copy)]
struct Text(sys::lcp_device_effect);

impl Text {
    /// More than any line needs for its numbers and at most two dozen names of fewer than 80
    /// letters.
    const ROOM: usize = 2048;

    fn read<R>(&self, read: impl FnOnce(&str) -> R) -> R {
        let (mut room, mut length) = ([0_u8; Self::ROOM], 0);
        // SAFETY: the effect is initialised, and the room has the size that is passed.
        let status = unsafe {
            let start = room.as_mut_ptr().cast();
            sys::lcp_effect_text(&self.0, start, room.len(), &mut length, ptr::null_mut())
        };
        let line = match status {
            sys::LCP_OK => &room[..length.min(Self::ROOM - 1)],
            _ => &[],
        };
        read(std::str::from_utf8(line).unwrap_or_default())
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.read(|line| write!(formatter, "{line:?}"))
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.read(|line| other.read(|other| line == other))
    }
}

impl Eq for Text {}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.read(|line| line.hash(state));
    }
}

/// The effects of a device, taken one by one: [`Device::effects`].
///
/// An effect with a value that this crate does not know is an error. It is taken, and the next
/// effects follow.
#[derive(Debug)]
pub struct Effects<'a>(pub(super) &'a mut Device);

impl Iterator for Effects<'_> {
    type Item = Result<DeviceEffect, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next_effect().transpose()
    }
}

impl FusedIterator for Effects<'_> {}
