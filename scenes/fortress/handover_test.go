package fortress

import (
	"testing"
	"time"

	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// handed returns both screens of a game in play, at a question that has just passed to another player.
func handed(t *testing.T) (*game.Shell, []scenes.Watchable) {
	t.Helper()
	sh, c := table(t, 1)
	x := NewExpedition(hostOf(sh), sh, begun(t, sh, 2, askAll(sh, 2)))
	x.CatchUp(sh)
	x.refresh(sh)
	for _, st := range []*stage{&c.stage, &x.stage} {
		st.Play.Table.Setup.Players = 2
		st.Seat.Asks(st.choices.Decision.Seat+1, 2)
		st.asked(sh)
	}
	return sh, []scenes.Watchable{c, x}
}

// The hand-over is shown in the panel of the question, where it covers neither the log nor any title.
func TestTheHandOverHasAPlaceOfItsOwn(t *testing.T) {
	sh, both := handed(t)
	for _, screenOf := range both {
		sh.Show(screenOf)
		screen(t, sh, 1280, 720)
		cue := sh.UI.Named("cue")
		if cue == nil {
			t.Fatalf("%s: nobody is called", screenOf.Name())
		}
		for a := range sh.UI.Each {
			part := a.Rect.Share(cue.Rect)
			if own := a.Name == "cue" || a.Name == "panel/decision" || a.Offscreen; part > 0 && !own {
				t.Errorf("%s: the hand-over at %v lies on %s at %v", screenOf.Name(), cue.Rect, a.Name, a.Rect)
			}
		}
	}
}

// It disappears when the new player does anything, and not because of the movement that caused it.
func TestTheHandOverGoesAway(t *testing.T) {
	sh, both := handed(t)
	for _, one := range both {
		st := stageOf(one)
		st.Advance(sh)
		sh.Input.Moved = true
		if st.Advance(sh); !st.HandedOver() {
			t.Errorf("%s: it goes before it can be read", one.Name())
		}
		sh.Input = game.Input{}
		sh.Now = sh.Now.Add(time.Minute)
		if st.Advance(sh); !st.HandedOver() {
			t.Errorf("%s: it goes though nobody does anything", one.Name())
		}
		sh.Input.Moved = true
		if st.Advance(sh); st.HandedOver() {
			t.Errorf("%s: it stays though the next player is at the mouse", one.Name())
		}
		sh.Input = game.Input{Pointer: render.Point{}}
	}
}
