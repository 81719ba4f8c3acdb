//! Values, sizes and offsets are those that the C compiler gives.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::process::Command;

mod compiler;

/// Where a field lies in its struct.
macro_rules! offset {
    ($name:ident, $field:ident) => {{
        let place = std::mem::MaybeUninit::<$name>::uninit();
        let start = place.as_ptr();
        // SAFETY: no reference is made to what is not initialised, and the field lies within.
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
fn the_table_has_every_value_and_struct_of_the_header() {
    let header = compiler::header();
    let table = table::numbers();
    let told: BTreeSet<&str> = table.iter().map(|(expression, _)| *expression).collect();
    for line in header.lines() {
        if let Some((name, rest)) = line.trim_start().split_once(" = ") {
            if name.trim_end().starts_with("LCP_") && rest.starts_with(|c: char| c.is_ascii_digit())
            {
                assert!(told.contains(name.trim_end()), "{name}");
            }
        }
        if let Some(rest) = line.strip_prefix("typedef struct ") {
            let name = rest.trim_end_matches(" {");
            assert!(told.contains(format!("sizeof({name})").as_str()), "{name}");
        }
    }
    assert!(told.len() > 1000);
}

#[test]
fn texts_are_those_of_the_header() {
    let header = compiler::header();
    assert!(!table::TEXTS.is_empty());
    for (name, value) in table::TEXTS {
        let line = format!("#define {name} \"{}\"", value.to_str().unwrap());
        assert!(header.lines().any(|other| other == line), "{line}");
    }
}

#[test]
fn every_function_is_in_the_library() {
    let functions = table::functions();
    assert!(functions.iter().all(|(_, address)| !address.is_null()));
    let called = compiler::header().matches("\nlcp_status_t lcp_").count();
    assert!(functions.len() > called && called > 30);
}
