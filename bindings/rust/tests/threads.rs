//! Every type is `Send` and `Sync`, except a device, which is only `Send`. Many threads may ask at
//! the same time.

use lifecycle_policy::*;
use std::thread;

#[allow(dead_code)] // called at compile time
const fn send_and_sync<T: Send + Sync + 'static>() {}

/// The compiler checks that these types are `Send` and `Sync`.
const _: () = {
    send_and_sync::<App>();
    send_and_sync::<AppStatus>();
    send_and_sync::<Citation>();
    send_and_sync::<ConductAnswer>();
    send_and_sync::<Context>();
    send_and_sync::<DeadlineAnswer>();
    send_and_sync::<DeliveryAnswer>();
    send_and_sync::<DeviceEffect>();
    send_and_sync::<DeviceEvent>();
    send_and_sync::<DeviceFacts>();
    send_and_sync::<DeviceOptions>();
    send_and_sync::<DeviceOutcome>();
    send_and_sync::<DeviceStatus>();
    send_and_sync::<DutiesAnswer>();
    send_and_sync::<Error>();
    send_and_sync::<Explanation>();
    send_and_sync::<InfoProgress>();
    send_and_sync::<InfoValue<'static>>();
    send_and_sync::<Install>();
    send_and_sync::<Limit>();
    send_and_sync::<ManifestAnswer>();
    send_and_sync::<ModeAnswer>();
    send_and_sync::<NextAnswer>();
    send_and_sync::<Notice>();
    send_and_sync::<OsVersion>();
    send_and_sync::<PathAnswer>();
    send_and_sync::<Policy>();
    send_and_sync::<QuotaAnswer>();
    send_and_sync::<RelaunchAnswer>();
    send_and_sync::<Rule>();
    send_and_sync::<RuleIndex>();
    send_and_sync::<RuleStep>();
    send_and_sync::<Set<Condition>>();
    send_and_sync::<Step>();
    send_and_sync::<TerminationAnswer>();
    send_and_sync::<TransitionAnswer>();
    send_and_sync::<TransitionQuery>();
};

#[allow(dead_code)] // called at compile time
const fn send<T: Send + 'static>() {}

/// If a type is `Sync`, the name `IS` is ambiguous, and code that uses it does not compile.
trait NotSync<Which> {
    const IS: () = ();
}

#[allow(dead_code)] // makes `IS` ambiguous for a type that is `Sync`
struct ForSync;

impl<T> NotSync<()> for T {}
impl<T: Sync> NotSync<ForSync> for T {}

/// The compiler checks that a device is `Send`, and that it is not `Sync`.
const _: () = {
    send::<Device>();
    <Device as NotSync<_>>::IS
};

#[test]
fn threads_share_a_policy() {
    fn answers(policy: &Policy) -> String {
        let mut text = String::new();
        for trigger in Trigger::ALL.iter().copied() {
            let query = RelaunchQuery::new(Termination::SystemReclaimed, trigger);
            text += &format!("{:?}\n", policy.relaunch(query).unwrap());
        }
        for edge in policy.next(State::Background).unwrap().edges {
            text += &format!("{edge:?}\n");
        }
        text
    }
    let context = Context::new((12, 0)).app(App::new().background_modes(BackgroundMode::Audio));
    for policy in [Policy::new(&context).unwrap(), Policy::with_tables(&context).unwrap()] {
        let alone = answers(&policy);
        thread::scope(|scope| {
            let threads: Vec<_> = (0..8).map(|_| scope.spawn(|| answers(&policy))).collect();
            for thread in threads {
                assert_eq!(thread.join().unwrap(), alone);
            }
        });
    }
}
