import SwiftUICore

/// How all bars, tables and fields of UIKit's would look. None is shown here, where views of SwiftUI are: it changes nothing,
/// which the log says.
///
/// The classes are there for that alone. What an app shows of them becomes a box.
private func tellAppearance(_ type: UIView.Type) {
  StandIns.tell("\(type).appearance()", "changes nothing: views of UIKit are not what a page shows. Use SwiftUI's modifiers.")
}

extension UIView {
  fileprivate static func told<Shown: UIView>(_ view: Shown) -> Shown {
    tellAppearance(Shown.self)
    return view
  }
}

/// How a bar looks.
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  /// Creates looks.
  public override init() { super.init() }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How a button of a bar looks.
open class UIBarButtonItemAppearance: NSObject {
  /// How it looks in a state.
  public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  public final let normal = State()
  public final let highlighted = State()
  public final let disabled = State()
  public final let focused = State()

  /// Creates looks.
  public override init() { super.init() }
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

/// How an item of a tab bar looks.
open class UITabBarItemAppearance: NSObject {
  /// How it looks in a state.
  public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
  }

  public final let normal = State()
  public final let selected = State()

  /// Creates looks.
  public override init() { super.init() }
}

/// How a tool bar looks.
open class UIToolbarAppearance: UIBarAppearance {}

// MARK: What an app may ask for its looks

open class UINavigationBar: UIView {
  open class override func appearance() -> UINavigationBar { told(UINavigationBar()) }
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

open class UITabBar: UIView {
  open class override func appearance() -> UITabBar { told(UITabBar()) }
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

open class UIToolbar: UIView {
  open class override func appearance() -> UIToolbar { told(UIToolbar()) }
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
}

open class UIScrollView: UIView {
  /// What dragging does to a keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  open class override func appearance() -> UIScrollView { told(UIScrollView()) }
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInset = UIEdgeInsets.zero
}

open class UITableView: UIScrollView {
  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  open class override func appearance() -> UITableView { told(UITableView()) }
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var showsReorderControl = false
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
}

open class UITableViewCell: UIView {
  /// What a chosen row looks like.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  open class override func appearance() -> UITableViewCell { told(UITableViewCell()) }
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
}

open class UICollectionView: UIScrollView {
  open class override func appearance() -> UICollectionView { told(UICollectionView()) }
  open var backgroundView: UIView?
}

open class UITextView: UIScrollView {
  open class override func appearance() -> UITextView { told(UITextView()) }
  open var textContainerInset = UIEdgeInsets.zero
  open var textColor: UIColor?
  open var font: UIFont?
}

/// What a person may do with a control.
open class UIControl: UIView {
  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
}

open class UITextField: UIControl {
  /// When its button for clearing is there.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open class override func appearance() -> UITextField { told(UITextField()) }
  open var clearButtonMode = ViewMode.never
  open var textColor: UIColor?
  open var font: UIFont?
}

open class UISegmentedControl: UIControl {
  open class override func appearance() -> UISegmentedControl { told(UISegmentedControl()) }
  open var selectedSegmentTintColor: UIColor?
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

open class UIPageControl: UIControl {
  open class override func appearance() -> UIPageControl { told(UIPageControl()) }
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
}

open class UISwitch: UIControl {
  open class override func appearance() -> UISwitch { told(UISwitch()) }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
}

open class UISlider: UIControl {
  open class override func appearance() -> UISlider { told(UISlider()) }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

open class UIStepper: UIControl {
  open class override func appearance() -> UIStepper { told(UIStepper()) }
}

open class UIRefreshControl: UIControl {
  open class override func appearance() -> UIRefreshControl { told(UIRefreshControl()) }
}

open class UISearchBar: UIView {
  open class override func appearance() -> UISearchBar { told(UISearchBar()) }
  open var barTintColor: UIColor?
}

@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  open class func appearance() -> UIBarButtonItem {
    StandIns.tell("UIBarButtonItem.appearance()", "changes nothing: views of UIKit are not what a page shows.")
    return UIBarButtonItem()
  }
  open class func appearance(whenContainedInInstancesOf containerTypes: [UIView.Type]) -> UIBarButtonItem { appearance() }
  open var tintColor: UIColor?
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let font = NSAttributedString.Key("NSFont")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
