// The C face reads and writes field by field: its offsets are those of the compiler.

import CLifecyclePolicy
import Testing

@testable import LifecyclePolicyC

/// One struct of the header, as Layout and the compiler lay it out.
struct CStruct {
  let name: String
  let size: Int
  let compiledSize: Int
  let fields: [CField]

  init<Struct>(
    _ name: String, _ size: Int, _ layout: MemoryLayout<Struct>.Type, _ fields: [CField]
  ) {
    self.name = name
    self.size = size
    compiledSize = layout.size
    self.fields = fields
  }

  static var all: [CStruct] { contextsAndTransitions + pathsAndRules + others }
}

/// One field of it.
struct CField {
  let name: String
  let offset: Int
  let compiledOffset: Int?

  init<Struct, Value>(_ name: String, _ offset: Int, _ path: KeyPath<Struct, Value>) {
    self.name = name
    self.offset = offset
    compiledOffset = MemoryLayout<Struct>.offset(of: path)
  }
}

@Suite struct LayoutTests {
  @Test func offsetsAreThoseOfTheCompiler() {
    for type in CStruct.all {
      #expect(type.size == type.compiledSize, "\(type.name)")
      for field in type.fields {
        #expect(field.offset == field.compiledOffset, "\(type.name).\(field.name)")
      }
    }
  }

  /// The lists here leave nothing out: they are compared with the text of the header.
  @Test func everyFieldOfEveryStructIsCompared() throws {
    let declared = try Header().structs
    #expect(Set(declared.keys) == Set(CStruct.all.map(\.name)))
    for type in CStruct.all {
      let fields = (declared[type.name] ?? []).filter { $0 != "struct_size" }
      #expect(fields == type.fields.map(\.name), "\(type.name)")
    }
  }

  @Test func theSizeComesFirst() throws {
    for (name, fields) in try Header().structs where name != "lcp_text" {
      #expect(fields.first == "struct_size", "\(name)")
    }
    #expect(MemoryLayout<lcp_context>.offset(of: \.struct_size) == 0)
    #expect(MemoryLayout<lcp_rule>.offset(of: \.struct_size) == 0)
  }

  /// Answers are small enough to stream.
  @Test func answersAreAtMost64Bytes() {
    for type in CStruct.all where type.name.hasSuffix("_answer") {
      #expect(type.compiledSize <= 64, "\(type.name)")
    }
  }
}
