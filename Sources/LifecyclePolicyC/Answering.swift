// The way of every query: decode, ask the core, encode.

import LifecyclePolicy

/// Runs one question. On a failure the host's error is filled, and nothing else is touched.
func answer(
  _ error: UnsafeMutableRawPointer?, _ body: () throws(Failure) -> Void
) -> Int32 {
  do throws(Failure) {
    let writer = try ErrorWriter(error)
    do throws(Failure) {
      try body()
      return Status.ok.rawValue
    } catch {
      writer.put(error)
      return error.status.rawValue
    }
  } catch {
    return error.status.rawValue
  }
}

/// An answer, and the question that it answers, as the header has them.
protocol HostAnswer: RangeAnswer where Query: HostQuery {
  static var size: Int { get }
  /// Where the fields that are written end; what is left is cleared.
  static var end: Int { get }
  static func find(_ query: Query, _ policy: Policy) -> Self
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing)
}

extension HostAnswer {
  static var end: Int { size }
}

/// The way of a query.
@inline(__always)
func answer<Answer: HostAnswer>(
  _ type: Answer.Type, _ context: UnsafeRawPointer?, _ query: UnsafeRawPointer?,
  _ answer: UnsafeMutableRawPointer?, _ error: UnsafeMutableRawPointer?
) -> Int32 {
  LifecyclePolicyC.answer(error) { () throws(Failure) in
    let host = try HostContext(context)
    let writer = try Writer(answer, knowing: Answer.size, .answer)
    let query: Answer.Query = try read(query)
    host.withLimits { limits in
      writer.answer(Answer.self, query, in: host, host.policy(host.os, limits), limits)
    }
  }
}

/// The arrays of a batch.
struct Batch {
  let count: Int
  let queries: UnsafeRawPointer?
  let queryStride: Int
  let answers: UnsafeMutableRawPointer?
  let answerStride: Int
  let statuses: UnsafeMutableRawPointer?

  /// Asks element after element; one that fails does not stop the others.
  func run<Answer: HostAnswer>(
    _ type: Answer.Type, _ context: UnsafeRawPointer?, _ error: UnsafeMutableRawPointer?
  ) -> Int32 {
    do throws(Failure) {
      let writer = try ErrorWriter(error)
      do throws(Failure) {
        let host = try HostContext(context)
        try check()
        return host.withLimits { limits in
          runElements(type, host, host.policy(host.os, limits), limits, writer)
        }
      } catch {
        writer.put(error)
        return error.status.rawValue
      }
    } catch {
      return error.status.rawValue
    }
  }

  private func check() throws(Failure) {
    guard count >= 0 else {
      throw Failure(status: .outOfRange, field: .count, value: reported(count))
    }
    try check(stride: queryStride)
    try check(stride: answerStride)
    guard count > 0 else { return }
    guard queries != nil else { throw Failure(status: .nullArgument, field: .query) }
    guard answers != nil else { throw Failure(status: .nullArgument, field: .answer) }
    guard statuses != nil else { throw Failure(status: .nullArgument, field: .statuses) }
  }

  private func check(stride: Int) throws(Failure) {
    guard stride >= 4, stride <= 4096 else {
      throw Failure(status: .stride, field: .stride, value: reported(stride))
    }
  }

  private func runElements<Answer: HostAnswer>(
    _ type: Answer.Type, _ host: borrowing HostContext, _ policy: Policy, _ limits: Limits,
    _ writer: ErrorWriter
  ) -> Int32 {
    guard let queries, let answers, let statuses else { return Status.ok.rawValue }
    var failed = false
    var index = 0
    while index < count {
      var status = Status.ok
      do throws(Failure) {
        let query: Answer.Query = try self.query(queries + index &* queryStride)
        Writer(
          element: answers + index &* answerStride, stride: answerStride, knowing: Answer.size
        ).answer(Answer.self, query, in: host, policy, limits)
      } catch {
        status = error.status
        var failure = error
        failure.index = index
        if !failed { writer.put(failure) }
        failed = true
      }
      statuses.storeBytes(of: status.rawValue, toByteOffset: index &* 4, as: Int32.self)
      index &+= 1
    }
    return failed ? Status.batchElement.rawValue : Status.ok.rawValue
  }

  @inline(__always)
  private func query<Query: HostQuery>(_ pointer: UnsafeRawPointer) throws(Failure) -> Query {
    let size = pointer.loadUnaligned(as: UInt32.self)
    guard size > 4096 || Int(size) <= queryStride else {
      throw Failure(status: .stride, field: .query, value: Int64(size))
    }
    return try read(pointer, size: size)
  }
}

/// The flags that answers share.
func flags(disputed: Bool, osDependent: Bool) -> UInt32 {
  (disputed ? 1 : 0) | (osDependent ? 8 : 0)
}
