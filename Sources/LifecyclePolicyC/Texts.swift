// lcp_answer_text, lcp_effect_text.

import CLifecyclePolicy
import LifecyclePolicy

extension AnyQuestion {
  /// Reads a question of a kind. Ignores `query` if questions of this kind have no query.
  @inline(never)
  init(_ kind: QuestionKind, _ query: UnsafeRawPointer?) throws(Failure) {
    switch kind {
    case .transition: self = .one(.transition(try read(query)))
    case .next: self = .next(try read(query))
    case .path: self = .path(try read(query))
    case .deadline: self = .one(.deadline(try read(query)))
    case .relaunch: self = .one(.relaunch(try read(query)))
    case .conduct: self = .one(.conduct(try read(query)))
    case .duties: self = .duties(try read(query))
    case .delivery: self = .one(.event(try read(query)))
    case .mode: self = .one(.mode(try read(query)))
    case .quota: self = .one(.quota(try read(query)))
    case .manifest: self = .manifest
    case .termination: self = .one(.termination(try read(query)))
    case .suspension: self = .one(.suspension(try read(query)))
    case .purge: self = .one(.purge(try read(query)))
    case .call: self = .one(.call(try read(query)))
    }
  }
}

/// The options of a text about an answer.
private struct TextOptions {
  var parts = TextParts.usual
  var assumed = Mask<Condition>.none

  init(_ options: UnsafeRawPointer?) throws(Failure) {
    guard let options else { return }
    typealias At = Layout.TextOptions
    let fields = try Reader(options, knowing: At.size, .options)
    let bits = fields.uint32(At.parts)
    guard bits & ~TextParts.all.bits == 0 else {
      throw Failure(status: .unknownValue, field: .parts, value: Int64(bits))
    }
    if bits != 0 { parts = TextParts(bits) }
    assumed = try fields.mask(At.assumedMask, .assumed, words: 2)
  }
}

/// Returns a writer into the host's memory, which may be NULL if its capacity is 0.
func writer(
  _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int
) throws(Failure) -> TextWriter {
  guard text != nil || capacity == 0 else { throw Failure(status: .nullArgument, field: .text) }
  // A size_t that is negative as an `Int` is larger than any text.
  return TextWriter(UnsafeMutableRawPointer(text), capacity < 0 ? .max : capacity)
}

@_cdecl("lcp_answer_text")
@implementation
public func lcp_answer_text(
  _ policy: UnsafePointer<lcp_policy>!, _ question: lcp_question_t, _ query: UnsafeRawPointer!,
  _ options: UnsafePointer<lcp_text_options>!, _ text: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let policy = try LifecyclePolicyC.policy(at: policy)
    let question = try AnyQuestion(try required(question, .question), query)
    let options = try TextOptions(options)
    var answer = AnswerText(
      question, policy, options.parts, assumed: options.assumed, try writer(text, capacity))
    let count = answer.write()
    UnsafeMutableRawPointer(length)?.storeBytes(of: count, as: Int.self)
  }
}

@_cdecl("lcp_effect_text")
@implementation
public func lcp_effect_text(
  _ effect: UnsafePointer<lcp_device_effect>!, _ text: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let effect = try DeviceEffect(UnsafeRawPointer(effect))
    var writer = try writer(text, capacity)
    writer.put(effect, .release)
    writer.end()
    UnsafeMutableRawPointer(length)?.storeBytes(of: writer.count, as: Int.self)
  }
}
