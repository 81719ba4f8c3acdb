//! How does an event reach an app in a state?

use crate::answer::answer;
use crate::ask::ask;
use crate::values::decode_option;
use crate::{AppState, Callback, Context, Error, Event, Manner};
use lifecycle_policy_sys as sys;

/// How does an event reach an app in a state?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DeliveryQuery {
    /// The state of the process.
    pub state: AppState,
    /// What happens.
    pub event: Event,
}

impl DeliveryQuery {
    /// The question about an event in a state.
    #[must_use]
    pub const fn new(state: AppState, event: Event) -> Self {
        Self { state, event }
    }

    pub(crate) fn to_raw(self) -> sys::lcp_delivery_query {
        sys::lcp_delivery_query {
            state: self.state.into(),
            event: self.event.into(),
            ..sys::LCP_DELIVERY_QUERY_INIT
        }
    }
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) where the app or its user gets it, at
    /// once or later, else [`Forbidden`](crate::Verdict::Forbidden).
    pub struct DeliveryAnswer: lcp_delivery_answer as raw {
        /// How it reaches the app; `None`: not told.
        pub manner: Option<Manner> = decode_option(raw.manner)?,
        /// The callback that delivers it, or with [`Manner::AfterCallback`] the one after which the
        /// system acts; `None`: none, or not told.
        pub callback: Option<Callback> = decode_option(raw.callback)?,
    }
}

impl Context {
    /// Asks how an event reaches an app in a state.
    ///
    /// ```
    /// use lifecycle_policy::{AppState, Context, DeliveryQuery, Event, Manner};
    ///
    /// let turned = DeliveryQuery::new(AppState::Suspended, Event::OrientationChange);
    /// let answer = Context::new((12, 0)).delivery(turned)?;
    /// assert_eq!(answer.manner, Some(Manner::Coalesced));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn delivery(&self, query: DeliveryQuery) -> Result<DeliveryAnswer, Error> {
        let query = query.to_raw();
        let raw = ask(self, sys::LCP_DELIVERY_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_delivery(ground, &query, answer, error) }
        })?;
        DeliveryAnswer::decode(&raw)
    }
}
