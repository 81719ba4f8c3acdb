//! Many questions at once have the answers that each has alone.

use lifecycle_policy::*;

fn relaunches() -> Vec<RelaunchQuery> {
    let mut queries = Vec::new();
    for termination in Termination::ALL {
        queries.extend(Trigger::ALL.iter().map(|event| RelaunchQuery::new(*termination, *event)));
    }
    queries
}

#[test]
fn relaunches_are_those_of_each_alone() {
    let context = Context::new((8, 1)).facts(DeviceFacts::unknown());
    let queries = relaunches();
    for count in [0, 1, 2, 31, 32, 33, 63, 64, 65, queries.len()] {
        let batch = context.relaunch_batch(&queries[..count]).unwrap();
        assert_eq!(batch.len(), count);
        let answers: Vec<_> = batch.collect();
        let alone: Vec<_> = queries[..count].iter().map(|query| context.relaunch(*query)).collect();
        assert_eq!(answers, alone);
    }
}

#[test]
fn the_other_kinds() {
    let context = Context::new((17, 0)).app(App::new().scenes(true));
    let drawing = AppState::ALL.iter().map(|state| ConductQuery::new(*state, Activity::Metal));
    let queries: Vec<_> = drawing.collect();
    for (query, answer) in queries.iter().zip(context.conduct_batch(&queries).unwrap()) {
        assert_eq!(answer, context.conduct(*query));
    }
    let queries: Vec<_> = Allowance::ALL.iter().copied().map(DeadlineQuery::new).collect();
    for (query, answer) in queries.iter().zip(context.deadline_batch(&queries).unwrap()) {
        assert_eq!(answer, context.deadline(*query));
    }
    let (from, to) = (SceneState::ForegroundActive, SceneState::ForegroundInactive);
    let queries: Vec<_> =
        Cause::ALL.iter().map(|cause| TransitionQuery::new(from, to, *cause)).collect();
    for (query, answer) in queries.iter().zip(context.transition_batch(&queries).unwrap()) {
        assert_eq!(answer, context.transition(*query));
    }
}

#[test]
fn it_ends_and_stays_ended() {
    let context = Context::new((12, 0));
    let queries = [DeadlineQuery::new(Allowance::Launch); 33];
    let mut batch = context.deadline_batch(&queries).unwrap();
    assert_eq!(batch.by_ref().count(), 33);
    assert!(batch.next().is_none() && batch.next().is_none());
    assert_eq!(format!("{batch:?}"), "Batch { left: 0, .. }");
}
