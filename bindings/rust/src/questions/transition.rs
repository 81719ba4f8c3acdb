//! Is a transition legal, where does a cause lead, and which callbacks come?

use crate::cross::{decode, record};
use crate::policy::list;
use crate::questions::{answer, question};
use crate::{Allowance, Callback, Cause, Error, Interruption, Notification, PathStep, Policy};
use crate::{RuleIndex, State, Trigger};
use lifecycle_policy_sys as sys;

record! {
    /// May the app go from one state to another, for this cause? Or, without a target, where does
    /// the cause lead?
    pub struct TransitionQuery by without_target: lcp_transition_query = LCP_TRANSITION_QUERY_INIT
    needs {
        /// The state before.
        from: State,
        /// The cause of the change.
        cause: Cause,
    }
    takes {
        /// The state after: of the app or of a scene, like `from`; `None`: wherever the cause
        /// leads.
        to: Option<State>,
        /// Why the app is in `from`; `None`: any reason that fits.
        last_cause: Option<Cause>,
        /// The event for which the app is launched, woken or brought back.
        trigger: Option<Trigger>,
        /// For interruption causes, what covers the app; `None`: any but the two banners.
        interruption: Option<Interruption>,
    }
}

answer! {
    /// The verdict says whether this is a step that the system takes;
    /// [`Unspecified`](crate::Verdict::Unspecified): no source says.
    ///
    /// A question is about the process, or about one scene. If the app adopts scenes, the process
    /// has the state of its most active scene, and the callbacks are those of the scene delegate in
    /// both cases. Questions about scenes are [`NotApplicable`](crate::Verdict::NotApplicable) if
    /// the app does not adopt them.
    ///
    /// Without a target, the question is where the cause leads. That is the target of the rule with
    /// the highest precedence by which the step is taken; rules that are only
    /// [`Tolerated`](crate::Reason::Tolerated) come last. If there is no such rule, the verdict is
    /// [`Forbidden`](crate::Verdict::Forbidden) if the cause cannot arise in `from`, else
    /// `Unspecified`.
    #[derive(Copy)]
    pub struct TransitionAnswer: lcp_transition_answer as |raw, policy, query: TransitionQuery| {
        /// For [`Reason::NotOneStep`](crate::Reason::NotOneStep) and
        /// [`Reason::LeadsElsewhere`](crate::Reason::LeadsElsewhere), the state in between.
        via: Option<State> = decode(raw.via)?,
        /// Where the cause leads, if the query has no target; `None`: it leads nowhere, or the
        /// query has a target.
        to: Option<State> = decode(raw.to)?,
    }
}

impl TransitionQuery {
    /// Makes a question with the required fields and the state after.
    #[must_use]
    pub const fn new(from: State, to: State, cause: Cause) -> Self {
        Self { to: Some(to), ..Self::without_target(from, cause) }
    }
}

question! {
    TransitionQuery => TransitionAnswer:
    lcp_transition_query, lcp_transition_answer = LCP_TRANSITION_ANSWER_INIT,
    lcp_query_transition, LCP_QUESTION_TRANSITION
}

/// One callback or notification of a transition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Step {
    /// The callback or notification.
    pub message: Message,
    /// The state that the app reads inside; `None`: it cannot be read (before iOS 4.0), or no
    /// source says.
    pub state: Option<State>,
    /// The activation state of the scene inside; `None`: no scene, or no source says.
    pub scene_state: Option<State>,
    /// The rule of the single step that the callback belongs to, or the rule of the notification.
    pub rule: Option<RuleIndex>,
    /// The state after this step, of the app or of the scene like `from`: the state that the next
    /// step reads, if that is known. After the last step, it is the target.
    pub state_after: State,
    /// The allowance that limits the callback, for [`Policy::deadline`]; `None`: none known.
    pub allowance: Option<Allowance>,
}

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

    fn decode(raw: &sys::lcp_step) -> Result<Self, Error> {
        let message = match decode(raw.notification)? {
            Some(notification) => Message::Notification(notification),
            None => Message::Callback {
                callback: decode(raw.callback)?,
                fallback: decode(raw.fallback)?,
            },
        };
        Ok(Self {
            message,
            state: decode(raw.state)?,
            scene_state: decode(raw.scene_state)?,
            rule: decode(raw.rule)?,
            state_after: decode(raw.state_after)?,
            allowance: decode(raw.allowance)?,
        })
    }
}

impl From<PathStep> for TransitionQuery {
    /// Makes the question about a step of a path.
    fn from(step: PathStep) -> Self {
        Self::new(step.from, step.to, step.cause).last_cause(step.last_cause).trigger(step.trigger)
    }
}

impl Policy {
    /// Asks whether a transition is legal or, without a target, where its cause leads.
    /// [`steps`](Self::steps) lists its callbacks.
    ///
    /// ```
    /// use lifecycle_policy::{Cause, Context, Policy, State, TransitionQuery, Verdict};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let home = TransitionQuery::new(State::Active, State::Inactive, Cause::HomeButton);
    /// assert_eq!(policy.transition(home)?.verdict, Verdict::Allowed);
    ///
    /// let home = TransitionQuery::without_target(State::Active, Cause::HomeButton);
    /// assert_eq!(policy.transition(home)?.to, Some(State::Inactive));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn transition(&self, query: TransitionQuery) -> Result<TransitionAnswer, Error> {
        self.ask(query)
    }

    /// Lists the callbacks and notifications of a transition, or of a step of a path, in order.
    /// Each notification comes before or after its method, as documented. If the transition is [not
    /// one step](crate::Reason::NotOneStep), they are those of its steps. If it is not taken, there
    /// are none. Each step has the state after it, and the allowance that limits its callback.
    ///
    /// ```
    /// use lifecycle_policy::{Cause, Context, Policy, State, TransitionQuery};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let home = TransitionQuery::new(State::Active, State::Inactive, Cause::HomeButton);
    /// assert_eq!(policy.steps(home)?[0].name(), "applicationWillResignActive:");
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn steps(&self, query: impl Into<TransitionQuery>) -> Result<Vec<Step>, Error> {
        let query = query.into().to_raw();
        list(sys::LCP_STEP_INIT, Step::decode, |items, stride, room, count, error| {
            // SAFETY: the query is initialised; `list` passes valid arguments for the rest.
            unsafe { sys::lcp_list_steps(self.as_ptr(), &query, items, stride, room, count, error) }
        })
    }
}
