"""The structs have the layout that the C compiler gives them."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path

import lifecycle_policy as lp
import pytest
from lifecycle_policy._native import bindings
from lifecycle_policy.questions.context import _native_facts

from places import in_checkout, interface

STRUCTS = [
    value
    for name, value in vars(bindings).items()
    if name.startswith("lcp_") and issubclass(value, ctypes.Structure)
]
CONSTANTS = [
    name
    for name, value in vars(bindings).items()
    if name.startswith("LCP_") and isinstance(value, int)
]


def _fields(struct: type[ctypes.Structure]) -> list[str]:
    return [field[0] for field in struct._fields_]


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """Compiles and runs a program that prints sizes, offsets and constants."""
    compiler = shutil.which("gcc") or shutil.which("cc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no C compiler")
    lines = ["#include <lifecycle_policy.h>", "#include <stdio.h>", "int main(void) {"]
    for struct in STRUCTS:
        name = struct.__name__
        lines.append(f'  printf("{name} %zu\\n", sizeof({name}));')
        lines += [
            f'  printf("{name}.{field} %zu\\n", offsetof({name}, {field}));'
            for field in _fields(struct)
        ]
    lines += [f'  printf("{name} %lld\\n", (long long){name});' for name in CONSTANTS]
    lines.append("  lcp_device_facts facts = LCP_ORDINARY_DEVICE_INIT;")
    lines += [
        f'  printf("facts.{field} %lld\\n", (long long)facts.{field});'
        for field in _fields(bindings.lcp_device_facts)
    ]
    folder: Path = tmp_path_factory.mktemp("layout")
    source, program = folder / "layout.c", folder / "layout"
    source.write_text("\n".join([*lines, "  return 0;", "}", ""]), encoding="utf-8")
    include = f"-I{in_checkout('include')}"
    command = [compiler, "-std=c99", "-Wall", "-Werror", include, str(source), "-o", str(program)]
    built = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert built.returncode == 0, built.stderr
    ran = subprocess.run([str(program)], capture_output=True, text=True, timeout=60, check=True)
    pairs = (line.rsplit(" ", 1) for line in ran.stdout.splitlines())
    return {name: int(value) for name, value in pairs}


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: str(struct.__name__))
def test_layout(struct: type[ctypes.Structure], measured: dict[str, int]) -> None:
    name = struct.__name__
    assert ctypes.sizeof(struct) == measured[name]
    for field in _fields(struct):
        assert getattr(struct, field).offset == measured[f"{name}.{field}"], field


def test_every_struct_of_the_header_is_bound() -> None:
    declared = [struct["name"] for struct in interface()["structs"]]
    assert [struct.__name__ for struct in STRUCTS] == declared


def test_constants(measured: dict[str, int]) -> None:
    assert {name: getattr(bindings, name) for name in CONSTANTS} == {
        name: measured[name] for name in CONSTANTS
    }


def test_default_facts_are_the_ordinary_device(measured: dict[str, int]) -> None:
    native = _native_facts(lp.DeviceFacts())
    for field in _fields(bindings.lcp_device_facts):
        assert getattr(native, field) == measured[f"facts.{field}"], field


