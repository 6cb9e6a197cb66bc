import Foundation

/// How texts stand between their edges.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where a line breaks that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How paragraphs look, as an attribute of texts. SwiftUI shows none of it, here as on Apple's platforms.
@dynamicMemberLookup
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public fileprivate(set) var values = Values()

  /// What a style says.
  public struct Values: Hashable, Sendable {
    public var lineSpacing: CGFloat = 0
    public var paragraphSpacing: CGFloat = 0
    public var paragraphSpacingBefore: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0
    public var headIndent: CGFloat = 0
    public var tailIndent: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    public var lineHeightMultiple: CGFloat = 0
    public var hyphenationFactor: Float = 0
    public var alignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// Creates a style that says nothing.
  override public init() {}

  /// What the style says.
  public subscript<Value>(dynamicMember member: KeyPath<Values, Value>) -> Value { values[keyPath: member] }

  /// A style that says nothing.
  public static let `default` = NSParagraphStyle()

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  override open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  override open var hash: Int { values.hashValue }
}

/// A style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// What the style says.
  public subscript<Value>(dynamicMember member: WritableKeyPath<NSParagraphStyle.Values, Value>) -> Value {
    get { values[keyPath: member] }
    set { values[keyPath: member] = newValue }
  }

  /// Takes over what another style says.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

extension AttributeScopes {
  /// Attributes of texts that UIKit and AppKit have.
  public struct ParagraphAttributes: AttributeScope {
    public let paragraphStyle: ParagraphStyleAttribute
  }

  /// The style of paragraphs.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
  }
}

extension AttributeDynamicLookup {
  /// Finds the style of paragraphs by its name.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.ParagraphAttributes, T>) -> T {
    self[T.self]
  }
}
