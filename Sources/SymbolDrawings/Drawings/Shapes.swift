extension SymbolSources {
  /// Plain shapes and what is within them.
  static let shapes = #"""
    circle: c 12,12 9.15
    circle.dashed: a 12,12 9.15 -97 -83 /x10
    circle.dotted: #c 12,2.85 1.15 /x12
    circle.inset.filled: c 12,12 9.15; *c 12,12 4.6 /k
    circle.dashed.inset.filled: @circle.dashed; *c 12,12 4.6
    circle.circle: c 12,12 9.15; c 12,12 4.6
    largecircle.fill.circle: c 12,12 9.15; *c 12,12 4.6
    smallcircle.filled.circle: c 12,12 9.15; *c 12,12 2.2
    circle.lefthalf.filled: c 12,12 9.15; *M12,2.85 A9.15,0,0 12,21.15 Z
    circle.righthalf.filled: c 12,12 9.15; *M12,2.85 A9.15,0,1 12,21.15 Z
    circle.tophalf.filled: c 12,12 9.15; *M2.85,12 A9.15,0,1 21.15,12 Z
    circle.bottomhalf.filled: c 12,12 9.15; *M2.85,12 A9.15,0,0 21.15,12 Z
    circle.and.line.horizontal: c 12,12 5.4; l 2.5,12 6.6,12 /mx
    circle.hexagongrid: c 12,12 2.3 /f; c 12,4.8 2.3 /x6
    circle.hexagonpath: c 12,4.6 2.3 /x6
    circlebadge: c 12,12 5.4
    circlebadge.2: c 8,8 5.2; ^c 16,16 5.2
    smallcircle.circle: c 12,12 9.15; c 12,12 2.6
    nosign: c 12,12 9.15; l 5.6,5.6 18.4,18.4
    slash: l 17.6,5.2 6.4,18.8
    square: r 3.85,3.85 16.3 16.3 3.4
    square.dashed: M3.85,8.4 V7.2 A3.35,0,1 7.2,3.85 H8.4 /x4; l 11.1,3.85 12.9,3.85 /x4
    square.dotted: #c 3.85,3.85 1.1 /x4; #c 7.9,3.85 1.1 /x4; #c 12,3.85 1.1 /x4; #c 16.1,3.85 1.1 /x4
    square.inset.filled: r 3.85,3.85 16.3 16.3 3.4; *r 8.2,8.2 7.6 7.6 .8
    square.lefthalf.filled: r 3.85,3.85 16.3 16.3 3.4; *M12,3.85 V20.15 H7.25 A3.4,0,1 3.85,16.75 V7.25 A3.4,0,1 7.25,3.85 Z
    square.righthalf.filled: r 3.85,3.85 16.3 16.3 3.4;
      *M12,3.85 V20.15 H7.25 A3.4,0,1 3.85,16.75 V7.25 A3.4,0,1 7.25,3.85 Z /fx
    square.bottomhalf.filled: r 3.85,3.85 16.3 16.3 3.4;
      *M12,3.85 V20.15 H7.25 A3.4,0,1 3.85,16.75 V7.25 A3.4,0,1 7.25,3.85 Z /rot-90
    square.tophalf.filled: r 3.85,3.85 16.3 16.3 3.4;
      *M12,3.85 V20.15 H7.25 A3.4,0,1 3.85,16.75 V7.25 A3.4,0,1 7.25,3.85 Z /rot90
    square.on.square: r 2.85,2.85 12.8 12.8 2.8; ^r 8.35,8.35 12.8 12.8 2.8
    square.on.square.dashed: M2.85,6.4 V5.6 A2.75,0,1 5.6,2.85 H6.4; l 9.3,2.85 10.3,2.85; l 2.85,9.3 2.85,10.3;
      M13.2,2.85 A2.6,0,1 15.65,5.2; M2.85,13.2 A2.6,0,0 5.2,15.65; r 8.35,8.35 12.8 12.8 2.8
    circle.on.square: r 2.85,2.85 12.6 12.6 2.8; ^c 14.6,14.6 6.6
    square.filled.on.square: r 2.85,2.85 12.8 12.8 2.8; ^*r 8.35,8.35 12.8 12.8 2.8
    plus.square.on.square: r 2.85,2.85 12.8 12.8 2.8; ^r 8.35,8.35 12.8 12.8 2.8; l 14.75,11.7 14.75,17.8;
      l 11.7,14.75 17.8,14.75
    minus.square.on.square: r 2.85,2.85 12.8 12.8 2.8; ^r 8.35,8.35 12.8 12.8 2.8; l 11.7,14.75 17.8,14.75
    xmark.square.on.square: r 2.85,2.85 12.8 12.8 2.8; ^r 8.35,8.35 12.8 12.8 2.8; l 12.6,12.6 16.9,16.9;
      l 16.9,12.6 12.6,16.9
    square.dashed.inset.filled: @square.dashed; *r 8.2,8.2 7.6 7.6 .8
    square.and.line.vertical.and.square: r 2.4,8 6.4 8 1.6; l 12,3.6 12,20.4; r 15.2,8 6.4 8 1.6
    squareshape: r 3.85,3.85 16.3 16.3 1
    app: r 3.6,3.6 16.8 16.8 4.9
    app.dashed: M3.6,9.2 V8.5 A4.9,0,1 8.5,3.6 H9.2 /x4; l 11.4,3.6 12.6,3.6 /x4
    rectangle: r 2.85,5 18.3 14 2.8
    rectangle.portrait: r 5,2.85 14 18.3 2.8
    rectangle.dashed: M2.85,9 V7.8 A2.8,0,1 5.65,5 H7.2 /mx /my; l 11.1,5 12.9,5 /my; l 2.85,11.6 2.85,12.4 /mx
    rectangle.inset.filled: r 2.85,5 18.3 14 2.8; *r 7,9.1 10 5.8 .6
    rectangle.lefthalf.filled: r 2.85,5 18.3 14 2.8; *M12,5 V19 H5.65 A2.8,0,1 2.85,16.2 V7.8 A2.8,0,1 5.65,5 Z
    rectangle.righthalf.filled: r 2.85,5 18.3 14 2.8; *M12,5 V19 H5.65 A2.8,0,1 2.85,16.2 V7.8 A2.8,0,1 5.65,5 Z /fx
    rectangle.lefthalf.inset.filled: r 2.85,5 18.3 14 2.8; *r 6.4,8.6 4.6 6.8 .5
    rectangle.righthalf.inset.filled: r 2.85,5 18.3 14 2.8; *r 13,8.6 4.6 6.8 .5
    rectangle.bottomthird.inset.filled: r 2.85,5 18.3 14 2.8; *r 6.4,13 11.2 2.4 .5
    rectangle.topthird.inset.filled: r 2.85,5 18.3 14 2.8; *r 6.4,8.6 11.2 2.4 .5
    rectangle.center.inset.filled: r 2.85,5 18.3 14 2.8; *r 8.6,10 6.8 4 .5
    rectangle.on.rectangle: r 2.6,4.2 13.4 10.4 2.4; ^r 8,9.4 13.4 10.4 2.4
    rectangle.on.rectangle.angled: r 5.2,3 13.4 10.4 2.2 /rot-12; ^r 6.6,9.6 14.2 11 2.4 /mv-.4,-.6
    rectangle.fill.on.rectangle.angled.fill: *r 5.2,3 13.4 10.4 2.2 /rot-12 /L1; ^*r 6.6,9.6 14.2 11 2.4 /mv-.4,-.6
    rectangle.fill.on.rectangle.fill: *r 2.6,4.2 13.4 10.4 2.4 /L1; ^*r 8,9.4 13.4 10.4 2.4
    rectangle.portrait.on.rectangle.portrait: r 3.6,2.6 10.4 13.4 2.4; ^r 9.6,8 10.4 13.4 2.4
    rectangle.connected.to.line.below: r 4.4,3.4 15.2 10.2 2.4; l 12,13.6 12,19.8; l 3.2,19.8 20.8,19.8
    rectangle.slash: r 2.85,5 18.3 14 2.8; l 8.6,15.4 15.4,8.6
    rectangle.stack: r 2.85,9 18.3 12 2.6; l 5.2,5.8 18.8,5.8; l 7.6,2.8 16.4,2.8
    sparkles.rectangle.stack: @rectangle.stack;
      *M12,10.6 Q12.5,14.4 16.4,15 Q12.5,15.6 12,19.4 Q11.5,15.6 7.6,15 Q11.5,14.4 12,10.6 Z /w.3
    checkmark.rectangle.stack: @rectangle.stack; l .3 8.6,15 11,17.6 15.4,12.4
    rectangle.stack.fill: *r 2.85,9 18.3 12 2.6; l 5.2,5.8 18.8,5.8; l 7.6,2.8 16.4,2.8
    square.stack: r 3.85,8.6 16.3 12.6 3; l 6.2,5.4 17.8,5.4; l 8.6,2.6 15.4,2.6
    square.stack.fill: *r 3.85,8.6 16.3 12.6 3; l 6.2,5.4 17.8,5.4; l 8.6,2.6 15.4,2.6
    square.stack.3d.up: p .8 12,2.8 21.2,7.6 12,12.4 2.8,7.6; l .8 2.8,12 12,16.8 21.2,12; l .8 2.8,16.4 12,21.2 21.2,16.4
    squares.leading.rectangle: r 9.4,4.6 12 14.8 2.4; r 2.6,4.6 3.4 5.6 1; r 2.6,13.8 3.4 5.6 1
    square.3.layers.3d: p .8 12,2.8 21.2,7.6 12,12.4 2.8,7.6; l .8 2.8,12 12,16.8 21.2,12; l .8 2.8,16.4 12,21.2 21.2,16.4
    square.2.layers.3d: p .8 12,4.4 21.2,9.4 12,14.4 2.8,9.4; l .8 2.8,14.6 12,19.6 21.2,14.6
    square.stack.3d.down.right: r 2.85,2.85 11 11 2.4; l 2 17,5.6 17,17 5.6,17; l 2 20.8,8.4 20.8,20.8 8.4,20.8
    capsule: r 2.6,6.2 18.8 11.6 5.8
    capsule.portrait: r 6.2,2.6 11.6 18.8 5.8
    capsule.lefthalf.filled: r 2.6,6.2 18.8 11.6 5.8; *M12,6.2 V17.8 H8.4 A5.8,0,1 8.4,6.2 Z
    capsule.righthalf.filled: r 2.6,6.2 18.8 11.6 5.8; *M12,6.2 V17.8 H8.4 A5.8,0,1 8.4,6.2 Z /fx
    oval: e 12,12 9.15 6.6
    oval.portrait: e 12,12 6.6 9.15
    triangle: p 1.5 12,1.6 22.4,20.2 1.6,20.2
    triangleshape: p .6 12,3.2 21.2,19.6 2.8,19.6
    righttriangle: p 1.4 20.2,3.4 20.2,20 3,20
    diamond: p 1.8 12,1.9 22.1,12 12,22.1 1.9,12
    rhombus: p 1.2 12,2.6 19.4,12 12,21.4 4.6,12
    pentagon: k 5 12,12.7 10.1 1.6
    hexagon: k 6 12,12 9.9 1.5
    octagon: k 8 12,12 9.9 1.2 /rot22.5
    seal: n 8 12,12 10.1 8 1.5
    burst: n 12 12,12 10 7.4 .4
    shield: M12,2.7 L19,5.1 A1.6,0,1 20.1,6.6 V11.4 C20.1,16 17,19.4 12,21.4 C7,19.4 3.9,16 3.9,11.4 V6.6 A1.6,0,1 5,5.1 Z
    shield.lefthalf.filled: @shield; *M12,2.7 V21.4 C7,19.4 3.9,16 3.9,11.4 V6.6 A1.6,0,1 5,5.1 Z
    shield.righthalf.filled: @shield; *M12,2.7 V21.4 C7,19.4 3.9,16 3.9,11.4 V6.6 A1.6,0,1 5,5.1 Z /fx
    star: n 5 12,12.9 10.6 4.8 .35
    star.leadinghalf.filled: n 5 12,12.9 10.6 4.8 .35; *p 12,2.9 9.18,9.02 2.6,9.7:.3 7.44,14.38 6.1,20.9:.3 12,17.7
    heart: M12,20.6 C6.4,16.8 2.7,13.3 2.7,8.9 C2.7,5.8 5,3.6 7.7,3.6 C9.5,3.6 11.1,4.6 12,6.2 C12.9,4.6 14.5,3.6 16.3,3.6
      C19,3.6 21.3,5.8 21.3,8.9 C21.3,13.3 17.6,16.8 12,20.6 Z
    cross: p 1.5 8.8,2.85 15.2,2.85 15.2,8.8 21.15,8.8 21.15,15.2 15.2,15.2 15.2,21.15 8.8,21.15 8.8,15.2 2.85,15.2 2.85,8.8
      8.8,8.8
    cone: M12,3 L19.8,17.8 C19.8,19.6 16.4,21 12,21 C7.6,21 4.2,19.6 4.2,17.8 Z;
      M4.2,17.8 C4.6,16.2 8,15.2 12,15.2 C16,15.2 19.4,16.2 19.8,17.8
    cylinder: M4.4,6.2 V17.8 C4.4,19.7 7.8,21.2 12,21.2 C16.2,21.2 19.6,19.7 19.6,17.8 V6.2; e 12,6.2 7.6 3.2
    cylinder.split.1x2: @cylinder; M4.4,12 C4.4,13.9 7.8,15.3 12,15.3 C16.2,15.3 19.6,13.9 19.6,12
    pyramid: l .6 12,3 21.2,16.4 12,21 2.8,16.4 12,3 12,21
    cube: p 1.6 12,2.6 20.4,7.2 20.4,16.8 12,21.4 3.6,16.8 3.6,7.2; l .6 4,7.5 12,12 20,7.5; l 12,12 12,21
    cube.transparent: @cube; l .4 4,16.5 12,12 20,16.5; l 12,3 12,12
    view.3d: t 3D 12,12 9.6
    rotate.3d: e 12,12 9.3 3.8; M12,2.8 C14,2.8 15.8,7 15.8,12 C15.8,17 14,21.2 12,21.2 C10,21.2 8.2,17 8.2,12 C8.2,7 10,2.8
      12,2.8
    scale.3d: p .6 3.6,14 10,14 10,20.4 3.6,20.4; l 12.4,11.6 20.4,3.6; l .3 14.6,3.6 20.4,3.6 20.4,9.4
    """#

  /// Shapes side by side.
  static let grids = #"""
    square.grid.2x2: r 3.55,3.55 6.7 6.7 1.8 /x4
    square.grid.3x3: r 3,3 4.3 4.3 1.1 /x4; r 9.85,3 4.3 4.3 1.1 /x4 /f; r 9.85,9.85 4.3 4.3 1.1 /f
    square.grid.3x2: r 2.8,5.2 4.6 4.6 1.2 /mx /my; r 9.7,5.2 4.6 4.6 1.2 /my /f
    square.grid.4x3.fill: #r 1.6,4.6 3.8 3.8 .9 /mx /my; #r 7.3,4.6 3.8 3.8 .9 /mx /my; #r 1.6,10.1 3.8 3.8 .9 /mx;
      #r 7.3,10.1 3.8 3.8 .9 /mx
    square.grid.3x1.below.line.grid.1x2: r 2.8,4 4.4 4.4 1.1 /mx; r 9.8,4 4.4 4.4 1.1 /f; l 2.8,13.4 21.2,13.4;
      l 2.8,19 21.2,19
    square.split.2x2: r 3.85,3.85 16.3 16.3 3.4; l 12,3.85 12,20.15; l 3.85,12 20.15,12
    square.split.1x2: r 3.85,3.85 16.3 16.3 3.4; l 3.85,12 20.15,12
    square.split.2x1: r 3.85,3.85 16.3 16.3 3.4; l 12,3.85 12,20.15
    square.split.diagonal: r 3.85,3.85 16.3 16.3 3.4; l 5,19 19,5
    square.split.bottomrightquarter: r 3.85,3.85 16.3 16.3 3.4; l 12,20.15 12,12 20.15,12
    circle.grid.2x2: c 7,7 3.4 /x4
    circle.grid.3x3: c 5,5 2.1 /x4; c 12,5 2.1 /x4 /f; c 12,12 2.1 /f
    circle.grid.cross: c 12,4.9 2.5 /x4; c 12,12 2.5 /f
    circle.grid.cross.left.filled: c 12,4.9 2.5; c 12,19.1 2.5; c 12,12 2.5; c 19.1,12 2.5; *c 4.9,12 2.5
    rectangle.grid.1x2: r 2.85,3.85 18.3 6.6 1.9 /my
    rectangle.grid.2x2: r 2.85,4.4 7.4 6 1.6 /mx /my
    rectangle.grid.3x2: r 2.2,5 5 5.4 1.2 /mx /my; r 9.5,5 5 5.4 1.2 /my /f
    rectangle.grid.3x3: #r 2.2,4.2 5.6 4.2 .9 /mx /my; #r 9.2,4.2 5.6 4.2 .9 /my; #r 2.2,9.9 5.6 4.2 .9 /mx;
      #r 9.2,9.9 5.6 4.2 .9
    rectangle.grid.1x3: r 3,3.2 18 4 1.2 /my; r 3,10 18 4 1.2 /f
    rectangle.split.3x1: r 2.85,5 18.3 14 2.8; l 9,5 9,19 /mx
    rectangle.split.2x1: r 2.85,5 18.3 14 2.8; l 12,5 12,19
    rectangle.split.1x2: r 2.85,5 18.3 14 2.8; l 2.85,12 21.15,12
    rectangle.split.2x2: r 2.85,5 18.3 14 2.8; l 12,5 12,19; l 2.85,12 21.15,12
    rectangle.split.3x3: r 2.4,4.6 19.2 14.8 2.8; l 8.8,4.6 8.8,19.4 /mx; l 2.4,9.6 21.6,9.6 /my
    rectangle.3.group: r 2.6,4.6 9 14.8 2.2; r 14.8,4.6 6.6 5.6 1.6; r 14.8,13.8 6.6 5.6 1.6
    rectangle.3.offgrid: r 2.8,4 10.6 6.6 1.6; r 16.4,4 4.8 6.6 1.4; r 6.6,13.6 10.8 6.4 1.6
    squareshape.split.2x2: r 3.85,3.85 16.3 16.3 1; l 12,3.85 12,20.15; l 3.85,12 20.15,12
    squareshape.split.3x3: r 3.85,3.85 16.3 16.3 1; l 9.3,3.85 9.3,20.15 /mx; l 3.85,9.3 20.15,9.3 /my
    tablecells: r 2.6,4.6 18.8 14.8 2.6; l 2.6,9.6 21.4,9.6; l 2.6,14.4 21.4,14.4; l 9,9.6 9,19.4; l 15,9.6 15,19.4
    grid: l 8.6,3 8.6,21 /mx; l 3,8.6 21,8.6 /my
    sidebar.left: r 2.85,5 18.3 14 2.8; l 9.2,5 9.2,19; l 5.5,8.6 6.5,8.6; l 5.5,11.6 6.5,11.6
    sidebar.squares.left: r 2.85,5 18.3 14 2.8; l 9.2,5 9.2,19; #r 4.8,7.4 2.6 2.6 .5; #r 4.8,11.4 2.6 2.6 .5
    sidebar.left.fill: *r 2.85,5 18.3 14 2.8; -l 9.2,5 9.2,19; -l 5.5,8.6 6.5,8.6; -l 5.5,11.6 6.5,11.6
    rectangle.leftthird.inset.filled: r 2.85,5 18.3 14 2.8; *r 6.2,8.4 2.4 7.2 .5
    inset.filled.leftthird.square: r 3.85,3.85 16.3 16.3 3.4; *r 7.4,7.4 2.2 9.2 .5
    rectangle.bottomhalf.filled: r 2.85,5 18.3 14 2.8; *M2.85,12 H21.15 V16.2 A2.8,0,1 18.35,19 H5.65 A2.8,0,1 2.85,16.2 Z
    rectangle.tophalf.filled: r 2.85,5 18.3 14 2.8; *M2.85,12 H21.15 V16.2 A2.8,0,1 18.35,19 H5.65 A2.8,0,1 2.85,16.2 Z /fy
    rectangle.expand.vertical: r 2.85,9 18.3 6 1.8; l .3 8.6,4.8 12,1.8 15.4,4.8 /my
    rectangle.compress.vertical: r 2.85,9.2 18.3 5.6 1.8; l .3 8.8,2.4 12,5.6 15.2,2.4 /my
    rectangle.arrowtriangle.2.inward: r 2.4,5.6 19.2 12.8 2.6; *p .3 5.8,9.6 9,12 5.8,14.4 /mx
    rectangle.arrowtriangle.2.outward: r 2.4,5.6 19.2 12.8 2.6; *p .3 9.4,9.6 6.2,12 9.4,14.4 /mx
    viewfinder: M2.85,7.6 V6 A3.15,0,1 6,2.85 H7.6 /x4
    dot.viewfinder: @viewfinder; *c 12,12 2
    circle.viewfinder: @viewfinder; c 12,12 4.4
    barcode: l 3.4,5.4 3.4,18.6 /w1.2; l 7.2,5.4 7.2,18.6 /w.7; l 10.6,5.4 10.6,18.6 /w1.3; l 14,5.4 14,18.6 /w.7;
      l 17.2,5.4 17.2,18.6 /w.7; l 20.6,5.4 20.6,18.6 /w1.2
    barcode.viewfinder: @viewfinder; l 7,7.6 7,16.4; l 10.4,7.6 10.4,16.4 /w.7; l 13.6,7.6 13.6,16.4; l 17,7.6 17,16.4 /w.7
    qrcode: r 3.4,3.4 6.4 6.4 1 /mx; r 3.4,14.2 6.4 6.4 1; #r 5.7,5.7 1.8 1.8 .2 /mx; #r 5.7,16.5 1.8 1.8 .2;
      #r 13.4,13.4 2.6 2.6 .3; #r 18.9,13.4 2.6 2.6 .3; #r 16.1,16.1 2.7 2.7 .3; #r 13.4,18.9 2.6 2.6 .3;
      #r 18.9,18.9 2.6 2.6 .3
    qrcode.viewfinder: @viewfinder; r 7.1,7.1 2.8 2.8 .3 /mx; r 7.1,14.1 2.8 2.8 .3; #r 13.2,13.2 1.9 1.9 .3;
      #r 16,13.2 1.9 1.9 .3; #r 13.2,16 1.9 1.9 .3; #r 16,16 1.9 1.9 .3
    """#
}
