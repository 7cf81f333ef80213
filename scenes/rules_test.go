package scenes_test

import (
	"testing"

	"precipice/game"
	"precipice/scenes"
)

// On a device held in the hands a touch of the rulebook's search field opens the keyboard of the screen, and what is written is
// searched for. In a window the field takes what is written without a touch.
func TestARuleIsSearchedForInItsField(t *testing.T) {
	sh, _ := bare(t)
	held := false
	sh.Held = func() float64 {
		if held {
			return 2
		}
		return 0
	}
	sh.Push(sh.Rulebook(sh, ""))
	img := screen(t, sh, 780, 1688)
	rules := sh.Top().(*scenes.Rules)
	if a := sh.UI.Named("rules/search"); a == nil || a.Do != nil {
		t.Fatalf("in a window the search field is %+v", a)
	}
	held = true
	sh.Dirty()
	sh.Draw(img)
	a := sh.UI.Named("rules/search")
	if a == nil || a.Do == nil {
		t.Fatalf("the search field is %+v", a)
	}
	if a.Do(); rules.Written() != "rules/search" {
		t.Fatalf("after a touch, what is written goes to %q", rules.Written())
	}
	sh.Input = game.Input{Whole: "overwatch", Rewritten: true}
	sh.Top().Update(sh)
	if says := sh.Top().Says(); says["query"] != "overwatch" || says["found"] == "0" {
		t.Errorf("after writing the rulebook shows %v", says)
	}
	sh.Input = game.Input{Actions: []game.Action{game.Accept}}
	if sh.Top().Update(sh); rules.Written() != "" || sh.Top().Says()["query"] != "overwatch" {
		t.Errorf("once done the field is %q, and the rulebook shows %v", rules.Written(), sh.Top().Says())
	}
}

// A query may be written in any script.
func TestARuleIsSearchedForInAnyScript(t *testing.T) {
	sh, _ := bare(t)
	sh.Push(sh.Rulebook(sh, ""))
	screen(t, sh, 1280, 720)
	sh.Input = game.Input{Typed: []rune("日本é😀")}
	if sh.Top().Update(sh); sh.Top().Says()["query"] != "日本é😀" {
		t.Errorf("the query is %q", sh.Top().Says()["query"])
	}
}
