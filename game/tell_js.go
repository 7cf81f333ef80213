package game

import (
	"encoding/json"
	"syscall/js"
)

// Hearing returns what speaks to a screen reader, and what one finds and does: the page's live regions, and its shadow of the
// screen (build/web/shadow.js).
func Hearing() (h Hears) {
	h.Tell = func(sentence, language string) { page("precipiceSay", sentence, language) }
	h.Point = func(sentence, language string) { page("precipicePoint", sentence, language) }
	h.Shadow = func(s Shadow) {
		if data, err := json.Marshal(s); err == nil {
			page("precipiceShadow", string(data))
		}
	}
	h.Reached = func() (done []Reach) {
		heard := js.Global().Get("precipiceReached")
		if heard.Type() != js.TypeFunction {
			return nil
		}
		list := heard.Invoke()
		for i := 0; i+2 < list.Length(); i += 3 {
			done = append(done, Reach{list.Index(i).String(), ReachKind(list.Index(i + 1).Int()), list.Index(i + 2).Int()})
		}
		return done
	}
	return h
}
