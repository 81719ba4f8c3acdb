//! Tests for the common parts of answers: version ranges, unknown versions, conditions.

use lifecycle_policy::*;

const CROSSING: RelaunchQuery =
    RelaunchQuery::new(Termination::UserForceQuit, Trigger::RegionEnter);

fn location_app() -> App {
    App::new().location_authorization(LocationAuthorization::Always)
}

fn policy(context: &Context) -> Policy {
    Policy::new(context).unwrap()
}

#[test]
fn answers_change_on_edges_alone() {
    let context = Context::new((2, 0)).app(location_app().minimum_os(OsVersion::new(99, 1, 0)));
    let edges: Result<Vec<OsVersion>, Error> = context.edges((6, 0)..=(9, 0)).collect();
    let edges = edges.unwrap();
    assert_eq!(edges[0], OsVersion::new(6, 0, 0));
    assert!(edges.windows(2).all(|pair| pair[0] < pair[1]));
    assert!(edges.contains(&OsVersion::new(8, 0, 0)) && edges.last() <= Some(&(9, 0).into()));
    for minor in 0..=255 {
        let os = OsVersion::new(7, minor, 0);
        let edge = *edges.iter().rev().find(|edge| **edge <= os).unwrap();
        let [at, before] = [os, edge].map(|os| policy(&context.clone().os(os)).relaunch(CROSSING));
        assert_eq!(at, before, "{os}");
    }
    let far: Vec<_> = context.edges((98, 0)..=(255, 0)).map(Result::unwrap).collect();
    assert_eq!(far, [OsVersion::new(98, 0, 0), OsVersion::new(99, 1, 0)]);
    assert_eq!(context.edges((9, 0)..=(9, 0)).count(), 1);
    assert_eq!(context.edges((9, 0)..=(8, 0)).count(), 0);
    let wrong = context.facts(DeviceFacts::unknown().foreground_slots(9));
    let walked: Vec<_> = wrong.edges((9, 0)..=(17, 0)).collect();
    let error = walked.last().unwrap().unwrap_err();
    assert_eq!((walked.len(), error.field), (2, Some(Field::ForegroundSlots)));
}

#[test]
fn an_os_that_is_not_known_yet() {
    let newer = policy(&Context::new((200, 0)).app(location_app()));
    let newest = policy(&Context::new(OsVersion::newest()).app(location_app()));
    let (answer, known) = (newer.relaunch(CROSSING).unwrap(), newest.relaunch(CROSSING).unwrap());
    assert_eq!((answer.verdict, answer.newest_verdict), (Verdict::UnknownOs, known.verdict));
    assert_eq!((answer.rule, known.newest_verdict), (known.rule, known.verdict));
    let next = newer.next(State::Active).unwrap();
    assert_eq!((next.verdict, next.newest_verdict), (Verdict::UnknownOs, Verdict::Allowed));
    let way = newer.path(PathQuery::new(State::Active, State::Suspended)).unwrap();
    assert_eq!((way.verdict, way.newest_verdict), (Verdict::UnknownOs, Verdict::Allowed));
}

#[test]
fn what_is_not_known_makes_an_answer_conditional() {
    let always = Condition::LocationAuthorizationAlways;
    let untold = policy(&Context::new((8, 0)));
    let answer = untold.relaunch(CROSSING).unwrap();
    assert_eq!(answer.verdict, Verdict::Conditional);
    assert!(answer.requires.contains(always));
    assert_eq!(untold.condition(always), Ok(Knowledge::NotGiven));
    assert_eq!(untold.condition(Condition::Phone), Ok(Knowledge::Assumed));
    let told = policy(&Context::new((8, 0)).app(location_app()));
    assert_eq!(told.relaunch(CROSSING).unwrap().verdict, Verdict::Allowed);
    assert_eq!(told.condition(always), Ok(Knowledge::Holds));
}

#[test]
fn a_step_of_a_path_is_a_question() {
    let policy = policy(&Context::new((12, 0)));
    let query = PathQuery::new(State::NotRunning, State::Active).trigger(Trigger::OpenUrl);
    let mut called = Vec::new();
    for step in policy.path(query).unwrap().steps {
        assert_eq!(step.trigger, Some(Trigger::OpenUrl));
        assert_eq!(policy.transition(step.into()).unwrap().rule, step.rule);
        called.extend(policy.steps(step).unwrap().iter().map(Step::name));
    }
    assert!(called.contains(&"application:openURL:options:"), "{called:?}");
}

#[test]
fn questions_copy_and_compare() {
    let home = TransitionQuery::new(State::Active, State::Inactive, Cause::HomeButton);
    let tapped = home.trigger(Trigger::UserTap);
    assert_ne!(home, tapped);
    assert_eq!(tapped.trigger(None), home);
    let context = Context::new((12, 0));
    assert_eq!(context, context.clone());
    assert_ne!(context, context.clone().app(App::new()));
}
