//! After a force quit, does crossing a region's border launch the app again?
//!
//!     cargo run --example relaunch

use lifecycle_policy::{
    App, BackgroundMode, Context, Error, LocationAuthorization, OsVersion, Policy, RelaunchQuery,
    Termination, Trigger,
};

fn main() -> Result<(), Error> {
    // The authorization that the user granted at run time is unknown unless the host gives it.
    let app = App::new()
        .background_modes([BackgroundMode::Location])
        .location_authorization(LocationAuthorization::Always);
    let crossing = RelaunchQuery::new(Termination::UserForceQuit, Trigger::RegionEnter);

    for os in [OsVersion::new(7, 0, 0), OsVersion::new(8, 0, 0)] {
        let answer = Policy::new(&Context::new(os).app(app))?.relaunch(crossing)?;
        print!("iOS {os}: {}", answer.verdict);
        if let Some(guarantee) = answer.guarantee {
            print!(", {guarantee}");
        }
        if let Some(callback) = answer.callback {
            print!(", by {callback}");
        }
        println!();
        if !answer.requires.is_empty() {
            println!("  requires {}", answer.requires);
        }
        if let Some(rule) = answer.rule {
            println!("  rule {rule}");
            for source in rule.citations() {
                println!("  source {}: {}", source.key, source.title);
            }
        }
    }
    Ok(())
}
