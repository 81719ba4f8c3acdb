//! What does the app owe in a callback?

use crate::answer::{disputed, os_dependent};
use crate::ask::{ask, parts};
use crate::values::{decode, decode_option};
use crate::{text, Callback, Context, Error, RuleIndex, Verdict};
use lifecycle_policy_sys as sys;
use std::ops::Range;

/// What does the app owe in a callback?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DutiesQuery {
    /// The callback.
    pub callback: Callback,
}

impl DutiesQuery {
    /// The question about a callback.
    #[must_use]
    pub const fn new(callback: Callback) -> Self {
        Self { callback }
    }

    fn to_raw(self) -> sys::lcp_duties_query {
        sys::lcp_duties_query { callback: self.callback.into(), ..sys::LCP_DUTIES_QUERY_INIT }
    }
}

impl From<Callback> for DutiesQuery {
    fn from(callback: Callback) -> Self {
        Self::new(callback)
    }
}

/// The verdict is [`Allowed`](Verdict::Allowed) where there are duties,
/// [`Unspecified`](Verdict::Unspecified) where no source names any, and
/// [`NotApplicable`](Verdict::NotApplicable) where the callback does not come to such an app on
/// that OS.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct DutiesAnswer<'c> {
    /// The answer.
    pub verdict: Verdict,
    /// The verdict; with [`Verdict::UnknownOs`] that of the newest OS that the rule set knows.
    pub newest_verdict: Verdict,
    /// With [`NotApplicable`](Verdict::NotApplicable) the rule of the life cycle; otherwise each
    /// duty has its own.
    pub rule: Option<RuleIndex>,
    /// Another source disagrees.
    pub disputed: bool,
    /// The answer is that of the first version of the range, and changes in the range.
    pub os_dependent: bool,
    context: &'c Context,
    query: DutiesQuery,
    count: u32,
}

impl<'c> DutiesAnswer<'c> {
    /// The duties, in the order of the rule book. With an OS range they are those of its first
    /// version.
    #[must_use]
    pub fn duties(&self) -> Duties<'c> {
        Duties { context: self.context, query: self.query, range: 0..self.count }
    }
}

/// One duty; its id is that of the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Duty {
    /// The rule.
    pub rule: RuleIndex,
    /// The callback that undoes it; `None`: none.
    pub undone_at: Option<Callback>,
    /// What the app should do, as a sentence.
    pub text: &'static str,
}

/// The duties of a callback; see [`DutiesAnswer::duties`].
///
/// One is an error only where the library is newer than this crate and names a callback that this
/// crate does not know.
#[derive(Clone, Debug)]
pub struct Duties<'c> {
    context: &'c Context,
    query: DutiesQuery,
    range: Range<u32>,
}

impl Duties<'_> {
    fn at(&self, index: u32) -> Result<Duty, Error> {
        let query = self.query.to_raw();
        let raw = ask(self.context, sys::LCP_DUTY_INIT, |ground, duty, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_duty_at(ground, &query, index, duty, error) }
        })?;
        Ok(Duty {
            rule: RuleIndex::required(raw.rule)?,
            undone_at: decode_option(raw.undone_at)?,
            // SAFETY: the library's texts are static and terminated.
            text: unsafe { text::from_library(raw.text) },
        })
    }
}

parts!([] Duties<'_> => Result<Duty, Error>);

impl Context {
    /// Asks what an app owes in a callback.
    ///
    /// ```
    /// use lifecycle_policy::{Callback, Context};
    ///
    /// let context = Context::new((12, 0));
    /// for duty in context.duties(Callback::WillResignActive)?.duties() {
    ///     println!("{}", duty?.text);
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn duties(&self, query: impl Into<DutiesQuery>) -> Result<DutiesAnswer<'_>, Error> {
        let query = query.into();
        let native = query.to_raw();
        let raw = ask(self, sys::LCP_DUTIES_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_duties(ground, &native, answer, error) }
        })?;
        Ok(DutiesAnswer {
            verdict: decode(raw.verdict)?,
            newest_verdict: decode(raw.newest_verdict)?,
            rule: RuleIndex::decode(raw.rule),
            disputed: disputed(raw.flags),
            os_dependent: os_dependent(raw.flags),
            context: self,
            query,
            count: raw.count,
        })
    }
}
