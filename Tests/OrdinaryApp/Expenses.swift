import SwiftUI

enum Category: String, CaseIterable, Identifiable, Codable {
  case food, travel, home, fun
  var id: Self { self }
  var symbol: String {
    switch self {
    case .food: "fork.knife"
    case .travel: "airplane"
    case .home: "house.fill"
    case .fun: "gamecontroller"
    }
  }
  var color: Color {
    switch self {
    case .food: .orange
    case .travel: .blue
    case .home: .green
    case .fun: .purple
    }
  }
}

struct Expense: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var amount: Double
  var category: Category
  var date: Date
  var note = ""
  var isFavorite = false
}

final class ExpenseStore: ObservableObject {
  @Published var expenses: [Expense] = {
    let day = 86_400.0
    let start = Date(timeIntervalSinceReferenceDate: 780_000_000)
    return [
      Expense(title: "Lunch with Sam", amount: 23.5, category: .food, date: start),
      Expense(title: "Groceries", amount: 84.2, category: .food, date: start - day),
      Expense(title: "Train to Lyon", amount: 64, category: .travel, date: start - 2 * day, isFavorite: true),
      Expense(title: "Rent", amount: 1_150, category: .home, date: start - 3 * day),
      Expense(
        title: "Concert tickets for the whole family and two friends", amount: 180.75, category: .fun, date: start - 40 * day),
      Expense(title: "Coffee", amount: 3.2, category: .food, date: start - 41 * day),
    ]
  }()
  var total: Double { expenses.reduce(0) { $0 + $1.amount } }
}

struct ExpensesView: View {
  @EnvironmentObject private var store: ExpenseStore
  @State private var search = ""
  @State private var isAdding = false
  @State private var filter: Category?
  @State private var sortsByAmount = false
  @State private var deleting: Expense?

  private var shown: [Expense] {
    store.expenses
      .filter { filter == nil || $0.category == filter }
      .filter { search.isEmpty || $0.title.localizedCaseInsensitiveContains(search) }
      .sorted { sortsByAmount ? $0.amount > $1.amount : $0.date > $1.date }
  }
  private var months: [(String, [Expense])] {
    Dictionary(grouping: shown) { $0.date.formatted(.dateTime.month(.wide).year()) }
      .sorted { $0.value[0].date > $1.value[0].date }.map { ($0.key, $0.value) }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(alignment: .leading, spacing: 4) {
            Text("Total").font(.subheadline).foregroundStyle(.secondary)
            Text(store.total, format: .currency(code: "EUR")).font(.system(size: 34, weight: .bold, design: .rounded))
            GeometryReader { proxy in
              HStack(spacing: 2) {
                ForEach(Category.allCases) { category in
                  let part = store.expenses.filter { $0.category == category }.reduce(0) { $0 + $1.amount } / max(store.total, 1)
                  RoundedRectangle(cornerRadius: 3).fill(category.color.gradient).frame(
                    width: max(4, proxy.size.width * part - 2))
                }
              }
            }
            .frame(height: 10)
          }
          .padding(.vertical, 6)
        }
        ScrollView(.horizontal, showsIndicators: false) {
          HStack {
            ForEach(Category.allCases) { category in
              Button {
                withAnimation(.snappy) { filter = filter == category ? nil : category }
              } label: {
                Label(category.rawValue.capitalized, systemImage: category.symbol)
                  .font(.footnote.weight(.semibold))
                  .padding(.horizontal, 12).padding(.vertical, 8)
                  .background(filter == category ? category.color : Color(.secondarySystemFill), in: Capsule())
                  .foregroundStyle(filter == category ? .white : .primary)
              }
              .buttonStyle(.plain)
            }
          }
        }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
        ForEach(months, id: \.0) { month, expenses in
          Section(month) {
            ForEach(expenses) { expense in
              NavigationLink(value: expense) { ExpenseRow(expense: expense) }
                .swipeActions(edge: .leading) {
                  Button {
                    toggle(expense)
                  } label: {
                    Label("Favorite", systemImage: "star")
                  }.tint(.yellow)
                }
                .swipeActions {
                  Button(role: .destructive) {
                    deleting = expense
                  } label: {
                    Label("Delete", systemImage: "trash")
                  }
                }
                .contextMenu {
                  Button("Duplicate", systemImage: "plus.square.on.square") { store.expenses.append(expense) }
                  Divider()
                  Button("Delete", systemImage: "trash", role: .destructive) { deleting = expense }
                }
            }
            .onDelete { offsets in store.expenses.removeAll { one in offsets.map { expenses[$0].id }.contains(one.id) } }
          }
        }
        if shown.isEmpty { ContentUnavailableView.search(text: search) }
      }
      .navigationTitle("Expenses")
      .navigationDestination(for: Expense.self) { ExpenseDetail(expense: $0) }
      .searchable(text: $search, prompt: "Title")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Menu {
            Picker("Sort", selection: $sortsByAmount) {
              Label("Date", systemImage: "calendar").tag(false)
              Label("Amount", systemImage: "eurosign").tag(true)
            }
          } label: {
            Image(systemName: "arrow.up.arrow.down")
          }
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) { AddExpense { store.expenses.append($0) } }
      .confirmationDialog(
        "Delete “\(deleting?.title ?? "")”?", isPresented: Binding(get: { deleting != nil }, set: { if !$0 { deleting = nil } }),
        titleVisibility: .visible
      ) {
        Button("Delete", role: .destructive) { store.expenses.removeAll { $0.id == deleting?.id } }
      } message: {
        Text("This cannot be undone.")
      }
    }
  }

  private func toggle(_ expense: Expense) {
    guard let index = store.expenses.firstIndex(where: { $0.id == expense.id }) else { return }
    store.expenses[index].isFavorite.toggle()
  }
}

struct ExpenseRow: View {
  let expense: Expense
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: expense.category.symbol)
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(expense.category.color.gradient, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      VStack(alignment: .leading) {
        HStack {
          Text(expense.title).font(.headline).lineLimit(1)
          if expense.isFavorite { Image(systemName: "star.fill").foregroundStyle(.yellow).imageScale(.small) }
        }
        Text(expense.date, format: .dateTime.day().month().weekday()).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(expense.amount, format: .currency(code: "EUR")).monospacedDigit()
    }
  }
}

struct ExpenseDetail: View {
  let expense: Expense
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      LabeledContent("Amount", value: expense.amount, format: .currency(code: "EUR"))
      LabeledContent("Category") { Label(expense.category.rawValue.capitalized, systemImage: expense.category.symbol) }
      LabeledContent("Date", value: expense.date.formatted(date: .long, time: .shortened))
      Section("Receipt") {
        ZStack {
          RoundedRectangle(cornerRadius: 12).strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [6]))
          VStack {
            Image(systemName: "doc.text.viewfinder").font(.largeTitle)
            Text("Scan a receipt").font(.callout)
          }
        }
        .foregroundStyle(.secondary)
        .frame(height: 140)
      }
      Section { Button("Delete", role: .destructive) { dismiss() }.frame(maxWidth: .infinity) }
    }
    .navigationTitle(expense.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct AddExpense: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var amount: Double?
  @State private var category = Category.food
  @State private var date = Date(timeIntervalSinceReferenceDate: 780_000_000)
  @State private var isRepeated = false
  @State private var times = 2
  @State private var note = ""
  @FocusState private var isTitleFocused: Bool
  let save: (Expense) -> Void
  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $title).focused($isTitleFocused)
          TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2))).keyboardType(.decimalPad)
          Picker("Category", selection: $category) {
            ForEach(Category.allCases) { Label($0.rawValue.capitalized, systemImage: $0.symbol).tag($0) }
          }
          DatePicker("Date", selection: $date, displayedComponents: .date)
        } header: {
          Text("What")
        } footer: {
          Text("Amounts are in euros. Whatever you enter can be changed later.")
        }
        Section {
          Toggle("Repeat", isOn: $isRepeated.animation())
          if isRepeated { Stepper("\(times) times", value: $times, in: 2...12) }
        }
        Section("Note") { TextField("Anything else", text: $note, axis: .vertical).lineLimit(3...6) }
      }
      .navigationTitle("New Expense")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            save(Expense(title: title, amount: amount ?? 0, category: category, date: date, note: note))
            dismiss()
          }
          .disabled(title.isEmpty || amount == nil)
        }
      }
      .onAppear { isTitleFocused = true }
    }
  }
}
