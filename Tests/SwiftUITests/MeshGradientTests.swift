import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Mesh gradients") struct MeshGradientTests {
  private func stops(_ gradient: MeshGradient) throws -> [Paint.Stop] {
    let host = TestHost { gradient }
    let content = try #require(host.element.children.first?.content as? PaintContent)
    guard case .gradient(let description) = content.paint else { return [] }
    #expect(description.geometry == .linear(start: .init(x: 0, y: 0), end: .init(x: 1, y: 1)))
    return description.stops
  }

  @Test("a grid becomes a diagonal on which each color has its place, mixed with those beside it")
  func diagonal() throws {
    let gradient = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
    let mixed = Color.green.mix(with: .blue, by: 0.5, in: .device)
    let expected: [Color] = [.red, mixed, .yellow]
    #expect(try stops(gradient) == zip(expected, [0, 0.5, 1]).map { Paint.Stop($0.value, at: $1) })
  }

  @Test("points without colors, colors without points, and points that are no numbers do no harm")
  func odd() throws {
    #expect(try stops(MeshGradient(width: 9, height: 9, points: [], colors: [.red])).count == 1)
    let odd = MeshGradient(width: -1, height: 0, points: [[.nan, 0], [.infinity, 2]], colors: [.red, .blue])
    #expect(try stops(odd).count == 1)
  }
}
