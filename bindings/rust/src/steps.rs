//! The callbacks and notifications of a transition, in order.

use crate::ask::parts;
use crate::values::decode_option;
use crate::{AppState, Callback, Error, Notification, RuleIndex, SceneState};
use lifecycle_policy_sys as sys;
use std::ops::Range;

/// One callback or notification of a transition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct TransitionStep {
    /// What comes.
    pub message: Message,
    /// What the app reads inside; `None`: it cannot be read (before iOS 4.0), or no source says.
    pub state: Option<AppState>,
    /// The scene's activation state inside; `None`: no scene, or no source says.
    pub scene_state: Option<SceneState>,
    /// The rule of the single step that it belongs to, or that of the notification.
    pub rule: Option<RuleIndex>,
}

/// What comes in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Message {
    /// A delegate method, or a handler.
    Callback {
        /// The one that is called.
        callback: Callback,
        /// The older one, which is called where the app does not implement `callback`.
        fallback: Option<Callback>,
    },
    /// A notification that is posted.
    Notification(Notification),
}

impl TransitionStep {
    /// The selector of the callback, or Apple's name of the notification.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self.message {
            Message::Callback { callback, .. } => callback.name(),
            Message::Notification(notification) => notification.name(),
        }
    }

    /// The callback, where it is one.
    #[must_use]
    pub fn callback(&self) -> Option<Callback> {
        match self.message {
            Message::Callback { callback, .. } => Some(callback),
            Message::Notification(_) => None,
        }
    }

    fn decode(raw: &sys::lcp_transition_step) -> Result<Self, Error> {
        let message = match decode_option(raw.notification)? {
            Some(notification) => Message::Notification(notification),
            None => Message::Callback {
                callback: crate::values::decode(raw.callback)?,
                fallback: decode_option(raw.fallback)?,
            },
        };
        Ok(Self {
            message,
            state: decode_option(raw.state)?,
            scene_state: decode_option(raw.scene_state)?,
            rule: RuleIndex::decode(raw.rule),
        })
    }
}

/// The callbacks and notifications of a transition, in order.
///
/// A step is an error only where the library is newer than this crate and the step is something
/// that this crate does not know.
#[derive(Clone, Debug)]
pub struct TransitionSteps {
    sequence: u64,
    range: Range<u32>,
}

impl TransitionSteps {
    pub(crate) fn new(sequence: u64, count: u32) -> Self {
        Self { sequence, range: 0..count }
    }

    fn at(&self, index: u32) -> Result<TransitionStep, Error> {
        let mut raw = sys::LCP_TRANSITION_STEP_INIT;
        // SAFETY: the struct is initialised; any other arguments are refused with a status.
        let status = unsafe { sys::lcp_transition_step_at(self.sequence, index, &mut raw) };
        Error::check(status)?;
        TransitionStep::decode(&raw)
    }
}

parts!([] TransitionSteps => Result<TransitionStep, Error>);
