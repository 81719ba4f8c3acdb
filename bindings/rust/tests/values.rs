//! The enumerations have the numbers and names of the library.

use lifecycle_policy::*;
use lifecycle_policy_sys as sys;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::str::FromStr;

/// Lists the numbers that an enumeration has in the library.
fn listed(kind: i32) -> Vec<i64> {
    let mut numbers = Vec::new();
    let mut number = 0;
    // SAFETY: the number can be written to; an index past the last is refused.
    while unsafe { sys::lcp_enum_value_at(kind, numbers.len() as u32, &mut number) } == sys::LCP_OK
    {
        numbers.push(number);
    }
    numbers
}

fn check<V, N>(kind: i32, left_out: &[i64])
where
    V: Value + FromStr<Err = Error> + TryFrom<N, Error = Error> + Into<N> + Ord,
    N: TryFrom<i64> + Into<i64> + Copy,
    <N as TryFrom<i64>>::Error: Debug,
{
    let mut wanted = listed(kind);
    wanted.retain(|number| !left_out.contains(number));
    let ours: Vec<i64> = V::ALL.iter().map(|value| (*value).into().into()).collect();
    assert_eq!(ours, wanted);
    let (mut names, mut titles) = (BTreeSet::new(), BTreeSet::new());
    for (value, number) in V::ALL.iter().zip(wanted) {
        let number = N::try_from(number).unwrap();
        assert_eq!(V::try_from(number), Ok(*value));
        let name = value.name();
        assert!(names.insert(name) && !name.is_empty(), "{name}");
        assert_eq!(name.parse(), Ok(*value), "{name}");
        assert_eq!(name.to_uppercase().parse(), Ok(*value), "{name}");
        assert_eq!(value.to_string(), name);
        assert!(titles.insert(value.title()) && !value.title().is_empty(), "{name}");
    }
    for number in [i64::MIN, -1, 0, 3_000_000_000, i64::MAX, i64::from(i32::MAX)] {
        if let Ok(number) = N::try_from(number) {
            let error = V::try_from(number).unwrap_err();
            assert_eq!((error.status, error.field), (Status::UnknownValue, None));
            assert_eq!(error.value, number.into());
        }
    }
    for name in ["", " ", "-", "no such name", "\0", "café", &"a".repeat(100_000)] {
        assert_eq!(name.parse::<V>().unwrap_err().status, Status::NotFound, "{name}");
    }
}

#[test]
fn all_are_those_of_the_library() {
    check::<Activity, i32>(sys::LCP_ENUM_ACTIVITY, &[]);
    check::<Allowance, i32>(sys::LCP_ENUM_ALLOWANCE, &[]);
    check::<State, i32>(sys::LCP_ENUM_STATE, &[]);
    check::<Axis, i32>(sys::LCP_ENUM_AXIS, &[]);
    check::<BackgroundMode, i32>(sys::LCP_ENUM_MODE, &[]);
    check::<Callback, i32>(sys::LCP_ENUM_CALLBACK, &[]);
    check::<Cause, i32>(sys::LCP_ENUM_CAUSE, &[]);
    check::<Condition, i32>(sys::LCP_ENUM_CONDITION, &[]);
    check::<Conflict, i32>(sys::LCP_ENUM_CONFLICT, &[]);
    check::<ConnectionOption, i32>(sys::LCP_ENUM_CONNECTION_OPTION, &[]);
    check::<Disposition, i32>(sys::LCP_ENUM_DISPOSITION, &[]);
    check::<Event, i32>(sys::LCP_ENUM_EVENT, &[]);
    check::<Evidence, i32>(sys::LCP_ENUM_EVIDENCE, &[]);
    check::<EvidenceProfile, i32>(sys::LCP_ENUM_PROFILE, &[]);
    check::<Expiry, i32>(sys::LCP_ENUM_EXPIRY, &[]);
    check::<Family, i32>(sys::LCP_ENUM_FAMILY, &[]);
    check::<Field, i32>(sys::LCP_ENUM_FIELD, &[]);
    check::<Guarantee, i32>(sys::LCP_ENUM_GUARANTEE, &[]);
    check::<Idiom, i32>(sys::LCP_ENUM_IDIOM, &[]);
    check::<Interruption, i32>(sys::LCP_ENUM_INTERRUPTION, &[]);
    check::<LaunchOption, i32>(sys::LCP_ENUM_LAUNCH_OPTION, &[]);
    check::<Lifecycle, i32>(sys::LCP_ENUM_LIFECYCLE, &[]);
    check::<Knowledge, i32>(sys::LCP_ENUM_KNOWLEDGE, &[]);
    check::<LocationAuthorization, i32>(sys::LCP_ENUM_AUTHORIZATION, &[]);
    check::<Manner, i32>(sys::LCP_ENUM_MANNER, &[]);
    check::<Merging, i32>(sys::LCP_ENUM_MERGING, &[]);
    check::<Moment, i32>(sys::LCP_ENUM_MOMENT, &[]);
    check::<NoticeKind, i32>(sys::LCP_ENUM_NOTICE, &[]);
    check::<Notification, i32>(sys::LCP_ENUM_NOTIFICATION, &[]);
    check::<Occasion, i32>(sys::LCP_ENUM_OCCASION, &[]);
    check::<Origin, i32>(sys::LCP_ENUM_ORIGIN, &[]);
    check::<Price, i32>(sys::LCP_ENUM_PRICE, &[]);
    check::<Quota, i32>(sys::LCP_ENUM_QUOTA, &[]);
    check::<Reason, i32>(sys::LCP_ENUM_REASON, &[]);
    check::<Receiver, i32>(sys::LCP_ENUM_RECEIVER, &[]);
    check::<ReturnValue, i32>(sys::LCP_ENUM_RETURN_VALUE, &[]);
    check::<Role, i32>(sys::LCP_ENUM_ROLE, &[]);
    check::<RuleField, i32>(sys::LCP_ENUM_RULE_FIELD, &[]);
    check::<Severity, i32>(sys::LCP_ENUM_SEVERITY, &[]);
    check::<Silence, i32>(sys::LCP_ENUM_SILENCE, &[]);
    check::<Since, i32>(sys::LCP_ENUM_SINCE, &[]);
    check::<Standing, i32>(sys::LCP_ENUM_STANDING, &[]);
    check::<Status, i32>(sys::LCP_ENUM_STATUS, &[sys::LCP_OK.into()]);
    check::<Termination, i32>(sys::LCP_ENUM_TERMINATION, &[]);
    check::<TerminationCode, u32>(sys::LCP_ENUM_CODE, &[]);
    check::<TerminationNamespace, i32>(sys::LCP_ENUM_NAMESPACE, &[]);
    check::<Trigger, i32>(sys::LCP_ENUM_TRIGGER, &[]);
    check::<Unit, i32>(sys::LCP_ENUM_UNIT, &[]);
    check::<Verdict, i32>(sys::LCP_ENUM_VERDICT, &[]);
}

#[test]
fn apple_s_spellings_are_read() {
    assert_eq!("bluetooth-central".parse(), Ok(BackgroundMode::BluetoothCentral));
    assert_eq!("applicationDidEnterBackground:".parse(), Ok(Callback::DidEnterBackground));
    assert_eq!("applicationDidEnterBackground(_:)".parse(), Ok(Callback::DidEnterBackground));
    assert_eq!("0x8badf00d".parse(), Ok(TerminationCode::Watchdog));
    assert_eq!("not running".parse(), Ok(State::NotRunning));
    assert_eq!("NOT_RUNNING".parse(), Ok(State::NotRunning));
}

#[test]
fn display_takes_a_width() {
    assert_eq!(format!("{:>8}|{:<8}|", State::Active, State::Active), "  active|active  |");
}

#[test]
fn sets() {
    let mut modes = Set::from([BackgroundMode::Fetch, BackgroundMode::Audio]);
    let bits = sys::LCP_BIT(sys::LCP_MODE_FETCH) | sys::LCP_BIT(sys::LCP_MODE_AUDIO);
    assert_eq!(modes.bits(), [bits, 0]);
    assert_eq!(modes.iter().collect::<Vec<_>>(), [BackgroundMode::Audio, BackgroundMode::Fetch]);
    assert_eq!(format!("{modes:?} {modes}"), "{Audio, Fetch} audio, fetch");
    modes.remove(BackgroundMode::Audio);
    assert!(!modes.contains(BackgroundMode::Audio) && modes.contains(BackgroundMode::Fetch));
    modes.insert(BackgroundMode::Fetch);
    assert_eq!(modes, Set::from(BackgroundMode::Fetch));
    assert!((modes | Set::from(BackgroundMode::Voip)).contains_all(modes));
    assert!(!modes.contains_all(modes | Set::from(BackgroundMode::Voip)));
    assert!(modes.contains_all(Set::EMPTY) && Set::<Cause>::default().is_empty());
    let all: Set<Condition> = Condition::ALL.iter().copied().collect();
    assert_eq!(all.iter().count(), Condition::ALL.len());
    assert_eq!(all.unknown_bits(), [0, 0]);
}

#[test]
fn causes_and_their_terminations() {
    for cause in Cause::ALL {
        let ends = cause.termination().unwrap();
        if let Ok(same) = cause.name().parse::<Termination>() {
            assert_eq!(ends, same);
        }
    }
    assert_eq!(Cause::HomeButton.termination(), Ok(Termination::ExitsOnSuspend));
    assert_eq!(Cause::Activation.termination(), Ok(Termination::None));
}

#[test]
fn versions_of_the_os() {
    assert_eq!("9".parse(), Ok(OsVersion::new(9, 0, 0)));
    assert_eq!("255.255.255".parse(), Ok(OsVersion::new(255, 255, 255)));
    for text in
        ["", ".", "9.", "9.3.5.1", "256", "-1", "9.3a", " 9", "٩", "9\0", &"9".repeat(70_000)]
    {
        assert_eq!(text.parse::<OsVersion>().unwrap_err().status, Status::Malformed, "{text:?}");
    }
    let version = OsVersion::new(9, 3, 5);
    assert_eq!((version.major(), version.minor(), version.patch()), (9, 3, 5));
    assert_eq!(version.packed(), 0x09_03_05);
    assert_eq!(OsVersion::try_from(version.packed()), Ok(version));
    assert_eq!(OsVersion::try_from(0x0100_0000).unwrap_err().status, Status::OutOfRange);
    assert_eq!(format!("{version} {:?}", OsVersion::OLDEST), "9.3.5 OsVersion(2.0)");
    assert!(OsVersion::OLDEST < version && version < OsVersion::newest());
}
