import Foundation

/// How large a presentation is in a wide window.
public protocol PresentationSizing {
  /// The size for what is presented. Nil leaves a length to the host.
  @MainActor @preconcurrency
  func proposedSize(for subview: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// What is presented, for a `PresentationSizing`.
public struct PresentationSizingRoot {
  /// The size that it takes of another. Here nothing knows how large views are: that is what is offered, and 320 points where
  /// nothing is.
  public func sizeThatFits(_ size: ProposedViewSize) -> CGSize { CGSize(width: size.width ?? 320, height: size.height ?? 320) }
}

/// Where something is presented, for a `PresentationSizing`.
public struct PresentationSizingContext {}

/// How large a sheet is in a wide window.
package struct SheetSizing: Hashable, Sendable {
  package enum Kind: String, Sendable { case automatic, form, page, fitted }

  package var kind = Kind.automatic
  /// Whether it is as large as what is in it, along each axis.
  package var fitsWidth = false
  package var fitsHeight = false
  /// In points.
  package var width: CGFloat?
  package var height: CGFloat?
}

/// A sizing that hosts know.
protocol BuiltInPresentationSizing: PresentationSizing {
  var sheetSizing: SheetSizing { get }
}

extension BuiltInPresentationSizing {
  public func proposedSize(for subview: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// As the host does.
public struct AutomaticPresentationSizing: PresentationSizing, BuiltInPresentationSizing {
  var sheetSizing: SheetSizing { SheetSizing() }
}

/// As large as what is in it.
public struct FittedPresentationSizing: PresentationSizing, BuiltInPresentationSizing {
  var sheetSizing: SheetSizing { SheetSizing(kind: .fitted, fitsWidth: true, fitsHeight: true) }
}

/// As large as a form needs: somewhat narrower than a page.
public struct FormPresentationSizing: PresentationSizing, BuiltInPresentationSizing {
  var sheetSizing: SheetSizing { SheetSizing(kind: .form) }
}

/// About as large as a page of paper.
public struct PagePresentationSizing: PresentationSizing, BuiltInPresentationSizing {
  var sheetSizing: SheetSizing { SheetSizing(kind: .page) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the host does.
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as what is in it.
  public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form needs: somewhat narrower than a page.
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// About as large as a page of paper.
  public static var page: PagePresentationSizing { .init() }
}

/// Another sizing with something changed about it.
private struct ChangedPresentationSizing<Base: PresentationSizing>: BuiltInPresentationSizing {
  let base: Base
  let change: (inout SheetSizing) -> Void

  var sheetSizing: SheetSizing {
    var sizing = base.inSheet
    change(&sizing)
    return sizing
  }
}

extension PresentationSizing {
  /// As hosts know it: of one of the app's own, the lengths that it proposes.
  var inSheet: SheetSizing {
    if let known = self as? any BuiltInPresentationSizing { return known.sheetSizing }
    // Unsafe: called in evaluations only, which are on the main actor.
    nonisolated(unsafe) let sizing = self
    let size = MainQueue.assume { sizing.proposedSize(for: PresentationSizingRoot(), context: PresentationSizingContext()) }
    return SheetSizing(
      width: size.width.flatMap { $0.isFinite ? $0 : nil }, height: size.height.flatMap { $0.isFinite ? $0 : nil })
  }

  /// The same, but along these axes as large as what is in it.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ChangedPresentationSizing(base: self) { sizing in
      if horizontal { sizing.fitsWidth = true }
      if vertical { sizing.fitsHeight = true }
    }
  }

  /// The same, along these axes never smaller again. Here a presentation follows what is in it all the same.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    ChangedPresentationSizing(base: self) { _ in }
  }
}

extension View {
  /// How large the sheet with this view is in a wide window.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    modifier(SheetTraitModifier { _ in .sizing(sizing.inSheet) })
  }
}
