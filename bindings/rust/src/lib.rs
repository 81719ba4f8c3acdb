//! The iOS app life cycle policy: may an app go from this state to that one, how long has it got,
//! and would the system launch it again? Each answer names the rule that decided and where that
//! rule comes from.
//!
//! ```
//! use lifecycle_policy::{App, Context, LocationAuthorization, RelaunchQuery};
//! use lifecycle_policy::{Termination, Trigger, Verdict};
//!
//! // After a force quit, does crossing a region's border launch the app again?
//! let app = App::new().location_authorization(LocationAuthorization::Always);
//! let crossing = RelaunchQuery::new(Termination::UserForceQuit, Trigger::RegionEnter);
//!
//! let before = Context::new((7, 0)).app(app).relaunch(crossing)?;
//! assert_eq!(before.verdict, Verdict::Forbidden);
//!
//! let since = Context::new((8, 0)).app(app).relaunch(crossing)?;
//! assert_eq!(since.verdict, Verdict::Allowed);
//! for source in since.rule.expect("a rule").citations() {
//!     println!("{}: {}", source.key, source.title);
//! }
//! # Ok::<(), lifecycle_policy::Error>(())
//! ```
//!
//! # Questions
//!
//! They are the methods of a [`Context`], which is an OS version and, where they matter, an
//! [`App`], [`DeviceFacts`], an [`EvidenceProfile`] and figures of the host's own.
//!
//! | method | asks |
//! |---|---|
//! | [`transition`](Context::transition) | is this one legal step, and with which callbacks? |
//! | [`next`](Context::next) | what may follow? |
//! | [`path`](Context::path) | which legal steps lead there? |
//! | [`deadline`](Context::deadline) | advice, limit, warning, and what follows |
//! | [`relaunch`](Context::relaunch) | does this event wake or relaunch the app? |
//! | [`conduct`](Context::conduct) | may the app do this in this state, and what does it cost? |
//! | [`duties`](Context::duties) | what does the app owe in a callback? |
//! | [`delivery`](Context::delivery) | how does an event reach an app in a state? |
//! | [`mode`](Context::mode) | what does a background mode permit, wake and keep running? |
//! | [`quota`](Context::quota) | how many does the system allow? |
//! | [`manifest`](Context::manifest) | what in the manifest will not work? |
//! | [`termination`](Context::termination) | what does a termination code mean? |
//! | [`explain`](Context::explain) | every rule about a question, and its part in the answer |
//!
//! `transition_batch`, `deadline_batch`, `relaunch_batch` and `conduct_batch` ask many at once.
//! [`rules`] and [`citations`] give the rule book itself.
//!
//! # Errors and verdicts
//!
//! An [`Error`] says that a question could not be asked, and which part of it was at fault. A
//! [`Verdict`] is an answer, whatever it says. Where the sources are silent it is
//! [`Unspecified`](Verdict::Unspecified), never *forbidden*; where it turns on a fact that was not
//! given it is [`Conditional`](Verdict::Conditional), and `requires` lists what it leans on.
//!
//! The enumerations may grow: each is `#[non_exhaustive]`. Where the loaded library is newer than
//! this crate and answers with a value that this crate does not know, the answer is an error, never
//! a guess; that is why the iterators give results.
//!
//! # Threads and memory
//!
//! Every type is `Send` and `Sync`, and any question may be asked from any thread at any time:
//! there are no locks, and no state that changes. Questions allocate nothing; texts are `'static`.
//! Only [`Context::limits`], [`App::apply_info`] and [`Citation::url`] allocate.
//!
//! # Linking
//!
//! See [`lifecycle_policy_sys`]. With the feature `static` the program needs no shared library.

#![deny(missing_docs)]
#![deny(unsafe_op_in_unsafe_fn)]
#![warn(clippy::undocumented_unsafe_blocks)]

mod answer;
mod app;
mod ask;
mod axis;
mod batch;
mod builder;
mod conduct;
mod context;
mod deadline;
mod delivery;
mod device_facts;
mod duties;
mod error;
mod explain;
mod info;
mod library;
mod limit;
mod manifest;
mod mode;
mod next;
mod os_version;
mod path;
mod quota;
mod relaunch;
mod rules;
mod set;
mod span;
mod steps;
mod termination;
mod text;
mod transition;
mod values;

pub use app::App;
pub use axis::{EitherState, EitherStates, State};
pub use batch::Batch;
pub use conduct::{ConductAnswer, ConductQuery};
pub use context::Context;
pub use deadline::{DeadlineAnswer, DeadlineQuery};
pub use delivery::{DeliveryAnswer, DeliveryQuery};
pub use device_facts::DeviceFacts;
pub use duties::{Duties, DutiesAnswer, DutiesQuery, Duty};
pub use error::Error;
pub use explain::{Explanation, Explanations};
pub use info::{InfoValue, Notice};
pub use library::{abi_version, library_version, ruleset_version};
pub use limit::Limit;
pub use manifest::{Finding, Findings, ManifestAnswer};
pub use mode::{ModeAnswer, ModeQuery};
pub use next::{Edge, Edges, NextAnswer, NextQuery};
pub use os_version::OsVersion;
pub use path::{PathAnswer, PathQuery, PathStep, PathSteps};
pub use quota::{QuotaAnswer, QuotaQuery};
pub use relaunch::{RelaunchAnswer, RelaunchQuery};
pub use rules::{
    citations, rules, Citation, Citations, Rule, RuleIndex, RuleStep, RuleSteps, Rules,
};
pub use set::{Member, Set, SetIter};
pub use span::Span;
pub use steps::{Message, TransitionStep, TransitionSteps};
pub use termination::{TerminationAnswer, TerminationQuery};
pub use transition::{TransitionAnswer, TransitionQuery};
pub use values::*;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
