// The statements of the founding documents on relaunches.

extension Statement {
  static let relaunches: [Statement] = [
    Statement(
      "S-46",
      .decides("relaunch:article-slc-relaunches"),
      .decides("relaunch:article-voip-boot"),
      .decides("relaunch:article-fetch-launches"),
      .decides("relaunch:article-push-launches"),
      .decides("relaunch:article-newsstand-download-launches"),
      .behind("relaunch:article-accessory-reclaimed"),
      .decides("relaunch:article-url-session"),
      .decides("relaunch:article-standard-location"),
      .decides("relaunch:article-region-enter"),
      .decides("relaunch:article-region-exit"),
      .decides("relaunch:article-audio"),
      .decides("relaunch:article-central"),
      .decides("relaunch:article-peripheral"),
      .decides("relaunch:article-crash"),
      .decides("relaunch:article-app-exit"),
      .decides("relaunch:article-force-quit-standard-location-8.0"),
      .decides("relaunch:article-unlocked-push"),
      .decides("relaunch:article-no-passcode-push"),
      .decides("modes:article-audio-wakes"),
      .decides("modes:article-voip"),
      .elsewhere(
        "modes:article-newsstand",
        "S-42 has the launches of this mode"),
      .elsewhere(
        "modes:article-central",
        "S-44 has the wakes of this mode"),
      .silent("quotas:regions-8.1-article")),
    Statement(
      "S-47",
      .decides("relaunch:article-url-session-force-quit"),
      .decides("relaunch:article-force-quit-slc-7.1"),
      .decides("relaunch:article-force-quit-slc-8.0"),
      .decides("relaunch:article-force-quit-region-7.1"),
      .decides("relaunch:article-force-quit-region-8.0"),
      .decides("relaunch:article-force-quit-standard-location-7.1"),
      .decides("relaunch:article-force-quit-standard-location-8.0"),
      .decides("relaunch:article-force-quit-push"),
      .decides("relaunch:article-force-quit-fetch"),
      .decides("relaunch:article-force-quit-audio"),
      .decides("relaunch:article-force-quit-central"),
      .decides("relaunch:article-force-quit-peripheral"),
      .decides("relaunch:article-force-quit-newsstand"),
      .decides("relaunch:article-force-quit-unlock")),
    Statement(
      "S-48",
      .behind("relaunch:article-force-quit-user-launch"),
      .decides("relaunch:article-force-quit-reboot"),
      .behind("relaunch:article-force-quit-fetch-user-launch"),
      .decides("relaunch:article-force-quit-slc-7.1-reboot"),
      .decides("relaunch:article-force-quit-unlock"),
      .decides("relaunch:force-quit-8.0-reboot-push-article")),
    Statement(
      "S-49",
      .decides("relaunch:article-locked-push"),
      .decides("relaunch:article-locked-slc"),
      .decides("relaunch:article-locked-voip-boot"),
      .elsewhere(
        "relaunch:article-unlocked-push",
        "the gate of S-49 is passed: S-46 and S-48 decide"),
      .elsewhere(
        "relaunch:article-no-passcode-push",
        "the gate of S-49 is passed: S-46 and S-48 decide")),
    Statement(
      "S-50",
      .decides("relaunch:article-url-session-force-quit"),
      .decides("relaunch:article-url-session-cancelled")),
  ]
}
