// The steps of every call: decode, ask the core, encode.

import CLifecyclePolicy
import LifecyclePolicy

/// Performs one call. If the call fails, fills the host's error and writes nothing else.
@inline(__always)
func perform(
  reportingTo error: UnsafeMutableRawPointer?, _ body: () throws(Failure) -> Void
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

/// Returns the policy that a host prepared. Fails if there is no policy at the address.
@inline(__always)
func policy(at pointer: UnsafeRawPointer?) throws(Failure) -> Policy {
  guard let pointer else { throw Failure(status: .nullArgument, field: .policy) }
  guard let policy = Policy(in: pointer) else { throw Failure(status: .policy, field: .policy) }
  return policy
}

/// An answer that can be written in the layout of the header.
protocol HostAnswer: RuledAnswer {
  static var size: Int { get }
  /// The offset after the last field that `put(into:)` writes. The rest of the struct is set to 0.
  static var end: Int { get }
  /// Writes the fields that only this kind of answer has.
  func put(into writer: some Writing)
}

/// An answer to a question that has a query struct.
protocol QueryAnswer: HostAnswer {
  associatedtype Query: HostQuery
  /// Asks the core.
  static func answer(to query: Query, _ policy: Policy) -> Self
}

/// An answer that may have been computed beforehand.
protocol PreparableAnswer: QueryAnswer {
  static var kind: QuestionKind { get }
  /// Asks the tables of a policy. Returns nil if the tables do not have the answer.
  static func lookUp(_ query: Query, _ policy: Policy) -> Self?
  /// Asks the core a question that `short` does not read, or that the tables do not answer.
  static func answer(notShort query: Query, _ policy: Policy) -> Self
  /// Reads a question that the tables may be able to answer. Returns nil for an invalid question,
  /// and may return nil for a question that the tables never answer.
  static func short(_ fields: WholeStruct) -> Query?
}

extension PreparableAnswer {
  @inline(__always)
  static func short(_ fields: WholeStruct) -> Query? { try? Query(fields) }
}

extension HostAnswer {
  /// Writes an answer, and sets the rest of the struct to zero. Compiled twice: for the size that
  /// this library knows, and for any other size.
  @inline(__always)
  func write(to writer: Writer) {
    let writer = writer.fitted(to: Self.size)
    if writer.size == Self.size {
      write(all: WholeWriter(base: writer.base))
    } else {
      writePart(to: writer)
    }
  }

  @inline(__always)
  func write(all writer: WholeWriter) {
    writer.put(ruling)
    put(into: writer)
    var offset = Self.end
    while offset < Self.size {
      writer.put(UInt32(0), offset)
      offset &+= 4
    }
  }

  @inline(never)
  private func writePart(to writer: Writer) {
    writer.put(ruling)
    put(into: writer)
    writer.clearTail(after: Self.end)
  }
}

/// Answers one question. If the question is usual (see `UsualQuestion`) and the tables have the
/// answer, takes the answer from the tables; otherwise calls `askBook`.
///
/// A look-up then costs little more than the checks of the question.
@inline(__always)
func askTables<Answer: PreparableAnswer>(
  _ type: Answer.Type, _ policy: UnsafeRawPointer?, _ query: UnsafeRawPointer?,
  _ answer: UnsafeMutableRawPointer?, _ error: UnsafeMutableRawPointer?
) -> Int32 {
  guard let memory = policy, Policy(in: memory)?.tables != nil,
    let usual = UsualQuestion<Answer>(policy, answer, error),
    let asked = usual.whole(query).flatMap(Answer.short),
    let found = Answer.lookUp(asked, usual.policy)
  else { return askBook(type, policy, query, answer, error) }
  found.write(all: WholeWriter(base: usual.answer))
  return Status.ok.rawValue
}

/// Answers one question that the tables do not answer. Asks the core directly if the question is
/// usual. Otherwise calls `ask`, which also finds out what is wrong with an invalid question.
@inline(never)
private func askBook<Answer: PreparableAnswer>(
  _ type: Answer.Type, _ policy: UnsafeRawPointer?, _ query: UnsafeRawPointer?,
  _ answer: UnsafeMutableRawPointer?, _ error: UnsafeMutableRawPointer?
) -> Int32 {
  guard let usual = UsualQuestion<Answer>(policy, answer, error),
    let fields = usual.whole(query), let asked = try? Answer.Query(fields)
  else { return ask(Answer.kind, policy, query, answer, error) }
  Answer.answer(notShort: asked, usual.policy).write(all: WholeWriter(base: usual.answer))
  return Status.ok.rawValue
}

/// A question whose structs have the sizes that this library knows.
private struct UsualQuestion<Answer: PreparableAnswer> {
  let policy: Policy
  let answer: UnsafeMutableRawPointer

  /// Makes a usual question; nil if a required pointer is NULL, if there is no policy, or if a
  /// struct has another size.
  @inline(__always)
  init?(
    _ policy: UnsafeRawPointer?, _ answer: UnsafeMutableRawPointer?,
    _ error: UnsafeMutableRawPointer?
  ) {
    if let error, error.loadUnaligned(as: UInt32.self) != UInt32(Layout.Error.size) { return nil }
    guard let memory = policy, let answer,
      answer.loadUnaligned(as: UInt32.self) == UInt32(Answer.size),
      let policy = Policy(in: memory)
    else { return nil }
    self.policy = policy
    self.answer = answer
  }

  @inline(__always)
  func whole(_ query: UnsafeRawPointer?) -> WholeStruct? {
    guard let query, query.loadUnaligned(as: UInt32.self) == UInt32(Answer.Query.size) else {
      return nil
    }
    return WholeStruct(base: query)
  }
}

extension QueryAnswer {
  /// Reads a question, asks the core, and writes the answer.
  @inline(never)
  static func decodeAskEncode(
    _ query: UnsafeRawPointer, _ size: UInt32, _ policy: Policy, _ writer: Writer
  ) throws(Failure) {
    answer(to: try read(query, size: size), policy).write(to: writer)
  }
}

/// Answers a question of any kind that has a query struct. `size` is the `struct_size` of the
/// query. It is not read again, because the host could have changed it.
@inline(never)
func decodeAskEncode(
  _ kind: QuestionKind, _ query: UnsafeRawPointer, _ size: UInt32, _ policy: Policy,
  _ writer: Writer
) throws(Failure) {
  switch kind {
  case .transition: try TransitionAnswer.decodeAskEncode(query, size, policy, writer)
  case .next: try NextAnswer.decodeAskEncode(query, size, policy, writer)
  case .path: try PathAnswer.decodeAskEncode(query, size, policy, writer)
  case .deadline: try DeadlineAnswer.decodeAskEncode(query, size, policy, writer)
  case .relaunch: try RelaunchAnswer.decodeAskEncode(query, size, policy, writer)
  case .conduct: try ConductAnswer.decodeAskEncode(query, size, policy, writer)
  case .duties: try DutiesAnswer.decodeAskEncode(query, size, policy, writer)
  case .delivery: try EventAnswer.decodeAskEncode(query, size, policy, writer)
  case .mode: try ModeAnswer.decodeAskEncode(query, size, policy, writer)
  case .quota: try QuotaAnswer.decodeAskEncode(query, size, policy, writer)
  case .termination: try TerminationAnswer.decodeAskEncode(query, size, policy, writer)
  case .suspension: try SuspensionAnswer.decodeAskEncode(query, size, policy, writer)
  case .purge: try PurgeAnswer.decodeAskEncode(query, size, policy, writer)
  case .call: try CallAnswer.decodeAskEncode(query, size, policy, writer)
  case .manifest: throw Failure(status: .unknownValue, field: .question)
  }
}

/// Answers one question of any kind that has a query struct, after all checks.
@inline(never)
private func ask(
  _ kind: QuestionKind, _ policy: UnsafeRawPointer?, _ query: UnsafeRawPointer?,
  _ answer: UnsafeMutableRawPointer?, _ error: UnsafeMutableRawPointer?
) -> Int32 {
  perform(reportingTo: error) { () throws(Failure) in
    let policy = try LifecyclePolicyC.policy(at: policy)
    let writer = try Writer(answer, .answer)
    guard let query else { throw Failure(status: .nullArgument, field: .query) }
    try decodeAskEncode(kind, query, query.loadUnaligned(as: UInt32.self), policy, writer)
  }
}

@_cdecl("lcp_query_transition")
@implementation
public func lcp_query_transition(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_transition_query>!,
  _ answer: UnsafeMutablePointer<lcp_transition_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  askTables(TransitionAnswer.self, policy, query, answer, error)
}

@_cdecl("lcp_query_next")
@implementation
public func lcp_query_next(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_next_query>!,
  _ answer: UnsafeMutablePointer<lcp_next_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.next, policy, query, answer, error)
}

@_cdecl("lcp_query_path")
@implementation
public func lcp_query_path(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_path_query>!,
  _ answer: UnsafeMutablePointer<lcp_path_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.path, policy, query, answer, error)
}

@_cdecl("lcp_query_deadline")
@implementation
public func lcp_query_deadline(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_deadline_query>!,
  _ answer: UnsafeMutablePointer<lcp_deadline_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  askTables(DeadlineAnswer.self, policy, query, answer, error)
}

@_cdecl("lcp_query_relaunch")
@implementation
public func lcp_query_relaunch(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_relaunch_query>!,
  _ answer: UnsafeMutablePointer<lcp_relaunch_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  askTables(RelaunchAnswer.self, policy, query, answer, error)
}

@_cdecl("lcp_query_conduct")
@implementation
public func lcp_query_conduct(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_conduct_query>!,
  _ answer: UnsafeMutablePointer<lcp_conduct_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.conduct, policy, query, answer, error)
}

@_cdecl("lcp_query_duties")
@implementation
public func lcp_query_duties(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_duties_query>!,
  _ answer: UnsafeMutablePointer<lcp_duties_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.duties, policy, query, answer, error)
}

@_cdecl("lcp_query_delivery")
@implementation
public func lcp_query_delivery(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_delivery_query>!,
  _ answer: UnsafeMutablePointer<lcp_delivery_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.delivery, policy, query, answer, error)
}

@_cdecl("lcp_query_mode")
@implementation
public func lcp_query_mode(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_mode_query>!,
  _ answer: UnsafeMutablePointer<lcp_mode_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.mode, policy, query, answer, error)
}

@_cdecl("lcp_query_quota")
@implementation
public func lcp_query_quota(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_quota_query>!,
  _ answer: UnsafeMutablePointer<lcp_quota_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.quota, policy, query, answer, error)
}

@_cdecl("lcp_query_manifest")
@implementation
public func lcp_query_manifest(
  _ policy: UnsafePointer<lcp_policy>!, _ answer: UnsafeMutablePointer<lcp_manifest_answer>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let policy = try LifecyclePolicyC.policy(at: policy)
    let writer = try Writer(answer, .answer)
    policy.manifest().write(to: writer)
  }
}

@_cdecl("lcp_query_termination")
@implementation
public func lcp_query_termination(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_termination_query>!,
  _ answer: UnsafeMutablePointer<lcp_termination_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.termination, policy, query, answer, error)
}

@_cdecl("lcp_query_suspension")
@implementation
public func lcp_query_suspension(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_suspension_query>!,
  _ answer: UnsafeMutablePointer<lcp_suspension_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.suspension, policy, query, answer, error)
}

@_cdecl("lcp_query_purge")
@implementation
public func lcp_query_purge(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_purge_query>!,
  _ answer: UnsafeMutablePointer<lcp_purge_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.purge, policy, query, answer, error)
}

@_cdecl("lcp_query_call")
@implementation
public func lcp_query_call(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_call_query>!,
  _ answer: UnsafeMutablePointer<lcp_call_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  ask(.call, policy, query, answer, error)
}
