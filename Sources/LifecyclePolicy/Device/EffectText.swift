// Writes effects as lines of text.

/// Writes as much text as fits, and counts the whole text.
package struct EffectText {
  private let bytes: UnsafeMutableRawPointer?
  private let capacity: Int
  package private(set) var count = 0

  package init(_ bytes: UnsafeMutableRawPointer?, _ capacity: Int) {
    self.bytes = bytes
    self.capacity = capacity
  }

  /// Writes the moment of an effect, its app, what happens, the rule that says so, and the rule
  /// that the app broke.
  package mutating func put(_ effect: DeviceEffect, _ book: Book) {
    put(seconds: effect.at)
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
    if effect.deadline != never {
      put(" until ")
      put(seconds: effect.deadline)
    }
    put(" ", effect.termination?.name)
    if effect.code != 0 {
      put(" 0x")
      put(hexadecimal: UInt32(bitPattern: effect.code))
    }
    put(" ", effect.disposition?.name)
    put(" until ", effect.occasion?.name)
    put(" [", effect.rule, book)
    put(" broke [", effect.brokenRule, book)
  }

  /// Ends the text with a NUL, which takes the place of the last byte if the text does not fit.
  package func end() {
    guard capacity > 0 else { return }
    bytes?.storeBytes(of: 0, toByteOffset: min(count, capacity &- 1), as: UInt8.self)
  }

  private mutating func put(byte: UInt8) {
    if count < capacity { bytes?.storeBytes(of: byte, toByteOffset: count, as: UInt8.self) }
    count &+= 1
  }

  private mutating func put(_ text: Text) {
    var index = 0
    while text.cString[index] != 0 {
      put(byte: text.cString[index])
      index &+= 1
    }
  }

  private mutating func put(_ word: Text, _ text: Text?) {
    guard let text else { return }
    put(word)
    put(text)
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

  private mutating func put(_ number: UInt64) {
    if number >= 10 { put(number / 10) }
    put(byte: 48 &+ UInt8(truncatingIfNeeded: number % 10))
  }

  private mutating func put(hexadecimal number: UInt32) {
    if number >= 16 { put(hexadecimal: number &>> 4) }
    let digit = UInt8(truncatingIfNeeded: number & 15)
    put(byte: digit < 10 ? 48 &+ digit : 87 &+ digit)
  }

  /// Writes a moment in seconds, with three decimals.
  private mutating func put(seconds time: Int64) {
    if time < 0 { put("-") }
    let milliseconds = time.magnitude / 1_000_000
    put(milliseconds / 1000)
    let rest = milliseconds % 1000
    put(rest < 10 ? ".00" : rest < 100 ? ".0" : ".")
    put(rest)
  }
}
