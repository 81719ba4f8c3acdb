//! The rule book itself.

mod citations;
mod index;
mod row;
mod steps;

pub use citations::{citations, Citation, Citations};
pub use index::{rules, RuleIndex, Rules};
pub use row::Rule;
pub use steps::{RuleStep, RuleSteps};
