//! Counts the allocations of this crate. A question without a list makes none. A device makes one
//! for each snapshot, and no other, because the apps here have no figures of the host. An auditor
//! and a session allocate only their memory.

#![deny(unsafe_op_in_unsafe_fn)]

use lifecycle_policy::*;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fmt::{self, Write};
use std::time::Duration;

struct Counting;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: it forwards every call to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller promises what the system's allocator requires.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller promises what the system's allocator requires.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Counts the allocations that this thread makes during `work`.
fn allocations<R>(work: impl FnOnce() -> R) -> (R, usize) {
    let before = COUNT.with(Cell::get);
    (work(), COUNT.with(Cell::get) - before)
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| Box::new(7)), (Box::new(7), 1));
}

#[test]
fn questions_allocate_nothing() {
    let app = App::new().background_modes(BackgroundMode::Processing).scenes(true);
    let context = Context::new((13, 0)).app(app).facts(DeviceFacts::unknown());
    let (policy, prepared) = allocations(|| Policy::new(&context).unwrap());
    assert_eq!(prepared, 0);
    let (tables, prepared) = allocations(|| Policy::with_tables(&context).unwrap());
    assert_eq!(prepared, 1);
    for policy in [&policy, &tables] {
        let asked = allocations(|| -> Result<(), Error> {
            let (from, to) = (State::Active, State::Background);
            policy.transition(TransitionQuery::new(from, to, Cause::HomeButton))?;
            policy.deadline(Allowance::Launch)?;
            policy.relaunch(RelaunchQuery::new(Termination::Crash, Trigger::SilentPush))?;
            policy.conduct(ConductQuery::new(State::Background, Activity::Metal))?;
            policy.delivery(DeliveryQuery::new(State::Suspended, Event::Touch))?;
            policy.quota(Quota::MonitoredRegions)?;
            policy.termination(TerminationCode::Watchdog)?;
            policy.suspension(SuspensionQuery::new().allowances(Allowance::BackgroundTask))?;
            policy.purge(State::Background)?;
            policy.call(Callback::OpenUrl)?;
            assert!(State::ALL.iter().filter_map(|state| state.uikit_value()).count() == 7);
            policy.condition(Condition::Charging)?;
            let rule = policy.mode(BackgroundMode::Audio)?.rule.unwrap();
            assert_eq!(RuleIndex::find(rule.id())?.read()?.id, rule.id());
            assert_eq!(rule.value(RuleField::Mode)?, Some(BackgroundMode::Audio));
            assert!(rules().filter(|rule| !rule.text(RuleField::Text).is_empty()).count() > 50);
            assert!(context.edges((2, 0)..=(17, 0)).filter(Result::is_ok).count() > 10);
            Ok(())
        });
        assert_eq!(asked, (Ok(()), 0));
    }
}

/// Counts the bytes that are written.
struct Letters(usize);

impl Write for Letters {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}

#[test]
fn devices_allocate_nothing() {
    let install = Install::new().app(App::new().scenes(true)).was_launched(true);
    let lived = allocations(|| -> Result<usize, Error> {
        let mut letters = Letters(0);
        let mut device = Device::new(&DeviceOptions::new((17, 0)))?;
        let app = device.install(&install)?;
        device.post(Occurrence::Boot)?;
        device.post(DeviceEvent::new(Occurrence::OpenApp).app(app))?;
        device.run_until_idle(Duration::from_secs(60), |device, effect| {
            write!(letters, "{effect}").expect("letters");
            if effect.needs_reply {
                device.reply(effect.id, Reply::Returned)?;
            }
            Ok(())
        })?;
        device.post(Occurrence::Home)?;
        assert!(device.effects().all(|effect| effect.is_ok()));
        let other = device.fork()?;
        assert_eq!((other.digest()?, other.app_status(app)?.tasks), (device.digest()?, 0));
        assert!(other.status()?.on && other.pending_kill(app)?.is_some());
        Ok(letters.0)
    });
    assert!(matches!(lived, (Ok(letters), 0) if letters > 1000), "{lived:?}");
    let device = Device::new(&DeviceOptions::new((17, 0))).unwrap();
    assert_eq!(allocations(|| device.snapshot().is_ok()), (true, 1));
}

#[test]
fn auditors_allocate_only_their_memory() {
    let context = Context::new((12, 4)).app(App::new());
    let shown =
        [Callback::DidFinishLaunching, Callback::DidBecomeActive, Callback::WillResignActive];
    let options = AuditorOptions::new(context).callbacks(shown);
    let (auditor, made) = allocations(|| Auditor::new(&options).unwrap());
    assert_eq!(made, 1);
    let (mut session, begun) = allocations(|| auditor.begin().unwrap());
    assert_eq!(begun, 1);
    let records = [Record::entered(Callback::DidBecomeActive); 100];
    let mut letters = Letters(0);
    let fed = allocations(|| {
        session.feed_to(&records, LogClock::Wall, |finding| {
            write!(letters, "{finding}").expect("letters");
        })
    });
    assert_eq!(fed, (Ok(()), 0));
    assert!(letters.0 > 1000);
    assert_eq!(allocations(|| session.places(0).is_ok()), (true, 0));
    assert_eq!(allocations(|| session.feed(&[Record::note()], None)), (Ok(Vec::new()), 0));
}
