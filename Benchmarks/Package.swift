// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Oriel", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    // Without its trait for jemalloc: the heap is counted with the C library's own.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.29.0", traits: []),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "SwiftUI", package: "Oriel"),
        .product(name: "SwiftUITesting", package: "Oriel"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .executableTarget(name: "Counts", dependencies: ["AllocationCounter", "Workloads"]),
    .executableTarget(
      name: "Engine",
      dependencies: [
        "Workloads",
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Engine"),
    .target(name: "StatementCounter"),
    .executableTarget(
      name: "Data",
      dependencies: [
        "AllocationCounter", "StatementCounter",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "SwiftData", package: "Oriel"),
        .product(name: "SwiftUITesting", package: "Oriel"),
      ]),
    .executableTarget(name: "BrowserList", dependencies: [.product(name: "SwiftUI", package: "Oriel")]),
    .executableTarget(
      name: "BrowserFloor",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
