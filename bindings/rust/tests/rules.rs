//! The rule book.

use lifecycle_policy::*;
use std::collections::BTreeSet;

#[test]
fn every_row_is_read() {
    let rows: Vec<Rule> = rules().map(Result::unwrap).collect();
    assert_eq!(rows.len(), rules().len());
    let ids: BTreeSet<&str> = rows.iter().map(|row| row.id).collect();
    assert_eq!(ids.len(), rows.len());
    let families: BTreeSet<Family> = rows.iter().map(|row| row.family).collect();
    assert_eq!(families.len(), Family::ALL.len());
    for row in &rows {
        assert!(row.citations().len() > 0 || !row.note.is_empty(), "{}", row.id);
        assert_eq!(RuleIndex::find(row.id), Ok(row.index));
        assert_eq!(row.index.read().as_ref(), Ok(row));
        assert_eq!((row.index.id(), row.index.note()), (row.id, row.note));
        assert_eq!(row.steps().map(Result::unwrap).count(), row.steps().len());
        assert!(row.holds_on(row.since));
        assert!(row.until.map_or(true, |until| row.since < until && !row.holds_on(until)));
        assert!(row.until.is_some() || row.holds_on(OsVersion::NEWEST));
        assert_eq!(row.axis.is_some(), row.family == Family::Transition, "{}", row.id);
    }
}

#[test]
fn rows_on_the_axis_of_scenes_have_states_of_scenes() {
    let mut scenes = 0;
    for row in rules().map(Result::unwrap).filter(|row| row.family == Family::Transition) {
        let on_scenes = row.axis == Some(Axis::Scene);
        scenes += usize::from(on_scenes);
        let states = row.from_states.iter().chain(row.to).chain(row.via);
        for state in states {
            assert_eq!(matches!(state, EitherState::Scene(_)), on_scenes, "{}: {state}", row.id);
        }
        assert!(!row.from_states.is_empty(), "{}", row.id);
    }
    assert!(scenes > 10);
}

#[test]
fn rules_that_are_not_there() {
    for id in ["", "no.such.rule", "Relaunch", "\0", &"x".repeat(100_000)] {
        assert_eq!(RuleIndex::find(id).unwrap_err().status, Status::NotFound, "{id}");
    }
}

#[test]
fn sources() {
    let all: Vec<Citation> = citations().collect();
    assert_eq!(all.len(), citations().len());
    let keys: BTreeSet<&str> = all.iter().map(|source| source.key).collect();
    assert_eq!(keys.len(), all.len());
    for source in &all {
        assert!(!source.key.is_empty() && !source.title.is_empty());
        assert_eq!(source.url().is_some(), !source.address.is_empty());
    }
    for row in rules().map(Result::unwrap) {
        for source in row.citations() {
            assert!(all.contains(&source), "{}: {source:?}", row.id);
        }
    }
}

#[test]
fn a_rule_displays_as_its_id() {
    let answer = Context::new((12, 0)).deadline(Allowance::BackgroundTask).unwrap();
    let rule = answer.rule.unwrap();
    assert_eq!(rule.to_string(), rule.id());
    assert_eq!(format!("{rule:?}"), format!("RuleIndex({})", rule.id()));
    assert!(rule.id().starts_with("deadline."));
}

#[test]
fn explanations_name_what_decides() {
    let (context, mut others) = (Context::new((12, 0)), 0);
    for trigger in Trigger::ALL {
        let query = RelaunchQuery::new(Termination::UserForceQuit, *trigger);
        let rows: Vec<_> = context.explain(query).unwrap().map(Result::unwrap).collect();
        let decides: Vec<_> =
            rows.iter().filter(|row| row.role == Role::Decides).map(|row| row.rule).collect();
        let answer = context.relaunch(query).unwrap();
        assert!(answer.rule.map_or(true, |rule| decides.contains(&rule)), "{query:?}");
        others += rows.len() - decides.len();
    }
    assert!(others > 0);
}
