"""Truncated, wrong or hostile files: stream readers raise only LifecyclePolicyError."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from lifecycle_policy import Auditor
from lifecycle_policy.readers.json_lines import object_in
from lifecycle_policy.readers.model import MAXIMUM_LINE, Entry, Reader
from lifecycle_policy.readers.times import moment, stamped

from streams import FRAMEWORKS, OTEL, POLLS, READERS, SENTRY, STATES, read_hostile, source
from timing import in_time

#: A valid file for each reader.
GOOD: dict[Reader, str] = {
    SENTRY: json.dumps(
        {
            "event_id": "1",
            "timestamp": 1740823200,
            "contexts": {"os": {"name": "iOS", "version": "18.1"}, "app": {"in_foreground": True}},
            "breadcrumbs": [
                {"timestamp": "x", "category": "app.lifecycle", "data": {"state": "active"}}
            ],
            "exception": {
                "values": [
                    {
                        "type": "SIGBUS",
                        "mechanism": {
                            "type": "signal",
                            "handled": False,
                            "meta": {"signal": {"number": 10}},
                        },
                    }
                ]
            },
        }
    ),
    OTEL: json.dumps(
        {
            "resourceLogs": [
                {
                    "resource": {
                        "attributes": [{"key": "os.name", "value": {"stringValue": "iOS"}}]
                    },
                    "scopeLogs": [
                        {
                            "logRecords": [
                                {
                                    "timeUnixNano": "1740823200000000000",
                                    "eventName": "device.app.lifecycle",
                                    "attributes": [
                                        {"key": "ios.app.state", "value": {"stringValue": "active"}}
                                    ],
                                }
                            ]
                        }
                    ],
                }
            ]
        }
    ),
    STATES: json.dumps(
        {
            "displayID": "org.example.tea",
            "pid": 7,
            "state": 4,
            "state_description": "Background Running",
            "timestamp": {"Timestamp": "2025-03-01T10:00:00Z"},
        }
    ),
    POLLS: json.dumps({"bundleId": "org.example.tea", "time": 1740823200, "state": 4}),
    FRAMEWORKS: "# framework: Flutter\n10:00:01 Tea[5:6] AppLifecycleState.resumed state=active\n",
}
#: Values of the wrong type, and numbers that fit in no type.
WRONG: tuple[Any, ...] = (
    None, True, -1, 0, 1 << 80, 1 << 2000, 1e300, float("inf"), "", "x" * 300, [], [[]], [{}], {}, {"a": {}},
    {"values": 3}, {"NS.time": "x"}, {"Timestamp": {"Timestamp": 1}}, "\x1b[31m", "\ud800",
)  # fmt: skip


def judged(reader: Reader, given: str | bytes) -> int:
    """Reads a file, and judges its records with an auditor. Returns the number of records."""
    with in_time():
        items = read_hostile(reader, given)
        records = [item.record for item in items if isinstance(item, Entry)]
        # An auditor accepts every record that a reader yields.
        Auditor("17.0").session().feed(records, clock=reader.clock)
    return len(records)


def changed(value: Any, wrong: Any) -> Iterator[Any]:
    """Yields a copy of the value for each member at any depth. In the copy, `wrong` replaces that
    member."""
    members = value.items() if isinstance(value, dict) else enumerate(value)
    for key, member in tuple(members):
        for other in (wrong, *(changed(member, wrong) if isinstance(member, (dict, list)) else ())):
            copy = value.copy()
            copy[key] = other
            yield copy


@pytest.fixture(params=READERS, ids=lambda reader: reader.name)
def reader(request: pytest.FixtureRequest) -> Reader:
    found: Reader = request.param
    return found


def test_the_good_files_have_records(reader: Reader) -> None:
    assert judged(reader, GOOD[reader]) == 1
    assert [each for each in READERS if each.recognizes(source(GOOD[reader]))] == [reader]


def test_members_of_the_wrong_type(reader: Reader) -> None:
    if reader is FRAMEWORKS:
        return
    count = 0
    for wrong in WRONG:
        for value in changed(json.loads(GOOD[reader]), wrong):
            judged(reader, json.dumps(value, ensure_ascii=True))
            count += 1
    assert count > 50


@pytest.mark.slow
def test_random_bytes_and_truncated_files(reader: Reader) -> None:
    chance = random.Random(7)
    good = GOOD[reader].encode()
    for _ in range(300):
        judged(reader, chance.randbytes(chance.randrange(200)))
        damaged = bytearray(good)
        for _ in range(chance.randrange(1, 6)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        judged(reader, bytes(damaged))
    for end in range(len(good)):
        judged(reader, good[:end])


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        "[" * 200_000,
        '{"a":' * 200_000,
        '{"pid":1,"state":4,"displayID":' + "[" * 100_000,
        '[{"event_id":1,"breadcrumbs":' + "[" * 1_000 + "]" * 1_000 + "}]",
        "{" + "(" * 100_000,
        '{"pid":' + "9" * 1_000_000 + "}",
        "{'pid': " + "9" * 100_000 + ", 'state': 4, 'displayID': 'a'}",
        '{"pid":1,"state":1e999999,"displayID":"a"}',
        '"' + "\\" * 1_000_000,
        "1" * 1_000_000,
        "AppState " * 200_000,
        "active\n" * 20_000,
        "app state changed to " * 50_000,
        "\ufeff" + "\n" * 300_000,
        "{}\n" * 50_000,
        "{} " * 200_000,
        "[{}\n," + "{}," * 100_000,
        "{'a': '" + "\\'" * 100_000,
        ("x {'a': '" + "\\'" * 30_000 + "\n") * 8,
    ],
    ids=lambda text: str(text[:12]).strip(),
)
def test_deep_long_and_repeated_input(reader: Reader, text: str) -> None:
    judged(reader, text)


def test_a_long_line_is_read_as_a_whole() -> None:
    long = GOOD[STATES][:-1] + ', "x": "' + "y" * 3 * MAXIMUM_LINE + '"}'
    assert judged(STATES, long + "\n" + GOOD[STATES] + "\n") == 2


def test_a_finding_shows_no_long_line() -> None:
    for given in ("x" * MAXIMUM_LINE, "[" + "1," * MAXIMUM_LINE + "1]"):
        for each in (SENTRY, OTEL, STATES, POLLS):
            for item in each.read(source(given)):
                assert len(item.text) <= 400


def test_deep_values_and_long_numbers_are_not_trusted() -> None:
    def nested(depth: int) -> str:
        return '{"a":' * depth + "1" + "}" * depth

    assert object_in(nested(64)) is not None
    assert object_in(nested(65)) is None
    found = object_in('{"a": 100000000000000000000000, "b": 12345678901234567890, "c": NaN}')
    assert found == {"a": 1e23, "b": 12345678901234567890, "c": None}
    assert type(found["a"]) is float


def test_times_of_any_type() -> None:
    dates = ("2025-02-30T10:00:00Z", "2025-03-01T10:00:00+99:99", "99:99:99")
    for wrong in (*WRONG, *dates, "9" * 70):
        found = moment(wrong)
        assert found is None or 0 <= found < 9.2e9
    assert stamped("9" * 400) == (None, "9" * 400)
