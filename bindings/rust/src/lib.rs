//! The iOS app life cycle policy: may an app go from this state to that one, how long does it have,
//! and would the system launch it again? Each answer names the rule that decided and the source of
//! that rule.
//!
//! ```
//! use lifecycle_policy::{App, Context, LocationAuthorization, Policy, RelaunchQuery};
//! use lifecycle_policy::{Termination, Trigger, Verdict};
//!
//! // After a force quit, does crossing a region's border launch the app again?
//! let app = App::new().location_authorization(LocationAuthorization::Always);
//! let crossing = RelaunchQuery::new(Termination::UserForceQuit, Trigger::RegionEnter);
//!
//! let before = Policy::new(&Context::new((7, 0)).app(app))?.relaunch(crossing)?;
//! assert_eq!(before.verdict, Verdict::Forbidden);
//!
//! let since = Policy::new(&Context::new((8, 0)).app(app))?.relaunch(crossing)?;
//! assert_eq!(since.verdict, Verdict::Allowed);
//! for source in since.rule.expect("a rule").citations() {
//!     println!("{}: {}", source.key, source.title);
//! }
//! # Ok::<(), lifecycle_policy::Error>(())
//! ```
//!
//! # Questions
//!
//! A [`Context`] is an OS version and, where they matter, an [`App`], [`DeviceFacts`], an
//! [`EvidenceProfile`] and the host's own figures. A [`Policy`] is prepared for a context once, and
//! can then be asked often. Its methods are the questions:
//!
//! | method | asks |
//! |---|---|
//! | [`transition`] | is this a legal step, or where does a cause lead? |
//! | [`steps`] | which callbacks and notifications come? |
//! | [`next`] | what may follow? |
//! | [`path`] | which legal steps lead to a state? |
//! | [`deadline`] | how long may something take, what follows, and when does the clock run? |
//! | [`relaunch`] | does this event wake or relaunch the app, or reach it while it runs? |
//! | [`conduct`] | may the app do this in this state, and what does it cost to do it anyway? |
//! | [`duties`] | what must the app do in a callback? |
//! | [`call`] | who receives a callback, with which options, and what does its return value change? |
//! | [`delivery`] | how does an event reach an app in a state? |
//! | [`mode`] | what does a background mode permit, wake and keep running? |
//! | [`quota`] | how many things of one kind does the system allow? |
//! | [`manifest`] | what will not work in the manifest? |
//! | [`termination`] | what does a termination code mean? |
//! | [`suspension`] | does anything keep the app from being suspended? |
//! | [`purge`] | which app is ended first when memory is short? |
//! | [`explain`] | which rules are about a question, and what part does each of them play? |
//! | [`condition`] | what is known about a condition? |
//!
//! [`transition`]: Policy::transition
//! [`steps`]: Policy::steps
//! [`next`]: Policy::next
//! [`path`]: Policy::path
//! [`deadline`]: Policy::deadline
//! [`relaunch`]: Policy::relaunch
//! [`conduct`]: Policy::conduct
//! [`duties`]: Policy::duties
//! [`call`]: Policy::call
//! [`delivery`]: Policy::delivery
//! [`mode`]: Policy::mode
//! [`quota`]: Policy::quota
//! [`manifest`]: Policy::manifest
//! [`termination`]: Policy::termination
//! [`suspension`]: Policy::suspension
//! [`purge`]: Policy::purge
//! [`explain`]: Policy::explain
//! [`condition`]: Policy::condition
//!
//! [`batch`](Policy::batch) asks many questions of one kind at once. [`Context::edges`] iterates
//! over the versions on which an answer can change. [`rules`] and [`citations`] return the rule
//! book itself.
//!
//! # Devices
//!
//! A [`Device`] simulates what the system does to many apps on one clock. The host posts events. It
//! takes the resulting effects, and carries them out.
//!
//! # Logs
//!
//! An [`Auditor`] judges the log of an app: the order of the callbacks, the durations that exceed a
//! limit, and the possible ends of the process.
//!
//! # Errors and verdicts
//!
//! An [`Error`] says that a question could not be asked, and which part of it was at fault. A
//! [`Verdict`] is an answer, whatever it says. If the sources are silent, the verdict is
//! [`Unspecified`](Verdict::Unspecified), never *forbidden*. If the verdict depends on a fact that
//! was not given, it is [`Conditional`](Verdict::Conditional), and `requires` lists the conditions.
//!
//! The enumerations may grow: each is `#[non_exhaustive]`. If the loaded library is newer than this
//! crate and answers with a value that this crate does not know, the result is an error, never a
//! guess.
//!
//! # Threads and memory
//!
//! Every type is `Send` and `Sync`, except that a [`Device`] and its [`Effects`] are not `Sync`.
//! Any question may be asked from any thread at any time: there are no locks, and no state changes.
//! Texts are `'static`. Only `Policy::text` and `Rule::url` return a `String`.
//!
//! A question allocates nothing unless its result has a list. `next`, `path`, `duties`, `manifest`,
//! `steps`, `explain`, `batch` and the lists of rules allocate that list. The library allocates the
//! memory of a device when the device is made or forked. Of the other methods of a device,
//! `snapshot` allocates, and so do `install` and `update_app` if the host gives its own figures. A
//! policy with tables, a `Day`, an auditor and each of its sessions allocate their own memory.
//! Otherwise, only lists, a `String` and very long texts of findings allocate.
//!
//! # Linking
//!
//! See [`lifecycle_policy_sys`]. With the feature `static` the program needs no shared library.

#![deny(missing_docs)]
#![deny(unsafe_op_in_unsafe_fn)]
#![warn(clippy::undocumented_unsafe_blocks)]

mod audit;
mod context;
mod cross;
#[rustfmt::skip]
mod declared;
mod device;
mod device_facts;
mod error;
mod info;
mod library;
mod limit;
mod os_version;
mod policy;
mod questions;
mod rules;
mod set;
mod span;
mod text;
mod values;

pub use audit::options::{AuditorOptions, Beside};
pub use audit::record::{Column, Columns, Record};
pub use audit::{Auditor, Session};
pub use context::Context;
pub use declared::*;
pub use device::day::{Day, DayStep, Habits};
pub use device::effect::Effects;
pub use device::options::{DeviceOptions, Install};
pub use device::Device;
pub use error::Error;
pub use info::{InfoProgress, InfoValue, Notice};
pub use library::{abi_version, library_version, ruleset_version};
pub use limit::Limit;
pub use os_version::OsVersion;
pub use policy::Policy;
pub use questions::lists::Message;
pub use rules::{citations, rules, Citation, Rule, RuleIndex};
pub use set::{Member, Set};
pub use span::Span;
pub use values::*;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
