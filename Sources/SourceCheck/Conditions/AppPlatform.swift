/// A system that conditions such as `#if os(iOS)` are answered for. The raw values are the words of `--as`, and of conditions in
/// manifests.
package enum AppPlatform: String, CaseIterable, Sendable {
  case ios, macos, tvos, visionos, watchos, linux

  /// What people call it.
  package var name: String { names[0] }

  /// The words for it in `os(…)`.
  var names: [String] {
    switch self {
    case .ios: ["iOS"]
    case .macos: ["macOS", "OSX"]
    case .tvos: ["tvOS"]
    case .visionos: ["visionOS", "xrOS"]
    case .watchos: ["watchOS"]
    case .linux: ["Linux"]
    }
  }

  /// The modules of views that it does not have, though they can be imported here.
  var foreignModules: Set<String> {
    switch self {
    case .ios, .tvos, .visionos: ["AppKit", "Cocoa"]
    case .macos: ["UIKit"]
    // Whoever asks on Linux for them uses their views, and has something else for who has none.
    case .watchos, .linux: ["AppKit", "Cocoa", "UIKit"]
    }
  }
}
