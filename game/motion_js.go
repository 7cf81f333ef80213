package game

import (
	"sync"
	"syscall/js"
)

// askedStill is the browser's live answer to whether the player prefers reduced motion, undefined if it cannot tell.
var askedStill = sync.OnceValue(func() js.Value { return matchMedia("(prefers-reduced-motion: reduce)") })

// matchMedia asks the browser about the device. The answer follows what changes.
func matchMedia(query string) js.Value {
	if js.Global().Get("matchMedia").Type() != js.TypeFunction {
		return js.Undefined()
	}
	return js.Global().Call("matchMedia", query)
}

// systemIsStill reports whether the browser asks for reduced motion.
func systemIsStill() bool {
	asked := askedStill()
	return asked.Truthy() && asked.Get("matches").Truthy()
}
