//! Finds the library and tells cargo where it is.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

const VARIABLE: &str = "LIFECYCLE_POLICY_DIST";
const DECLARATIONS: &str = include_str!("src/declarations.rs");

fn main() {
    println!("cargo:rerun-if-env-changed={VARIABLE}");
    println!("cargo:rerun-if-changed=build.rs");
    if env::var_os("DOCS_RS").is_some() {
        return; // documentation needs no library
    }
    let is_static = env::var_os("CARGO_FEATURE_STATIC").is_some();
    let (name, kind) = match is_static {
        true => ("liblifecycle_policy.a", "static"),
        false => ("liblifecycle_policy.so", "dylib"),
    };
    let dist = find(name);
    let (library, header) = (dist.join("lib").join(name), dist.join("include/lifecycle_policy.h"));
    println!("cargo:rerun-if-changed={}", library.display());
    println!("cargo:rerun-if-changed={}", header.display());
    check_abi(&header);

    // At run time, cargo finds only libraries below its target folder. With this link, `cargo run`
    // and `cargo test` work in every crate that depends on this crate.
    let link = PathBuf::from(env::var_os("OUT_DIR").unwrap()).join("lib");
    let _ = fs::remove_file(&link);
    std::os::unix::fs::symlink(dist.join("lib"), &link).expect("a link in OUT_DIR");
    println!("cargo:rustc-link-search=native={}", link.display());
    println!("cargo:rustc-link-lib={kind}=lifecycle_policy");
    println!("cargo:rustc-env=LIFECYCLE_POLICY_INCLUDE={}", dist.join("include").display());
    println!("cargo:include={}", dist.join("include").display());
    if !is_static {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{}", dist.join("lib").display());
        println!("cargo:rpath={}", dist.join("lib").display());
    }
}

/// Returns the folder that holds `lib` and `include`.
fn find(name: &str) -> PathBuf {
    let folder = match env::var_os(VARIABLE) {
        Some(folder) => PathBuf::from(folder),
        None => Path::new(&env::var_os("CARGO_MANIFEST_DIR").unwrap())
            .join("../../..") // the root of the checkout
            .join(".build/dist"),
    };
    let library = folder.join("lib").join(name);
    println!("cargo:rerun-if-changed={}", library.display());
    match (library.is_file(), folder.canonicalize()) {
        (true, Ok(folder)) => folder,
        _ => panic!(
            "no {}: run `make` in the checkout, or set {VARIABLE} to the folder that holds \
             lib/{name} and include/lifecycle_policy.h",
            library.display()
        ),
    }
}

/// Refuses the library if the ABI number in its header differs from the number in the declarations.
fn check_abi(header: &Path) {
    let text = fs::read_to_string(header)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", header.display()));
    let theirs = number(&text, "#define LCP_ABI_VERSION ");
    let ours = number(DECLARATIONS, "pub const LCP_ABI_VERSION: i32 = ");
    assert!(
        ours.is_some() && theirs == ours,
        "{} has ABI {theirs:?}, and this crate has ABI {ours:?}",
        header.display()
    );
}

/// Returns the number after the first `start` in a text.
fn number(text: &str, start: &str) -> Option<u32> {
    let rest = &text[text.find(start)? + start.len()..];
    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}
