//! Tests for the entries of an Info.plist.

use lifecycle_policy::*;

/// Makes an app to which no entry has been applied yet.
fn start() -> (App, InfoProgress) {
    (App::new(), InfoProgress::default())
}

#[test]
fn entries_fill_an_app() {
    let (mut app, mut progress) = start();
    let mut notices =
        app.apply_info(&mut progress, "UIBackgroundModes", &["audio", "fetch"]).unwrap();
    notices.extend(app.apply_info(&mut progress, "UIApplicationExitsOnSuspend", true).unwrap());
    notices.extend(
        app.apply_info(&mut progress, "UIApplicationSceneManifest", InfoValue::Dictionary).unwrap(),
    );
    notices.extend(
        app.apply_info(&mut progress, "UIApplicationSupportsMultipleScenes", false).unwrap(),
    );
    notices.extend(app.apply_info(&mut progress, "MinimumOSVersion", "13.4").unwrap());
    notices.extend(app.apply_info(&mut progress, "DTSDKName", "iphoneos17.2").unwrap());
    notices.extend(
        app.apply_info(&mut progress, "BGTaskSchedulerPermittedIdentifiers", &["a", "b"]).unwrap(),
    );
    notices
        .extend(app.apply_info(&mut progress, "NSMicrophoneUsageDescription", "To sing.").unwrap());
    assert_eq!(notices, []);
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
    let kinds = |notices: Vec<Notice>| notices.iter().map(|n| n.kind).collect::<Vec<_>>();
    let before = app;
    assert_eq!(
        kinds(app.apply_info(&mut progress, "UIBackgroundModes", 7_i64).unwrap()),
        [NoticeKind::WrongType]
    );
    assert_eq!(app.background_modes, before.background_modes);
    app.apply_info(&mut progress, "MinimumOSVersion", "9.0").unwrap();
    assert_eq!(
        kinds(app.apply_info(&mut progress, "MinimumOSVersion", "10.0").unwrap()),
        [NoticeKind::Duplicate]
    );
    assert_eq!(app.minimum_os, Some(OsVersion::new(10, 0, 0)));
    assert!(app.apply_info(&mut progress, "CFBundleName", InfoValue::Other).unwrap().is_empty());
    assert_eq!(
        kinds(app.apply_info(&mut progress, "BGTaskSchedulerPermittedIdentifiers", &[]).unwrap()),
        [NoticeKind::EmptyList]
    );
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
