import Foundation
import OrielMapKit
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A map shows the app's places where they are, without streets.
@MainActor
@Suite("MapKit")
struct MapTests {
  private struct City: Identifiable {
    let id: String
    let coordinate: CLLocationCoordinate2D
  }

  private static let cities = [
    City(id: "Oslo", coordinate: .init(latitude: 59.9, longitude: 10.7)),
    City(id: "Rome", coordinate: .init(latitude: 41.9, longitude: 12.5)),
  ]

  private struct Atlas: View {
    @State private var position = MapCameraPosition.automatic

    var body: some View {
      Map(position: $position) {
        ForEach(MapTests.cities) { Marker($0.id, coordinate: $0.coordinate).tint(.blue) }
        Annotation("Home", coordinate: .init(latitude: 50, longitude: 11)) { Text("🏠") }
        MapPolyline(coordinates: MapTests.cities.map(\.coordinate)).stroke(.red, lineWidth: 2)
        UserAnnotation()
      }
      .mapStyle(.standard(elevation: .realistic))
      Text(position.region.map { "\(Int($0.span.latitudeDelta))" } ?? "automatic")
    }
  }

  private struct Old: View {
    @State private var region = MKCoordinateRegion(
      center: MapTests.cities[0].coordinate, span: MKCoordinateSpan(latitudeDelta: 8, longitudeDelta: 8))

    var body: some View {
      Map(coordinateRegion: $region, annotationItems: MapTests.cities) { city in
        MapAnnotation(coordinate: city.coordinate) { Text(city.id) }
      }
      Text("span \(Int(region.span.latitudeDelta))")
    }
  }

  private func link(_ host: TestHost) -> String { "\(host.findAll(.role(.link)).map { $0.element.content })" }

  @Test("names stand in the map, the part of the earth is that around them, and a link leads to a map with streets")
  func contents() throws {
    let host = TestHost { Atlas() }
    for text in ["Oslo", "Rome", "Home", "🏠", "automatic", "OpenStreetMap"] { #expect(host.texts.contains(text), "\(text)") }
    #expect(link(host).contains("openstreetmap.org/#map=") && link(host).contains("/50.90000/11.60000"))
  }

  @Test("buttons change the scale, and the app hears of it")
  func scale() throws {
    let host = TestHost { Old() }
    #expect(host.texts.contains("Oslo") && host.texts.contains("span 8"))
    try host.find(.button("Zoom In")).press()
    host.turn()
    #expect(host.texts.contains("span 4"))
    for _ in 0..<2 {
      try host.find(.button("Zoom Out")).press()
      host.turn()
    }
    #expect(host.texts.contains("span 16"))
  }

  private struct Pointed: View {
    @State private var found = "none"

    var body: some View {
      MapReader { proxy in
        Map(
          initialPosition: .region(
            MKCoordinateRegion(center: MapTests.cities[1].coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
          ))
        Button("Where") {
          guard let point = proxy.convert(MapTests.cities[1].coordinate, to: .local),
            let place = proxy.convert(point, from: .local)
          else { return }
          found = "\(place.latitude), \(place.longitude)"
        }
        Text(found)
      }
    }
  }

  @Test("a place has a point in the map, and that point has the place")
  func reader() throws {
    let host = TestHost { Pointed() }
    try host.find(.button("Where")).press()
    host.turn()
    #expect(host.texts.contains { $0.hasPrefix("41.9") && $0.contains("12.5") })
  }

  @Test("a region in meters, and what a camera sees")
  func regions() {
    let region = MKCoordinateRegion(
      center: .init(latitude: 60, longitude: 0), latitudinalMeters: 111_195, longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.01 && abs(region.span.longitudeDelta - 2) < 0.01)
    let seen = MapCameraPosition.camera(MapCamera(centerCoordinate: region.center, distance: 1000)).region
    #expect(seen?.center.latitude == 60 && (seen?.span.latitudeDelta ?? 1) < 0.01)
    #expect(MapCameraPosition.userLocation(fallback: .automatic).region == nil)
  }
}
