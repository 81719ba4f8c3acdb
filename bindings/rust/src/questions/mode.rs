//! What does a background mode do?

use crate::cross::{decode, record};
use crate::questions::{answer, question};
use crate::{BackgroundMode, Error, OsVersion, Policy};

record! {
    /// What does a background mode do?
    pub struct ModeQuery by new: lcp_mode_query = LCP_MODE_QUERY_INIT
    needs {
        /// The mode.
        mode: BackgroundMode,
    }
    takes {}
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) if the mode has an effect on the OS,
    /// [`NotApplicable`](crate::Verdict::NotApplicable) before it was introduced or after it was
    /// removed, and [`Unspecified`](crate::Verdict::Unspecified) if no source says. It does not
    /// matter whether the app declares the mode.
    ///
    /// If the verdict is allowed, the rule says what the mode permits in the background
    /// ([`RuleField::Permits`](crate::RuleField::Permits)), the activities during which the app is not
    /// suspended ([`KeepsRunning`](crate::RuleField::KeepsRunning)) and the triggers that it enables
    /// ([`Triggers`](crate::RuleField::Triggers)).
    #[derive(Copy)]
    pub struct ModeAnswer: lcp_mode_answer as |raw, policy, query: ModeQuery| {
        /// The first version with the mode; `None`: not known.
        introduced: Option<OsVersion> = decode(raw.introduced)?,
        /// The version that deprecated it; `None`: none, or not known.
        deprecated: Option<OsVersion> = decode(raw.deprecated)?,
        /// The first version on which it no longer has an effect; `None`: none, or not known.
        removed: Option<OsVersion> = decode(raw.removed)?,
    }
}

question! {
    ModeQuery => ModeAnswer: lcp_mode_query, lcp_mode_answer = LCP_MODE_ANSWER_INIT,
    lcp_query_mode, LCP_QUESTION_MODE
}

impl Policy {
    /// Asks what a background mode permits, wakes and keeps running.
    ///
    /// ```
    /// use lifecycle_policy::{Activity, BackgroundMode, Context, Policy, RuleField};
    ///
    /// let answer = Policy::new(&Context::new((12, 0)))?.mode(BackgroundMode::Audio)?;
    /// let keeps_running: Vec<Activity> =
    ///     answer.rule.expect("a rule").values(RuleField::KeepsRunning)?;
    /// assert!(keeps_running.contains(&Activity::AudioPlayback));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn mode(&self, query: impl Into<ModeQuery>) -> Result<ModeAnswer, Error> {
        self.ask(query.into())
    }
}
