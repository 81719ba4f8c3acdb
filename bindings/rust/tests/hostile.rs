//! What a careless or hostile caller can pass, and every question over whole domains: each comes
//! back with an answer or with an error that names the field.

use lifecycle_policy::*;
use std::time::Duration;

/// Asks each kind of question, and gives the errors.
fn errors(context: &Context) -> Vec<Error> {
    let home = TransitionQuery::new(AppState::Active, AppState::Inactive, Cause::HomeButton);
    let scene = NextQuery::new(SceneState::Background);
    let way = PathQuery::new(AppState::Active, AppState::Suspended);
    let crash = RelaunchQuery::new(Termination::Crash, Trigger::SilentPush);
    let drawing = ConductQuery::new(AppState::Background, Activity::Metal);
    let touch = DeliveryQuery::new(AppState::Suspended, Event::Touch);
    [
        context.transition(home).err(),
        context.next(scene).err(),
        context.path(way).err(),
        context.deadline(Allowance::Launch).err(),
        context.relaunch(crash).err(),
        context.conduct(drawing).err(),
        context.duties(Callback::DidEnterBackground).err(),
        context.delivery(touch).err(),
        context.mode(BackgroundMode::Audio).err(),
        context.quota(Quota::Wakeups).err(),
        context.manifest().err(),
        context.termination(TerminationQuery::new(0)).err(),
        context.explain(home).err(),
        context.explain(DeadlineQuery::new(Allowance::Launch)).err(),
        context.explain(crash).err(),
        context.explain(drawing).err(),
        context.explain(touch).err(),
        context.explain(ModeQuery::new(BackgroundMode::Audio)).err(),
        context.explain(QuotaQuery::new(Quota::Wakeups)).err(),
        context.explain(TerminationQuery::new(0)).err(),
        context.transition_batch(&[home]).err(),
        context.transition_batch::<AppState>(&[]).err(),
        context.deadline_batch(&[Allowance::Launch.into()]).err(),
        context.relaunch_batch(&[crash]).err(),
        context.conduct_batch(&[]).err(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// How many questions `errors` asks.
const QUESTIONS: usize = 25;

fn refused(context: &Context, field: Field) {
    let errors = errors(context);
    assert_eq!(errors.len(), QUESTIONS, "{context:?}");
    for error in errors {
        assert_eq!((error.status, error.field), (Status::OutOfRange, Some(field)), "{context:?}");
        assert!(error.to_string().starts_with(field.name()), "{error}");
    }
}

#[test]
fn contexts_that_cannot_be() {
    for os in [OsVersion::new(0, 0, 1), OsVersion::new(1, 255, 255)] {
        refused(&Context::new(os), Field::Os);
    }
    let errors = errors(&Context::new((0, 0)));
    assert_eq!(errors.len(), QUESTIONS);
    assert!(errors.iter().all(|error| error.field == Some(Field::Os)));
    refused(&Context::new((9, 0)).os_last(OsVersion::new(8, 0, 0)), Field::Os);
    for slots in [9, 255, u32::MAX] {
        let facts = DeviceFacts::ordinary().foreground_slots(slots);
        refused(&Context::new((9, 0)).facts(facts), Field::ForegroundSlots);
    }
    let limits = vec![Limit::new(Allowance::Launch); 65];
    refused(&Context::new((9, 0)).limits(limits), Field::LimitCount);
}

#[test]
fn contexts_at_the_edge() {
    let facts = DeviceFacts::unknown().foreground_slots(8);
    let app = App::new()
        .linked_sdk(OsVersion::new(255, 255, 255))
        .minimum_os(OsVersion::new(0, 0, 1))
        .permitted_identifiers(u32::MAX)
        .unknown_modes(u32::MAX)
        .placeholders(true)
        .background_modes(BackgroundMode::ALL.iter().copied().collect::<Set<_>>());
    let limits = vec![Limit::new(Allowance::Launch); 64];
    for os in [OsVersion::OLDEST, OsVersion::NEWEST, OsVersion::new(255, 255, 255)] {
        let context = Context::new(os)
            .os_last(OsVersion::new(255, 255, 255))
            .app(app)
            .facts(facts)
            .limits(limits.clone());
        assert_eq!(errors(&context), []);
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
        let answer = Context::new((9, 0)).limits([limit]).deadline(Allowance::Launch).unwrap();
        assert_eq!((answer.limit, answer.advice), (Some(wanted), Some(wanted)));
    }
    let early = Limit::new(Allowance::Launch).limit(Span::from_secs(1)).warning(Span::from_secs(2));
    let error = Context::new((9, 0)).limits([early]).deadline(Allowance::Launch).unwrap_err();
    assert_eq!((error.status, error.field), (Status::OutOfRange, Some(Field::LimitNs)));
    assert_eq!(error.value, 2_000_000_000);
    let limit = Limit::new(Allowance::Launch).advice(Span::from_secs(3));
    assert_eq!(limit, limit);
    assert_ne!(limit, limit.advice(None));
    assert!(format!("{limit:?}").contains("advice: Some(For(3s))"));
}

fn transitions<S: State>(contexts: &[Context]) -> usize {
    let mut steps = 0;
    for context in contexts {
        for (from, to) in S::ALL.iter().flat_map(|from| S::ALL.iter().map(move |to| (from, to))) {
            for cause in Cause::ALL {
                let query = TransitionQuery::new(*from, *to, *cause);
                let answer = context.transition(query).unwrap();
                assert_eq!(answer.steps().len(), answer.steps().rev().count());
                steps += answer.steps().map(Result::unwrap).count();
            }
            let way = context.path(PathQuery::new(*from, *to)).unwrap();
            steps += way
                .steps()
                .map(|step| step.unwrap().steps().map(Result::unwrap).count())
                .sum::<usize>();
        }
        for from in S::ALL {
            let next = context.next(*from).unwrap();
            assert_eq!(next.edges().map(Result::unwrap).count(), next.edges().len());
        }
    }
    steps
}

#[test]
fn whole_domains() {
    let scenes = App::new().scenes(true).multiple_scenes(true);
    let contexts: Vec<Context> =
        [(2, 0), (3, 1), (4, 0), (8, 0), (12, 4), (13, 0), (17, 0), (27, 0), (99, 0)]
            .into_iter()
            .flat_map(|os| {
                [Context::new(os), Context::new(os).app(scenes).facts(DeviceFacts::unknown())]
            })
            .collect();
    assert!(transitions::<AppState>(&contexts) > 1000);
    assert!(transitions::<SceneState>(&contexts) > 100);
    let mut answered = 0;
    for context in &contexts {
        for termination in Termination::ALL {
            for trigger in Trigger::ALL {
                for since in
                    [Set::EMPTY, Set::from(Since::Reboot), Since::ALL.iter().copied().collect()]
                {
                    let query = RelaunchQuery::new(*termination, *trigger).since(since);
                    answered += usize::from(context.relaunch(query).unwrap().rule.is_some());
                }
            }
        }
        for state in AppState::ALL {
            for activity in Activity::ALL {
                context.conduct(ConductQuery::new(*state, *activity)).unwrap();
            }
            for event in Event::ALL {
                context.delivery(DeliveryQuery::new(*state, *event)).unwrap();
            }
        }
        for allowance in Allowance::ALL {
            let answer = context.deadline(*allowance).unwrap();
            assert!(answer.warning.is_none() || answer.limit.is_some());
        }
        for callback in Callback::ALL {
            let owed = context.duties(*callback).unwrap();
            for duty in owed.duties() {
                assert!(!duty.unwrap().text.is_empty());
            }
        }
        for mode in BackgroundMode::ALL {
            context.mode(*mode).unwrap();
        }
        for quota in Quota::ALL {
            context.quota(*quota).unwrap();
        }
        for code in [0, 9, 0x8bad_f00d, u64::from(u32::MAX), u64::MAX] {
            context.termination(TerminationQuery::new(code)).unwrap();
            for namespace in TerminationNamespace::ALL {
                context.termination(TerminationQuery::new(code).namespace(*namespace)).unwrap();
            }
        }
    }
    assert!(answered > 1000);
}
