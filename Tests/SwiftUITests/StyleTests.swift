import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Styles") struct StyleTests {
  private func paints<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [Paint] {
    TestHost(content).findAll(.role(.shape)).compactMap { ($0.element.content as? ShapeContent)?.paint }
  }

  private func named(_ name: ColorDescription.Name, opacity: Double = 1) -> Paint {
    .color(ColorDescription(.named(name), opacity: opacity))
  }

  private let stops = [
    Paint.Stop(ColorDescription(.named(.red)), at: 0), Paint.Stop(ColorDescription(.named(.blue)), at: 1),
  ]

  @Test("each gradient can be written as a view, as a style, and with colours, stops or a gradient")
  func gradients() {
    let gradient = Gradient(colors: [.red, .blue])
    let geometries = paints {
      Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
      Circle().fill(.radialGradient(gradient, center: .center, startRadius: 5, endRadius: 50))
      Circle().fill(.angularGradient(stops: gradient.stops, center: .top, startAngle: .degrees(90), endAngle: .degrees(180)))
      Circle().fill(.conicGradient(gradient, center: .center))
      Circle().fill(.ellipticalGradient(colors: [.red, .blue]))
      Circle().fill(gradient)
    }
    let center = Paint.Point(x: 0.5, y: 0.5)
    #expect(
      geometries
        == [
          .linear(start: Paint.Point(x: 0, y: 0), end: Paint.Point(x: 1, y: 1)),
          .radial(center: center, startRadius: 5, endRadius: 50),
          .angular(center: Paint.Point(x: 0.5, y: 0), start: .pi / 2, end: .pi),
          .angular(center: center, start: 0, end: 2 * .pi), .elliptical(center: center, startRadius: 0, endRadius: 0.5),
          .linear(start: Paint.Point(x: 0.5, y: 0), end: Paint.Point(x: 0.5, y: 1)),
        ].map { .gradient(GradientDescription(stops, $0)) })
    let host = TestHost {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 5, endRadius: 50)
      AngularGradient(gradient: gradient, center: .center)
      EllipticalGradient(stops: gradient.stops)
    }
    #expect(
      host.element.children.map(\.content.summary) == [
        ["radialGradient(red@0.0,blue@1.0,0.5,0.5,5.0→50.0)"], ["angularGradient(red@0.0,blue@1.0,0.5,0.5,0.0→\(2 * Double.pi))"],
        ["ellipticalGradient(red@0.0,blue@1.0,0.5,0.5,0.0→0.5)"],
      ])
  }

  @Test("a gradient may have a space for its colours and an area for its places")
  func spaces() {
    let bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
    let geometry = GradientDescription.Geometry.linear(start: Paint.Point(x: 0.5, y: 0), end: Paint.Point(x: 0.5, y: 1))
    let paints = paints {
      Circle().fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
      Circle().fill(Gradient(colors: [.red, .blue]).in(bounds))
      Circle().fill(.red.in(bounds))
    }
    #expect(
      paints == [
        .gradient(GradientDescription(stops, geometry, isPerceptual: true)),
        .gradient(GradientDescription(stops, geometry, bounds: bounds)), named(.red),
      ])
    guard case .gradient(let light)? = self.paints({ Circle().fill(Color.blue.gradient) }).first else {
      Issue.record("no gradient")
      return
    }
    #expect(light.geometry == geometry && light.stops.last == Paint.Stop(ColorDescription(.named(.blue)), at: 1))
    #expect(
      light.stops[0].color.base
        == .mixed(ColorDescription(.named(.blue)), ColorDescription(.named(.white)), 0.2, isPerceptual: true))
  }

  @Test("levels are those of the foreground style: the system's own by default, fainter ones of a colour")
  func levels() {
    #expect(
      paints {
        Circle().fill(.primary)
        Circle().fill(.secondary)
        Circle().fill(.quinary)
        Group {
          Circle().fill(.secondary)
          Circle().fill(.tertiary)
        }
        .foregroundStyle(.red)
        Circle().fill(.secondary).foregroundStyle(.secondary)
        Circle().fill(Color.secondary).foregroundStyle(.red)
      } == [
        named(.primary), named(.secondary), named(.quinary), named(.red, opacity: 0.5), named(.red, opacity: 0.25),
        named(.secondary), named(.secondary),
      ])
    #expect(
      paints {
        Circle().fill(.background.secondary)
        Circle().fill(.fill.quaternary)
        Circle().fill(.blue.tertiary)
        Circle().fill(.separator)
        Circle().fill(.background).backgroundStyle(.mint)
      } == [named(.secondaryBackground), named(.quaternaryFill), named(.blue, opacity: 0.25), named(.separator), named(.mint)])
  }

  @Test("a style without a type of its own paints as the one in it")
  func erased() {
    func style(_ isRed: Bool) -> AnyShapeStyle { isRed ? AnyShapeStyle(.red) : AnyShapeStyle(AnyShapeStyle(.ultraThinMaterial)) }
    #expect(
      paints {
        Circle().fill(style(true))
        Circle().fill(style(false))
      } == [named(.red), .material(.ultraThin)])
  }

  @Test("shadows and a blend mode are how a paint is drawn")
  func drawing() {
    let paints = paints {
      Circle().fill(.red.shadow(.drop(color: .black, radius: 3, y: 1)).shadow(.inner(radius: 2)).blendMode(.multiply))
      Circle().fill(.shadow(.drop(radius: 3)))
      Circle().fill(.opacity(0.5))
    }
    let (paint, drawing) = paints[0].parts
    #expect(paint == named(.red) && drawing.blendMode == .multiply)
    #expect(drawing.shadows.map(\.isInner) == [false, true] && drawing.shadows.map(\.radius) == [3, 2])
    #expect(paints[1].parts.paint == named(.primary) && paints[1].parts.drawing.shadows.count == 1)
    #expect(paints[2] == named(.primary, opacity: 0.5))
  }

  struct Stripe: ShapeStyle, View {
    nonisolated func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
  }

  @Test("an app's style that is a view fills a rectangle")
  func styleAsView() {
    #expect(paints { Stripe() } == [named(.red)])
  }
}
