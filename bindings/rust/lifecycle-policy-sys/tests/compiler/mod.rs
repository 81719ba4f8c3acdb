//! Runs the C compiler over small programs that include the header.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Compiles a C program, and returns the path of the executable file. If the compiler fails, panics
/// with its message.
pub fn compile(name: &str, source: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (file, program) = (folder.join(format!("{name}.c")), folder.join(name));
    fs::write(&file, format!("#include <lifecycle_policy.h>\n{source}")).unwrap();
    let compiler = env::var_os("CC").unwrap_or_else(|| "cc".into());
    let output = Command::new(&compiler)
        .args(["-std=gnu99", "-Wall", "-Wno-unused-function", "-Werror", "-I"])
        .arg(env!("LIFECYCLE_POLICY_INCLUDE"))
        .arg(&file)
        .arg("-o")
        .arg(&program)
        .output()
        .unwrap_or_else(|error| panic!("{compiler:?}: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    program
}
