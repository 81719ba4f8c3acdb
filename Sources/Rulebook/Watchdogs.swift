// Which allowance limits a callback.

import LifecyclePolicy

let watchdogs: [Rule] = [
  .watchdog(
    "watchdog.did-enter-background", .documented, callback: .didEnterBackground,
    allowance: .didEnterBackground, sources: [.dExtend, .a3]),
  .watchdog(
    "watchdog.will-terminate", since: .oldest, .documented, callback: .willTerminate,
    allowance: .willTerminate, sources: [.dTerm]),
]
