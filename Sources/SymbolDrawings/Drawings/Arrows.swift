extension SymbolSources {
  /// Straight arrows, and arrows with other things.
  static let arrows = #"""
    arrow.right: l 3.4,12 20.4,12; l .4 13.8,5.2 20.6,12 13.8,18.8
    arrow.left: @arrow.right 12,12 1 180
    arrow.up: @arrow.right 12,12 1 -90
    arrow.down: @arrow.right 12,12 1 90
    arrow.up.right: l 5.2,18.8 18.4,5.6; l .4 8.4,5.4 18.6,5.4 18.6,15.6
    arrow.up.left: @arrow.up.right 12,12 1 -90
    arrow.down.right: @arrow.up.right 12,12 1 90
    arrow.down.left: @arrow.up.right 12,12 1 180
    arrow.up.arrow.down: l 7.4,4 7.4,20; l .4 3,8.4 7.4,4 11.8,8.4; l 16.6,4 16.6,20; l .4 12.2,15.6 16.6,20 21,15.6
    arrow.down.arrow.up: @arrow.up.arrow.down /fx
    arrow.left.arrow.right: @arrow.up.arrow.down 12,12 1 -90
    arrow.right.arrow.left: @arrow.left.arrow.right /fx
    arrow.up.and.down: l 12,3 12,21; l .4 7.2,7.7 12,2.9 16.8,7.7 /my
    arrow.up.and.down.and.sparkles: l 8,3 8,21; l .3 4,7 8,2.9 12,7; l .3 4,17 8,21.1 12,17; *@sparkle 17.6,12 .42 /w.5
    arrow.left.and.right: @arrow.up.and.down 12,12 1 90
    arrow.up.left.and.arrow.down.right: l 10,10 3.8,3.8 /x2; l .4 3.6,9.8 3.6,3.6 9.8,3.6 /x2
    arrow.up.right.and.arrow.down.left: @arrow.up.left.and.arrow.down.right /fx
    arrow.down.right.and.arrow.up.left: l 3.8,3.8 10,10 /x2; l .4 4,10.2 10.2,10.2 10.2,4 /x2
    arrow.down.left.and.arrow.up.right: @arrow.down.right.and.arrow.up.left /fx
    arrow.up.and.down.and.arrow.left.and.right: l 12,2.9 12,21.1; l 2.9,12 21.1,12; l .3 9,5.7 12,2.7 15,5.7 /x4
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: l 4.2,4.2 19.8,19.8; l 19.8,4.2 4.2,19.8;
      l .3 4,8.8 4,4 8.8,4 /x4
    arrow.up.to.line: l 3.6,3.6 20.4,3.6; l 12,8 12,21; l .4 6.6,13.2 12,7.8 17.4,13.2
    arrow.down.to.line: @arrow.up.to.line 12,12 1 180
    arrow.down.circle.dotted: @circle.dotted; @arrow.down 12,12 .54
    arrow.left.to.line: @arrow.up.to.line 12,12 1 -90
    arrow.right.to.line: @arrow.up.to.line 12,12 1 90
    arrow.up.to.line.compact: @arrow.up.to.line 12,12 .8
    arrow.down.to.line.compact: @arrow.down.to.line 12,12 .8
    arrow.up.from.line: l 3.6,20.4 20.4,20.4; l 12,3.6 12,15.4; l .4 6.8,8.6 12,3.4 17.2,8.6
    arrow.down.from.line: @arrow.up.from.line 12,12 1 180
    arrow.up.and.line.horizontal.and.arrow.down: l 3.4,12 20.6,12; l 12,2.8 12,8; l .4 9,5.6 12,2.6 15,5.6; l 12,16 12,21.2;
      l .4 9,18.4 12,21.4 15,18.4
    arrow.down.and.line.horizontal.and.arrow.up: l 3.4,12 20.6,12; l 12,2.6 12,8; l .4 9,5.4 12,8.4 15,5.4; l 12,16 12,21.4;
      l .4 9,18.6 12,15.6 15,18.6
    arrow.left.and.line.vertical.and.arrow.right: @arrow.up.and.line.horizontal.and.arrow.down 12,12 1 -90
    arrow.right.and.line.vertical.and.arrow.left: @arrow.down.and.line.horizontal.and.arrow.up 12,12 1 -90
    arrow.up.forward.app: M11.4,4.4 H8.2 A4.6,0,0 3.6,9 V16 A4.6,0,0 8.2,20.6 H15.2 A4.6,0,0 19.8,16 V12.8;
      l 11.6,12.6 20.6,3.6; l .3 14.8,3.4 20.8,3.4 20.8,9.4
    arrow.up.forward.app.fill: *r 3.6,4 16.4 16.4 4.6; -l 11.4,12.8 16,8.2; -l .3 11,7.8 16.4,7.8 16.4,13.2
    arrow.up.right.square: @square; l 8.4,15.6 15.2,8.8; l .3 9.4,8.4 15.6,8.4 15.6,14.6
    arrow.swap: l 3.4,8 20.4,8; l .3 16,3.6 20.6,8 16,12.4; l 20.6,16.6 3.4,16.6; l .3 8,12.6 3.4,16.6 8,20.8
    arrow.triangle.swap: l 4,8 15,8; *p .4 15.4,4.6 20.6,8 15.4,11.4; l 20,16 9,16; *p .4 8.6,12.6 3.4,16 8.6,19.4
    arrow.triangle.merge: l 12,20.6 12,9; *p .4 8.6,8.4 12,3.2 15.4,8.4;
      M4.6,20.6 C4.6,16.4 11,16.6 12,12.4 C13,16.6 19.4,16.4 19.4,20.6
    arrow.triangle.branch: c 7,5 2.4; c 7,19 2.4; c 17,7 2.4; l 7,7.4 7,16.6; M17,9.4 C17,13.6 7,11.6 7,16
    arrow.triangle.turn.up.right.diamond.fill: *@diamond; -M8.6,15.2 V12.8 A1.8,0,1 10.4,11 H12.6;
      _p .3 12.6,8.6 15.8,11 12.6,13.4 /w.7
    arrow.triangle.turn.up.right.diamond: @diamond; M8.6,15.2 V12.8 A1.8,0,1 10.4,11 H12.6;
      *p .3 12.6,8.6 15.8,11 12.6,13.4 /w.7
    arrow.triangle.turn.up.right.circle: @circle; M8.2,16.4 V12.4 A1.8,0,1 10,10.6 H12.6;
      *p .3 12.8,8 16.4,10.6 12.8,13.2 /w.7
    arrow.triangle.turn.up.right: M6,20 V11.6 A2.6,0,1 8.6,9 H13.4; *p .4 13.4,5 19.4,9 13.4,13
    arrow.triangle.pull: c 6,5.4 2.4; c 6,18.6 2.4; c 18,18.6 2.4; l 6,7.8 6,16.2; M18,16.2 V9 A3.6,0,0 14.4,5.4 H12.6;
      l .3 14.6,2.6 11.8,5.4 14.6,8.2
    arrow.triangle.capsulepath: M8,6.4 H16 A5.6,0,1 21,12 M16,17.6 H8 A5.6,0,1 3,12; *p .3 18.4,11.4 23.4,11.4 20.9,14.8;
      *p .3 .6,12.6 5.6,12.6 3.1,9.2
    arrow.up.doc: @doc; l 12,17.6 12,11.6; l .3 9.2,14 12,11.2 14.8,14
    arrow.down.doc: @doc; l 12,11.4 12,17.4; l .3 9.2,15 12,17.8 14.8,15
    arrow.up.bin: @_bin; l 12,17.2 12,12.2; l .3 9.6,14.2 12,11.8 14.4,14.2
    arrow.right.doc.on.clipboard: @clipboard; l 8,13.6 15.6,13.6; l .3 13,10.8 15.8,13.6 13,16.4
    arrow.left.and.right.righttriangle.left.righttriangle.right: p 1 10,5 10,19 2.6,19; p 1 14,5 14,19 21.4,19
    arrow.up.and.down.righttriangle.up.righttriangle.down: p 1 5,10 19,10 19,2.6; p 1 5,14 19,14 19,21.4
    arrowshape.right: p 1.2 3.2,9 12,9 12,4.2 21,12 12,19.8 12,15 3.2,15
    arrowshape.left: @arrowshape.right /fx
    arrowshape.up: @arrowshape.right 12,12 1 -90
    arrowshape.down: @arrowshape.right 12,12 1 90
    arrowshape.turn.up.left: M10.4,4.4 L2.8,11 L10.4,17.6 V13.8 C15,13.6 18.6,15 21.2,19.4 C21,12.4 16.8,8.4 10.4,8.2 Z
    arrowshape.turn.up.left.2: M12.6,5 L6,11 L12.6,17 V13.6 C16.6,13.5 19.6,14.8 22,18.6 C21.8,12.4 18.2,8.6 12.6,8.4 Z;
      l .3 7.4,5.6 1.6,11 7.4,16.4
    arrowshape.bounce.right: l 3.4,20.6 20.6,20.6; M4,15.6 L9.6,4.6 L14.6,13.4 L19,6; l .3 14.6,6.4 19.2,5.6 19.8,10.4
    arrowshape.zigzag.right: l .6 3,18 8,8 13,16 20,5.6; l .3 14.6,5.6 20.2,5.2 20.6,10.8
    arrowtriangle.right: p 1.4 6,4 19.6,12 6,20
    arrowtriangle.left: @arrowtriangle.right /fx
    arrowtriangle.up: @arrowtriangle.right 12,12 1 -90
    arrowtriangle.down: @arrowtriangle.right 12,12 1 90
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: l 12,3 12,21; p .8 8.4,7.4 2.4,12 8.4,16.6 /mx
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left: l 12,3 12,21; p .8 2.6,7.4 8.6,12 2.6,16.6 /mx
    arrowkeys: r 9.1,4 5.8 5.8 1.4; r 2.2,13.2 5.8 5.8 1.4 /mx; r 9.1,13.2 5.8 5.8 1.4 /f
    dpad: p 1.8 8.6,2.85 15.4,2.85 15.4,8.6 21.15,8.6 21.15,15.4 15.4,15.4 15.4,21.15 8.6,21.15 8.6,15.4 2.85,15.4 2.85,8.6
      8.6,8.6; d 12,6.4 .05 /x4
    square.and.arrow.up: M8.2,8.4 H7 A2.4,0,0 4.6,10.8 V18.8 A2.4,0,0 7,21.2 H17 A2.4,0,0 19.4,18.8 V10.8 A2.4,0,0 17,8.4
      H15.8; l 12,14.2 12,2.6; l .3 8.4,5.8 12,2.2 15.6,5.8
    square.and.arrow.up.fill: *r 4.6,8.4 14.8 12.8 2.4; ~l 12,14.2 12,8 /w.6; l 12,14.2 12,2.6; l .3 8.4,5.8 12,2.2 15.6,5.8
    square.and.arrow.down: M8.2,8.4 H7 A2.4,0,0 4.6,10.8 V18.8 A2.4,0,0 7,21.2 H17 A2.4,0,0 19.4,18.8 V10.8 A2.4,0,0 17,8.4
      H15.8; l 12,2.4 12,15; l .3 8.4,11.6 12,15.2 15.6,11.6
    square.and.arrow.down.fill: *r 4.6,8.4 14.8 12.8 2.4; ~l 12,8 12,15.2 /w.6; ~l .3 8.4,11.6 12,15.2 15.6,11.6 /w.6;
      l 12,2.4 12,15; l .3 8.4,11.6 12,15.2 15.6,11.6
    square.and.arrow.up.on.square: r 2.8,2.6 11 11 2.4; ^r 8.2,9.6 12.6 11.6 2.4; ^l 14.5,16 14.5,6;
      l .3 11.4,8.8 14.5,5.6 17.6,8.8
    square.and.arrow.down.on.square: r 2.8,2.6 11 11 2.4; ^r 8.2,9.6 12.6 11.6 2.4; ^l 14.5,6 14.5,16.4;
      l .3 11.6,13.6 14.5,16.6 17.4,13.6
    rectangle.portrait.and.arrow.right: M14.4,7.6 V5.6 A2.6,0,0 11.8,3 H6.2 A2.6,0,0 3.6,5.6 V18.4 A2.6,0,0 6.2,21 H11.8
      A2.6,0,0 14.4,18.4 V16.4; l 9,12 21.2,12; l .3 17.6,8.2 21.4,12 17.6,15.8
    rectangle.portrait.and.arrow.forward: @rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.right.fill: *r 3.6,3 10.8 18 2.6; ~l 9,12 15,12 /w.6; l 9,12 21.2,12;
      l .3 17.6,8.2 21.4,12 17.6,15.8
    rectangle.and.arrow.up.right.and.arrow.down.left: r 2.85,5 18.3 14 2.8; l 13.4,10.8 16.6,8.2; l .2 14,8 16.8,8 16.8,10.6;
      l 10.6,13.2 7.4,15.8; l .2 10,16 7.2,16 7.2,13.4
    tray.and.arrow.down: @tray; ~l 12,3 12,9 /w.3; l 12,2 12,9.6; l .3 8.8,6.8 12,10 15.2,6.8
    tray.and.arrow.up: @tray; ~l 12,3 12,9 /w.3; ~l .3 8.8,5.6 12,2.4 15.2,5.6 /w.3; l 12,2.8 12,10.4;
      l .3 8.8,5.6 12,2.4 15.2,5.6
    """#

  /// Arrows that turn.
  static let turns = #"""
    arrow.clockwise: M19.4,13.4 A7.4,1,1 12,6 H14.2; l .3 11.4,3 14.4,6 11.4,9
    arrow.counterclockwise: @arrow.clockwise /fx
    arrow.clockwise.heart: @arrow.clockwise; *@heart 12,12.8 .26
    arrow.triangle.2.circlepath: a 12,12 8 190 312; *p .5 14.4,7.4 20.4,7.8 19.6,2 ; a 12,12 8 10 132;
      *p .5 9.6,16.6 3.6,16.2 4.4,22
    arrow.2.circlepath: a 12,12 8 190 322; l .3 13.6,7.2 18.6,7.2 18.6,2.4; a 12,12 8 10 142; l .3 10.4,16.8 5.4,16.8 5.4,21.6
    arrow.triangle.2.circlepath.camera: @camera; a 12,13 3.6 190 330; a 12,13 3.6 10 150; *p .2 13.4,11.6 16.2,11.8 15.8,9 ;
      *p .2 10.6,14.4 7.8,14.2 8.2,17
    arrow.2.squarepath: M5,17.4 V8.6 A2.6,0,1 7.6,6 H13.4; l .3 1.6,14.4 5,17.8 8.4,14.4;
      M19,6.6 V15.4 A2.6,0,1 16.4,18 H10.6; l .3 15.6,9.6 19,6.2 22.4,9.6
    arrow.3.trianglepath: l 1.2 7.6,8.6 10.4,4 13.6,4 16.2,8.4 /x3 /mv0,1.2; l .3 12.4,8.6 16.4,8.6 17.4,4.8 /x3 /mv0,1.2
    arrow.uturn.left: M4,8.6 H14.6 A5.6,0,1 14.6,19.8 H9; l .4 8.4,3.8 3.6,8.6 8.4,13.4
    arrow.uturn.right: @arrow.uturn.left /fx
    arrow.uturn.up: @arrow.uturn.left 12,12 1 90
    arrow.uturn.down: @arrow.uturn.right 12,12 1 90
    arrow.turn.up.left: M4,9 H17 A2.6,0,1 19.6,11.6 V20; l .4 8.8,4.2 4,9 8.8,13.8
    arrow.turn.up.right: @arrow.turn.up.left /fx
    arrow.turn.down.left: @arrow.turn.up.left /fy
    arrow.turn.down.right: @arrow.turn.down.left /fx
    arrow.turn.left.up: @arrow.turn.up.left 12,12 1 90
    arrow.turn.right.up: @arrow.turn.left.up /fx
    arrow.turn.left.down: @arrow.turn.left.up /fy
    arrow.turn.right.down: @arrow.turn.right.up /fy
    arrow.rectanglepath: M20.4,9.4 V16 A2.6,0,1 17.8,18.6 H6.2 A2.6,0,1 3.6,16 V8.6 A2.6,0,1 6.2,6 H15.6; l .3 13,3 16,6 13,9
    arrow.circlepath: a 12,12 8.4 -60 250; l .3 16.4,8.4 16.2,4.6 20,4.2
    arrow.trianglehead.clockwise: @arrow.clockwise
    arrow.trianglehead.counterclockwise: @arrow.counterclockwise
    arrow.trianglehead.2.clockwise: @arrow.2.circlepath
    arrow.trianglehead.2.counterclockwise: @arrow.2.circlepath /fx
    goforward: @arrow.clockwise
    gobackward: @arrow.counterclockwise
    goforward.5: @arrow.clockwise; t 5 12,13.7 5.4
    goforward.10: @arrow.clockwise; t 10 12,13.7 5 /w.9
    goforward.15: @arrow.clockwise; t 15 12,13.7 5 /w.9
    goforward.30: @arrow.clockwise; t 30 12,13.7 5 /w.9
    goforward.45: @arrow.clockwise; t 45 12,13.7 5 /w.9
    goforward.60: @arrow.clockwise; t 60 12,13.7 5 /w.9
    goforward.75: @arrow.clockwise; t 75 12,13.7 5 /w.9
    goforward.90: @arrow.clockwise; t 90 12,13.7 5 /w.9
    goforward.plus: @arrow.clockwise; @plus 12,13.4 .34
    gobackward.5: @arrow.counterclockwise; t 5 12,13.7 5.4
    gobackward.10: @arrow.counterclockwise; t 10 12,13.7 5 /w.9
    gobackward.15: @arrow.counterclockwise; t 15 12,13.7 5 /w.9
    gobackward.30: @arrow.counterclockwise; t 30 12,13.7 5 /w.9
    gobackward.45: @arrow.counterclockwise; t 45 12,13.7 5 /w.9
    gobackward.60: @arrow.counterclockwise; t 60 12,13.7 5 /w.9
    gobackward.75: @arrow.counterclockwise; t 75 12,13.7 5 /w.9
    gobackward.90: @arrow.counterclockwise; t 90 12,13.7 5 /w.9
    gobackward.minus: @arrow.counterclockwise; @minus 12,13.4 .34
    exclamationmark.arrow.circlepath: @arrow.2.circlepath; @exclamationmark 12,12 .4
    exclamationmark.arrow.triangle.2.circlepath: @arrow.triangle.2.circlepath; @exclamationmark 12,12 .4
    clock.arrow.circlepath: M4.6,7.4 A8.6,1,1 3.6,13.6; l .3 4,3.2 4.2,7.8 8.8,7.6; l .3 12,7.6 12,12.4 15.4,14.2
    clock.arrow.2.circlepath: @arrow.2.circlepath; l .3 12,8.4 12,12.2 14.4,13.6
    rotate.right: a 12,12.4 8.2 -150 -10 /mv0,-1; l .3 15.6,9.4 20.2,10 21,5.4; r 5.4,13.4 9 7.4 1.6
    rotate.left: @rotate.right /fx
    repeat: M3.4,11.4 V10 A3.8,0,1 7.2,6.2 H19; l .3 16,2.8 19.4,6.2 16,9.6; M20.6,12.6 V14 A3.8,0,1 16.8,17.8 H5;
      l .3 8,14.4 4.6,17.8 8,21.2
    repeat.1: M3.4,11.4 V10 A3.8,0,1 7.2,6.2 H13; l .3 10.6,2.8 14,6.2 10.6,9.6; M20.6,12.6 V14 A3.8,0,1 16.8,17.8 H5;
      l .3 8,14.4 4.6,17.8 8,21.2; l .2 18.4,4.4 20.4,3 20.4,8.8
    shuffle: M2.8,7 H5.4 C10.4,7 12,17 17,17 H20.6; l .3 18,14 21,17 18,20; M2.8,17 H5.4 C6.8,17 7.9,16.2 8.8,15;
      M13.2,9 C14.2,7.8 15.4,7 17,7 H20.6; l .3 18,4 21,7 18,10
    infinity: M12,12 C9.8,8.8 8.4,7.4 6.4,7.4 A4.6,0,0 6.4,16.6 C8.4,16.6 9.8,15.2 12,12 C14.2,8.8 15.6,7.4 17.6,7.4 A4.6,0,1
      17.6,16.6 C15.6,16.6 14.2,15.2 12,12 Z /k
    return: @arrow.turn.down.left
    return.left: @arrow.turn.down.left
    """#

  /// Angles that point somewhere.
  static let chevrons = #"""
    chevron.right: l .3 8.6,5.2 15.4,12 8.6,18.8
    chevron.left: l .3 15.4,5.2 8.6,12 15.4,18.8
    chevron.up: l .3 4.6,15.6 12,8.4 19.4,15.6
    chevron.down: l .3 4.6,8.4 12,15.6 19.4,8.4
    chevron.right.2: l .3 5,5.6 11.4,12 5,18.4; l .3 12.6,5.6 19,12 12.6,18.4
    chevron.left.2: @chevron.right.2 /fx
    chevron.up.2: @chevron.right.2 12,12 1 -90
    chevron.down.2: @chevron.right.2 12,12 1 90
    chevron.up.chevron.down: l .3 6.8,9.2 12,4 17.2,9.2 /my
    chevron.down.chevron.up: l .3 6.8,4 12,9.2 17.2,4 /my
    chevron.left.chevron.right: @chevron.up.chevron.down 12,12 1 90
    chevron.compact.down: l .5 4,10.2 12,13.8 20,10.2
    chevron.compact.up: l .5 4,13.8 12,10.2 20,13.8
    chevron.compact.right: l .5 10.2,4 13.8,12 10.2,20
    chevron.compact.left: l .5 13.8,4 10.2,12 13.8,20
    chevron.left.forwardslash.chevron.right: l .3 6.2,6.8 1,12 6.2,17.2 /mx; l 14.4,4 9.6,20
    chevron.left.slash.chevron.right: l .3 6.2,6.8 1,12 6.2,17.2 /mx; l 14.4,4 9.6,20
    chevron.right.to.line: l .3 5.4,5.4 12,12 5.4,18.6; l 17.6,4.4 17.6,19.6
    chevron.left.to.line: @chevron.right.to.line /fx
    chevron.up.right: l .3 7,6 18,6 18,17
    chevron.up.left: l .3 17,6 6,6 6,17
    chevron.down.right: l .3 7,18 18,18 18,7
    chevron.down.left: l .3 17,18 6,18 6,7
    chevron.up.dotted.2: l .3 5,18 12,11.4 19,18; #c 6.4,10 1; #c 9.2,7.4 1; #c 12,4.8 1; #c 14.8,7.4 1; #c 17.6,10 1
    """#
}
