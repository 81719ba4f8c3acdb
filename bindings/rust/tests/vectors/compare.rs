//! Compares an answer with what a case expects, key by key.

use crate::json::Json;

/// Lists each key on which an answer differs from the expected one.
pub fn disagreements(answer: &Json, expected: &Json) -> Vec<String> {
    if answer.text("status") != "ok" && expected.get("status").is_none() {
        return vec![format!("refused: {answer}")];
    }
    let wrong = expected.pairs().iter().filter(|(key, wanted)| !agrees(answer, key, wanted));
    wrong
        .map(|(key, wanted)| {
            let found = answer.get(key).map_or("nothing".to_owned(), Json::to_string);
            format!("{key}: expected {wanted}, got {found}")
        })
        .collect()
}

fn agrees(answer: &Json, key: &str, wanted: &Json) -> bool {
    let list = |key: &str| answer.get(key).map_or(&[][..], Json::items);
    match key {
        "requires" | "wakes" | "permits" | "keeps_running" => {
            answer.get(key).is_some() && wanted.items().iter().all(|item| list(key).contains(item))
        }
        "requires_not" | "wakes_not" | "permits_not" | "keeps_running_not" => {
            let found = list(key.trim_end_matches("_not"));
            !wanted.items().iter().any(|item| found.contains(item))
        }
        "explains" => wanted.pairs().iter().all(|(rule, role)| {
            list("explanation")
                .iter()
                .any(|row| row.text("rule") == rule && row.get("role") == Some(role))
        }),
        "callbacks" | "sequence" => in_order(list(key), wanted.items()),
        "steps" => {
            list(key).len() == wanted.items().len()
                && list(key).iter().zip(wanted.items()).all(|(step, want)| has(step, want))
        }
        "contains" if answer.get("duties").is_some() => wanted.items().iter().all(|word| {
            let word = word.as_text().expect("a word").to_lowercase();
            list("duties").iter().any(|duty| duty.text("text").to_lowercase().contains(&word))
        }),
        "contains" => {
            wanted.items().iter().all(|want| list("transitions").iter().any(|edge| has(edge, want)))
        }
        "lacks" => !wanted
            .items()
            .iter()
            .any(|want| list("transitions").iter().any(|edge| has(edge, want))),
        "requires_only" => is_whole(list("requires"), wanted.items()),
        "resets"
        | "allowances"
        | "activities"
        | "more_launch_options"
        | "more_connection_options" => {
            answer.get(key).is_some() && is_whole(list(key), wanted.items())
        }
        "duties" => are_all(list(key), wanted.items(), &["id", "undone_at"]),
        "findings_only" => {
            are_all(list("findings"), wanted.items(), &["severity", "rule", "key", "value"])
        }
        "duties_at_least" => *wanted <= Json::Number(list("duties").len() as f64),
        "undone_at" => {
            let undone = list("duties").iter().filter_map(|duty| duty.get(key));
            let mut undone: Vec<&Json> = undone.filter(|value| **value != Json::Null).collect();
            undone.dedup();
            match wanted {
                Json::Null => undone.is_empty(),
                _ => undone == [wanted],
            }
        }
        "findings" => {
            wanted.items().iter().all(|want| list(key).iter().any(|item| finds(item, want)))
        }
        "rules_not" => !list("findings").iter().any(|finding| {
            wanted
                .items()
                .iter()
                .any(|start| finding.text("rule").starts_with(start.as_text().unwrap()))
        }),
        _ => answer.get(key) == Some(wanted),
    }
}

/// Returns whether a list has exactly the wanted items, in any order.
fn is_whole(found: &[Json], wanted: &[Json]) -> bool {
    found.len() == wanted.len() && wanted.iter().all(|item| found.contains(item))
}

/// Returns whether an item has the wanted value for every wanted key.
fn has(item: &Json, wanted: &Json) -> bool {
    wanted.pairs().iter().all(|(key, value)| item.get(key) == Some(value))
}

/// Returns whether a list has exactly the wanted items, in any order. Only the values of `keys`
/// count.
fn are_all(found: &[Json], wanted: &[Json], keys: &[&str]) -> bool {
    let is = |item: &Json, want: &Json| {
        keys.iter().zip(want.items()).all(|(key, value)| item.get(key) == Some(value))
    };
    found.len() == wanted.len() && wanted.iter().all(|want| found.iter().any(|item| is(item, want)))
}

/// Returns whether a list has exactly the wanted steps, in order. A wanted step may leave out the
/// last parts of the step. A name alone is a step with one part.
fn in_order(found: &[Json], wanted: &[Json]) -> bool {
    found.len() == wanted.len()
        && found.iter().zip(wanted).all(|(step, want)| step.items().starts_with(want.items()))
}

/// Compares the severity, the beginning of the rule's id, the key and the value of a finding. Null
/// stands for any severity, key or value.
fn finds(finding: &Json, wanted: &Json) -> bool {
    let (severity, rule, key, value) = match wanted.items() {
        [severity, rule, key, value] => (severity, rule, key, value),
        _ => panic!("{wanted} is not a finding"),
    };
    finding.text("rule").starts_with(rule.as_text().expect("a rule"))
        && [("severity", severity), ("key", key), ("value", value)]
            .iter()
            .all(|(name, want)| **want == Json::Null || finding.get(name) == Some(want))
}
