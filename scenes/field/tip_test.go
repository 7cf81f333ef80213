package field_test

import (
	"testing"

	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
)

// A tip lies where it hides least by the weights of the areas around its subject, and never on its subject.
func TestATipLiesWhereItHidesLeast(t *testing.T) {
	about := render.Rect{X: 600, Y: 340, W: 60, H: 40}
	sides := map[string]render.Rect{
		"left of": {X: 300, Y: 200, W: 300, H: 320}, "right of": {X: 660, Y: 200, W: 300, H: 320},
		"above": {X: 300, Y: 0, W: 660, H: 200}, "below": {X: 300, Y: 520, W: 660, H: 200},
	}
	for free, room := range sides {
		sh := &game.Shell{Theme: render.NewTheme(1280, 720, 1)}
		for side, r := range sides {
			weight := game.Asked
			if side == free {
				weight = game.Faint
			}
			sh.UI.Add(game.Panels, game.Area{Name: side, Rect: r, Weight: weight})
		}
		tip := field.Tip{Size: render.Rect{W: 200, H: 100}, Screen: render.Rect{X: 300, W: 660, H: 720}, About: about}
		at := tip.Place(sh)
		if at.Share(about) > 0 || about.Share(at) > 0 {
			t.Errorf("the tip at %v lies on its subject", at)
		}
		for side, r := range sides {
			if side != free && r.Share(at) > 0 {
				t.Errorf("the tip at %v hides what lies %s its subject, and little lies %s it", at, side, free)
			}
		}
		if room.Share(at) == 0 {
			t.Errorf("the tip at %v does not lie %s its subject", at, free)
		}
	}
}

// A space that can be chosen is kept clear by a tip of the board. One of a panel may rather lie on it than on a card.
func TestATipOfTheBoardKeepsTargetsClear(t *testing.T) {
	sh := &game.Shell{Theme: render.NewTheme(1280, 720, 1)}
	screen := render.Rect{W: 700, H: 200}
	left, right := render.Rect{X: 0, Y: 0, W: 320, H: 200}, render.Rect{X: 380, Y: 0, W: 320, H: 200}
	sh.UI.Add(game.Ground, game.Area{Name: "go", Rect: left, Space: "1,1", Do: func() {}})
	sh.UI.Add(game.Panels, game.Area{Name: "card", Rect: right, Weight: game.Token})
	tip := field.Tip{Size: render.Rect{W: 200, H: 150}, Screen: screen, About: render.Rect{X: 330, Y: 80, W: 40, H: 40}}
	if at := tip.Place(sh); at.Share(left) == 0 {
		t.Errorf("the tip of a panel lies at %v", at)
	}
	tip.OnBoard = true
	if at := tip.Place(sh); at.Share(left) > 0 {
		t.Errorf("the tip of a place of the board lies at %v, over a target", at)
	}
	tip.Card = right
	if at := tip.Place(sh); at.Share(right) > 0 {
		t.Errorf("the tip lies at %v, over a card that lies over everything", at)
	}
}

// A tip stays where it is until what it depends on changes.
func TestATipStaysWhereItIs(t *testing.T) {
	k, asked := field.Keeper{}, 0
	place := func() render.Rect { asked++; return render.Rect{X: float32(asked)} }
	for i, on := range []string{"a", "a", "b", "b"} {
		if at := k.Keep(on, place); at.X != float32(i/2+1) {
			t.Errorf("tip %d lies at %v", i, at)
		}
	}
}

// An answer weighs more than what says nothing, and what has a weight of its own keeps it.
func TestAnAnswerHasAWeight(t *testing.T) {
	sh, r := &game.Shell{}, render.Rect{W: 10, H: 10}
	for _, a := range []game.Area{{Name: "option/go"}, {Name: "option/card", Weight: game.Token}, {Name: "more"}} {
		want := a.Weight
		if a.Name == "option/go" {
			want = game.Reply
		}
		a.Rect = r
		if sh.UI.Add(game.Panels, a); sh.UI.Named(a.Name).Weight != want {
			t.Errorf("%s has the weight %d", a.Name, sh.UI.Named(a.Name).Weight)
		}
	}
	if all, half := game.Reply.Covered(1), game.Reply.Covered(0.5); all <= half || half <= game.Plain.Covered(0.5) || game.Asked.Covered(0) != 0 {
		t.Errorf("to cover an answer costs %v, half of it %v", all, half)
	}
}
