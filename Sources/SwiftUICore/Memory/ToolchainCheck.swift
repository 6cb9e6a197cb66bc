/// Tells whether the toolchain lays things out as the code in this folder assumes: once, before the first use, so that another
/// toolchain is answered with a message and not with corrupted memory.
enum ToolchainCheck {
  /// Stops the process if enums are laid out in another way than `EnumLayout` knows.
  static func requireKnownEnumLayout() {
    if !isEnumLayoutKnown {
      fatalError("Oriel does not know how this version of Swift lays out enums. Build with the version that its README names.")
    }
  }

  private enum Probe {
    case number(Int, Bool)
    case text(String)
    indirect case nested(Probe)
    case nothing
  }

  private static let isEnumLayoutKnown: Bool = {
    let layout = EnumLayout(unchecked: Probe.self)
    guard let layout, layout.payloads.count == 3, layout.payloads[0] == (Int, Bool).self, layout.payloads[1] == String.self,
      layout.payloads[2] == nil
    else { return false }
    let text = "longer than what fits into the string itself"
    let samples: [(Probe, tag: Int)] = [(.number(42, true), 0), (.text(text), 1), (.nested(.nothing), 2), (.nothing, 3)]
    for (sample, tag) in samples {
      var value = sample
      let isRight = withMemory(of: &value) { memory in
        guard layout.tag(of: memory) == tag else { return false }
        if tag > 1 { return true }
        return layout.withPayload(of: memory, tag: tag) {
          tag == 0 ? memory.load(as: Int.self) == 42 : memory.assumingMemoryBound(to: String.self).pointee == text
        }
      }
      // And it is what it was.
      guard isRight, isSame(value, sample) else { return false }
    }
    return true
  }()

  private static func isSame(_ left: Probe, _ right: Probe) -> Bool {
    switch (left, right) {
    case (.number(let number, let flag), .number(let other, let otherFlag)): number == other && flag == otherFlag
    case (.text(let text), .text(let other)): text == other
    case (.nested, .nested), (.nothing, .nothing): true
    default: false
    }
  }
}
