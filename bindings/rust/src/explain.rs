//! Every rule about a question.

use crate::ask::ask;
use crate::values::decode;
use crate::{Condition, Context, Error, Field, Role, RuleIndex, Set, State, Status};
use crate::{ConductQuery, DeadlineQuery, DeliveryQuery, ModeQuery, QuotaQuery};
use crate::{RelaunchQuery, TerminationQuery, TransitionQuery};
use lifecycle_policy_sys as sys;
use std::iter::FusedIterator;

/// One rule about a question, and the part that it has in the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Explanation {
    /// The rule.
    pub rule: RuleIndex,
    /// Its part.
    pub role: Role,
    /// Its conditions that are not as it asks.
    pub failing: Set<Condition>,
    /// Its conditions of which nothing is known.
    pub unknown: Set<Condition>,
}

/// A question that can be explained. No other crate can implement it.
pub trait Explained: Copy {
    /// Gives the rule with a place in the list.
    fn explain_at(&self, context: &Context, index: u32) -> Result<sys::lcp_explanation, Error>;
}

/// Implements the trait with the library's function.
macro_rules! explained {
    ([$($generics:tt)*] $query:ty, $function:ident) => {
        impl<$($generics)*> Explained for $query {
            fn explain_at(
                &self,
                context: &Context,
                index: u32,
            ) -> Result<sys::lcp_explanation, Error> {
                let query = self.to_raw();
                ask(context, sys::LCP_EXPLANATION_INIT, |ground, explanation, error| {
                    // SAFETY: the structs are initialised and outlive the call.
                    unsafe { sys::$function(ground, &query, index, explanation, error) }
                })
            }
        }
    };
}

explained!([S: State] TransitionQuery<S>, lcp_explain_transition);
explained!([] DeadlineQuery, lcp_explain_deadline);
explained!([] RelaunchQuery, lcp_explain_relaunch);
explained!([] ConductQuery, lcp_explain_conduct);
explained!([] DeliveryQuery, lcp_explain_delivery);
explained!([] ModeQuery, lcp_explain_mode);
explained!([] QuotaQuery, lcp_explain_quota);
explained!([] TerminationQuery, lcp_explain_termination);

/// The rules about a question; see [`Context::explain`].
///
/// One is an error only where the library is newer than this crate and gives it a role that this
/// crate does not know.
#[derive(Clone, Debug)]
pub struct Explanations<'c, Q: Explained> {
    context: &'c Context,
    query: Q,
    index: u32,
    upcoming: Option<sys::lcp_explanation>,
}

impl<Q: Explained> Explanations<'_, Q> {
    /// Looks for the next rule.
    fn look(&mut self) -> Result<(), Error> {
        self.upcoming = match self.query.explain_at(self.context, self.index) {
            Ok(raw) => Some(raw),
            Err(Error { status: Status::OutOfRange, field: Some(Field::Index), .. }) => None,
            Err(error) => return Err(error),
        };
        Ok(())
    }
}

impl<Q: Explained> Iterator for Explanations<'_, Q> {
    type Item = Result<Explanation, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let raw = self.upcoming.take()?;
        self.index += 1;
        if let Err(error) = self.look() {
            return Some(Err(error));
        }
        Some(Explanation::decode(&raw))
    }
}

impl<Q: Explained> FusedIterator for Explanations<'_, Q> {}

impl Explanation {
    fn decode(raw: &sys::lcp_explanation) -> Result<Self, Error> {
        Ok(Self {
            rule: RuleIndex::required(raw.rule)?,
            role: decode(raw.role)?,
            failing: Set::from_bits(raw.failing_mask),
            unknown: Set::from_bits(raw.unknown_mask),
        })
    }
}

impl Context {
    /// Lists every rule about a question, whatever version, evidence profile or condition it asks,
    /// in the order of the rule book: which decides, which was outweighed by one of higher
    /// precedence, and why the others stand back. With an OS range the answer is that of its first
    /// version.
    ///
    /// A question about transitions, deadlines, relaunches, conduct, deliveries, modes, quotas or
    /// terminations can be explained.
    ///
    /// ```
    /// use lifecycle_policy::{Allowance, Context, DeadlineQuery, Role};
    ///
    /// let context = Context::new((12, 4));
    /// let question = DeadlineQuery::new(Allowance::BackgroundTask);
    /// let decides = context
    ///     .explain(question)?
    ///     .find_map(|row| row.ok().filter(|row| row.role == Role::Decides));
    /// assert_eq!(decides.map(|row| row.rule), context.deadline(question)?.rule);
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the context cannot be asked about: see [`Context`].
    pub fn explain<Q: Explained>(&self, query: Q) -> Result<Explanations<'_, Q>, Error> {
        let mut found = Explanations { context: self, query, index: 0, upcoming: None };
        found.look()?;
        Ok(found)
    }
}
