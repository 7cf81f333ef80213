//go:build js

package game

import "syscall/js"

// ProbeTo returns a function that writes the probe to a global variable of the page.
func ProbeTo(name string) func([]byte) {
	return func(data []byte) { js.Global().Set(name, string(data)) }
}
