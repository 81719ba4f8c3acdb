//! Further ways to make questions, the termination by a cause, and the number of a state in UIKit.

use crate::cross::decode;
use crate::*;
use lifecycle_policy_sys as sys;

impl TransitionQuery {
    /// Makes a question with the required fields and the target.
    #[must_use]
    pub const fn new(from: State, to: State, cause: Cause) -> Self {
        Self { to: Some(to), ..Self::without_target(from, cause) }
    }
}

impl From<PathStep> for TransitionQuery {
    /// Makes the question about a step of a path.
    fn from(step: PathStep) -> Self {
        Self::new(step.from, step.to, step.cause).last_cause(step.last_cause).trigger(step.trigger)
    }
}

impl RelaunchQuery {
    /// Makes a question about an event after a termination.
    #[must_use]
    pub const fn new(termination: Termination, trigger: Trigger) -> Self {
        Self { termination: Some(termination), ..Self::on(trigger) }
    }
}

impl From<TerminationCode> for TerminationQuery {
    fn from(code: TerminationCode) -> Self {
        Self::new(u32::from(code).into())
    }
}

/// Converts a value to the question that needs only this value.
macro_rules! questions_of {
    ($( $value:ty => $query:ty, )+) => {
        $( impl From<$value> for $query {
            fn from(value: $value) -> Self {
                Self::new(value)
            }
        } )+
    };
}
questions_of! {
    Allowance => DeadlineQuery,
    BackgroundMode => ModeQuery,
    Callback => CallQuery,
    Callback => DutiesQuery,
    Quota => QuotaQuery,
    State => NextQuery,
    State => PurgeQuery,
}

impl Cause {
    /// Returns the termination that takes place when this cause leads to
    /// [`NotRunning`](crate::State::NotRunning). Returns [`Termination::None`] if the cause does
    /// not end the app.
    ///
    /// If a termination has the same name as the cause, it is the result. Otherwise the result is
    /// [`ExitsOnSuspend`](Termination::ExitsOnSuspend) for the home button, a switch of apps and an
    /// accepted interruption; [`Reboot`](Termination::Reboot) for the two shutdowns;
    /// [`SystemReclaimed`](Termination::SystemReclaimed) if a prewarmed process is discarded; and
    /// [`UserForceQuit`](Termination::UserForceQuit) if the last window is closed.
    ///
    /// ```
    /// use lifecycle_policy::{Cause, Termination};
    ///
    /// assert_eq!(Cause::SystemShutdown.termination()?, Termination::Reboot);
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Only if the versions of the library and this crate differ, and one of them does not know the
    /// cause or the termination.
    pub fn termination(self) -> Result<Termination, Error> {
        // SAFETY: the function takes any number.
        decode(unsafe { sys::lcp_cause_termination(self.into()) })
    }
}

impl State {
    /// Returns the number of a state in UIKit: that of `UIApplicationState` for a state of the app,
    /// and that of `UISceneActivationState` for a state of a scene. Returns `None` if there is no
    /// number, because no code of the app runs in the state.
    ///
    /// ```
    /// use lifecycle_policy::State;
    ///
    /// assert_eq!(State::Background.uikit_value(), Some(2));
    /// assert_eq!(State::Unattached.uikit_value(), Some(-1));
    /// assert_eq!(State::Suspended.uikit_value(), None);
    /// ```
    #[must_use]
    pub fn uikit_value(self) -> Option<i64> {
        let mut value = 0;
        // SAFETY: the function takes any number, and the value can be written to.
        let status = unsafe { sys::lcp_state_raw_value(self.into(), &mut value) };
        (status == sys::LCP_OK).then_some(value)
    }
}
