// Tests that damaged and malicious property lists are refused, each for the right reason.

import Foundation
import Testing

@testable import LifecyclePolicyFoundation

/// Lists that must be refused, each with the reason. The text of a `damaged` reason is not
/// compared.
enum Hostile {
  typealias Reason = InfoPlistError.Reason
  static let damaged = Reason.damaged("")

  static let markup: [(name: String, data: Data, reason: Reason)] = [
    ("blanks", Data("   \n".utf8), .unknownFormat),
    ("zeros", Data(count: 1000), .unknownFormat),
    ("text", Data("Hello, world.".utf8), .unknownFormat),
    ("OpenStep", Data("{ UIBackgroundModes = (audio); }".utf8), .unknownFormat),
    ("JSON", Data(#"{"UIBackgroundModes": ["audio"]}"#.utf8), .unknownFormat),
    ("UTF-16 without a mark", utf16(mark: false), .unknownFormat),
    ("UTF-32", Data([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C, 0, 0, 0, 0x70]), .unknownFormat),
    ("half a UTF-16 file", utf16(mark: true).prefix(101), damaged),
    ("truncated", Sample.xml("<dict><key>a</key><string>x</string></dict>").dropLast(20), damaged),
    (
      "not UTF-8",
      Data("<plist><dict><key>".utf8) + [0xFF] + Data("</key><true/></dict></plist>".utf8), damaged
    ),
    (
      "entities",
      Data(
        """
        <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>
        <plist><dict><key>k</key><string>&b;</string></dict></plist>
        """.utf8), .documentType
    ),
    (
      "an entity that nobody declared", Sample.xml("<dict><key>a</key><string>&b;</string></dict>"),
      damaged
    ),
    ("root is a list", Sample.xml("<array/>"), .rootNotDictionary("an array")),
    ("root is a string", Sample.xml("<string>x</string>"), .rootNotDictionary("a string")),
    ("root is nothing", Sample.xml(""), damaged),
    ("deep", Sample.xml(repeating("<array>", 200_000)), .tooDeep(maximumDepth: 512)),
    (
      "deep dictionaries", Sample.xml(repeating("<dict><key>a</key>", 100_000)),
      .tooDeep(maximumDepth: 512)
    ),
    (
      "many", Sample.xml("<dict>" + repeating("<key>a</key><true/>", 140_000) + "</dict>"),
      .tooManyValues(maximum: 262_144)
    ),
    ("an endless tag", Data(("<plist><dict " + repeating("a", 1 << 20)).utf8), damaged),
    (
      "an attribute of a quote", Sample.xml("<dict><key>a</key><string =\">x</string></dict>"),
      damaged
    ),
    (
      "an attribute of no value", Sample.xml("<dict><key>a</key><string b>x</string></dict>"),
      damaged
    ),
    (
      "an attribute without quotes", Sample.xml("<dict><key>a</key><string b=c>x</string></dict>"),
      damaged
    ),
    (
      "an attribute without =", Sample.xml("<dict><key>a</key><string b\"c\">x</string></dict>"),
      damaged
    ),
    (
      "a tag in an attribute", Sample.xml("<dict><key>a</key><string b=\"<c>\">x</string></dict>"),
      damaged
    ),
    ("an end after the root", Sample.xml("<dict/>") + Data("</plist>".utf8), damaged),
    ("an end alone", Sample.xml("<dict/></dict>"), damaged),
    ("a tag without an end", Sample.xml("<dict"), damaged),
    ("crossed tags", Sample.xml("<dict><key>a</key><string>x</dict></string>"), damaged),
    ("text after the root", Sample.xml("<dict/>") + Data("x".utf8), damaged),
    ("two roots", Sample.xml("<dict/>") + Data("<plist/>".utf8), damaged),
    ("an open comment", Sample.xml("<dict/><!-- "), damaged),
    ("dashes in a comment", Sample.xml("<!-- -- --><dict/>"), damaged),
    ("a control character", Sample.xml("<dict><key>a\u{1}</key><true/></dict>"), damaged),
    ("a NUL", Sample.xml("<dict><key>a\0</key><true/></dict>"), damaged),
    ("an unknown element", Sample.xml("<dict><key>a</key><shoe/></dict>"), damaged),
    ("a date of letters", Sample.xml("<dict><key>a</key><date>x</date></dict>"), damaged),
    ("a number of letters", Sample.xml("<dict><key>a</key><integer>x</integer></dict>"), damaged),
    (
      "a long number",
      Sample.xml("<dict><key>a</key><integer>\(repeating("9", 5000))</integer></dict>"), damaged
    ),
    ("key without value", Sample.xml("<dict><key>a</key></dict>"), damaged),
    ("value without key", Sample.xml("<dict><string>a</string></dict>"), damaged),
  ]

  static let binary: [(name: String, data: Data, reason: Reason)] = [
    ("header alone", Data("bplist00".utf8), damaged),
    ("without trailer", BinaryList([0xD0]).data.dropLast(20), damaged),
    ("another version", Data("bplist15".utf8) + Data(count: 64), .unknownFormat),
    ("count too large", with([0xD0]) { $0.count = 1 << 62 }, damaged),
    ("count large", with([0xD0]) { $0.count = 1 << 33 }, damaged),
    ("count past the end", with([0xD0]) { $0.count = 9 }, damaged),
    ("count of nothing", with([0xD0]) { $0.count = 0 }, damaged),
    ("top outside", with([0xD0]) { $0.top = 7 }, damaged),
    ("table outside", with([0xD0]) { $0.table = 1 << 63 }, damaged),
    ("table in the header", with([0xD0]) { $0.table = 2 }, damaged),
    ("offset outside", with([0xD0]) { $0.offsets = [4000] }, damaged),
    ("offset in the header", with([0xD0]) { $0.offsets = [1] }, damaged),
    ("references of no size", BinaryList.with(referenceSize: 0), damaged),
    ("references too long", BinaryList.with(referenceSize: 200), damaged),
    ("reference outside", BinaryList(BinaryList.array(99)).data, damaged),
    ("unknown kind", BinaryList([0x77]).data, damaged),
    ("a set", BinaryList.holding([0xC0]).data, damaged),
    (
      "string longer than the file", BinaryList([0x5F, 0x13] + BinaryList.number(1 << 62, 8)).data,
      damaged
    ),
    (
      "UTF-16 longer than the file", BinaryList([0x6F, 0x13] + BinaryList.number(1 << 62, 8)).data,
      damaged
    ),
    (
      "list longer than the file", BinaryList([0xAF, 0x13] + BinaryList.number(1 << 62, 8)).data,
      damaged
    ),
    ("size of no number", BinaryList([0x5F, 0x55]).data, damaged),
    (
      "key given twice",
      BinaryList(BinaryList.dictionary([1, 1], [2, 2]), BinaryList.string("a"), [0x09]).data,
      damaged
    ),
    (
      "key given twice elsewhere",
      BinaryList(
        BinaryList.dictionary([1, 2], [3, 3]), BinaryList.string("a"), BinaryList.string("a"),
        [0x09]
      ).data, damaged
    ),
    ("list as a key", BinaryList(BinaryList.dictionary([1], [1]), [0xA0]).data, damaged),
    ("number as a key", BinaryList(BinaryList.dictionary([1], [1]), [0x10, 1]).data, damaged),
    ("string that is not ASCII", BinaryList.holding([0x51, 0xE2]).data, damaged),
    ("lone high surrogate", BinaryList.holding([0x61, 0xD8, 0]).data, damaged),
    ("lone low surrogate", BinaryList.holding([0x61, 0xDC, 0]).data, damaged),
    (
      "endless date", BinaryList.holding([0x33] + BinaryList.number((1e300).bitPattern, 8)).data,
      damaged
    ),
    (
      "date of no number",
      BinaryList.holding([0x33] + BinaryList.number(Double.nan.bitPattern, 8)).data, damaged
    ),
    ("root is a list", BinaryList([0xA0]).data, .rootNotDictionary("an array")),
    ("root is a string", BinaryList([0x51, 0x61]).data, .rootNotDictionary("a string")),
    ("root is a boolean", BinaryList([0x09]).data, .rootNotDictionary("a number or boolean")),
    ("root contains itself", BinaryList(BinaryList.array(0)).data, .circular),
    (
      "contains itself", BinaryList.holding(BinaryList.array(3), [BinaryList.array(2)]).data,
      .circular
    ),
    ("deep", chain(600), .tooDeep(maximumDepth: 512)),
    ("very deep", chain(50_000), .tooDeep(maximumDepth: 512)),
    ("deep by another way", deepByAnotherWay(), .tooDeep(maximumDepth: 512)),
    ("lists of lists", laughs(40), .tooManyValues(maximum: 262_144)),
    ("the same string", manyTimes(5000, 1 << 16), .overlap),
    ("overlapping strings", overlapping(2000), .overlap),
    ("a few overlapping strings", overlapping(100), .overlap),
    (
      "many references",
      BinaryList.holding(BinaryList.longArray(Array(repeating: 1, count: 300_000))).data,
      .tooManyValues(maximum: 262_144)
    ),
  ]

  static var all: [(name: String, data: Data, reason: Reason)] { markup + binary }

  private static func with(_ object: [UInt8], _ change: (inout BinaryList) -> Void) -> Data {
    var list = BinaryList(object)
    change(&list)
    return list.data
  }

  private static func repeating(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static func utf16(mark: Bool) -> Data {
    let text = "<plist><dict><key>MinimumOSVersion</key><string>13.0</string></dict></plist>"
    return (mark ? Data([0xFF, 0xFE]) : Data())
      + Data(text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
  }

  /// Returns a chain of nested lists, each with one item.
  static func chain(_ depth: Int) -> Data {
    let lists = (0..<depth).map { BinaryList.array(3 + $0) }
    return BinaryList.holding(lists[0], Array(lists.dropFirst()) + [[0x08]]).data
  }

  /// Returns a list with two paths into the same chain. The first path enters halfway and is not
  /// too deep. The second path is too deep.
  private static func deepByAnotherWay() -> Data {
    var objects = [
      BinaryList.dictionary([1, 2], [303, 3]), BinaryList.string("a"), BinaryList.string("b"),
    ]
    for index in 3..<603 { objects.append(BinaryList.array(index + 1)) }
    objects.append([0x08])
    return BinaryList(objects: objects).data
  }

  /// Returns nested lists, as in the "billion laughs" attack: each list contains the next list
  /// twice.
  private static func laughs(_ count: Int) -> Data {
    let lists = (0..<count).map { BinaryList.array(3 + $0, 3 + $0) }
    return BinaryList.holding(lists[0], Array(lists.dropFirst()) + [BinaryList.string("ha")]).data
  }

  private static func manyTimes(_ count: Int, _ length: Int) -> Data {
    let list = BinaryList.longArray(Array(repeating: 3, count: count))
    return BinaryList.holding(list, [BinaryList.longString(length)]).data
  }

  /// Returns a list whose items are all stored at the same offset.
  private static func overlapping(_ count: Int) -> Data {
    let list = BinaryList.longArray((0..<count).map { 3 + $0 })
    var whole = BinaryList.holding(list, [BinaryList.longString(1 << 16)])
    var offsets: [Int] = []
    var offset = 8
    for object in whole.objects {
      offsets.append(offset)
      offset += object.count
    }
    whole.offsets = offsets + Array(repeating: offsets[3], count: count - 1)
    return whole.data
  }
}

extension BinaryList {
  fileprivate static func with(referenceSize: UInt8) -> Data {
    var list = holding([0x08])
    list.referenceSize = referenceSize
    return list.data
  }
}

@Suite struct HostileListTests {
  @Test(arguments: Hostile.all.indices)
  func isRefused(_ index: Int) throws {
    let (name, data, wanted) = Hostile.all[index]
    let error = try #require(Sample.refusal(data), "\(name) was read")
    #expect(error.file == nil && error.description.utf8.count < 400)
    if case .damaged(let what) = error.reason, wanted == Hostile.damaged {
      #expect(!what.isEmpty)
    } else {
      #expect(error.reason == wanted, "\(name)")
    }
  }

  /// Tests that lists just within the limits are read, and that lists just beyond the limits are
  /// refused.
  @Test func justWithinTheLimits() throws {
    let arrays = String(repeating: "<array>", count: 511)
    let ends = String(repeating: "</array>", count: 511)
    #expect(Sample.refusal(Sample.xml("<dict><key>a</key>\(arrays)\(ends)</dict>")) == nil)
    #expect(
      Sample.refusal(Sample.xml("<dict><key>a</key><array>\(arrays)\(ends)</array></dict>"))?.reason
        == .tooDeep(maximumDepth: 512))
    #expect(Sample.refusal(Hostile.chain(510)) == nil)
    #expect(Sample.refusal(Hostile.chain(511))?.reason == .tooDeep(maximumDepth: 512))
    let few = BinaryList.longArray(Array(repeating: 1, count: 250_000))
    #expect(Sample.refusal(BinaryList.holding(few).data) == nil)
  }

  @Test func unusualButValidListsAreRead() throws {
    #expect(try InfoPlist(data: Hostile.utf16(mark: true)).profile.minimumOS != nil)
    let texts = [
      "<!-- <dict> --><dict/>", "<!-- [ <!ENTITY --><dict/>",
      "<dict ><key a='>' b = \"'\">x</key><true /></dict >",
      "<dict><key>a</key><string><![CDATA[</dict>]]></string></dict><?x <y> ?>",
      "<dict><key>UIBackgroundModes</key><array><string>audio</string></array></dict>",
    ]
    for text in texts { #expect(Sample.refusal(Sample.xml(text)) == nil, "\(text)") }
    // A list in its declared encoding, which is not UTF-8.
    let latin = Data("<?xml version='1.0' encoding='ISO-8859-1'?><plist><dict><key>".utf8)
    #expect(Sample.refusal(latin + [0xFC] + Data("</key><true/></dict></plist>".utf8)) == nil)
    let typed = "<?xml version='1.0'?><!DOCTYPE plist SYSTEM 'x'><plist><dict/></plist>"
    #expect(Sample.refusal(Data(typed.utf8)) == nil)
    #expect(Sample.refusal(Data([0xEF, 0xBB, 0xBF]) + Sample.xml("<dict/>")) == nil)
    // A null, a number of sixteen bytes, a UID, and a UTF-16 character beyond the first plane.
    let objects: [[UInt8]] = [
      [0x00], [0x14] + [UInt8](repeating: 1, count: 16), [0x80, 1], [0x62, 0xD8, 0x3D, 0xDE, 0x00],
    ]
    for object in objects {
      #expect(Sample.refusal(BinaryList.holding(object).data) == nil, "\(object)")
    }
  }

  /// Changes bytes of valid files. Each changed file must be read or refused without a crash.
  @Test func damagedFilesLoadOrAreRefused() {
    var source = Scramble(state: 20)
    var loaded = 0
    var refused = 0
    for sound in [Sample.fixedXML, Sample.fixedBinary] {
      for _ in 0..<3000 {
        var data = sound
        for _ in 0..<Int.random(in: 1...5, using: &source) {
          let index = data.indices.randomElement(using: &source) ?? 0
          data[index] = UInt8.random(in: 0...255, using: &source)
        }
        if Sample.refusal(data) == nil { loaded += 1 } else { refused += 1 }
      }
    }
    #expect(loaded > 100 && refused > 100, "\(loaded) loaded, \(refused) refused")
  }

  @Test func randomBytesAreRefused() {
    var source = Scramble(state: 7)
    for start in ["", "bplist00", "<?xml version='1.0'?><plist>", "\u{FEFF}"] {
      for _ in 0..<200 {
        let count = Int.random(in: 1...400, using: &source)
        let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &source) }
        #expect(Sample.refusal(Data(start.utf8) + bytes) != nil)
      }
    }
  }
}
