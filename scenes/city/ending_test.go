package city

import (
	"slices"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/render"
)

// The end of a journey tells the extraction event and what has come of the city, and every line has room on every device.
func TestTheEndTellsTheExtractionEvent(t *testing.T) {
	for _, d := range devices {
		x, j := begin(t, d, "ossuary-steps")
		for n := 0; x.answer(j); n++ {
			if n > 3000 {
				t.Fatal("no end")
			}
		}
		end, s := &j.ending, &j.Play.Shown
		event := end.recalled().event
		if event == nil {
			t.Fatal("there was no extraction event")
		}
		id := s.Content().Extractions[event.Event].ID
		said := func(text string) bool {
			return slices.ContainsFunc(end.endLines(x.sh), func(l endLine) bool { return strings.Contains(l.text, text) })
		}
		if w := x.sh.Words; !said(w.Name(id)) || !said(w.Say("text."+id)) || !said("to "+numberOf(int(s.Fear))+": ") {
			t.Errorf("%v: the end says %v", d, end.endLines(x.sh))
		}
		if a := x.sh.UI.Named("panel/result"); a == nil {
			t.Errorf("%v: there is no end", d)
		}
		x.keep("end-" + d.String())
		th := x.sh.Theme
		w, h := x.sh.Size()
		for i := range s.Content().Extractions { // whichever comes up
			j.Play.Log[len(j.Play.Log)-1].Change = rules.ExtractionRolled{Face: 12, Result: library.MostResult, Event: uint8(i)}
			all := render.Rect{W: float32(w) - 2*th.Px(12), H: float32(h) - 2*th.Px(12) - j.Layout.Bar.H}
			inner := endWide(th, all) - th.Px(40)
			cells := endCells(x.sh, inner)
			room := all.H - float32(len(cells))*(endRoom(th)+th.Px(6)) - th.Px(20)
			if list, high := fitting(th, end.endLines(x.sh), inner, room); high > room {
				t.Errorf("%v: %s: %d lines are %v high, in a room of %v", d, s.Content().Extractions[i].ID, len(list), high, room)
			}
		}
	}
}

// A stunned miniature lies on its side.
// proves: CC-STN-001
func TestTheStunnedLie(t *testing.T) {
	_, j := begin(t, desk, "lantern-row")
	s := &j.Play.Shown
	for _, u := range []rules.UnitID{0, rules.MaxHeroes} {
		for _, stunned := range []bool{false, true} {
			s.Units[u].Ails = 0
			if stunned {
				s.Units[u].Ails = 1 << library.Stunned
			}
			f := standing{unit: u, at: render.Point{X: 100, Y: 100}, size: 40}
			if v := (j.pane).miniature(&f, rules.NoUnit); v.Down != stunned {
				t.Errorf("%s, stunned %v: it lies %v", s.UnitName(u), stunned, v.Down)
			}
		}
	}
}
