//! Asks the question of a case, and returns the answer under the keys of the files.

use crate::ask::{Ask, Refusal};
use crate::json::Json;
use lifecycle_policy::{
    Activity, Allowance, CallQuery, Callback, ConductQuery, Context, DeadlineQuery, DeliveryQuery,
    Error, Evidence, Explanation, Finding, Member, Message, ModeQuery, NextQuery, OsVersion,
    PathQuery, Policy, PurgeQuery, Quota, QuotaQuery, RelaunchQuery, RuleField, RuleIndex, Set,
    Span, State, SuspensionQuery, TerminationQuery, TransitionQuery, Trigger, Value, Verdict,
};

type Answer = Result<Json, Refusal>;
type Pairs = Vec<(String, Json)>;

macro_rules! object {
    ($( $key:ident: $value:expr, )*) => {
        vec![$( (stringify!($key).to_owned(), Json::from($value)) ),*]
    };
}

/// Makes the pairs that all answers have in common. The evidence is that of the rule that decides,
/// unless it is given.
macro_rules! decided {
    ($answer:expr) => {
        decided!($answer, $answer.evidence.map(Evidence::name))
    };
    ($answer:expr, $evidence:expr) => {
        object! {
            status: "ok",
            verdict: $answer.verdict.name(),
            newest_verdict: $answer.newest_verdict.name(),
            rule: $answer.rule.map(RuleIndex::id),
            evidence: $evidence,
            disputed: $answer.disputed,
            requires: names($answer.requires),
        }
    };
}

fn name<V: Value>(value: Option<V>) -> Json {
    value.map(Value::name).into()
}

fn names<V: Member>(values: Set<V>) -> Json {
    listed(values.iter().collect())
}

fn listed<V: Value>(values: Vec<V>) -> Json {
    values.into_iter().map(Value::name).collect::<Vec<_>>().into()
}

/// Returns the name of a state in the files. In the files, the axis of the case shows that a state
/// belongs to a scene; in the library, the name of the state shows this.
fn state(state: Option<State>) -> Json {
    match state {
        Some(State::SceneBackground) => "background".into(),
        other => name(other),
    }
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

/// Asks the question of a case. If it cannot be asked, returns the status and the field at fault.
pub fn answer(query: &str, ask: &Json) -> Json {
    over_range(query, Ask(ask)).unwrap_or_else(|refusal| {
        Json::Object(object! { status: refusal.status, field: refusal.field, })
    })
}

/// Returns the answer for a range of versions. This is the answer for the first version, but with a
/// conditional verdict if the verdict changes in the range.
fn over_range(query: &str, ask: Ask<'_>) -> Answer {
    let (context, first) = (ask.context()?, ask.required::<OsVersion>("os")?);
    let at = |os: OsVersion| asked(query, &context.clone().os(os), ask);
    let mut whole = at(first)?;
    for os in context.edges(first..=ask.value("os-last")?.unwrap_or(first)).skip(1) {
        let other = at(os?)?;
        for key in ["verdict", "newest_verdict"] {
            if other.get(key) != whole.get(key) {
                whole.set(key, Verdict::Conditional.name().into());
            }
        }
    }
    Ok(whole)
}

fn asked(query: &str, context: &Context, ask: Ask<'_>) -> Answer {
    let policy = &Policy::new(context)?;
    match query {
        "transition" => transition(policy, ask),
        "next" => next(policy, ask),
        "path" => path(policy, ask),
        "deadline" => deadline(policy, ask),
        "relaunch" => relaunch(policy, ask),
        "conduct" => conduct(policy, ask),
        "duties" => duties(policy, ask),
        "modes" => mode(policy, ask),
        "delivery" => delivery(policy, ask),
        "quota" => quota(policy, ask),
        "manifest" => manifest(policy, ask),
        "termination" => termination(policy, ask),
        "suspension" => suspension(policy, ask),
        "purge" => purge(policy, ask),
        "call" => called(policy, ask),
        _ => panic!("unknown question `{query}`"),
    }
}

fn joined(decided: Pairs, rest: Pairs) -> Answer {
    Ok(Json::Object(decided.into_iter().chain(rest).collect()))
}

/// Joins the parts of an answer with its explanation.
fn explained(rows: Vec<Explanation>, decided: Pairs, rest: Pairs) -> Answer {
    let row =
        |row: &Explanation| Json::Object(object! { rule: row.rule.id(), role: row.role.name(), });
    let rows = Json::List(rows.iter().map(row).collect());
    let rest = rest.into_iter().chain([("explanation".to_owned(), rows)]);
    joined(decided, rest.collect())
}

fn transition(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = TransitionQuery::without_target(ask.state("from")?, ask.required("cause")?)
        .to(ask.state_if_given("to")?)
        .last_cause(ask.value("last-cause")?)
        .trigger(ask.value("trigger")?)
        .interruption(ask.value("interruption")?);
    let found = policy.transition(query)?;
    let (mut callbacks, mut sequence) = (Vec::new(), Vec::new());
    let (mut states_after, mut limits) = (Vec::new(), Vec::new());
    for step in policy.steps(query)? {
        let (called, read) = (Json::from(step.name()), state(step.state));
        sequence.push(Json::List(vec![called.clone(), read.clone(), state(step.scene_state)]));
        if let Message::Callback { fallback, .. } = step.message {
            callbacks.push(Json::List(vec![called, read, name(fallback)]));
            states_after.push(state(Some(step.state_after)));
            limits.push(name(step.allowance));
        }
    }
    let rest = object! {
        reason: name(found.reason),
        via: state(found.via),
        to: state(found.to),
        callbacks: Json::List(callbacks),
        sequence: Json::List(sequence),
        states_after: Json::List(states_after),
        limits: Json::List(limits),
    };
    explained(policy.explain(query)?, decided!(found), rest)
}

fn next(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = NextQuery::new(ask.state("from")?).last_cause(ask.value("last-cause")?);
    let found = policy.next(query)?;
    let edges = found.edges.iter().map(|edge| {
        Json::Object(object! {
            cause: edge.cause.name(),
            to: state(Some(edge.to)),
            verdict: edge.verdict.name(),
            rule: edge.rule.map(RuleIndex::id),
            evidence: name(edge.evidence),
            reason: name(edge.reason),
            disputed: edge.disputed,
        })
    });
    let transitions = Json::List(edges.collect());
    let rest = object! { reason: name(found.reason), transitions: transitions, };
    joined(decided!(found), rest)
}

fn path(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = PathQuery::new(ask.state("from")?, ask.state("to")?)
        .allowed_causes(ask.set("allow-cause")?)
        .last_cause(ask.value("last-cause")?)
        .trigger(ask.value("trigger")?);
    let found = policy.path(query)?;
    let mut steps = Vec::new();
    for step in &found.steps {
        policy.steps(*step)?;
        steps.push(Json::Object(object! {
            cause: step.cause.name(),
            from: state(Some(step.from)),
            to: state(Some(step.to)),
            rule: step.rule.map(RuleIndex::id),
        }));
    }
    let rest = object! { reason: name(found.reason), steps: Json::List(steps), };
    joined(decided!(found), rest)
}

fn deadline(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = DeadlineQuery::new(ask.required::<Allowance>("allowance")?);
    let found = policy.deadline(query)?;
    let rest = object! {
        advice_seconds: seconds(found.advice),
        limit_seconds: seconds(found.limit),
        warning_seconds: seconds(found.warning),
        at_expiry: name(found.at_expiry),
        code: name(found.code),
        termination: name(found.termination),
        extendable: found.extendable,
        starts: name(found.starts),
        resets: names(found.resets),
        shared: found.shared,
    };
    explained(policy.explain(query)?, decided!(found), rest)
}

fn relaunch(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = RelaunchQuery::on(ask.required("on")?)
        .termination(ask.value("after")?)
        .state(ask.state_if_given("state")?)
        .events_since(ask.set("since")?)
        .force_quit(ask.declared("force-quit"));
    let found = policy.relaunch(query)?;
    let launch_state = match found.launch_state {
        Some(State::Inactive) => "foreground".into(),
        other => name(other),
    };
    let rest = object! {
        guarantee: name(found.guarantee),
        launch_state: launch_state,
        callback: name(found.callback),
        allowance: name(found.allowance),
        allowance_seconds: seconds(found.allowance_span),
        standing: name(found.standing),
        delivery_rule: found.delivery_rule.map(RuleIndex::id),
        disposition: name(found.disposition),
        until: name(found.occasion),
        disposition_rule: found.disposition_rule.map(RuleIndex::id),
    };
    explained(policy.explain(query)?, decided!(found), rest)
}

fn conduct(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = ConductQuery::new(ask.state("state")?, ask.required("activity")?);
    let found = policy.conduct(query)?;
    let rest = object! {
        stop_before: name(found.stop_before),
        price: name(found.price),
        code: name(found.code),
        termination: name(found.termination),
    };
    explained(policy.explain(query)?, decided!(found), rest)
}

/// Returns the kind of evidence that all rules have; null if the kinds differ or there are no
/// rules.
fn shared_evidence(rules: &[RuleIndex]) -> Result<Json, Error> {
    let mut kinds = Vec::new();
    for rule in rules {
        kinds.push(rule.read()?.evidence);
    }
    kinds.dedup();
    Ok(if kinds.len() == 1 { name(kinds[0]) } else { Json::Null })
}

fn duties(policy: &Policy, ask: Ask<'_>) -> Answer {
    let found = policy.duties(ask.required::<Callback>("callback")?)?;
    let mut rules: Vec<RuleIndex> = found.duties.iter().map(|duty| duty.rule).collect();
    let duties = found.duties.iter().map(|duty| {
        Json::Object(object! {
            id: duty.rule.id(),
            text: duty.rule.text(RuleField::Text),
            undone_at: name(duty.undone_at),
        })
    });
    let duties = Json::List(duties.collect());
    rules.extend(found.rule);
    joined(decided!(found, shared_evidence(&rules)?), object! { duties: duties, })
}

fn mode(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = ModeQuery::new(ask.required("of")?);
    let found = policy.mode(query)?;
    // If the mode has an effect, the rule says which.
    let rule = found.rule.filter(|_| found.newest_verdict == Verdict::Allowed);
    let does = |field| match rule {
        Some(rule) => rule.values::<Activity>(field),
        None => Ok(Vec::new()),
    };
    let wakes = rule.map_or(Ok(Vec::new()), |rule| rule.values::<Trigger>(RuleField::Triggers))?;
    let rest = object! {
        introduced: version(found.introduced),
        deprecated: version(found.deprecated),
        removed: version(found.removed),
        wakes: listed(wakes),
        permits: listed(does(RuleField::Permits)?),
        keeps_running: listed(does(RuleField::KeepsRunning)?),
    };
    explained(policy.explain(query)?, decided!(found), rest)
}

fn delivery(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = DeliveryQuery::new(ask.state("state")?, ask.required("event")?);
    let found = policy.delivery(query)?;
    let rest = object! {
        manner: name(found.manner),
        callback: name(found.callback),
        merging: name(found.merging),
        rank: found.rank.map(|rank| rank as f64),
        trigger: name(found.trigger),
    };
    explained(policy.explain(query)?, decided!(found), rest)
}

fn quota(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = QuotaQuery::new(ask.required::<Quota>("quota")?);
    let found = policy.quota(query)?;
    let rest = object! {
        count: found.count.map(|count| count as f64),
        unit: name(found.unit),
        window_seconds: seconds(found.window),
        at_excess: name(found.at_excess),
    };
    explained(policy.explain(query)?, decided!(found), rest)
}

/// Returns the key and the value of a finding, or several keys for a finding about placeholders.
/// Some values are known only to the program that reads the Info.plist; here they come from the
/// case.
fn told(finding: &Finding, ask: Ask<'_>) -> Vec<(Json, Json)> {
    let (key, value) = (finding.rule.text(RuleField::Key), finding.rule.text(RuleField::Value));
    match (key, ask.0.get("minimum-os"), ask.0.get("placeholders")) {
        ("MinimumOSVersion", Some(minimum), _) => vec![(key.into(), minimum.clone())],
        ("", _, Some(keys)) => keys.items().iter().map(|key| (key.clone(), Json::Null)).collect(),
        _ => vec![(key.into(), Some(value).filter(|value| !value.is_empty()).into())],
    }
}

fn manifest(policy: &Policy, ask: Ask<'_>) -> Answer {
    let found = policy.manifest()?;
    let rules: Vec<RuleIndex> = found.findings.iter().map(|finding| finding.rule).collect();
    let mut findings = Vec::new();
    for finding in &found.findings {
        for (key, value) in told(finding, ask) {
            findings.push(Json::Object(object! {
                severity: finding.severity.name(),
                rule: finding.rule.id(),
                key: key,
                value: value,
            }));
        }
    }
    let rest = object! { count: findings.len() as f64, findings: Json::List(findings), };
    joined(decided!(found, shared_evidence(&rules)?), rest)
}

fn termination(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = TerminationQuery::new(ask.code()?)
        .reason_namespace(ask.value("namespace")?)
        .error_domain(ask.value("error-domain")?);
    let found = policy.termination(query)?;
    let meaning = found.rule.map_or("", |rule| rule.text(RuleField::Text));
    assert_eq!(meaning.is_empty(), found.verdict == Verdict::Unspecified);
    let rest = object! {
        cause: name(found.cause),
        allowance: name(found.allowance),
        allowance_seconds: seconds(found.allowance_span),
        broken_rule: found.broken_rule.map(RuleIndex::id),
    };
    explained(policy.explain(query)?, decided!(found), rest)
}

fn suspension(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = SuspensionQuery::new()
        .allowances(ask.set("allowance")?)
        .activities(ask.set("activity")?)
        .begun_in_front(ask.set("begun-in-front")?);
    let found = policy.suspension(query)?;
    let rest =
        object! { allowances: names(found.allowances), activities: names(found.activities), };
    explained(policy.explain(query)?, decided!(found), rest)
}

fn purge(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = PurgeQuery::new(ask.state("state")?).activities(ask.set("activity")?);
    let found = policy.purge(query)?;
    let rest = object! { rank: found.rank.map(|rank| rank as f64), warned: found.warned, };
    explained(policy.explain(query)?, decided!(found), rest)
}

fn called(policy: &Policy, ask: Ask<'_>) -> Answer {
    let query = CallQuery::new(ask.required("callback")?).trigger(ask.value("trigger")?);
    let found = policy.call(query)?;
    let rest = object! {
        reason: name(found.reason),
        receiver: name(found.receiver),
        launch_option: name(found.launch_option),
        more_launch_options: names(found.more_launch_options),
        connection_option: name(found.connection_option),
        more_connection_options: names(found.more_connection_options),
        return_value: name(found.return_value),
    };
    explained(policy.explain(query)?, decided!(found), rest)
}
