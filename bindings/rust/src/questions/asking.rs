//! The questions of a policy, one method each.

use crate::policy::call;
use crate::*;
use lifecycle_policy_sys as sys;

impl Policy {
    /// Asks whether a transition is legal. If the question has no target, asks where the cause
    /// leads. [`steps`](Self::steps) lists the callbacks.
    ///
    /// ```
    /// use lifecycle_policy::{Cause, Context, Policy, State, TransitionQuery, Verdict};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let home = TransitionQuery::new(State::Active, State::Inactive, Cause::HomeButton);
    /// assert_eq!(policy.transition(home)?.verdict, Verdict::Allowed);
    ///
    /// let home = TransitionQuery::without_target(State::Active, Cause::HomeButton);
    /// assert_eq!(policy.transition(home)?.to, Some(State::Inactive));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn transition(&self, query: TransitionQuery) -> Result<TransitionAnswer, Error> {
        self.ask(query)
    }

    /// Lists, in order, the callbacks and notifications of a transition or of a step of a path.
    /// Each notification comes before or after its callback, as its rule says. If the transition is
    /// [not one step](crate::Reason::NotOneStep), the list has the callbacks and notifications of
    /// all its steps. If the transition is not taken, the list is empty. Each item has the state
    /// after it, and the allowance that limits its callback.
    ///
    /// ```
    /// use lifecycle_policy::{Cause, Context, Policy, State, TransitionQuery};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let home = TransitionQuery::new(State::Active, State::Inactive, Cause::HomeButton);
    /// assert_eq!(policy.steps(home)?[0].name(), "applicationWillResignActive:");
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn steps(&self, query: impl Into<TransitionQuery>) -> Result<Vec<Step>, Error> {
        let query = query.into().to_raw();
        self.listed(query, sys::LCP_STEP_INIT, Step::decode, sys::lcp_list_steps)
    }

    /// Asks which causes may follow, and to which state each of them leads.
    ///
    /// ```
    /// use lifecycle_policy::{Context, Policy, State};
    ///
    /// let policy = Policy::new(&Context::new((17, 0)))?;
    /// for edge in policy.next(State::Suspended)?.edges {
    ///     println!("{} leads to {}", edge.cause, edge.to);
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn next(&self, query: impl Into<NextQuery>) -> Result<NextAnswer, Error> {
        self.ask(query.into())
    }

    /// Asks for the shortest legal chain of steps; ties are broken by the order of the rule book.
    ///
    /// ```
    /// use lifecycle_policy::{Context, PathQuery, Policy, State};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// for step in policy.path(PathQuery::new(State::NotRunning, State::Suspended))?.steps {
    ///     println!("{} -> {} ({})", step.from, step.to, step.cause);
    ///     for called in policy.steps(step)? {
    ///         println!("  {}", called.name());
    ///     }
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn path(&self, query: PathQuery) -> Result<PathAnswer, Error> {
        self.ask(query)
    }

    /// Asks for the advice, limit, warning and expiry of an allowance, and when its clock runs.
    ///
    /// ```
    /// use lifecycle_policy::{Allowance, Context, Policy, Span};
    ///
    /// let answer = Policy::new(&Context::new((12, 4)))?.deadline(Allowance::BackgroundTask)?;
    /// assert_eq!(answer.limit, Some(Span::from_secs(180)));
    /// println!("by the rule {}", answer.rule.expect("a rule"));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn deadline(&self, query: impl Into<DeadlineQuery>) -> Result<DeadlineAnswer, Error> {
        self.ask(query.into())
    }

    /// Asks whether an event wakes or relaunches the app, or reaches it while it runs. If the
    /// verdict is no, the answer says what happens to the event.
    ///
    /// ```
    /// use lifecycle_policy::{App, Context, LocationAuthorization, Policy, RelaunchQuery};
    /// use lifecycle_policy::{Standing, State, Termination, Trigger, Verdict};
    ///
    /// let app = App::new().location_authorization(LocationAuthorization::Always);
    /// let policy = Policy::new(&Context::new((8, 0)).app(app))?;
    /// let crossing = RelaunchQuery::new(Termination::UserForceQuit, Trigger::RegionEnter);
    /// assert_eq!(policy.relaunch(crossing)?.verdict, Verdict::Allowed);
    ///
    /// let running = RelaunchQuery::on(Trigger::RegionEnter).state(State::Background);
    /// assert_eq!(policy.relaunch(running)?.standing, Some(Standing::Running));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn relaunch(&self, query: RelaunchQuery) -> Result<RelaunchAnswer, Error> {
        self.ask(query)
    }

    /// Asks whether an app may do something in a state, and what the price is if it may not.
    ///
    /// ```
    /// use lifecycle_policy::{Activity, ConductQuery, Context, Policy, Price, State, Verdict};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let answer = policy.conduct(ConductQuery::new(State::Background, Activity::OpenglEs))?;
    /// assert_eq!((answer.verdict, answer.price), (Verdict::Forbidden, Some(Price::Terminate)));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn conduct(&self, query: ConductQuery) -> Result<ConductAnswer, Error> {
        self.ask(query)
    }

    /// Asks what an app must do in a callback.
    ///
    /// ```
    /// use lifecycle_policy::{Callback, Context, Policy, RuleField};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// for duty in policy.duties(Callback::WillResignActive)?.duties {
    ///     println!("{}", duty.rule.text(RuleField::Text));
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn duties(&self, query: impl Into<DutiesQuery>) -> Result<DutiesAnswer, Error> {
        self.ask(query.into())
    }

    /// Asks which object receives a callback, with which options, and what its return value changes.
    ///
    /// ```
    /// use lifecycle_policy::{CallQuery, Callback, Context, LaunchOption, Policy, Trigger, Value};
    ///
    /// let launched = CallQuery::new(Callback::DidFinishLaunching).trigger(Trigger::OpenUrl);
    /// let answer = Policy::new(&Context::new((12, 0)))?.call(launched)?;
    /// assert_eq!(answer.launch_option, Some(LaunchOption::Url));
    /// assert_eq!(LaunchOption::Url.title(), "UIApplicationLaunchOptionsURLKey");
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn call(&self, query: impl Into<CallQuery>) -> Result<CallAnswer, Error> {
        self.ask(query.into())
    }

    /// Asks how an event reaches an app in a state.
    ///
    /// ```
    /// use lifecycle_policy::{Context, DeliveryQuery, Event, Manner, Policy, State};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let turned = DeliveryQuery::new(State::Suspended, Event::OrientationChange);
    /// assert_eq!(policy.delivery(turned)?.manner, Some(Manner::Coalesced));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn delivery(&self, query: DeliveryQuery) -> Result<DeliveryAnswer, Error> {
        self.ask(query)
    }

    /// Asks what a background mode permits, which triggers it enables, and what keeps the app
    /// running.
    ///
    /// ```
    /// use lifecycle_policy::{Activity, BackgroundMode, Context, Policy, RuleField};
    ///
    /// let answer = Policy::new(&Context::new((12, 0)))?.mode(BackgroundMode::Audio)?;
    /// let keeps_running: Vec<Activity> =
    ///     answer.rule.expect("a rule").values(RuleField::KeepsRunning)?;
    /// assert!(keeps_running.contains(&Activity::AudioPlayback));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn mode(&self, query: impl Into<ModeQuery>) -> Result<ModeAnswer, Error> {
        self.ask(query.into())
    }

    /// Asks how many things of one kind the system allows.
    ///
    /// ```
    /// use lifecycle_policy::{Context, Policy, Quota};
    ///
    /// let answer = Policy::new(&Context::new((12, 0)))?.quota(Quota::MonitoredRegions)?;
    /// assert_eq!(answer.count, Some(20));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn quota(&self, query: impl Into<QuotaQuery>) -> Result<QuotaAnswer, Error> {
        self.ask(query.into())
    }

    /// Asks which parts of the app's manifest will not work on the OS of the policy. An unknown
    /// fact causes no finding.
    ///
    /// ```
    /// use lifecycle_policy::{App, BackgroundMode, Context, Policy, RuleField};
    ///
    /// let app = App::new().background_modes([BackgroundMode::Processing]);
    /// for finding in Policy::new(&Context::new((12, 0)).app(app))?.manifest()?.findings {
    ///     let (key, text) = (finding.rule.text(RuleField::Key), finding.rule.text(RuleField::Text));
    ///     println!("{}: {key}: {text}", finding.severity);
    /// }
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn manifest(&self) -> Result<ManifestAnswer, Error> {
        let raw = call(sys::LCP_MANIFEST_ANSWER_INIT, |answer, error| {
            // SAFETY: the structs are initialised and outlive the call.
            unsafe { sys::lcp_query_manifest(self.as_ptr(), answer, error) }
        })?;
        ManifestAnswer::decode(&raw, self, ())
    }

    /// Asks what a termination code means.
    ///
    /// ```
    /// use lifecycle_policy::{Context, Policy, Termination, TerminationQuery};
    ///
    /// let policy = Policy::new(&Context::new((17, 0)))?;
    /// let answer = policy.termination(TerminationQuery::new(0x8bad_f00d))?;
    /// assert_eq!(answer.cause, Some(Termination::Watchdog));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn termination(
        &self,
        query: impl Into<TerminationQuery>,
    ) -> Result<TerminationAnswer, Error> {
        self.ask(query.into())
    }

    /// Asks whether anything keeps the app from being suspended.
    ///
    /// ```
    /// use lifecycle_policy::{Allowance, Context, Policy, Set, SuspensionQuery, Verdict};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let nothing = SuspensionQuery::new();
    /// assert_eq!(policy.suspension(nothing)?.verdict, Verdict::Allowed);
    ///
    /// let answer = policy.suspension(nothing.allowances(Allowance::BackgroundTask))?;
    /// assert_eq!(answer.verdict, Verdict::Forbidden);
    /// assert_eq!(answer.allowances, Set::from(Allowance::BackgroundTask));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn suspension(&self, query: SuspensionQuery) -> Result<SuspensionAnswer, Error> {
        self.ask(query)
    }

    /// Asks in which order the system ends apps when memory is short.
    ///
    /// ```
    /// use lifecycle_policy::{Context, Policy, State};
    ///
    /// let policy = Policy::new(&Context::new((12, 0)))?;
    /// let (suspended, active) = (policy.purge(State::Suspended)?, policy.purge(State::Active)?);
    /// assert!(suspended.rank < active.rank);
    /// assert_eq!((suspended.warned, active.warned), (Some(false), Some(true)));
    /// # Ok::<(), lifecycle_policy::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn purge(&self, query: impl Into<PurgeQuery>) -> Result<PurgeAnswer, Error> {
        self.ask(query.into())
    }
}
