// Tests the index of rules for each kind of process.

import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct ProcessKindTests {
  /// For each kind and profile, each key under which a rule decides, and four versions: the index
  /// lists the rules in force that are about the kind, except alternatives. If one rule always
  /// decides, the index may list that rule alone.
  @Test func theIndexListsTheRulesOfAKind() {
    let book = Book.release
    let rules = CompiledBook(Rulebook.rules, settling: false).rules
    for kind in ProcessKind.allCases {
      let own = rules.indices.filter { rules[$0].kinds.contains(kind) }
      for key in IndexedKey.all where key.decides {
        let about = own.filter { rules[$0].family == key.key.family && key.isAbout(rules[$0]) }
        for profile in EvidenceProfile.allCases {
          for os in [OSVersion(8), OSVersion(14), OSVersion(17), OSVersion(27)]
          where book.absence(of: kind, on: os) == nil {
            let place = IndexPlace(profile, VersionSlot(of: os, in: book), kind)
            let run = book.run(key.key, place)
            let listed = (0..<run.count).map { book.candidate(run, $0) }
            let wanted = about.filter {
              rules[$0].isInForce(on: os, profile) && rules[$0].precedence != .alternative
            }
            let isSettled = listed.count == 1 && wanted.contains(listed[0])
            #expect(
              isSettled || listed.sorted() == wanted,
              "\(kind), \(profile), \(os), key \(key.key.number)")
          }
        }
      }
    }
  }

  /// A damaged policy may hold any number as its list of keys. Its questions must not trap.
  @Test func anyListOfKeysIsRead() {
    let policy = Policy(for: Context(os: OSVersion(17)))
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: PolicyMemory.smallSize, alignment: 8)
    defer { memory.deallocate() }
    for byte in UInt8.min...UInt8.max {
      memory.copyMemory(from: policy.memory, byteCount: PolicyMemory.smallSize)
      memory.storeBytes(of: byte, toByteOffset: 20, as: UInt8.self)
      let damaged = Policy(preparedIn: UnsafeRawPointer(memory), .release)
      for trigger in Trigger.allCases {
        _ = damaged.relaunch(RelaunchQuery(after: .crash, on: trigger))
      }
      for allowance in Allowance.allCases { _ = damaged.deadline(allowance) }
      for quota in Quota.allCases { _ = damaged.quota(quota) }
    }
  }
}
