package game

import (
	"reflect"
	"syscall/js"
	"unsafe"

	"github.com/hajimehoshi/ebiten/v2"
)

// followPixels keeps Ebitengine's scale at that of the browser, which changes when the player zooms or moves the
// page to another screen. Ebitengine asks for it once and keeps the answer in a field of its monitor. Of that
// type only the field is known, so where it is missing nothing is done.
func followPixels() {
	window := js.Global()
	window.Call("addEventListener", "resize", js.FuncOf(func(js.Value, []js.Value) any {
		kept := reflect.ValueOf(ebiten.Monitor()).Elem().FieldByName("deviceScaleFactor")
		if ratio := window.Get("devicePixelRatio").Float(); ratio > 0 && kept.Kind() == reflect.Float64 {
			*(*float64)(unsafe.Pointer(kept.UnsafeAddr())) = ratio
		}
		return nil
	}), true) // before Ebitengine hears of it
}
