/// Where an element stands, as far as its HTML depends on that.
struct DOMPlace {
  var isInList = false
  /// Where things are; nil where the page works that out.
  var layout: DOMLayout?

  /// The place of what is inside an element here.
  var inside: DOMPlace { DOMPlace(layout: layout) }
}
