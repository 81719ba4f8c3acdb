"""Reads logs in which frameworks such as Flutter, React Native or Cordova write their own words for
life cycle states and callbacks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import ClassVar, NamedTuple

from .._native.enums import AppState, Callback, Notification
from .._native.words import look_up
from ..questions.records import Record
from .json_lines import head_lines, share
from .model import Entry, Item, Reader, Remark, Source, Unread
from .text import record_named
from .times import stamped

__all__ = ["WORDS", "FrameworksReader", "Word"]


class Word(NamedTuple):
    """What a word of a framework stands for."""

    record: Record
    loses: str = ""
    """What the word leaves open; "" if the word leaves nothing open."""


def _posted(notification: Notification, loses: str = "") -> Word:
    return Word(Record("notification", notification), loses)


def _called(callback: Callback, loses: str = "") -> Word:
    return Word(Record("entered", callback), loses)


_ACTIVE = Notification.DID_BECOME_ACTIVE
_INACTIVE = Notification.WILL_RESIGN_ACTIVE
_BACKGROUND = Notification.DID_ENTER_BACKGROUND
_FOREGROUND = Notification.WILL_ENTER_FOREGROUND
_NOTE = Record("note")

_VIEW = "whether the app or only Flutter's view changed"
_SAME = "notifications after which the state is the same"
_LATE = "when it was posted: the page may run the handler only after the app returned"
_RETURN = "whether the app enters the foreground or is active"
_WINDOW = "whether the app or one of its windows changed"
_SCRIPT = "whether the app changed, or the player only started"
#: The record for each word of a framework.
WORDS: dict[tuple[str, str], Word] = {
    ("Flutter", "AppLifecycleState.resumed"): Word(Record("state-read", "active"), _VIEW),
    ("Flutter", "AppLifecycleState.inactive"): Word(_NOTE, f"{_VIEW}, and in which direction"),
    ("Flutter", "AppLifecycleState.hidden"): Word(_NOTE, "that Flutter adds it between two states"),
    ("Flutter", "AppLifecycleState.paused"): Word(Record("state-sampled", "background"), _VIEW),
    ("Flutter", "AppLifecycleState.detached"): Word(_NOTE, "whether the app or only its view ends"),
    ("React Native", "active"): Word(Record("state-read", "active"), _SAME),
    ("React Native", "background"): Word(Record("state-read", "background"), _SAME),
    ("React Native", "inactive"): Word(
        Record("state-sampled", "inactive"), f"whether the app already is inactive, and {_SAME}"
    ),
    ("React Native", "foreground"): Word(Record("state-read", "active"), _SAME),
    ("Cordova", "active"): _posted(_ACTIVE, _LATE),
    ("Cordova", "resign"): _posted(_INACTIVE, _LATE),
    ("Cordova", "pause"): _posted(_BACKGROUND, _LATE),
    ("Cordova", "resume"): _posted(_FOREGROUND, _LATE),
    ("Capacitor", "appStateChange true"): _posted(_ACTIVE, _LATE),
    ("Capacitor", "appStateChange false"): _posted(_INACTIVE, _LATE),
    ("Capacitor", "pause"): _posted(_BACKGROUND, _LATE),
    ("Capacitor", "resume"): _posted(_FOREGROUND, _LATE),
    ("Xamarin.Forms", "FinishedLaunching"): _called(Callback.DID_FINISH_LAUNCHING),
    ("Xamarin.Forms", "WillFinishLaunching"): _called(Callback.WILL_FINISH_LAUNCHING),
    ("Xamarin.Forms", "OnActivated"): _called(Callback.DID_BECOME_ACTIVE),
    ("Xamarin.Forms", "OnResignActivation"): _called(Callback.WILL_RESIGN_ACTIVE),
    ("Xamarin.Forms", "DidEnterBackground"): _called(Callback.DID_ENTER_BACKGROUND),
    ("Xamarin.Forms", "WillEnterForeground"): _called(Callback.WILL_ENTER_FOREGROUND),
    ("Xamarin.Forms", "WillTerminate"): _called(Callback.WILL_TERMINATE),
    ("Xamarin.Forms", "OnStart"): Word(_NOTE, "when the app becomes active"),
    ("Xamarin.Forms", "OnSleep"): Word(_NOTE, "whether the app resigns or is in the background"),
    ("Xamarin.Forms", "OnResume"): Word(_NOTE, _RETURN),
    (".NET MAUI", "Window.Created"): Word(_NOTE, _WINDOW),
    (".NET MAUI", "Window.Activated"): _posted(_ACTIVE, _WINDOW),
    (".NET MAUI", "Window.Deactivated"): _posted(_INACTIVE, _WINDOW),
    (".NET MAUI", "Window.Stopped"): _posted(_BACKGROUND, _WINDOW),
    (".NET MAUI", "Window.Resumed"): _posted(_FOREGROUND, _WINDOW),
    (".NET MAUI", "Window.Destroying"): Word(_NOTE, _WINDOW),
    ("Titanium", "pause"): Word(Record("state-sampled", "inactive"), _LATE),
    ("Titanium", "paused"): Word(Record("state-sampled", "background"), _LATE),
    ("Titanium", "resume"): Word(_NOTE, _RETURN),
    ("Titanium", "resumed"): Word(_NOTE, _RETURN),
    ("Unity", "OnApplicationPause(true)"): Word(
        Record("state-sampled", "inactive"), "whether the app goes on to the background"
    ),
    ("Unity", "OnApplicationPause(false)"): Word(Record("state-sampled", "active"), _SCRIPT),
    ("Unity", "OnApplicationFocus(true)"): Word(Record("state-sampled", "active"), _SCRIPT),
    ("Unity", "OnApplicationFocus(false)"): Word(_NOTE, "whether the app resigns"),
    ("Unity", "OnApplicationQuit"): _called(
        Callback.WILL_TERMINATE, "whether iOS ends the app, or it quits by itself"
    ),
}
#: .NET MAUI also uses the words of Xamarin.Forms, except OnActivated.
WORDS |= {
    (".NET MAUI", word): meaning
    for (framework, word), meaning in tuple(WORDS.items())
    if framework == "Xamarin.Forms" and word != "OnActivated"
}


class _Form(NamedTuple):
    """A pattern for words of a framework."""

    framework: str
    is_sure: bool
    """True if a match anywhere in a line counts. False: only a match of the whole line counts."""
    pattern: re.Pattern[str]
    word: str
    """The word in `WORDS`. {0} and {1} stand for the groups of the pattern."""


_PREFIX = r"(?:app ?state\w*|state|event|lifecycle)?(?: changed| change)?(?: to)?\W{0,4}"


def _form(framework: str, is_sure: bool, pattern: str, word: str = "{0}") -> _Form:
    flags = 0 if is_sure else re.IGNORECASE
    return _Form(framework, is_sure, re.compile(pattern, flags), word)


_MAUI = "Created|Activated|Deactivated|Stopped|Resumed|Destroying"
_NATIVE_NET = (
    "FinishedLaunching|WillFinishLaunching|OnResignActivation|DidEnterBackground"
    "|WillEnterForeground|WillTerminate|OnStart|OnSleep|OnResume"
)
_FLUTTER = "resumed|inactive|hidden|paused|detached"
#: The first matching form counts, so the sure forms of each framework come first.
_FORMS = (
    _form("Flutter", True, rf"\bAppLifecycleState\.({_FLUTTER})\b", "AppLifecycleState.{0}"),
    _form("Flutter", False, rf"{_PREFIX}({_FLUTTER})", "AppLifecycleState.{0}"),
    _form("React Native", True, r"\b[Aa]pp ?State(?:DidChange)?\b"
          r"(?:\W{1,4}(?:app_state|changed|is|now|to|has)){0,4}"
          r"\W{1,6}(active|inactive|background)\b"),
    _form("React Native", False, rf"{_PREFIX}(active|inactive|background|foreground)"),
    _form("Cordova", True, r"\bfireDocumentEvent\W{1,3}(active|resign|pause|resume)\b"),
    _form("Cordova", False, rf"{_PREFIX}(active|resign|pause|resume)"),
    _form("Capacitor", True, r"\b(?:appStateChange|App state changed\. Is active\?)\W{1,12}"
          r"(?:isActive\W{1,6})?(true|false)\b", "appStateChange {0}"),
    _form("Capacitor", False, rf"{_PREFIX}(pause|resume)"),
    _form("Xamarin.Forms", True, rf"(?<![\w.:])({_NATIVE_NET}|OnActivated)(?![\w:])"),
    _form(".NET MAUI", True, rf"\bWindow\W{{1,3}}(?:On)?({_MAUI})\b", "Window.{0}"),
    _form(".NET MAUI", False, rf"(?:On)?({_MAUI})", "Window.{0}"),
    _form(".NET MAUI", False, rf"({_NATIVE_NET})"),
    _form("Titanium", False, r"(?:Ti\.App\W{1,4})?(pause|paused|resume|resumed)"),
    _form("Unity", True, r"\b(OnApplication(?:Pause|Focus))\W{1,4}(?:\w{1,16}\W{1,4})?"
          r"([Tt]rue|[Ff]alse)\b", "{0}({1})"),
    _form("Unity", True, r"\b(OnApplicationQuit)\b"),
)  # fmt: skip
#: The forms of each framework. The key None stands for all frameworks.
_FORMS_OF: dict[str | None, tuple[_Form, ...]] = {
    None: _FORMS,
    **{name: tuple(form for form in _FORMS if form.framework == name) for name, _ in WORDS},
}
#: The words of `WORDS`, by framework and lower-case spelling.
_FOLDED = {(framework, word.lower()): word for framework, word in WORDS}
#: Frameworks with words that count only as whole lines. If several frameworks fit a file equally,
#: the first one counts.
_PLAIN = tuple(dict.fromkeys(form.framework for form in _FORMS if not form.is_sure))
#: The maximum length of a text to search.
_LONGEST = 2000
#: Frameworks by their names in remarks. The names are in lower case and have letters only.
_NAMES = {
    **{re.sub("[^a-z]", "", framework.lower()): framework for framework, _ in WORDS},
    "maui": ".NET MAUI",
    "xamarin": "Xamarin.Forms",
    "xamarinios": "Xamarin.Forms",
    "ionic": "Capacitor",
    "phonegap": "Cordova",
}
_REMARK = re.compile(r"#\s{0,4}(?P<kind>[\w-]{1,24}):\s{0,4}(?P<text>.*)")
_KINDS = ("os", "app", "process", "device")
#: Matches a part of most lines in native logs and in device logs.
_NATIVE = re.compile(
    r"\b(?:application|scene)[A-Z:(_]\w{0,80}|\bUI(?:Application|Scene)\w{0,60}Notification"
    r"|<(?:Notice|Error|Debug|Info|Fault)>|\b(?:runningboardd|SpringBoard|backboardd)\b"
)
_NATIVE_NAME = re.compile(r"(?:UI)?(?:[Aa]pplication|[Ss]cene)[A-Z:(_]|(?:did|will)[A-Z]")
#: Matches a prefix of a line: the process, as NSLog prints it, or the mark of a tool.
_PROCESS = re.compile(r"[\w. -]{1,64}\[(?P<pid>\d{1,9})(?::[0-9a-fx]{1,16})?\]\s{0,4}")
_MARK = re.compile(r"(?:flutter|LOG|INFO|DEBUG|\[\w{1,16}\]|[-*>])\s{0,3}:?\s{1,4}")
_STATE = re.compile(r"\s{1,8}state=(?P<state>[\w-]{1,24})\b")


class _Parts(NamedTuple):
    """The parts of a line."""

    time: float | None
    process: int
    text: str
    """The rest of the line, which may contain a word of a framework."""
    reads: AppState | None
    """The state in `state=...`; None if the line has none."""


def _parts(line: str) -> _Parts:
    time, text = stamped(line)
    process = _PROCESS.match(text)
    if process:
        text = text[process.end() :]
    mark = _MARK.match(text)
    text = (text[mark.end() :] if mark else text).strip().rstrip(".!;,").strip("\"'")
    state = _STATE.search(text)
    reads = look_up(AppState, state["state"])[0] if state else None
    return _Parts(
        time,
        int(process["pid"]) if process else 0,
        text[: state.start()] if state else text,
        reads,
    )


class _Found(NamedTuple):
    """A framework's word in a text."""

    framework: str
    word: str
    """The word, as `WORDS` has it."""
    shown: str
    """The word, as the text has it."""


def _found(text: str, framework: str | None, sure: bool | None = None) -> _Found | None:
    """Finds a framework's word in a text, or returns None. Without a framework, searches the words
    of all frameworks. If `sure` is not None, uses only forms whose `is_sure` equals it."""
    if len(text) > _LONGEST:
        return None
    for form in _FORMS_OF[framework]:
        if sure not in (None, form.is_sure):
            continue
        match = form.pattern.search(text) if form.is_sure else form.pattern.fullmatch(text)
        if match is not None:
            word = form.word.format(*match.groups()).lower()
            return _Found(form.framework, _FOLDED[form.framework, word], match[0])
    return None


def _native(text: str) -> Record | None:
    """Returns the record of a name in Objective-C or Swift at the beginning of a text."""
    name = text.split(maxsplit=1)[0] if text.strip() else ""
    if len(name) > 160 or not _NATIVE_NAME.match(name):
        return None
    return record_named(name)


class _Guess(NamedTuple):
    """The framework that a file belongs to."""

    framework: str | None
    sureness: int


def _guess(source: Source) -> _Guess:
    """Finds the framework that a remark names. Without such a remark, finds the framework with the
    most words at the beginning of the file."""
    if b"\0" in source.head or source.head.lstrip()[:1] in (b"{", b"[", b"<"):
        return _Guess(None, 0)
    lines = head_lines(source)
    for line in lines:
        remark = _REMARK.match(line)
        if remark and remark["kind"] == "framework":
            named = _NAMES.get(re.sub("[^a-z]", "", remark["text"].lower()))
            return _Guess(named, 95 if named else 0)
    texts = [_parts(line).text for line in lines if not line.startswith("#")]
    found = (_found(text, None, True) for text in texts)
    sure = Counter(each.framework for each in found if each)
    if sure:
        framework, count = sure.most_common(1)[0]
        native = sum(1 for line in lines if _NATIVE.search(line))
        return _Guess(framework, 0 if native > count else 75 if count * 2 >= len(texts) else 60)
    parts = {each: share(texts, partial(_is_plain, each)) for each in _PLAIN}
    likeliest = max(parts, key=lambda each: parts[each])
    return _Guess(likeliest, 50) if parts[likeliest] >= 0.6 else _Guess(None, 0)


def _is_plain(framework: str, text: str) -> bool:
    return _found(text, framework) is not None


class FrameworksReader(Reader):
    """Reads logs with the words of a framework, with or without a time before them."""

    name: ClassVar[str] = "frameworks"
    title: ClassVar[str] = "a log of a framework"

    def recognizes(self, source: Source) -> int:
        return _guess(source).sureness

    def read(self, source: Source) -> Iterator[Item]:
        framework = _guess(source).framework
        for line in source.lines():
            text = line.text.lstrip("\ufeff")
            if text.startswith("#"):
                yield _remark(line.number, text)
            elif text.strip():
                yield _item(line.number, text, framework)


def _remark(line: int, text: str) -> Remark:
    remark = _REMARK.match(text)
    if remark is None or remark["kind"] not in _KINDS:
        return Remark("note", text.lstrip("# "), line)
    return Remark(remark["kind"], remark["text"].strip(), line)


def _item(line: int, text: str, framework: str | None) -> Item:
    time, process, left, reads = _parts(text)
    found = _found(left, framework)
    meaning = WORDS[found.framework, found.word] if found else None
    record = meaning.record if meaning else _native(left)
    if record is None and reads is not None:
        record, reads = Record("state-read", reads), None
    if record is None:
        return Unread(line, text)
    record = record._replace(time=time, process=process)
    if reads is not None and record.kind in ("entered", "notification"):
        record = record._replace(reads=reads)
    shown, loses = found.shown if found else left, meaning.loses if meaning else ""
    return Entry(line, record, text, "", shown, loses)
