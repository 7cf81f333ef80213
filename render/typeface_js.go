package render

import (
	"sync"
	"syscall/js"

	"precipice/assets/fonts"
)

// PageTypeface returns the name of the typeface in the page, for what the page sets itself.
var PageTypeface = sync.OnceValue(func() string {
	const name = "Precipice"
	there := js.FuncOf(func(js.Value, []js.Value) any { foundFaces(); return nil })
	for weight, data := range map[string][]byte{"400": fonts.Regular, "700": fonts.Bold} {
		letters := js.Global().Get("Uint8Array").New(len(data))
		js.CopyBytesToJS(letters, data)
		face := js.Global().Get("FontFace").New(name, letters, map[string]any{"weight": weight})
		js.Global().Get("document").Get("fonts").Call("add", face)
		face.Call("load").Call("then", there)
	}
	return name
})
