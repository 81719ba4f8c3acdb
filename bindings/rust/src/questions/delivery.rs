//! How does an event reach an app in a state?

use crate::cross::{decode, record};
use crate::questions::{answer, count, question};
use crate::{Callback, Error, Event, Manner, Merging, Policy, State, Trigger};

record! {
    /// How does an event reach an app in a state?
    pub struct DeliveryQuery by new: lcp_delivery_query = LCP_DELIVERY_QUERY_INIT
    needs {
        /// The state of the process.
        state: State,
        /// What happens.
        event: Event,
    }
    takes {}
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) if the app or its user gets the event,
    /// at once or later, else [`Forbidden`](crate::Verdict::Forbidden).
    #[derive(Copy)]
    pub struct DeliveryAnswer: lcp_delivery_answer as |raw, policy, query: DeliveryQuery| {
        /// How the event reaches the app; `None`: no source says.
        manner: Option<Manner> = decode(raw.manner)?,
        /// The callback that delivers the event; for [`Manner::AfterCallback`], the callback after
        /// which the system acts; `None`: none, or no source says.
        callback: Option<Callback> = decode(raw.callback)?,
        /// How several waiting events become one; `None`: no source says.
        merging: Option<Merging> = decode(raw.merging)?,
        /// The place among waiting notices, the lowest first; `None`: no source says.
        rank: Option<u64> = count(raw.rank)?,
        /// The trigger with which the event wakes the app, for [`Policy::relaunch`]; `None`: it
        /// does not wake it.
        trigger: Option<Trigger> = decode(raw.trigger)?,
    }
}

question! {
    DeliveryQuery => DeliveryAnswer:
    lcp_delivery_query, lcp_delivery_answer = LCP_DELIVERY_ANSWER_INIT,
    lcp_query_delivery, LCP_QUESTION_DELIVERY
}

impl Policy {
    /// Asks how an event reaches an app in a state.
    ///
    /// ```
    /// use lifecycle_policy::{Context, DeliveryQuery, Event, Manner, Policy, State};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let turned = DeliveryQuery::new(State::Suspended, Event::OrientationChange);
    /// assert_eq!(policy.delivery(turned)?.manner, Some(Manner::Coalesced));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn delivery(&self, query: DeliveryQuery) -> Result<DeliveryAnswer, Error> {
        self.ask(query)
    }
}
