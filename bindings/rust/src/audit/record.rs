//! The records of a log, and their columns.

use crate::values::wire::Wire;
use crate::*;
use lifecycle_policy_sys as sys;
use std::marker::PhantomData;
use std::mem::size_of;
use std::ptr;
use std::time::Duration;

/// A record of a log, written by an app or by its observer.
///
/// ```
/// use lifecycle_policy::{Callback, Record, State};
/// use std::time::Duration;
///
/// let record = Record::entered(Callback::DidBecomeActive)
///     .time(Duration::from_millis(1250))
///     .reads(State::Active);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    // Stores the library's numbers, so that an array of records can be passed as columns.
    time: i64,
    process: i64,
    token: i64,
    value: i64,
    kind: i32,
    code: i32,
    scene: i32,
    reads: i32,
    scene_reads: i32,
}

impl Record {
    /// Makes a record of any kind. `code` is the number of its code, and need not be one that the
    /// library knows.
    #[must_use]
    pub const fn new(kind: RecordKind, code: i32) -> Self {
        Self {
            time: sys::LCP_NS_UNKNOWN,
            process: 0,
            token: 0,
            value: 0,
            kind: kind as i32,
            code,
            scene: 0,
            reads: 0,
            scene_reads: 0,
        }
    }

    fn of<V: Wire>(kind: RecordKind, code: Option<V>) -> Self {
        Self::new(kind, code.map_or(0, |code| code.to_wire() as i32))
    }

    /// A callback is called.
    #[must_use]
    pub fn entered(callback: Callback) -> Self {
        Self::of(RecordKind::Entered, Some(callback))
    }

    /// A callback has returned.
    #[must_use]
    pub fn returned(callback: Callback) -> Self {
        Self::of(RecordKind::Returned, Some(callback))
    }

    /// A notification is posted.
    #[must_use]
    pub fn notification(notification: Notification) -> Self {
        Self::of(RecordKind::Notification, Some(notification))
    }

    /// The app reads its state, or that of the scene of the record.
    #[must_use]
    pub fn state_read(state: State) -> Self {
        Self::of(RecordKind::StateRead, Some(state))
    }

    /// The state of the app is read from outside. Between two such records, anything may have
    /// happened.
    #[must_use]
    pub fn state_sampled(state: State) -> Self {
        Self::of(RecordKind::StateSampled, Some(state))
    }

    /// The process starts; `None`: the cause is not known.
    #[must_use]
    pub fn launch(cause: impl Into<Option<Cause>>) -> Self {
        Self::of(RecordKind::Launch, cause.into())
    }

    /// The process has ended; `None`: it is not known how.
    #[must_use]
    pub fn ended(termination: impl Into<Option<Termination>>) -> Self {
        Self::of(RecordKind::Ended, termination.into())
    }

    /// The process has ended, and a report gives this code; `None`: the report names no namespace.
    #[must_use]
    pub fn reported(namespace: impl Into<Option<TerminationNamespace>>, code: u64) -> Self {
        let token = namespace.into().map_or(0, Wire::to_wire);
        Self { token, value: code as i64, ..Self::new(RecordKind::Ended, 0) }
    }

    /// Something happens.
    #[must_use]
    pub fn event(occurrence: Occurrence) -> Self {
        Self::of(RecordKind::Event, Some(occurrence))
    }

    /// A background task begins.
    #[must_use]
    pub const fn task_begun(token: i64) -> Self {
        Self { token, ..Self::new(RecordKind::TaskBegun, 0) }
    }

    /// A background task is ended.
    #[must_use]
    pub const fn task_ended(token: i64) -> Self {
        Self { token, ..Self::new(RecordKind::TaskEnded, 0) }
    }

    /// The completion handler of `callback` is called. `token` is the number of the handler, or 0.
    #[must_use]
    pub fn completed(callback: Callback, token: i64) -> Self {
        Self { token, ..Self::of(RecordKind::Completed, Some(callback)) }
    }

    /// An activity is under way.
    #[must_use]
    pub fn activity(activity: Activity) -> Self {
        Self::of(RecordKind::Activity, Some(activity))
    }

    /// Records are missing here.
    #[must_use]
    pub const fn gap() -> Self {
        Self::new(RecordKind::Gap, 0)
    }

    /// Anything else; it is not judged.
    #[must_use]
    pub const fn note() -> Self {
        Self::new(RecordKind::Note, 0)
    }

    /// Sets the time. 292 years or more become the greatest time.
    #[must_use]
    pub fn time(self, time: Duration) -> Self {
        Self { time: i64::try_from(time.as_nanos()).unwrap_or(i64::MAX), ..self }
    }

    /// Sets the number of the process, 1 or more; 0: not recorded.
    #[must_use]
    pub const fn process(self, process: i64) -> Self {
        Self { process, ..self }
    }

    /// Sets the number of the scene, 1 or more; 0: not recorded, or the app.
    #[must_use]
    pub const fn scene(self, scene: i32) -> Self {
        Self { scene, ..self }
    }

    /// Sets the app state that was read in the call.
    #[must_use]
    pub const fn reads(self, state: State) -> Self {
        Self { reads: state as i32, ..self }
    }

    /// Sets the scene state that was read in the call.
    #[must_use]
    pub const fn scene_reads(self, state: State) -> Self {
        Self { scene_reads: state as i32, ..self }
    }
}

/// A column of numbers, which is borrowed, not copied.
#[derive(Clone, Copy, Debug)]
pub struct Column<'a, T> {
    first: *const T,
    stride: usize,
    count: usize,
    lent: PhantomData<&'a [T]>,
}

// SAFETY: a column is a shared slice of numbers.
unsafe impl<T: Sync> Send for Column<'_, T> {}
// SAFETY: a column is a shared slice of numbers.
unsafe impl<T: Sync> Sync for Column<'_, T> {}

impl<'a, T> Column<'a, T> {
    /// Makes a column of every number of a slice.
    #[must_use]
    pub const fn new(numbers: &'a [T]) -> Self {
        let (first, count) = (numbers.as_ptr(), numbers.len());
        Self { first, stride: size_of::<T>(), count, lent: PhantomData }
    }

    /// Makes a column of numbers that are `stride` bytes apart, such as one field of an array of
    /// structs.
    ///
    /// # Safety
    ///
    /// There are `count` initialised, aligned numbers at these addresses. Nothing changes them
    /// during the lifetime of the column.
    #[must_use]
    pub const unsafe fn from_raw(first: *const T, stride: usize, count: usize) -> Self {
        Self { first, stride, count, lent: PhantomData }
    }

    /// Returns the address of the number at `index`, and the distance between the numbers. If there
    /// is no column, the address is NULL.
    fn after(column: Option<&Self>, index: usize) -> (*const T, usize) {
        column.map_or((ptr::null(), size_of::<T>()), |column| {
            let first = column.first.cast::<u8>().wrapping_add(index.wrapping_mul(column.stride));
            (first.cast(), column.stride)
        })
    }
}

impl<'a, T, S: AsRef<[T]> + ?Sized> From<&'a S> for Column<'a, T> {
    fn from(numbers: &'a S) -> Self {
        Self::new(numbers.as_ref())
    }
}

/// Defines the columns. Each row names a column and its stride, as in the library's struct, the
/// type of its numbers, and the field of a [`Record`] that has these numbers.
macro_rules! columns {
    (
        $(#[$meta:meta])*
        pub struct $columns:ident {
            $( $(#[$doc:meta])* $name:ident, $stride:ident: $number:ty = $field:ident, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $columns<'a> {
            $( $name: Option<Column<'a, $number>>, )+
        }

        impl<'a> $columns<'a> {
            /// Makes an object without columns.
            #[must_use]
            pub fn new() -> Self {
                Self::default()
            }

            $(
                $(#[$doc])*
                #[must_use]
                pub fn $name(self, column: impl Into<Column<'a, $number>>) -> Self {
                    Self { $name: Some(column.into()), ..self }
                }
            )+

            /// Returns the number of records, or an error if the columns have different lengths.
            pub(super) fn count(&self) -> Result<usize, Error> {
                let lengths = [$( self.$name.map(|column| column.count), )+];
                let mut lengths = lengths.iter().flatten().copied();
                let count = lengths.next().unwrap_or(0);
                match lengths.find(|length| *length != count) {
                    None => Ok(count),
                    Some(other) => {
                        let other = i64::try_from(other).unwrap_or(i64::MAX);
                        Err(Error::new(Status::OutOfRange, Some(Field::Columns), other))
                    }
                }
            }

            /// Makes the struct that is passed to the library, without the records before `index`.
            pub(super) fn after(
                &self,
                index: usize,
                clock: sys::lcp_clock_t,
            ) -> sys::lcp_audit_columns {
                let mut raw = sys::lcp_audit_columns { clock, ..sys::LCP_AUDIT_COLUMNS_INIT };
                $( (raw.$name, raw.$stride) = Column::after(self.$name.as_ref(), index); )+
                raw
            }
        }

        impl<'a, S: AsRef<[Record]> + ?Sized> From<&'a S> for $columns<'a> {
            fn from(records: &'a S) -> Self {
                let records = records.as_ref();
                let first = match records.first() {
                    Some(first) => first,
                    None => return Self::new(),
                };
                // SAFETY: each record of the slice has these fields, and the slice is borrowed.
                Self { $( $name: Some(unsafe {
                    let start = ptr::addr_of!((*records.as_ptr()).$field);
                    Column::from_raw(start, size_of_val(first), records.len())
                }), )+ }
            }
        }
    };
}

columns! {
    /// The records of a log, column by column. A column that is not given was not recorded. Every
    /// number is accepted: a record with a number that the library does not know gives a finding.
    ///
    /// Columns can also be made from an array of records:
    ///
    /// ```
    /// use lifecycle_policy::{Callback, Columns, Record, RecordKind};
    ///
    /// let records = [Record::entered(Callback::DidBecomeActive)];
    /// let columns = Columns::from(&records);
    ///
    /// let (kinds, codes) = ([RecordKind::Entered as i32], [Callback::DidBecomeActive as i32]);
    /// let columns = Columns::new().kinds(&kinds).codes(&codes);
    /// ```
    pub struct Columns {
        /// Sets the kinds, each a [`RecordKind`].
        kinds, kinds_stride: i32 = kind,
        /// Sets the codes. Their meaning depends on the kind.
        codes, codes_stride: i32 = code,
        /// Sets the numbers of the scenes, 1 or more; 0: not recorded, or the app.
        scenes, scenes_stride: i32 = scene,
        /// Sets the app states that were read; 0: not recorded.
        reads, reads_stride: i32 = reads,
        /// Sets the scene states that were read; 0: not recorded.
        scene_reads, scene_reads_stride: i32 = scene_reads,
        /// Sets the times, in nanoseconds; below 0: not recorded.
        times, times_stride: i64 = time,
        /// Sets the numbers of the processes, 1 or more; 0: not recorded.
        processes, processes_stride: i64 = process,
        /// Sets the tokens. Their meaning depends on the kind.
        tokens, tokens_stride: i64 = token,
        /// Sets the values. Their meaning depends on the kind.
        values, values_stride: i64 = value,
    }
}
