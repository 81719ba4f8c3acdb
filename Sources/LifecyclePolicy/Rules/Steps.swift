// The callbacks of a transition, as rows hold them.

/// One callback and the state that the app reads inside it, in 32 bits.
///
/// Packed, so that the tables of rows are laid out at compile time: callback, state and condition
/// take a byte each, bit 24 tells a step from none, and the three bits above hold the scene's state.
public struct Step: Sendable, Equatable {
  let bits: UInt32

  @inline(__always)
  private init(callback: Int32, reads: AppState?, scene: SceneState?, when: Condition?) {
    let low = UInt32(bitPattern: callback) | UInt32(bitPattern: reads?.rawValue ?? 0) &<< 8
    let high = UInt32(bitPattern: scene?.rawValue ?? 0) &<< 25
    bits = low | UInt32(bitPattern: when?.rawValue ?? 0) &<< 16 | 1 &<< 24 | high
  }

  @inline(__always)
  init(
    _ callback: Callback, _ reads: AppState?, scene: SceneState? = nil, when: Condition? = nil
  ) {
    self.init(callback: callback.rawValue, reads: reads, scene: scene, when: when)
  }

  init?(bits: UInt32) {
    guard bits != 0 else { return nil }
    self.bits = bits
  }

  /// Where the callbacks of the trigger stand, if there is one.
  @inline(__always)
  static func event(_ reads: AppState?) -> Step {
    Step(callback: 0, reads: reads, scene: nil, when: nil)
  }

  /// The newest form; nil where the callbacks of the trigger stand.
  public var callback: Callback? { Callback(rawValue: Int32(bitPattern: bits & 0xff)) }
  /// nil where it cannot be read, or no source says.
  public var reads: AppState? { AppState(rawValue: Int32(bitPattern: bits &>> 8 & 0xff)) }
  /// What the scene's activation state is inside; nil where there is none, or no source says.
  public var sceneReads: SceneState? { SceneState(rawValue: Int32(bitPattern: bits &>> 25 & 7)) }
  /// The callback comes only where this holds.
  public var when: Condition? { Condition(rawValue: Int32(bitPattern: bits &>> 16 & 0xff)) }
}

/// Up to six steps in order.
public struct Steps: Sendable, Equatable {
  let a: UInt32
  let b: UInt32
  let c: UInt32
  let d: UInt32
  let e: UInt32
  let f: UInt32

  @inline(__always)
  init() {
    a = 0
    b = 0
    c = 0
    d = 0
    e = 0
    f = 0
  }

  @inline(__always)
  init(
    _ a: Step, _ b: Step? = nil, _ c: Step? = nil, _ d: Step? = nil, _ e: Step? = nil,
    _ f: Step? = nil
  ) {
    self.a = a.bits
    self.b = b?.bits ?? 0
    self.c = c?.bits ?? 0
    self.d = d?.bits ?? 0
    self.e = e?.bits ?? 0
    self.f = f?.bits ?? 0
  }

  /// The step at `index`, nil past the last one.
  public func at(_ index: Int) -> Step? {
    switch index {
    case 0: Step(bits: a)
    case 1: Step(bits: b)
    case 2: Step(bits: c)
    case 3: Step(bits: d)
    case 4: Step(bits: e)
    case 5: Step(bits: f)
    default: nil
    }
  }

  /// Whether a callback is among them.
  func contain(_ callback: Callback) -> Bool {
    var index = 0
    while let step = at(index) {
      if step.callback == callback { return true }
      index &+= 1
    }
    return false
  }

  public var count: Int {
    var count = 0
    while at(count) != nil { count &+= 1 }
    return count
  }
}
