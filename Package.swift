// swift-tools-version: 6.1
import PackageDescription

// With the trait Embedded, the core and the C face are built as Embedded Swift, for hosts in other
// languages. Then they need only libc.
let settings: [SwiftSetting] = [
  .enableExperimentalFeature("Embedded", .when(traits: ["Embedded"]))
]

let package = Package(
  name: "LifecyclePolicy",
  products: [
    .library(name: "LifecyclePolicy", targets: ["LifecyclePolicy"]),
    .library(name: "LifecyclePolicyFoundation", targets: ["LifecyclePolicyFoundation"]),
    .library(name: "lifecycle_policy", type: .dynamic, targets: ["LifecyclePolicyC"]),
    .executable(name: "rulec", targets: ["RuleCompiler"]),
  ],
  traits: [
    .trait(name: "Embedded", description: "Build as Embedded Swift, for the C library.")
  ],
  targets: [
    .systemLibrary(name: "CLifecyclePolicy", path: "include"),
    // The compiled rule book, and the core that asks it.
    .target(name: "CBook", exclude: ["rulebook.json"]),
    .target(name: "LifecyclePolicy", dependencies: ["CBook"], swiftSettings: settings),
    .target(name: "LifecyclePolicyFoundation", dependencies: ["LifecyclePolicy"]),
    .target(
      name: "LifecyclePolicyC",
      dependencies: ["LifecyclePolicy", "CLifecyclePolicy", "CBook"],
      swiftSettings: settings),
    // The source text of the rules, and the rule compiler. No library contains these targets.
    .target(name: "Rulebook", dependencies: ["LifecyclePolicy"]),
    .executableTarget(name: "RuleCompiler", dependencies: ["Rulebook", "LifecyclePolicy"]),
    .testTarget(
      name: "LifecyclePolicyTests",
      dependencies: [
        "LifecyclePolicy", "LifecyclePolicyC", "CLifecyclePolicy", "Rulebook", "RuleCompiler",
      ]),
    .testTarget(
      name: "LifecyclePolicyFoundationTests",
      dependencies: ["LifecyclePolicyFoundation", "LifecyclePolicy"]),
  ]
)
