// The statements of the founding documents, each with the vectors that depend on it.

extension Statement {
  /// All 72 statements, in the order of their numbers.
  static let all: [Statement] =
    states + deliveriesAndDeadlines + modes + relaunches + conductAndDuties

  /// The statements about states, and about the messages that announce states.
  static let states: [Statement] = [
    Statement(
      "S-01",
      .behind("transitions:article-no-prewarming"),
      .decides("transitions:article-suspend"),
      .behind("scene-next:article-scene"),
      .behind("scene-paths:article-scene"),
      .behind("scenes:article-scene-launch"),
      .behind("scenes:article-scene-home"),
      .behind("scenes:article-scene-disconnect"),
      .behind("scenes:article-scene-one-step")),
    Statement(
      "S-02",
      .follows("next:article-inactive"),
      .decides("path:article-active-to-background"),
      .decides("transitions:article-sms"),
      .decides("transitions:article-alert"),
      .decides("transitions:article-ignored"),
      .decides("transitions:article-accepted"),
      .decides("transitions:article-app-switch"),
      .elsewhere(
        "transitions:article-app-switch-first-half",
        "S-03 has the first half: every such sequence begins with the resign"),
      .elsewhere(
        "notifications:article-app-switch",
        "S-03 and S-62 have the first half")),
    Statement(
      "S-03",
      .decides("path:article-active-to-background"),
      .decides("transitions:article-sms"),
      .decides("transitions:article-alert"),
      .elsewhere(
        "transitions:article-accepted",
        "the second half: S-03 is about the first, which S-02 and S-05 follow"),
      .decides("transitions:article-app-switch-first-half"),
      .decides("transitions:article-app-switch-one-step"),
      .decides("transitions:article-exits-home-active"),
      .decides("notifications:article-app-switch")),
    Statement("S-04", .decides("transitions:article-ignored")),
    Statement(
      "S-05",
      .decides("path:article-active-to-background"),
      .decides("transitions:article-app-switch-one-step"),
      .decides("transitions:article-return-activation"),
      .decides("transitions:article-return-one-step")),
    Statement(
      "S-06",
      .follows("next:article-inactive"),
      .decides("transitions:article-ignored"),
      .decides("transitions:article-return"),
      .decides("transitions:article-return-activation"),
      .decides("transitions:article-return-one-step")),
    Statement("S-07", .decides("transitions:article-suspend")),
    Statement(
      "S-08",
      .decides("transitions:article-system-ends-background"),
      .decides("transitions:article-suspended-purged"),
      .decides("transitions:article-accepted-3.1"),
      .decides("transitions:article-accepted-6.0-old-sdk"),
      .decides("transitions:article-accepted-exits"),
      .decides("transitions:article-exits-home"),
      .elsewhere(
        "duties:article-terminate-exits",
        "S-61 has the duties; S-08 has when the message comes")),
    Statement(
      "S-09",
      .follows("next:article-suspended"),
      .decides("transitions:article-suspended-purged")),
    Statement(
      "S-10",
      .behind("path:article-3.1-launch"),
      .decides("transitions:article-accepted-3.1"),
      .decides("transitions:article-accepted-6.0-old-sdk"),
      .decides("transitions:article-accepted-exits"),
      .decides("transitions:article-suspended-3.1"),
      .decides("manifest:exits-8.1-audio-article")),
    Statement(
      "S-11",
      .decides("transitions:article-exits-home"),
      .decides("transitions:article-exits-home-active"),
      .decides("transitions:article-exits-background"),
      .decides("transitions:article-exits-suspended"),
      .decides("conduct:article-gl-background-exits"),
      .decides("manifest:exits-8.1-audio-article")),
    Statement(
      "S-12",
      .follows("next:article-suspended"),
      .decides("transitions:article-force-quit-suspended"),
      .decides("transitions:article-force-quit-background")),
    Statement(
      "S-13",
      .elsewhere(
        "transitions:article-return",
        "S-06 and S-14 have the callbacks; that nothing is created again is what it lacks"),
      .decides("transitions:article-return-one-step")),
    Statement(
      "S-14",
      .follows("next:article-suspended"),
      .decides("transitions:article-return"),
      .decides("transitions:article-wake-location")),
  ]
}
