//! Where a rule stands in the rule book.

use crate::ask::parts;
use crate::rules::{Citations, Rule};
use crate::{text, Error};
use lifecycle_policy_sys as sys;
use std::fmt;
use std::ops::Range;

/// A rule, by its place in the rule book.
///
/// It is valid for one build of the library only: logs should keep the [`id`](Self::id), which is
/// also what it displays as.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleIndex(sys::lcp_rule_index_t);

impl RuleIndex {
    /// Finds a rule by its id, exactly as written.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`](crate::Status::NotFound).
    pub fn find(id: &str) -> Result<Self, Error> {
        let mut index = 0;
        // SAFETY: the text is as long as it says, and the index can be written to.
        let status = unsafe { sys::lcp_rule_find(id.as_ptr().cast(), id.len(), &mut index) };
        Error::check(status).map(|()| Self(index))
    }

    /// The id: a slug, never reused, never renamed after a release.
    #[must_use]
    pub fn id(self) -> &'static str {
        // SAFETY: the library's texts are static and terminated.
        self.read_raw().map_or("", |raw| unsafe { text::from_library(raw.id) })
    }

    /// What there is to say beside the rule; "" where there is nothing.
    #[must_use]
    pub fn note(self) -> &'static str {
        // SAFETY: the library's texts are static and terminated.
        self.read_raw().map_or("", |raw| unsafe { text::from_library(raw.note) })
    }

    /// Where it is said.
    #[must_use]
    pub fn citations(self) -> Citations {
        Citations::of(self, self.read_raw().map_or(0, |raw| raw.citation_count))
    }

    /// The whole row.
    ///
    /// # Errors
    ///
    /// Only where the library is newer than this crate and the row has a value that this crate does
    /// not know.
    pub fn read(self) -> Result<Rule, Error> {
        Rule::decode(self, &self.read_raw()?)
    }

    pub(crate) fn read_raw(self) -> Result<sys::lcp_rule, Error> {
        let mut raw = sys::LCP_RULE_INIT;
        // SAFETY: the struct is initialised; an index that does not exist is refused.
        Error::check(unsafe { sys::lcp_rule_at(self.0, &mut raw) }).map(|()| raw)
    }

    /// The number that the library knows it by.
    pub(super) fn number(self) -> sys::lcp_rule_index_t {
        self.0
    }

    /// Reads an index that the library gave, where there may be none.
    pub(crate) fn decode(index: sys::lcp_rule_index_t) -> Option<Self> {
        (index != sys::LCP_RULE_NONE).then_some(Self(index))
    }

    /// Reads an index that the library gave, where there must be one.
    pub(crate) fn required(index: sys::lcp_rule_index_t) -> Result<Self, Error> {
        Self::decode(index).ok_or_else(|| Error::newer_library(index.into()))
    }
}

impl fmt::Display for RuleIndex {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.id())
    }
}

impl fmt::Debug for RuleIndex {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "RuleIndex({})", self.id())
    }
}

/// Gives the rule book in its own order.
///
/// ```
/// use lifecycle_policy::{rules, Family};
///
/// let deadlines = rules().filter_map(Result::ok).filter(|rule| rule.family == Family::Deadline);
/// assert!(deadlines.count() > 10);
/// ```
#[must_use]
pub fn rules() -> Rules {
    // SAFETY: the function takes nothing.
    let count = unsafe { sys::lcp_rule_count() };
    Rules { range: 0..i32::try_from(count).unwrap_or(i32::MAX) }
}

/// The rows of the rule book; see [`rules`].
///
/// One is an error only where the library is newer than this crate and the row has a value that
/// this crate does not know.
#[derive(Clone, Debug)]
pub struct Rules {
    range: Range<i32>,
}

impl Rules {
    fn at(&self, index: i32) -> Result<Rule, Error> {
        RuleIndex(index).read()
    }
}

parts!([] Rules => Result<Rule, Error>);
