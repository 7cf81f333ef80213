package scenes

import (
	"testing"

	"precipice/game"
)

// typing returns an input of characters and actions.
func typing(text string, actions ...game.Action) *game.Input {
	return &game.Input{Typed: []rune(text), Actions: actions}
}

func TestAFieldKeepsItsText(t *testing.T) {
	var w Writing
	kept := "nothing"
	keep := func(text string) { kept = text }
	w.begin("name", "Ad", 5, keep)
	w.Update(typing("", game.Accept)) // the key that began the editing
	w.Update(typing("alin\x00e"))
	if w.text != "Adali" {
		t.Errorf("the field holds %q", w.text)
	}
	w.Update(&game.Input{Erase: true})
	w.Update(typing("", game.Next))
	if kept != "Adal" || w.field != "" {
		t.Errorf("kept %q, and still in %q", kept, w.field)
	}
	if w.Update(typing("x", game.Back)) {
		t.Error("keys are taken where nothing is written")
	}
}

func TestBackRestoresAField(t *testing.T) {
	var w Writing
	kept := "nothing"
	w.begin("name", "Ada", 5, func(text string) { kept = text })
	w.Update(typing(""))
	w.Update(typing("x"))
	w.Update(typing("", game.Back))
	if kept != "nothing" || w.field != "" {
		t.Errorf("kept %q, and still in %q", kept, w.field)
	}
	w.begin("name", "Ada", 5, func(text string) { kept = text })
	w.Update(typing(""))
	w.Update(&game.Input{Clicked: true}) // a click elsewhere
	if kept != "Ada" {
		t.Errorf("after a click elsewhere it kept %q", kept)
	}
}

// What is written in the page's own field is kept when it is left for another field, or for anything else that is touched.
func TestLeavingTheFieldOfThePageKeepsItsText(t *testing.T) {
	for name, leave := range map[string]func(*Writing){
		"another field":  func(w *Writing) { w.begin("other", "Bo", 9, func(string) {}) },
		"a touch":        func(w *Writing) { w.Update(&game.Input{Held: true}) },
		"another screen": (*Writing).End,
	} {
		var w Writing
		kept := "nothing"
		w.begin("name", "Ad", 3, func(text string) { kept = text })
		w.page = func(end bool) (string, bool) { return "Anna", end }
		w.Update(&game.Input{})
		if w.Update(&game.Input{}); kept != "nothing" || w.field != "name" {
			t.Errorf("before %s it kept %q", name, kept)
		}
		if leave(&w); kept != "Ann" || w.field == "name" || w.page != nil {
			t.Errorf("left for %s, the field kept %q", name, kept)
		}
	}
}
