//! Checks the types of the declarations: each struct, field and prototype is translated back into
//! C, and the C compiler compares it with the header.

use std::fmt::Write;

mod compiler;

const DECLARATIONS: &str = include_str!("../src/declarations.rs");

/// A name and its type.
type Part<'a> = (&'a str, &'a str);

/// Translates a type into C.
fn c_type(text: &str) -> String {
    if let Some(pointed) = text.strip_prefix("*const ") {
        return format!("{} const *", c_type(pointed));
    }
    if let Some(pointed) = text.strip_prefix("*mut ") {
        return format!("{} *", c_type(pointed));
    }
    match text {
        "i32" => "int32_t",
        "u32" => "uint32_t",
        "i64" => "int64_t",
        "u64" => "uint64_t",
        "usize" => "size_t",
        "c_char" => "char",
        "c_void" | "()" => "void",
        _ => text,
    }
    .to_owned()
}

/// Splits `name: type`.
fn part(text: &str) -> Part<'_> {
    text.trim().split_once(": ").unwrap_or_else(|| panic!("`{text}` is not a declaration"))
}

fn structs() -> Vec<(&'static str, Vec<Part<'static>>)> {
    let mut found = Vec::new();
    for block in DECLARATIONS.split("\npub struct ").skip(1) {
        let (name, rest) = block.split_once(" {\n").unwrap();
        let body = &rest[..rest.find("\n}").unwrap()];
        let fields = body.lines().filter_map(|line| line.trim().strip_prefix("pub "));
        found.push((name, fields.map(|field| part(field.trim_end_matches(','))).collect()));
    }
    found
}

fn functions() -> Vec<(&'static str, Vec<Part<'static>>, &'static str)> {
    let mut found = Vec::new();
    for block in DECLARATIONS.split("\n    pub fn ").skip(1) {
        let (name, rest) = block.split_once('(').unwrap();
        let (parameters, rest) = rest.split_once(')').unwrap();
        let result = rest.strip_prefix(" -> ").unwrap_or("()").split(';').next().unwrap();
        let parts = parameters.split(',').filter(|text| !text.trim().is_empty());
        found.push((name, parts.map(part).collect(), result));
    }
    found
}

#[test]
fn fields_have_their_types() {
    let mut source = String::new();
    for (name, fields) in structs() {
        for (field, kind) in fields {
            let wanted = match kind.trim_matches(&['[', ']'][..]).split_once("; ") {
                Some((element, count)) => format!("{}[{count}]", c_type(element)),
                None => c_type(kind),
            };
            writeln!(
                source,
                "_Static_assert(__builtin_types_compatible_p(__typeof__((({name} *)0)->{field}), \
                 {wanted}), \"{name}.{field}\");"
            )
            .unwrap();
        }
    }
    assert!(source.lines().count() > 200);
    compiler::compile("fields", &format!("{source}int main(void) {{ return 0; }}\n"));
}

#[test]
fn functions_have_their_types() {
    let mut source = String::new();
    for (name, parameters, result) in functions() {
        let listed: Vec<String> = parameters.iter().map(|(_, kind)| c_type(kind)).collect();
        let listed = if listed.is_empty() { "void".to_owned() } else { listed.join(", ") };
        writeln!(source, "{} {name}({listed});", c_type(result)).unwrap();
    }
    assert!(source.lines().count() > 40);
    compiler::compile("functions", &format!("{source}int main(void) {{ return 0; }}\n"));
}
