//! What a device has its host do.

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

/// One thing for the host to do. It displays as the library's line of text: when, which app, what,
/// by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DeviceEffect {
    /// What it is.
    pub kind: Effect,
    /// Its number, for a reply.
    pub id: u64,
    /// When it is due; the past, where it is taken late. Zero for what was due before the clock's
    /// zero, as what waited in a snapshot may be.
    pub at: Duration,
    /// The moment when the call has taken too long; [`Span::Unlimited`]: no limit.
    pub deadline: Span,
    /// Of a request to the scheduler.
    pub identifier: u64,
    /// The app.
    pub app: u32,
    /// Its process.
    pub process: Option<u32>,
    /// Its scene.
    pub scene: Option<u32>,
    /// Of a task or wake-up.
    pub token: Option<u32>,
    /// The rule by which it happens.
    pub rule: Option<RuleIndex>,
    /// The rule that the app has broken, where it is killed for that.
    pub broken_rule: Option<RuleIndex>,
    /// [`Device::reply`] has to tell what became of it.
    pub needs_reply: bool,
    /// The method to call.
    pub callback: Option<Callback>,
    /// What comes where the app does not have it.
    pub fallback: Option<Callback>,
    /// The notification to post.
    pub notification: Option<Notification>,
    /// The state before.
    pub from: Option<State>,
    /// The state after.
    pub to: Option<State>,
    /// What the app reads inside; `None`: it cannot, or no source says.
    pub reads: Option<State>,
    /// The state of the scene inside.
    pub scene_reads: Option<State>,
    /// Why.
    pub cause: Option<Cause>,
    /// What for.
    pub trigger: Option<Trigger>,
    /// What the app is told of.
    pub notice: Option<Event>,
    /// What the app was doing.
    pub activity: Option<Activity>,
    /// What limits the call.
    pub allowance: Option<Allowance>,
    /// How the process ends.
    pub termination: Option<Termination>,
    /// The namespace as a report of the kill names it.
    pub reason_namespace: Option<TerminationNamespace>,
    /// The code, likewise; `None`: none is known.
    pub code: Option<TerminationCode>,
    /// What becomes of a trigger that does not run the app.
    pub disposition: Option<Disposition>,
    /// Until when it is kept.
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

/// The line of an effect, which is written when it is asked for.
#[derive(Clone, Copy)]
struct Text(sys::lcp_device_effect);

impl Text {
    /// More than the longest line has: its numbers and two dozen names of fewer than 80 letters
    /// would not all be in one.
    const ROOM: usize = 2048;

    fn read<R>(&self, read: impl FnOnce(&str) -> R) -> R {
        let (mut room, mut length) = ([0_u8; Self::ROOM], 0);
        // SAFETY: the effect is initialised, and the room is as large as told.
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
/// An effect with a value that this crate does not know is an error, and is taken; those behind it
/// follow.
#[derive(Debug)]
pub struct Effects<'a>(pub(super) &'a mut Device);

impl Iterator for Effects<'_> {
    type Item = Result<DeviceEffect, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next_effect().transpose()
    }
}

impl FusedIterator for Effects<'_> {}
