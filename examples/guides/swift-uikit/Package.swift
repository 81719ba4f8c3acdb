// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "uikit",
  dependencies: [.package(name: "LifecyclePolicy", path: "../../..")],
  targets: [
    .executableTarget(
      name: "uikit",
      dependencies: [.product(name: "LifecyclePolicy", package: "LifecyclePolicy")],
      path: ".",
      exclude: ["README.md", "output.txt"],
      sources: ["Lifecycle.swift", "UIApplication.swift", "main.swift"])
  ]
)
