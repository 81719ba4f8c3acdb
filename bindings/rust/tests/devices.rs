//! Tests for devices: replies, forks, times and refused calls.

use lifecycle_policy::*;
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);

fn replies() -> Install {
    Install::new().was_launched(true)
}

fn returns_at_once() -> Install {
    replies().reply_after(Duration::ZERO)
}

/// Makes a device that is on and has one app. No effect is waiting.
fn started(options: DeviceOptions, install: &Install) -> (Device, u32) {
    let mut device = Device::new(&options).unwrap();
    let app = device.install(install).unwrap();
    device.post(Occurrence::Boot).unwrap();
    assert_eq!(device.effects().count(), 0);
    (device, app)
}

fn of(kind: Occurrence, app: u32) -> DeviceEvent {
    DeviceEvent::new(kind).app(app)
}

#[test]
fn a_host_replies_and_once_only() {
    let (mut device, app) = started(DeviceOptions::new((17, 0)), &replies());
    device.post(of(Occurrence::OpenApp, app)).unwrap();
    let mut given = 0;
    while let Some(effect) = device.next_effect().unwrap() {
        if !effect.needs_reply {
            continue;
        }
        assert!(device.app_status(app).unwrap().waiting);
        device.reply(effect.id, Reply::Returned).unwrap();
        let before = (device.digest(), device.status());
        let error = device.reply(effect.id, Reply::Returned).unwrap_err();
        assert_eq!((error.status, error.field), (Status::Late, Some(Field::Effect)));
        assert_eq!(error.value as u64, effect.id);
        assert_eq!((device.digest(), device.status()), before);
        given += 1;
    }
    assert!(given > 1);
    let status = device.app_status(app).unwrap();
    assert_eq!((status.state, status.process), (State::Active, Some(1)));
    assert_eq!((status.remaining, status.tasks), (Span::Unlimited, 0));
    assert!(!status.waiting && !status.force_quit);
    assert_eq!(device.status().unwrap().front, Some(app));
}

#[test]
fn effects_are_taken_when_the_iterator_comes_to_them() {
    let (mut device, app) = started(DeviceOptions::new((12, 4)), &returns_at_once());
    device.post(of(Occurrence::OpenApp, app)).unwrap();
    let all = device.status().unwrap().effects;
    let first = device.effects().next().unwrap().unwrap();
    assert_eq!(
        (first.kind, first.app, first.trigger),
        (Effect::StartProcess, app, Some(Trigger::UserTap))
    );
    assert_eq!((first.at, first.deadline), (Duration::ZERO, Span::Unlimited));
    assert_eq!(first.rule.map(RuleIndex::id), Some("transition.launch.foreground"));
    let line =
        "0.000 app 1 start-process by launch-by-user for user-tap [transition.launch.foreground]";
    assert_eq!(first.to_string(), line);
    assert_eq!(format!("{first:>90}"), format!("{line:>90}"));
    assert!(format!("{first:?}").contains(line));
    assert_eq!(device.status().unwrap().effects, all - 1);
    let rest: Vec<_> = device.effects().map(Result::unwrap).collect();
    assert_eq!(rest.len(), all as usize - 1);
    assert!(rest.iter().all(|effect| *effect != first));
    let call = rest.iter().find(|effect| effect.callback.is_some()).unwrap();
    assert_eq!(call.deadline, Span::from_secs(20));
    assert_eq!((call.allowance, call.reads), (Some(Allowance::Launch), Some(State::Inactive)));
    let mut effects = device.effects();
    assert!(effects.next().is_none() && effects.next().is_none());
}

#[test]
fn forks_go_on_apart() {
    let (device, app) = started(DeviceOptions::new((12, 4)), &returns_at_once());
    let mut other = device.fork().unwrap();
    assert_eq!(other.digest(), device.digest());
    other.post(of(Occurrence::OpenApp, app)).unwrap();
    assert_ne!(other.digest(), device.digest());
    assert_eq!(device.status().unwrap().front, None);
    assert_eq!((device.status().unwrap().effects, other.status().unwrap().front), (0, Some(app)));
    drop(device);
    assert_eq!(other.app_status(app).unwrap().state, State::Active);
    let (mut third, _) = started(DeviceOptions::new((12, 4)), &returns_at_once());
    third.copy_from(&other).unwrap();
    assert_eq!(third.digest(), other.digest());
    let (mut larger, _) = started(DeviceOptions::new((12, 4)).apps(99_u32), &returns_at_once());
    assert_eq!(larger.copy_from(&other).unwrap_err().status, Status::Memory);
}

#[test]
fn a_device_goes_on_in_another_thread() {
    let (device, app) = started(DeviceOptions::new((12, 4)), &returns_at_once());
    let thread = std::thread::spawn(move || {
        let mut device = device;
        device.post(of(Occurrence::OpenApp, app)).unwrap();
        device
    });
    let device = thread.join().unwrap();
    assert_eq!(device.app_status(app).unwrap().state, State::Active);
    assert!(format!("{device:?}").contains("front: Some(1)"));
}

/// Makes a device on which the user has opened an app. If `run` then plays the device, the app begins
/// a task that it never ends, the user goes home, and the app is killed 180 s later.
fn leaked() -> Device {
    let (mut device, app) = started(DeviceOptions::new((12, 4)), &replies());
    device.post(of(Occurrence::OpenApp, app)).unwrap();
    device
}

fn run(device: &mut Device, limit: Duration) -> Vec<String> {
    let mut lines = Vec::new();
    let ran = device.run_until_idle(limit, |device, effect| {
        lines.push(effect.to_string());
        if effect.needs_reply {
            device.reply(effect.id, Reply::Returned)?;
        }
        if effect.to == Some(State::Active) {
            assert_eq!(device.post(of(Occurrence::BeginTask, effect.app))?.token, Some(1));
            device.post(Occurrence::Home)?;
        }
        Ok(())
    });
    assert_eq!(ran, Ok(()));
    lines
}

/// A host that owns its device in a field. The expiration handler ends the task before the limit.
struct Emulator {
    device: Device,
    handled: Option<Duration>,
}

impl Emulator {
    fn handle(&mut self, effect: &DeviceEffect) -> Result<(), Error> {
        assert_eq!(self.device.status()?.now, effect.at);
        assert_ne!(effect.kind, Effect::Kill);
        if effect.needs_reply {
            self.device.reply(effect.id, Reply::Returned)?;
        }
        if effect.kind == Effect::RunExpirationHandler {
            self.handled = Some(effect.at);
            let token = effect.token.unwrap();
            self.device.post(of(Occurrence::EndTask, effect.app).token(token))?;
        }
        if effect.to == Some(State::Active) {
            self.device.post(of(Occurrence::BeginTask, effect.app))?;
            self.device.post(Occurrence::Home)?;
        }
        Ok(())
    }
}

#[test]
fn effects_are_taken_when_they_are_due() {
    let mut host = Emulator { device: leaked(), handled: None };
    let end = 200 * SECOND;
    while let Some(effect) = host.device.run_until(end).unwrap() {
        host.handle(&effect).unwrap();
    }
    assert_eq!(host.handled, Some(175 * SECOND));
    assert_eq!(host.device.status().unwrap().now, end);
    assert_eq!(host.device.run_until(end), Ok(None));
    let error = host.device.run_until(199 * SECOND).unwrap_err();
    assert_eq!((error.status, error.field), (Status::OutOfRange, Some(Field::Now)));
}

#[test]
fn wake_ups_complete_and_apps_stay() {
    let app = App::new().background_modes([BackgroundMode::RemoteNotification]);
    let install = returns_at_once().app(app).complete_after(7 * SECOND).stay_for(5 * SECOND);
    let (mut device, app) = started(DeviceOptions::new((17, 0)), &install);
    device.post(of(Occurrence::Trigger, app).trigger(Trigger::SilentPush)).unwrap();
    let mut suspended = None;
    while let Some(effect) = device.run_until(60 * SECOND).unwrap() {
        assert_ne!(effect.kind, Effect::Kill);
        if effect.kind == Effect::Suspend {
            suspended = Some(effect.at);
        }
    }
    assert_eq!(suspended, Some(12 * SECOND));
}

#[test]
fn time_goes_on_until_nothing_is_due() {
    let end = 180 * SECOND;
    let now = |device: &Device| device.status().unwrap().now;
    let mut device = leaked();
    let lines = run(&mut device, Duration::MAX);
    assert!(lines.len() > 10 && lines[lines.len() - 2].starts_with("180.000 app 1 kill"));
    assert_eq!((now(&device), device.next_deadline()), (end, Ok(None)));
    let last = device.app_status(1).unwrap().last_termination;
    assert_eq!(last, Some(Termination::BackgroundTaskExpired));
    // Events that are due at the limit happen. Later events do not.
    let (mut at, mut before) = (leaked(), leaked());
    assert_eq!(run(&mut at, end), lines);
    let early = end - Duration::from_nanos(1);
    let fewer = run(&mut before, early);
    assert_eq!((now(&before), before.next_deadline()), (early, Ok(Some(end))));
    assert_eq!(before.next_deadline_of(1), Ok(Some(end)));
    assert!(fewer.len() < lines.len());
    let kill = before.pending_kill(1).unwrap().unwrap();
    assert_eq!((kill.at, kill.code), (end, Some(TerminationCode::Watchdog)));
    let remaining = before.app_status(1).unwrap().remaining;
    assert_eq!(remaining, Span::For(Duration::from_nanos(1)));
    // A run in several parts gives the same effects as one run.
    let rest = run(&mut before, 3600 * SECOND);
    assert_eq!([fewer, rest].concat(), lines);
    assert_eq!((now(&before), before.pending_kill(1)), (end, Ok(None)));
}

#[test]
fn a_run_ends_with_the_error_of_its_handler() {
    let (mut device, app) = started(DeviceOptions::new((12, 4)).now(SECOND), &returns_at_once());
    device.post(of(Occurrence::OpenApp, app)).unwrap();
    let waiting = device.status().unwrap().effects;
    let error = device.run_until_idle(SECOND / 2, |_, _| panic!("it is past")).unwrap_err();
    assert_eq!((error.status, error.field), (Status::OutOfRange, Some(Field::Now)));
    assert_eq!((error.value, error.least), (500_000_000, 1_000_000_000));
    assert_eq!(device.status().unwrap().effects, waiting);
    let mut device = leaked();
    let waiting = device.status().unwrap().effects;
    let ended = device.run_until_idle(SECOND, |device, _| device.reply(77, Reply::Returned));
    assert_eq!(ended.unwrap_err().value, 77);
    assert_eq!(device.status().unwrap().effects, waiting - 1);
}

/// If the capacity for effects is the minimum, the clock stops on the way, but no effect is lost.
/// The app has crashed, and is launched again for a task that it requested.
#[test]
fn a_full_queue_stops_nothing() {
    let hour = 3600 * SECOND;
    let run = |effects: u32| {
        let app = App::new().background_modes(BackgroundMode::Fetch).permitted_identifiers(1_u32);
        let options = DeviceOptions::new((17, 0)).apps(1_u32).effects(effects);
        let (mut device, app) = started(options, &returns_at_once().app(app));
        let request = of(Occurrence::SubmitRequest, app).trigger(Trigger::AppRefreshTask);
        let request = request.identifier(1_u64).delay(900 * SECOND);
        let crash = of(Occurrence::End, app).termination(Termination::Crash);
        let mut lines = Vec::new();
        let mut see = |_: &mut Device, effect: DeviceEffect| {
            lines.push(effect.to_string());
            Ok(())
        };
        for event in [of(Occurrence::OpenApp, app), request, crash] {
            device.post(event).unwrap();
            device.run_until_idle(Duration::ZERO, &mut see).unwrap();
        }
        let stopped = device.fork().unwrap().advance(hour).map_err(|error| error.status);
        assert_eq!(stopped, if effects > 20 { Ok(()) } else { Err(Status::QueueFull) });
        device.run_until_idle(hour, &mut see).unwrap();
        lines
    };
    assert_eq!(
        Device::new(&DeviceOptions::new((17, 0)).apps(1_u32).effects(1_u32)).unwrap_err().least,
        20
    );
    let lines = run(20);
    assert!(lines.iter().any(|line| line.starts_with("930.000 app 1 kill")));
    assert_eq!(lines, run(1000));
}

#[test]
fn what_is_open_is_the_hosts_to_decide() {
    let facts = DeviceFacts::ordinary().background_app_refresh(None);
    let options = DeviceOptions::new((17, 0)).facts(facts).on_conditional(Treatment::Ask);
    let app = App::new().background_modes([BackgroundMode::RemoteNotification]);
    let (mut device, app) = started(options, &returns_at_once().app(app));
    let push = of(Occurrence::Trigger, app).trigger(Trigger::SilentPush);
    let before = device.digest();
    let asked = device.post(push).unwrap();
    assert!(asked.undecided && asked.requires.contains(Condition::BackgroundAppRefresh));
    assert_eq!((asked.verdict, device.digest()), (Verdict::Conditional, before));
    let kept = device.fork().unwrap().post(push.decision(false)).unwrap();
    assert!(!kept.undecided && kept.disposition.is_some() && kept.occasion.is_some());
    let runs = device.post(push.decision(true)).unwrap();
    assert_eq!((runs.undecided, runs.token), (false, Some(1)));
    assert_eq!(device.next_effect().unwrap().unwrap().kind, Effect::StartProcess);
}

#[test]
fn apps_and_the_os_change() {
    let mut device = Device::new(&DeviceOptions::new((17, 0)).now(7 * SECOND)).unwrap();
    device.update_os((18, 0)).unwrap();
    let status = device.status().unwrap();
    assert_eq!((status.os, status.now, status.on), (OsVersion::new(18, 0, 0), 7 * SECOND, false));
    let install = returns_at_once().app(App::new().scenes(true));
    let app = device.install(&install).unwrap();
    for (event, locked) in
        [(Occurrence::Boot, false), (Occurrence::Lock, true), (Occurrence::Unlock, false)]
    {
        device.post(event).unwrap();
        let status = device.status().unwrap();
        assert!(status.on && status.locked == locked && !status.switcher);
    }
    assert_eq!(device.update_os((19, 0)).unwrap_err().status, Status::DeviceOn);
    device.post(of(Occurrence::OpenApp, app)).unwrap();
    assert_eq!(device.scene_state(app, 1), Ok(State::ForegroundActive));
    let call =
        DeviceEvent::new(Occurrence::BeginInterruption).interruption(Interruption::PhoneCall);
    device.post(call).unwrap();
    assert_eq!(device.status().unwrap().interruptions, Interruption::PhoneCall.into());
    assert_eq!(device.scene_state(app, 1), Ok(State::ForegroundInactive));
    let audio = App::new().scenes(true).background_modes(BackgroundMode::Audio);
    device.update_app(app, &install.clone().app(audio)).unwrap();
    device.uninstall(app).unwrap();
    assert_eq!(device.install(&replies()), Ok(app));
}

/// A method that the app does not implement is not called. If two apps are suspended, the larger
/// app is ended first.
#[test]
fn an_app_is_what_was_installed() {
    let small = returns_at_once().missing_callbacks(Callback::DidEnterBackground).footprint(10_u64);
    let (mut device, first) = started(DeviceOptions::new((12, 4)), &small);
    let second = device.install(&returns_at_once().footprint(20_u64)).unwrap();
    for app in [first, second] {
        device.post(of(Occurrence::OpenApp, app)).unwrap();
        device.post(Occurrence::Home).unwrap();
    }
    let called = |effect: DeviceEffect| effect.callback == Some(Callback::DidEnterBackground);
    let effects: Vec<_> = device.effects().map(Result::unwrap).collect();
    let told: Vec<_> = effects.iter().filter(|effect| called(**effect)).collect();
    assert!(told.len() == 1 && told[0].app == second);
    device.post(DeviceEvent::new(Occurrence::MemoryPressure).amount(1)).unwrap();
    let state = |app| device.app_status(app).unwrap().state;
    assert_eq!([first, second].map(state), [State::Suspended, State::NotRunning]);
}

#[test]
fn what_cannot_be_names_the_field_and_the_value() {
    let options = DeviceOptions::new((17, 0)).now(5 * SECOND);
    let (mut device, app) = started(options, &returns_at_once());
    let before = device.digest();
    let long =
        Limit::new(Allowance::BackgroundTask).limit(Span::from_secs(1)).warning(Span::from_secs(2));
    type Call<'a> = &'a dyn Fn(&mut Device) -> Option<Error>;
    let refused: &[(Status, Field, i64, Call<'_>)] = &[
        (Status::NotFound, Field::App, 9, &|d| d.post(of(Occurrence::OpenApp, 9)).err()),
        (Status::MissingValue, Field::Trigger, 0, &|d| d.post(of(Occurrence::Trigger, app)).err()),
        (Status::NoProcess, Field::Process, 0, &|d| d.post(of(Occurrence::BeginTask, app)).err()),
        (Status::OutOfRange, Field::Amount, -3, &|d| {
            d.post(DeviceEvent::new(Occurrence::MemoryPressure).amount(-3)).err()
        }),
        (Status::NotFound, Field::Effect, 77, &|d| d.reply(77, Reply::Returned).err()),
        (Status::OutOfRange, Field::Now, 4_000_000_000, &|d| d.advance(4 * SECOND).err()),
        (Status::NotFound, Field::App, 3, &|d| d.next_deadline_of(3).err()),
        (Status::NotFound, Field::App, 0, &|d| d.next_deadline_of(0).err()),
        (Status::NotFound, Field::App, 3, &|d| d.pending_kill(3).err()),
        (Status::NotFound, Field::App, 3, &|d| d.app_status(3).err()),
        (Status::NotFound, Field::App, 3, &|d| d.scene_state(3, 1).err()),
        (Status::NotFound, Field::Scene, 8, &|d| d.scene_state(app, 8).err()),
        (Status::NotFound, Field::App, 3, &|d| d.uninstall(3).err()),
        (Status::NotFound, Field::App, 3, &|d| d.update_app(3, &replies()).err()),
        (Status::OutOfRange, Field::LimitNs, 2_000_000_000, &|d| {
            d.install(&replies().limits([long])).err()
        }),
        (Status::OutOfRange, Field::LinkedSdk, 0x10000, &|d| {
            d.install(&replies().app(App::new().linked_sdk(OsVersion::new(1, 0, 0)))).err()
        }),
    ];
    for (status, field, value, call) in refused {
        let error = call(&mut device).unwrap_or_else(|| panic!("{field} is not refused"));
        assert_eq!((error.status, error.field, error.value), (*status, Some(*field), *value));
        assert!(error.to_string().starts_with(field.name()), "{error}");
        assert_eq!(device.digest(), before, "{field}");
    }
    let error = device.restore(b"no snapshot at all, not one", SECOND).unwrap_err();
    assert_eq!((error.status, error.field), (Status::Snapshot, Some(Field::Snapshot)));
    let (other, _) = started(DeviceOptions::new((12, 4)), &replies());
    let error = device.restore(&other.snapshot().unwrap(), SECOND).unwrap_err();
    assert_eq!(error.status, Status::SnapshotForeign);
    assert_eq!(device.digest(), before);
}

#[test]
fn options_are_checked() {
    let refused = |options: DeviceOptions| {
        let error = Device::new(&options).unwrap_err();
        (error.status, error.field.unwrap())
    };
    let good = DeviceOptions::new((17, 0));
    assert_eq!(refused(DeviceOptions::new((0, 0))), (Status::MissingValue, Field::Os));
    assert_eq!(
        refused(good.profile(EvidenceProfile::Founding)),
        (Status::OutOfRange, Field::Profile)
    );
    for (options, field) in [
        (good.apps(70_000_u32), Field::Apps),
        (good.scenes(70_000_u32), Field::Scenes),
        (good.tasks(70_000_u32), Field::Tasks),
        (good.requests(70_000_u32), Field::Requests),
        (good.policies(70_000_u32), Field::Policies),
        (good.effects(3_u32), Field::Effects),
        (good.facts(DeviceFacts::unknown().foreground_slots(9_u32)), Field::ForegroundSlots),
    ] {
        assert_eq!(refused(options), (Status::OutOfRange, field));
    }
    // A time that is too large becomes the greatest time.
    let mut device = Device::new(&good.now(Duration::MAX)).unwrap();
    assert_eq!(device.status().unwrap().now, Duration::from_nanos(i64::MAX as u64));
    device.advance(Duration::MAX).unwrap();
}

/// The options decide whether an event that no source describes is refused or happens. They also
/// decide what replaces a limit for which there is no figure.
#[test]
fn silence_is_the_options_to_fill() {
    let disconnected = |treatment: Option<Treatment>| {
        let options = DeviceOptions::new((27, 0)).on_silence(treatment);
        let (mut device, app) = started(options, &replies().app(App::new().scenes(true)));
        device.post(of(Occurrence::OpenApp, app)).unwrap();
        let outcome = device.post(of(Occurrence::DisconnectScene, app).scene(1_u32));
        outcome.map(|outcome| outcome.verdict)
    };
    assert_eq!(disconnected(None), Ok(Verdict::Unspecified));
    assert_eq!(disconnected(Some(Treatment::Refuse)), Ok(Verdict::Unspecified));
    assert_eq!(disconnected(Some(Treatment::Allow)), Ok(Verdict::Allowed));
    let kill = |limit: Option<UnknownLimit>| {
        let options = DeviceOptions::new((12, 4)).profile(EvidenceProfile::Documented);
        let (mut device, app) = started(options.unknown_limit(limit), &returns_at_once());
        for event in [of(Occurrence::OpenApp, app), of(Occurrence::BeginTask, app)] {
            device.post(event).unwrap();
        }
        device.post(Occurrence::Home).unwrap();
        device.pending_kill(app).unwrap().map(|kill| kill.at)
    };
    assert_eq!((kill(None), kill(Some(UnknownLimit::None))), (None, None));
    assert_eq!(kill(Some(UnknownLimit::Observed)), Some(180 * SECOND));
}

/// Waiting effects in a snapshot may be older than the clock of the device that restores it.
#[test]
fn what_waits_in_a_snapshot_is_not_lost() {
    let (mut device, app) =
        started(DeviceOptions::new((12, 4)).now(9 * SECOND), &returns_at_once());
    device.post(of(Occurrence::OpenApp, app)).unwrap();
    device.advance(20 * SECOND).unwrap();
    let bytes = device.snapshot().unwrap();
    let mut other = Device::new(&DeviceOptions::new((12, 4))).unwrap();
    assert_eq!(other.restore(&bytes, SECOND), Ok(true));
    let (all, theirs): (Vec<_>, Vec<_>) = (device.effects().collect(), other.effects().collect());
    assert!(all.len() > 5 && all.len() == theirs.len());
    for (one, other) in all.into_iter().zip(theirs) {
        let (one, other) = (one.unwrap(), other.unwrap());
        assert_eq!((one.at, other.at), (9 * SECOND, Duration::ZERO));
        assert!(one.kind == other.kind && one.callback == other.callback && one.rule == other.rule);
    }
}

/// Plays a day, and returns the number of its acts and the digest of the last one.
fn played(seed: u64) -> (usize, u64) {
    let install = returns_at_once().complete_after(Duration::ZERO);
    let mut device = Device::new(&DeviceOptions::new((17, 0))).unwrap();
    let app = device.install(&install).unwrap();
    let mut habits = Habits::default();
    habits.used_hours = 0x7f_ff00;
    habits.apps.push(AppHabits::new(app).opens_per_day(10_u32).silent_pushes_per_day(40_u32));
    let mut day = Day::new(&device, &habits, seed).unwrap();
    let (mut acts, mut digest) = (0, 0);
    loop {
        match day.next(&mut device).unwrap() {
            DayStep::Act(act) => (acts, digest) = (acts + 1, act.digest),
            DayStep::Effects => while device.next_effect().unwrap().is_some() {},
            DayStep::Over => return (acts, digest),
        }
    }
}

#[test]
fn a_day_follows_from_its_seed() {
    let one = played(1);
    assert!(one.0 > 40);
    assert_eq!(one, played(1));
    assert_ne!(one.1, played(2).1);
}

#[test]
fn habits_that_contradict_are_refused() {
    let (device, app) = started(DeviceOptions::new((17, 0)), &returns_at_once());
    let mut habits = Habits::default();
    habits.used_hours = 0x3;
    habits.off_hours = 0x2;
    let error = Day::new(&device, &habits, 1).unwrap_err();
    assert_eq!(
        (error.status, error.field, error.value),
        (Status::OutOfRange, Some(Field::UsedHours), 2)
    );
    habits.off_hours = 0;
    habits.apps.push(AppHabits::new(app + 1));
    let error = Day::new(&device, &habits, 1).unwrap_err();
    assert_eq!((error.status, error.field), (Status::NotFound, Some(Field::App)));
}
