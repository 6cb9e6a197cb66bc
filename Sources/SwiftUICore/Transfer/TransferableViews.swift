import Foundation
import OrielCoreTransferable

extension Image: Transferable {
  /// The bytes of the image, if it has any: a PNG, a JPEG, a GIF and so on, as it is. A symbol has none.
  public static var transferRepresentation: some TransferRepresentation {
    ImageRepresentation()
  }

  fileprivate static func image(of data: Data) throws -> Image {
    do { return Image(try ImageFile(data, scale: 1)) } catch {
      throw TransferError("The \(data.count) bytes are no image that can be shown: \(error)")
    }
  }

  fileprivate func bytes(_ type: UTType) throws -> Data {
    guard let representation = file?.representations.first(where: { (it: ImageFile.Representation) in it.format.type == type })
    else {
      throw TransferError("The image is no \(type.localizedDescription ?? type.identifier)")
    }
    return try representation.bytes.read()
  }

  fileprivate var file: ImageFile? {
    if case .file(let file) = definition.source { file } else { nil }
  }
}

private struct ImageRepresentation: TransferRepresentation {
  typealias Item = Image

  var body: some TransferRepresentation {
    form(.png)
    form(.jpeg)
    form(.gif)
    form(.webP)
    form(.svg)
    DataRepresentation<Image>(importedContentType: .image) { try Image.image(of: $0) }
  }

  private func form(_ type: UTType) -> some TransferRepresentation<Image> {
    DataRepresentation<Image>(exportedContentType: type) { try $0.bytes(type) }
      .exportingCondition { image in
        image.file?.representations.contains { $0.format.type == type } == true
      }
  }
}

extension Color: Transferable {
  /// The color as it is where nothing else is said, as JSON.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(contentType: .swiftUIColor) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}

extension UTType {
  fileprivate static var swiftUIColor: UTType { UTType(exportedAs: "com.apple.swiftui.color", conformingTo: .data) }
}

extension ImageFormat {
  fileprivate var type: UTType {
    switch self {
    case .png: .png
    case .jpeg: .jpeg
    case .gif: .gif
    case .webp: .webP
    case .svg: .svg
    }
  }
}
