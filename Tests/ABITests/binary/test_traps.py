"""Tests traps.py with small libraries in C. Most of these libraries have places that can end the
process."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
import traps
from disassembly import DisassemblyError, Library, read_library

HEAD = "#define HIDDEN __attribute__((visibility(\"hidden\"), noinline, noclone))\n"


def build(folder: Path, source: str, *flags: str) -> Library:
    (folder / "t.c").write_text(HEAD + source, encoding="utf-8")
    library = folder / "t.so"
    options = "-std=c99 -O1 -fPIC -shared -nostartfiles -fcf-protection=none -fno-stack-protector"
    command = ["gcc", *options.split(), *flags, str(folder / "t.c"), "-o", str(library)]
    subprocess.run(command, check=True)
    return read_library(library)


def found(folder: Path, source: str, *flags: str) -> list[tuple[str, str, int, tuple[str, ...]]]:
    sites = traps.find_sites(build(folder, source, *flags))
    return [(site.function, site.kind, site.count, site.exports) for site in sites]


def test_nothing_is_found_in_harmless_code(tmp_path: Path) -> None:
    source = """
    unsigned long strlen(const char *);
    HIDDEN int inner(int a) { return a > 3 ? inner(a - 1) : a; }
    int lcp_a(int a) { return inner(a); }
    int lcp_b(const char *text) { return (int)strlen(text); }
    """
    assert found(tmp_path, source) == []


def test_a_trap_is_found_with_the_exports_that_reach_it(tmp_path: Path) -> None:
    source = """
    HIDDEN int row(int i) { if (i > 5) __builtin_trap(); return i; }
    HIDDEN int between(int i) { return row(i) + 1; }
    int lcp_a(int i) { return between(i) * 2; }
    int lcp_tail(int i) { return row(i); }
    int lcp_none(int i) { return i; }
    """
    assert found(tmp_path, source) == [("row", "ud2", 1, ("lcp_a", "lcp_tail"))]


def test_an_indirect_call_reaches_functions_whose_address_is_taken(tmp_path: Path) -> None:
    source = """
    HIDDEN int in_data(int i) { if (i > 5) __builtin_trap(); return i; }
    HIDDEN int in_code(int i) { if (i > 6) __builtin_trap(); return i; }
    HIDDEN int direct(int i) { if (i > 7) __builtin_trap(); return i; }
    int (*const table[])(int) = {in_data, 0};
    HIDDEN int with(int (*f)(int), int i) { return f(i) + 1; }
    int lcp_calls(int i, int j) { return with(table[j], i) + 1; }
    void lcp_gives(int (**f)(int)) { *f = in_code; }
    int lcp_direct(int i) { return direct(i); }
    """
    assert found(tmp_path, source, "-fno-ipa-cp", "-fno-inline") == [
        ("direct", "ud2", 1, ("lcp_direct",)),
        ("in_code", "ud2", 1, ("lcp_calls",)),
        ("in_data", "ud2", 1, ("lcp_calls",)),
    ]


def test_an_imported_function_that_may_not_return_is_found(tmp_path: Path) -> None:
    source = """
    void abort(void); void *malloc(unsigned long);
    int lcp_a(int i) { if (i) abort(); return i; }
    void *lcp_b(void) { return malloc(3); }
    """
    calls = [
        ("lcp_a", "call of abort", 1, ("lcp_a",)),
        ("lcp_b", "call of malloc", 1, ("lcp_b",)),
    ]
    assert found(tmp_path, source) == calls
    assert found(tmp_path, source, "-fno-plt") == calls


def test_a_division_is_found_unless_it_is_by_a_constant(tmp_path: Path) -> None:
    source = "int lcp_a(int a, int b) { return a / b; } int lcp_b(int a) { return a / 7; }"
    assert found(tmp_path, source) == [("lcp_a", "division", 1, ("lcp_a",))]


def test_a_call_of_a_function_that_never_returns_is_found(tmp_path: Path) -> None:
    source = """
    HIDDEN void stop(void) { __builtin_trap(); }
    HIDDEN void forever(void) { for (;;) __asm__ volatile(""); }
    int lcp_a(int i) { if (i) stop(); return i; }
    int lcp_b(int i) { if (i) forever(); return i; }
    """
    assert found(tmp_path, source, "-fno-ipa-pure-const", "-fno-ipa-cp") == [
        ("lcp_a", "call of stop, which never returns", 1, ("lcp_a",)),
        ("lcp_b", "call of forever, which never returns", 1, ("lcp_b",)),
        ("stop", "ud2", 1, ("lcp_a",)),
    ]


def test_a_function_that_runs_on_past_its_end_is_found(tmp_path: Path) -> None:
    source = "void lcp_a(int *p) { *p = 1; __builtin_unreachable(); }"
    assert found(tmp_path, source) == [("lcp_a", "runs on past its end", 1, ("lcp_a",))]


def test_a_switch_stays_in_its_function(tmp_path: Path) -> None:
    cases = "".join(f"case {i}: return f(p, {i * i + 7}) - {i};" for i in range(12))
    source = f"""
    HIDDEN int f(int *p, int i) {{ return p[i]; }}
    HIDDEN int trap(int i) {{ if (i > 5) __builtin_trap(); return i; }}
    void lcp_gives(int (**g)(int)) {{ *g = trap; }}
    int lcp_a(int *p, int i) {{ switch (i) {{ {cases} default: return 3; }} }}
    """
    library = build(tmp_path, source)
    assert [function.name for function in library.functions if function.switches] == ["lcp_a"]
    assert [(site.function, site.exports) for site in traps.find_sites(library)] == [("trap", ())]


def test_a_jump_that_is_no_switch_counts_as_a_call(tmp_path: Path) -> None:
    source = """
    HIDDEN int trap(int i) { if (i > 5) __builtin_trap(); return i; }
    void lcp_gives(int (**g)(int)) { *g = trap; }
    int lcp_a(int (*f)(int), int i) { return f(i); }
    """
    library = build(tmp_path, source, "-foptimize-sibling-calls")
    jumps = [i.mnemonic for f in library.functions for i in f.code if i.is_indirect]
    assert jumps == ["jmp"]
    assert [site.exports for site in traps.find_sites(library)] == [("lcp_a",)]


def test_a_table_of_offsets_takes_addresses(tmp_path: Path) -> None:
    source = """
    HIDDEN int trap(int i) { if (i > 5) __builtin_trap(); return i; }
    int lcp_direct(int i) { return trap(i); }
    __asm__(".text\\n.globl lcp_t\\n.type lcp_t,@function\\nlcp_t: lea .Lt(%rip), %rcx\\n"
      "movslq (%rcx,%rdi,4), %rax\\nadd %rcx, %rax\\njmp *%rax\\n.size lcp_t, .-lcp_t\\n"
      ".section .rodata\\n.Lt: .long trap-.Lt\\n.text");
    """
    library = build(tmp_path, source)
    assert [site.exports for site in traps.find_sites(library)] == [("lcp_direct", "lcp_t")]


def test_code_without_a_name_is_inspected(tmp_path: Path) -> None:
    source = """
    int lcp_a(int i) { return i; }
    __asm__(".text\\n.p2align 4\\n.Lnameless: push %rbp\\nud2\\n.globl lcp_b\\n"
      ".type lcp_b,@function\\nlcp_b: call .Lnameless\\nret\\n.size lcp_b, .-lcp_b");
    """
    (site,) = (s for s in traps.find_sites(build(tmp_path, source)) if s.kind == "ud2")
    assert (site.function, site.exports) == (".text (after it)", ("lcp_b",))


def test_a_stripped_library_is_refused(tmp_path: Path) -> None:
    build(tmp_path, "int lcp_a(int a) { return a; }")
    subprocess.run(["strip", str(tmp_path / "t.so")], check=True)
    with pytest.raises(DisassemblyError, match="no symbols"):
        read_library(tmp_path / "t.so")


SITE = traps.Site("f", "ud2", 2, ("lcp_a", "lcp_b"), "because")


@pytest.mark.parametrize(
    ("sites", "locked", "said"),
    [
        ([SITE], [SITE], None),
        ([SITE], [], "not in the lock"),
        ([], [SITE], "only in the lock"),
        ([replace(SITE, function="g")], [SITE], "not in the lock"),
        ([replace(SITE, count=3)], [SITE], "occurs 3 times, 2 times in the lock"),
        ([SITE], [replace(SITE, exports=("lcp_a",))], "also reached from lcp_b"),
        ([SITE], [replace(SITE, exports=("lcp_a", "lcp_b", "lcp_c"))], "no longer reached from"),
        ([SITE], [replace(SITE, reason="")], "does not say why"),
    ],
)
def test_differences_from_the_lock_are_reported(
    sites: list[traps.Site], locked: list[traps.Site], said: str | None
) -> None:
    lines = list(traps.complaints(sites, locked))
    assert (said is None and not lines) or (said is not None and said in lines[0])


def test_an_update_keeps_reasons_and_leaves_new_ones_empty(tmp_path: Path) -> None:
    lock = tmp_path / "lock.json"
    traps.write_lock(lock, [replace(SITE, reason=""), traps.Site("g", "hlt", 1, ())], [SITE])
    rows = json.loads(lock.read_text("utf-8"))["sites"]
    assert [row["reason"] for row in rows] == ["because", ""]
    assert traps.read_lock(lock)[0] == SITE


def test_an_invalid_lock_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "lock.json").write_text('{"sites": [{"function": "f"}]}', "utf-8")
    with pytest.raises(DisassemblyError, match="lock.json"):
        traps.read_lock(tmp_path / "lock.json")
