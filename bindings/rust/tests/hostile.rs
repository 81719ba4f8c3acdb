//! Passes everything that a careless or hostile caller can pass, and asks questions with all values
//! of their fields. Each call returns an answer, or an error that names the field.

use lifecycle_policy::*;
use std::time::Duration;

/// Checks that all functions that take a context refuse this context.
fn refused(context: &Context, field: Field, range: [i64; 2]) {
    let walked = context.edges((9, 0)..=(10, 0)).find_map(Result::err);
    for error in [Policy::new(context).err(), Policy::with_tables(context).err(), walked] {
        let error = error.unwrap_or_else(|| panic!("{context:?}"));
        assert_eq!((error.status, error.field), (Status::OutOfRange, Some(field)), "{context:?}");
        assert_eq!([error.least, error.greatest], range, "{context:?}");
        assert!(error.to_string().starts_with(field.name()), "{error}");
    }
}

#[test]
fn contexts_that_cannot_be() {
    let versions = [OsVersion::OLDEST, OsVersion::new(255, 255, 255)];
    let versions = versions.map(|version| version.packed().into());
    for early in [OsVersion::new(0, 0, 1), OsVersion::new(1, 255, 255)] {
        refused(&Context::new(early), Field::Os, versions);
        let app = App::new().linked_sdk(early);
        refused(&Context::new((9, 0)).app(app), Field::LinkedSdk, versions);
        let app = App::new().minimum_os(early);
        refused(&Context::new((9, 0)).app(app), Field::MinimumOs, versions);
    }
    let error = Policy::new(&Context::new((0, 0))).unwrap_err();
    assert_eq!((error.status, error.field), (Status::MissingValue, Some(Field::Os)));
    for slots in [9, 255, u32::MAX] {
        let facts = DeviceFacts::ordinary().foreground_slots(slots);
        refused(&Context::new((9, 0)).facts(facts), Field::ForegroundSlots, [0, 8]);
    }
    let limits = vec![Limit::new(Allowance::Launch); 65];
    refused(&Context::new((9, 0)).limits(limits), Field::LimitCount, [0, 64]);
    let early = Limit::new(Allowance::Launch).limit(Span::from_secs(1)).warning(Span::from_secs(2));
    let context = Context::new((9, 0)).limits([early]);
    refused(&context, Field::LimitNs, [0, 1_000_000_000]);
    assert_eq!(Policy::new(&context).unwrap_err().value, 2_000_000_000);
}

#[test]
fn errors_are_sentences() {
    let error = Policy::new(&Context::new((1, 2))).unwrap_err();
    assert!(error.to_string().ends_with(" (1.2; 2.0 to 255.255.255)"), "{error}");
    let error = "no-such-cause".parse::<Cause>().unwrap_err();
    assert!(!error.to_string().contains(['(', ':']), "{error}");
}

/// Asks about the app with states of a scene, and about a scene with states of the app.
#[test]
fn states_of_two_kinds() {
    let policy = Policy::new(&Context::new((17, 0)).app(App::new().scenes(true))).unwrap();
    let mixed = TransitionQuery::new(State::Active, State::ForegroundActive, Cause::HomeButton);
    let way = PathQuery::new(State::Unattached, State::Suspended);
    let drawing = ConductQuery::new(State::SceneBackground, Activity::Metal);
    let touch = DeliveryQuery::new(State::ForegroundActive, Event::Touch);
    let woken = RelaunchQuery::on(Trigger::SilentPush).state(State::ForegroundActive);
    let ended = PurgeQuery::new(State::SceneBackground);
    for (error, field, range) in [
        (policy.transition(mixed).err(), Field::To, [1, 6]),
        (policy.steps(mixed).err(), Field::To, [1, 6]),
        (policy.explain(mixed).err(), Field::To, [1, 6]),
        (policy.batch(&[mixed]).remove(0).err(), Field::To, [1, 6]),
        (policy.path(way).err(), Field::To, [7, 10]),
        (policy.conduct(drawing).err(), Field::State, [1, 6]),
        (policy.explain(drawing).err(), Field::State, [1, 6]),
        (policy.delivery(touch).err(), Field::State, [1, 6]),
        (policy.relaunch(woken).err(), Field::State, [1, 6]),
        (policy.batch(&[woken]).remove(0).err(), Field::State, [1, 6]),
        (policy.purge(ended).err(), Field::State, [1, 6]),
        (policy.explain(ended).err(), Field::State, [1, 6]),
    ] {
        let error = error.unwrap();
        assert_eq!((error.status, error.field), (Status::OutOfRange, Some(field)));
        assert_eq!([error.least, error.greatest], range, "{error}");
    }
}

#[test]
fn contexts_at_the_edge() {
    let facts = DeviceFacts::unknown().foreground_slots(8);
    let app = App::new()
        .linked_sdk(OsVersion::new(255, 255, 255))
        .minimum_os(OsVersion::OLDEST)
        .permitted_identifiers(u32::MAX)
        .unknown_modes(u32::MAX)
        .placeholders(u32::MAX)
        .background_modes(BackgroundMode::ALL.iter().copied().collect::<Set<_>>());
    let limits = vec![Limit::new(Allowance::Launch); 64];
    for os in [OsVersion::OLDEST, OsVersion::newest(), OsVersion::new(255, 255, 255)] {
        let context = Context::new(os).app(app).facts(facts).limits(limits.clone());
        assert!(Policy::new(&context).is_ok() && Policy::with_tables(&context).is_ok());
        assert_eq!(context.edges(os..=OsVersion::new(255, 255, 255)).find_map(Result::err), None);
    }
}

#[test]
fn figures_at_the_edge() {
    for (span, wanted) in [
        (Span::For(Duration::ZERO), Span::For(Duration::ZERO)),
        (Span::For(Duration::from_nanos(1)), Span::For(Duration::from_nanos(1))),
        (Span::For(Duration::MAX), Span::Unlimited),
        (Span::Unlimited, Span::Unlimited),
    ] {
        let limit = Limit::new(Allowance::Launch).limit(span).advice(span).warning(None);
        let policy = Policy::new(&Context::new((9, 0)).limits([limit])).unwrap();
        let answer = policy.deadline(Allowance::Launch).unwrap();
        assert_eq!((answer.limit, answer.advice), (Some(wanted), Some(wanted)));
    }
}

fn transitions(policies: &[Policy], states: &[State]) -> usize {
    let mut steps = 0;
    for policy in policies {
        for (from, to) in states.iter().flat_map(|from| states.iter().map(move |to| (from, to))) {
            for cause in Cause::ALL {
                let query = TransitionQuery::new(*from, *to, *cause);
                let answer = policy.transition(query).unwrap();
                let called = policy.steps(query).unwrap();
                let is_taken = answer.newest_verdict != Verdict::Forbidden
                    || answer.reason == Some(Reason::NotOneStep);
                assert!(is_taken || called.is_empty(), "{query:?}");
                steps += called.len();
            }
            for step in policy.path(PathQuery::new(*from, *to)).unwrap().steps {
                steps += policy.steps(step).unwrap().len();
            }
        }
        for from in states {
            for edge in policy.next(*from).unwrap().edges {
                assert!(states.contains(&edge.to), "{from}: {edge:?}");
            }
        }
    }
    steps
}

#[test]
fn whole_domains() {
    let scenes = App::new().scenes(true).multiple_scenes(true);
    let policies: Vec<Policy> =
        [(2, 0), (3, 1), (4, 0), (8, 0), (12, 4), (13, 0), (17, 0), (27, 0), (99, 0)]
            .into_iter()
            .flat_map(|os| {
                [Context::new(os), Context::new(os).app(scenes).facts(DeviceFacts::unknown())]
            })
            .map(|context| Policy::new(&context).unwrap())
            .collect();
    assert!(transitions(&policies, &State::ALL[..6]) > 1000);
    assert!(transitions(&policies, &State::ALL[6..]) > 100);
    let mut answered = 0;
    for policy in &policies {
        for termination in Termination::ALL {
            for trigger in Trigger::ALL {
                for since in
                    [Set::EMPTY, Set::from(Since::Reboot), Since::ALL.iter().copied().collect()]
                {
                    let query = RelaunchQuery::new(*termination, *trigger).events_since(since);
                    answered += usize::from(policy.relaunch(query).unwrap().rule.is_some());
                }
            }
        }
        for state in &State::ALL[..6] {
            for activity in Activity::ALL {
                policy.conduct(ConductQuery::new(*state, *activity)).unwrap();
            }
            for event in Event::ALL {
                policy.delivery(DeliveryQuery::new(*state, *event)).unwrap();
            }
        }
        for allowance in Allowance::ALL {
            let answer = policy.deadline(*allowance).unwrap();
            assert!(answer.warning.is_none() || answer.limit.is_some());
        }
        for callback in Callback::ALL {
            for duty in policy.duties(*callback).unwrap().duties {
                assert!(!duty.rule.text(RuleField::Text).is_empty());
            }
        }
        for mode in BackgroundMode::ALL {
            policy.mode(*mode).unwrap();
        }
        for quota in Quota::ALL {
            policy.quota(*quota).unwrap();
        }
        for code in [0, 9, 0x8bad_f00d, u64::from(u32::MAX), u64::MAX] {
            policy.termination(TerminationQuery::new(code)).unwrap();
            for namespace in TerminationNamespace::ALL {
                policy
                    .termination(TerminationQuery::new(code).reason_namespace(*namespace))
                    .unwrap();
            }
        }
    }
    assert!(answered > 1000);
}
