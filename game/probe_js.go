//go:build js

package game

import "syscall/js"

// ProbeTo returns a probe that is a global of the page with that name.
func ProbeTo(name string) func([]byte) {
	return func(data []byte) { js.Global().Set(name, string(data)) }
}
