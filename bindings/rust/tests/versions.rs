//! The crates are of the library's version.

use lifecycle_policy::{abi_version, library_version, ruleset_version};
use lifecycle_policy_sys as sys;

#[test]
fn the_crates_are_of_the_library_s_version() {
    assert_eq!(env!("CARGO_PKG_VERSION"), library_version());
    assert_eq!(sys::LCP_VERSION.to_str(), Ok(library_version()));
    assert_eq!(sys::LCP_RULESET_VERSION.to_str(), Ok(ruleset_version()));
    assert_eq!(sys::LCP_ABI_VERSION, abi_version());
    for manifest in
        [include_str!("../Cargo.toml"), include_str!("../lifecycle-policy-sys/Cargo.toml")]
    {
        let ours = format!("version = \"{}\"", library_version());
        let lines = manifest.lines().filter(|line| line.starts_with("version = "));
        assert_eq!(lines.collect::<Vec<_>>(), [ours]);
    }
}
