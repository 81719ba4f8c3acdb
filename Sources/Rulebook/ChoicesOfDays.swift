// The rules by which a day of the system's own acts is made up where no source has a figure. `count`
// is how many times in a hundred something happens. `window` is a time, as the note says.

import LifecyclePolicy

/// Our choices for days, in the order of `DayRow` of the core. Each note states the choice and its
/// alternatives.
let choicesOfDays: [Rule] = [
  .choice(
    "choice.day.power", sources: [.dBge, .dBrs],
    note: """
      Ours: charging, Low Power Mode and the time off begin and end with an hour of the habits. The \
      alternative was a battery that is used up: no source says how fast.
      """),
  .choice(
    "choice.day.use", count: 50, sources: [.a3],
    note: """
      Ours: two openings of an app are apart by nothing to twice the mean; so is all that comes by \
      habit. A use takes half to one and a half times its mean, and ends with the lock, in 50 of 100 \
      after the home screen. The alternative was a measured day: none is public.
      """),
  .choice(
    "choice.day.force-quit", sources: [.a3],
    note: """
      Ours: the user swipes away an app that has a process, alone. The alternative was all apps at \
      once, as some users do.
      """),
  .choice(
    "choice.day.refresh", count: 25, window: .seconds(900), sources: [.w19, .w20, .dBge],
    note: """
      Ours: a refresh comes no sooner than 15 minutes after the request, as Apple's sample asks; \
      then each hour with a network has a chance of 25 in 100, some six a day. Apple names use, \
      battery and network, without figures. The alternatives were the earliest date, and one a day.
      """),
  .choice(
    "choice.day.refresh-rare", count: 4, window: .seconds(86400), sources: [.w20, .dBge],
    note: """
      Ours: for an app that was not opened for a day each hour has a chance of 4 in 100, some one a \
      day. Apple says that such apps get less. The alternative was none.
      """),
  .choice(
    "choice.day.processing", count: 50, window: .seconds(43200), sources: [.w19, .dBgp],
    note: """
      Ours: a processing task comes in an hour in which the phone charges and is not used, each with \
      a chance of 50 in 100; the next one 12 hours later at the earliest. Apple says only that the \
      device is idle. The alternative was every hour of the night.
      """),
  .choice(
    "choice.day.push", count: 90, window: .seconds(3600), sources: [.dPush, .w20],
    note: """
      Ours: of the silent pushes within the quota 90 in 100 come at once, the others within an hour, \
      whether the app is in use or not. Apple says that some are delayed. The alternative was to \
      deliver all.
      """),
  .choice(
    "choice.day.push-low-power", count: 25, window: .seconds(14400), sources: [.w2310025, .w20],
    note: """
      Ours: in Low Power Mode 25 in 100 come at once, the others within four hours. Apple says that \
      some are held, not which. The alternative was to hold all.
      """),
  .choice(
    "choice.day.offline", window: .seconds(300), sources: [.dPush],
    note: """
      Ours: of an app's pushes that come without a network the newest of each kind is kept, and \
      comes within five minutes after; transfers wait. Apple says so of its server. The alternative \
      was to lose all.
      """),
  .choice(
    "choice.day.eligible", count: 90, window: .seconds(900), sources: [.dGeo2, .a2],
    note: """
      Ours: where the rules let the system choose when an event comes, 90 in 100 come at once, the \
      others within 15 minutes. The alternative was all at once.
      """),
  .choice(
    "choice.day.transfer", window: .seconds(600), sources: [.dDl, .dUcfg],
    note: """
      Ours: a background transfer begins as the user leaves the app, and takes up to 20 minutes with \
      a network. The alternative was to count bytes: no source has the speed.
      """),
  .choice(
    "choice.day.memory", window: .seconds(28800), sources: [.a2, .s54],
    note: """
      Ours: other apps' need of memory ends a suspended app with a chance that grows from none, as it \
      was in front, to certainty eight hours later. The alternative was to count the memory of apps \
      that a device does not have.
      """),
  .choice(
    "choice.day.prewarm", count: 30, window: .seconds(600), sources: [.dLaunch, .f763739],
    note: """
      Ours: 30 in 100 openings of an app that does not run are prewarmed, one to eleven minutes \
      before. Apple says that it happens, not how often. The alternative was never.
      """),
  .choice(
    "choice.day.source", sources: [.a2],
    note: """
      Ours: what others send comes at all hours, and region crossings in the hours of use. The \
      alternative was a route and a timetable.
      """),
]
