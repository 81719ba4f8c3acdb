//! An auditor. It judges the log of an app.

use crate::cross::{decode, Optional};
use crate::policy::{call, list};
use crate::{AuditEnd, AuditFinding, AuditStep, AuditorOptions, Beside, Columns, Error, Field};
use crate::{LogClock, Set, State, Status};
use lifecycle_policy_sys as sys;
use std::fmt;
use std::mem::size_of;
use std::ptr;

pub mod options;
pub mod record;

/// The number of findings that fit into one call of the library.
const ROOM: usize = 16;

/// Judges logs of an app: whether iOS calls the logged callbacks in the logged order, what took
/// longer than its limit, and how the process may have ended.
///
/// ```
/// use lifecycle_policy::{Auditor, AuditorOptions, Callback, Context, Record, Severity};
///
/// let options = AuditorOptions::new(Context::new((12, 4)))
///     .callbacks([Callback::DidFinishLaunching, Callback::DidBecomeActive, Callback::WillResignActive]);
/// let auditor = Auditor::new(&options)?;
/// let mut session = auditor.begin()?;
/// let called = Record::entered(Callback::DidBecomeActive);
/// let findings = session.feed(&[called, called], None)?;
/// for finding in &findings {
///     println!("{finding}");
/// }
/// assert_eq!((findings.len(), findings[0].severity), (1, Severity::Error));
/// # Ok::<(), lifecycle_policy::Error>(())
/// ```
///
/// The options list the callbacks and notifications that the log always records; any other event
/// may happen at any time without a record. If a log has no violation, iOS can produce the log;
/// that does not prove that iOS did produce it. A log may begin at any time of the app's life.
/// Facts that the context does not give may have any value, except that an app without a linked SDK
/// counts as linked against SDK 4.0 or later.
///
/// An auditor never changes, so threads may share it.
pub struct Auditor {
    memory: Box<[u64]>,
    session_size: usize,
}

impl Auditor {
    /// Sets up an auditor.
    ///
    /// # Errors
    ///
    /// Those of [`Policy::new`](crate::Policy::new) for the context; [`Status::OutOfRange`] for a
    /// last OS before that of the context ([`Field::Os`]), or too many scenes ([`Field::Scenes`]).
    pub fn new(options: &AuditorOptions) -> Result<Self, Error> {
        options.lend(|options| {
            let (size, session_size) = call((0, 0), |(size, session_size), error| {
                // SAFETY: the structs are initialised and outlive the call.
                unsafe { sys::lcp_auditor_measure(options, size, session_size, error) }
            })?;
            let mut memory = room(size);
            call(ptr::null_mut(), |auditor, error| {
                let start = memory.as_mut_ptr().cast();
                // SAFETY: the structs are initialised and outlive the call, and the memory has the
                // size that is passed.
                unsafe { sys::lcp_auditor_init(start, size, options, auditor, error) }
            })?;
            Ok(Self { memory, session_size })
        })
    }

    /// The size of the auditor in bytes.
    #[must_use]
    pub fn size(&self) -> usize {
        self.memory.len() * size_of::<u64>()
    }

    /// The size of each session in bytes.
    #[must_use]
    pub fn session_size(&self) -> usize {
        self.session_size
    }

    /// Begins the audit of a log.
    ///
    /// # Errors
    ///
    /// No error is known.
    pub fn begin(&self) -> Result<Session<'_>, Error> {
        let mut memory = room(self.session_size);
        call(ptr::null_mut(), |session, error| {
            let start = memory.as_mut_ptr().cast();
            // SAFETY: the auditor is valid, and the memory has the size that is passed.
            unsafe {
                sys::lcp_session_init(self.as_ptr(), start, self.session_size, session, error)
            }
        })?;
        Ok(Session { auditor: self, memory })
    }

    /// Continues an audit from the [bytes](Session::as_bytes) of its session. The auditor of that
    /// session must have been made with the same options, by the same build of the library.
    ///
    /// ```
    /// use lifecycle_policy::{Auditor, AuditorOptions, Context};
    ///
    /// let auditor = Auditor::new(&AuditorOptions::new(Context::new((17, 0))))?;
    /// let bytes = auditor.begin()?.as_bytes().to_vec();
    /// assert_eq!(auditor.resume(&bytes)?.as_bytes(), bytes);
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Status::Session`] if the bytes are not a session of this auditor.
    pub fn resume(&self, bytes: &[u8]) -> Result<Session<'_>, Error> {
        let mut session = self.begin()?;
        if bytes.len() != self.session_size {
            let length = i64::try_from(bytes.len()).unwrap_or(i64::MAX);
            return Err(Error::new(Status::Session, Some(Field::Session), length));
        }
        // SAFETY: the new session has at least as many bytes as the slice, and does not overlap it.
        unsafe {
            let start = session.memory.as_mut_ptr().cast();
            ptr::copy_nonoverlapping(bytes.as_ptr(), start, bytes.len());
        }
        session.places(0)?; // refuses bytes that are not a session
        Ok(session)
    }

    fn as_ptr(&self) -> *const sys::lcp_auditor {
        self.memory.as_ptr().cast()
    }
}

impl fmt::Debug for Auditor {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Auditor({} bytes)", self.size())
    }
}

/// The audit of one log. [`Auditor::begin`] makes it. A clone is independent.
#[derive(Clone)]
pub struct Session<'a> {
    auditor: &'a Auditor,
    memory: Box<[u64]>,
}

impl Session<'_> {
    /// Judges records, and returns the findings. After a violation, the audit continues from the
    /// states in which the record can occur. `clock` is the clock that gave the times; `None`: not
    /// known.
    ///
    /// # Errors
    ///
    /// [`Status::OutOfRange`] for [`Field::Columns`] if columns have different lengths. A newer
    /// library may return a finding that this crate does not know; the records have been judged
    /// even then.
    pub fn feed<'r>(
        &mut self,
        records: impl Into<Columns<'r>>,
        clock: impl Into<Option<LogClock>>,
    ) -> Result<Vec<AuditFinding>, Error> {
        let mut findings = Vec::new();
        self.feed_to(records, clock, |finding| findings.push(finding))?;
        Ok(findings)
    }

    /// Judges records, and passes each finding to `handler`. This allocates nothing.
    ///
    /// # Errors
    ///
    /// Those of [`feed`](Self::feed).
    pub fn feed_to<'r>(
        &mut self,
        records: impl Into<Columns<'r>>,
        clock: impl Into<Option<LogClock>>,
        mut handler: impl FnMut(AuditFinding),
    ) -> Result<(), Error> {
        let (columns, clock) = (records.into(), clock.into().encode());
        let count = columns.count()?;
        let (mut judged, mut first) = (0, Ok(()));
        loop {
            let raw = columns.after(judged, clock);
            let mut room = [sys::LCP_AUDIT_FINDING_INIT; ROOM];
            let (found, consumed) = call((0, 0), |(found, consumed), error| {
                let session = self.memory.as_mut_ptr().cast();
                let (items, stride) = (room.as_mut_ptr(), size_of::<sys::lcp_audit_finding>());
                // SAFETY: the auditor and the session are valid, the columns have as many numbers
                // as the call says, and the buffer has the size that is passed.
                unsafe {
                    sys::lcp_auditor_feed(
                        self.auditor.as_ptr(),
                        session,
                        &raw,
                        count - judged,
                        items,
                        stride,
                        ROOM,
                        found,
                        consumed,
                        error,
                    )
                }
            })?;
            for finding in &room[..found] {
                match AuditFinding::decode(finding) {
                    Ok(finding) => handler(finding),
                    Err(error) => first = first.and(Err(error)),
                }
            }
            judged += consumed;
            // If the array is full, the library may still have a finding for the next call, even
            // after the last record.
            if found < ROOM {
                return first;
            }
        }
    }

    /// Returns the states in which the app or one of its scenes may be after the last record. Scene
    /// 0 stands for the app.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`] if the log has no record of the scene.
    pub fn places(&self, scene: i32) -> Result<Set<State>, Error> {
        let places = call(0_u64, |places, error| {
            // SAFETY: the auditor and the session are valid, and the number can be written to.
            unsafe {
                sys::lcp_session_places(self.auditor.as_ptr(), self.as_ptr(), scene, places, error)
            }
        })?;
        decode(places)
    }

    /// Lists the records that may come next, the likeliest first.
    ///
    /// # Errors
    ///
    /// [`Status::NotFound`] if the log has no record of the scene.
    pub fn expected(&self, scene: i32) -> Result<Vec<AuditStep>, Error> {
        let (auditor, session) = (self.auditor.as_ptr(), self.as_ptr());
        list(sys::LCP_AUDIT_STEP_INIT, AuditStep::decode, |items, stride, room, count, error| {
            // SAFETY: the auditor and the session are valid; `list` passes valid arguments for the
            // rest.
            unsafe {
                sys::lcp_list_expected(auditor, session, scene, items, stride, room, count, error)
            }
        })
    }

    /// Lists the ways in which the last process may have ended: the likeliest first, and the
    /// excluded ways last. The list is a guess; a log cannot prove it.
    ///
    /// # Errors
    ///
    /// Only if the library is newer than this crate.
    pub fn ends(&self, beside: Beside) -> Result<Vec<AuditEnd>, Error> {
        let (auditor, session, flags) = (self.auditor.as_ptr(), self.as_ptr(), beside.flags());
        list(sys::LCP_AUDIT_END_INIT, AuditEnd::decode, |items, stride, room, count, error| {
            // SAFETY: the auditor and the session are valid; `list` passes valid arguments for the
            // rest.
            unsafe {
                sys::lcp_list_ends(auditor, session, flags, items, stride, room, count, error)
            }
        })
    }

    /// The session as bytes, for [`Auditor::resume`].
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        // SAFETY: the memory has at least `session_size` bytes, and all of them are initialised.
        unsafe {
            std::slice::from_raw_parts(self.memory.as_ptr().cast(), self.auditor.session_size)
        }
    }

    fn as_ptr(&self) -> *const sys::lcp_session {
        self.memory.as_ptr().cast()
    }
}

impl fmt::Debug for Session<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Session").field(&self.places(0)).finish()
    }
}

impl fmt::Display for AuditFinding {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.read(|text| formatter.pad(text))
    }
}

/// Makes memory of at least `size` bytes with the alignment that the library needs.
fn room(size: usize) -> Box<[u64]> {
    let words = size / size_of::<u64>() + usize::from(size % size_of::<u64>() != 0);
    vec![0; words].into_boxed_slice()
}
