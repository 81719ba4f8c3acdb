//! Policies, which answer questions.

use crate::cross::decode;
use crate::questions::{Explained, Question};
use crate::{Condition, Context, Error, Explanation, Knowledge};
use lifecycle_policy_sys as sys;
use std::fmt;
use std::mem::{size_of, size_of_val};

/// The number of questions of a batch that one call of the library answers.
const CHUNK: usize = 32;
/// The number of items that a list may have without a second call.
const ROOM: usize = 32;

/// The rule book as it applies to one app, on one OS, on one device. The methods of a policy are
/// the questions.
///
/// Prepare a policy once and ask it often; threads may share a policy. A policy has one of two
/// forms, which give the same answers. The small form is stored in the value itself, in 2,048
/// bytes. The form with tables has its own memory, up to 64 KB, and takes longer to prepare. This
/// form then looks up transitions, deadlines and relaunches.
///
/// ```
/// use lifecycle_policy::{Allowance, Context, Policy, Span};
///
/// let context = Context::new((12, 4));
/// for policy in [Policy::new(&context)?, Policy::with_tables(&context)?] {
///     assert_eq!(policy.deadline(Allowance::BackgroundTask)?.limit, Some(Span::from_secs(180)));
/// }
/// # Ok::<(), lifecycle_policy::Error>(())
/// ```
///
/// A question fails if it has a state of a scene where it needs a state of the app, or the reverse
/// ([`Status::OutOfRange`](crate::Status::OutOfRange)). A question about a relaunch also fails if
/// it has neither a termination nor the state of an app in memory
/// ([`Status::MissingValue`](crate::Status::MissingValue)), or if its termination and its state
/// contradict each other ([`Status::OutOfRange`](crate::Status::OutOfRange)). Any question fails if
/// the library is newer than this crate and answers with a value that this crate does not know.
pub struct Policy(Memory);

/// The memory of a policy.
#[allow(clippy::large_enum_variant)] // the small form must not allocate
enum Memory {
    Small(sys::lcp_policy),
    Tables(Box<[u64]>),
}

impl Policy {
    /// Prepares a policy of the small form.
    ///
    /// # Errors
    ///
    /// [`Status::MissingValue`](crate::Status::MissingValue) if the OS is 0.0.
    /// [`Status::OutOfRange`](crate::Status::OutOfRange) if the OS, the linked SDK or the minimum
    /// OS is before iOS 2.0, if there are more than 64 limits, if the warning of a limit is longer
    /// than the limit itself, or if there are more than 8 foreground slots.
    pub fn new(context: &Context) -> Result<Self, Error> {
        let mut memory = sys::lcp_policy { opaque: [0; 256] };
        prepare(context, &mut memory.opaque)?;
        Ok(Self(Memory::Small(memory)))
    }

    /// Prepares a policy with tables.
    ///
    /// # Errors
    ///
    /// Those of [`new`](Self::new).
    pub fn with_tables(context: &Context) -> Result<Self, Error> {
        // SAFETY: the function takes any number.
        let size = unsafe { sys::lcp_policy_size(sys::LCP_FORM_TABLES) };
        let mut memory = vec![0; size / size_of::<u64>()].into_boxed_slice();
        prepare(context, &mut memory)?;
        Ok(Self(Memory::Tables(memory)))
    }

    /// Returns what is known about a condition: that it holds, fails, was not given or is assumed.
    ///
    /// ```
    /// use lifecycle_policy::{Condition, Context, Knowledge, Policy};
    ///
    /// let policy = Policy::new(&Context::new((17, 0)))?;
    /// assert_eq!(policy.condition(Condition::Charging)?, Knowledge::NotGiven);
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn condition(&self, condition: Condition) -> Result<Knowledge, Error> {
        let raw = call(0, |knowledge, error| {
            // SAFETY: the pointers are to initialised memory that outlives the call.
            unsafe { sys::lcp_policy_condition(self.as_ptr(), condition.into(), knowledge, error) }
        })?;
        decode(raw)
    }

    /// Asks many questions of one kind at once. Each question gets an answer, or an error whose
    /// [`index`](Error::index) is that of the question.
    ///
    /// ```
    /// use lifecycle_policy::{Allowance, Context, DeadlineQuery, Policy};
    ///
    /// let policy = Policy::new(&Context::new((12, 4)))?;
    /// let all: Vec<_> = Allowance::ALL.iter().copied().map(DeadlineQuery::new).collect();
    /// for (query, answer) in all.iter().zip(policy.batch(&all)) {
    ///     println!("{}: {:?}", query.allowance, answer?.limit);
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    pub fn batch<Q: Question>(&self, queries: &[Q]) -> Vec<Result<Q::Answer, Error>> {
        let mut found = Vec::with_capacity(queries.len());
        for queries in queries.chunks(CHUNK) {
            let mut raw = [queries[0].to_raw(); CHUNK];
            for (raw, query) in raw.iter_mut().zip(queries) {
                *raw = query.to_raw();
            }
            let (mut answers, mut statuses) = ([Q::RAW_ANSWER; CHUNK], [sys::LCP_OK; CHUNK]);
            // SAFETY: the arrays are initialised, outlive the call and have at least
            // `queries.len()` elements of the types for the kind of question.
            let status = unsafe {
                sys::lcp_query_batch(
                    self.as_ptr(),
                    Q::KIND,
                    queries.len(),
                    raw.as_ptr().cast(),
                    size_of::<Q::RawQuery>(),
                    answers.as_mut_ptr().cast(),
                    size_of::<Q::RawAnswer>(),
                    statuses.as_mut_ptr(),
                    std::ptr::null_mut(),
                )
            };
            if status != sys::LCP_OK && status != sys::LCP_ERROR_BATCH_ELEMENT {
                statuses.fill(status); // the call wrote no status
            }
            for ((query, raw), status) in queries.iter().zip(&answers).zip(statuses) {
                // A question that failed is asked again outside the batch, to get an error with details.
                let index = u32::try_from(found.len()).unwrap_or(u32::MAX);
                found.push(match status {
                    sys::LCP_OK => query.decode(raw, self),
                    _ => self.ask(*query).map_err(|error| Error { index, ..error }),
                });
            }
        }
        found
    }

    /// Lists every rule about a question in the order of the rule book, including the rules for
    /// other versions, evidence profiles or conditions. The list says which rules decide, which are
    /// outweighed by another rule, and why the others do not apply.
    ///
    /// A question about transitions, deadlines, relaunches, conduct, deliveries, modes, quotas,
    /// terminations, suspension, purge or calls can be explained.
    ///
    /// ```
    /// use lifecycle_policy::{Allowance, Context, DeadlineQuery, Policy, Role};
    ///
    /// let policy = Policy::new(&Context::new((12, 4)))?;
    /// let question = DeadlineQuery::new(Allowance::BackgroundTask);
    /// let rows = policy.explain(question)?;
    /// let decides = rows.iter().find(|row| row.role == Role::Decides).map(|row| row.rule);
    /// assert_eq!(decides, policy.deadline(question)?.rule);
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn explain<Q: Explained>(&self, query: Q) -> Result<Vec<Explanation>, Error> {
        let query = query.to_raw();
        list(sys::LCP_EXPLANATION_INIT, Explanation::decode, |items, stride, room, count, error| {
            let query: *const Q::RawQuery = &query;
            // SAFETY: the query has the type for the kind; `list` passes valid arguments for the
            // rest.
            unsafe {
                let (policy, query) = (self.as_ptr(), query.cast());
                sys::lcp_explain(policy, Q::KIND, query, items, stride, room, count, error)
            }
        })
    }

    /// Writes the answer to a question as English text: the headline, the fields, and the grounds.
    ///
    /// ```
    /// use lifecycle_policy::{Allowance, Context, DeadlineQuery, Policy};
    ///
    /// let policy = Policy::new(&Context::new((12, 4)))?;
    /// let text = policy.text(DeadlineQuery::new(Allowance::BackgroundTask))?;
    /// assert!(text.starts_with("180 s (3 min), then the app is terminated: background-task"));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn text<Q: Question>(&self, query: Q) -> Result<String, Error> {
        let query = query.to_raw();
        let mut room = vec![0_u8; 2000];
        loop {
            let length = call(0, |length, error| {
                let query: *const Q::RawQuery = &query;
                // SAFETY: the query has the type for the kind, and the buffer has the size that is
                // passed.
                unsafe {
                    let (start, options) = (room.as_mut_ptr().cast(), std::ptr::null());
                    sys::lcp_answer_text(
                        self.as_ptr(),
                        Q::KIND,
                        query.cast(),
                        options,
                        start,
                        room.len(),
                        length,
                        error,
                    )
                }
            })?;
            let fits = length < room.len();
            room.resize(if fits { length } else { length + 1 }, 0);
            if fits {
                return Ok(String::from_utf8_lossy(&room).into_owned());
            }
        }
    }

    pub(crate) fn ask<Q: Question>(&self, query: Q) -> Result<Q::Answer, Error> {
        let native = query.to_raw();
        let raw = call(Q::RAW_ANSWER, |answer, error| {
            // SAFETY: the pointers are to initialised memory that outlives the call.
            unsafe { Q::ASK(self.as_ptr(), &native, answer, error) }
        })?;
        query.decode(&raw, self)
    }

    pub(crate) fn as_ptr(&self) -> *const sys::lcp_policy {
        match &self.0 {
            Memory::Small(policy) => policy,
            Memory::Tables(words) => words.as_ptr().cast(),
        }
    }
}

impl fmt::Debug for Policy {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let form = match self.0 {
            Memory::Small(_) => "small",
            Memory::Tables(_) => "with tables",
        };
        write!(formatter, "Policy({form})")
    }
}

fn prepare(context: &Context, memory: &mut [u64]) -> Result<(), Error> {
    let mut error = sys::LCP_ERROR_INIT;
    // SAFETY: the structs are initialised and outlive the call, and the memory has the size passed.
    let status = context.lend(|context| unsafe {
        let size = size_of_val(memory);
        sys::lcp_policy_prepare(context, memory.as_mut_ptr().cast(), size, &mut error)
    });
    Error::check(status, &error)
}

/// Calls a function of the library that fills an answer or an error.
pub(crate) fn call<A>(
    mut answer: A,
    function: impl FnOnce(&mut A, &mut sys::lcp_error) -> sys::lcp_status_t,
) -> Result<A, Error> {
    let mut error = sys::LCP_ERROR_INIT;
    let status = function(&mut answer, &mut error);
    Error::check(status, &error).map(|()| answer)
}

/// Calls a function of the library that fills an array. The arguments of `function` are the address
/// of the first item, the distance between items in bytes, the capacity, the count and an error.
pub(crate) fn list<R: Copy, T>(
    blank: R,
    decode: impl Fn(&R) -> Result<T, Error>,
    mut function: impl FnMut(*mut R, usize, usize, &mut usize, &mut sys::lcp_error) -> sys::lcp_status_t,
) -> Result<Vec<T>, Error> {
    let mut fill = |room: &mut [R]| {
        call(0, |count, error| {
            function(room.as_mut_ptr(), size_of::<R>(), room.len(), count, error)
        })
    };
    let mut room = [blank; ROOM];
    let count = fill(&mut room)?;
    if count <= ROOM {
        return room[..count].iter().map(decode).collect();
    }
    let mut room = vec![blank; count];
    fill(&mut room)?;
    room.iter().map(decode).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_room_and_stay_where_they_are() {
        let policy = Policy::with_tables(&Context::new((12, 0))).unwrap();
        let before = policy.as_ptr();
        let size = match &policy.0 {
            Memory::Small(small) => size_of_val(small),
            Memory::Tables(words) => size_of_val(&**words),
        };
        // SAFETY: the function takes any number.
        assert_eq!(size, unsafe { sys::lcp_policy_size(sys::LCP_FORM_TABLES) });
        let moved = [policy];
        assert_eq!(moved[0].as_ptr(), before);
    }
}
