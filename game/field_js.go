package game

import "syscall/js"

// WriteOnPage lets a field of the page take a text, so that a device without keys shows its keyboard. It returns false if
// there is none.
func WriteOnPage(label, text string, most int) bool {
	f := js.Global().Get("precipiceWrite")
	return f.Type() == js.TypeFunction && f.Invoke(label, text, most).Truthy()
}

// WrittenOnPage returns the text of that field once the player is done with it. With end it is done now.
func WrittenOnPage(end bool) (text string, done bool) {
	written := js.Global().Call("precipiceWritten", end)
	if written.Type() != js.TypeString {
		return "", false
	}
	return written.String(), true
}
