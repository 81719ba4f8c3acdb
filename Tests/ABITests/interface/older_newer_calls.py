"""Writes the C code of a caller that calls the functions that take structs with struct_size.

Values are chosen by the types in the header: an enumeration gets one of its values, and versions,
masks and numbers get suitable ones. A function or field for which this module has no value is an
error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from interface import SCALARS, Enumeration, Field, Function, Interface, Parameter, Struct, dumps

# How many times out of 64 an optional version is left out.
OPTIONAL_VERSION = 52


# How the names of the structs of auditors and days begin. These structs, and the functions that
# take them, are left out: the structs have had only one length so far. Tests/ABITests/auditor.c and
# days.c test other lengths.
LEFT_OUT = ("lcp_audit", "lcp_session", "lcp_day", "lcp_habits", "lcp_app_habits")

# The number of elements of an array, as an expression in C.
ROOM = '1 + roll("count", 0) % 3'


@dataclass(frozen=True, slots=True)
class Callee:
    """A function with the types of its arguments. A function that takes any kind of question counts
    as several callees, one for each kind."""

    function: Function
    name: str
    question: str = ""


class Plan:
    """The functions to call."""

    def __init__(self, interface: Interface) -> None:
        self.interface = interface
        self.inputs = {name for name in interface.inputs if not name.startswith(LEFT_OUT)}
        self.every = {struct.name: struct for struct in interface.structs}
        self.structs = [
            struct
            for struct in interface.structs
            if struct.is_sized and not struct.name.startswith(LEFT_OUT)
        ]
        sized = {struct.name for struct in self.structs}
        callees = [c for function in interface.functions for c in self._callees(function)]
        # A function whose only struct is an error need not be called, because it handles the error
        # as all other functions do.
        others = sized - {"lcp_error"}
        self.callees = [callee for callee in callees if self._involved(callee) & others]
        self.involved = {c.name: sorted(self._involved(c) & sized) for c in self.callees}

    def _callees(self, function: Function) -> Iterator[Callee]:
        types = {parameter.type.removeprefix("const ") for parameter in function.parameters}
        if any(type_.startswith(LEFT_OUT) for type_ in types):
            return
        if "void *" not in types or {"lcp_device *", "lcp_device **"} & types:
            yield Callee(function, function.name)
            return
        # If the function takes only some kinds of question, its comment in the header lists these
        # kinds.
        kinds = set(re.findall(r"\w+", function.doc.partition("of the kind:")[2].partition(";")[0]))
        for struct in self.structs:
            subject = struct.name.removeprefix("lcp_").removesuffix("_query")
            answer = f"lcp_{subject}_answer"
            if f"lcp_{subject}_query" != struct.name or (kinds and subject not in kinds):
                continue
            typed = {"const void *": f"const {struct.name} *", "void *": f"{answer} *"}
            parameters = tuple(
                Parameter(p.name, typed.get(p.type, p.type)) for p in function.parameters
            )
            yield Callee(
                replace(function, parameters=parameters),
                f"{function.name}_{subject}",
                f"LCP_QUESTION_{subject.upper()}",
            )

    def _involved(self, callee: Callee) -> set[str]:
        """Returns the structs that a function takes, and those to which they point."""
        parameters = callee.function.parameters
        found = {p for q in parameters if (p := self.interface.pointee(q.type))}
        waiting = list(found)
        while waiting:
            for field in self.every[waiting.pop()].fields:
                inner = self.interface.pointee(field.type)
                if inner and inner not in found:
                    found.add(inner)
                    waiting.append(inner)
        return found


@dataclass(frozen=True, slots=True)
class Calls:
    """The caller for a copy of the header in which structs have only the fields of `present`.

    With `about`, the caller only calls functions that involve that struct.
    """

    plan: Plan
    present: Mapping[str, tuple[Field, ...]]
    about: str | None = None

    @property
    def interface(self) -> Interface:
        """The interface of the header itself, not of the copy."""
        return self.plan.interface

    def text(self) -> str:
        structs = self.plan.structs
        head = ["enum {", *(f"  ID_{struct.name}," for struct in structs), "  STRUCTS", "};"]
        names = ", ".join(f'"{struct.name}"' for struct in structs)
        head.append(f"static const char *const struct_names[STRUCTS] = {{{names}}};")
        head += ["static lcp_status_t statuses[4];", ""]
        lines: list[str] = []
        # A struct comes after the structs to which it points.
        for name in self._inner_first():
            if name in self.plan.inputs:
                lines += self._fill(self.plan.every[name])
        for struct in structs:
            lines += self._open(struct)
            lines += self._show(struct)
        calls = [_Call(self, callee) for callee in self._called()]
        for call in calls:
            lines += call.text()
        lines += [
            "typedef struct function {",
            "  const char *name;",
            "  uint64_t involves;",
            "  void (*prepare)(void);",
            "  lcp_status_t (*invoke)(void);",
            "  void (*show)(lcp_status_t status);",
            "} function;",
            "static const function functions[] = {",
            *(call.row() for call in calls),
            "};",
        ]
        return "\n".join([*head, *self._values("\n".join(lines)), *lines]) + "\n"

    def _called(self) -> list[Callee]:
        involved = self.plan.involved
        return [
            callee
            for callee in self.plan.callees
            if self.about is None or self.about in involved[callee.name]
        ]

    def _values(self, text: str) -> list[str]:
        """Returns the tables that the text uses."""
        lines = []
        for item in self.interface.enumerations:
            numbers = ", ".join(map(str, sorted({0, *(value.value for value in item.values)})))
            lines.append(f"static const int64_t values_{item.type}[] = {{{numbers}}};")
        keys = ", ".join(f'"{key}"' for key in self._keys())
        lines.append(f"static const char *const keys[] = {{{keys}}};")
        used = set(re.findall(r"\w+", text))
        return [line for line in lines if _table(line) in used]

    def _keys(self) -> list[str]:
        """Returns the Info.plist keys that the header names, and one unknown key."""
        text = dumps(self.interface)
        return [*sorted(set(re.findall(r"\b(?:UI[AB]|BG|NS|DT|Minimum)[A-Za-z]{6,}\b", text))), "X"]

    def _inner_first(self) -> list[str]:
        order: list[str] = []

        def visit(name: str) -> None:
            for field in self.plan.every[name].fields:
                inner = self.interface.pointee(field.type)
                if inner:
                    visit(inner)
            if name not in order and self.plan.every[name].is_sized:
                order.append(name)

        for name in self.plan.every:
            visit(name)
        return order

    # ---- structs ----

    def has(self, struct: str, field: str) -> str | None:
        """Returns a condition in C that is true if the program may use the field. Returns None if
        the copy of the header does not have the field."""
        for i, present in enumerate(self.present[struct]):
            if present.name == field:
                return f"HAS(ID_{struct}, {i})"
        return None

    def initialiser(self, struct: str) -> str:
        """Returns the initialiser that leaves all fields at their defaults."""
        name = f"{struct.upper()}_INIT"
        for item in self.plan.every[struct].initialisers:
            if item.name == name:
                return f"{name}(0)" if item.parameter else name
        raise ValueError(f"{struct} has no {name}")

    def _fill(self, struct: Struct) -> list[str]:
        name = struct.name
        size = f"sizeof({name}), count, {struct.size[0]}"
        lines = [
            f"static inline {name} *fill_{name}(size_t count) {{",
            f"  {name} *s = ({name} *)(void *)open_slot(ID_{name}, INPUT, {size})->start;",
            "  for (size_t i = 0; i < count; i++) {",
            f"    const {name} initial = {self.initialiser(name)};",
            "    s[i] = initial;",
        ]
        for field in self.present[name][1:]:
            value, condition = self._value(struct, field)
            if value:
                place = f"{field.name}[0]" if field.length else field.name
                lines.append(f"    if ({condition}) s[i].{place} = {value};")
        return [*lines, "  }", "  return s;", "}"]

    def _value(self, struct: Struct, field: Field) -> tuple[str, str]:
        """Returns a value for a field, and the condition under which the field is set."""
        condition = self.has(struct.name, field.name) or "0"
        names = {f.name: f.type for f in struct.fields}
        dice = f'roll("{struct.name}.{field.name}", i)'
        pointee = self.interface.pointee(field.type)
        if field.name.startswith("reserved"):
            return "", "0"
        # A list or text is set only if the copy has all of its fields.
        for parts in (("count", "items", "stride"), ("item_count", "items"), ("string_length", "string")):
            if field.name in parts and parts[0] in names:
                conditions = [self.has(struct.name, part) for part in parts]
                if None in conditions:
                    return "", "0"
                of = f'roll("{struct.name}.{parts[1]}", i)'
                return self._part(field, names, of), " && ".join(c for c in conditions if c)
        if pointee:
            return f"{dice} % 4 ? fill_{pointee}(1) : NULL", condition
        return self.scalar(field.type, field.name, dice, field.set), condition

    def _part(self, field: Field, names: Mapping[str, str], dice: str) -> str:
        """Returns the value of one field of a list or text. All fields of the same list or text are
        derived from the same random number."""
        if field.name == "string":
            return f"pick_text({dice})"
        if field.name == "string_length":
            return f"strlen(pick_text({dice}))"
        pointee = self.interface.pointee(names["items"])
        count = f"{dice} % 3"
        if field.name in ("count", "item_count"):
            return count
        if field.name == "stride":
            return f"sizeof({pointee})"
        if pointee == "lcp_text":
            return f"{count} ? text_list : NULL"
        return f"{count} ? fill_{pointee}({count}) : NULL"

    def scalar(self, type_: str, name: str, dice: str, set_: str = "") -> str:
        """Returns an expression in C for the value of a field or parameter. If `set_` is an
        enumeration, the value is a mask of its bits."""
        mask = self._enumeration(set_)
        if mask:
            word = sum(1 << (value.value - 1) for value in mask.values if value.value <= 64)
            return f"({type_})pick_bits({dice}, UINT64_C({word}))"
        item = self._enumeration("lcp_code_t" if name == "code" else type_)
        if item:
            values = f"values_{item.type}"
            return f"({type_})pick({dice}, {values}, sizeof {values} / sizeof *{values})"
        if type_ == "lcp_os_version_t":
            zeros = 0 if name == "os" else OPTIONAL_VERSION
            return f"pick_os({dice}, {zeros})"
        if type_ == "lcp_rule_index_t":
            return f"({type_})({dice} % (lcp_rule_count() + 2))"
        if type_ == "int64_t":
            return f"({dice} & 3) == 3 ? INT64_MAX : (int64_t)({dice} % 4) - 1"
        if type_ == "uint64_t":
            return f"{dice} & 1 ? {dice} >> 32 : 0"
        if type_ in SCALARS:
            return f"({type_})({dice} % 5)"
        raise ValueError(f"older_newer_calls.py has no value for {name}, a {type_}")

    def _enumeration(self, type_: str) -> Enumeration | None:
        return next((item for item in self.interface.enumerations if item.type == type_), None)

    def _open(self, struct: Struct) -> list[str]:
        name = struct.name
        size = f"sizeof({name}), count, {struct.size[0]}"
        return [
            f"static inline {name} *open_{name}(role role, size_t count) {{",
            f"  return ({name} *)(void *)open_slot(ID_{name}, role, {size})->start;",
            "}",
        ]

    def _show(self, struct: Struct) -> list[str]:
        name = struct.name
        lines = [f"static inline void show_{name}(const {name} *s) {{", "  (void)s;"]
        for i, field in enumerate(self.present[name]):
            label = f'"{name}.{field.name}"'
            has = f"  if (HAS(ID_{name}, {i})) "
            if field.name == "struct_size":
                continue
            if field.length:
                loop = f"for (size_t i = 0; i < {field.length}; i++) "
                lines.append(f"{has}{loop}show_number({label}, (uint64_t)s->{field.name}[i]);")
            elif field.type == "const char *":
                lines.append(f"{has}show_text({label}, s->{field.name});")
            elif "*" not in field.type and field.type not in self.plan.every:
                lines.append(f"{has}show_number({label}, (uint64_t)s->{field.name});")
        return [*lines, "}"]


def _table(line: str) -> str:
    """Returns the name of the table that a line defines."""
    return line.partition("[")[0].split()[-1].lstrip("*")


class _Call:
    """The C code that calls one function."""

    def __init__(self, calls: Calls, callee: Callee) -> None:
        self.calls = calls
        self.interface = calls.interface
        self.callee = callee
        self.function = callee.function
        self.names = {p.name: p.type for p in self.function.parameters}
        self.declared: list[str] = []
        self.prepared: list[str] = []
        self.arguments: list[str] = []
        self.shown: list[str] = []

    def row(self) -> str:
        """Returns the function's line in the table."""
        name = self.callee.name
        structs = self.calls.plan.involved[name]
        bits = " | ".join(f"UINT64_C(1) << ID_{struct}" for struct in structs)
        return f'    {{"{name}", {bits}, prepare_{name}, invoke_{name}, shown_{name}}},'

    def text(self) -> list[str]:
        """Returns the three functions in C: prepare, invoke and show."""
        name = self.callee.name
        if self.function.returns != "lcp_status_t":
            raise ValueError(f"{name} takes a struct and returns {self.function.returns}")
        for parameter in self.function.parameters:
            self._argument(parameter.name, parameter.type)
        return [
            f"/* {name} */",
            *self.declared,
            f"static void prepare_{name}(void) {{",
            *(f"  {line}" for line in self._until_listed()),
            "}",
            f"static lcp_status_t invoke_{name}(void) {{",
            f"  return {self.function.name}({', '.join(self.arguments)});",
            "}",
            f"static void shown_{name}(lcp_status_t status) {{",
            "  (void)status;",
            *(f"  {line}" for line in self.shown),
            "}",
        ]

    def _until_listed(self) -> list[str]:
        """Returns the code that prepares the arguments. If the function makes a list, the code
        tries other values until the list has an item, but only a limited number of times."""
        if "items" not in self.names:
            return self.prepared
        nothing = {"items": "NULL", "stride": "0", "capacity": "0", "error": "NULL"}
        arguments = (nothing.get(n, a) for n, a in zip(self.names, self.arguments))
        count = self._variable("count")
        return [
            "for (attempt = 0;; attempt++) {",
            "  close_slots();",
            *(f"  {line}" for line in self.prepared),
            f"  {count} = 0;",
            f"  (void){self.function.name}({', '.join(arguments)});",
            f"  if ({count} || attempt + 1 == ATTEMPTS) break;",
            "}",
        ]

    def _variable(self, name: str) -> str:
        return f"{self.callee.name}_{name}"

    def _argument(self, name: str, type_: str) -> None:
        pointee = self.interface.pointee(type_)
        number = type_.removesuffix(" *")
        variable = self._variable(name)
        dice = f'roll("{name}", 0)'
        if pointee == "lcp_policy":
            self._policy(type_)
        elif pointee:
            self._struct(name, type_, pointee)
        elif name == "question":
            self.arguments.append(self.callee.question)
        elif name == "statuses":
            self.arguments.append(name)
        elif type_.endswith("lcp_device *"):
            self.arguments.append("any_device()")
        elif type_ == "lcp_device **":
            self.declared.append(f"static lcp_device *{variable};")
            self.arguments.append(f"&{variable}")
        elif type_.endswith("void *"):
            self.arguments.append("device_room()")
        elif name == "size" and type_ == "size_t":
            is_device = "memory" in self.names
            self.arguments.append("DEVICE_ROOM" if is_device else "sizeof(lcp_policy)")
        elif type_ == "char *":
            self.declared.append(f"static char {variable}[4];")
            self.arguments.append(variable)
        elif type_ == "size_t" and (name == "count" or name.endswith("capacity")):
            self.arguments.append(ROOM)
        elif name.endswith("stride"):
            whole = self._elements(name.removesuffix("stride").removesuffix("_"))
            self.arguments.append(f"sizeof *{self._variable(whole)}")
        elif type_ == "const char *":
            pool = "keys" if name == "key" else "texts"
            self.declared.append(f"static const char *{variable};")
            self.prepared.append(f"{variable} = {pool}[{dice} % (sizeof {pool} / sizeof *{pool})];")
            self.arguments.append(variable)
        elif number != type_ and self.interface.base(number) in SCALARS:
            self.declared.append(f"static {number} {variable};")
            self.arguments.append(f"&{variable}")
            self.shown.append(f'if (status == LCP_OK) show_number("{name}", (uint64_t){variable});')
        elif name == "length" or name.endswith("_length"):
            text = next(n for n in self.names if self.names[n] == "const char *")
            self.arguments.append(f"strlen({self._variable(text)})")
        else:
            self.arguments.append(self.calls.scalar(type_, name, dice))

    def _elements(self, one: str) -> str:
        """Returns the name of the array whose elements are called `one`. If `one` is empty, returns
        the array for the items of a list."""
        arrays = (name for name in self.names if name.startswith(one[:-1]) and name.endswith("s"))
        return next(arrays) if one else "items"

    def _policy(self, type_: str) -> None:
        """Adds an argument for a policy: either a prepared policy, or memory in which to prepare
        one."""
        if type_.startswith("const "):
            self.arguments.append("any_policy()")
            return
        variable = self._variable("policy")
        self.declared.append(f"static lcp_policy {variable};")
        self.prepared.append(f"memset(&{variable}, FILL, sizeof {variable});")
        self.arguments.append(f"&{variable}")
        self.shown.append(f'show_bytes("policy", &{variable}, sizeof {variable});')

    def _struct(self, name: str, type_: str, pointee: str) -> None:
        variable = self._variable(name)
        is_array = "count" in self.names or f"{name[:-1]}_capacity" in self.names
        is_array = is_array and name.endswith("s")
        count = ROOM if is_array else "1"
        # The device writes effects. Only the function for the text of an effect reads an effect.
        comes_out = pointee == "lcp_device_effect" and not type_.startswith("const ")
        is_input = pointee in self.calls.plan.inputs and not comes_out
        self.declared.append(f"static {pointee} *{variable};")
        if is_input:
            self.prepared.append(f"{variable} = fill_{pointee}({count});")
        elif pointee == "lcp_error":
            self.prepared.append(
                f'{variable} = roll("{name}", 0) % 2 ? open_{pointee}(OUTPUT, 1) : NULL;'
            )
        else:
            role = "ELEMENTS" if is_array else "OUTPUT"
            self.prepared.append(f"{variable} = open_{pointee}({role}, {count});")
        self.arguments.append(variable)
        if pointee == "lcp_error":
            self.shown.append(f"if (status != LCP_OK && {variable}) show_{pointee}({variable});")
        elif is_array and not is_input:
            self._show_elements(name, pointee, count)
        elif "const" not in type_:
            self.shown.append(f"if (status == LCP_OK) show_{pointee}({variable});")

    def _show_elements(self, name: str, pointee: str, count: str) -> None:
        variable = self._variable(name)
        loop = f"for (size_t i = 0; i < {count}; i++)"
        if "statuses" in self.names:
            self.shown += [
                f"{loop} {{",
                "  if (status != LCP_OK && status != LCP_ERROR_BATCH_ELEMENT) break;",
                '  show_number("statuses", (uint64_t)statuses[i]);',
                f"  if (statuses[i] == LCP_OK) show_{pointee}(&{variable}[i]);",
                "}",
            ]
            return
        noted = self._variable("count" if name == "items" else f"{name[:-1]}_count")
        self.shown.append(
            f"{loop} if (status == LCP_OK && i < {noted}) show_{pointee}(&{variable}[i]);"
        )
