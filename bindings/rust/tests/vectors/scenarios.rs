//! Plays the scenarios of the project, and compares all effects of each.

use crate::json::{self, Json};
use lifecycle_policy::{
    App, Callback, Device, DeviceEvent, DeviceFacts, DeviceOptions, Error, Idiom, Install,
    Occurrence, OsVersion, Set,
};
use std::fmt::Display;
use std::fs;
use std::str::FromStr;
use std::time::Duration;

fn scenarios() -> Vec<Json> {
    let folder = crate::folder().join("scenarios");
    let entries =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path| json::parse(&fs::read_to_string(path).unwrap()).unwrap();
    paths.iter().map(read).flat_map(|file| file.items().to_vec()).collect()
}

fn named<V: FromStr<Err = Error>>(value: &Json) -> V {
    let text = value.as_text().unwrap_or_else(|| panic!("{value} is not a name"));
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn number(value: &Json) -> f64 {
    match value {
        Json::Number(number) => *number,
        other => panic!("{other} is not a number"),
    }
}

fn seconds(value: &Json) -> Duration {
    Duration::from_millis((number(value) * 1000.0).round() as u64)
}

/// Returns whether a fact is yes. Some facts are words, and others are booleans.
fn is_yes(value: &Json) -> bool {
    *value == Json::Bool(true) || value.as_text() == Some("yes")
}

fn new_device(scenario: &Json) -> Device {
    let mut facts = DeviceFacts::ordinary();
    for (name, value) in scenario.get("facts").map_or(&[][..], Json::pairs) {
        facts = match name.as_str() {
            "passcode" => facts.passcode(is_yes(value)),
            "pad" => facts.idiom(if is_yes(value) { Idiom::Pad } else { Idiom::Phone }),
            "background-app-refresh" => facts.background_app_refresh(is_yes(value)),
            "debugger" => facts.debugger_attached(is_yes(value)),
            "charging" => facts.charging(is_yes(value)),
            other => panic!("no fact is named {other}"),
        };
    }
    let os: OsVersion = named(scenario.get("os").expect("os"));
    let profile = scenario.get("evidence").map(named);
    Device::new(&DeviceOptions::new(os).profile(profile).facts(facts)).unwrap()
}

fn install(of: &Json) -> Install {
    let mut app = App::new();
    let mut install = Install::new().was_launched(true).reply_after(Duration::ZERO);
    for (name, value) in of.pairs() {
        match name.as_str() {
            "modes" => app.background_modes = value.items().iter().map(named).collect(),
            "scenes" => app.scenes = Some(is_yes(value)),
            "multiple_scenes" => app.multiple_scenes = Some(is_yes(value)),
            "exits_on_suspend" => app.exits_on_suspend = Some(is_yes(value)),
            "linked_sdk" => app.linked_sdk = Some(named(value)),
            "authorization" => app.location_authorization = Some(named(value)),
            "permitted_identifiers" => app.permitted_identifiers = number(value) as u32,
            "session_sends_launch_events" => app.session_sends_launch_events = Some(is_yes(value)),
            "restoration_identifier" => app.restoration_identifier = Some(is_yes(value)),
            "state_restoration" => app.state_restoration = Some(is_yes(value)),
            "returns_after" => install.reply_after = Some(seconds(value)),
            "completes_after" => install.complete_after = Some(seconds(value)),
            "stays_for" => install.stay_for = seconds(value),
            "was_launched" => install.was_launched = is_yes(value),
            "implements" => {
                let has: Set<Callback> = value.items().iter().map(named).collect();
                let missing = |callback: &Callback| !has.contains(*callback);
                install.missing_callbacks = Callback::ALL.iter().copied().filter(missing).collect();
            }
            other => panic!("an app has no {other}"),
        }
    }
    install.app(app)
}

fn event(step: &Json) -> DeviceEvent {
    let mut event = DeviceEvent::new(named(step.get("event").expect("event")));
    for (name, value) in step.pairs() {
        match name.as_str() {
            "at" | "event" => {}
            "app" => event.app = Some(number(value) as u32),
            "scene" => event.scene = Some(number(value) as u32),
            "trigger" => event.trigger = Some(named(value)),
            "interruption" => event.interruption = Some(named(value)),
            "activity" => event.activity = Some(named(value)),
            "termination" => event.termination = Some(named(value)),
            "notice" => event.notice = Some(named(value)),
            "fact" => event.fact = Some(named(value)),
            "value" => event.value = Some(is_yes(value)),
            "token" => event.token = Some(number(value) as u32),
            "identifier" => event.identifier = number(value) as u64,
            "bytes" => event.amount = number(value) as i64,
            "delay" => event = event.delay(seconds(value)),
            other => panic!("an event has no {other}"),
        }
    }
    event
}

fn lines<T: Display>(effects: impl Iterator<Item = Result<T, Error>>) -> Vec<String> {
    effects.map(|effect| effect.unwrap().to_string()).collect()
}

/// Plays a scenario. If `restores` is true, another device takes over from a snapshot at each
/// event.
fn played(scenario: &Json, restores: bool) -> Vec<String> {
    let mut device = new_device(scenario);
    for (number, app) in (1..).zip(scenario.get("apps").expect("apps").items()) {
        assert_eq!(device.install(&install(app)), Ok(number));
    }
    device.post(Occurrence::Boot).unwrap();
    let mut found = lines(device.effects());
    for step in scenario.get("events").expect("events").items() {
        let at = seconds(step.get("at").expect("at"));
        device.advance(at).unwrap();
        found.extend(lines(device.effects()));
        if restores {
            let bytes = device.snapshot().unwrap();
            let mut other = new_device(scenario);
            assert_eq!(other.restore(&bytes, at), Ok(true));
            assert_eq!(other.digest(), device.digest());
            assert_eq!(other.snapshot(), Ok(bytes));
            device = other;
        }
        device.post(event(step)).unwrap();
        found.extend(lines(device.effects()));
    }
    device.advance(seconds(scenario.get("until").expect("until"))).unwrap();
    found.extend(lines(device.effects()));
    found
}

#[test]
fn every_scenario_has_its_effects() {
    let scenarios = scenarios();
    assert!(scenarios.len() >= 32, "{}", scenarios.len());
    for scenario in &scenarios {
        let wanted: Vec<&str> = match scenario.get("effects") {
            Some(Json::List(lines)) => lines.iter().filter_map(Json::as_text).collect(),
            other => panic!("{other:?} is not a list of effects"),
        };
        for restores in [false, true] {
            assert_eq!(played(scenario, restores), wanted, "{}", scenario.text("id"));
        }
    }
}
