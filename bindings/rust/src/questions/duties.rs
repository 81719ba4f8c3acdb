//! What must the app do in a callback?

use crate::cross::{decode, record};
use crate::policy::list;
use crate::questions::{answer, question};
use crate::{Callback, Error, Policy, RuleIndex};
use lifecycle_policy_sys as sys;

record! {
    /// What must the app do in a callback?
    pub struct DutiesQuery by new: lcp_duties_query = LCP_DUTIES_QUERY_INIT
    needs {
        /// The callback.
        callback: Callback,
    }
    takes {}
}

answer! {
    /// The verdict is [`Allowed`](crate::Verdict::Allowed) if there are duties,
    /// [`Unspecified`](crate::Verdict::Unspecified) if no source names any,
    /// [`NotApplicable`](crate::Verdict::NotApplicable) if such an app does not get the callback on
    /// that OS, and [`Conditional`](crate::Verdict::Conditional) if this is not known.
    pub struct DutiesAnswer: lcp_duties_answer as |raw, policy, query: DutiesQuery| {
        /// The duties, in the order of the rule book, without those that depend on an unknown fact.
        duties: Vec<Duty> = policy.duty_list(query)?,
    }
}

question! {
    DutiesQuery => DutiesAnswer: lcp_duties_query, lcp_duties_answer = LCP_DUTIES_ANSWER_INIT,
    lcp_query_duties, LCP_QUESTION_DUTIES
}

/// One duty. Its id is that of the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Duty {
    /// The rule. Its [`RuleField::Text`](crate::RuleField::Text) says what the app should do.
    pub rule: RuleIndex,
    /// The callback in which this app undoes it; `None`: none.
    pub undone_at: Option<Callback>,
}

impl Duty {
    fn decode(raw: &sys::lcp_duty) -> Result<Self, Error> {
        Ok(Self { rule: decode(raw.rule)?, undone_at: decode(raw.undone_at)? })
    }
}

impl Policy {
    /// Asks what an app must do in a callback.
    ///
    /// ```
    /// use lifecycle_policy::{Callback, Context, Policy, RuleField};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// for duty in policy.duties(Callback::WillResignActive)?.duties {
    ///     println!("{}", duty.rule.text(RuleField::Text));
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn duties(&self, query: impl Into<DutiesQuery>) -> Result<DutiesAnswer, Error> {
        self.ask(query.into())
    }

    fn duty_list(&self, query: DutiesQuery) -> Result<Vec<Duty>, Error> {
        let query = query.to_raw();
        list(sys::LCP_DUTY_INIT, Duty::decode, |items, stride, room, count, error| {
            // SAFETY: the query is initialised; `list` passes valid arguments for the rest.
            unsafe {
                sys::lcp_list_duties(self.as_ptr(), &query, items, stride, room, count, error)
            }
        })
    }
}
