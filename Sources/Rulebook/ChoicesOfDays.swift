// The rules for a simulated day, where no source has a figure. `count` is a probability in percent.
// `window` is a time; the note says which.

import LifecyclePolicy

/// Our choices for days. The order is that of `DayRow` in the core. Each note states the choice and
/// its alternatives.
let choicesOfDays: [Rule] = [
  .choice(
    "choice.day.power", sources: [.dBge, .dBrs],
    note: """
      Our choice: charging, Low Power Mode and the time off begin and end with an hour of the \
      habits. The alternative was a battery that is used up: no source says how fast.
      """),
  .choice(
    "choice.day.use", count: 50, sources: [.a3],
    note: """
      Our choice: the time between two openings, as between all events of a habit, is from zero to \
      twice the mean. A use takes half to one and a half times its mean, and ends with the lock, \
      in 50 of 100 cases by way of the home screen. The alternative was a measured day: none is \
      public.
      """),
  .choice(
    "choice.day.force-quit", sources: [.a3],
    note: """
      Our choice: the user swipes away one app that has a process. The alternative was all at \
      once.
      """),
  .choice(
    "choice.day.refresh", count: 25, window: .seconds(900), sources: [.w19, .w20, .dBge],
    note: """
      Our choice: from 15 minutes after the request on, as Apple's sample asks, each hour with a \
      network has a chance of 25 in 100: some six refreshes a day. Apple names what counts, \
      without figures. The alternatives were the earliest date, and one a day.
      """),
  .choice(
    "choice.day.refresh-rare", count: 4, window: .seconds(86400), sources: [.w20, .dBge],
    note: """
      Our choice: 4 in 100 for an app that was not opened for a day. Apple says that such an app \
      gets less. The alternative was none.
      """),
  .choice(
    "choice.day.processing", count: 50, window: .seconds(43200), sources: [.w19, .dBgp],
    note: """
      Our choice: each hour in which the phone charges and is not used has a chance of 50 in 100; \
      the next task comes 12 hours later or more. Apple says that the device is idle. The \
      alternative was every hour of the night.
      """),
  .choice(
    "choice.day.push", count: 90, window: .seconds(3600), sources: [.dPush, .w20],
    note: """
      Our choice: within the quota 90 in 100 silent pushes come at once, the others within an \
      hour, whatever the use of the app. Apple says that some are delayed. The alternative was all \
      at once.
      """),
  .choice(
    "choice.day.push-low-power", count: 25, window: .seconds(14400), sources: [.w2310025, .w20],
    note: """
      Our choice: in Low Power Mode 25 in 100 silent pushes come at once, the others within four \
      hours. Apple says that some are held. The alternative was to hold all.
      """),
  .choice(
    "choice.day.offline", window: .seconds(300), sources: [.dPush],
    note: """
      Our choice: of an app's pushes the newest of each kind is kept, and comes within five \
      minutes once there is a network; transfers wait. Apple says so of its server. The \
      alternative was to lose all.
      """),
  .choice(
    "choice.day.eligible", count: 90, window: .seconds(900), sources: [.dGeo2, .a2],
    note: """
      Our choice: 90 in 100 events come at once, the others within 15 minutes. The alternative was \
      all at once.
      """),
  .choice(
    "choice.day.transfer", window: .seconds(600), sources: [.dDl, .dUcfg],
    note: """
      Our choice: a transfer begins as the user leaves the app, and takes up to 20 minutes with a \
      network. The alternative was to count bytes: no source has the speed.
      """),
  .choice(
    "choice.day.memory", window: .seconds(28800), sources: [.a2, .s54],
    note: """
      Our choice: when other apps need memory, a suspended app ends with a chance that grows from \
      none to certainty in the eight hours after it was in front. The alternative was to count \
      their memory.
      """),
  .choice(
    "choice.day.prewarm", count: 30, window: .seconds(600), sources: [.dLaunch, .f763739],
    note: """
      Our choice: 30 in 100 launches are prewarmed, one to eleven minutes before. Apple says that \
      it happens, not how often. The alternative was never.
      """),
  .choice(
    "choice.day.source", sources: [.a2],
    note: """
      Our choice: what others send comes at all hours, region crossings in the hours of use. The \
      alternative was a timetable.
      """),
]
