//! Every type is `Send` and `Sync`, and the questions may be asked from many threads at once.

use lifecycle_policy::*;
use std::thread;

#[allow(dead_code)] // called at compile time
const fn send_and_sync<T: Send + Sync + 'static>() {}

/// Checked by the compiler.
const _: () = {
    send_and_sync::<App>();
    send_and_sync::<Batch<'static, ConductQuery>>();
    send_and_sync::<Batch<'static, TransitionQuery<SceneState>>>();
    send_and_sync::<Citation>();
    send_and_sync::<Citations>();
    send_and_sync::<ConductAnswer>();
    send_and_sync::<Context>();
    send_and_sync::<DeadlineAnswer>();
    send_and_sync::<DeliveryAnswer>();
    send_and_sync::<DeviceFacts>();
    send_and_sync::<Duties<'static>>();
    send_and_sync::<DutiesAnswer<'static>>();
    send_and_sync::<Duty>();
    send_and_sync::<Edge<AppState>>();
    send_and_sync::<Edges<'static, AppState>>();
    send_and_sync::<EitherStates>();
    send_and_sync::<Error>();
    send_and_sync::<Explanation>();
    send_and_sync::<Explanations<'static, RelaunchQuery>>();
    send_and_sync::<Finding>();
    send_and_sync::<Findings<'static>>();
    send_and_sync::<InfoValue<'static>>();
    send_and_sync::<Limit>();
    send_and_sync::<ManifestAnswer<'static>>();
    send_and_sync::<ModeAnswer>();
    send_and_sync::<NextAnswer<'static, AppState>>();
    send_and_sync::<Notice>();
    send_and_sync::<OsVersion>();
    send_and_sync::<PathAnswer<AppState>>();
    send_and_sync::<PathStep<AppState>>();
    send_and_sync::<PathSteps<AppState>>();
    send_and_sync::<QuotaAnswer>();
    send_and_sync::<RelaunchAnswer>();
    send_and_sync::<Rule>();
    send_and_sync::<RuleIndex>();
    send_and_sync::<RuleSteps>();
    send_and_sync::<Rules>();
    send_and_sync::<Set<Condition>>();
    send_and_sync::<SetIter<Condition>>();
    send_and_sync::<TerminationAnswer>();
    send_and_sync::<TransitionAnswer<SceneState>>();
    send_and_sync::<TransitionStep>();
    send_and_sync::<TransitionSteps>();
};

#[test]
fn threads_get_the_same_answers() {
    fn answers() -> String {
        let context = Context::new((12, 0)).app(App::new().background_modes(BackgroundMode::Audio));
        let mut text = String::new();
        for trigger in Trigger::ALL.iter().copied() {
            let query = RelaunchQuery::new(Termination::SystemReclaimed, trigger);
            text += &format!("{:?}\n", context.relaunch(query).unwrap());
        }
        for edge in context.next(AppState::Background).unwrap().edges() {
            text += &format!("{:?}\n", edge.unwrap());
        }
        text
    }
    let alone = answers();
    let threads: Vec<_> = (0..8).map(|_| thread::spawn(answers)).collect();
    for thread in threads {
        assert_eq!(thread.join().unwrap(), alone);
    }
}

#[test]
fn a_context_is_shared() {
    let context = Context::new((12, 0));
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| context.mode(BackgroundMode::Audio).unwrap());
        }
    });
}
