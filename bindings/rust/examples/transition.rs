//! May the app go from one state to another, for this cause, and which callbacks does it get?
//!
//!     cargo run --example transition

use lifecycle_policy::{
    App, BackgroundMode, Cause, Context, Error, Message, PathQuery, Policy, State, TransitionQuery,
};

fn main() -> Result<(), Error> {
    let app = App::new().background_modes([BackgroundMode::Audio]);
    let policy = Policy::new(&Context::new((12, 0)).app(app))?;

    // The user presses the home button while the app plays. That takes two steps, not one.
    let (from, to) = (State::Active, State::Background);
    let answer = policy.transition(TransitionQuery::new(from, to, Cause::HomeButton))?;
    println!("{from} -> {to} in one step: {}", answer.verdict);
    if let (Some(reason), Some(via)) = (answer.reason, answer.via) {
        println!("  because: {reason}, via {via}");
    }

    for step in policy.path(PathQuery::new(from, to))?.steps {
        println!("{} -> {} ({})", step.from, step.to, step.cause);
        for called in policy.steps(step)? {
            let kind = match called.message {
                Message::Callback { .. } => "calls",
                Message::Notification(_) => "posts",
            };
            let state = called.state.map_or("nothing", |state| state.name());
            println!("  {kind} {}, reads {state}", called.name());
        }
        if let Some(rule) = step.rule {
            println!("  rule {rule}");
        }
    }
    Ok(())
}
