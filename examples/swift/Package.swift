// swift-tools-version: 6.1
import PackageDescription

// An app of your own names the library by address and version:
//   .package(url: "https://...", from: "0.3.1")
let package = Package(
  name: "info-plist",
  dependencies: [.package(name: "LifecyclePolicy", path: "../..")],
  targets: [
    .executableTarget(
      name: "info-plist",
      dependencies: [
        .product(name: "LifecyclePolicy", package: "LifecyclePolicy"),
        .product(name: "LifecyclePolicyFoundation", package: "LifecyclePolicy"),
      ],
      path: ".",
      sources: ["main.swift"])
  ]
)
