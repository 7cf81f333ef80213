package game

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// layout is the browser's map from codes of keys to what they write, undefined while it is unknown. Ebitengine asks for
// it anew in each tick that names a key, and the tick waits for the answer.
var layout js.Value

// followLayout asks the browser for the layout of the keyboard now, and again when it could be another one: once the
// page gets the keyboard back, and after a key is released, because a chord can change the layout. It calls changed
// when keys write something else.
func followLayout(changed func()) {
	keyboard := js.Global().Get("navigator").Get("keyboard")
	if !keyboard.Truthy() {
		return // this browser does not tell
	}
	said := ""
	answered := js.FuncOf(func(_ js.Value, answer []js.Value) any {
		layout = answer[0]
		if says := js.Global().Get("Array").Call("from", layout).Call("join").String(); says != said {
			said = says
			changed()
		}
		return nil
	})
	refused := js.FuncOf(func(js.Value, []js.Value) any { return nil }) // as in a frame of another site
	ask := js.FuncOf(func(js.Value, []js.Value) any {
		keyboard.Call("getLayoutMap").Call("then", answered, refused)
		return nil
	})
	for _, event := range []string{"focus", "keyup"} {
		js.Global().Call("addEventListener", event, ask)
	}
	ask.Invoke()
}

// keyCharacter returns what a key writes on the player's keyboard, "" if that is unknown.
func keyCharacter(key ebiten.Key) string {
	if layout.IsUndefined() {
		return ""
	}
	code := key.String()
	if key >= ebiten.KeyA && key <= ebiten.KeyZ {
		code = "Key" + code
	}
	if character := layout.Call("get", code); character.Type() == js.TypeString {
		return character.String()
	}
	return ""
}
