//! Tests for the rule book.

use lifecycle_policy::*;
use std::collections::BTreeSet;

#[test]
fn every_rule_is_read() {
    let rows: Vec<(RuleIndex, Rule)> = rules().map(|rule| (rule, rule.read().unwrap())).collect();
    assert_eq!(rows.len(), rules().len());
    let ids: BTreeSet<&str> = rows.iter().map(|(_, row)| row.id).collect();
    assert_eq!(ids.len(), rows.len());
    let families: BTreeSet<Family> = rows.iter().map(|(_, row)| row.family).collect();
    assert_eq!(families.len(), Family::ALL.len());
    for (rule, row) in rows {
        assert!(!rule.citations().is_empty() || !row.note.is_empty(), "{rule}");
        assert_eq!(RuleIndex::find(row.id), Ok(rule));
        assert_eq!((rule.id(), rule.note()), (row.id, row.note));
        assert!(row.holds_on(row.since));
        assert!(row.until.map_or(true, |until| row.since < until && !row.holds_on(until)));
        assert!(row.until.is_some() || row.holds_on(OsVersion::newest()));
        assert!(rule.steps().unwrap().is_empty() || row.family == Family::Transition, "{rule}");
    }
}

/// Every field except the steps has a value or a text in some rule, and every field can be read as
/// an `i64`.
#[test]
fn every_field_is_read() {
    let mut found = BTreeSet::new();
    for (rule, field) in rules().flat_map(|r| RuleField::ALL.iter().map(move |f| (r, *f))) {
        let numbers: Vec<i64> = rule.values(field).unwrap();
        assert_eq!(rule.value(field), Ok(numbers.first().copied()));
        if !numbers.is_empty() || !rule.text(field).is_empty() {
            found.insert(field);
        }
    }
    let missing: Vec<_> = RuleField::ALL.iter().filter(|field| !found.contains(field)).collect();
    assert_eq!(missing, [&RuleField::Steps]);
}

#[test]
fn fields_have_types() {
    let policy = Policy::new(&Context::new((12, 0))).unwrap();
    let task = policy.deadline(Allowance::BackgroundTask).unwrap();
    let rule = task.rule.unwrap();
    assert_eq!(rule.values(RuleField::Allowances), Ok(vec![Allowance::BackgroundTask]));
    assert_eq!(rule.value(RuleField::Limit), Ok(Some(Span::from_secs(180))));
    assert_eq!(rule.value(RuleField::Limit), Ok(Some(180_000_000_000_i64)));
    assert_eq!(rule.value(RuleField::AtExpiry), Ok(task.at_expiry));
    assert_eq!(rule.value(RuleField::Extendable), Ok(task.extendable));
    assert_eq!(rule.value::<Cause>(RuleField::Cause), Ok(None));
    assert_eq!(rule.values::<State>(RuleField::States), Ok(Vec::new()));
    assert_eq!(rule.value::<Verdict>(RuleField::Limit).unwrap_err().status, Status::UnknownValue);
    let voip = policy.mode(BackgroundMode::Voip).unwrap();
    assert_eq!(voip.rule.unwrap().value(RuleField::Deprecated), Ok(voip.deprecated));
    let finding = Policy::new(&Context::new((12, 0)).app(App::new().unknown_modes(1_u32))).unwrap();
    let finding = finding.manifest().unwrap().findings[0];
    assert_eq!(finding.rule.text(RuleField::Key), "UIBackgroundModes");
    assert_eq!(finding.rule.text(RuleField::Severity), "");
}

#[test]
fn rules_about_scenes_have_states_of_scenes() {
    let mut scenes = 0;
    for rule in rules().filter(|rule| rule.read().unwrap().family == Family::Transition) {
        let mut states: Vec<State> = rule.values(RuleField::States).unwrap();
        assert!(!states.is_empty(), "{rule}");
        states.extend(rule.value::<State>(RuleField::To).unwrap());
        states.extend(rule.value::<State>(RuleField::Via).unwrap());
        let of_scenes = states.iter().filter(|state| **state >= State::Unattached).count();
        assert!(of_scenes == 0 || of_scenes == states.len(), "{rule}: {states:?}");
        scenes += usize::from(of_scenes > 0);
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
    let all = citations();
    let keys: BTreeSet<&str> = all.iter().map(|source| source.key).collect();
    assert_eq!(keys.len(), all.len());
    for source in &all {
        assert!(!source.key.is_empty() && !source.title.is_empty());
        assert_eq!(source.url().is_some(), !source.address.is_empty());
    }
    let mut named = BTreeSet::new();
    for (rule, source) in rules().flat_map(|r| r.citations().into_iter().map(move |s| (r, s))) {
        assert!(all.contains(&source), "{rule}: {source:?}");
        named.insert(source.key);
    }
    assert!(named.len() > 10, "{named:?}");
}

#[test]
fn a_rule_displays_as_its_id() {
    let policy = Policy::new(&Context::new((12, 0))).unwrap();
    let rule = policy.deadline(Allowance::BackgroundTask).unwrap().rule.unwrap();
    assert_eq!(rule.to_string(), rule.id());
    assert_eq!(format!("{rule:?}"), format!("RuleIndex({})", rule.id()));
    assert!(rule.id().starts_with("deadline."));
}

#[test]
fn explanations_name_what_decides() {
    let (policy, mut others) = (Policy::new(&Context::new((12, 0))).unwrap(), 0);
    for trigger in Trigger::ALL {
        let query = RelaunchQuery::new(Termination::UserForceQuit, *trigger);
        let rows = policy.explain(query).unwrap();
        let decides: Vec<_> =
            rows.iter().filter(|row| row.role == Role::Decides).map(|row| row.rule).collect();
        let answer = policy.relaunch(query).unwrap();
        assert!(answer.rule.map_or(true, |rule| decides.contains(&rule)), "{query:?}");
        others += rows.len() - decides.len();
    }
    assert!(others > 0);
}
