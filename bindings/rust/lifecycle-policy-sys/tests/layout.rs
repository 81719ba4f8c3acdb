//! Compares values, sizes and offsets with those of the C compiler.

use std::fmt::Write;
use std::process::Command;

mod compiler;

macro_rules! offset {
    ($name:ident, $field:ident) => {{
        let place = std::mem::MaybeUninit::<$name>::uninit();
        let start = place.as_ptr();
        // SAFETY: no reference to uninitialised memory is made, and the field is in the struct.
        unsafe { std::ptr::addr_of!((*start).$field) as i64 - start as i64 }
    }};
}

#[rustfmt::skip]
#[allow(clippy::unnecessary_cast)]
mod table;

#[test]
fn numbers_are_those_of_the_compiler() {
    let ours = table::numbers();
    let mut source = String::from("#include <stdio.h>\nint main(void) {\n");
    for (expression, _) in &ours {
        writeln!(source, "  printf(\"%lld\\n\", (long long)({expression}));").unwrap();
    }
    source.push_str("  return 0;\n}\n");
    let output = Command::new(compiler::compile("numbers", &source)).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let theirs: Vec<i64> = text.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(theirs.len(), ours.len());
    for ((expression, value), theirs) in ours.iter().zip(theirs) {
        assert_eq!(*value, theirs, "{expression}");
    }
}

#[test]
fn every_function_is_in_the_library() {
    let functions = table::functions();
    assert!(functions.iter().all(|(_, address)| !address.is_null()));
    assert!(!functions.is_empty());
}
