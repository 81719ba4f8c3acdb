"""Reads errors with which the system reports that an app broke a life cycle rule."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from .._native.enums import ErrorDomain, Status
from .._native.errors import LifecyclePolicyError

__all__ = ["ReportedError", "read_error"]


@dataclass(frozen=True, slots=True)
class ReportedError:
    """An error: its domain and its code."""

    domain: ErrorDomain
    code: int

    def __str__(self) -> str:
        return f"{self.domain.title} {self.code}"


#: The domains, as errors print them.
_DOMAINS = {
    "BGTaskSchedulerErrorDomain": ErrorDomain.BG_TASK_SCHEDULER,
    "NSURLErrorDomain": ErrorDomain.URL,
    "kCFErrorDomainCFNetwork": ErrorDomain.URL,
    "NSURLErrorBackgroundTaskCancelledReasonKey": ErrorDomain.TASK_CANCELLED_REASON,
    "NSOSStatusErrorDomain": ErrorDomain.OS_STATUS,
    "OSStatus": ErrorDomain.OS_STATUS,
    "AVAudioSessionErrorDomain": ErrorDomain.OS_STATUS,
    "com.apple.coreaudio.avfaudio": ErrorDomain.OS_STATUS,
    "NSPOSIXErrorDomain": ErrorDomain.POSIX,
    "errno": ErrorDomain.POSIX,
    "SQLite": ErrorDomain.SQLITE,
    "MTLCommandBufferErrorDomain": ErrorDomain.METAL_COMMAND_BUFFER,
    "IOGPUCommandQueueErrorDomain": ErrorDomain.IOGPU,
    "IOGPUMetalError": ErrorDomain.IOGPU,
    "com.apple.healthkit": ErrorDomain.HEALTHKIT,
    "HKErrorDomain": ErrorDomain.HEALTHKIT,
    "PTChannelErrorDomain": ErrorDomain.PUSH_TO_TALK_CHANNEL,
    "com.apple.LocalAuthentication": ErrorDomain.LOCAL_AUTHENTICATION,
    "LAErrorDomain": ErrorDomain.LOCAL_AUTHENTICATION,
    "NEProviderStopReason": ErrorDomain.PROVIDER_STOP_REASON,
}

_BG, _URL = ErrorDomain.BG_TASK_SCHEDULER, ErrorDomain.URL
_CANCELLED = ErrorDomain.TASK_CANCELLED_REASON
_STATUS, _TALK = ErrorDomain.OS_STATUS, ErrorDomain.PUSH_TO_TALK_CHANNEL

#: The names of codes in Apple's headers.
_NAMES = {
    "BGTaskSchedulerErrorCodeUnavailable": ReportedError(_BG, 1),
    "BGTaskSchedulerErrorCodeTooManyPendingTaskRequests": ReportedError(_BG, 2),
    "BGTaskSchedulerErrorCodeNotPermitted": ReportedError(_BG, 3),
    "BGTaskSchedulerErrorCodeImmediateRunIneligible": ReportedError(_BG, 4),
    "NSURLErrorBackgroundSessionRequiresSharedContainer": ReportedError(_URL, -995),
    "NSURLErrorBackgroundSessionInUseByAnotherProcess": ReportedError(_URL, -996),
    "NSURLErrorBackgroundSessionWasDisconnected": ReportedError(_URL, -997),
    "NSURLErrorCancelled": ReportedError(_URL, -999),
    "NSURLErrorTimedOut": ReportedError(_URL, -1001),
    "NSURLErrorCancelledReasonUserForceQuitApplication": ReportedError(_CANCELLED, 0),
    "NSURLErrorCancelledReasonBackgroundUpdatesDisabled": ReportedError(_CANCELLED, 1),
    "NSURLErrorCancelledReasonInsufficientSystemResources": ReportedError(_CANCELLED, 2),
    "AVAudioSessionErrorCodeCannotStartRecording": ReportedError(_STATUS, 561145187),
    "AVAudioSessionErrorCodeCannotStartPlaying": ReportedError(_STATUS, 561015905),
    "AVAudioSessionErrorCodeCannotInterruptOthers": ReportedError(_STATUS, 560557684),
    "errSecInteractionNotAllowed": ReportedError(_STATUS, -25308),
    "EPERM": ReportedError(ErrorDomain.POSIX, 1),
    "SQLITE_AUTH": ReportedError(ErrorDomain.SQLITE, 23),
    "SQLITE_IOERR": ReportedError(ErrorDomain.SQLITE, 10),
    "MTLCommandBufferErrorNotPermitted": ReportedError(ErrorDomain.METAL_COMMAND_BUFFER, 7),
    "kIOGPUCommandBufferCallbackErrorBackgroundExecutionNotPermitted": ReportedError(
        ErrorDomain.IOGPU, 6
    ),
    "HKErrorDatabaseInaccessible": ReportedError(ErrorDomain.HEALTHKIT, 6),
    "PTChannelErrorChannelLimitReached": ReportedError(_TALK, 2),
    "PTChannelErrorAppNotForeground": ReportedError(_TALK, 6),
    "LAErrorSystemCancel": ReportedError(ErrorDomain.LOCAL_AUTHENTICATION, -4),
    "NEProviderStopReasonAppUpdate": ReportedError(ErrorDomain.PROVIDER_STOP_REASON, 16),
}

#: The texts that frameworks log or raise. The position of a text, from 1, is its code.
_TEXTS = (
    "All launch handlers must be registered before application finishes launching",
    "Killing app because it never posted an incoming call to the system",
    "ActivityAuthorizationError.visibility",
    "No launch handler registered for task with identifier",
    "but the completion handler was never called",
    "ActivityAuthorizationError.globalMaximumExceeded",
)

_REASON = re.compile(
    r"(?:NSURLErrorBackgroundTaskCancelledReasonKey|\breason)\s*[=:]?\s*(\d+)", re.IGNORECASE
)
_NUMBER = re.compile(r"(?:\bCode\s*[=:]?\s*|[\s:(#])(-?\d{1,10})\b", re.IGNORECASE)
#: The maximum number of characters to read.
_LONGEST = 4096


def _named(text: str) -> ReportedError | None:
    """Finds the name of a code in a text. Ignores upper and lower case."""
    words = {word.lower() for word in re.findall(r"\w+", text)}
    for name, error in _NAMES.items():
        if name.lower() in words:
            return error
    return None


def _coded(text: str) -> ReportedError | None:
    """Finds a domain that is followed by a code."""
    places = [(text.lower().find(name.lower()), name) for name in _DOMAINS]
    found = [(place, -len(name), name) for place, name in places if place >= 0]
    if not found:
        return None
    place, _, name = min(found)
    number = _NUMBER.search(text, place + len(name))
    if number is None or not -(2**31) <= int(number[1]) < 2**31:
        return None
    error = ReportedError(_DOMAINS[name], int(number[1]))
    if (error.domain, error.code) == (_URL, -999) and (reason := _REASON.search(text)):
        return ReportedError(_CANCELLED, int(reason[1]))
    return error


def _nearest(text: str) -> str:
    """Suggests a similar domain, name or text."""
    known = [*_DOMAINS, *_NAMES, *_TEXTS]
    first = text.split()[0] if text.split() else ""
    near = get_close_matches(first, known, 1, 0.7) or get_close_matches(text, known, 1, 0.6)
    return f"; did you mean `{near[0]}`?" if near else ""


def read_error(text: str) -> ReportedError:
    """Reads a printed error. Raises LifecyclePolicyError if it is unknown.

    >>> str(read_error("Error Domain=NSURLErrorDomain Code=-997 \\"Lost connection\\""))
    'NSURLErrorDomain -997'
    >>> str(read_error("BGTaskSchedulerErrorDomain 1"))
    'BGTaskSchedulerErrorDomain 1'
    """
    part = text[:_LONGEST]
    for place, known in enumerate(_TEXTS, 1):
        if known.lower() in part.lower():
            return ReportedError(ErrorDomain.TEXT, place)
    error = _named(part) or _coded(part)
    if error is not None:
        return error
    shown = part if len(part) <= 80 else f"{part[:77]}..."
    message = f"error: `{shown}` has no domain and code that are known, such as "
    message += f"`BGTaskSchedulerErrorDomain 1`{_nearest(part)}"
    raise LifecyclePolicyError(message, status=Status.MALFORMED, value=text)
