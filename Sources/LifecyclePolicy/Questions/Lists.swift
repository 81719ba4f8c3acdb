// The lists that belong to answers, as Swift arrays.

#if !hasFeature(Embedded)
  extension Policy {
    /// Returns the callbacks and notifications of a transition, in the order of their delivery.
    public func steps(_ query: TransitionQuery) -> [TransitionStep] {
      list { forEachStep(query, $0) }
    }

    /// Returns the steps of a path, in order.
    public func steps(_ query: PathQuery) -> [PathStep] {
      let answer = path(query)
      return list { forEachPathStep(answer, query, $0) }
    }

    /// Returns the transitions that may follow, in the order of the rule book.
    public func edges(_ query: NextQuery) -> [NextEdge] { list { forEachEdge(query, $0) } }

    /// Returns what the app owes in a callback, in the order of the rule book.
    public func dutyList(_ callback: Callback) -> [Duty] { list { forEachDuty(callback, $0) } }

    /// Returns the findings about the manifest of the policy's app: the parts that will not work.
    public func findings() -> [ManifestFinding] { list { forEachFinding($0) } }

    /// Returns every rule about a question, and the role of each rule in the answer.
    public func explain(_ question: Question) -> [Explanation] {
      list { forEachExplanation(of: question, $0) }
    }

    private func list<Item>(_ visit: ((Item) -> Bool) -> Void) -> [Item] {
      var items: [Item] = []
      visit { item in
        items.append(item)
        return true
      }
      return items
    }
  }
#endif
