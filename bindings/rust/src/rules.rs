//! The rule book itself.

use crate::cross::{decode, Decode};
use crate::policy::list;
use crate::{text, Condition, Conflict, Error, Evidence, EvidenceProfile, Family, OsVersion};
use crate::{ProcessKind, RuleField, RuleStep, Set, Status};
use lifecycle_policy_sys as sys;
use std::fmt;

/// A rule, by its index in the rule book.
///
/// The index is valid for only one build of the library. Logs should keep the [`id`](Self::id),
/// which `Display` prints.
///
/// [`read`](Self::read) returns the fields that all rules have. Each family also has its own
/// fields: see [`RuleField`]. Such a field has a [`value`](Self::value), several
/// [`values`](Self::values) or a [`text`](Self::text).
///
/// ```
/// use lifecycle_policy::{rules, Allowance, Family, RuleField, Span};
///
/// for rule in rules() {
///     if rule.read()?.family == Family::Deadline {
///         let allowances: Vec<Allowance> = rule.values(RuleField::Allowances)?;
///         let limit: Option<Span> = rule.value(RuleField::Limit)?;
///         println!("{rule}: {allowances:?} {limit:?}");
///     }
/// }
/// # Ok::<(), lifecycle_policy::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleIndex(sys::lcp_rule_index_t);

/// The fields that all rules have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Rule {
    /// A slug that is never reused, and never renamed after a release.
    pub id: &'static str,
    /// The family, which determines the rule's subject and its other fields.
    pub family: Family,
    /// A note on the rule; "" if there is none.
    pub note: &'static str,
    /// The first version on which the rule holds.
    pub since: OsVersion,
    /// The first version on which the rule no longer holds; `None`: it still holds.
    pub until: Option<OsVersion>,
    /// The evidence profiles that admit the rule.
    pub profiles: Set<EvidenceProfile>,
    /// The kind of source.
    pub evidence: Option<Evidence>,
    /// The disagreement between sources; `None`: no disagreement is known.
    pub conflict: Option<Conflict>,
    /// If two rules apply, the rule with the higher precedence decides; 0: the rule never decides.
    pub precedence: i32,
    /// The conditions that must hold.
    pub when: Set<Condition>,
    /// The conditions that must fail.
    pub unless: Set<Condition>,
    /// The kinds of process to which the rule applies.
    pub process_kinds: Set<ProcessKind>,
}

impl Rule {
    /// Returns whether the rule holds on a version.
    #[must_use]
    pub fn holds_on(&self, version: OsVersion) -> bool {
        self.since <= version && self.until.map_or(true, |until| version < until)
    }
}

/// Returns the rules in the order of the rule book.
#[must_use]
pub fn rules() -> impl DoubleEndedIterator<Item = RuleIndex> + ExactSizeIterator {
    // SAFETY: the function takes nothing.
    let count = unsafe { sys::lcp_rule_count() };
    (0..i32::try_from(count).unwrap_or(i32::MAX)).map(RuleIndex)
}

impl RuleIndex {
    /// Finds the rule with exactly this id.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`] if no rule has the id.
    pub fn find(id: &str) -> Result<Self, Error> {
        let mut index = 0;
        // SAFETY: the text is as long as it says, and the index can be written to.
        let status = unsafe { sys::lcp_rule_find(id.as_ptr().cast(), id.len(), &mut index) };
        Error::of(status).map(|()| Self(index))
    }

    /// The id: a slug that is never reused, and never renamed after a release.
    #[must_use]
    pub fn id(self) -> &'static str {
        // SAFETY: the library's texts are static and terminated.
        self.read_raw().map_or("", |raw| unsafe { text::from_library(raw.id) })
    }

    /// A note on the rule; "" if there is none.
    #[must_use]
    pub fn note(self) -> &'static str {
        // SAFETY: the library's texts are static and terminated.
        self.read_raw().map_or("", |raw| unsafe { text::from_library(raw.note) })
    }

    /// The fields that all rules have.
    ///
    /// # Errors
    ///
    /// Only if the library is newer than this crate and the rule has a value that this crate does
    /// not know.
    pub fn read(self) -> Result<Rule, Error> {
        let raw = self.read_raw()?;
        // SAFETY: the library's texts are static and terminated.
        let (id, note) = unsafe { (text::from_library(raw.id), text::from_library(raw.note)) };
        Ok(Rule {
            id,
            family: decode(raw.family)?,
            note,
            since: OsVersion::try_from(raw.since)?,
            until: decode(raw.until)?,
            profiles: decode(raw.profiles)?,
            evidence: decode(raw.evidence)?,
            conflict: decode(raw.conflict)?,
            precedence: raw.precedence,
            when: decode(raw.when_mask)?,
            unless: decode(raw.unless_mask)?,
            process_kinds: decode(raw.process_kinds)?,
        })
    }

    /// Returns the value of a field as a value of an enumeration, a `bool`, an [`OsVersion`] or a
    /// [`Span`](crate::Span). Any field can also be read as an `i64`. Returns `None` if the field
    /// is empty, or if the rule's family does not have the field.
    ///
    /// # Errors
    ///
    /// If the field has another type, or if the library is newer than this crate.
    pub fn value<T>(self, field: RuleField) -> Result<Option<T>, Error>
    where
        Option<T>: Decode<i64>,
    {
        self.value_at(field, 0)
    }

    /// Returns the values of a field that is a set, in the order of the rule book. An empty set of
    /// causes, terminations or interruptions stands for all of them.
    ///
    /// # Errors
    ///
    /// Those of [`value`](Self::value).
    pub fn values<T>(self, field: RuleField) -> Result<Vec<T>, Error>
    where
        Option<T>: Decode<i64>,
    {
        (0..).map_while(|index| self.value_at(field, index).transpose()).collect()
    }

    fn value_at<T>(self, field: RuleField, index: u32) -> Result<Option<T>, Error>
    where
        Option<T>: Decode<i64>,
    {
        let mut number = 0;
        // SAFETY: the number can be written to; a field or index that does not exist is refused.
        let status = unsafe { sys::lcp_rule_value(self.0, field.into(), index, &mut number) };
        match Error::of(status) {
            Ok(()) => decode(number),
            Err(Error { status: Status::OutOfRange | Status::NotFound, .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Returns a text of the rule; "" if the field is empty, or if the rule's family does not have
    /// it.
    #[must_use]
    pub fn text(self, field: RuleField) -> &'static str {
        let mut found = std::ptr::null();
        // SAFETY: the pointer can be written to, and stays NULL if there is no such text; the
        // library's texts are static and terminated.
        unsafe {
            sys::lcp_rule_text(self.0, field.into(), &mut found);
            text::from_library(found)
        }
    }

    /// The callbacks of a transition rule, in order.
    ///
    /// # Errors
    ///
    /// Those of [`read`](Self::read).
    pub fn steps(self) -> Result<Vec<RuleStep>, Error> {
        list(sys::LCP_RULE_STEP_INIT, RuleStep::decode, |items, stride, room, count, error| {
            // SAFETY: `list` passes valid arguments.
            unsafe { sys::lcp_list_rule_steps(self.0, items, stride, room, count, error) }
        })
    }

    /// Returns the sources of the rule.
    #[must_use]
    pub fn citations(self) -> Vec<Citation> {
        list_citations(self.0)
    }

    fn read_raw(self) -> Result<sys::lcp_rule, Error> {
        let mut raw = sys::LCP_RULE_INIT;
        // SAFETY: the struct is initialised; an index that does not exist is refused.
        Error::of(unsafe { sys::lcp_rule_at(self.0, &mut raw) }).map(|()| raw)
    }

    /// Converts an index of the library; `None` if there is no rule.
    pub(crate) fn from_raw(index: sys::lcp_rule_index_t) -> Option<Self> {
        (index != sys::LCP_RULE_NONE).then_some(Self(index))
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

/// A source that a rule cites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Citation {
    /// A short name, such as "A2" or "S-46".
    pub key: &'static str,
    /// The title of the source; for a founding statement, its wording.
    pub title: &'static str,
    /// Who published the source.
    pub publisher: &'static str,
    /// The web address without its scheme; "" if there is none.
    pub address: &'static str,
}

impl Citation {
    /// The web address with its scheme, if there is one.
    #[must_use]
    pub fn url(&self) -> Option<String> {
        (!self.address.is_empty()).then(|| format!("https://{}", self.address))
    }

    fn decode(raw: &sys::lcp_citation) -> Result<Self, Error> {
        let read = |pointer| {
            // SAFETY: the library's texts are static and terminated.
            unsafe { text::from_library(pointer) }
        };
        Ok(Self {
            key: read(raw.key),
            title: read(raw.title),
            publisher: read(raw.publisher),
            address: read(raw.address),
        })
    }
}

/// Returns the sources of all rules.
#[must_use]
pub fn citations() -> Vec<Citation> {
    list_citations(sys::LCP_RULE_NONE)
}

/// Lists the sources of a rule, or of all rules for `LCP_RULE_NONE`. The rule exists, so the
/// library does not refuse the call.
fn list_citations(rule: sys::lcp_rule_index_t) -> Vec<Citation> {
    list(sys::LCP_CITATION_INIT, Citation::decode, |items, stride, room, count, error| {
        // SAFETY: `list` passes valid arguments.
        unsafe { sys::lcp_list_citations(rule, items, stride, room, count, error) }
    })
    .unwrap_or_default()
}
