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
