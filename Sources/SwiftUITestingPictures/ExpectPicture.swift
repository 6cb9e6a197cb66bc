import Foundation
import PagePictures
import SwiftUICore
import SwiftUITesting

/// Fails the test if what a host shows differs from the picture that is stored beside the test's file, in `__Pictures__/FILE/NAME.png`.
///
/// A difference fails the test with the number of pixels. The new picture and one of the difference are written beside the stored one, as
/// `NAME.new.png` and `NAME.difference.png`. Where nothing is stored, the picture is written, and the test fails once and says so. The variable
/// `ORIEL_RECORD_PICTURES` changes that: with `all` each picture is written and none compared, with `never` none is written.
///
/// - Parameters:
///   - name: What the picture is called. Characters that are neither letters nor digits count as `-`.
///   - pixels: In how many pixels it may differ.
///   - folder: Where pictures are stored; nil for `__Pictures__/FILE`.
/// - Throws: As `TestHost.picture(size:scale:scheme:textSize:locale:direction:)`, and with the reason `input` where a picture cannot be
///   written.
@MainActor
public func expectPicture(
  of host: TestHost, named name: String, size: CGSize? = nil, scale: Int = 1, scheme: ColorScheme? = nil,
  textSize: DynamicTypeSize? = nil, locale: Locale? = nil, direction: LayoutDirection? = nil, allowing pixels: Int = 0,
  in folder: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async throws(PictureError) {
  let recording = try PictureRecording(ProcessInfo.processInfo.environment)
  let stored = StoredPicture(named: name, in: folder, besides: "\(filePath)")
  let picture = try await host.picture(
    size: size, scale: scale, scheme: scheme, textSize: textSize, locale: locale, direction: direction, fileID: fileID,
    filePath: filePath, line: line, column: column)
  if let problem = try await stored.compare(picture.png, recording, allowing: pixels) {
    CallSite(fileID, filePath, line, column).fail(problem)
  }
}

/// Which pictures are written, by `ORIEL_RECORD_PICTURES`.
enum PictureRecording: String, CaseIterable {
  /// Those that are not there.
  case missing
  /// All, and none is compared.
  case all
  /// None.
  case never

  static let variable = "ORIEL_RECORD_PICTURES"

  init(_ environment: [String: String]) throws(PictureError) {
    guard let text = environment[Self.variable], !text.isEmpty else {
      self = .missing
      return
    }
    guard let recording = PictureRecording(rawValue: text) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw PictureError(.input, "\(Self.variable) is '\(text)'. It takes one of \(names).")
    }
    self = recording
  }
}
