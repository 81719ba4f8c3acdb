//! Questions allocate nothing.

#![deny(unsafe_op_in_unsafe_fn)]

use lifecycle_policy::*;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: it hands everything on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: what the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: what the caller promises.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Counts the allocations of this thread.
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
