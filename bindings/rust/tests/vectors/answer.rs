//! Asks a case, and gives the answer with the keys of the files.

use crate::ask::{Ask, Refusal};
use crate::json::Json;
use lifecycle_policy::{
    Allowance, AppState, Axis, Callback, ConductQuery, Context, DeadlineQuery, DeliveryQuery,
    Error, Evidence, Finding, Member, Message, ModeQuery, NextQuery, OsVersion, PathQuery, Quota,
    QuotaQuery, RelaunchQuery, RuleIndex, SceneState, Set, Span, State, TerminationQuery,
    TransitionQuery, TransitionSteps, Value, Verdict,
};
use std::str::FromStr;

type Answer = Result<Json, Refusal>;
type Pairs = Vec<(String, Json)>;

/// Makes an object.
macro_rules! object {
    ($( $key:ident: $value:expr, )*) => {
        vec![$( (stringify!($key).to_owned(), Json::from($value)) ),*]
    };
}

/// Makes the pairs that an answer of one rule has.
macro_rules! decided {
    ($answer:expr) => {
        object! {
            status: "ok",
            verdict: $answer.verdict.name(),
            newest_verdict: $answer.newest_verdict.name(),
            rule: $answer.rule.map(RuleIndex::id),
            evidence: $answer.evidence.map(Evidence::name),
            disputed: $answer.disputed,
            requires: names($answer.requires),
        }
    };
}

fn name<V: Value>(value: Option<V>) -> Json {
    value.map(Value::name).into()
}

fn names<V: Member>(values: Set<V>) -> Json {
    values.iter().map(Value::name).collect::<Vec<_>>().into()
}

fn seconds(span: Option<Span>) -> Json {
    match span {
        None => Json::Null,
        Some(Span::Unlimited) => "unlimited".into(),
        Some(Span::For(duration)) => duration.as_secs_f64().into(),
    }
}

fn version(version: Option<OsVersion>) -> Json {
    version.map(|version| version.to_string()).into()
}

/// Asks a case. A question that cannot be asked gives its status and field.
pub fn answer(query: &str, ask: &Json) -> Json {
    let answered = Ask(ask).context().and_then(|context| asked(query, &context, Ask(ask)));
    answered.unwrap_or_else(|refusal| {
        Json::Object(object! { status: refusal.status, field: refusal.field, })
    })
}

fn asked(query: &str, context: &Context, ask: Ask<'_>) -> Answer {
    let axis = ask.value("axis")?.unwrap_or(Axis::App);
    match (query, axis) {
        ("transition", Axis::Scene) => transition::<SceneState>(context, ask),
        ("transition", _) => transition::<AppState>(context, ask),
        ("next", Axis::Scene) => next::<SceneState>(context, ask),
        ("next", _) => next::<AppState>(context, ask),
        ("path", Axis::Scene) => path::<SceneState>(context, ask),
        ("path", _) => path::<AppState>(context, ask),
        ("deadline", _) => deadline(context, ask),
        ("relaunch", _) => relaunch(context, ask),
        ("conduct", _) => conduct(context, ask),
        ("duties", _) => duties(context, ask),
        ("modes", _) => mode(context, ask),
        ("delivery", _) => delivery(context, ask),
        ("quota", _) => quota(context, ask),
        ("manifest", _) => manifest(context, ask),
        ("termination", _) => termination(context, ask),
        _ => panic!("`{query}` is a question that is not known"),
    }
}

/// Puts an answer together with its explanation.
fn explained<Q>(context: &Context, query: Q, decided: Pairs, rest: Pairs) -> Answer
where
    Q: Copy,
    Context: Explain<Q>,
{
    let rows = context.rows(query)?;
    let rest = rest.into_iter().chain([("explanation".to_owned(), Json::List(rows))]);
    Ok(Json::Object(decided.into_iter().chain(rest).collect()))
}

/// The questions that can be explained.
trait Explain<Q> {
    fn rows(&self, query: Q) -> Result<Vec<Json>, Error>;
}

macro_rules! explain {
    ($( [$($generics:tt)*] $query:ty; )+) => {
        $( impl<$($generics)*> Explain<$query> for Context {
            fn rows(&self, query: $query) -> Result<Vec<Json>, Error> {
                self.explain(query)?
                    .map(|row| {
                        let row = row?;
                        Ok(Json::Object(object! { rule: row.rule.id(), role: row.role.name(), }))
                    })
                    .collect()
            }
        } )+
    };
}

explain! {
    [S: State] TransitionQuery<S>;
    [] DeadlineQuery;
    [] RelaunchQuery;
    [] ConductQuery;
    [] DeliveryQuery;
    [] ModeQuery;
    [] QuotaQuery;
    [] TerminationQuery;
}

/// Gives the steps of a transition: the callbacks alone, and all of them.
fn steps(steps: TransitionSteps) -> Result<(Json, Json), Error> {
    let (mut callbacks, mut sequence) = (Vec::new(), Vec::new());
    for step in steps {
        let step = step?;
        let (called, state) = (Json::from(step.name()), name(step.state));
        sequence.push(Json::List(vec![called.clone(), state.clone(), name(step.scene_state)]));
        if let Message::Callback { fallback, .. } = step.message {
            callbacks.push(Json::List(vec![called, state, name(fallback)]));
        }
    }
    Ok((Json::List(callbacks), Json::List(sequence)))
}

fn transition<S: State + FromStr<Err = Error>>(context: &Context, ask: Ask<'_>) -> Answer {
    let (from, to) = (ask.required::<S>("from")?, ask.required("to")?);
    let query = TransitionQuery::new(from, to, ask.required("cause")?)
        .last_cause(ask.value("last-cause")?)
        .trigger(ask.value("trigger")?)
        .interruption(ask.value("interruption")?);
    let found = context.transition(query)?;
    let (callbacks, sequence) = steps(found.steps())?;
    let rest = object! {
        reason: name(found.reason),
        via: name(found.via),
        callbacks: callbacks,
        sequence: sequence,
    };
    explained(context, query, decided!(found), rest)
}

fn next<S: State + FromStr<Err = Error>>(context: &Context, ask: Ask<'_>) -> Answer {
    let query = NextQuery::new(ask.required::<S>("from")?).last_cause(ask.value("last-cause")?);
    let found = context.next(query)?;
    let mut edges = Vec::new();
    for edge in found.edges() {
        let edge = edge?;
        edges.push(Json::Object(object! {
            cause: edge.cause.name(),
            to: edge.to.name(),
            verdict: edge.verdict.name(),
            rule: edge.rule.map(RuleIndex::id),
            evidence: name(edge.evidence),
            reason: name(edge.reason),
            disputed: edge.disputed,
        }));
    }
    Ok(Json::Object(object! {
        status: "ok",
        verdict: found.verdict.name(),
        newest_verdict: found.newest_verdict.name(),
        reason: name(found.reason),
        disputed: found.disputed,
        requires: Json::List(Vec::new()),
        transitions: Json::List(edges),
    }))
}

fn path<S: State + FromStr<Err = Error>>(context: &Context, ask: Ask<'_>) -> Answer {
    let query = PathQuery::new(ask.required::<S>("from")?, ask.required("to")?)
        .allowed_causes(ask.set("allow-cause")?)
        .last_cause(ask.value("last-cause")?)
        .trigger(ask.value("trigger")?);
    let found = context.path(query)?;
    let mut listed = Vec::new();
    for step in found.steps() {
        let step = step?;
        steps(step.steps())?;
        listed.push(Json::Object(object! {
            cause: step.cause.name(),
            from: step.from.name(),
            to: step.to.name(),
            rule: step.rule.map(RuleIndex::id),
        }));
    }
    Ok(Json::Object(object! {
        status: "ok",
        verdict: found.verdict.name(),
        newest_verdict: found.newest_verdict.name(),
        reason: name(found.reason),
        disputed: found.disputed,
        requires: names(found.requires),
        steps: Json::List(listed),
    }))
}

fn deadline(context: &Context, ask: Ask<'_>) -> Answer {
    let query = DeadlineQuery::new(ask.required::<Allowance>("allowance")?);
    let found = context.deadline(query)?;
    let rest = object! {
        advice_seconds: seconds(found.advice),
        limit_seconds: seconds(found.limit),
        warning_seconds: seconds(found.warning),
        at_expiry: name(found.at_expiry),
        code: name(found.code),
        extendable: found.extendable,
    };
    explained(context, query, decided!(found), rest)
}

fn relaunch(context: &Context, ask: Ask<'_>) -> Answer {
    let query =
        RelaunchQuery::new(ask.required("after")?, ask.required("on")?).since(ask.set("since")?);
    let found = context.relaunch(query)?;
    let state = match found.launch_state {
        Some(AppState::Inactive) => "foreground".into(),
        other => name(other),
    };
    let rest = object! {
        guarantee: name(found.guarantee),
        launch_state: state,
        callback: name(found.callback),
        allowance: name(found.allowance),
        allowance_seconds: seconds(found.allowance_span),
        standing: name(found.standing),
        delivery_rule: found.delivery_rule.map(RuleIndex::id),
    };
    explained(context, query, decided!(found), rest)
}

fn conduct(context: &Context, ask: Ask<'_>) -> Answer {
    let query = ConductQuery::new(ask.required("state")?, ask.required("activity")?);
    let found = context.conduct(query)?;
    let rest = object! {
        stop_before: name(found.stop_before),
        price: name(found.price),
        code: name(found.code),
    };
    explained(context, query, decided!(found), rest)
}

/// What all of several rules rest on; null where that differs.
fn shared_evidence(rules: &[RuleIndex]) -> Result<Json, Error> {
    let mut kinds = Vec::new();
    for rule in rules {
        kinds.push(rule.read()?.evidence);
    }
    kinds.dedup();
    Ok(if kinds.len() == 1 { name(kinds[0]) } else { Json::Null })
}

fn duties(context: &Context, ask: Ask<'_>) -> Answer {
    let found = context.duties(ask.required::<Callback>("callback")?)?;
    let (mut duties, mut rules) = (Vec::new(), Vec::new());
    for duty in found.duties() {
        let duty = duty?;
        rules.push(duty.rule);
        duties.push(Json::Object(object! {
            id: duty.rule.id(),
            text: duty.text,
            undone_at: name(duty.undone_at),
        }));
    }
    rules.extend(found.rule);
    Ok(Json::Object(object! {
        status: "ok",
        verdict: found.verdict.name(),
        newest_verdict: found.newest_verdict.name(),
        rule: found.rule.map(RuleIndex::id),
        evidence: shared_evidence(&rules)?,
        disputed: found.disputed,
        requires: Json::List(Vec::new()),
        duties: Json::List(duties),
    }))
}

fn mode(context: &Context, ask: Ask<'_>) -> Answer {
    let query = ModeQuery::new(ask.required("of")?);
    let found = context.mode(query)?;
    let rest = object! {
        introduced: version(found.introduced),
        deprecated: version(found.deprecated),
        removed: version(found.removed),
        wakes: names(found.wakes),
        permits: names(found.permits),
        keeps_running: names(found.keeps_running),
    };
    explained(context, query, decided!(found), rest)
}

fn delivery(context: &Context, ask: Ask<'_>) -> Answer {
    let query = DeliveryQuery::new(ask.required("state")?, ask.required("event")?);
    let found = context.delivery(query)?;
    let rest = object! { manner: name(found.manner), callback: name(found.callback), };
    explained(context, query, decided!(found), rest)
}

fn quota(context: &Context, ask: Ask<'_>) -> Answer {
    let query = QuotaQuery::new(ask.required::<Quota>("quota")?);
    let found = context.quota(query)?;
    let rest = object! {
        count: found.count.map(|count| count as f64),
        unit: name(found.unit),
        window_seconds: seconds(found.window),
        at_excess: name(found.at_excess),
    };
    explained(context, query, decided!(found), rest)
}

/// Gives the key and the value of a finding. The library leaves some to the one who read the file:
/// here, that is the case.
fn told(finding: &Finding, ask: Ask<'_>) -> Vec<(Json, Json)> {
    let value = Some(finding.value).filter(|value| !value.is_empty());
    let (key, value) = (Json::from(finding.key), Json::from(value));
    match (finding.key, ask.0.get("minimum-os"), ask.0.get("placeholders")) {
        ("MinimumOSVersion", Some(minimum), _) => vec![(key, minimum.clone())],
        ("", _, Some(keys)) => keys.items().iter().map(|key| (key.clone(), Json::Null)).collect(),
        _ => vec![(key, value)],
    }
}

fn manifest(context: &Context, ask: Ask<'_>) -> Answer {
    let found = context.manifest()?;
    let (mut findings, mut rules) = (Vec::new(), Vec::new());
    for finding in found.findings() {
        let finding = finding?;
        rules.push(finding.rule);
        for (key, value) in told(&finding, ask) {
            findings.push(Json::Object(object! {
                severity: finding.severity.name(),
                rule: finding.rule.id(),
                key: key,
                value: value,
            }));
        }
    }
    Ok(Json::Object(object! {
        status: "ok",
        verdict: found.verdict.name(),
        newest_verdict: found.newest_verdict.name(),
        rule: Json::Null,
        evidence: shared_evidence(&rules)?,
        disputed: found.disputed,
        requires: Json::List(Vec::new()),
        count: findings.len() as f64,
        findings: Json::List(findings),
    }))
}

fn termination(context: &Context, ask: Ask<'_>) -> Answer {
    let query = TerminationQuery::new(ask.code()?).namespace(ask.value("namespace")?);
    let found = context.termination(query)?;
    assert_eq!(found.meaning.is_empty(), found.verdict == Verdict::Unspecified);
    let rest = object! {
        cause: name(found.cause),
        allowance: name(found.allowance),
        allowance_seconds: seconds(found.allowance_span),
        broken_rule: found.broken_rule.map(RuleIndex::id),
    };
    explained(context, query, decided!(found), rest)
}
