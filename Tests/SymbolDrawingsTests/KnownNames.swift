/// Names that apps use, and those that every set of symbols is expected to have.
enum KnownNames {
  static let all = text.split { $0 == " " || $0 == "\n" }.map { String($0) }

  private static let text = """
    0.circle 1.circle 1.circle.fill 1.square 10.circle 2.circle 2.circle.fill 2.square 3.circle 3.circle.fill 3.square
    4.circle 5.circle 6.circle 7.circle 8.circle 9.circle a.circle abc airplane airplayaudio airpods alarm ant
    antenna.radiowaves.left.and.right app applewatch archivebox archivebox.fill arrow.2.squarepath arrow.backward
    arrow.backward.to.line arrow.clockwise arrow.counterclockwise arrow.counterclockwise.circle arrow.down
    arrow.down.circle arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.forward arrow.left
    arrow.left.and.right arrow.left.arrow.right arrow.left.circle.fill arrow.right arrow.right.arrow.left
    arrow.right.circle arrow.right.circle.fill arrow.swap arrow.triangle.2.circlepath arrow.turn.up.left arrow.up
    arrow.up.and.down arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.circle arrow.up.circle.fill
    arrow.up.forward.app arrow.up.left arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.to.line
    arrow.uturn.backward arrow.uturn.forward arrowshape.turn.up.left arrowshape.turn.up.right at atom b.circle backpack
    backward backward.end.fill backward.fill bag bag.badge.plus bag.fill bandage banknote barcode basket basketball
    battery.0 battery.100 battery.25 battery.50 bed.double bell bell.badge bell.fill bell.slash bicycle binoculars bird
    bitcoinsign.circle bold bolt bolt.fill bolt.slash book book.closed book.closed.fill book.fill bookmark
    bookmark.fill books.vertical brain.head.profile briefcase briefcase.fill bubble.left bubble.left.and.bubble.right
    bubble.left.fill bubble.right building building.2 building.columns bus c.circle calendar calendar.badge.clock
    calendar.badge.plus calendar.circle camera camera.fill camera.rotate camera.viewfinder capsule car car.fill carrot
    cart cart.badge.plus cart.fill character chart.bar chart.bar.fill chart.line.uptrend.xyaxis chart.pie
    chart.xyaxis.line checklist checkmark checkmark.circle checkmark.circle.fill checkmark.message.fill checkmark.seal
    checkmark.seal.fill checkmark.shield checkmark.square checkmark.square.fill chevron.backward chevron.compact.down
    chevron.down chevron.down.circle chevron.forward chevron.left chevron.left.forwardslash.chevron.right chevron.right
    chevron.right.2 chevron.right.circle chevron.up chevron.up.chevron.down circle circle.dashed circle.fill
    circle.grid.3x3 circle.grid.cross circle.inset.filled circle.slash clipboard clock clock.arrow.circlepath
    clock.fill cloud cloud.bolt cloud.fill cloud.fog cloud.heavyrain cloud.rain cloud.rain.fill cloud.snow cloud.sun
    cloud.sun.fill cpu creditcard creditcard.fill crop cross cross.case cross.fill crown cube cube.fill cup.and.saucer
    curlybraces delete delete.left deskclock desktopcomputer diamond diamond.fill dice dice.fill die.face.1 die.face.2
    die.face.3 die.face.4 die.face.5 die.face.6 display divide doc doc.badge.plus doc.fill doc.on.clipboard doc.on.doc
    doc.plaintext doc.richtext doc.text doc.text.fill doc.text.magnifyingglass dollarsign.circle dollarsign.circle.fill
    drop drop.fill ellipsis ellipsis.bubble ellipsis.circle ellipsis.circle.fill envelope envelope.badge envelope.fill
    envelope.open equal eraser eraser.fill escape eurosign.circle exclamationmark exclamationmark.circle
    exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill externaldrive eye eye.fill
    eye.slash eye.slash.fill eyedropper eyeglasses face.smiling faceid ferry figure.run figure.stand figure.walk film
    fish flag flag.checkered flag.fill flame flame.fill folder folder.badge.plus folder.fill fork.knife forward
    forward.end.fill forward.fill fuelpump function gamecontroller gamecontroller.fill gauge gear gear.badge.xmark
    gear.circle.fill gearshape gearshape.2 gearshape.fill gift gift.fill giftcard globe globe.americas
    globe.europe.africa gobackward gobackward.15 goforward.15 graduationcap guitars hammer hammer.fill hand.draw
    hand.point.up.left hand.raised hand.tap hand.thumbsdown hand.thumbsup hand.thumbsup.fill hands.clap hare hare.fill
    headphones heart heart.circle heart.fill heart.slash heart.text.square hexagon highlighter homepod hourglass house
    house.fill humidity icloud info info.circle info.circle.fill internaldrive ipad iphone italic key key.fill keyboard
    ladybug lamp.desk laptopcomputer largecircle.fill.circle lasso leaf leaf.fill level lightbulb lightbulb.fill
    line.3.horizontal line.3.horizontal.circle line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.horizontal.3.decrease line.horizontal.3.decrease.circle link link.circle list.bullet list.bullet.rectangle
    list.clipboard list.dash list.dash.header.rectangle list.number list.star location location.circle location.fill
    lock lock.fill lock.open lock.shield lungs macbook magazine magnifyingglass map map.fill mappin mappin.and.ellipse
    mappin.circle medal megaphone memorychip message message.fill mic mic.fill mic.slash minus minus.circle
    minus.circle.fill minus.magnifyingglass moon moon.fill moon.stars mountain.2 multiply music.mic music.note
    music.note.list newspaper nosign note.text number o.square.fill octagon p.circle paintbrush paintbrush.fill
    paintbrush.pointed paintpalette paperclip paperplane paperplane.fill pause pause.circle pause.fill pawprint
    pawprint.fill pencil pencil.and.outline pencil.circle pencil.slash pentagon percent person person.2 person.2.fill
    person.3 person.3.fill person.badge.plus person.circle person.circle.fill person.crop.circle
    person.crop.circle.badge.checkmark person.crop.circle.badge.plus person.crop.circle.badge.xmark
    person.crop.circle.fill person.crop.circle.fill.badge.checkmark person.crop.square person.fill
    person.text.rectangle phone phone.arrow.up.right phone.down.fill phone.fill photo photo.badge.plus photo.fill
    photo.on.rectangle pills pin pin.fill pin.slash placeholdertext.fill play play.circle play.circle.fill play.fill
    plus plus.app plus.app.fill plus.circle plus.circle.fill plus.forwardslash.minus plus.magnifyingglass
    plus.rectangle.fill plus.square plus.square.on.square plusminus power power.dotted printer printer.fill puzzlepiece
    puzzlepiece.extension qrcode qrcode.viewfinder questionmark questionmark.circle questionmark.diamond quote.bubble
    quote.closing quote.opening receipt record.circle rectangle rectangle.and.pencil.and.ellipsis rectangle.fill
    rectangle.fill.on.rectangle.angled.fill rectangle.grid.1x2 rectangle.portrait rectangle.portrait.and.arrow.right
    rectangle.split.3x1 rectangle.stack repeat repeat.1 roman.shade.closed rotate.right ruler safari scalemass.fill
    scissors screwdriver seal seal.fill selection.pin.in.out server.rack shareplay shield shippingbox shippingbox.fill
    shuffle sidebar.left sidebar.right signpost.left signpost.right simcard slash.circle slash.circle.fill
    slider.horizontal.3 snowflake soccerball sparkles speaker speaker.fill speaker.slash speaker.slash.fill
    speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3 sportscourt square square.and.arrow.down
    square.and.arrow.up square.and.pencil square.dashed square.fill square.grid.2x2 square.grid.2x2.fill
    square.grid.3x3 square.grid.3x3.fill square.on.square square.slash square.stack star star.bubble star.circle
    star.circle.fill star.fill star.leadinghalf.fill star.leadinghalf.filled star.slash sterlingsign.circle stethoscope
    stop stop.fill stopwatch storefront strikethrough suit.club suit.club.fill suit.diamond suit.heart suit.heart.fill
    suit.spade suitcase sum sun.max sun.max.fill sun.min sunrise sunset swift tag tag.fill target tennis.racket tent
    terminal testtube.2 text.aligncenter text.alignleft text.alignright text.badge.plus text.badge.xmark text.bubble
    text.justify text.justify.left textformat textformat.123 textformat.abc textformat.size theatermasks thermometer
    thermometer.medium ticket timer tornado tortoise touchid tram trash trash.fill trash.slash trash.square.fill tray
    tray.and.arrow.down tray.and.arrow.up tray.fill tray.full tray.full.fill tree triangle triangle.fill trophy
    trophy.fill tshirt tv umbrella underline video video.fill video.slash wallet.pass wand.and.rays wand.and.stars
    waveform waveform.path.ecg wifi wifi.slash wind wrench wrench.and.screwdriver wrench.and.screwdriver.fill
    x.square.fill x.squareroot xmark xmark.circle xmark.circle.fill xmark.octagon xmark.square yensign.circle
    """
}
