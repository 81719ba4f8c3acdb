//! Tests for hosts that follow an app: where a cause leads, the state after each step, the clocks,
//! and what launches an app or keeps it running.

use lifecycle_policy::*;

fn policy(os: (u8, u8), app: App) -> Policy {
    Policy::new(&Context::new(os).app(app)).unwrap()
}

/// Asks questions without a target. If the answer names a target, the question with that target
/// has the same verdict, rule, steps and explanation. If the answer names no target, there are no
/// steps.
#[test]
fn targets_are_those_of_the_question_that_names_them() {
    let mut found = 0;
    for (policy, states) in [
        (policy((3, 1), App::new()), &State::ALL[..6]),
        (policy((12, 4), App::new()), &State::ALL[..6]),
        (policy((17, 0), App::new().scenes(true)), &State::ALL[..6]),
        (policy((17, 0), App::new().scenes(true)), &State::ALL[6..]),
    ] {
        for (from, cause) in states.iter().flat_map(|s| Cause::ALL.iter().map(move |c| (*s, *c))) {
            let query = TransitionQuery::without_target(from, cause);
            let (answer, steps) = (policy.transition(query).unwrap(), policy.steps(query).unwrap());
            let explained = policy.explain(query).unwrap();
            let to = match answer.to {
                Some(to) => to,
                None => {
                    assert!(steps.is_empty(), "{query:?}");
                    continue;
                }
            };
            found += 1;
            let named = policy.transition(query.to(to)).unwrap();
            assert_eq!((named.verdict, named.rule), (answer.verdict, answer.rule), "{query:?}");
            assert_eq!(named.to, None, "{query:?}");
            assert_eq!(steps, policy.steps(query.to(to)).unwrap(), "{query:?}");
            assert_eq!(explained, policy.explain(query.to(to)).unwrap(), "{query:?}");
            assert!(steps.last().map_or(true, |step| step.state_after == to), "{query:?}");
        }
    }
    assert!(found > 200, "{found}");
}

#[test]
fn a_walk_without_targets() {
    let policy = policy((12, 4), App::new());
    let (mut state, mut last_cause, mut after) = (State::NotRunning, None, Vec::new());
    for (cause, wanted) in [
        (Cause::LaunchByUser, State::Inactive),
        (Cause::Activation, State::Active),
        (Cause::HomeButton, State::Inactive),
        (Cause::HomeButton, State::Background),
        (Cause::ExecutionFinished, State::Suspended),
    ] {
        let query = TransitionQuery::without_target(state, cause).last_cause(last_cause);
        assert_eq!(policy.transition(query).unwrap().to, Some(wanted), "{query:?}");
        after.extend(policy.steps(query).unwrap());
        (state, last_cause) = (wanted, Some(cause));
    }
    let limits: Vec<_> = after.iter().filter_map(|step| step.allowance).collect();
    assert!(limits.contains(&Allowance::Launch), "{limits:?}");
    assert!(limits.contains(&Allowance::DidEnterBackground), "{limits:?}");
    let posted = |step: &&Step| matches!(step.message, Message::Notification(_));
    assert!(after.iter().filter(posted).count() > 3);
    assert!(after.iter().filter(posted).all(|step| step.allowance.is_none()));

    let nowhere = TransitionQuery::without_target(State::NotRunning, Cause::HomeButton);
    let answer = policy.transition(nowhere).unwrap();
    assert_eq!((answer.verdict, answer.to), (Verdict::Forbidden, None));
    assert_eq!(policy.steps(nowhere), Ok(Vec::new()));
}

#[test]
fn clocks() {
    let policy = policy((12, 4), App::new());
    let mut compared = 0;
    for answer in Allowance::ALL.iter().map(|allowance| policy.deadline(*allowance).unwrap()) {
        let rule = match answer.rule {
            Some(rule) => rule,
            None => continue,
        };
        compared += 1;
        assert_eq!(rule.value(RuleField::Starts), Ok(answer.starts), "{rule}");
        assert_eq!(rule.values(RuleField::Resets), Ok(answer.resets.iter().collect()), "{rule}");
        let shared = rule.value::<bool>(RuleField::Shared).unwrap();
        assert_eq!(shared == Some(true), answer.shared, "{rule}");
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn an_event_for_an_app_in_a_state() {
    let push = RelaunchQuery::on(Trigger::SilentPush);
    let policy = policy((17, 0), App::new());
    for (state, standing) in [
        (State::Active, Standing::InFront),
        (State::Inactive, Standing::InFront),
        (State::Background, Standing::Running),
        (State::Suspended, Standing::InMemory),
    ] {
        let answer = policy.relaunch(push.state(state)).unwrap();
        assert_eq!(answer.standing, Some(standing), "{state}");
        for termination in Termination::ALL {
            // If the app is in memory, its last termination does not matter.
            let query = push.state(state).termination(*termination);
            assert_eq!(policy.relaunch(query), Ok(answer), "{query:?}");
        }
        let taken = answer.verdict == Verdict::Allowed;
        assert_eq!(answer.launch_state, taken.then_some(state), "{state}");
    }
    let suspended = policy.relaunch(push.termination(Termination::None)).unwrap();
    assert_eq!(policy.relaunch(push.state(State::Suspended)), Ok(suspended));
    assert_eq!(push.termination(Termination::Crash), {
        RelaunchQuery::new(Termination::Crash, Trigger::SilentPush)
    });
    for (query, status) in [
        (push, Status::MissingValue),
        (push.state(State::NotRunning), Status::MissingValue),
        (push.state(State::NotRunning).termination(Termination::None), Status::OutOfRange),
        (push.state(State::Prewarmed).termination(Termination::None), Status::OutOfRange),
    ] {
        let error = policy.relaunch(query).unwrap_err();
        assert_eq!((error.status, error.field), (status, Some(Field::Termination)), "{query:?}");
    }
}

#[test]
fn a_force_quit_that_something_else_followed() {
    let app = App::new().background_modes(BackgroundMode::RemoteNotification);
    let policy = policy((17, 0), app);
    let crashed = RelaunchQuery::new(Termination::Crash, Trigger::SilentPush);
    assert_eq!(policy.relaunch(crashed).unwrap().verdict, Verdict::Allowed);
    assert_eq!(policy.relaunch(crashed.force_quit(false)), policy.relaunch(crashed));
    let flagged = policy.relaunch(crashed.force_quit(true)).unwrap();
    assert_eq!(flagged.verdict, Verdict::Forbidden);
    assert_eq!(flagged.standing, Some(Standing::ForceQuit));
}

#[test]
fn notices_that_wait() {
    let policy = policy((12, 4), App::new().background_modes(BackgroundMode::Location));
    let (mut ranks, mut wakes, mut untold) = (Vec::new(), 0, 0);
    for event in Event::ALL {
        let answer = policy.delivery(DeliveryQuery::new(State::Suspended, *event)).unwrap();
        let rule = match answer.rule {
            Some(rule) => rule,
            None => continue,
        };
        assert_eq!(rule.value(RuleField::Merging), Ok(answer.merging), "{rule}");
        assert_eq!(rule.value(RuleField::Trigger), Ok(answer.trigger), "{rule}");
        let rank: Option<i64> = rule.value(RuleField::Rank).unwrap();
        assert_eq!(rank, answer.rank.map(|rank| rank as i64), "{rule}");
        ranks.extend(answer.rank);
        untold += usize::from(answer.rank.is_none());
        wakes += usize::from(answer.trigger.is_some());
    }
    ranks.sort_unstable();
    ranks.dedup();
    assert!(ranks.len() > 1 && untold > 0 && wakes > 0, "{ranks:?} {untold} {wakes}");
}

#[test]
fn what_keeps_an_app_from_being_suspended() {
    let policy = policy((12, 4), App::new().background_modes(BackgroundMode::Audio));
    let nothing = SuspensionQuery::new();
    assert_eq!(policy.suspension(nothing).unwrap().verdict, Verdict::Allowed);
    let clocks = [Allowance::BackgroundTask, Allowance::Resume];
    let query = nothing.allowances(clocks).activities([Activity::AudioPlayback, Activity::Camera]);
    let answer = policy.suspension(query).unwrap();
    assert_eq!(answer.verdict, Verdict::Forbidden);
    assert_eq!(answer.allowances, Set::from(Allowance::BackgroundTask));
    assert_eq!(answer.activities, Set::from(Activity::AudioPlayback));
    let wrong = nothing.begun_in_front(Activity::AudioPlayback);
    let seen = policy.suspension(wrong).unwrap();
    assert!(seen.activities.is_empty(), "{seen:?}");
}
