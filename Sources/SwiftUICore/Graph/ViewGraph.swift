@MainActor package final class ViewGraph {}
