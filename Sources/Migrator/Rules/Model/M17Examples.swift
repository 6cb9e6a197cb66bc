extension M17PropertyPublisher {
  var examples: [RuleExample] {
    [
      .rewritten(
        "inside and outside of the class",
        before: """
          import Combine
          class Model: ObservableObject {
            /// What is searched for.
            @Published var query = "" // as typed
            @Published public private(set) var results: [String] = []
            var cancellables: Set<AnyCancellable> = []
            init() {
              $query.dropFirst().sink { print($0) }.store(in: &cancellables)
            }
          }
          func observe(_ model: Model) -> AnyCancellable { model.$results.sink { print($0) } }
          """,
        after: """
          import Combine
          import Observation
          @Observable class Model {
            /// What is searched for.
            var query = "" { willSet { queryPublisher.send(newValue) } } // as typed
            @ObservationIgnored private(set) lazy var queryPublisher = CurrentValueSubject<String, Never>(query)
            public private(set) var results: [String] = [] { willSet { resultsPublisher.send(newValue) } }
            @ObservationIgnored public private(set) lazy var resultsPublisher = CurrentValueSubject<[String], Never>(results)
            @ObservationIgnored var cancellables: Set<AnyCancellable> = []
            init() {
              queryPublisher.dropFirst().sink { print($0) }.store(in: &cancellables)
            }
          }
          func observe(_ model: Model) -> AnyCancellable { model.resultsPublisher.sink { print($0) } }
          """, reports: ["M17", "M17"]),
      .rewritten(
        "a property with observers, in one line",
        before: """
          import Combine
          class Model: ObservableObject {
            @Published var count = 1 { didSet { print(count) } }
            let other = 0
            func observe() -> AnyCancellable { $count.map { $0 * 2 }.sink { print($0) } }
          }
          """,
        after: """
          import Combine
          import Observation
          @Observable class Model {
            var count = 1 { willSet { countPublisher.send(newValue) } didSet { print(count) } }
            @ObservationIgnored private(set) lazy var countPublisher = CurrentValueSubject<Int, Never>(count)
            let other = 0
            func observe() -> AnyCancellable { countPublisher.map { $0 * 2 }.sink { print($0) } }
          }
          """, reports: ["M17"]),
      .rewritten(
        "beside parameters and variables of the same names",
        before: """
          import Combine
          class Model: ObservableObject {
            @Published var query = ""
            let other = 0
            func observe(query: String) -> AnyCancellable { $query.sink { print($0, query) } }
            func observe() -> AnyCancellable {
              let query = "", queryPublisher = 1
              return $query.sink { print($0, query, queryPublisher) }
            }
          }
          """,
        after: """
          import Combine
          import Observation
          @Observable class Model {
            var query = "" { willSet { queryPublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var queryPublisher = CurrentValueSubject<String, Never>(query)
            let other = 0
            func observe(query: String) -> AnyCancellable { queryPublisher.sink { print($0, query) } }
            func observe() -> AnyCancellable {
              let query = "", queryPublisher = 1
              return self.queryPublisher.sink { print($0, query, queryPublisher) }
            }
          }
          """, reports: ["M17"]),
      .rewritten(
        "the publisher's name is taken",
        before: """
          import Combine
          class Model: ObservableObject {
            @Published var count = 0
            let other = 0
            var countPublisher: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
          }
          """,
        after: """
          import Combine
          import Observation
          @Observable class Model {
            var count = 0 { willSet { countSubject.send(newValue) } }
            @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(count)
            let other = 0
            var countPublisher: AnyPublisher<Int, Never> { countSubject.eraseToAnyPublisher() }
          }
          """, reports: ["M17"]),
      .rewritten(
        "a class that stays an ObservableObject as well",
        before: """
          import Combine
          class Model: ObservableObject {
            @Published var count = 0
          }
          func observe(_ model: Model) -> [AnyCancellable] {
            [model.$count.sink { print($0) }, model.objectWillChange.sink { print("changes") }]
          }
          """,
        after: """
          import Combine
          import Observation
          @Observable class Model: ObservableObject {
            @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
            var count = 0 { willSet { objectWillChange.send(); countPublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var countPublisher = CurrentValueSubject<Int, Never>(count)
          }
          func observe(_ model: Model) -> [AnyCancellable] {
            [model.countPublisher.sink { print($0) }, model.objectWillChange.sink { print("changes") }]
          }
          """, options: .with { $0.bridge = .everything }, reports: ["M17"]),
      .refused(
        "without bridges",
        """
        import Combine
        class Model: ObservableObject { @Published var count = 0 }
        func observe(_ model: Model) -> AnyCancellable { model.$count.sink { print($0) } }
        """, options: .with { $0.bridge = .nothing }, reports: ["M17"]),
      .refused(
        "the type cannot be told",
        """
        import Combine
        class Model: ObservableObject { @Published var place = (0, 0) }
        func observe(_ model: Model) -> AnyCancellable { model.$place.sink { print($0) } }
        """, reports: ["M17"]),
      .rewritten(
        "types that initial values tell",
        before: """
          import Combine
          import SwiftUI
          enum Kind: String, CaseIterable {
            case one, two
            static let title = "k"
            static var first: Kind { .one }
          }
          struct Limits { static let most = 500 }
          class Draft: ObservableObject {
            static let maximum = 140
            @Published var left = Draft.maximum
            @Published var most = Limits.most
            @Published var kinds = Kind.allCases
            @Published var kind = Kind(rawValue: "one")
            @Published var title = Kind.title
            @Published var one = Kind.one
            @Published var first = Kind.first
            @Published var now = Date.now
            let other = 0
            func observe() -> [AnyCancellable] {
              [
                $left.sink { print($0 + 1) }, $most.sink { print($0 + 1) }, $kinds.sink { print($0.count) },
                $kind.sink { print($0?.rawValue ?? "") }, $title.sink { print($0 + "") }, $one.sink { print($0.rawValue) },
                $first.sink { print($0.rawValue) }, $now.sink { print($0) },
              ]
            }
          }
          """,
        after: """
          import Combine
          import SwiftUI
          enum Kind: String, CaseIterable {
            case one, two
            static let title = "k"
            static var first: Kind { .one }
          }
          struct Limits { static let most = 500 }
          @Observable class Draft {
            static let maximum = 140
            var left = Draft.maximum { willSet { leftPublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var leftPublisher = CurrentValueSubject<Int, Never>(left)
            var most = Limits.most { willSet { mostPublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var mostPublisher = CurrentValueSubject<Int, Never>(most)
            var kinds = Kind.allCases { willSet { kindsPublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var kindsPublisher = CurrentValueSubject<[Kind], Never>(kinds)
            var kind = Kind(rawValue: "one") { willSet { kindPublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var kindPublisher = CurrentValueSubject<Kind?, Never>(kind)
            var title = Kind.title { willSet { titlePublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var titlePublisher = CurrentValueSubject<String, Never>(title)
            var one = Kind.one { willSet { onePublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var onePublisher = CurrentValueSubject<Kind, Never>(one)
            var first = Kind.first { willSet { firstPublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var firstPublisher = CurrentValueSubject<Kind, Never>(first)
            var now = Date.now { willSet { nowPublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var nowPublisher = CurrentValueSubject<Date, Never>(now)
            let other = 0
            func observe() -> [AnyCancellable] {
              [
                leftPublisher.sink { print($0 + 1) }, mostPublisher.sink { print($0 + 1) }, kindsPublisher.sink { print($0.count) },
                kindPublisher.sink { print($0?.rawValue ?? "") }, titlePublisher.sink { print($0 + "") }, onePublisher.sink { print($0.rawValue) },
                firstPublisher.sink { print($0.rawValue) }, nowPublisher.sink { print($0) },
              ]
            }
          }
          """, reports: Array(repeating: "M17", count: 8)),
      .refused(
        "types that initial values do not tell for certain",
        """
        import SwiftUI
        class Model: ObservableObject {
          @Published var link = URL(string: "https://example.org")
          @Published var number = Int("3")
          @Published var set = Set([1])
          @Published var size = NSNotification.Name.NSCalendarDayChanged
          func observe() -> [AnyCancellable] {
            [$link.sink { _ in }, $number.sink { _ in }, $set.sink { _ in }, $size.sink { _ in }]
          }
        }
        """, reports: ["M17", "M17", "M17", "M17"]),
      .rewritten(
        "the publisher is fed behind the property's own willSet, whatever that does",
        before: """
          import Combine
          class Meter: ObservableObject {
            @Published var amount = 1 { willSet { print("will \\(newValue)") } didSet { print("did") } }
            @Published var level = 1 {
              willSet(next) {
                print(next)
                print(level)  // before
              }
            }
            @Published var name = "" {
              willSet {
                guard newValue != name else { return }
                print(newValue)
              }
            }
            let other = 0
            func observe() -> [AnyCancellable] { [$amount.sink { print($0) }, $level.sink { print($0) }, $name.sink { print($0) }] }
          }
          """,
        after: """
          import Combine
          import Observation
          @Observable class Meter {
            var amount = 1 { willSet { print("will \\(newValue)"); amountPublisher.send(newValue) } didSet { print("did") } }
            @ObservationIgnored private(set) lazy var amountPublisher = CurrentValueSubject<Int, Never>(amount)
            var level = 1 {
              willSet(next) {
                print(next)
                print(level)  // before
                levelPublisher.send(next)
              }
            }
            @ObservationIgnored private(set) lazy var levelPublisher = CurrentValueSubject<Int, Never>(level)
            var name = "" {
              willSet {
                defer { namePublisher.send(newValue) }
                guard newValue != name else { return }
                print(newValue)
              }
            }
            @ObservationIgnored private(set) lazy var namePublisher = CurrentValueSubject<String, Never>(name)
            let other = 0
            func observe() -> [AnyCancellable] { [amountPublisher.sink { print($0) }, levelPublisher.sink { print($0) }, namePublisher.sink { print($0) }] }
          }
          """, reports: ["M17", "M17", "M17"]),
      .refused(
        "the object cannot be told",
        """
        import Combine
        import Library
        class Model: ObservableObject { @Published var count = 0 }
        func observe() -> AnyCancellable { makeModel().$count.sink { print($0) } }
        """, reports: ["M17"]),
      .refused(
        "a publisher's type is spelled out",
        """
        import Combine
        class Model: ObservableObject { @Published var count = 0 }
        struct Counter { var publisher: Published<Int>.Publisher }
        func counter(_ model: Model) -> Counter { Counter(publisher: model.$count) }
        """, reports: ["M17"]),
      .refused(
        "a publisher's type is spelled out in another way",
        """
        import Combine
        class Router: ObservableObject {
          enum Tab { case home, search }
          typealias Table = [String: Tab]
          @Published var tab = Tab.home
          @Published var table: Table = [:]
          @Published var last: Tab?
        }
        func tabs(_ tabs: Published<Router.Tab>.Publisher) {}
        func tables(_ tables: Published<Dictionary<String, Router.Tab>>.Publisher) {}
        func lasts(_ lasts: Published<Optional<Router.Tab>>.Publisher) {}
        func use(_ router: Router) {
          tabs(router.$tab)
          tables(router.$table)
          lasts(router.$last)
        }
        """, reports: ["M17", "M17", "M17"]),
      .rewritten(
        "a publisher's type is spelled out, of other values",
        before: """
          import Combine
          class Model: ObservableObject {
            @Published var count = 0
            let other = 0
          }
          struct Titles { var publisher: Published<String>.Publisher }
          func observe(_ model: Model) -> AnyCancellable { model.$count.sink { print($0) } }
          """,
        after: """
          import Combine
          import Observation
          @Observable class Model {
            var count = 0 { willSet { countPublisher.send(newValue) } }
            @ObservationIgnored private(set) lazy var countPublisher = CurrentValueSubject<Int, Never>(count)
            let other = 0
          }
          struct Titles { var publisher: Published<String>.Publisher }
          func observe(_ model: Model) -> AnyCancellable { model.countPublisher.sink { print($0) } }
          """, reports: ["M17"]),
      .rewritten(
        "a publisher's type is spelled out for what a getter returns, which names another property",
        before: """
          import Combine
          class Model: ObservableObject { @Published var count = 0 }
          class Box<Value>: ObservableObject {
            @Published var value: Value
            init(_ value: Value) { self.value = value }
          }
          struct Boxed<Value> {
            let box: Box<Value>
            var publisher: Published<Value>.Publisher { box.$value }
          }
          func observe(_ model: Model) -> AnyCancellable { model.$count.sink { print($0) } }
          """,
        after: """
          import Combine
          import Observation
          @Observable class Model { var count = 0 { willSet { countPublisher.send(newValue) } }; @ObservationIgnored private(set) lazy var \
          countPublisher = CurrentValueSubject<Int, Never>(count) }
          class Box<Value>: ObservableObject {
            @Published var value: Value
            init(_ value: Value) { self.value = value }
          }
          struct Boxed<Value> {
            let box: Box<Value>
            var publisher: Published<Value>.Publisher { box.$value }
          }
          func observe(_ model: Model) -> AnyCancellable { model.countPublisher.sink { print($0) } }
          """, reports: ["M17", "M17"]),
      .rewritten(
        "an object of another package has a publisher of the same name",
        before: """
          import Combine
          import Library
          class Model: ObservableObject { @Published var count = 0 }
          func observe(_ other: LibraryModel) -> AnyCancellable { other.$count.sink { print($0) } }
          """,
        after: """
          import Combine
          import Library
          import Observation
          @Observable class Model { var count = 0 }
          func observe(_ other: LibraryModel) -> AnyCancellable { other.$count.sink { print($0) } }
          """),
      .untouched(
        "a binding",
        "import SwiftUI\nclass Plain { var isOn = false }\nstruct Screen: View {\n  @State var isOn = false\n"
          + "  var body: some View { Toggle(\"\", isOn: $isOn) }\n}"),
    ]
  }
}
