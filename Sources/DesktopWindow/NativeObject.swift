import CDesktop

/// An object of GTK's or WebKit's.
typealias NativeObject = UnsafeMutableRawPointer

/// What handlers of signals get last: an object of this module, which outlives the signal's.
func pointer(to object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

func object<Object: AnyObject>(at pointer: UnsafeMutableRawPointer?, as type: Object.Type = Object.self) -> Object? {
  pointer.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}

// The kinds of handlers, by what signals bring with them.
typealias PlainHandler = @convention(c) (NativeObject, UnsafeMutableRawPointer?) -> Void
typealias AskingHandler = @convention(c) (NativeObject, UnsafeMutableRawPointer?) -> Int32
typealias ValueHandler = @convention(c) (NativeObject, NativeObject, UnsafeMutableRawPointer?) -> Void
typealias ActionHandler = @convention(c) (NativeObject, NativeObject?, UnsafeMutableRawPointer?) -> Void
typealias NumberHandler = @convention(c) (NativeObject, Int32, UnsafeMutableRawPointer?) -> Void
typealias MenuHandler = @convention(c) (NativeObject, NativeObject, NativeObject, UnsafeMutableRawPointer?) -> Int32
typealias CreatingHandler = @convention(c) (NativeObject, NativeObject, UnsafeMutableRawPointer?) -> NativeObject?
typealias DecisionHandler = @convention(c) (NativeObject, NativeObject, Int32, UnsafeMutableRawPointer?) -> Int32
typealias NameHandler = @convention(c) (NativeObject, UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> Int32
typealias KeyHandler = @convention(c) (NativeObject, UInt32, UInt32, UInt32, UnsafeMutableRawPointer?) -> Int32
typealias PressHandler = @convention(c) (NativeObject, Int32, Double, Double, UnsafeMutableRawPointer?) -> Void

/// Has a signal of an object call a handler, which keeps its owner for as long as the object is there: GTK may hold one for longer than its
/// window is seen.
func connect<Handler>(_ object: NativeObject, _ signal: String, to owner: AnyObject, _ handler: Handler) {
  _ = desktop_g_signal_connect_data(
    object, signal, unsafeBitCast(handler, to: desktop_handler.self), Unmanaged.passRetained(owner).toOpaque(),
    { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } }, 0)
}
