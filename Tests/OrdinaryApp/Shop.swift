import SwiftUI

/// Cards that lead to a page and have a button of their own, an order with a page of options, and a group whose title has a button.
struct ShopView: View {
  @State private var liked: Set<Int> = []
  @State private var size = "M"
  @State private var isOpen = false
  @State private var added = 0
  @State private var delivery = Date(timeIntervalSince1970: 1_790_000_000)
  private let names = ["Headphones", "Watch", "Controller with a long name", "Camera"]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
        ForEach(names.indices, id: \.self) { index in
          NavigationLink {
            Text("About \(names[index])").navigationTitle(names[index])
          } label: {
            VStack(alignment: .leading, spacing: 8) {
              RoundedRectangle(cornerRadius: 12).fill(.teal.opacity(0.2)).aspectRatio(1, contentMode: .fit)
                .overlay(alignment: .topTrailing) {
                  Button {
                    liked.formSymmetricDifference([index])
                  } label: {
                    Image(systemName: liked.contains(index) ? "heart.fill" : "heart").padding(8)
                      .background(.regularMaterial, in: Circle())
                  }
                  .accessibilityLabel("Like \(names[index])")
                  .padding(8)
                }
              Text(names[index]).font(.headline).lineLimit(1)
              Text(199, format: .currency(code: "EUR")).font(.subheadline).foregroundStyle(.secondary)
            }
          }
          .buttonStyle(.plain)
        }
      }
      .padding()
      Text("\(liked.count) liked, \(added) added")
      DisclosureGroup(isExpanded: $isOpen) {
        Text("Nothing in the cart")
      } label: {
        HStack {
          Text("Cart")
          Spacer()
          Button("Add", systemImage: "plus") { added += 1 }
        }
      }
      .padding(.horizontal)
      NavigationLink("Order") {
        Form {
          Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }.pickerStyle(.navigationLink)
          DatePicker("Delivery", selection: $delivery)
          Label("Rain", systemImage: "cloud.rain.fill").symbolRenderingMode(.multicolor)
        }
        .navigationTitle("Order")
      }
    }
    .navigationTitle("Shop")
  }
}
