//! Where something is said.

use crate::ask::parts;
use crate::{text, RuleIndex};
use lifecycle_policy_sys as sys;
use std::ops::Range;

/// Where something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Citation {
    /// A short name, such as "A2" or "S-46".
    pub key: &'static str,
    /// The title, or for a founding statement what it states.
    pub title: &'static str,
    /// Who published it.
    pub publisher: &'static str,
    /// The web address without its scheme; "" where there is none.
    pub address: &'static str,
}

impl Citation {
    /// The web address with its scheme.
    #[must_use]
    pub fn url(&self) -> Option<String> {
        (!self.address.is_empty()).then(|| format!("https://{}", self.address))
    }
}

/// Gives every source that a rule names.
#[must_use]
pub fn citations() -> Citations {
    // SAFETY: the function takes nothing.
    Citations { rule: None, range: 0..unsafe { sys::lcp_citation_count() } }
}

/// The sources of one rule or of all; see [`RuleIndex::citations`] and [`citations`].
#[derive(Clone, Debug)]
pub struct Citations {
    rule: Option<RuleIndex>,
    range: Range<u32>,
}

impl Citations {
    pub(super) fn of(rule: RuleIndex, count: u32) -> Self {
        Self { rule: Some(rule), range: 0..count }
    }

    /// The count is the library's, so this index exists; were it refused, the texts would be "".
    fn at(&self, index: u32) -> Citation {
        let mut raw = sys::LCP_CITATION_INIT;
        // SAFETY: the struct is initialised; an index that does not exist is refused, and the
        // library's texts are static and terminated.
        unsafe {
            match self.rule {
                Some(rule) => sys::lcp_rule_citation_at(rule.number(), index, &mut raw),
                None => sys::lcp_citation_at(index, &mut raw),
            };
            Citation {
                key: text::from_library(raw.key),
                title: text::from_library(raw.title),
                publisher: text::from_library(raw.publisher),
                address: text::from_library(raw.address),
            }
        }
    }
}

parts!([] Citations => Citation);
