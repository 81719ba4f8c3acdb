//! The questions and answers: what they have in common, and the macros that define them.

use crate::{Error, Policy};
use lifecycle_policy_sys as sys;

mod asking;
pub(crate) mod lists;
pub(crate) mod queries;

/// The library's function that answers a question.
pub(crate) type Ask<Q> = unsafe extern "C" fn(
    *const sys::lcp_policy,
    *const <Q as Question>::RawQuery,
    *mut <Q as Question>::RawAnswer,
    *mut sys::lcp_error,
) -> sys::lcp_status_t;

/// A question. Other crates cannot implement this trait.
pub trait Question: Copy {
    /// The answer.
    type Answer;
    /// The library's struct of the question.
    type RawQuery: Copy;
    /// The library's struct of the answer.
    type RawAnswer: Copy;
    /// The initial value of the answer.
    const RAW_ANSWER: Self::RawAnswer;
    /// The library's number for the kind of question.
    const KIND: sys::lcp_question_t;
    /// The library's function that takes these structs.
    const ASK: Ask<Self>;

    /// Makes the struct that is passed to the library.
    fn to_raw(self) -> Self::RawQuery;

    /// Reads the library's answer, and the list that belongs to it, if any.
    fn decode(self, raw: &Self::RawAnswer, policy: &Policy) -> Result<Self::Answer, Error>;
}

/// A question that can be explained. Other crates cannot implement this trait.
pub trait Explained: Question {}

/// Defines an answer: the fields that all answers have, then its own fields, each with the
/// expression that reads it from the library's struct. The expression may use the policy and the
/// question.
macro_rules! answer {
    (
        $(#[$meta:meta])*
        pub struct $name:ident: $raw_type:ident as |$raw:ident, $policy:ident, $query:ident: $of:ty| {
            $($fields:tt)*
        }
    ) => {
        crate::questions::answer! {
            $(#[$meta])*
            pub struct $name: $raw_type as |$raw| ($policy: &crate::Policy, $query: $of) {
                $($fields)*
            }
        }
    };
    (
        $(#[$meta:meta])*
        pub struct $name:ident: $raw_type:ident as |$raw:ident| ($($with:ident: $of:ty),*) {
            $( $(#[$doc:meta])* $field:ident: $kind:ty = $value:expr, )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub struct $name {
            /// The answer.
            pub verdict: crate::Verdict,
            /// The verdict; for [`Verdict::UnknownOs`](crate::Verdict::UnknownOs), the verdict on
            /// the newest OS that the rule set knows.
            pub newest_verdict: crate::Verdict,
            /// The rule that decided; `None` if no rule decided.
            pub rule: Option<crate::RuleIndex>,
            /// The kind of source of that rule.
            pub evidence: Option<crate::Evidence>,
            /// Whether another source disagrees: see the note of the rule, or, for a relaunch after
            /// a reboot, the note of the rule on the standing.
            pub disputed: bool,
            /// The reason for the verdict of an answer to `transition`, `next`, `path` or `call`;
            /// `None`: the verdict needs no reason.
            pub reason: Option<crate::Reason>,
            /// The conditions that the answer depends on.
            pub requires: crate::Set<crate::Condition>,
            $( $(#[$doc])* pub $field: $kind, )*
        }

        impl $name {
            #[allow(unused_variables)]
            pub(crate) fn decode(
                $raw: &lifecycle_policy_sys::$raw_type,
                $($with: $of,)*
            ) -> Result<Self, crate::Error> {
                Ok(Self {
                    verdict: crate::cross::decode($raw.verdict)?,
                    newest_verdict: crate::cross::decode($raw.newest_verdict)?,
                    rule: crate::cross::decode($raw.rule)?,
                    evidence: crate::cross::decode($raw.evidence)?,
                    disputed: $raw.flags & lifecycle_policy_sys::LCP_ANSWER_DISPUTED != 0,
                    reason: crate::cross::decode($raw.reason)?,
                    requires: crate::cross::decode($raw.requires_mask)?,
                    $( $field: $value, )*
                })
            }
        }
    };
}
pub(crate) use answer;

/// Defines another struct that the library fills, with the expression that reads each field. A
/// field after `with` is private.
macro_rules! element {
    (
        $(#[$meta:meta])*
        pub struct $name:ident: $raw_type:ident as |$raw:ident| {
            $( $(#[$doc:meta])* $field:ident: $kind:ty = $value:expr, )*
        }
        $( with $hidden:ident: $hidden_kind:ty = $hidden_value:expr )?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub struct $name {
            $( $(#[$doc])* pub $field: $kind, )*
            $( pub(crate) $hidden: $hidden_kind, )?
        }

        impl $name {
            pub(crate) fn decode(
                $raw: &lifecycle_policy_sys::$raw_type,
            ) -> Result<Self, crate::Error> {
                Ok(Self {
                    $( $field: $value, )*
                    $( $hidden: $hidden_value, )?
                })
            }
        }
    };
}
pub(crate) use element;

/// Turns a struct into a question with the given answer. The library's structs, function and kind
/// of question are also given.
macro_rules! question {
    (
        $query:ident => $answer:ident: $raw_query:ident, $raw_answer:ident = $init:ident,
        $ask:ident, $kind:ident
    ) => {
        impl crate::questions::Question for $query {
            type Answer = $answer;
            type RawQuery = lifecycle_policy_sys::$raw_query;
            type RawAnswer = lifecycle_policy_sys::$raw_answer;
            const RAW_ANSWER: Self::RawAnswer = lifecycle_policy_sys::$init;
            const KIND: lifecycle_policy_sys::lcp_question_t = lifecycle_policy_sys::$kind;
            const ASK: crate::questions::Ask<Self> = lifecycle_policy_sys::$ask;

            fn to_raw(self) -> Self::RawQuery {
                $query::to_raw(self)
            }

            fn decode(
                self,
                raw: &Self::RawAnswer,
                policy: &crate::Policy,
            ) -> Result<$answer, crate::Error> {
                $answer::decode(raw, policy, self)
            }
        }
    };
}
pub(crate) use question;

/// Returns whether the app can ask for more time, or `None` if no source says.
pub(crate) fn extendable(flags: u32) -> Option<bool> {
    match (flags & sys::LCP_ANSWER_EXTENDABLE, flags & sys::LCP_ANSWER_NOT_EXTENDABLE) {
        (0, 0) => None,
        (can, _) => Some(can != 0),
    }
}

/// Reads a number of an answer. Returns `None` if the number is not known.
pub(crate) fn count(raw: i64) -> Result<Option<u64>, Error> {
    match (raw, u64::try_from(raw)) {
        (sys::LCP_COUNT_UNKNOWN, _) => Ok(None),
        (_, Ok(number)) => Ok(Some(number)),
        (_, Err(_)) => Err(Error::newer_library(raw)),
    }
}

impl Explained for crate::CallQuery {}
impl Explained for crate::ConductQuery {}
impl Explained for crate::DeadlineQuery {}
impl Explained for crate::DeliveryQuery {}
impl Explained for crate::ModeQuery {}
impl Explained for crate::PurgeQuery {}
impl Explained for crate::QuotaQuery {}
impl Explained for crate::RelaunchQuery {}
impl Explained for crate::SuspensionQuery {}
impl Explained for crate::TerminationQuery {}
impl Explained for crate::TransitionQuery {}
