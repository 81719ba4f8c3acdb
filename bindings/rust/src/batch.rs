//! Many questions of one kind, asked in a few calls.

use crate::{Context, Error};
use lifecycle_policy_sys as sys;
use std::fmt;
use std::iter::FusedIterator;
use std::mem::size_of;

/// How many questions cross to the library at a time.
const CHUNK: usize = 32;

/// The batch form of a question.
pub(crate) type AskBatch<Q> = unsafe extern "C" fn(
    *const sys::lcp_context,
    usize,
    *const <Q as Question>::RawQuery,
    usize,
    *mut <Q as Question>::RawAnswer,
    usize,
    *mut sys::lcp_status_t,
    *mut sys::lcp_error,
) -> sys::lcp_status_t;

/// A question that has a batch form. No other crate can implement it.
pub trait Question: Sized {
    /// What answers it.
    type Answer;
    /// The library's struct of the question.
    type RawQuery: Copy;
    /// The library's struct of the answer.
    type RawAnswer: Copy;
    /// The question to begin with.
    const RAW_QUERY: Self::RawQuery;
    /// The answer to begin with.
    const RAW_ANSWER: Self::RawAnswer;
    /// The library's function that takes these structs.
    const ASK_BATCH: AskBatch<Self>;

    /// Makes the struct that crosses to the library.
    fn to_raw(&self) -> Self::RawQuery;

    /// Reads the library's answer.
    fn decode(raw: &Self::RawAnswer) -> Result<Self::Answer, Error>;

    /// Asks this question alone.
    fn ask(&self, context: &Context) -> Result<Self::Answer, Error>;
}

/// Implements the trait for a question: its answer, the method that asks it alone, the library's
/// structs with what they begin with, and the library's function.
macro_rules! question {
    (
        [$($generics:tt)*] $query:ty => $answer:ty, $ask:ident,
        $raw_query:ident = $query_init:ident, $raw_answer:ident = $answer_init:ident, $batch:ident
    ) => {
        impl<$($generics)*> crate::batch::Question for $query {
            type Answer = $answer;
            type RawQuery = lifecycle_policy_sys::$raw_query;
            type RawAnswer = lifecycle_policy_sys::$raw_answer;
            const RAW_QUERY: Self::RawQuery = lifecycle_policy_sys::$query_init;
            const RAW_ANSWER: Self::RawAnswer = lifecycle_policy_sys::$answer_init;
            const ASK_BATCH: crate::batch::AskBatch<Self> = lifecycle_policy_sys::$batch;

            fn to_raw(&self) -> Self::RawQuery {
                (*self).to_raw()
            }

            fn decode(raw: &Self::RawAnswer) -> Result<Self::Answer, crate::Error> {
                <$answer>::decode(raw)
            }

            fn ask(&self, context: &crate::Context) -> Result<Self::Answer, crate::Error> {
                context.$ask(*self)
            }
        }
    };
}
pub(crate) use question;

/// The answers to many questions, in their order.
///
/// They are asked for as they are read, a few dozen at a time, and nothing is allocated. An element
/// that cannot be asked has its error, with its [`index`](Error::index), and does not stop the
/// others; `collect::<Result<Vec<_>, _>>()` stops at the first.
///
/// ```
/// use lifecycle_policy::{Allowance, Context, DeadlineQuery};
///
/// let context = Context::new((12, 4));
/// let all: Vec<_> = Allowance::ALL.iter().copied().map(DeadlineQuery::new).collect();
/// for (query, answer) in all.iter().zip(context.deadline_batch(&all)?) {
///     println!("{}: {:?}", query.allowance, answer?.limit);
/// }
/// # Ok::<(), lifecycle_policy::Error>(())
/// ```
pub struct Batch<'a, Q: Question> {
    context: &'a Context,
    queries: &'a [Q],
    /// The question whose answer comes next, and the one after the last that was asked.
    next: usize,
    asked: usize,
    answers: [Q::RawAnswer; CHUNK],
    statuses: [sys::lcp_status_t; CHUNK],
}

impl<'a, Q: Question> Batch<'a, Q> {
    /// Asks the first of them, by which it is known whether the context is right.
    pub(crate) fn new(context: &'a Context, queries: &'a [Q]) -> Result<Self, Error> {
        let answers = [Q::RAW_ANSWER; CHUNK];
        let mut batch = Self { context, queries, next: 0, asked: 0, answers, statuses: [0; CHUNK] };
        batch.ask()?;
        Ok(batch)
    }

    /// Asks the next few.
    fn ask(&mut self) -> Result<(), Error> {
        let rest = &self.queries[self.asked..];
        let rest = &rest[..rest.len().min(CHUNK)];
        let mut queries = [Q::RAW_QUERY; CHUNK];
        for (raw, query) in queries.iter_mut().zip(rest) {
            *raw = query.to_raw();
        }
        let (answers, statuses) = (self.answers.as_mut_ptr(), self.statuses.as_mut_ptr());
        let mut error = sys::LCP_ERROR_INIT;
        // SAFETY: the function takes structs of these types and sizes, and of each array no more
        // than its CHUNK elements; they and the context are initialised and outlive the call.
        let status = self.context.lend(|ground| unsafe {
            Q::ASK_BATCH(
                ground,
                rest.len(),
                queries.as_ptr(),
                size_of::<Q::RawQuery>(),
                answers,
                size_of::<Q::RawAnswer>(),
                statuses,
                &mut error,
            )
        });
        if status != sys::LCP_ERROR_BATCH_ELEMENT {
            Error::check_with(status, &error)?;
        }
        self.asked += rest.len();
        Ok(())
    }

    /// Asks a question that failed once more, alone: of many, the library tells the field of the
    /// first only.
    fn again(&self, index: usize) -> Result<Q::Answer, Error> {
        let index_told = u32::try_from(index).unwrap_or(u32::MAX);
        self.queries[index].ask(self.context).map_err(|error| error.at(index_told))
    }
}

impl<Q: Question> Iterator for Batch<'_, Q> {
    type Item = Result<Q::Answer, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.next == self.queries.len() {
            return None;
        }
        if self.next == self.asked {
            if let Err(error) = self.ask() {
                self.next = self.queries.len(); // the context, which was right before: never
                return Some(Err(error));
            }
        }
        let (index, place) = (self.next, self.next % CHUNK);
        self.next += 1;
        Some(match self.statuses[place] {
            sys::LCP_OK => Q::decode(&self.answers[place]),
            _ => self.again(index),
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.queries.len() - self.next;
        (left, Some(left))
    }
}

impl<Q: Question> ExactSizeIterator for Batch<'_, Q> {}

impl<Q: Question> FusedIterator for Batch<'_, Q> {}

impl<Q: Question> fmt::Debug for Batch<'_, Q> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Batch").field("left", &self.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DeadlineAnswer, Field, OsVersion, Status};

    /// A question that can be one that this crate would not make.
    #[derive(Clone, Copy)]
    struct Unchecked(i32);

    impl Unchecked {
        fn to_raw(self) -> sys::lcp_deadline_query {
            sys::lcp_deadline_query { allowance: self.0, ..sys::LCP_DEADLINE_QUERY_INIT }
        }
    }

    impl Context {
        fn unchecked(&self, query: Unchecked) -> Result<DeadlineAnswer, Error> {
            let query = query.to_raw();
            let raw =
                crate::ask::ask(self, sys::LCP_DEADLINE_ANSWER_INIT, |ground, answer, error| {
                    // SAFETY: the structs are initialised and outlive the call.
                    unsafe { sys::lcp_query_deadline(ground, &query, answer, error) }
                })?;
            DeadlineAnswer::decode(&raw)
        }
    }

    question! {
        [] Unchecked => DeadlineAnswer, unchecked,
        lcp_deadline_query = LCP_DEADLINE_QUERY_INIT,
        lcp_deadline_answer = LCP_DEADLINE_ANSWER_INIT,
        lcp_query_deadline_batch
    }

    #[test]
    fn an_element_that_cannot_be_asked_fails_alone() {
        let context = Context::new(OsVersion::new(12, 0, 0));
        let wrong = [(3, 99), (4, -1), (32, 0), (69, i32::MAX)];
        let mut queries = [Unchecked(1); 70];
        for (index, value) in wrong {
            queries[index] = Unchecked(value);
        }
        let answers: Vec<_> = Batch::new(&context, &queries).unwrap().collect();
        assert_eq!(answers.len(), queries.len());
        for (index, answer) in answers.iter().enumerate() {
            match wrong.iter().find(|(place, _)| *place == index) {
                None => assert_eq!(*answer, context.unchecked(Unchecked(1))),
                Some((_, value)) => {
                    let error = answer.unwrap_err();
                    let status =
                        if *value == 0 { Status::MissingValue } else { Status::UnknownValue };
                    assert_eq!((error.status, error.field), (status, Some(Field::Allowance)));
                    assert_eq!((error.index, error.value), (index as u32, i64::from(*value)));
                }
            }
        }
    }
}
