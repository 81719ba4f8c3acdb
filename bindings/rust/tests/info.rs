//! Tests for the entries of an Info.plist.

use lifecycle_policy::*;

/// Makes an app to which no entry has been applied yet.
fn start() -> (App, InfoProgress) {
    (App::new(), InfoProgress::default())
}

#[test]
fn entries_fill_an_app() {
    let (mut app, mut progress) = start();
    for (key, value) in [
        ("UIBackgroundModes", InfoValue::from(&["audio", "fetch"])),
        ("UIApplicationExitsOnSuspend", true.into()),
        ("UIApplicationSceneManifest", InfoValue::Dictionary),
        ("UIApplicationSupportsMultipleScenes", false.into()),
        ("MinimumOSVersion", "13.4".into()),
        ("DTSDKName", "iphoneos17.2".into()),
        ("BGTaskSchedulerPermittedIdentifiers", InfoValue::from(&["a", "b"])),
        ("NSMicrophoneUsageDescription", "To sing.".into()),
    ] {
        assert_eq!(app.apply_info(&mut progress, key, value), Ok(Vec::new()), "{key}");
    }
    assert_eq!(app.background_modes, [BackgroundMode::Audio, BackgroundMode::Fetch].into());
    assert_eq!((app.exits_on_suspend, app.scenes), (Some(true), Some(true)));
    assert_eq!(app.multiple_scenes, Some(false));
    assert_eq!(app.minimum_os, Some(OsVersion::new(13, 4, 0)));
    assert_eq!(app.linked_sdk, Some(OsVersion::new(17, 2, 0)));
    assert_eq!(app.permitted_identifiers, 2);
    assert_eq!(app.microphone_usage_text, Some(true));
    assert_eq!((app.always_usage_text, app.unknown_modes), (None, 0));
}

#[test]
fn notices_say_what_is_odd() {
    let (mut app, mut progress) = start();
    for (key, value, kinds) in [
        ("UIBackgroundModes", InfoValue::Integer(7), &[NoticeKind::WrongType][..]),
        ("MinimumOSVersion", "9.0".into(), &[]),
        ("MinimumOSVersion", "10.0".into(), &[NoticeKind::Duplicate]),
        ("CFBundleName", InfoValue::Other, &[]),
        ("BGTaskSchedulerPermittedIdentifiers", InfoValue::from(&[]), &[NoticeKind::EmptyList]),
    ] {
        let notices = app.apply_info(&mut progress, key, value).unwrap();
        assert_eq!(notices.iter().map(|notice| notice.kind).collect::<Vec<_>>(), kinds, "{key}");
    }
    assert!(app.background_modes.is_empty());
    assert_eq!(app.minimum_os, Some(OsVersion::new(10, 0, 0)));
}

#[test]
fn a_build_variable_counts_until_it_is_replaced() {
    let (mut app, mut progress) = start();
    let notices =
        app.apply_info(&mut progress, "MinimumOSVersion", "$(IPHONEOS_DEPLOYMENT_TARGET)").unwrap();
    assert!(notices.iter().any(|notice| notice.kind == NoticeKind::Placeholder));
    assert_eq!(app.placeholders, 1);
    app.apply_info(&mut progress, "MinimumOSVersion", "9.0").unwrap();
    assert_eq!(app.placeholders, 0);
}

#[test]
fn every_notice_is_told() {
    for count in [0, 31, 32, 33, 100, 65_536] {
        let modes: Vec<String> = (0..count).map(|number| format!("mode-{number}")).collect();
        let modes: Vec<&str> = modes.iter().map(String::as_str).collect();
        let (mut app, mut progress) = start();
        let notices = app.apply_info(&mut progress, "UIBackgroundModes", modes.as_slice()).unwrap();
        if count > 0 {
            assert!(notices.iter().all(|notice| notice.kind == NoticeKind::UnknownMode));
            assert_eq!(
                notices.iter().map(|n| n.index).collect::<Vec<_>>(),
                (0..count).collect::<Vec<u32>>()
            );
        }
        assert_eq!(app.unknown_modes, count);
    }
}

#[test]
fn odd_texts_are_taken() {
    let (mut app, mut progress) = start();
    for key in ["", "\0", "UIBackgroundModes\0", "UIBackgroundModes~ipad", &"k".repeat(100_000)] {
        assert!(app.apply_info(&mut progress, key, &["audio"]).unwrap().is_empty(), "{key}");
    }
    assert!(app.background_modes.is_empty());
    for value in ["", "\0", "9.0\0", "９", "9.0.0.0.0", &"9".repeat(100_000)] {
        assert!(!app.apply_info(&mut progress, "MinimumOSVersion", value).unwrap().is_empty());
    }
    assert_eq!(app.minimum_os, None);
}

#[test]
fn a_list_that_is_too_long_changes_nothing() {
    let (mut app, mut progress) = start();
    let modes = vec!["audio"; 65_537];
    let error = app.apply_info(&mut progress, "UIBackgroundModes", modes.as_slice()).unwrap_err();
    assert_eq!((error.status, error.field), (Status::OutOfRange, Some(Field::Count)));
    assert_eq!(app, App::new());
}
