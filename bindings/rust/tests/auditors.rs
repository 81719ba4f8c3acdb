//! Tests for auditors: what they find in a log, columns, sessions, and what they refuse.

use lifecycle_policy::*;
use std::time::Duration;

const BECOME: Callback = Callback::DidBecomeActive;
const RESIGN: Callback = Callback::WillResignActive;
const ENTER: Callback = Callback::DidEnterBackground;
const LEAVE: Callback = Callback::WillEnterForeground;

fn options() -> AuditorOptions {
    // The launch is among the logged callbacks. Otherwise an unseen end of the process would
    // explain every finding.
    AuditorOptions::new(Context::new((12, 4))).callbacks([
        Callback::DidFinishLaunching,
        BECOME,
        RESIGN,
        ENTER,
        LEAVE,
    ])
}

fn auditor() -> Auditor {
    Auditor::new(&options()).unwrap()
}

fn entered(callbacks: &[Callback]) -> Vec<Record> {
    callbacks.iter().copied().map(Record::entered).collect()
}

#[test]
fn a_log_that_ios_can_have_produced() {
    let auditor = auditor();
    let mut session = auditor.begin().unwrap();
    let log = entered(&[BECOME, RESIGN, ENTER, LEAVE, BECOME]);
    assert_eq!(session.feed(&log, None), Ok(Vec::new()));
    let places = session.places(0).unwrap();
    assert!(places.contains(State::Active) && !places.contains(State::Suspended));
    let steps = session.expected(0).unwrap();
    assert_eq!((steps[0].callback, steps[0].notification), (Some(RESIGN), None));
    assert!(steps.windows(2).all(|pair| pair[0].price <= pair[1].price));
}

#[test]
fn a_violation() {
    let auditor = auditor();
    let mut session = auditor.begin().unwrap();
    let findings = session.feed(&entered(&[BECOME, BECOME]), None).unwrap();
    assert_eq!(findings.len(), 1);
    let finding = findings[0];
    assert!(matches!(finding.kind, AuditKind::Order | AuditKind::Missing));
    assert_eq!((finding.severity, finding.record, finding.since), (Severity::Error, 1, 1));
    assert_eq!(finding.record_kind, Some(RecordKind::Entered));
    assert_eq!((finding.code, finding.callback), (BECOME as i32, Some(RESIGN)));
    assert_eq!((finding.took, finding.limit), (None, None));
    assert!(!finding.places.is_empty() && !finding.places_after.is_empty());
    let text = finding.to_string();
    let mut lines = text.lines();
    assert!(!lines.next().unwrap().is_empty());
    assert!(lines.all(|line| line.starts_with("  ")));
    assert!(format!("{finding:?}").contains(text.lines().next().unwrap()));
    // The audit continues from the states in which the record can occur.
    assert_eq!(session.feed(&entered(&[RESIGN, ENTER]), None), Ok(Vec::new()));
}

#[test]
fn what_takes_too_long() {
    let auditor = auditor();
    let second = Duration::from_secs(1);
    let log = [
        Record::entered(ENTER).time(second),
        Record::returned(ENTER).time(second * 101).reads(State::Background),
    ];
    let findings = auditor.begin().unwrap().feed(&log, LogClock::Monotonic).unwrap();
    let overrun = findings.iter().find(|one| one.kind == AuditKind::Overrun).unwrap();
    assert_eq!(overrun.took, Some(Span::from_secs(100)));
    assert!(overrun.limit < overrun.took && overrun.allowance.is_some());
    assert_eq!((overrun.since, overrun.record), (0, 1));
}

#[test]
fn tasks_gaps_and_clocks() {
    let auditor = auditor();
    let mut session = auditor.begin().unwrap();
    let log = [Record::task_begun(7), Record::task_ended(7), Record::task_ended(7), Record::gap()];
    let findings = session.feed(&log, None).unwrap();
    let kinds: Vec<_> = findings.iter().map(|one| one.kind).collect();
    assert_eq!(kinds, [AuditKind::EndedTwice, AuditKind::Gap]);
    assert_eq!((findings[0].token, findings[1].severity), (7, Severity::Note));
    let log =
        [Record::note().time(Duration::from_secs(2)), Record::note().time(Duration::from_secs(1))];
    let findings = auditor.begin().unwrap().feed(&log, LogClock::Monotonic).unwrap();
    assert_eq!(findings[0].kind, AuditKind::Clock);
}

#[test]
fn ends() {
    let auditor = Auditor::new(&options().ends(true)).unwrap();
    let mut session = auditor.begin().unwrap();
    session.feed(&entered(&[BECOME, RESIGN, ENTER]), None).unwrap();
    let before = session.clone();
    let report = Record::reported(TerminationNamespace::Springboard, 0x8bad_f00d);
    let findings = session.feed(&[report], None).unwrap();
    assert_eq!(findings[0].kind, AuditKind::End);
    assert_eq!(findings[0].termination, Some(Termination::Watchdog));
    let ends = session.ends(Beside::new()).unwrap();
    assert_eq!((ends[0].possible, ends[0].termination), (true, Termination::Watchdog));
    assert_eq!(ends[0].speaks_for, Some(Ground::Reported));
    assert!(ends.windows(2).all(|pair| pair[0].possible >= pair[1].possible));

    let crash = |beside| {
        let ends = before.ends(beside).unwrap();
        ends.into_iter().find(|end| end.termination == Termination::Crash).unwrap()
    };
    assert_eq!(crash(Beside::new().crash_report(true)).speaks_for, Some(Ground::CrashReport));
    let none = crash(Beside::new().crash_report(false).new_version(true).low_battery(true));
    assert_eq!((none.possible, none.speaks_against), (false, Some(Ground::NoReport)));
    let ends = before.ends(Beside::new().reboot(true)).unwrap();
    assert_eq!(ends[0].speaks_for, Some(Ground::Reboot));
}

fn log() -> Vec<Record> {
    let callbacks = [BECOME, RESIGN, BECOME, BECOME, RESIGN, ENTER, ENTER, LEAVE];
    let times = (1..).map(|place| Duration::from_millis(place * 100));
    let calls = callbacks.iter().flat_map(|one| [Record::entered(*one), Record::returned(*one)]);
    calls.zip(times).map(|(record, time)| record.time(time).process(1)).collect()
}

#[test]
fn columns_give_the_findings_of_records() {
    let auditor = Auditor::new(&options().processes(true)).unwrap();
    let mut session = auditor.begin().unwrap();
    let expected = session.feed(&log(), LogClock::Wall).unwrap();
    assert!(!expected.is_empty());

    let callbacks = [BECOME, RESIGN, BECOME, BECOME, RESIGN, ENTER, ENTER, LEAVE];
    let codes: Vec<i32> = callbacks.iter().flat_map(|one| [*one as i32; 2]).collect();
    let kinds = [RecordKind::Entered as i32, RecordKind::Returned as i32].repeat(8);
    let times: Vec<i64> = (1..=16).map(|place| place * 100_000_000).collect();
    let columns = Columns::new().kinds(&kinds).codes(&codes).times(&times).processes(&[1_i64; 16]);
    let mut other = auditor.begin().unwrap();
    assert_eq!(other.feed(columns, LogClock::Wall).unwrap(), expected);
    assert_eq!(other.as_bytes(), session.as_bytes());

    // Tests columns in an array of structs, and records that are fed one by one.
    let pairs: Vec<[i32; 2]> =
        kinds.iter().zip(&codes).map(|(kind, code)| [*kind, *code]).collect();
    // SAFETY: each pair has both numbers.
    let column = |place: usize| unsafe {
        Column::from_raw(pairs.as_ptr().cast::<i32>().add(place), 8, pairs.len())
    };
    let strided = columns.kinds(column(0)).codes(column(1));
    assert_eq!(auditor.begin().unwrap().feed(strided, LogClock::Wall).unwrap(), expected);
    let mut slowly = auditor.begin().unwrap();
    let mut found = Vec::new();
    for record in log() {
        slowly.feed_to(&[record], LogClock::Wall, |finding| found.push(finding)).unwrap();
    }
    assert_eq!(found, expected);
}

#[test]
fn columns_of_different_lengths_are_refused() {
    let auditor = auditor();
    let mut session = auditor.begin().unwrap();
    let before = session.as_bytes().to_vec();
    let columns = Columns::new().kinds(&[14; 3]).times(&[0_i64; 2]);
    let error = session.feed(columns, None).unwrap_err();
    assert_eq!((error.status, error.field), (Status::OutOfRange, Some(Field::Columns)));
    assert_eq!(session.as_bytes(), before);
    let none: [Record; 0] = [];
    assert_eq!(session.feed(&none, None), Ok(Vec::new()));
    assert_eq!(session.feed(Columns::new(), None), Ok(Vec::new()));
}

#[test]
fn numbers_that_the_library_does_not_know_are_findings() {
    let auditor = auditor();
    let mut session = auditor.begin().unwrap();
    let findings = session.feed(Columns::new().kinds(&[99, 14, -1]), None).unwrap();
    let records: Vec<_> = findings.iter().map(|one| (one.kind, one.record)).collect();
    assert_eq!(records, [(AuditKind::Unread, 0), (AuditKind::Unread, 2)]);
    assert_eq!(findings[0].record_kind, None);
    let findings = session.feed(&[Record::new(RecordKind::Entered, 999)], None).unwrap();
    assert_eq!((findings[0].kind, findings[0].code), (AuditKind::Unread, 999));
}

#[test]
fn more_findings_than_are_written_at_a_time() {
    for count in [15_usize, 16, 17, 32, 100] {
        let auditor = auditor();
        let mut session = auditor.begin().unwrap();
        let findings = session.feed(&vec![Record::entered(BECOME); count + 1], None).unwrap();
        let records: Vec<_> = findings.iter().map(|one| one.record as usize).collect();
        assert_eq!(records, (1..=count).collect::<Vec<_>>());
        assert_eq!(session.feed(&[Record::note()], None), Ok(Vec::new()));
    }
}

#[test]
fn sessions_go_on_apart() {
    let auditor = auditor();
    let mut session = auditor.begin().unwrap();
    session.feed(&entered(&[BECOME, RESIGN]), None).unwrap();
    let same = Auditor::new(&options()).unwrap();
    assert_eq!((same.size(), same.session_size()), (auditor.size(), auditor.session_size()));
    for mut other in [session.clone(), same.resume(session.as_bytes()).unwrap()] {
        assert_eq!(other.as_bytes(), session.as_bytes());
        assert_eq!(other.places(0), session.places(0));
        assert!(!other.feed(&entered(&[ENTER, ENTER]), None).unwrap().is_empty());
        assert_ne!(other.as_bytes(), session.as_bytes());
    }
    assert_eq!(session.feed(&entered(&[ENTER]), None), Ok(Vec::new()));
}

#[test]
fn threads_share_an_auditor() {
    let auditor = auditor();
    let expected = auditor.begin().unwrap().feed(&log(), None).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..20 {
                    let mut session = auditor.begin().unwrap();
                    assert_eq!(session.feed(&log(), None).unwrap(), expected);
                }
            });
        }
    });
}

#[test]
fn what_is_refused() {
    let refused = |options: AuditorOptions| {
        let error = Auditor::new(&options).unwrap_err();
        (error.status, error.field)
    };
    assert_eq!(refused(options().scenes(17_u32)), (Status::OutOfRange, Some(Field::Scenes)));
    assert_eq!(refused(options().os_last((12, 3))), (Status::OutOfRange, Some(Field::Os)));
    let context = Context::new((1, 0));
    assert_eq!(refused(options().context(context)), (Status::OutOfRange, Some(Field::Os)));

    let auditor = auditor();
    let session = auditor.begin().unwrap();
    for scene in [2, -1, i32::MAX] {
        let missing = (Status::NotFound, Some(Field::Scene));
        let error = session.places(scene).unwrap_err();
        assert_eq!((error.status, error.field), missing);
        let error = session.expected(scene).unwrap_err();
        assert_eq!((error.status, error.field), missing);
    }
    let bytes = session.as_bytes();
    let other = Auditor::new(&options().callbacks(BECOME)).unwrap();
    for bytes in [&bytes[1..], &vec![0; bytes.len()], &[], other.begin().unwrap().as_bytes()] {
        let error = auditor.resume(bytes).unwrap_err();
        assert_eq!((error.status, error.field), (Status::Session, Some(Field::Session)));
    }
}
