import Foundation

/// How large screens are, in points, held upright.
enum DeviceSize {
  static let phone = CGSize(width: 390, height: 844)

  /// By the beginnings of names; of several that fit the longest counts.
  private static let sizes: [(String, Double, Double)] = [
    ("iPhone", 390, 844), ("iPhone SE", 375, 667), ("iPhone SE (1st generation)", 320, 568), ("iPhone 8", 375, 667),
    ("iPhone 8 Plus", 414, 736), ("iPhone X", 375, 812), ("iPhone 11", 414, 896), ("iPhone 11 Pro", 375, 812),
    ("iPhone 11 Pro Max", 414, 896), ("iPhone 12 mini", 375, 812), ("iPhone 12 Pro Max", 428, 926), ("iPhone 13 mini", 375, 812),
    ("iPhone 13 Pro Max", 428, 926), ("iPhone 14 Plus", 428, 926), ("iPhone 14 Pro", 393, 852), ("iPhone 14 Pro Max", 430, 932),
    ("iPhone 15", 393, 852), ("iPhone 15 Plus", 430, 932), ("iPhone 15 Pro Max", 430, 932), ("iPhone 16", 393, 852),
    ("iPhone 16 Plus", 430, 932), ("iPhone 16 Pro", 402, 874), ("iPhone 16 Pro Max", 440, 956), ("iPhone 17", 402, 874),
    ("iPhone 17 Pro Max", 440, 956), ("iPhone Air", 420, 912), ("iPod", 320, 568), ("iPad", 820, 1180), ("iPad mini", 744, 1133),
    ("iPad (9th generation)", 810, 1080), ("iPad Pro", 834, 1194), ("iPad Pro (12.9-inch)", 1024, 1366),
    ("iPad Pro 13-inch", 1032, 1376), ("iPad Air 13-inch", 1024, 1366), ("Apple Watch", 198, 242), ("Apple TV", 1920, 1080),
    ("Mac", 1024, 768), ("Apple Vision", 1280, 720),
  ]

  /// Nil for a device that is not known.
  static func named(_ name: String) -> CGSize? {
    sizes.filter { name.hasPrefix($0.0) }.max { $0.0.count < $1.0.count }.map { CGSize(width: $0.1, height: $0.2) }
  }
}
