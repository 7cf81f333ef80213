package fortress

import (
	"fmt"
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/setup"
	"precipice/scenes/fortress/table"
)

// tablesOfSetups are the windows and devices that the table of a new game is tried on.
var tablesOfSetups = append([]playing.SizedDevice{{Device: playing.Device{Name: "desk", W: 1280, H: 720, Ratio: 0}, Percent: 100}, {Device: playing.Device{Name: "desk", W: 1280, H: 720, Ratio: 0}, Percent: 200}, {Device: playing.Device{Name: "desk-large", W: 1600, H: 900, Ratio: 0}, Percent: 125}}, playing.Sized...)

// Each control of the table of a new game has a label, beside it or over it, and choosing what is played moves nothing that
// stays.
func TestTheTableOfANewGameIsLabelledAndSteady(t *testing.T) {
	for _, d := range tablesOfSetups {
		sh := playing.Bare(t)
		if d.Ratio > 0 {
			sh.Held = func() float64 { return d.Ratio }
		}
		sh.Settings.TextPercent = d.Percent
		s := setup.NewSetup(playing.HostOf(sh), sh)
		sh.Show(s)
		ratio := max(d.Ratio, 1)
		img := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio))
		where := fmt.Sprintf("%s at %d %%", d.Name, d.Percent)
		for _, n := range []int{1, table.MostPlayers} {
			s.Sit(n)
			was := map[string]render.Rect{}
			for _, mode := range fortress.Modes {
				s.Play(mode)
				r := readLines(sh)
				sh.Dirty()
				sh.Draw(img)
				sh.Theme.Wrote = nil
				labelled(t, r, s, where)
				steady(t, r, was, where)
			}
			playing.Keep(t, img, fmt.Sprintf("setup-%s-%d-%d", d.Name, d.Percent, n))
		}
		for s.Page = range setup.Pages {
			if inwindow.On && s.Layout.Tabs.W > 0 {
				sh.Dirty()
				sh.Draw(img)
				playing.Keep(t, img, fmt.Sprintf("setup-%s-%d-%s", d.Name, d.Percent, setup.PageNames[s.Page]))
			}
		}
	}
}

// steady checks that what was there before is where it was.
func steady(t *testing.T, r *reader, was map[string]render.Rect, where string) {
	t.Helper()
	first, compared := len(was) == 0, 0
	for a := range r.UI.Each {
		at, known := was[a.Name]
		if was[a.Name] = a.Rect; known {
			if compared++; !nearly(at, a.Rect) {
				t.Errorf("%s: %s moves from %v to %v", where, a.Name, at, a.Rect)
			}
		}
	}
	if !first && compared < 14 {
		t.Errorf("%s: only %d areas stay", where, compared)
	}
}

// nearly reports whether two rectangles are the same but for what adding rounds.
func nearly(a, b render.Rect) bool {
	const trifle = 0.01
	off := func(x, y float32) bool { return x-y > trifle || y-x > trifle }
	return !off(a.X, b.X) && !off(a.Y, b.Y) && !off(a.W, b.W) && !off(a.H, b.H)
}

// labelled checks that each control has a label.
func labelled(t *testing.T, r *reader, s *setup.Setup, where string) {
	t.Helper()
	labels := map[string]bool{}
	for _, label := range setup.RowLabels(r.Words) {
		labels[label] = true
	}
	for n := range table.MostPlayers {
		labels[table.SeatName(r.Shell, nil, n)] = true
	}
	controls := 0
	for a := range r.UI.Each {
		if a.Offscreen || !within(a.Rect, s.Layout.Table) || !strings.HasPrefix(a.Name, "setup/") {
			continue
		}
		if controls++; !hasLabel(r, a, labels) {
			t.Errorf("%s, %v: nothing says what %s is", where, s.Table.Setup.Mode(), a.Name)
		}
	}
	if controls < 8 {
		t.Errorf("%s: only %d controls are seen", where, controls)
	}
}

// hasLabel reports whether a label stands before a control or over it; further lines of one row may stand between.
func hasLabel(r *reader, a *game.Area, labels map[string]bool) bool {
	top := float32(-1)
	if _, first, found := strings.Cut(a.Name, "/"); found {
		group, _, several := strings.Cut(first, "/")
		for b := range r.UI.Each {
			if several && strings.HasPrefix(b.Name, "setup/"+group+"/") && (top < 0 || b.Rect.Y < top) {
				top = b.Rect.Y
			}
		}
	}
	if top < 0 {
		top = a.Rect.Y
	}
	for _, l := range r.lines {
		middle := l.at.Centre().Y
		beside := middle > top && middle < a.Rect.Bottom() && l.at.Right() <= a.Rect.X+1
		over := l.at.Bottom() <= a.Rect.Y+1 && l.at.Bottom() > top-a.Rect.H*0.6
		if labels[l.text] && (beside || over) {
			return true
		}
	}
	return false
}
