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
    let context = Context::new((13, 0))
        .app(app)
        .facts(DeviceFacts::unknown())
        .limits([Limit::new(Allowance::Launch).limit(Span::Unlimited)]);
    let relaunches = [RelaunchQuery::new(Termination::Crash, Trigger::SilentPush); 100];
    let asked = allocations(|| -> Result<(), Error> {
        let home = TransitionQuery::new(AppState::Active, AppState::Background, Cause::HomeButton);
        assert!(context.transition(home)?.steps().count() > 3);
        assert!(context.explain(home)?.count() > 3);
        let scene = NextQuery::new(SceneState::ForegroundActive);
        assert!(context.next(scene)?.edges().count() > 1);
        let way = context.path(PathQuery::new(AppState::Active, AppState::Suspended))?;
        let called = way.steps().map(|step| step.map_or(0, |step| step.steps().count()));
        assert!(called.sum::<usize>() > 1);
        context.deadline(Allowance::Launch)?;
        context.conduct(ConductQuery::new(AppState::Background, Activity::Metal))?;
        assert!(context.duties(Callback::SceneWillResignActive)?.duties().count() > 0);
        context.delivery(DeliveryQuery::new(AppState::Suspended, Event::Touch))?;
        context.mode(BackgroundMode::Audio)?;
        context.quota(Quota::MonitoredRegions)?;
        assert!(context.manifest()?.findings().count() > 0);
        context.termination(TerminationCode::Watchdog)?;
        assert_eq!(context.relaunch_batch(&relaunches)?.filter(Result::is_ok).count(), 100);
        assert!(rules().filter(Result::is_ok).count() > 100);
        assert!(citations().count() > 10);
        let rule = RuleIndex::find(context.mode(BackgroundMode::Audio)?.rule.unwrap().id())?;
        assert!(rule.citations().count() > 0);
        Ok(())
    });
    assert_eq!(asked, (Ok(()), 0));
}
