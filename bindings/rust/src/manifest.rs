//! What in the manifest will not work?

use crate::answer::{disputed, os_dependent};
use crate::ask::{ask, parts};
use crate::values::decode;
use crate::{text, Context, Error, RuleIndex, Severity, Verdict};
use lifecycle_policy_sys as sys;
use std::ops::Range;

/// The verdict is [`Forbidden`](Verdict::Forbidden) where a finding is an error,
/// [`Allowed`](Verdict::Allowed) otherwise.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ManifestAnswer<'c> {
    /// The answer.
    pub verdict: Verdict,
    /// The verdict; with [`Verdict::UnknownOs`] that of the newest OS that the rule set knows.
    pub newest_verdict: Verdict,
    /// Another source disagrees.
    pub disputed: bool,
    /// The answer is that of the first version of the range, and changes in the range.
    pub os_dependent: bool,
    context: &'c Context,
    count: u32,
}

impl<'c> ManifestAnswer<'c> {
    /// The findings, in the order of the rule book. With an OS range they are those of its first
    /// version.
    #[must_use]
    pub fn findings(&self) -> Findings<'c> {
        Findings { context: self.context, range: 0..self.count }
    }
}

/// Something in a manifest that will not work, or that lacks something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Finding {
    /// The rule that it breaks.
    pub rule: RuleIndex,
    /// How much it matters.
    pub severity: Severity,
    /// The key of the Info.plist.
    pub key: &'static str,
    /// What was found; "" where it is a lack, or only the host has it: see the notices of
    /// [`App::apply_info`](crate::App::apply_info).
    pub value: &'static str,
    /// A sentence.
    pub message: &'static str,
}

/// What was found in a manifest; see [`ManifestAnswer::findings`].
///
/// A finding is an error only where the library is newer than this crate and gives it a severity
/// that this crate does not know.
#[derive(Clone, Debug)]
pub struct Findings<'c> {
    context: &'c Context,
    range: Range<u32>,
}

impl Findings<'_> {
    fn at(&self, index: u32) -> Result<Finding, Error> {
        let raw = ask(self.context, sys::LCP_MANIFEST_FINDING_INIT, |ground, finding, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_manifest_finding_at(ground, index, finding, error) }
        })?;
        let (rule, severity) = (RuleIndex::required(raw.rule)?, decode(raw.severity)?);
        // SAFETY: the library's texts are static and terminated.
        let (key, value, message) = unsafe {
            (
                text::from_library(raw.key),
                text::from_library(raw.value),
                text::from_library(raw.message),
            )
        };
        Ok(Finding { rule, severity, key, value, message })
    }
}

parts!([] Findings<'_> => Result<Finding, Error>);

impl Context {
    /// Asks what in the manifest of the context's app will not work on its OS. A fact that is not
    /// known makes no finding.
    ///
    /// ```
    /// use lifecycle_policy::{App, BackgroundMode, Context};
    ///
    /// let app = App::new().background_modes([BackgroundMode::Processing]);
    /// let context = Context::new((12, 0)).app(app);
    /// for finding in context.manifest()?.findings() {
    ///     let finding = finding?;
    ///     println!("{}: {}: {}", finding.severity, finding.key, finding.message);
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn manifest(&self) -> Result<ManifestAnswer<'_>, Error> {
        let raw = ask(self, sys::LCP_MANIFEST_ANSWER_INIT, |ground, answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_manifest(ground, answer, error) }
        })?;
        Ok(ManifestAnswer {
            verdict: decode(raw.verdict)?,
            newest_verdict: decode(raw.newest_verdict)?,
            disputed: disputed(raw.flags),
            os_dependent: os_dependent(raw.flags),
            context: self,
            count: raw.count,
        })
    }
}
