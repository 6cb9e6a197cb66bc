/// Where an element stands, as far as its HTML depends on that.
struct DOMPlace {
  var isInList = false
}
