package fortress

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// The bar that says that another player decides lies within its panel and over nothing else that is written or can be chosen, at
// every question, in a window, with large text and in the hands.
func TestTheHandOverLiesOverNothing(t *testing.T) {
	for _, d := range []playing.SizedDevice{{Device: playing.Device{Name: "window", W: 1280, H: 720, Ratio: 0}, Percent: 100}, {Device: playing.Device{Name: "large", W: 1280, H: 720, Ratio: 0}, Percent: 200}, {Device: playing.Devices[0], Percent: 100}, {Device: playing.Devices[1], Percent: 100}} {
		g := newGallery(t)
		g.Settings.TextPercent = d.Percent
		w, h := d.W, d.H
		if d.Ratio > 0 {
			g.Held = func() float64 { return d.Ratio }
			w, h = int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio)
		}
		g.Home(nil)
		img := playing.Screen(t, g.Shell, w, h)
		shown := map[string]bool{}
		for _, e := range g.ways {
			e.show()
			if !stageful(g.Top()) {
				continue
			}
			st := stageOf(g.Top())
			for n := 0; n < 50 && st.Presenting(); n++ {
				st.CatchUp(g.Shell)
			}
			if err := g.Update(); err != nil {
				t.Fatal(err)
			}
			if st.Choices == nil || shown[g.Top().Name()+st.Choices.Decision.Kind] {
				continue
			}
			shown[g.Top().Name()+st.Choices.Decision.Kind] = true
			st.Seat.Asks(fortress.HostileSeat, 2)
			st.Seat.Asks(st.Choices.Decision.Seat, 2)
			st.Version++
			r := readLines(g.Shell)
			g.Dirty()
			g.Draw(img)
			g.Theme.Wrote = nil
			if !st.HandedOver() {
				continue
			}
			playing.Keep(t, img, fmt.Sprintf("handover-%s-%s-%s", d.Name, g.Top().Name(), st.Choices.Decision.Kind))
			handedOver(t, r, d.Name+", "+e.name+", "+st.Choices.Decision.Kind)
			inwindow.Frame()
		}
		if len(shown) < 12 {
			t.Errorf("%s: only %d questions were handed over", d.Name, len(shown))
		}
	}
}

// handedOver checks the bar of a hand-over that has been drawn.
func handedOver(t *testing.T, r *reader, where string) {
	t.Helper()
	cue := r.UI.Named("cue")
	if cue == nil {
		t.Errorf("%s: nothing says who decides", where)
		return
	}
	panel, in, after, own := false, false, false, 0
	for a := range r.UI.Each {
		after = after || a == cue
		panel, in = panel || a.Name == "panel/decision", in || strings.HasPrefix(a.Name, "panel/") && a.Rect.Contains(render.Point{X: cue.Rect.X, Y: cue.Rect.Y}) && within(cue.Rect, a.Rect)
		if after && a.Do != nil && a.Name != "cue" && r.UI.On(game.Panels, a.Name) && a.Space == "" && a.Unit == 0 && !a.Offscreen && a.Rect.Overlaps(cue.Rect.Inset(1)) {
			t.Errorf("%s: the bar %v lies over %s at %v", where, cue.Rect, a.Name, a.Rect)
		}
	}
	if panel && !in {
		t.Errorf("%s: the bar %v lies in no panel", where, cue.Rect)
	}
	for _, l := range r.lines { // what was written before the bar lies under the panel
		switch bar := cue.Rect.Inset(1); {
		case strings.TrimSpace(l.text) == "" || !l.at.Overlaps(bar):
		case l.text == strings.ToUpper(l.text) && within(l.at, cue.Rect):
			own++
		case own > 0:
			t.Errorf("%s: the bar %v lies on %q at %v", where, cue.Rect, l.text, l.at)
		}
	}
	if own != 1 {
		t.Errorf("%s: %d lines are written on the bar", where, own)
	}
}

// handed returns both screens of a game in play, at a question that has just passed to another player.
func handed(t *testing.T) (*game.Shell, []scenes.Watchable) {
	t.Helper()
	sh, c := atTable(t, 1)
	x := expedition.NewExpedition(playing.HostOf(sh), sh, playing.Begun(t, sh, 2, playing.AskAll(sh, 2)))
	x.CatchUp(sh)
	x.Refresh(sh)
	for _, st := range []*table.Stage{&c.Stage, &x.Stage} {
		st.Play.Table.Setup.Players = 2
		st.Seat.Asks(st.Choices.Decision.Seat+1, 2)
		st.RecordAsked(sh)
	}
	return sh, []scenes.Watchable{c, x}
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
