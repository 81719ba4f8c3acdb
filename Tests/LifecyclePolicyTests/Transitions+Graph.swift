// Every answer to a transition question on one ground, asked once and looked up by many checks.

@testable import LifecyclePolicy

/// A place in a chain of steps: a state, and why the app is in it.
struct Node: Hashable, Sendable {
  let state: AppState
  /// nil where no reason was given.
  let lastCause: Cause?
}

/// A question without trigger and interruption.
struct Edge: Hashable, Sendable, CustomStringConvertible {
  let node: Node
  let cause: Cause
  let to: AppState

  var query: TransitionQuery {
    TransitionQuery(from: node.state, to: to, cause: cause, lastCause: node.lastCause)
  }

  var description: String {
    let after = node.lastCause.map { " (after \($0.name))" } ?? ""
    return "\(node.state.name)\(after) to \(to.name) by \(cause.name)"
  }
}

/// All answers of one ground.
struct TransitionGraph: Sendable {
  let ground: Ground
  let context: Context
  /// By node, cause and state: the order of `edges`.
  private let answers: [TransitionAnswer]
  /// By node: what a chain may take. What is only tolerated is no way to go.
  private let steps: [[Edge]]

  static let nodes: [Node] = AppState.allCases.flatMap { state in
    let causes = lookedBackAt[Int(state.rawValue) - 1]
    let told = causes.isEmpty ? [] : causes.values + [anyOther]
    return [Node(state: state, lastCause: nil)] + told.map { Node(state: state, lastCause: $0) }
  }
  static let edges: [Edge] = nodes.flatMap { node in
    Cause.allCases.flatMap { cause in
      AppState.allCases.map { Edge(node: node, cause: cause, to: $0) }
    }
  }
  /// Where each node stands among `nodes`: first by state, then by last cause; 0 stands for none.
  private static let places: [Int] = {
    var places = Array(repeating: 0, count: 7 * 48)
    for (index, node) in nodes.enumerated() { places[place(node)] = index }
    return places
  }()

  private static func place(_ node: Node) -> Int {
    Int(node.state.rawValue) * 48 + Int(node.lastCause?.rawValue ?? 0)
  }

  /// For each state, the causes that any rule looks back at: why an app is there matters only for
  /// these.
  private static let lookedBackAt: [Mask<Cause>] = AppState.allCases.map { state in
    (0..<policy.book.transitionCount).reduce(into: .none) { causes, index in
      let row = policy.book.transition(index)
      if row.from.contains(state) { causes = causes.union(row.after) }
    }
  }
  /// One that no rule looks back at stands for all of them.
  private static let anyOther =
    Cause.allCases.first { cause in !lookedBackAt.contains { $0.contains(cause) } } ?? .crash

  init(_ ground: Ground) {
    self.ground = ground
    let context = ground.context
    self.context = context
    answers = TransitionGraph.edges.map { policy.transition($0.query, in: context) }
    var steps: [[Edge]] = TransitionGraph.nodes.map { _ in [] }
    for (index, answer) in answers.enumerated()
    where answer.newestVerdict == .allowed && answer.reason == nil {
      steps[index / (47 * 6)].append(TransitionGraph.edges[index])
    }
    self.steps = steps
  }

  /// The answer to an edge from one of `nodes`.
  subscript(_ edge: Edge) -> TransitionAnswer {
    let node = TransitionGraph.places[TransitionGraph.place(edge.node)]
    let cause = Int(edge.cause.rawValue) - 1
    return answers[(node * 47 + cause) * 6 + Int(edge.to.rawValue) - 1]
  }

  /// Where a step leads.
  static func node(_ state: AppState, after cause: Cause) -> Node {
    let causes = lookedBackAt[Int(state.rawValue) - 1]
    if causes.isEmpty { return Node(state: state, lastCause: nil) }
    return Node(state: state, lastCause: causes.contains(cause) ? cause : anyOther)
  }

  /// The steps that a chain may take from a place.
  func steps(_ node: Node) -> [Edge] { steps[TransitionGraph.places[TransitionGraph.place(node)]] }

  /// The length of the shortest chain, breadth first; nil where there is none.
  func distance(_ start: Node, _ goal: AppState, _ allowed: Mask<Cause>) -> Int? {
    if start.state == goal { return 0 }
    var seen: Set<Node> = [start]
    var rim = [start]
    var length = 0
    while !rim.isEmpty {
      length += 1
      var next: [Node] = []
      for node in rim {
        for step in steps(node) where allowed.contains(step.cause) {
          if step.to == goal { return length }
          let reached = TransitionGraph.node(step.to, after: step.cause)
          if seen.insert(reached).inserted { next.append(reached) }
        }
      }
      rim = next
    }
    return nil
  }

  /// Several steps in one.
  struct Chain {
    /// The state after the first step.
    let via: AppState
    let callbacks: [TransitionStep]
    let isDisputed: Bool
  }

  /// Every chain of `length` steps, each with the callbacks of its steps one after the other.
  func chains(
    _ start: Node, _ goal: AppState, _ causes: Mask<Cause>, length: Int
  ) -> [Chain] {
    steps(start).filter { causes.contains($0.cause) }.flatMap { step -> [Chain] in
      guard length > 1 || step.to == goal else { return [] }
      let first = Chain(
        via: step.to, callbacks: policy.steps(self[step].steps), isDisputed: self[step].isDisputed)
      if length == 1 { return [first] }
      let reached = TransitionGraph.node(step.to, after: step.cause)
      return chains(reached, goal, causes, length: length - 1).map {
        Chain(
          via: step.to, callbacks: first.callbacks + $0.callbacks,
          isDisputed: first.isDisputed || $0.isDisputed)
      }
    }
  }
}
