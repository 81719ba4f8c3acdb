//! A stand-in for an emulator such as touchHLE: what lifecycle.rs needs, and three guests.

mod lifecycle;

use lifecycle::Lifecycle;
use lifecycle_policy::{DeviceEvent, Error, Occurrence};
use std::time::Duration;

/// What the guest does. These actions stand in for its machine code.
enum Code {
    /// Runs for this many time slices.
    Work(u32),
    /// Calls `-[UIApplication beginBackgroundTaskWithExpirationHandler:]`.
    BeginTask,
    /// Calls `-[UIApplication endBackgroundTask:]`.
    EndTask,
    /// Calls `-[UIApplication applicationState]`.
    ReadState,
}

type Method = (&'static str, &'static [Code]);
struct Guest {
    delegate: &'static [Method],
    expiration_handler: &'static [Code],
}

pub struct Environment {
    pub lifecycle: Lifecycle,
    /// The time since the start. This stand-in counts time slices of 10 ms, so that each run prints
    /// the same. A real emulator reads its clock.
    pub now: Duration,
    pub exited: bool,
    guest: &'static Guest,
    task: Option<u32>,
}

impl Environment {
    /// Runs guest code until it returns. Returns false if it was abandoned.
    fn run(&mut self, code: &[Code]) -> Result<bool, Error> {
        for part in code {
            match part {
                Code::Work(slices) => {
                    for _ in 0..*slices {
                        self.now += Duration::from_millis(10);
                        if lifecycle::is_out_of_time(self)? {
                            println!("    {:.3} the guest is abandoned", self.now.as_secs_f64());
                            return Ok(false);
                        }
                    }
                }
                Code::BeginTask => {
                    let begin = DeviceEvent::new(Occurrence::BeginTask);
                    self.task = lifecycle::post(self, begin)?.token;
                    println!("    the guest begins a background task");
                }
                Code::EndTask => {
                    println!("    the guest ends its background task");
                    let end = DeviceEvent::new(Occurrence::EndTask).token(self.task);
                    lifecycle::post(self, end)?;
                }
                Code::ReadState => {
                    println!("    the guest reads {}", lifecycle::application_state(self)?);
                }
            }
        }
        Ok(true)
    }

    /// Calls a method of the guest's delegate. Returns false if the delegate lacks it.
    pub fn send_to_delegate(&mut self, selector: &str) -> Result<bool, Error> {
        let method = self.guest.delegate.iter().find(|(name, _)| *name == selector);
        let code = match method {
            Some((_, code)) => code,
            None => return Ok(false),
        };
        println!("    -[delegate {selector}]");
        self.run(code)?;
        Ok(true)
    }

    pub fn run_expiration_handler(&mut self) -> Result<(), Error> {
        println!("    the guest's expiration handler");
        self.run(self.guest.expiration_handler).map(drop)
    }

    /// Runs `-[NSRunLoop run]` up to `end`.
    fn run_loop(&mut self, end: Duration) -> Result<(), Error> {
        loop {
            let due = lifecycle::turn(self)?;
            if self.exited || self.now >= end {
                return Ok(());
            }
            // Timers, sound and drawing would run here, unless `self.lifecycle.suspended`. An
            // emulator sleeps until the next of them is due. This stand-in skips the time.
            self.now = due.map_or(end, |due| due.min(end)).max(self.now);
        }
    }
}

const LAUNCH: Method = ("applicationDidFinishLaunching:", &[Code::Work(30)]);
const LEAVE: &str = "applicationDidEnterBackground:";
static PLAIN: Guest =
    Guest { delegate: &[LAUNCH, ("applicationWillTerminate:", &[])], expiration_handler: &[] };
static UPLOADER: Guest = Guest {
    delegate: &[LAUNCH, (LEAVE, &[Code::Work(20), Code::BeginTask, Code::ReadState])],
    expiration_handler: &[Code::Work(1), Code::EndTask],
};
static SPINNER: Guest =
    Guest { delegate: &[LAUNCH, (LEAVE, &[Code::Work(u32::MAX)])], expiration_handler: &[] };

fn run(title: &str, os: (u8, u8), guest: &'static Guest) -> Result<(), Error> {
    println!("==== iOS {}.{}: {title}", os.0, os.1);
    let lifecycle = Lifecycle::new(os)?;
    let mut env = Environment { lifecycle, now: Duration::ZERO, exited: false, guest, task: None };
    let day = [(0, Occurrence::OpenApp), (10, Occurrence::Home), (900, Occurrence::OpenApp)];
    for (second, what) in day {
        env.run_loop(Duration::from_secs(second))?;
        if env.exited {
            return Ok(());
        }
        println!("    the user: {what}");
        lifecycle::post(&mut env, DeviceEvent::new(what))?;
    }
    env.run_loop(Duration::from_secs(901))
}

fn main() -> Result<(), Error> {
    run("an app of its time leaves the screen", (3, 1), &PLAIN)?;
    run("an upload goes on in the background", (4, 0), &UPLOADER)?;
    run("applicationDidEnterBackground: never returns", (4, 0), &SPINNER)
}
