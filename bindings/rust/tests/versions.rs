//! The crates have the library's version.

use lifecycle_policy::{abi_version, library_version, ruleset_version};
use lifecycle_policy_sys as sys;

#[test]
fn the_crates_are_of_the_library_s_version() {
    assert_eq!(env!("CARGO_PKG_VERSION"), library_version());
    let parts = [sys::LCP_VERSION_MAJOR, sys::LCP_VERSION_MINOR, sys::LCP_VERSION_PATCH];
    assert_eq!(parts.map(|part| part.to_string()).join("."), library_version());
    assert!(ruleset_version().starts_with("20"));
    assert_eq!(sys::LCP_ABI_VERSION, abi_version());
    for manifest in
        [include_str!("../Cargo.toml"), include_str!("../lifecycle-policy-sys/Cargo.toml")]
    {
        let ours = format!("version = \"{}\"", library_version());
        let lines = manifest.lines().filter(|line| line.starts_with("version = "));
        assert_eq!(lines.collect::<Vec<_>>(), [ours]);
    }
}
