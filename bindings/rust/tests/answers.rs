//! What the answers have in common: ranges of versions, unknown versions, disputes, conditions.

use lifecycle_policy::*;

const CROSSING: RelaunchQuery =
    RelaunchQuery::new(Termination::UserForceQuit, Trigger::RegionEnter);

fn location_app() -> App {
    App::new().location_authorization(LocationAuthorization::Always)
}

#[test]
fn a_range_in_which_the_answer_changes() {
    let context = Context::new((7, 0)).app(location_app());
    let first = context.relaunch(CROSSING).unwrap();
    assert_eq!((first.verdict, first.os_dependent), (Verdict::Forbidden, false));
    let range = context.clone().os_last(OsVersion::new(8, 0, 0));
    let both = range.relaunch(CROSSING).unwrap();
    assert_eq!((both.verdict, both.os_dependent), (Verdict::Conditional, true));
    let narrow = context.os_last(OsVersion::new(7, 0, 9)).relaunch(CROSSING).unwrap();
    assert_eq!((narrow.verdict, narrow.os_dependent), (Verdict::Forbidden, false));
}

#[test]
fn an_os_that_is_not_known_yet() {
    let newer = Context::new((200, 0)).app(location_app());
    let newest = Context::new(OsVersion::NEWEST).app(location_app());
    let (answer, known) = (newer.relaunch(CROSSING).unwrap(), newest.relaunch(CROSSING).unwrap());
    assert_eq!((answer.verdict, answer.newest_verdict), (Verdict::UnknownOs, known.verdict));
    assert_eq!((answer.rule, known.newest_verdict), (known.rule, known.verdict));
    let next = newer.next(AppState::Active).unwrap();
    assert_eq!((next.verdict, next.newest_verdict), (Verdict::UnknownOs, Verdict::Allowed));
    let way = newer.path(PathQuery::new(AppState::Active, AppState::Suspended)).unwrap();
    assert_eq!((way.verdict, way.newest_verdict), (Verdict::UnknownOs, Verdict::Allowed));
}

#[test]
fn what_is_not_known_makes_an_answer_conditional() {
    let context = Context::new((8, 0));
    let answer = context.relaunch(CROSSING).unwrap();
    assert_eq!(answer.verdict, Verdict::Conditional);
    assert!(answer.requires.contains(Condition::LocationAuthorizationAlways));
    let told = context.app(location_app()).relaunch(CROSSING).unwrap();
    assert_eq!(told.verdict, Verdict::Allowed);
}

#[test]
fn disputes_and_profiles() {
    let context = Context::new((13, 0));
    let observed = context.deadline(Allowance::DidEnterBackground).unwrap();
    assert!(observed.disputed);
    let documented = context.profile(EvidenceProfile::Documented);
    let documented = documented.deadline(Allowance::DidEnterBackground).unwrap();
    assert_ne!(documented.limit, observed.limit);
    assert_eq!(documented.evidence, Some(Evidence::Documented));
}

#[test]
fn a_question_copies_and_compares() {
    let home = TransitionQuery::new(AppState::Active, AppState::Inactive, Cause::HomeButton);
    let tapped = home.trigger(Trigger::UserTap);
    assert_ne!(home, tapped);
    assert_eq!(tapped.trigger(None), home);
    let context = Context::new((12, 0));
    assert_eq!(context.transition(home), context.transition(home));
    assert_eq!(context, context.clone());
    assert_ne!(context, context.clone().app(App::new()));
}
