//! What does a background mode do?

use crate::answer::answer;
use crate::ask::ask;
use crate::{Activity, BackgroundMode, Context, Error, OsVersion, Set, Trigger};
use lifecycle_policy_sys as sys;

/// What does a background mode do?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ModeQuery {
    /// The mode.
    pub mode: BackgroundMode,
}

impl ModeQuery {
    /// The question about a mode.
    #[must_use]
    pub const fn new(mode: BackgroundMode) -> Self {
        Self { mode }
    }

    pub(crate) fn to_raw(self) -> sys::lcp_mode_query {
        sys::lcp_mode_query { mode: self.mode.into(), ..sys::LCP_MODE_QUERY_INIT }
    }
}

impl From<BackgroundMode> for ModeQuery {
    fn from(mode: BackgroundMode) -> Self {
        Self::new(mode)
    }
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) where the mode has an effect on the OS,
    /// [`NotApplicable`](crate::Verdict::NotApplicable) where it has none yet or no more, and
    /// [`Unspecified`](crate::Verdict::Unspecified) where no source says. It does not ask whether
    /// the app declares it.
    pub struct ModeAnswer: lcp_mode_answer as raw {
        /// The first version that has it; `None`: not known.
        pub introduced: Option<OsVersion> = OsVersion::decode_option(raw.introduced)?,
        /// The version that deprecated it; `None`: none, or not known.
        pub deprecated: Option<OsVersion> = OsVersion::decode_option(raw.deprecated)?,
        /// The first version on which it no longer has an effect; `None`: none, or not known.
        pub removed: Option<OsVersion> = OsVersion::decode_option(raw.removed)?,
        /// What it permits in the background.
        pub permits: Set<Activity> = Set::from_bits(raw.permits_mask.into()),
        /// What keeps the app from being suspended.
        pub keeps_running: Set<Activity> = Set::from_bits(raw.keeps_running_mask.into()),
        /// The triggers that it enables.
        pub wakes: Set<Trigger> = Set::from_bits(raw.wakes_mask),
    }
}

impl Context {
    /// Asks what a background mode permits, wakes and keeps running.
    ///
    /// ```
    /// use lifecycle_policy::{Activity, BackgroundMode, Context};
    ///
    /// let answer = Context::new((12, 0)).mode(BackgroundMode::Audio)?;
    /// assert!(answer.keeps_running.contains(Activity::AudioPlayback));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn mode(&self, query: impl Into<ModeQuery>) -> Result<ModeAnswer, Error> {
        let query = query.into().to_raw();
        let raw = ask(self, sys::LCP_MODE_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_mode(ground, &query, answer, error) }
        })?;
        ModeAnswer::decode(&raw)
    }
}
