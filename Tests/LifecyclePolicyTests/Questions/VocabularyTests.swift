// Checks that every enumeration has as many names and titles as values, that no two values share a
// name or a title, and that values are found by name.

import Testing

@testable import LifecyclePolicy

@Suite struct VocabularyTests {
  @Test(arguments: allKinds)
  func namesAndValuesAgree(_ kind: Kind) { check(kind.type) }

  @Test func statesOfEachAxis() {
    check(AppState.self)
    check(SceneState.self)
  }

  private func check<Value: VocabularyEnum>(_ type: Value.Type) {
    let values = Array(Value.allCases)
    #expect(values.count == Value.valueCount)
    let nameTable = NameTable(Value.self)
    #expect(nameTable.count == values.count)
    let names = values.map(\.name.description)
    #expect(Set(names).count == names.count, "two values share a name")
    #expect(Value.names.cString.pointee != 0)
    let titles = values.map(\.title.description)
    #expect(Set(titles).count == titles.count && !titles.contains(""), "two values share a title")
    for (position, value) in values.enumerated() {
      #expect(!names[position].isEmpty)
      #expect(Value.numbering.position(of: value.rawValue) == position)
      #expect(Value.numbering.value(at: position) == value.rawValue)
      #expect(nameTable.value(at: position) == value.rawValue)
      #expect(nameTable.name(of: value.rawValue)?.description == names[position])
      #expect(Value(named: names[position]) == value)
      #expect(Value(named: names[position].uppercased()) == value)
      #expect(Value(named: names[position].replacing("-", with: "_")) == value)
      #expect(Value(named: names[position].replacing("-", with: " ")) == value)
      #expect(Value(named: names[position] + "x") == nil)
      // A name without its last letter must not be read, unless the shorter text is the name of
      // another value.
      let shorter = String(names[position].dropLast())
      #expect(Value(named: shorter) == names.firstIndex(of: shorter).map { values[$0] })
      #expect(Value(named: names[position] + "\0") == nil)
      let mask = Mask(value)
      #expect(mask.low.nonzeroBitCount + mask.high.nonzeroBitCount == 1)
    }
    for spelling in Value.alternatives.listed {
      #expect(Value(named: spelling.text.description)?.rawValue == spelling.value)
      #expect(values.contains { $0.rawValue == spelling.value })
    }
    for text in ["", " ", "-", ":", "(", "()", "no such name", "\0"] {
      #expect(Value(named: text) == nil)
    }
    #expect(nameTable.value(at: -1) == nil && nameTable.value(at: values.count) == nil)
    for number in [Int32.min, -2, -1, 0, 61, 63, 64, 99, 8192, .max] {
      #expect((nameTable.name(of: number) != nil) == (Value(rawValue: number) != nil), "\(number)")
    }
  }

  @Test func titles() {
    #expect(AppState.suspended.title.description == "suspended")
    #expect(SceneState.background.title.description == "a scene in the background")
    #expect(TerminationCode.thermal.title.description == "the device was too hot")
    #expect(Callback.didEnterBackground.title.description == "applicationDidEnterBackground:")
    for condition in Condition.allCases {
      #expect(condition.title.description != condition.oppositeTitle.description)
    }
    #expect(Condition.bluetoothOn.oppositeTitle.description == "Bluetooth off")
  }

  @Test func theVocabularyHasThemAll() throws {
    #expect(Vocabulary.count == Int32(allKinds.count) + 1)
    for kind in allKinds {
      let number = kind.number
      for (position, listed) in kind.type.listed.enumerated() {
        let outside =
          kind.prefix == "CODE"
          ? Int64(UInt32(bitPattern: listed.value)) : Int64(listed.value)
        #expect(Vocabulary.value(number, at: position) == outside)
        #expect(Vocabulary.name(number, of: outside)?.description == listed.name)
        var name = listed.name
        let parsed = name.withUTF8 { Vocabulary.value(number, named: UnsafeRawBufferPointer($0)) }
        #expect(parsed == outside)
      }
      #expect(Vocabulary.value(number, at: -1) == nil)
      #expect(Vocabulary.value(number, at: kind.type.listed.count) == nil)
      for value in [Int64.min, -1, 1 << 31, 1 << 32, 1 << 40, .max] {
        let isCode = kind.prefix == "CODE" && value >= 0 && value <= Int64(UInt32.max)
        #expect(Vocabulary.name(number, of: value) == nil || isCode)
      }
    }
    for number in [Int32.min, -1, 0, Vocabulary.statusKind, Vocabulary.count + 1, .max] {
      #expect(Vocabulary.name(number, of: 1) == nil)
      #expect(Vocabulary.value(number, at: 0) == nil)
    }
  }

  @Test func modesAsConditionsStandInTheOrderOfTheModes() {
    let first = Condition.modeAudio.rawValue
    // The condition on screen capture, the mode of 27.0, does not follow the other conditions on
    // modes, because the next number belongs to another condition.
    let modes = BackgroundMode.allCases.filter { $0 != .screenCapture }
    for (index, mode) in modes.enumerated() {
      let condition = Condition(rawValue: first + Int32(index))
      #expect(condition?.name.description == "mode-" + mode.name.description)
      let app = AppProfile(backgroundModes: Mask(mode))
      let known = KnownConditions(os: OSVersion(17), app: app, facts: .ordinary)
      for (other, _) in modes.enumerated() {
        let isHolding = Condition(rawValue: first + Int32(other)).map(known.holding.contains)
        #expect(isHolding == (other == index))
      }
      #expect(known.failing.contains(.modeScreenCapture))
    }
    let app = AppProfile(backgroundModes: Mask(.screenCapture))
    let known = KnownConditions(os: OSVersion(27), app: app, facts: .ordinary)
    #expect(known.holding.contains(.modeScreenCapture))
    #expect(known.failing.contains(.modeNetworkAuthentication))
  }
}

extension Kind: CustomTestStringConvertible {
  var testDescription: String { prefix }
}
