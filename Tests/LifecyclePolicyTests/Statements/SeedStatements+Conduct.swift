// The statements of the founding documents on conduct and duties.

extension Statement {
  static let conductAndDuties: [Statement] = [
    Statement(
      "S-51",
      .decides("conduct:article-gl-background"),
      .decides("conduct:article-gl-active"),
      .decides("conduct:article-gl-in-flight-active"),
      .decides("conduct:article-gl-in-flight-background"),
      .silent("conduct:article-metal-background"),
      .decides("duties:article-background-gl")),
    Statement(
      "S-52",
      .decides("conduct:article-shared-active"),
      .decides("conduct:article-shared-suspended"),
      .decides("duties:article-background-shared-resources"),
      .silent("terminations:dead10cc-8.1-article")),
    Statement(
      "S-53",
      .decides("conduct:article-bonjour-active"),
      .decides("conduct:article-bonjour-suspended"),
      .decides("conduct:article-listening-active"),
      .elsewhere(
        "conduct:article-listening-suspended",
        "S-17 has that a suspended app answers nothing"),
      .decides("duties:article-background-bonjour")),
    Statement(
      "S-54",
      .decides("duties:article-background-restored"),
      .silent("terminations:jetsam-4-8.1-article"),
      .decides("delivery:article-memory-warning-suspended-4.0")),
    Statement(
      "S-55",
      .decides("conduct:article-heavy-background"),
      .decides("conduct:article-heavy-background-audio")),
    Statement(
      "S-56",
      .decides("conduct:article-ui-update-background"),
      .silent("delivery:view-redraw-background-8.1-article")),
    Statement(
      "S-57",
      .decides("conduct:article-timer-active"),
      .decides("conduct:article-heavy-active"),
      .decides("duties:article-resign")),
    Statement(
      "S-58",
      .decides("conduct:article-alert-active"),
      .decides("duties:article-background")),
    Statement("S-59", .decides("duties:article-foreground")),
    Statement("S-60", .decides("duties:article-active")),
    Statement(
      "S-61",
      .decides("duties:article-terminate"),
      .decides("duties:article-terminate-exits")),
    Statement(
      "S-62",
      .decides("transitions:article-app-switch"),
      .decides("transitions:article-app-switch-first-half")),
    Statement(
      "S-63",
      .decides("conduct:article-playback-background"),
      .decides("conduct:article-recording-background")),
    Statement(
      "S-64",
      .decides("conduct:article-shared-active"),
      .decides("conduct:article-alongside-active")),
    Statement("S-65", .decides("duties:article-background-quiescent")),
    Statement("S-66", .decides("duties:article-background-preservation")),
    Statement("S-67", .decides("conduct:article-transfer-active")),
    Statement("S-68", .decides("duties:article-url-session")),
    Statement(
      "S-69",
      .decides("conduct:article-accessory-active"),
      .decides("duties:article-background-accessory")),
    Statement("S-70", .decides("duties:article-expiration-handler")),
    Statement("S-71", .decides("duties:article-background-restored")),
    Statement(
      "S-72",
      .decides("delivery:remote-notification-suspended-8.1-article"),
      .decides("delivery:remote-notification-not-running-8.1-article")),
  ]
}
