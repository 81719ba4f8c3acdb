// swift-tools-version: 6.1
import PackageDescription

// The trait builds the core for hosts that are not Swift: it then needs libc and nothing else.
let settings: [SwiftSetting] = [
  .enableExperimentalFeature("Embedded", .when(traits: ["Embedded"]))
]

let package = Package(
  name: "LifecyclePolicy",
  products: [
    .library(name: "LifecyclePolicy", targets: ["LifecyclePolicy"]),
    .library(name: "LifecyclePolicyFoundation", targets: ["LifecyclePolicyFoundation"]),
    .library(name: "lifecycle_policy", type: .dynamic, targets: ["LifecyclePolicyC"]),
  ],
  traits: [
    .trait(name: "Embedded", description: "Build as Embedded Swift, for the C library.")
  ],
  targets: [
    .systemLibrary(name: "CLifecyclePolicy", path: "include"),
    .target(name: "LifecyclePolicy", swiftSettings: settings),
    .target(name: "LifecyclePolicyFoundation", dependencies: ["LifecyclePolicy"]),
    .target(
      name: "LifecyclePolicyC",
      dependencies: ["LifecyclePolicy", "CLifecyclePolicy"],
      swiftSettings: settings),
    .testTarget(
      name: "LifecyclePolicyTests",
      dependencies: ["LifecyclePolicy", "LifecyclePolicyC"]),
    .testTarget(
      name: "LifecyclePolicyFoundationTests",
      dependencies: ["LifecyclePolicyFoundation", "LifecyclePolicy"]),
  ]
)
