//! What the answers have in common.

use lifecycle_policy_sys as sys;

/// Whether another source disagrees.
pub(crate) fn disputed(flags: u32) -> bool {
    flags & sys::LCP_ANSWER_DISPUTED != 0
}

/// Whether the answer changes in the range of versions.
pub(crate) fn os_dependent(flags: u32) -> bool {
    flags & sys::LCP_ANSWER_OS_DEPENDENT != 0
}

/// Defines an answer that one rule decides: what all of them have, then its own fields, each with
/// the expression that reads it out of the library's struct.
macro_rules! answer {
    (
        $(#[$meta:meta])*
        pub struct $name:ident $(<$axis:ident: $bound:ident>)?: $raw_type:ident as $raw:ident {
            $( $(#[$doc:meta])* $visible:vis $field:ident: $kind:ty = $value:expr, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub struct $name $(<$axis: $bound>)? {
            /// The answer.
            pub verdict: crate::Verdict,
            /// The verdict; with [`Verdict::UnknownOs`](crate::Verdict::UnknownOs) that of the
            /// newest OS that the rule set knows.
            pub newest_verdict: crate::Verdict,
            /// The rule that decided; `None` where none did.
            pub rule: Option<crate::RuleIndex>,
            /// What that rule rests on.
            pub evidence: Option<crate::Evidence>,
            /// Another source disagrees: the note of the rule tells how.
            pub disputed: bool,
            /// The answer is that of the first version of the range, and changes in the range.
            pub os_dependent: bool,
            /// The conditions that the answer leans on.
            pub requires: crate::Set<crate::Condition>,
            $( $(#[$doc])* $visible $field: $kind, )+
        }

        impl $(<$axis: $bound>)? $name $(<$axis>)? {
            pub(crate) fn decode(
                $raw: &lifecycle_policy_sys::$raw_type,
            ) -> Result<Self, crate::Error> {
                Ok(Self {
                    verdict: crate::values::decode($raw.verdict)?,
                    newest_verdict: crate::values::decode($raw.newest_verdict)?,
                    rule: crate::RuleIndex::decode($raw.rule),
                    evidence: crate::values::decode_option($raw.evidence)?,
                    disputed: crate::answer::disputed($raw.flags),
                    os_dependent: crate::answer::os_dependent($raw.flags),
                    requires: crate::Set::from_bits($raw.requires_mask),
                    $( $field: $value, )+
                })
            }
        }
    };
}
pub(crate) use answer;
