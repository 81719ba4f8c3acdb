// A device: what its host sees of apps that are opened, left, woken and ended.

import Testing

@testable import LifecyclePolicy

/// A host that takes every effect and replies at once, and keeps the lines.
final class TestHost {
  let device: Device
  var lines: [String] = []
  var effects: [DeviceEffect] = []
  /// Effects that are left without a reply.
  var isSlow: (DeviceEffect) -> Bool = { _ in false }

  init(_ device: Device) { self.device = device }

  convenience init(_ os: OSVersion, _ profile: EvidenceProfile = .observed) {
    self.init(Device(os: os, profile: profile)!)
    device.post(DeviceEvent(.boot))
  }

  func install(_ profile: AppProfile = AppProfile()) -> Int {
    device.install(Installation(profile, wasLaunched: true))!
  }

  @discardableResult
  func post(
    _ kind: Occurrence, _ app: Int = -1, _ fill: (inout DeviceEvent) -> Void = { _ in }
  ) -> DeviceOutcome {
    var event = DeviceEvent(kind, app: app)
    fill(&event)
    let outcome = device.post(event)
    drain()
    return outcome
  }

  func drain() {
    while let effect = device.nextEffect() {
      effects.append(effect)
      lines.append(device.text(of: effect))
      if effect.needsReply, !isSlow(effect) { device.reply(to: effect.id) }
    }
  }

  func advance(seconds: Int64) {
    let target = device.now.count + seconds * 1_000_000_000
    repeat { drain() } while device.advance(to: Nanoseconds(target)) == .queueFull
    drain()
  }
}

@Suite struct DeviceTests {
  @Test func aDayOfOneApp() {
    for (os, scenes) in [
      (OSVersion(3, 1), false), (OSVersion(12, 4), false), (OSVersion(17), true),
    ] {
      let host = TestHost(os)
      var profile = AppProfile()
      profile.scenes = scenes
      let app = host.install(profile)
      host.post(.openApp, app)
      host.post(.openSwitcher)
      host.post(.closeSwitcher)
      host.post(.home)
      host.advance(seconds: 1)
      host.post(.openApp, app)
      host.post(.lock)
      host.advance(seconds: 1)
      host.post(.unlock)
      host.post(.beginTask, app)
      host.post(.home)
      host.advance(seconds: 1000)
      host.post(.trigger, app) { $0.trigger = .silentPush }
      print("== \(os)")
      for line in host.lines { print(line) }
      print(host.device.status(of: app)!)
    }
  }
}
