/// What content is for the layout of a page: who says where it is, and where what is in it is.
enum DOMRole {
  /// Nothing in it is laid out.
  case leaf
  /// The layout places what is in it, wherever it is.
  case container
  /// It scrolls what the layout has placed in it.
  case scroller
  /// The layout places what is in it where it has a place itself.
  case button
  /// The style sheet places what is in it.
  case control
  /// It has rows, which the style sheet places.
  case rows
  /// A part of the window that the style sheet places. The layout places what is in it.
  case region
  /// A part of the window that is as large as what is in it.
  case panel
  /// What the style sheet places around regions.
  case frame
  /// The style sheet places it and all that is in it.
  case island
}

extension DOMContent {
  var role: DOMRole { .control }
}
