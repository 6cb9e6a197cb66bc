import Foundation
import OpenCombine

/// `encode(encoder:)` makes JSON with it.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONEncoder: @retroactive TopLevelEncoder {

  /// JSON is data.
  public typealias Output = Data
}

/// `decode(type:decoder:)` reads JSON with it.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONDecoder: @retroactive TopLevelDecoder {

  /// JSON is data.
  public typealias Input = Data
}

/// `encode(encoder:)` makes property lists with it.
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListEncoder: @retroactive TopLevelEncoder {

  /// A property list is data.
  public typealias Output = Data
}

/// `decode(type:decoder:)` reads property lists with it.
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListDecoder: @retroactive TopLevelDecoder {

  /// A property list is data.
  public typealias Input = Data
}
