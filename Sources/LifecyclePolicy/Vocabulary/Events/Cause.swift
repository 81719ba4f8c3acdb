// Further spellings of the causes of transitions.

extension Cause {
  public static var alternatives: Spellings {
    Spellings(
      Spelling(value: 9, text: "swipe up"),
      Spelling(value: 9, text: "swipe-up"),
      Spelling(value: 10, text: "app-switcher-other-app"))
  }
}
