import SwiftUI

struct Message: Identifiable {
  let id = UUID()
  let text: String
  let isMine: Bool
  var time = "09:41"
}

@Observable final class Conversation: Identifiable {
  let id = UUID()
  let name: String
  var messages: [Message]
  var draft = ""
  var unread: Int
  init(_ name: String, _ messages: [Message], unread: Int = 0) {
    self.name = name
    self.messages = messages
    self.unread = unread
  }
}

struct ChatListView: View {
  @State private var conversations = [
    Conversation(
      "Ada Lovelace",
      [
        Message(text: "Have you seen the engine?", isMine: false),
        Message(text: "Not yet. Is it as large as they say, with all those wheels?", isMine: true),
        Message(
          text: "Larger. Come on Tuesday, and bring Charles if he can leave his drawings alone for an afternoon.", isMine: false),
        Message(text: "👍", isMine: true),
      ], unread: 2),
    Conversation("Book club", [Message(text: "Next: Middlemarch", isMine: false)], unread: 1),
    Conversation("Grace", [Message(text: "Found the bug. It was a moth.", isMine: false)]),
  ]
  var body: some View {
    NavigationStack {
      List(conversations) { conversation in
        NavigationLink {
          ChatView(conversation: conversation)
        } label: {
          HStack {
            Circle().fill(.linearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom))
              .frame(width: 44, height: 44)
              .overlay { Text(conversation.name.prefix(1)).font(.title3.bold()).foregroundStyle(.white) }
              .overlay(alignment: .bottomTrailing) {
                Circle().fill(.green).frame(width: 12, height: 12).overlay { Circle().stroke(.background, lineWidth: 2) }
              }
            VStack(alignment: .leading, spacing: 2) {
              HStack {
                Text(conversation.name).bold()
                Spacer()
                Text("09:41").font(.caption).foregroundStyle(.secondary)
              }
              Text(conversation.messages.last?.text ?? "").font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
          }
        }
        .badge(conversation.unread)
      }
      .listStyle(.plain)
      .navigationTitle("Chats")
      .refreshable { await reload() }
    }
  }

  private func reload() async {
    conversations.reverse()
  }
}

struct ChatView: View {
  @Bindable var conversation: Conversation
  @State private var isTyping = true
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 6) {
          Text("Today").font(.caption).foregroundStyle(.secondary).padding(.top)
          ForEach(conversation.messages) { message in
            HStack {
              if message.isMine { Spacer(minLength: 60) }
              Text(message.text)
                .padding(.horizontal, 14).padding(.vertical, 9)
                .background(message.isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.secondarySystemBackground)))
                .foregroundStyle(message.isMine ? .white : .primary)
                .clipShape(
                  .rect(
                    cornerRadii: RectangleCornerRadii(
                      topLeading: 18, bottomLeading: message.isMine ? 18 : 4, bottomTrailing: message.isMine ? 4 : 18,
                      topTrailing: 18))
                )
                .contextMenu { Button("Copy", systemImage: "doc.on.doc") {} }
              if !message.isMine { Spacer(minLength: 60) }
            }
            .id(message.id)
            .transition(.move(edge: .bottom).combined(with: .opacity))
          }
          if isTyping {
            HStack {
              TypingDots()
              Spacer()
            }
          }
        }
        .padding(.horizontal)
      }
      .onChange(of: conversation.messages.count) {
        withAnimation { proxy.scrollTo(conversation.messages.last?.id, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack(alignment: .bottom) {
        Button("Add", systemImage: "plus.circle.fill") {}.labelStyle(.iconOnly).font(.title2)
        TextField("Message", text: $conversation.draft, axis: .vertical)
          .lineLimit(1...5).padding(8).padding(.horizontal, 4)
          .overlay { RoundedRectangle(cornerRadius: 18).stroke(.quaternary) }
          .onSubmit(send)
        Button(action: send) { Image(systemName: "arrow.up.circle.fill").font(.title) }
          .disabled(conversation.draft.trimmingCharacters(in: .whitespaces).isEmpty)
      }
      .padding(.horizontal).padding(.vertical, 8)
      .background(.bar)
    }
    .navigationTitle(conversation.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .principal) {
        VStack {
          Text(conversation.name).font(.headline)
          Text("online").font(.caption2).foregroundStyle(.green)
        }
      }
    }
    .onAppear { conversation.unread = 0 }
  }
  private func send() {
    withAnimation(.spring(duration: 0.3)) { conversation.messages.append(Message(text: conversation.draft, isMine: true)) }
    conversation.draft = ""
  }
}

struct TypingDots: View {
  @State private var isUp = false
  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { index in
        Circle().frame(width: 8, height: 8).offset(y: isUp ? -3 : 3)
          .animation(.easeInOut(duration: 0.5).repeatForever().delay(Double(index) * 0.15), value: isUp)
      }
    }
    .foregroundStyle(.secondary)
    .padding(12)
    .background(Color(.secondarySystemBackground), in: Capsule())
    .onAppear { isUp = true }
  }
}
