// Checks that versions are parsed, compared and taken apart correctly.

import Testing

@testable import LifecyclePolicy

@Suite struct OSVersionTests {
  @Test(arguments: [
    ("9", OSVersion(9)), ("9.3", OSVersion(9, 3)), ("9.3.5", OSVersion(9, 3, 5)),
    ("02", OSVersion(2)), ("0", OSVersion(0)), ("255.255.255", OSVersion(255, 255, 255)),
    ("007.1.0", OSVersion(7, 1)), ("10.0.000", OSVersion(10)),
  ])
  func goodTextsAreRead(_ text: String, _ version: OSVersion) {
    #expect(OSVersion(text) == version)
  }

  @Test(arguments: [
    "", ".", "9.", ".9", "9..3", "9.3.5.1", "9.3.", "256", "9.256", "9.3.999", "0009", " 9", "9 ",
    "9,3", "-9", "+9", "9.3b", "iOS 9", "9.٣", "９", "9\0", "\0", "9\n", "1e1", "0x9", "9.3.5.",
  ])
  func badTextsAreRefused(_ text: String) {
    #expect(OSVersion(text) == nil)
  }

  @Test func noBytesAreNoVersion() {
    #expect(OSVersion(utf8: UnsafeRawBufferPointer(start: nil, count: 0)) == nil)
  }

  @Test func everyVersionIsReadAsItIsWritten() {
    for major in UInt8.min...UInt8.max {
      for (minor, patch) in [(0, 0), (1, 0), (0, 1), (9, 10), (99, 100), (255, 255)]
        as [(UInt8, UInt8)]
      {
        let version = OSVersion(major, minor, patch)
        #expect(OSVersion("\(major).\(minor).\(patch)") == version)
        #expect(version.major == major && version.minor == minor && version.patch == patch)
        #expect(OSVersion(packed: version.packed) == version)
      }
    }
  }

  @Test func laterIsGreater() {
    let inOrder = [
      OSVersion(2), OSVersion(2, 0, 1), OSVersion(2, 2, 1), OSVersion(3), OSVersion(9, 3, 5),
      OSVersion(9, 10), OSVersion(10), OSVersion(11, 0, 3), OSVersion(26, 4, 2), .newest,
      .unknown, OSVersion(255, 255, 255), .open,
    ]
    for (index, version) in inOrder.enumerated() {
      for (place, other) in inOrder.enumerated() {
        #expect((version < other) == (index < place))
        #expect((version == other) == (index == place))
      }
    }
    #expect(OSVersion.oldest == OSVersion(2))
  }

  @Test func aPolicyRulesWithinWhatIsKnown() {
    let old = policy(Context(os: OSVersion(1)))
    #expect(old.ruledOS == .oldest && !old.isUnknownOS)
    let new = policy(Context(os: .unknown))
    #expect(new.ruledOS == .newest && new.isUnknownOS && new.os == .unknown)
    let newest = policy(Context(os: .newest))
    #expect(newest.ruledOS == .newest && !newest.isUnknownOS)
  }
}
