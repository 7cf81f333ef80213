//go:build js

package scenes

import "syscall/js"

// CanQuit is false in a browser, where the tab is closed.
const CanQuit = false

// canFillScreen reports whether the page may enter full screen, which not every browser allows.
func canFillScreen() bool { return js.Global().Get("document").Get("fullscreenEnabled").Truthy() }
