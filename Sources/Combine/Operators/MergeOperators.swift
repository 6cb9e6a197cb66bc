import OpenCombine

extension Publisher {
  /// Publishes the values of this publisher and another, in the order in which they come.
  ///
  /// See ``Publishers/Merge`` for what is guaranteed.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Publishes the values of this publisher and two others, in the order in which they come.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge3<Self, Z, Y>
  where Z.Output == Output, Y.Output == Output, Z.Failure == Failure, Y.Failure == Failure {
    Publishers.Merge3(self, z, y)
  }

  /// Publishes the values of this publisher and three others, in the order in which they come.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge4<Self, Z, Y, X>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, Z.Failure == Failure, Y.Failure == Failure,
    X.Failure == Failure
  {
    Publishers.Merge4(self, z, y, x)
  }

  /// Publishes the values of this publisher and four others, in the order in which they come.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge5<Self, Z, Y, X, W>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output, Z.Failure == Failure,
    Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure
  {
    Publishers.Merge5(self, z, y, x, w)
  }

  /// Publishes the values of this publisher and five others, in the order in which they come.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge6<Self, Z, Y, X, W, V>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output, V.Output == Output, Z.Failure == Failure,
    Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure, V.Failure == Failure
  {
    Publishers.Merge6(self, z, y, x, w, v)
  }

  /// Publishes the values of this publisher and six others, in the order in which they come.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
  ) -> Publishers.Merge7<Self, Z, Y, X, W, V, U>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output, V.Output == Output, U.Output == Output,
    Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure, V.Failure == Failure,
    U.Failure == Failure
  {
    Publishers.Merge7(self, z, y, x, w, v, u)
  }

  /// Publishes the values of this publisher and seven others, in the order in which they come.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher, T: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U, _ t: T
  ) -> Publishers.Merge8<Self, Z, Y, X, W, V, U, T>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output, V.Output == Output, U.Output == Output,
    T.Output == Output, Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure,
    V.Failure == Failure, U.Failure == Failure, T.Failure == Failure
  {
    Publishers.Merge8(self, z, y, x, w, v, u, t)
  }

  /// Publishes the values of this publisher and another of the same type, in the order in which they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}

extension Publishers.Merge {
  /// Publishes the values of another publisher as well.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge3(a, b, other)
  }

  /// Publishes the values of two other publishers as well.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge4<A, B, Z, Y>
  where Z.Output == Output, Y.Output == Output, Z.Failure == Failure, Y.Failure == Failure {
    Publishers.Merge4(a, b, z, y)
  }

  /// Publishes the values of three other publishers as well.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge5<A, B, Z, Y, X>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, Z.Failure == Failure, Y.Failure == Failure,
    X.Failure == Failure
  {
    Publishers.Merge5(a, b, z, y, x)
  }

  /// Publishes the values of four other publishers as well.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge6<A, B, Z, Y, X, W>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output, Z.Failure == Failure,
    Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure
  {
    Publishers.Merge6(a, b, z, y, x, w)
  }

  /// Publishes the values of five other publishers as well.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output, V.Output == Output, Z.Failure == Failure,
    Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure, V.Failure == Failure
  {
    Publishers.Merge7(a, b, z, y, x, w, v)
  }

  /// Publishes the values of six other publishers as well.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
  ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output, V.Output == Output, U.Output == Output,
    Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure, V.Failure == Failure,
    U.Failure == Failure
  {
    Publishers.Merge8(a, b, z, y, x, w, v, u)
  }
}

extension Publishers.Merge3 {
  /// Publishes the values of another publisher as well.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge4(a, b, c, other)
  }

  /// Publishes the values of two other publishers as well.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge5<A, B, C, Z, Y>
  where Z.Output == Output, Y.Output == Output, Z.Failure == Failure, Y.Failure == Failure {
    Publishers.Merge5(a, b, c, z, y)
  }

  /// Publishes the values of three other publishers as well.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge6<A, B, C, Z, Y, X>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, Z.Failure == Failure, Y.Failure == Failure,
    X.Failure == Failure
  {
    Publishers.Merge6(a, b, c, z, y, x)
  }

  /// Publishes the values of four other publishers as well.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output, Z.Failure == Failure,
    Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure
  {
    Publishers.Merge7(a, b, c, z, y, x, w)
  }

  /// Publishes the values of five other publishers as well.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output, V.Output == Output, Z.Failure == Failure,
    Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure, V.Failure == Failure
  {
    Publishers.Merge8(a, b, c, z, y, x, w, v)
  }
}

extension Publishers.Merge4 {
  /// Publishes the values of another publisher as well.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge5(a, b, c, d, other)
  }

  /// Publishes the values of two other publishers as well.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge6<A, B, C, D, Z, Y>
  where Z.Output == Output, Y.Output == Output, Z.Failure == Failure, Y.Failure == Failure {
    Publishers.Merge6(a, b, c, d, z, y)
  }

  /// Publishes the values of three other publishers as well.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, Z.Failure == Failure, Y.Failure == Failure,
    X.Failure == Failure
  {
    Publishers.Merge7(a, b, c, d, z, y, x)
  }

  /// Publishes the values of four other publishers as well.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output, Z.Failure == Failure,
    Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, z, y, x, w)
  }
}

extension Publishers.Merge5 {
  /// Publishes the values of another publisher as well.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge6(a, b, c, d, e, other)
  }

  /// Publishes the values of two other publishers as well.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
  where Z.Output == Output, Y.Output == Output, Z.Failure == Failure, Y.Failure == Failure {
    Publishers.Merge7(a, b, c, d, e, z, y)
  }

  /// Publishes the values of three other publishers as well.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
  where
    Z.Output == Output, Y.Output == Output, X.Output == Output, Z.Failure == Failure, Y.Failure == Failure,
    X.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, e, z, y, x)
  }
}

extension Publishers.Merge6 {
  /// Publishes the values of another publisher as well.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge7(a, b, c, d, e, f, other)
  }

  /// Publishes the values of two other publishers as well.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
  where Z.Output == Output, Y.Output == Output, Z.Failure == Failure, Y.Failure == Failure {
    Publishers.Merge8(a, b, c, d, e, f, z, y)
  }
}

extension Publishers.Merge7 {
  /// Publishes the values of another publisher as well.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge8(a, b, c, d, e, f, g, other)
  }
}
