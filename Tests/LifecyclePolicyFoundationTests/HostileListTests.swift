// Tests that damaged and malicious property lists are refused, each for the right reason.

import Foundation
import Testing

@testable import LifecyclePolicyFoundation

/// Lists that must be refused, each with the reason. The text of a `damaged` reason is not
/// compared.
enum Hostile {
  typealias Reason = InfoPlistError.Reason
  typealias Case = (name: String, data: Data, reason: Reason)

  static let damaged = Reason.damaged("")
  static let tooDeep = Reason.tooDeep(maximumDepth: 512)
  static let tooMany = Reason.tooManyValues(maximum: 262_144)

  private static let markup: [Case] = [
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
    xml("an entity that nobody declared", "<dict><key>a</key><string>&b;</string></dict>"),
    xml("root is a list", "<array/>", .rootNotDictionary("an array")),
    xml("root is a string", "<string>x</string>", .rootNotDictionary("a string")),
    xml("root is nothing", ""),
    xml("deep", repeating("<array>", 200_000), tooDeep),
    xml("deep dictionaries", repeating("<dict><key>a</key>", 100_000), tooDeep),
    xml("many", "<dict>" + repeating("<key>a</key><true/>", 140_000) + "</dict>", tooMany),
    ("an endless tag", Data(("<plist><dict " + repeating("a", 1 << 20)).utf8), damaged),
    xml("an attribute of a quote", "<dict><key>a</key><string =\">x</string></dict>"),
    xml("an attribute of no value", "<dict><key>a</key><string b>x</string></dict>"),
    xml("an attribute without quotes", "<dict><key>a</key><string b=c>x</string></dict>"),
    xml("an attribute without =", "<dict><key>a</key><string b\"c\">x</string></dict>"),
    xml("a tag in an attribute", "<dict><key>a</key><string b=\"<c>\">x</string></dict>"),
    ("an end after the root", Sample.xml("<dict/>") + Data("</plist>".utf8), damaged),
    xml("an end alone", "<dict/></dict>"),
    xml("a tag without an end", "<dict"),
    xml("crossed tags", "<dict><key>a</key><string>x</dict></string>"),
    ("text after the root", Sample.xml("<dict/>") + Data("x".utf8), damaged),
    ("two roots", Sample.xml("<dict/>") + Data("<plist/>".utf8), damaged),
    xml("an open comment", "<dict/><!-- "),
    xml("dashes in a comment", "<!-- -- --><dict/>"),
    xml("a control character", "<dict><key>a\u{1}</key><true/></dict>"),
    xml("a NUL", "<dict><key>a\0</key><true/></dict>"),
    xml("an unknown element", "<dict><key>a</key><shoe/></dict>"),
    xml("a date of letters", "<dict><key>a</key><date>x</date></dict>"),
    xml("a number of letters", "<dict><key>a</key><integer>x</integer></dict>"),
    xml("a long number", "<dict><key>a</key><integer>\(repeating("9", 5000))</integer></dict>"),
    xml("key without value", "<dict><key>a</key></dict>"),
    xml("value without key", "<dict><string>a</string></dict>"),
  ]

  private static let binary: [Case] = [
    ("header alone", Data("bplist00".utf8), damaged),
    ("without trailer", BinaryList([0xD0]).data.dropLast(20), damaged),
    ("another version", Data("bplist15".utf8) + Data(count: 64), .unknownFormat),
    with("count too large") { $0.count = 1 << 62 },
    with("count large") { $0.count = 1 << 33 },
    with("count past the end") { $0.count = 9 },
    with("count of nothing") { $0.count = 0 },
    with("top outside") { $0.top = 7 },
    with("table outside") { $0.table = 1 << 63 },
    with("table in the header") { $0.table = 2 },
    with("offset outside") { $0.offsets = [4000] },
    with("offset in the header") { $0.offsets = [1] },
    list("references of no size", BinaryList.holding([0x08], referenceSize: 0)),
    list("references too long", BinaryList.holding([0x08], referenceSize: 200)),
    list("reference outside", BinaryList(BinaryList.array(99))),
    list("unknown kind", BinaryList([0x77])),
    list("a set", BinaryList.holding([0xC0])),
    list("string longer than the file", BinaryList([0x5F, 0x13] + BinaryList.number(1 << 62, 8))),
    list("UTF-16 longer than the file", BinaryList([0x6F, 0x13] + BinaryList.number(1 << 62, 8))),
    list("list longer than the file", BinaryList([0xAF, 0x13] + BinaryList.number(1 << 62, 8))),
    list("size of no number", BinaryList([0x5F, 0x55])),
    list(
      "key given twice",
      BinaryList(BinaryList.dictionary([1, 1], [2, 2]), BinaryList.string("a"), [0x09])),
    list(
      "key given twice elsewhere",
      BinaryList(
        BinaryList.dictionary([1, 2], [3, 3]), BinaryList.string("a"), BinaryList.string("a"),
        [0x09])),
    list("list as a key", BinaryList(BinaryList.dictionary([1], [1]), [0xA0])),
    list("number as a key", BinaryList(BinaryList.dictionary([1], [1]), [0x10, 1])),
    list("string that is not ASCII", BinaryList.holding([0x51, 0xE2])),
    list("lone high surrogate", BinaryList.holding([0x61, 0xD8, 0])),
    list("lone low surrogate", BinaryList.holding([0x61, 0xDC, 0])),
    list("endless date", BinaryList.date((1e300).bitPattern)),
    list("date of no number", BinaryList.date(Double.nan.bitPattern)),
    list("root is a list", BinaryList([0xA0]), .rootNotDictionary("an array")),
    list("root is a string", BinaryList([0x51, 0x61]), .rootNotDictionary("a string")),
    list("root is a boolean", BinaryList([0x09]), .rootNotDictionary("a number or boolean")),
    list("root contains itself", BinaryList(BinaryList.array(0)), .circular),
    list(
      "contains itself", BinaryList.holding(BinaryList.array(3), [BinaryList.array(2)]), .circular),
    ("deep", chain(600), tooDeep),
    ("very deep", chain(50_000), tooDeep),
    ("deep by another way", deepByAnotherWay(), tooDeep),
    ("lists of lists", laughs(40), tooMany),
    ("the same string", manyTimes(5000, 1 << 16), .overlap),
    ("overlapping strings", overlapping(2000), .overlap),
    ("a few overlapping strings", overlapping(100), .overlap),
    list(
      "many references",
      BinaryList.holding(BinaryList.longArray(Array(repeating: 1, count: 300_000))), tooMany),
  ]

  static let all = markup + binary

  private static func xml(_ name: String, _ body: String, _ reason: Reason = damaged) -> Case {
    (name, Sample.xml(body), reason)
  }

  private static func list(_ name: String, _ list: BinaryList, _ reason: Reason = damaged) -> Case {
    (name, list.data, reason)
  }

  private static func with(_ name: String, _ change: (inout BinaryList) -> Void) -> Case {
    var list = BinaryList([0xD0])
    change(&list)
    return self.list(name, list)
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
  fileprivate static func holding(_ value: [UInt8], referenceSize: UInt8) -> BinaryList {
    var list = holding(value)
    list.referenceSize = referenceSize
    return list
  }

  fileprivate static func date(_ bits: UInt64) -> BinaryList { holding([0x33] + number(bits, 8)) }
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

  /// Tests lists with the greatest depth that is read, lists that are one level deeper, and a list
  /// with nearly as many values as are read.
  @Test func justWithinTheLimits() throws {
    let arrays = String(repeating: "<array>", count: 511)
    let ends = String(repeating: "</array>", count: 511)
    #expect(Sample.refusal(Sample.xml("<dict><key>a</key>\(arrays)\(ends)</dict>")) == nil)
    #expect(
      Sample.refusal(Sample.xml("<dict><key>a</key><array>\(arrays)\(ends)</array></dict>"))?.reason
        == Hostile.tooDeep)
    #expect(Sample.refusal(Hostile.chain(510)) == nil)
    #expect(Sample.refusal(Hostile.chain(511))?.reason == Hostile.tooDeep)
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
