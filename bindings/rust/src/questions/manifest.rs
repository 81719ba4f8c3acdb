//! What will not work in the manifest?

use crate::cross::decode;
use crate::policy::{call, list};
use crate::questions::answer;
use crate::{Error, Policy, RuleIndex, Severity};
use lifecycle_policy_sys as sys;

answer! {
    /// The verdict is [`Forbidden`](crate::Verdict::Forbidden) if a finding is an error, else
    /// [`Allowed`](crate::Verdict::Allowed).
    pub struct ManifestAnswer: lcp_manifest_answer as |raw, policy, query: ()| {
        /// The findings, in the order of the rule book.
        findings: Vec<Finding> = policy.findings()?,
    }
}

/// Something in a manifest that will not work, or that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Finding {
    /// The rule that the manifest breaks. Its texts are the key of the Info.plist
    /// ([`RuleField::Key`](crate::RuleField::Key)), the value found
    /// ([`Value`](crate::RuleField::Value); "" if the entry is missing, or if only the host knows
    /// the value) and the sentence ([`Text`](crate::RuleField::Text)).
    pub rule: RuleIndex,
    /// How much it matters.
    pub severity: Severity,
}

impl Finding {
    fn decode(raw: &sys::lcp_finding) -> Result<Self, Error> {
        Ok(Self { rule: decode(raw.rule)?, severity: decode(raw.severity)? })
    }
}

impl Policy {
    /// Asks what will not work in the manifest of the policy's app on its OS. Unknown facts give no
    /// finding.
    ///
    /// ```
    /// use lifecycle_policy::{App, BackgroundMode, Context, Policy, RuleField};
    ///
    /// let app = App::new().background_modes([BackgroundMode::Processing]);
    /// for finding in Policy::new(&Context::new((12, 0)).app(app))?.manifest()?.findings {
    ///     let (key, text) = (finding.rule.text(RuleField::Key), finding.rule.text(RuleField::Text));
    ///     println!("{}: {key}: {text}", finding.severity);
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn manifest(&self) -> Result<ManifestAnswer, Error> {
        let raw = call(sys::LCP_MANIFEST_ANSWER_INIT, |answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_manifest(self.as_ptr(), answer, error) }
        })?;
        ManifestAnswer::decode(&raw, self, ())
    }

    fn findings(&self) -> Result<Vec<Finding>, Error> {
        list(sys::LCP_FINDING_INIT, Finding::decode, |items, stride, room, count, error| {
            // SAFETY: `list` passes valid arguments.
            unsafe { sys::lcp_list_findings(self.as_ptr(), items, stride, room, count, error) }
        })
    }
}
