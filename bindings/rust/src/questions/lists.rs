//! The lists of answers, and the steps of transitions.

use crate::cross::decode;
use crate::policy::list;
use crate::*;
use lifecycle_policy_sys as sys;

/// The content of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Message {
    /// A delegate method, or a handler.
    Callback {
        /// The callback that is called.
        callback: Callback,
        /// The older callback, which is called if the app does not implement `callback`.
        fallback: Option<Callback>,
    },
    /// A notification that is posted.
    Notification(Notification),
}

impl Step {
    /// The selector of the callback, or Apple's name of the notification.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self.message {
            Message::Callback { callback, .. } => callback.name(),
            Message::Notification(notification) => notification.name(),
        }
    }
}

/// Reads the content of a step.
pub(crate) fn message(raw: &sys::lcp_step) -> Result<Message, Error> {
    Ok(match decode(raw.notification)? {
        Some(notification) => Message::Notification(notification),
        None => {
            Message::Callback { callback: decode(raw.callback)?, fallback: decode(raw.fallback)? }
        }
    })
}

/// The library's function that lists what belongs to the question `Q`.
type List<Q, R> = unsafe extern "C" fn(
    *const sys::lcp_policy,
    *const Q,
    *mut R,
    usize,
    usize,
    *mut usize,
    *mut sys::lcp_error,
) -> sys::lcp_status_t;

impl Policy {
    /// Calls a function that lists what belongs to a question.
    pub(crate) fn listed<Q, R: Copy, T>(
        &self,
        query: Q,
        blank: R,
        decode: impl Fn(&R) -> Result<T, Error>,
        function: List<Q, R>,
    ) -> Result<Vec<T>, Error> {
        list(blank, decode, |items, stride, room, count, error| {
            // SAFETY: the query is initialised; `list` passes valid arguments for the rest.
            unsafe { function(self.as_ptr(), &query, items, stride, room, count, error) }
        })
    }

    pub(crate) fn edges(&self, query: NextQuery) -> Result<Vec<Edge>, Error> {
        self.listed(query.to_raw(), sys::LCP_EDGE_INIT, Edge::decode, sys::lcp_list_edges)
    }

    pub(crate) fn path_steps(&self, query: PathQuery) -> Result<Vec<PathStep>, Error> {
        self.listed(query.to_raw(), sys::LCP_PATH_STEP_INIT, PathStep::decode, sys::lcp_list_path)
    }

    pub(crate) fn duty_list(&self, query: DutiesQuery) -> Result<Vec<Duty>, Error> {
        self.listed(query.to_raw(), sys::LCP_DUTY_INIT, Duty::decode, sys::lcp_list_duties)
    }

    pub(crate) fn findings(&self) -> Result<Vec<Finding>, Error> {
        list(sys::LCP_FINDING_INIT, Finding::decode, |items, stride, room, count, error| {
            // SAFETY: `list` passes valid arguments.
            unsafe { sys::lcp_list_findings(self.as_ptr(), items, stride, room, count, error) }
        })
    }
}
