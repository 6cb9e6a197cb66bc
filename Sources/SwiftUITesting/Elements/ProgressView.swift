import SwiftUICore

extension ElementQuery.Role {
  /// Progress views.
  public static let progressView = Self("progressView")
}

extension ElementQuery {
  /// A progress view by its label, or any.
  public static func progressView(_ label: String? = nil) -> ElementQuery { ElementQuery(.progressView, label: label) }
}

extension FoundElement {
  /// What a progress view says is done, from 0 to 1; nil where nobody knows.
  public var fractionCompleted: Double? { (element.content as? ProgressContent)?.fraction }
}
