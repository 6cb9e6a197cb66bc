import Foundation
import Testing

@testable import DesktopWindow

@Suite("What pages ask of windows") struct PageMessageTests {
  @Test("a window, with a size or without") func window() {
    let size = CGSize(width: 300, height: 200)
    #expect(
      PageMessage(#"["window","/window/a?value=1","oriel /window/a",300,200]"#)
        == .window(path: "/window/a?value=1", name: "oriel /window/a", size: size))
    #expect(PageMessage(#"["window","/",null,0,0]"#) == .window(path: "/", name: nil, size: nil))
  }

  @Test("its end, and its limits") func others() {
    #expect(PageMessage(#"["close"]"#) == .close)
    #expect(PageMessage(#"["limits",10,20,0,40]"#) == .limits(smallest: CGSize(width: 10, height: 20), width: nil, height: 40))
  }

  @Test("menus, with the keys and the ticks of their items") func menus() throws {
    let text = #"["menus",[["",[[[0,"Settings…","command+,",true,null]]]],["File",[[[1,"A","",false,true]],[]]]]]"#
    guard case .menus(let menus) = try #require(PageMessage(text)) else { return #expect(Bool(false)) }
    #expect(menus.map(\.title) == ["", "File"] && menus[1].groups.count == 2)
    let settings = Menu.Item(number: 0, label: "Settings…", keys: "<Control>comma", isEnabled: true, isOn: nil)
    #expect(menus[0].groups == [[settings]])
    #expect(menus[1].groups[0] == [Menu.Item(number: 1, label: "A", keys: "", isEnabled: false, isOn: true)])
  }

  @Test(
    "keys as GTK writes them",
    arguments: [
      ("command+k", "<Control>k"), ("shift+option+command+l", "<Control><Shift><Alt>l"), ("control+ArrowUp", "<Control>Up"),
      ("command++", "<Control>plus"), ("+", ""), ("Escape", "Escape"), ("command+-", "<Control>minus"), ("", ""),
    ])
  func keys(shortcut: String, keys: String) { #expect(Menu.Item.keys(shortcut) == keys) }

  @Test(
    "what no page says is nothing",
    arguments: [
      "", "1", "{}", "[]", #"["other"]"#, #"["close",1]"#, #"["window","//other.example",null,0]"#, #"["window",1,null,0,0]"#,
      #"["window","https://other.example",null,0,0]"#, #"["window","/",null,-1,5]"#, #"["limits",1,2,3]"#,
      #"["limits",1,2,3,1e9]"#,
      #"["menus",1]"#, #"["menus",[["a"]]]"#, #"["menus",[["a",[[[1]]]]]]"#, #"["menus",[["a",[[["1","a","",true,null]]]]]]"#,
    ])
  func nonsense(text: String) { #expect(PageMessage(text) == nil) }
}
