// What becomes of events that do not run the app.

import LifecyclePolicy

let dispositions: [Rule] = [
  .disposition(
    "disposition.silent-push", since: 13, .documented,
    triggers: [.silentPush, .silentPushWithAlert], disposition: .newestHeld,
    occasion: .conditionsMet,
    sources: [.dPush])
]
