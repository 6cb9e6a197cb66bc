// swift-tools-version: 6.3

import PackageDescription

// What models are compared with. A package of its own, for GRDB takes our Combine for Apple's wherever it finds it.
// To build it takes the headers of SQLite (libsqlite3-dev), which GRDB needs.
let package = Package(
  name: "Records",
  dependencies: [.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "StatementCounter"),
    .executableTarget(
      name: "Records",
      dependencies: ["AllocationCounter", "StatementCounter", .product(name: "GRDB", package: "GRDB.swift")]),
  ],
  swiftLanguageModes: [.v6]
)
