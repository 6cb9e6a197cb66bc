import OpenCombine

// swift-format-ignore: AvoidRetroactiveConformances
extension Publishers.Zip: @retroactive Equatable where UpstreamA: Equatable, UpstreamB: Equatable {

  /// Whether both zip equal publishers.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.a == rhs.a && lhs.b == rhs.b }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Publishers.Zip3: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable {

  /// Whether both zip equal publishers.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Publishers.Zip4: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable, UpstreamD: Equatable {

  /// Whether both zip equal publishers.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
  }
}
