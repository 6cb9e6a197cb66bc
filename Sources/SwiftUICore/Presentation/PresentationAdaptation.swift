/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  let form: SheetAdaptation.Form

  /// As is usual for it: a popover is a sheet in a narrow window.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(form: .automatic) }
  /// The same as where there is much room.
  public static var none: PresentationAdaptation { PresentationAdaptation(form: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(form: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(form: .sheet) }
  /// A cover of the whole window.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(form: .cover) }
}

/// Whether what is behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind {
    case automatic, enabled, disabled
    case enabledUpThrough(PresentationDetent)
  }

  let kind: Kind

  /// It cannot.
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
  /// It can.
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
  /// It cannot.
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

  /// It can, as long as the sheet stands at this detent or a lower one.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .init(kind: .enabledUpThrough(detent))
  }
}

/// What a swipe on the content of a sheet does at first.
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrollsFirst: Bool

  /// The sheet gets another height, until it is at its highest.
  public static var automatic: PresentationContentInteraction { .init(scrollsFirst: false) }
  /// The sheet gets another height, until it is at its highest.
  public static var resizes: PresentationContentInteraction { .init(scrollsFirst: false) }
  /// The content scrolls.
  public static var scrolls: PresentationContentInteraction { .init(scrollsFirst: true) }
}
