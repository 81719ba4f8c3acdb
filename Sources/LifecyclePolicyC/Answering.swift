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
protocol HostAnswer: RangeAnswer {
  associatedtype Query: HostQuery
  static var size: Int { get }
  /// Where the fields that are written end; what is left is cleared.
  static var end: Int { get }
  static func find(
    _ query: Query, in host: borrowing HostContext, from first: some FirstContext
  ) -> RangedAnswer<Self>
  static func put(_ ranged: RangedAnswer<Self>, into writer: some Writing)
  /// Whether most questions have a short way, from numbers to numbers.
  static var hasShortWay: Bool { get }
  /// Takes the short way on plain ground, between structs of just the size that this library
  /// knows. False where a question is not as most are: nothing is written then.
  static func answerShortly(
    _ query: WholeStruct, in host: borrowing HostContext, from first: some FirstContext,
    into writer: WholeWriter
  ) -> Bool
}

extension HostAnswer {
  static var end: Int { size }
  static var hasShortWay: Bool { false }

  @inline(__always)
  static func answerShortly(
    _ query: WholeStruct, in host: borrowing HostContext, from first: some FirstContext,
    into writer: WholeWriter
  ) -> Bool { false }
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
    if Answer.hasShortWay, host.isPlain, writer.size == Answer.size, let query,
      query.loadUnaligned(as: UInt32.self) == UInt32(truncatingIfNeeded: Answer.Query.size),
      Answer.answerShortly(
        WholeStruct(base: query), in: host, from: DerivedContext(),
        into: WholeWriter(base: writer.base))
    {
      return
    }
    let query: Answer.Query = try read(query)
    writer.answer(Answer.self, query, in: host, from: DerivedContext())
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
        // On the stack: it takes half a kilobyte.
        return withUnsafeTemporaryAllocation(
          of: DecidedDeadline.self, capacity: KeptContext.deadlineCount
        ) { deadlines in
          guard let deadlines = deadlines.baseAddress else { return Status.ok.rawValue }
          return runElements(type, host, KeptContext(host, deadlines), writer)
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
    _ type: Answer.Type, _ host: borrowing HostContext, _ first: KeptContext,
    _ writer: ErrorWriter
  ) -> Int32 {
    guard let queries, let answers, let statuses else { return Status.ok.rawValue }
    let size = UInt32(truncatingIfNeeded: Answer.Query.size)
    let isPlain =
      host.isPlain && queryStride >= Answer.Query.size && answerStride >= Answer.size
    var failed = false
    var index = 0
    while index < count {
      let query = queries + index &* queryStride
      let answer = answers + index &* answerStride
      var status = Status.ok
      if Answer.hasShortWay, isPlain, query.loadUnaligned(as: UInt32.self) == size,
        Answer.answerShortly(
          WholeStruct(base: query), in: host, from: first, into: WholeWriter(base: answer))
      {
        answer.storeBytes(of: UInt32(truncatingIfNeeded: Answer.size), as: UInt32.self)
      } else {
        do throws(Failure) {
          try self.answer(Answer.self, query, answer, host, first)
        } catch {
          status = error.status
          var failure = error
          failure.index = index
          if !failed { writer.put(failure) }
          failed = true
        }
      }
      statuses.storeBytes(of: status.rawValue, toByteOffset: index &* 4, as: Int32.self)
      index &+= 1
    }
    return failed ? Status.batchElement.rawValue : Status.ok.rawValue
  }

  /// The long way of an element.
  @inline(never)
  private func answer<Answer: HostAnswer>(
    _ type: Answer.Type, _ query: UnsafeRawPointer, _ answer: UnsafeMutableRawPointer,
    _ host: borrowing HostContext, _ first: KeptContext
  ) throws(Failure) {
    let query: Answer.Query = try self.query(query)
    Writer(element: answer, stride: answerStride, knowing: Answer.size)
      .answer(Answer.self, query, in: host, from: first)
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
