import SwiftUI

/// An image in all the ways that images are laid out.
struct PictureGallery: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Image("Stamps/Quarter")
          .accessibilityIdentifier("natural")
        Image("Stamps/Quarter")
          .resizable()
          .frame(width: 60, height: 60)
          .accessibilityIdentifier("stretched")
        Image("Harbor")
          .resizable()
          .scaledToFill()
          .frame(width: 80, height: 80)
          .clipped()
          .accessibilityIdentifier("filled")
        Image("Harbor")
          .resizable()
          .scaledToFit()
          .clipShape(Circle())
          .frame(width: 80, height: 80)
          .accessibilityIdentifier("clipped")
        Image("Harbor")
          .resizable()
          .scaledToFit()
          .frame(height: 40)
          .accessibilityIdentifier("low")
      }
      Image("Frame")
        .resizable()
        .frame(width: 200, height: 48)
        .accessibilityIdentifier("sliced")
      Image("Paper")
        .resizable(resizingMode: .tile)
        .frame(height: 40)
        .accessibilityIdentifier("tiled")
      Image(.Stamps.quarter)
        .resizable()
        .interpolation(.none)
        .scaledToFit()
        .frame(width: 96)
        .accessibilityIdentifier("pixels")
      Image("Harbor")
        .resizable()
        .scaledToFit()
        .accessibilityIdentifier("wide")
      Image("No such picture")
    }
  }
}
