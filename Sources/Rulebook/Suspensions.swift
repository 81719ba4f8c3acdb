// What keeps the system from suspending an app, and in which order apps are ended for memory.

import LifecyclePolicy

let suspensions: [Rule] = [
  .suspension(
    "suspension.nothing", .documented, verdict: .allowed, precedence: .base, sources: [.a1]),
  .suspension(
    "suspension.debugger", .engineer, precedence: .gate, unless: [.debuggerDetached],
    sources: [.f14855], note: "An app with a debugger attached is never suspended."),
  .suspension(
    "suspension.background-task", .documented, allowances: [.backgroundTask], sources: [.dBt]),
]

let purges: [Rule] = [
  .purge(
    "purge.suspended", since: 4, .documented, states: [.suspended], rank: 1, warned: .no,
    sources: [.a1])
]
