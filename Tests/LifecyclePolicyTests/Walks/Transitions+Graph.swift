// Stores the answers to all transition questions on one ground. Each question is asked once, and
// many checks use its answer.

@testable import LifecyclePolicy
@testable import RuleCompiler

/// A position in a chain of steps: a state, and the cause that led to it.
struct Node: Hashable, Sendable {
  let state: LifecycleState
  /// nil if no cause is given.
  let lastCause: Cause?
}

/// A transition question without a trigger or an interruption.
struct Edge: Hashable, Sendable, CustomStringConvertible {
  let node: Node
  let cause: Cause
  let to: LifecycleState

  var query: TransitionQuery {
    TransitionQuery(states: node.state, to: to, cause: cause, lastCause: node.lastCause)
  }

  var description: String {
    let after = node.lastCause.map { " (after \($0.name))" } ?? ""
    return "\(node.state.name)\(after) to \(to.name) by \(cause.name)"
  }
}

extension Edge {
  /// True if the step ends the process. A scene that is disconnected or whose window is closed
  /// becomes unattached, too, but its process stays.
  var endsProcess: Bool {
    to == .notRunning
      || to == .sceneUnattached && cause.termination != .none
        && cause != .windowClosed
  }
}

extension LifecycleState {
  /// The states on the same axis, in order.
  var onItsAxis: [LifecycleState] {
    axis == .scene ? LifecycleState.onSceneAxis : LifecycleState.onAppAxis
  }
  static let onAppAxis = allCases.filter { $0.axis == .app }
  static let onSceneAxis = allCases.filter { $0.axis == .scene }
}

/// All answers on one ground.
struct TransitionGraph: Sendable {
  let ground: Ground
  let policy: Policy
  /// The answers, in the order of `edges`.
  private let answers: [TransitionAnswer]
  /// For each node, the steps that a chain may take. Steps with the reason `tolerated` are left
  /// out.
  private let steps: [[Edge]]

  static let nodes: [Node] = LifecycleState.allCases.flatMap { state in
    let causes = Set(alike[Int(state.rawValue) - 1]).sorted { $0.rawValue < $1.rawValue }
    let remembered = causes.count > 1 ? causes.filter(state.remembers) : []
    return [Node(state: state, lastCause: nil)]
      + remembered.map { Node(state: state, lastCause: $0) }
  }
  static let edges: [Edge] = nodes.flatMap { node in
    Cause.allCases.flatMap { cause in
      node.state.onItsAxis.map { Edge(node: node, cause: cause, to: $0) }
    }
  }
  /// For each node, its index in `nodes` and the index of its first edge in `edges`. `place(_:)`
  /// gives the position of a node in this list.
  private static let places: [(node: Int, edge: Int)] = {
    var places = Array(repeating: (node: 0, edge: 0), count: 11 * width)
    var edge = 0
    for (index, node) in nodes.enumerated() {
      places[place(node)] = (index, edge)
      edge += Cause.valueCount * node.state.onItsAxis.count
    }
    return places
  }()
  private static let width = Cause.valueCount + 1

  private static func place(_ node: Node) -> Int {
    Int(node.state.rawValue) * width + Int(node.lastCause?.rawValue ?? 0)
  }

  /// Two values of `lastCause` are alike in a state if no rule of that state tells them apart. For
  /// each state and each cause, this table has the first cause that is alike, which represents the
  /// whole group.
  private static let alike: [[Cause]] = LifecycleState.allCases.map { state in
    let rows = rows(of: .transition).filter { $0.has(state, .states) && $0.has(.lastCauses) }
    let looks = Cause.allCases.map { cause in rows.map { $0.has(cause, .lastCauses) } }
    return looks.map { look in Cause.allCases[looks.firstIndex(of: look) ?? 0] }
  }

  init(_ ground: Ground) {
    self.ground = ground
    let policy = LifecyclePolicyTests.policy(ground.context)
    self.policy = policy
    answers = TransitionGraph.edges.map { policy.transition($0.query) }
    var steps: [[Edge]] = TransitionGraph.nodes.map { _ in [] }
    for (edge, answer) in zip(TransitionGraph.edges, answers)
    where answer.newestVerdict == .allowed && answer.reason == nil {
      steps[TransitionGraph.places[TransitionGraph.place(edge.node)].node].append(edge)
    }
    self.steps = steps
  }

  /// Returns the answer about an edge that starts at one of `nodes`.
  subscript(_ edge: Edge) -> TransitionAnswer {
    let first = TransitionGraph.places[TransitionGraph.place(edge.node)].edge
    let states = edge.node.state.onItsAxis
    let to = Int(edge.to.rawValue - states[0].rawValue)
    return answers[first + (Int(edge.cause.rawValue) - 1) * states.count + to]
  }

  /// Returns the node to which a step leads.
  static func node(_ state: LifecycleState, after cause: Cause) -> Node {
    guard state.remembers(cause) else { return Node(state: state, lastCause: nil) }
    let causes = alike[Int(state.rawValue) - 1]
    let isMixed = causes.contains { $0 != causes[0] }
    return Node(state: state, lastCause: isMixed ? causes[Int(cause.rawValue) - 1] : nil)
  }

  /// Returns the steps that a chain may take from a node.
  func steps(_ node: Node) -> [Edge] {
    steps[TransitionGraph.places[TransitionGraph.place(node)].node]
  }

  /// Finds the length of the shortest chain by breadth-first search. Returns nil if there is no
  /// chain.
  func distance(
    _ start: Node, _ goal: LifecycleState, _ allowed: Mask<Cause>, keepingProcess: Bool = false
  ) -> Int? {
    let mayEnd = !keepingProcess || goal == .notRunning || goal == .prewarmed
    if start.state == goal { return 0 }
    var seen: Set<Node> = [start]
    var rim = [start]
    var length = 0
    while !rim.isEmpty {
      length += 1
      var next: [Node] = []
      for node in rim {
        for step in steps(node) where allowed.contains(step.cause) && (mayEnd || !step.endsProcess)
        {
          if step.to == goal { return length }
          let reached = TransitionGraph.node(step.to, after: step.cause)
          if seen.insert(reached).inserted { next.append(reached) }
        }
      }
      rim = next
    }
    return nil
  }

  /// The properties of a chain of steps as a whole.
  struct Chain {
    /// The state after the first step.
    let via: LifecycleState
    let callbacks: [TransitionStep]
    let isDisputed: Bool
  }

  /// Returns every chain of `length` steps, each with the callbacks of all its steps in order.
  func chains(
    _ start: Node, _ goal: LifecycleState, _ causes: Mask<Cause>, length: Int
  ) -> [Chain] {
    steps(start).filter { causes.contains($0.cause) }.flatMap { step -> [Chain] in
      guard length > 1 || step.to == goal else { return [] }
      let first = Chain(
        via: step.to, callbacks: policy.steps(step.query), isDisputed: self[step].isDisputed)
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
