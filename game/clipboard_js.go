package game

import "syscall/js"

// LinkBase returns what stands before a link: the address of the page.
func LinkBase() string {
	place := js.Global().Get("location")
	return place.Get("origin").String() + place.Get("pathname").String() + "#"
}

// Copy puts a text on the clipboard. It returns false if there is none. If the browser refuses afterwards,
// the page shows the text to be copied.
func Copy(text string) bool {
	if f := js.Global().Get("precipiceCopy"); f.Type() == js.TypeFunction {
		return f.Invoke(text).Truthy()
	}
	return false
}
