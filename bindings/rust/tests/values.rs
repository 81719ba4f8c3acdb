//! Tests for values of enumerations, sets of them, and versions. That the enumerations have the
//! numbers and names of the library is tested in `src/values`.

use lifecycle_policy::*;
use lifecycle_policy_sys as sys;

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
