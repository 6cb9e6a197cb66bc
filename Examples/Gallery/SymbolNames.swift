/// The names of the symbols that have a drawing of their own; thousands of others are made of these.
enum SymbolNames {
  static let all = names.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let names = """
    1.magnifyingglass 4k.tv abc air.conditioner.horizontal air.purifier airplane airplane.arrival airplane.departure
    airplayaudio airplayvideo airpods airpods.max airpodspro alarm alarm.waves.left.and.right align.horizontal.center
    align.horizontal.left align.horizontal.right align.vertical.bottom align.vertical.center align.vertical.top
    allergens american.football angle ant antenna.radiowaves.left.and.right app app.connected.to.app.below.fill
    app.dashed app.gift apple.terminal appletv appletvremote.gen4 applewatch applewatch.radiowaves.left.and.right
    applewatch.watchface apps.iphone aqi.medium arcade.stick archivebox archivebox.fill arkit arrow.2.circlepath
    arrow.2.squarepath arrow.3.trianglepath arrow.circlepath arrow.clockwise arrow.clockwise.heart
    arrow.counterclockwise arrow.down arrow.down.and.line.horizontal.and.arrow.up arrow.down.arrow.up
    arrow.down.circle.dotted arrow.down.doc arrow.down.forward.and.arrow.up.backward arrow.down.from.line
    arrow.down.left arrow.down.left.and.arrow.up.right arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.down.to.line arrow.down.to.line.compact arrow.left arrow.left.and.line.vertical.and.arrow.right
    arrow.left.and.right arrow.left.and.right.righttriangle.left.righttriangle.right arrow.left.arrow.right
    arrow.left.to.line arrow.rectanglepath arrow.right arrow.right.and.line.vertical.and.arrow.left
    arrow.right.arrow.left arrow.right.doc.on.clipboard arrow.right.to.line arrow.swap arrow.triangle.2.circlepath
    arrow.triangle.2.circlepath.camera arrow.triangle.branch arrow.triangle.capsulepath arrow.triangle.merge
    arrow.triangle.pull arrow.triangle.swap arrow.triangle.turn.up.right arrow.triangle.turn.up.right.circle
    arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill arrow.trianglehead.2.clockwise
    arrow.trianglehead.2.counterclockwise arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
    arrow.turn.down.left arrow.turn.down.right arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down
    arrow.turn.right.up arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.and.sparkles
    arrow.up.and.down.righttriangle.up.righttriangle.down arrow.up.and.line.horizontal.and.arrow.down
    arrow.up.arrow.down arrow.up.backward.and.arrow.down.forward arrow.up.bin arrow.up.doc arrow.up.doc.on.clipboard
    arrow.up.forward.app arrow.up.forward.app.fill arrow.up.from.line arrow.up.heart arrow.up.left
    arrow.up.left.and.arrow.down.right arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.right
    arrow.up.right.and.arrow.down.left arrow.up.right.square arrow.up.to.line arrow.up.to.line.compact arrow.uturn.down
    arrow.uturn.left arrow.uturn.right arrow.uturn.up arrowkeys arrowshape.bounce.right arrowshape.down arrowshape.left
    arrowshape.right arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.up arrowshape.zigzag.right
    arrowtriangle.down arrowtriangle.left arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
    arrowtriangle.right arrowtriangle.right.and.line.vertical.and.arrowtriangle.left arrowtriangle.up aspectratio
    asterisk at atom av.remote backpack backpack.fill backward backward.end backward.end.alt backward.frame bag bag.fill
    balloon balloon.2 bandage bandage.fill banknote banknote.fill barcode barcode.viewfinder barometer baseball basket
    basketball bathtub battery.0 battery.100 battery.100.bolt battery.25 battery.50 battery.75 beach.umbrella bed.double
    bed.double.fill bell bell.and.waves.left.and.right bench.and.tree bicycle binoculars binoculars.fill bird
    birthday.cake bitcoinsign blinds.horizontal.closed blinds.vertical.closed bold bold.italic.underline bolt
    bolt.badge.a bolt.batteryblock bolt.car bolt.heart bolt.horizontal book book.closed book.closed.fill book.pages
    bookmark bookmark.square books.vertical books.vertical.fill brain brain.head.profile brain.head.profile.fill
    briefcase bubble.left bubble.left.and.bubble.right bubble.left.and.exclamationmark.bubble.right
    bubble.left.and.text.bubble.right bubble.middle.bottom bubbles.and.sparkles building building.2 building.2.fill
    building.columns building.columns.fill burst bus bus.doubledecker bus.fill cabinet cable.connector
    cable.connector.horizontal cablecar calendar calendar.circle calendar.day.timeline.left camera camera.aperture
    camera.filters camera.macro camera.metering.center.weighted camera.on.rectangle camera.rotate camera.viewfinder
    candybarphone cane capslock capsule capsule.lefthalf.filled capsule.portrait capsule.righthalf.filled
    captions.bubble car car.2 car.fill car.side carrot carrot.fill cart cart.fill case cat cellularbars centsign chair
    chair.fill chair.lounge character character.book.closed character.book.closed.fill character.bubble
    character.cursor.ibeam character.phonetic character.textbox chart.bar chart.bar.doc.horizontal
    chart.bar.doc.horizontal.fill chart.bar.horizontal.page chart.bar.xaxis chart.bar.xaxis.ascending chart.dots.scatter
    chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis chart.line.text.clipboard chart.line.uptrend.xyaxis
    chart.pie chart.xyaxis.line checkerboard.rectangle checkerboard.shield checklist checklist.checked
    checklist.unchecked checkmark checkmark.rectangle.stack chevron.compact.down chevron.compact.left
    chevron.compact.right chevron.compact.up chevron.down chevron.down.2 chevron.down.chevron.up chevron.down.left
    chevron.down.right chevron.left chevron.left.2 chevron.left.chevron.right chevron.left.forwardslash.chevron.right
    chevron.left.slash.chevron.right chevron.left.to.line chevron.right chevron.right.2 chevron.right.to.line chevron.up
    chevron.up.2 chevron.up.chevron.down chevron.up.dotted.2 chevron.up.left chevron.up.right circle
    circle.and.line.horizontal circle.bottomhalf.filled circle.circle circle.dashed circle.dashed.inset.filled
    circle.dotted circle.grid.2x2 circle.grid.3x3 circle.grid.cross circle.grid.cross.left.filled circle.hexagongrid
    circle.hexagonpath circle.inset.filled circle.lefthalf.filled circle.lefthalf.striped.horizontal circle.on.square
    circle.righthalf.filled circle.tophalf.filled circle.viewfinder circlebadge circlebadge.2 clear clipboard
    clipboard.fill clock clock.arrow.2.circlepath clock.arrow.circlepath clock.fill cloud cloud.bolt cloud.bolt.fill
    cloud.bolt.rain cloud.bolt.rain.fill cloud.drizzle cloud.fog cloud.hail cloud.heavyrain cloud.moon cloud.moon.fill
    cloud.moon.rain cloud.rain cloud.sleet cloud.snow cloud.sun cloud.sun.bolt cloud.sun.fill cloud.sun.rain coat comb
    command compass compass.drawing computermouse cone control cooktop cpu creditcard creditcard.and.123 creditcard.fill
    cricket.ball crop crop.rectangle crop.rotate cross cross.case cross.vial crown cube cube.transparent cup.and.saucer
    curlybraces cursorarrow cursorarrow.click cursorarrow.motionlines cursorarrow.rays curtains.closed cylinder
    cylinder.split.1x2 decrease.indent delete.left deskclock desktopcomputer dial.high dial.low dial.max dial.medium
    dial.min diamond dice dice.fill die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 dishwasher display
    display.2 display.and.arrow.down distribute.horizontal distribute.vertical divide doc doc.append doc.on.clipboard
    doc.on.clipboard.fill doc.on.doc doc.on.doc.fill doc.plaintext doc.questionmark doc.richtext doc.text doc.text.image
    doc.text.magnifyingglass doc.viewfinder doc.zipper dock.rectangle dog dollarsign dollarsign.arrow.circlepath
    dollarsign.bank.building door.garage.closed door.left.hand.closed door.left.hand.open dot.radiowaves.left.and.right
    dot.radiowaves.right dot.radiowaves.up.forward dot.viewfinder dpad drop drop.degreesign drop.halffull drop.triangle
    dryer dumbbell ear ear.and.waveform ear.fill earbuds eject ellipsis ellipsis.bubble ellipsis.curlybraces
    ellipsis.message ellipsis.vertical.bubble engine.combustion entry.lever.keypad envelope envelope.open equal eraser
    eraser.fill eraser.line.dashed escape esim eurosign ev.charger exclamationmark exclamationmark.2 exclamationmark.3
    exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath exclamationmark.circle
    exclamationmark.circle.fill exclamationmark.questionmark exclamationmark.triangle exclamationmark.triangle.fill
    externaldrive externaldrive.connected.to.line.below externaldrive.fill eye eye.fill eyedropper eyedropper.full
    eyedropper.halffull eyeglasses eyes face.dashed face.smiling face.smiling.inverse faceid facemask facemask.fill fan
    fan.desk faxmachine ferry figure figure.2 figure.2.and.child.holdinghands figure.2.arms.open
    figure.american.football figure.and.child.holdinghands figure.archery figure.arms.open figure.badminton
    figure.basketball figure.boxing figure.child figure.climbing figure.cooldown figure.core.training
    figure.cross.training figure.dance figure.elliptical figure.fall figure.fishing figure.flexibility figure.golf
    figure.gymnastics figure.hiking figure.indoor.cycle figure.jumprope figure.martial.arts figure.mind.and.body
    figure.open.water.swim figure.outdoor.cycle figure.pool.swim figure.roll figure.rower figure.run
    figure.skiing.downhill figure.snowboarding figure.soccer figure.stairs figure.stand
    figure.stand.line.dotted.figure.stand figure.strengthtraining.functional figure.strengthtraining.traditional
    figure.surfing figure.tennis figure.walk figure.walk.motion figure.wave figure.yoga film film.stack fireplace
    fireworks fish flag flag.2.crossed flag.checkered flag.fill flame flame.fill flashlight.off.fill flashlight.on.fill
    flask flip.horizontal flipphone flowchart folder football fork.knife forward forward.end forward.end.alt
    forward.frame francsign frying.pan fuelpump fuelpump.fill function gamecontroller gauge
    gauge.with.dots.needle.bottom.50percent gauge.with.needle gauge.with.needle.fill gear gearshape gearshape.2
    gearshape.2.fill gearshape.arrow.triangle.2.circlepath gearshape.fill gift gift.fill giftcard globe globe.americas
    globe.americas.fill globe.asia.australia globe.desk globe.europe.africa globe.europe.africa.fill gobackward
    gobackward.10 gobackward.15 gobackward.30 gobackward.45 gobackward.5 gobackward.60 gobackward.75 gobackward.90
    gobackward.minus goforward goforward.10 goforward.15 goforward.30 goforward.45 goforward.5 goforward.60 goforward.75
    goforward.90 goforward.plus graduationcap graduationcap.fill greaterthan greaterthanorequalto grid guitars hammer
    hammer.fill hand.draw hand.pinch hand.point.down hand.point.left hand.point.right hand.point.up hand.point.up.fill
    hand.point.up.left hand.point.up.left.fill hand.raised hand.raised.fill hand.tap hand.thumbsdown
    hand.thumbsdown.fill hand.thumbsup hand.thumbsup.fill hand.wave hand.wave.fill handbag hands.and.sparkles hands.clap
    hands.sparkles hanger hare hare.fill headphones heart heart.text.clipboard heart.text.square heater.vertical helmet
    hexagon hifispeaker highlighter hockey.puck homepod homepod.2 homepodmini hourglass hourglass.bottomhalf.filled
    hourglass.tophalf.filled house house.and.flag house.and.flag.fill house.fill house.lodge hryvniasign humidity
    humidity.fill hurricane icloud icloud.and.arrow.down icloud.and.arrow.down.fill icloud.and.arrow.up
    icloud.and.arrow.up.fill increase.indent indianrupeesign infinity info info.bubble info.circle info.circle.fill
    info.square inset.filled.leftthird.square internaldrive ipad ipad.and.iphone ipad.landscape iphone iphone.gen1
    iphone.gen2 iphone.gen3 iphone.homebutton iphone.landscape iphone.radiowaves.left.and.right italic ivfluid.bag key
    key.fill key.horizontal keyboard keyboard.chevron.compact.down l.joystick ladybug ladybug.fill lamp.ceiling
    lamp.desk lamp.desk.fill lamp.floor lamp.table lanyardcard laptopcomputer largecircle.fill.circle lasso
    laurel.leading laurel.trailing leaf leaf.arrow.circlepath lessthan lessthanorequalto level lifepreserver
    light.beacon.max light.panel lightbulb lightbulb.2 lightbulb.fill lightbulb.max lightbulb.min lightswitch.on
    line.3.horizontal line.3.horizontal.decrease line.diagonal line.horizontal.star.fill.line.horizontal
    lines.measurement.horizontal link link.icloud list.and.film list.bullet list.bullet.below.rectangle
    list.bullet.circle list.bullet.indent list.bullet.rectangle list.bullet.rectangle.fill
    list.bullet.rectangle.portrait list.clipboard list.clipboard.fill list.dash list.dash.header.rectangle list.number
    list.star list.triangle livephoto livephoto.play location location.north location.north.line location.viewfinder
    lock lock.fill lock.icloud lock.laptopcomputer lock.open lock.open.rotation lock.rotation lock.square.stack lungs
    lungs.fill macbook macbook.and.iphone macmini macpro.gen3 macwindow macwindow.on.rectangle magazine magazine.fill
    magicmouse magnet magnifyingglass mail.stack map mappin mappin.and.ellipse mappin.circle mappin.circle.fill medal
    medal.fill medal.star medical.thermometer megaphone megaphone.fill memories memorychip menubar.dock.rectangle
    menubar.rectangle message metronome mic mic.and.signal.meter microbe microscope microwave minus
    minus.forwardslash.plus minus.magnifyingglass minus.plus.batteryblock minus.square.on.square moon moon.haze
    moon.stars moon.zzz moonphase.first.quarter moonphase.full.moon moonphase.last.quarter moonphase.new.moon
    moonphase.waning.crescent moonphase.waxing.crescent moped motorcycle mountain.2 mountain.2.fill mouth movieclapper
    mug multiply music.mic music.note music.note.list music.note.tv music.quarternote.3 mustache network newspaper
    newspaper.fill nose nose.fill nosign note note.text notequal number oar.2.crossed octagon opticaldisc
    opticaldiscdrive option oval oval.portrait oven page paintbrush paintbrush.fill paintbrush.pointed paintpalette
    paperclip paperplane paragraphsign parentheses parkingsign party.popper pause pause.circle pause.circle.fill
    pawprint pc peacesign pencil pencil.and.list.clipboard pencil.and.outline pencil.and.scribble pencil.line pencil.tip
    pencil.tip.crop.circle pentagon percent percent.badge person person.2 person.2.fill person.3 person.3.fill
    person.and.arrow.left.and.arrow.right person.and.background.dotted person.badge.key person.bust person.crop.artframe
    person.crop.circle person.crop.circle.dashed person.crop.circle.fill person.crop.rectangle
    person.crop.rectangle.stack person.crop.square person.crop.square.fill person.fill person.fill.checkmark
    person.fill.questionmark person.fill.xmark person.icloud person.line.dotted.person person.text.rectangle
    person.text.rectangle.fill person.wave.2 personalhotspot perspective phone phone.arrow.down.left phone.arrow.right
    phone.arrow.up.right phone.badge.waveform phone.connection phone.down photo photo.artframe photo.fill
    photo.on.rectangle photo.on.rectangle.angled photo.stack pianokeys pill pill.fill pills pin pin.fill pip pip.enter
    pip.exit placeholdertext.fill play play.circle play.circle.fill play.laptopcomputer play.rectangle
    play.rectangle.fill play.rectangle.on.rectangle play.square.stack playpause playpause.fill plus
    plus.forwardslash.minus plus.magnifyingglass plus.square.on.square plus.viewfinder plusminus
    point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
    point.bottomleft.forward.to.point.topright.scurvepath point.filled.topleft.down.curvedto.point.bottomright.up
    point.topleft.down.curvedto.point.bottomright.up popcorn power power.dotted poweroff poweron poweroutlet.type.b
    powerplug printer printer.fill purchased puzzlepiece puzzlepiece.extension puzzlepiece.extension.fill pyramid qrcode
    qrcode.viewfinder questionmark questionmark.folder quote.bubble quote.closing quote.opening r.joystick radio rainbow
    rays receipt record.circle record.circle.fill recordingtape rectangle rectangle.3.group rectangle.3.offgrid
    rectangle.and.arrow.up.right.and.arrow.down.left rectangle.and.hand.point.up.left rectangle.and.pencil.and.ellipsis
    rectangle.and.text.magnifyingglass rectangle.arrowtriangle.2.inward rectangle.arrowtriangle.2.outward
    rectangle.bottomhalf.filled rectangle.bottomthird.inset.filled rectangle.center.inset.filled
    rectangle.compress.vertical rectangle.connected.to.line.below rectangle.dashed rectangle.expand.vertical
    rectangle.fill.on.rectangle.angled.fill rectangle.fill.on.rectangle.fill rectangle.grid.1x2 rectangle.grid.1x3
    rectangle.grid.2x2 rectangle.grid.3x2 rectangle.grid.3x3 rectangle.inset.filled rectangle.lefthalf.filled
    rectangle.lefthalf.inset.filled rectangle.leftthird.inset.filled rectangle.on.rectangle
    rectangle.on.rectangle.angled rectangle.portrait rectangle.portrait.and.arrow.forward
    rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill rectangle.portrait.on.rectangle.portrait
    rectangle.righthalf.filled rectangle.righthalf.inset.filled rectangle.slash rectangle.split.1x2 rectangle.split.2x1
    rectangle.split.2x2 rectangle.split.3x1 rectangle.split.3x3 rectangle.stack rectangle.stack.fill
    rectangle.stack.person.crop rectangle.tophalf.filled rectangle.topthird.inset.filled refrigerator repeat repeat.1
    return return.left rhombus righttriangle road.lanes rocket roman.shade.closed roman.shade.open rosette rotate.3d
    rotate.left rotate.right rss rublesign rugbyball ruler safari safari.fill sailboat scale.3d scalemass scalemass.fill
    scanner scissors scooter scope screw screwdriver scribble scribble.variable sdcard seal selection.pin.in.out sensor
    server.rack shadow shareplay shield shield.lefthalf.filled shield.righthalf.filled shift shippingbox
    shippingbox.and.arrow.backward shoe shower shuffle sidebar.left sidebar.left.fill sidebar.squares.left signature
    signpost.left signpost.right signpost.right.and.left simcard skateboard skew slash slider.horizontal.2.square
    slider.horizontal.3 slider.horizontal.below.rectangle slider.vertical.3 slowmo smallcircle.circle
    smallcircle.filled.circle smoke snowboard snowflake snowflake.circle soccerball soccerball.inverse sofa sofa.fill
    sos sparkle sparkle.magnifyingglass sparkles sparkles.rectangle.stack sparkles.tv speaker speaker.minus speaker.plus
    speaker.wave.1 speaker.wave.2 speaker.wave.3 speaker.zzz speedometer spigot sportscourt square square.2.layers.3d
    square.3.layers.3d square.and.arrow.down square.and.arrow.down.fill square.and.arrow.down.on.square
    square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.on.square square.and.line.vertical.and.square
    square.and.pencil square.bottomhalf.filled square.dashed square.dashed.inset.filled square.dotted
    square.filled.on.square square.grid.2x2 square.grid.3x1.below.line.grid.1x2 square.grid.3x2 square.grid.3x3
    square.grid.4x3.fill square.inset.filled square.lefthalf.filled square.on.square square.on.square.dashed
    square.resize square.righthalf.filled square.split.1x2 square.split.2x1 square.split.2x2
    square.split.bottomrightquarter square.split.diagonal square.stack square.stack.3d.down.right square.stack.3d.up
    square.stack.fill square.text.square square.tophalf.filled squares.below.rectangle squares.leading.rectangle
    squareshape squareshape.split.2x2 squareshape.split.3x3 stairs star star.leadinghalf.filled staroflife steeringwheel
    sterlingsign stethoscope stop stop.circle stop.circle.fill stopwatch storefront storefront.fill strikethrough
    stroller suit.club suit.diamond suit.heart suit.spade suitcase suitcase.rolling sum sun.and.horizon
    sun.and.horizon.fill sun.dust sun.haze sun.horizon sun.horizon.fill sun.max sun.min sun.rain sunglasses
    sunglasses.fill sunrise sunrise.fill sunset sunset.fill surfboard swatchpalette swift switch.2 switch.programmable
    syringe table.furniture tablecells tag takeoutbag.and.cup.and.straw target teddybear telescope teletype
    tennis.racket tennisball tent tent.fill terminal testtube.2 text.aligncenter text.alignleft text.alignright
    text.and.command.macwindow text.append text.badge.checkmark text.badge.minus text.badge.plus text.badge.star
    text.badge.xmark text.below.photo text.book.closed text.book.closed.fill text.bubble text.insert text.justify
    text.justify.left text.justify.right text.line.first.and.arrowtriangle.forward text.magnifyingglass text.page
    text.quote text.rectangle text.viewfinder text.word.spacing textformat textformat.12 textformat.123 textformat.abc
    textformat.size textformat.size.larger textformat.size.smaller textformat.subscript textformat.superscript
    theatermasks theatermasks.fill thermometer.high thermometer.low thermometer.medium thermometer.snowflake
    thermometer.sun ticket timelapse timer toilet tornado tortoise touchid train.side.front.car train.side.middle.car
    tram tram.fill translate trapezoid.and.line.vertical trash trash.fill tray tray.2 tray.and.arrow.down
    tray.and.arrow.up tray.full tree tree.fill triangle trianglebadge.exclamationmark triangleshape trophy trophy.fill
    tropicalstorm truck.box truck.box.fill truck.pickup.side tshirt tuningfork turkishlirasign tv tv.and.hifispeaker
    umbrella underline video video.bubble video.fill view.3d viewfinder visionpro volleyball wallet.bifold wallet.pass
    wand.and.rays wand.and.sparkles wand.and.stars washer watch.analog water.waves waterbottle wave.3.left wave.3.right
    waveform waveform.and.magnifyingglass waveform.and.mic waveform.circle waveform.circle.fill waveform.path
    waveform.path.ecg waveform.path.ecg.rectangle web.camera wifi wifi.exclamationmark wifi.router wifi.square wind
    wind.snow window.ceiling window.vertical.closed wineglass wonsign wrench wrench.and.screwdriver
    wrench.and.screwdriver.fill x.squareroot xmark xmark.bin xmark.octagon xmark.octagon.fill xmark.square.on.square
    xserve yensign zzz
    """
}
