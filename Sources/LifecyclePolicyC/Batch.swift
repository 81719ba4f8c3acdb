// lcp_query_batch answers many questions of one kind.

import CLifecyclePolicy
import LifecyclePolicy

/// The arrays of a batch.
private struct Batch {
  let count: Int
  let queries: UnsafeRawPointer?
  let queryStride: Int
  let answers: UnsafeMutableRawPointer?
  let answerStride: Int
  let statuses: UnsafeMutableRawPointer?

  func check() throws(Failure) {
    guard count >= 0 else { throw Failure(.count, reported(count), outside: 0...Int64(Int.max)) }
    try LifecyclePolicyC.check(stride: queryStride)
    try LifecyclePolicyC.check(stride: answerStride)
    guard count > 0 else { return }
    guard queries != nil else { throw Failure(status: .nullArgument, field: .query) }
    guard answers != nil else { throw Failure(status: .nullArgument, field: .answer) }
    guard statuses != nil else { throw Failure(status: .nullArgument, field: .statuses) }
  }

  /// Answers one element after another. If an element fails, the others are still answered.
  func run(_ kind: QuestionKind, _ policy: Policy) throws(Failure) {
    switch kind {
    case .transition:
      // Asks the tables and the book here, because the compiler would not inline a function that
      // asks both.
      try run(policy) { (asked: TransitionQuery) in policy.lookUp(asked) ?? policy.settled(asked) }
    case .deadline where count < Allowance.valueCount:
      try run(policy) { (asked: Allowance) in policy.lookUp(asked) }
    case .deadline: try runDeadlines(policy)
    case .relaunch where count >= 512 && policy.tables == nil && Policy.hasRoomForRelaunches:
      try runRelaunches(policy)
    case .relaunch: try run(policy) { (asked: RelaunchQuery) in policy.lookUp(asked) }
    default:
      try run { (query, size, writer) throws(Failure) in
        try decodeAskEncode(kind, query, size, policy, writer)
      }
    }
  }

  /// Answers questions whose answers may have been computed beforehand. Usually, an element costs
  /// only the look-up.
  @inline(__always)
  private func run<Answer: PreparableAnswer>(
    _ policy: Policy, _ prepared: (Answer.Query) -> Answer?
  ) throws(Failure) {
    let areWhole = answerStride >= Answer.size
    try run { (query, size, writer) throws(Failure) in
      if areWhole, size == UInt32(Answer.Query.size),
        let asked = Answer.short(WholeStruct(base: query)), let found = prepared(asked)
      {
        writer.base.storeBytes(of: UInt32(Answer.size), as: UInt32.self)
        found.write(all: WholeWriter(base: writer.base))
      } else {
        try Answer.decodeAskEncode(query, size, policy, writer)
      }
    }
  }

  /// Answers questions about deadlines. Used if the batch has at least as many elements as there
  /// are allowances. If an element has room for a whole answer, each allowance is answered once;
  /// later elements get a copy of the answer.
  @inline(never)
  private func runDeadlines(_ policy: Policy) throws(Failure) {
    var failure: Failure?
    withUnsafeTemporaryAllocation(
      of: UnsafeRawPointer?.self, capacity: Allowance.valueCount
    ) { written in
      var place = 0
      while place < written.count {
        written[place] = nil
        place &+= 1
      }
      do throws(Failure) {
        try run { (query, size, writer) throws(Failure) in
          let allowance: Allowance = try read(query, size: size)
          let place = allowance.place
          guard place < written.count, writer.size >= DeadlineAnswer.size else {
            return policy.deadline(allowance).write(to: writer)
          }
          if let earlier = written[place] {
            writer.repeats(earlier, DeadlineAnswer.size)
          } else {
            policy.deadline(allowance).write(to: writer)
            written[place] = UnsafeRawPointer(writer.base)
          }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Answers many questions about relaunches. Computes the tables of answers first, and then looks
  /// up the answer for each element. Answers that the tables do not hold are found one by one.
  @inline(never)
  private func runRelaunches(_ policy: Policy) throws(Failure) {
    try policy.withRelaunches { tables throws(Failure) in
      try run(policy) { tables.relaunch($0) }
    }
  }

  @inline(__always)
  private func run(
    _ answer: (UnsafeRawPointer, UInt32, Writer) throws(Failure) -> Void
  ) throws(Failure) {
    guard let queries, let answers, let statuses else { return }
    var first: Failure?
    for index in Indexes(below: count) {
      var status = Status.ok
      do throws(Failure) {
        let query = queries + index &* queryStride
        let size = query.loadUnaligned(as: UInt32.self)
        guard size > 4096 || Int(size) <= queryStride else {
          throw Failure(status: .stride, field: .query, value: Int64(size))
        }
        try answer(
          query, size, Writer(element: answers + index &* answerStride, stride: answerStride))
      } catch {
        status = error.status
        if first == nil { first = error.at(index) }
      }
      statuses.storeBytes(of: status.rawValue, toByteOffset: index &* 4, as: Int32.self)
    }
    if let first { throw first }
  }
}

@_cdecl("lcp_query_batch")
@implementation
public func lcp_query_batch(
  _ policy: UnsafePointer<lcp_policy>!, _ question: lcp_question_t, _ count: Int,
  _ queries: UnsafeRawPointer!, _ query_stride: Int, _ answers: UnsafeMutableRawPointer!,
  _ answer_stride: Int, _ statuses: UnsafeMutablePointer<lcp_status_t>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  var elementsFailed = false
  let status = perform(reportingTo: error) { () throws(Failure) in
    let policy = try LifecyclePolicyC.policy(at: policy)
    let kind: QuestionKind = try required(question, .question)
    guard kind != .manifest else {
      throw Failure(status: .unknownValue, field: .question, value: Int64(question))
    }
    let batch = Batch(
      count: count, queries: queries, queryStride: query_stride, answers: answers,
      answerStride: answer_stride, statuses: statuses)
    try batch.check()
    do throws(Failure) {
      try batch.run(kind, policy)
    } catch {
      elementsFailed = true
      throw error
    }
  }
  return elementsFailed ? Status.batchElement.rawValue : status
}
