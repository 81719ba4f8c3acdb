// Checks the structure of an XML property list: it must be complete, and neither too deep nor too
// long.

import Foundation

/// Checks the characters and tags of an XML document, in any encoding with ASCII tags. Foundation
/// then reads the elements. Without these checks, Foundation would accept texts that other readers
/// refuse.
struct MarkupStructure {
  private let bytes: [UInt8]
  private var at = 0
  /// The number of open elements.
  private var depth = 0
  private var elements = 0

  static func check(_ bytes: [UInt8]) throws(InfoPlistError.Reason) {
    var structure = MarkupStructure(bytes: bytes)
    try structure.checkDocument()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func checkDocument() throws(InfoPlistError.Reason) {
    try checkCharacters()
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "<") {
        try checkMarkup()
      } else {
        guard depth > 0 || isSpace(bytes[at]) else { throw damaged("text outside the root") }
        at += 1
      }
    }
    guard elements > 0 else { throw damaged("no element") }
    guard depth == 0 else { throw damaged("an element is not closed") }
  }

  /// Checks the characters. XML permits no control characters except white space, and is in UTF-8
  /// unless it declares another encoding.
  private mutating func checkCharacters() throws(InfoPlistError.Reason) {
    if let control = bytes.firstIndex(where: { $0 < 0x20 && !isSpace($0) }) {
      at = control
      throw damaged("a control character")
    }
    var declaration = ""
    if take("<?xml") {
      let start = at
      try skip(past: "?>")
      declaration = String(decoding: bytes[start..<at], as: UTF8.self).lowercased()
    }
    guard !declaration.contains("encoding") || declaration.contains("utf-8") else {
      return
    }
    guard String(data: Data(bytes), encoding: .utf8) != nil else {
      throw .damaged("not UTF-8")
    }
  }

  private mutating func checkMarkup() throws(InfoPlistError.Reason) {
    if take("<!--") {
      try skip(past: "--")
      guard take(">") else { throw damaged("-- in a comment") }
    } else if take("<![CDATA[") {
      guard depth > 0 else { throw damaged("text outside the root") }
      try skip(past: "]]>")
    } else if take("<?") {
      try skip(past: "?>")
    } else if take("<!DOCTYPE") {
      guard elements == 0 else { throw damaged("a document type after the root") }
      try checkDocumentType()
    } else if take("</") {
      try checkEndTag()
    } else {
      at += 1
      try checkStartTag()
    }
  }

  /// Checks a document type. The document type of property lists is external, and is not fetched. A
  /// document type inside the file may declare entities, so it is refused, as Foundation
  /// refuses it.
  private mutating func checkDocumentType() throws(InfoPlistError.Reason) {
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      guard bytes[at] != UInt8(ascii: "[") else { throw .documentType }
      at += 1
    }
    guard take(">") else { throw damaged("truncated") }
  }

  private mutating func checkStartTag() throws(InfoPlistError.Reason) {
    try takeName()
    guard depth > 0 || elements == 0 else { throw damaged("two roots") }
    elements += 1
    guard elements <= InfoPlist.maximumValues else {
      throw .tooManyValues(maximum: InfoPlist.maximumValues)
    }
    while true {
      let hadSpace = skipSpace()
      if take("/>") { return }
      if take(">") { break }
      guard hadSpace else { throw damaged("a tag is not closed") }
      try checkAttribute()
    }
    depth += 1
    // The element `plist` is not a value, so one more level is permitted.
    guard depth <= PropertyList.maximumDepth + 1 else {
      throw .tooDeep(maximumDepth: PropertyList.maximumDepth)
    }
  }

  private mutating func checkAttribute() throws(InfoPlistError.Reason) {
    try takeName()
    _ = skipSpace()
    guard take("=") else { throw damaged("an attribute without a value") }
    _ = skipSpace()
    guard at < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[at]) else {
      throw damaged("an attribute without a value")
    }
    let quote = bytes[at]
    at += 1
    while at < bytes.count, bytes[at] != quote {
      guard bytes[at] != UInt8(ascii: "<") else { throw damaged("< in an attribute") }
      at += 1
    }
    guard at < bytes.count else { throw damaged("truncated") }
    at += 1
  }

  /// Checks an end tag. Foundation checks that the end tag matches the start tag.
  private mutating func checkEndTag() throws(InfoPlistError.Reason) {
    try takeName()
    _ = skipSpace()
    guard take(">") else { throw damaged("a tag is not closed") }
    guard depth > 0 else { throw damaged("an end tag without a start tag") }
    depth -= 1
  }

  // MARK: Steps

  private mutating func take(_ text: StaticString) -> Bool {
    guard text.utf8CodeUnitCount <= bytes.count - at else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[at + index] != (text.utf8Start + index).pointee { return false }
    at += text.utf8CodeUnitCount
    return true
  }

  private mutating func takeName() throws(InfoPlistError.Reason) {
    let start = at
    while at < bytes.count, !endsName(bytes[at]) { at += 1 }
    guard at < bytes.count else { throw damaged("truncated") }
    guard at > start else { throw damaged("a tag without a name") }
  }

  private func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: isSpace(byte)
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  private mutating func skipSpace() -> Bool {
    let start = at
    while at < bytes.count, isSpace(bytes[at]) { at += 1 }
    return at > start
  }

  private mutating func skip(past text: StaticString) throws(InfoPlistError.Reason) {
    while at < bytes.count {
      if take(text) { return }
      at += 1
    }
    throw damaged("truncated")
  }

  private func damaged(_ what: String) -> InfoPlistError.Reason {
    let line = bytes[..<min(at, bytes.count)].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return .damaged("\(what), at line \(line)")
  }
}
