extension SymbolSources {
  /// Names that mean a drawing with another name: older names, newer names, and words for the same thing.
  static let otherNames: [String: String] = {
    var names: [String: String] = [:]
    for line in otherNamesText.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == ":" }
      if words.count == 2 { names[String(words[0])] = String(words[1]) }
    }
    return names
  }()

  /// Drawings that stand as outlines in circles and squares, since their filled forms would be blots.
  static let outlinedInside: Set<String> = [
    "arrow.up.bin", "at", "circle", "clock", "gauge", "globe", "infinity", "key", "magnifyingglass", "network", "number",
    "percent", "power", "rectangle", "safari", "scope", "slider.horizontal.3", "square",
    "square.and.arrow.down", "square.and.arrow.up", "square.and.pencil", "target", "textformat", "timer", "triangle",
    "viewfinder",
  ]

  private static let otherNamesText = #"""
    line.horizontal.3: line.3.horizontal
    line.horizontal.3.decrease: line.3.horizontal.decrease
    line.horizontal.3.decrease.circle: line.3.horizontal.decrease.circle
    line.horizontal.3.decrease.circle.fill: line.3.horizontal.decrease.circle.fill
    line.horizontal.3.circle: line.3.horizontal.circle
    star.leadinghalf.fill: star.leadinghalf.filled
    star.lefthalf.fill: star.leadinghalf.filled
    circle.lefthalf.fill: circle.lefthalf.filled
    circle.righthalf.fill: circle.righthalf.filled
    delete: delete.left
    snow: snowflake
    delete.backward: delete.left
    delete.forward: delete.right
    thermometer: thermometer.medium
    text.justify.leading: text.justify.left
    text.justify.trailing: text.justify.right
    text.alignleading: text.alignleft
    sidebar.leading: sidebar.left
    sidebar.trailing: sidebar.right
    battery.100percent: battery.100
    battery.75percent: battery.75
    battery.50percent: battery.50
    battery.25percent: battery.25
    battery.0percent: battery.0
    battery.100percent.bolt: battery.100.bolt
    document: doc
    document.fill: doc.fill
    document.on.document: doc.on.doc
    document.on.clipboard: doc.on.clipboard
    text.document: doc.text
    bubble: bubble.middle.bottom
    bubble.fill: bubble.middle.bottom.fill
    bubble.left.circle: message.circle
    arrow.trianglehead.2.clockwise.rotate.90: arrow.2.circlepath
    arrow.trianglehead.counterclockwise.rotate.90: arrow.counterclockwise
    arrow.trianglehead.branch: arrow.triangle.branch
    arrow.trianglehead.merge: arrow.triangle.merge
    return.right: arrow.turn.down.right
    square.3.stack.3d: square.3.layers.3d
    square.2.stack.3d: square.2.layers.3d
    uiwindow.split.2x1: rectangle.split.2x1
    speaker.2: speaker.wave.2
    speaker.2.fill: speaker.wave.2.fill
    speaker.1: speaker.wave.1
    speaker.1.fill: speaker.wave.1.fill
    speaker.3: speaker.wave.3
    speaker.3.fill: speaker.wave.3.fill
    earpods: airpods
    headset: headphones
    wrench.adjustable: wrench
    gear.circle: gearshape.circle
    gear.circle.fill: gearshape.circle.fill
    person.2.crop.square.stack: rectangle.stack.person.crop
    rectangle.leadinghalf.filled: rectangle.lefthalf.filled
    rectangle.trailinghalf.filled: rectangle.righthalf.filled
    lock.display: lock.laptopcomputer
    mail: envelope
    flag.pattern.checkered: flag.checkered
    car.rear: car
    photo.fill.on.rectangle.fill: photo.on.rectangle
    gauge.medium: gauge.with.needle
    gauge.with.dots.needle.50percent: gauge.with.dots.needle.bottom.50percent
    person.3.sequence: person.3
    person.3.sequence.fill: person.3.fill
    building.2.crop.circle: building.2.circle
    building.2.crop.circle.fill: building.2.circle.fill
    printer.filled.and.paper: printer.fill
    rectangle.leadinghalf.inset.filled: rectangle.lefthalf.inset.filled
    rectangle.trailinghalf.inset.filled: rectangle.righthalf.inset.filled
    wand.and.stars.inverse: wand.and.stars
    folder.badge.person.crop: folder.badge.person
    gauge.with.dots.needle.67percent: gauge.with.needle
    gauge.with.dots.needle.33percent: gauge.with.dots.needle.bottom.50percent
    airpods.gen3: airpods
    beats.headphones: headphones
    window.casement: window.vertical.closed
    textformat.alt: textformat
    arrow.up.page.on.clipboard: arrow.up.doc.on.clipboard
    globe.central.south.asia: globe.asia.australia
    leaf.arrow.triangle.circlepath: leaf.arrow.circlepath
    printer.dotmatrix: printer
    poweroutlet.type.a: poweroutlet.type.b
    """#
}
