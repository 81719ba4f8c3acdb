// Writes effects as lines of text.

extension TextWriter {
  /// Writes when an effect is due, its app, what happens, the rule that causes the effect, and the
  /// rule that the app broke.
  package mutating func put(_ effect: DeviceEffect, _ book: Book) {
    put(seconds: effect.rawAt)
    put(" app ")
    put(UInt64(effect.app))
    put(" ")
    put(effect.kind.name)
    put(" scene ", UInt64(effect.scene))
    put(" by ", effect.cause?.name)
    put(" for ", effect.trigger?.name)
    put(" of ", effect.event?.name)
    put(" ", effect.callback?.name)
    put(" ", effect.notification?.name)
    put(" ", effect.activity?.name)
    if effect.kind == .stateChanged {
      put(" ", effect.from?.name)
      put(" -> ", effect.to?.name)
    }
    put(" reads ", effect.reads?.name)
    put(" token ", UInt64(effect.token))
    if effect.rawDeadline != never {
      put(" until ")
      put(seconds: effect.rawDeadline)
    }
    put(" ", effect.termination?.name)
    if effect.code != 0 {
      put(" 0x")
      put(hexadecimal: UInt64(UInt32(bitPattern: effect.code)))
    }
    put(" ", effect.disposition?.name)
    put(" until ", effect.occasion?.name)
    put(" [", effect.rule, book)
    put(" broke [", effect.brokenRule, book)
  }

  private mutating func put(_ word: Text, _ number: UInt64) {
    guard number != 0 else { return }
    put(word)
    put(number)
  }

  private mutating func put(_ word: Text, _ rule: RuleIndex?, _ book: Book) {
    guard let rule else { return }
    put(word)
    put(BookRule(rule.number, in: book).id)
    put("]")
  }

  /// Writes a time in seconds, with three decimals.
  private mutating func put(seconds time: Int64) {
    if time < 0 { put("-") }
    let milliseconds = time.magnitude / 1_000_000
    put(milliseconds / 1000)
    let rest = milliseconds % 1000
    put(rest < 10 ? ".00" : rest < 100 ? ".0" : ".")
    put(rest)
  }
}
