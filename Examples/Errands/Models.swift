import Foundation
import SwiftData

/// Something to do on the way, at a shop or anywhere.
@Model final class Errand {
  var title: String
  var isDone = false
  var created: Date
  var shop: Shop?

  init(_ title: String, at shop: Shop? = nil, created: Date = .now) {
    self.title = title
    self.shop = shop
    self.created = created
  }
}

/// A place where errands are done. Another shop of the same name is the same shop.
@Model final class Shop {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .nullify, inverse: \Errand.shop) var errands: [Errand] = []

  init(_ name: String) { self.name = name }
}
