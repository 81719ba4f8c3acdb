//! Asks this crate the questions of the project's vectors, and compares the answers.
//!
//! The vectors come from the checkout, or from the folder that `LIFECYCLE_POLICY_VECTORS` names.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

mod answer;
mod ask;
mod compare;
mod json;
mod scenarios;

use compare::disagreements;
use json::Json;

const VARIABLE: &str = "LIFECYCLE_POLICY_VECTORS";

struct Vector {
    name: String,
    query: String,
    ask: Json,
    expect: Json,
}

fn folder() -> PathBuf {
    match env::var_os(VARIABLE) {
        Some(folder) => folder.into(),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Tests/Vectors"),
    }
}

fn vectors() -> Vec<Vector> {
    let folder = folder();
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| {
        panic!("{}: {error}; {VARIABLE} names another folder", folder.display())
    });
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().map_or(false, |extension| extension == "json"));
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        let data = json::parse(&fs::read_to_string(&path).unwrap())
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let cases = match data.get("cases") {
            Some(cases) => cases,
            None => continue, // the schema
        };
        assert_eq!(data.get("schema"), Some(&Json::Number(1.0)), "{}", path.display());
        let file = path.file_stem().unwrap().to_string_lossy().into_owned();
        for case in cases.items() {
            found.push(Vector {
                name: format!("{file}:{}", case.text("id")),
                query: data.text("query").to_owned(),
                ask: case.get("ask").expect("ask").clone(),
                expect: case.get("expect").expect("expect").clone(),
            });
        }
    }
    found
}

#[test]
fn every_vector_agrees() {
    let (mut wrong, mut counts) = (Vec::new(), BTreeMap::new());
    for vector in vectors() {
        *counts.entry(vector.query.clone()).or_insert(0) += 1;
        assert!(!vector.expect.pairs().is_empty(), "{} expects nothing", vector.name);
        let answer = answer::answer(&vector.query, &vector.ask);
        for line in disagreements(&answer, &vector.expect) {
            wrong.push(format!("{}: {line}", vector.name));
        }
    }
    println!("{} vectors: {counts:?}", counts.values().sum::<usize>());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert_eq!(counts.len(), 15, "a question that no vector asks");
}

/// Checks that the cases can fail: if each case gets the answer to the previous case of the same
/// question, many cases must disagree.
#[test]
fn other_answers_disagree() {
    let mut previous: BTreeMap<String, Json> = BTreeMap::new();
    let (mut noticed, mut keys) = (0, BTreeSet::new());
    for vector in vectors() {
        let answer = answer::answer(&vector.query, &vector.ask);
        if let Some(other) = previous.insert(vector.query.clone(), answer) {
            for line in disagreements(&other, &vector.expect) {
                noticed += 1;
                keys.insert(line.split(':').next().unwrap().to_owned());
            }
        }
    }
    assert!(noticed > 1000, "{noticed}");
    assert!(keys.len() > 30, "{keys:?}");
}

#[test]
fn what_cannot_be_asked_is_refused() {
    for (query, ask, status, field) in [
        ("deadline", r#"{"os": "1.0", "allowance": "launch"}"#, "out-of-range", "os"),
        ("deadline", r#"{"os": "9.x", "allowance": "launch"}"#, "malformed", "os"),
        ("deadline", r#"{"os": "9", "allowance": "lunch"}"#, "unknown-value", "allowance"),
        ("deadline", r#"{"os": "9"}"#, "missing-value", "allowance"),
        ("relaunch", r#"{"os": "9", "on": "silent-push"}"#, "missing-value", "after"),
        (
            "relaunch",
            r#"{"os": "17", "state": "prewarmed", "after": "none", "on": "silent-push"}"#,
            "out-of-range",
            "after",
        ),
        (
            "quota",
            r#"{"os": "9", "quota": "wakeups", "foreground-slots": 9}"#,
            "out-of-range",
            "foreground-slots",
        ),
    ] {
        let answer = answer::answer(query, &json::parse(ask).unwrap());
        assert_eq!((answer.text("status"), answer.text("field")), (status, field), "{ask}");
        let expected = json::parse(r#"{"verdict": "allowed"}"#).unwrap();
        assert_eq!(disagreements(&answer, &expected).len(), 1);
    }
}
