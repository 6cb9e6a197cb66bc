import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Visual effects") struct VisualEffectTests {
  private func summary(_ host: TestHost) throws -> String {
    try host.find(.text("a")).element.effects.compactMap(\.summary).joined(separator: "; ")
  }

  @Test("an effect follows the size that the host reports, and runs for no other reason")
  func size() throws {
    nonisolated(unsafe) var runs = 0
    let host = TestHost {
      Text("a").visualEffect { content, proxy in
        runs += 1
        return content.offset(x: proxy.size.width / 2).opacity(0.5)
      }
    }
    try host.find(.text("a")).setSize(CGSize(width: 40, height: 20))
    host.turn()
    #expect(try summary(host) == "offset(20.0,0.0) opacity(0.5)")
    let before = runs
    try host.find(.text("a")).setSize(CGSize(width: 40, height: 20))
    host.turn()
    #expect(runs == before)
    #expect(host.element == host.graph.root)
  }

  @Test("an effect that asks for the place gets the frame from then on")
  func place() throws {
    let host = TestHost {
      Text("a").visualEffect { content, proxy in content.rotationEffect(.radians(proxy.frame(in: .global).minY / 100)) }
    }
    host.turn()
    let effects = try host.find(.text("a")).element.effects
    #expect(effects.contains { ($0 as? VisualEffects)?.measurement == .frame })
    try host.find(.text("a")).setFrame(CGRect(x: 0, y: 50, width: 10, height: 10))
    host.turn()
    #expect(try summary(host) == "rotation(0.5)")
  }

  @Test("no effect changes nothing")
  func empty() throws {
    let host = TestHost { Text("a").visualEffect { content, _ in content } }
    #expect(try summary(host).isEmpty)
  }

  @Test("all effects are those of views")
  func all() throws {
    let host = TestHost {
      Text("a").visualEffect { content, _ in
        content.scaleEffect(2).scaleEffect(x: 2).scaleEffect(CGSize(width: 1, height: 2)).offset(CGSize(width: 1, height: 2))
          .blur(radius: 3)
          .brightness(0.1).contrast(0.2).saturation(0.3).grayscale(0.4).hueRotation(.radians(1)).blendMode(.screen)
          .rotation3DEffect(.radians(1), axis: (x: 1, y: 0, z: 0)).transformEffect(CGAffineTransform(translationX: 1, y: 2))
      }
    }
    try host.find(.text("a")).setSize(CGSize(width: 40, height: 20))
    host.turn()
    let expected = TestHost {
      Text("a").scaleEffect(2).scaleEffect(x: 2).scaleEffect(CGSize(width: 1, height: 2)).offset(CGSize(width: 1, height: 2))
        .blur(radius: 3).brightness(0.1).contrast(0.2).saturation(0.3).grayscale(0.4).hueRotation(.radians(1)).blendMode(.screen)
        .rotation3DEffect(.radians(1), axis: (x: 1, y: 0, z: 0)).transformEffect(CGAffineTransform(translationX: 1, y: 2))
    }
    #expect(try summary(host) == summary(expected).replacing("; ", with: " "))
  }
}
