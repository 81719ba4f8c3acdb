//! May the app go from here to there, for this cause, and what is it told on the way?
//!
//!     cargo run --example transition

use lifecycle_policy::{
    App, AppState, BackgroundMode, Cause, Context, Error, Message, PathQuery, TransitionQuery,
    TransitionSteps,
};

/// Prints what an app is told, and what it reads when it asks for its state.
fn print_steps(steps: TransitionSteps) -> Result<(), Error> {
    for step in steps {
        let step = step?;
        let kind = match step.message {
            Message::Callback { .. } => "calls",
            Message::Notification(_) => "posts",
        };
        let state = step.state.map_or("nothing", |state| state.name());
        println!("  {kind} {}, reads {state}", step.name());
    }
    Ok(())
}

fn main() -> Result<(), Error> {
    let app = App::new().background_modes([BackgroundMode::Audio]);
    let context = Context::new((12, 0)).app(app);

    // The home button, while the app plays: not one step, but two.
    let (from, to) = (AppState::Active, AppState::Background);
    let answer = context.transition(TransitionQuery::new(from, to, Cause::HomeButton))?;
    println!("{from} -> {to} in one step: {}", answer.verdict);
    if let (Some(reason), Some(via)) = (answer.reason, answer.via) {
        println!("  because: {reason}, via {via}");
    }

    for step in context.path(PathQuery::new(from, to))?.steps() {
        let step = step?;
        println!("{} -> {} ({})", step.from, step.to, step.cause);
        print_steps(step.steps())?;
        if let Some(rule) = step.rule {
            println!("  rule {rule}");
        }
    }
    Ok(())
}
