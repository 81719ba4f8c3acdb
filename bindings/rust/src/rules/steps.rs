//! The callbacks in a transition rule.

use crate::ask::parts;
use crate::values::decode_option;
use crate::{AppState, Callback, Condition, Error, RuleIndex, SceneState};
use lifecycle_policy_sys as sys;
use std::ops::Range;

/// One callback in a transition rule, before versions and conditions choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct RuleStep {
    /// The newest form; `None`: the callbacks of the trigger stand here.
    pub callback: Option<Callback>,
    /// What is read inside; `None`: it cannot be read, or no source says.
    pub state: Option<AppState>,
    /// Only where this holds; `None`: always.
    pub when: Option<Condition>,
    /// The scene's state inside; `None`: no scene, or no source says.
    pub scene_state: Option<SceneState>,
}

/// The callbacks in a transition rule; see [`Rule::steps`](crate::Rule::steps).
///
/// One is an error only where the library is newer than this crate and names something that this
/// crate does not know.
#[derive(Clone, Debug)]
pub struct RuleSteps {
    rule: RuleIndex,
    range: Range<u32>,
}

impl RuleSteps {
    pub(super) fn new(rule: RuleIndex, count: u32) -> Self {
        Self { rule, range: 0..count }
    }

    fn at(&self, index: u32) -> Result<RuleStep, Error> {
        let mut raw = sys::LCP_RULE_STEP_INIT;
        // SAFETY: the struct is initialised; indices that do not exist are refused.
        Error::check(unsafe { sys::lcp_rule_step_at(self.rule.number(), index, &mut raw) })?;
        Ok(RuleStep {
            callback: decode_option(raw.callback)?,
            state: decode_option(raw.state)?,
            when: decode_option(raw.when)?,
            scene_state: decode_option(raw.scene_state)?,
        })
    }
}

parts!([] RuleSteps => Result<RuleStep, Error>);
