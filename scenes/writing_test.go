package scenes

import (
	"testing"

	"precipice/game"
	"precipice/render"
)

// typing returns an input of characters and actions.
func typing(text string, actions ...game.Action) *game.Input {
	return &game.Input{Typed: []rune(text), Actions: actions}
}

// named begins a field named name and returns what it keeps.
func named(w *Writing, text string, most int) *string {
	kept := "nothing"
	w.begin(game.Field{Name: "name", Text: text}, most, func(text string) { kept = text })
	w.Update(typing("", game.Accept)) // the key that began the editing
	return &kept
}

func TestAFieldKeepsItsText(t *testing.T) {
	var w Writing
	kept := named(&w, "Ad", 5)
	w.Update(typing("alin\x00e"))
	if w.at.Text != "Adali" {
		t.Errorf("the field holds %q", w.at.Text)
	}
	w.Update(&game.Input{Erase: true})
	w.Update(typing("", game.Next))
	if *kept != "Adal" || w.Field() != "" {
		t.Errorf("kept %q, and still in %q", *kept, w.Field())
	}
	if w.Update(typing("x", game.Back)) {
		t.Error("keys are taken where nothing is written")
	}
}

func TestBackRestoresAField(t *testing.T) {
	var w Writing
	kept := named(&w, "Ada", 5)
	w.Update(typing("x"))
	w.Update(typing("", game.Back))
	if *kept != "nothing" || w.Field() != "" {
		t.Errorf("kept %q, and still in %q", *kept, w.Field())
	}
}

// What is written is kept when the field is left for another one, for another screen, or for anything else that is touched.
func TestLeavingAFieldKeepsItsText(t *testing.T) {
	for name, leave := range map[string]func(*Writing){
		"another field":    func(w *Writing) { w.begin(game.Field{Name: "other", Text: "Bo"}, 9, func(string) {}) },
		"a click":          func(w *Writing) { w.Update(&game.Input{Clicked: true}) },
		"a touch":          func(w *Writing) { w.Update(&game.Input{Held: true, Pointer: render.Point{X: 90, Y: 9}}) },
		"another screen":   (*Writing).End,
		"what is composed": func(w *Writing) { w.Update(&game.Input{Composing: ""}); w.End() },
	} {
		var w Writing
		kept := named(&w, "Ad", 3)
		w.frame = render.Rect{W: 80, H: 20}
		w.Update(&game.Input{Whole: "Anna", Rewritten: true})
		w.Update(&game.Input{Held: true, Pointer: render.Point{X: 9, Y: 9}}) // on the field itself
		if *kept != "nothing" || w.Field() != "name" {
			t.Errorf("before %s it kept %q", name, *kept)
		}
		if leave(&w); *kept != "Ann" || w.Field() == "name" {
			t.Errorf("left for %s, the field kept %q", name, *kept)
		}
	}
}

// What an input method is composing stands behind the text, and is kept when the field is left meanwhile.
func TestAFieldKeepsWhatIsComposed(t *testing.T) {
	var w Writing
	kept := named(&w, "Ada ", 20)
	w.Update(&game.Input{Composing: "にほ"})
	if w.at.Text != "Ada " || w.composing != "にほ" {
		t.Errorf("while composing it holds %q and %q", w.at.Text, w.composing)
	}
	if w.End(); *kept != "Ada にほ" {
		t.Errorf("it kept %q", *kept)
	}
	kept = named(&w, "Ada ", 20)
	w.Update(&game.Input{Composing: "にほ"})
	w.Update(typing("日本"))
	if w.Update(typing("", game.Accept)); *kept != "Ada 日本" {
		t.Errorf("what was composed became %q", *kept)
	}
}
