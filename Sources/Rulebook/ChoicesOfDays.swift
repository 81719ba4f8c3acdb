// The rules by which a day of the system's own acts is made up where no source has a figure. `count`
// is how many times in a hundred something happens. `window` is a time, as the note says.

import LifecyclePolicy

/// Our choices for days. Each note states the choice and its alternatives.
let choicesOfDays: [Rule] = [
  .choice(
    "choice.day.power", sources: [.dBge, .dBrs],
    note: """
      Ours: the phone is turned on and off, begins and stops to charge, and goes into and out of Low \
      Power Mode when an hour of the habits begins. The alternative was a battery that is used up \
      and charged: no source says how fast.
      """),
  .choice(
    "choice.day.use", count: 50, sources: [.a3],
    note: """
      Ours: the time between two openings of an app is anything from nothing to twice the mean of \
      the habits, counted over the hours of use; so it is for all that comes by habit. A use takes \
      half to one and a half times its mean. It ends with the lock, and in 50 of 100 uses of an app \
      with the home screen before it. The alternative was a measured day: no public source has one.
      """),
  .choice(
    "choice.day.force-quit", sources: [.a3],
    note: """
      Ours: the user swipes away an app only while it has a process, and goes to the home screen and \
      locks the phone a few seconds later. The alternative was to swipe away all apps at once, as \
      some users do.
      """),
  .choice(
    "choice.day.refresh", count: 25, window: .seconds(900), sources: [.w19, .w20, .dBge],
    note: """
      Ours: an app asks for a refresh no sooner than 15 minutes ahead, which is what Apple's sample \
      code asks for. After that, each hour with a network has a chance of 25 in 100, so that an app \
      in daily use gets some six a day. Apple says that the system grants them, and that use, \
      battery and network count, without a figure. The alternatives were every request at its \
      earliest date, and one a day.
      """),
  .choice(
    "choice.day.refresh-rare", count: 4, window: .seconds(86400), sources: [.w20, .dBge],
    note: """
      Ours: an app that the user has not opened for a day has a chance of 4 in 100 for each hour, \
      some one a day. Apple says that apps in little use get fewer opportunities. The alternative \
      was none at all.
      """),
  .choice(
    "choice.day.processing", count: 50, window: .seconds(43200), sources: [.w19, .dBgp],
    note: """
      Ours: a processing task comes in an hour in which the phone charges and is not used, each with \
      a chance of 50 in 100, and no sooner than 12 hours after the request if the app has had one \
      before, so that one comes in most nights. Apple says that they run when the device is idle, \
      which is mostly at night. The alternative was every hour of the night.
      """),
  .choice(
    "choice.day.push", count: 90, window: .seconds(3600), sources: [.dPush, .w20],
    note: """
      Ours: of the silent pushes that the quota permits, 90 in 100 are delivered at once; the others \
      are held for up to an hour. Apple says that the system may delay them, without a figure. \
      Pushes are not tied to the use of the app, as Apple says. The alternative was to deliver all.
      """),
  .choice(
    "choice.day.push-low-power", count: 25, window: .seconds(14400), sources: [.w2310025, .w20],
    note: """
      Ours: in Low Power Mode 25 in 100 are delivered at once; the others are held for up to four \
      hours. Apple says that some are held until it is off, and not which. The alternative was to \
      hold all.
      """),
  .choice(
    "choice.day.offline", window: .seconds(300), sources: [.dPush],
    note: """
      Ours: of the pushes for an app that come while the phone is off or without a network, the newest \
      of each kind is kept, and delivered within five minutes after. Transfers wait, and refreshes \
      are not granted. Apple says that its server keeps the newest push. The alternative was to lose \
      all of them.
      """),
  .choice(
    "choice.day.eligible", count: 90, window: .seconds(900), sources: [.dGeo2, .a2],
    note: """
      Ours: an event for which the rules let the system choose the time comes at once in 90 of 100 \
      cases, and otherwise within 15 minutes. The alternative was that each comes at once, as it \
      does in most logs.
      """),
  .choice(
    "choice.day.transfer", window: .seconds(600), sources: [.dDl, .dUcfg],
    note: """
      Ours: a background transfer begins when the user leaves the app, and takes up to 20 minutes with \
      a network, ten on average. The alternative was to count bytes: no source has the speed.
      """),
  .choice(
    "choice.day.memory", window: .seconds(28800), sources: [.a2, .s54],
    note: """
      Ours: when memory is short because of other apps, the suspended app that was in front longest ago is \
      among those that end with a chance that grows with the time since then, from none to certainty \
      after eight hours. The alternative was to count the memory of apps that a device does not \
      have.
      """),
  .choice(
    "choice.day.prewarm", count: 30, window: .seconds(600), sources: [.dLaunch, .f763739],
    note: """
      Ours: in 30 of 100 cases the system prewarms an app that does not run, up to ten minutes before \
      the user opens it. Apple says that it may, and not how often. The alternative was never.
      """),
  .choice(
    "choice.day.source", sources: [.a2],
    note: """
      Ours: pushes, calls and accessories come at all hours, and region crossings in the hours of use, \
      because the phone moves with the user. The alternative was a route and a timetable.
      """),
]
