//! A batch gives the same answers as its questions asked one by one. Both forms of a policy agree.

use lifecycle_policy::*;

fn relaunches() -> Vec<RelaunchQuery> {
    let mut queries = Vec::new();
    for termination in Termination::ALL {
        queries.extend(Trigger::ALL.iter().map(|event| RelaunchQuery::new(*termination, *event)));
    }
    queries
}

fn transitions() -> Vec<TransitionQuery> {
    let mut queries = Vec::new();
    for (from, to) in State::ALL.iter().flat_map(|from| State::ALL.iter().map(move |to| (from, to)))
    {
        queries.extend(Cause::ALL.iter().map(|cause| TransitionQuery::new(*from, *to, *cause)));
    }
    queries
}

/// Makes questions about transitions without a target.
fn steps() -> Vec<TransitionQuery> {
    let every =
        State::ALL.iter().flat_map(|from| Cause::ALL.iter().map(move |cause| (from, cause)));
    every.map(|(from, cause)| TransitionQuery::without_target(*from, *cause)).collect()
}

/// Makes questions about events for an app in a state.
fn wakes() -> Vec<RelaunchQuery> {
    let states = &State::ALL[..6];
    let every =
        Trigger::ALL.iter().flat_map(|event| states.iter().map(move |state| (event, state)));
    every
        .map(|(event, state)| RelaunchQuery::new(Termination::Crash, *event).state(*state))
        .flat_map(|query| [query, query.force_quit(true)])
        .collect()
}

fn suspensions() -> Vec<SuspensionQuery> {
    let allowances = Allowance::ALL.iter().map(|clock| SuspensionQuery::new().allowances(*clock));
    let activities = Activity::ALL.iter().map(|what| SuspensionQuery::new().activities(*what));
    allowances.chain(activities).collect()
}

fn purges() -> Vec<PurgeQuery> {
    let states = &State::ALL[..6];
    let every = Activity::ALL.iter().flat_map(|what| states.iter().map(move |state| (what, state)));
    every.map(|(what, state)| PurgeQuery::new(*state).activities(*what)).collect()
}

/// Compares the answers of a batch with those of its questions asked one by one.
macro_rules! agree {
    ($policy:ident, $ask:ident, $queries:expr) => {
        let queries: Vec<_> = $queries;
        let alone: Vec<_> = queries.iter().map(|query| $policy.$ask(*query)).collect();
        assert_eq!($policy.batch(&queries), alone);
    };
}

#[test]
fn relaunches_are_those_of_each_alone() {
    let policy = Policy::new(&Context::new((8, 1)).facts(DeviceFacts::unknown())).unwrap();
    let queries = [wakes(), relaunches()].concat();
    for count in [0, 1, 2, 31, 32, 33, 63, 64, 65, queries.len()] {
        agree!(policy, relaunch, queries[..count].to_vec());
    }
}

#[test]
fn the_other_kinds() {
    let policy = Policy::new(&Context::new((17, 0)).app(App::new().scenes(true))).unwrap();
    let triggers = Trigger::ALL.iter().map(|on| CallQuery::new(Callback::OpenUrl).trigger(*on));
    let calls = Callback::ALL.iter().copied().map(CallQuery::new);
    agree!(policy, next, State::ALL.iter().copied().map(NextQuery::new).collect());
    agree!(policy, duties, Callback::ALL.iter().copied().map(DutiesQuery::new).collect());
    agree!(policy, call, calls.chain(triggers).collect());
    agree!(policy, deadline, Allowance::ALL.iter().copied().map(DeadlineQuery::new).collect());
    agree!(policy, suspension, suspensions());
    agree!(policy, purge, purges());
    agree!(policy, transition, steps());
}

#[test]
fn an_element_that_cannot_be_asked_fails_alone() {
    let policy = Policy::new(&Context::new((12, 0))).unwrap();
    let good = ConductQuery::new(State::Background, Activity::Metal);
    let mut queries = [good; 70];
    let wrong = [3, 4, 32, 69];
    wrong.iter().for_each(|place| queries[*place].state = State::ForegroundActive);
    for (place, answer) in policy.batch(&queries).into_iter().enumerate() {
        if !wrong.contains(&place) {
            assert_eq!(answer, policy.conduct(good));
            continue;
        }
        let error = answer.unwrap_err();
        assert_eq!((error.status, error.field), (Status::OutOfRange, Some(Field::State)));
        assert_eq!((error.index as usize, error.value), (place, 9));
        assert_eq!((error.least, error.greatest), (1, 6));
    }
}

/// Asks a policy of each form. Both policies have been moved to another place in memory.
#[test]
fn the_two_forms_answer_alike() {
    let app = App::new().background_modes([BackgroundMode::Location]).scenes(true);
    for context in [
        Context::new((3, 0)),
        Context::new((12, 4)).facts(DeviceFacts::unknown()),
        Context::new((17, 0)).app(app),
        Context::new((99, 0)).limits([Limit::new(Allowance::Launch).limit(Span::Unlimited)]),
    ] {
        let small = Box::new(Policy::new(&context).unwrap());
        let tables = [Policy::with_tables(&context).unwrap()];
        assert_eq!(format!("{small:?} {tables:?}"), "Policy(small) [Policy(with tables)]");
        let ([tables], small) = (tables, *small);
        assert_eq!(small.batch(&relaunches()), tables.batch(&relaunches()));
        assert_eq!(small.batch(&transitions()), tables.batch(&transitions()));
        assert_eq!(small.batch(&steps()), tables.batch(&steps()));
        assert_eq!(small.batch(&wakes()), tables.batch(&wakes()));
        assert_eq!(small.batch(&suspensions()), tables.batch(&suspensions()));
        assert_eq!(small.batch(&purges()), tables.batch(&purges()));
        for allowance in Allowance::ALL {
            assert_eq!(small.deadline(*allowance), tables.deadline(*allowance));
        }
    }
}
