package fortress

import (
	"fmt"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// What is still to come lists each card that has not acted, each face of the event roll, and how the combat ends. It says how
// many of the acting group are left, and nothing of what a deck hides.
// proves: BF-ACT-001
func TestWhatIsStillToCome(t *testing.T) {
	sh, groups := playing.Bare(t), 0
	eachOfHostiles(t, sh, func(c *Combat, d *engine.Decision) {
		s := &c.Play.Shown
		parts := c.ahead.coming(sh)
		cards := 0
		for i, card := range s.Track[:s.NumTrack] {
			if card.Done {
				continue
			}
			line := parts[0].lines[cards]
			cards++
			if !card.Hostile {
				if line.what != sh.Words.Name(s.Name(int(card.Index))) {
					t.Errorf("card %d is %+v", i, line)
				}
				continue
			}
			left := 0
			for u := range s.Each(fortress.Hostiles) {
				if v := s.On(u); v.Card == card.Index && !v.Acted && !v.Arrived {
					left++
				}
			}
			groups++
			if !strings.HasPrefix(line.text, sh.Words.Count("coming.left", left)) {
				t.Errorf("of group %d, with %d left, told is %q", card.Index+1, left, line.text)
			}
			if acts := int(s.Acting) == i+1; acts && strings.Contains(line.text, "returns") {
				t.Errorf("the group that acts has rolled for reinforcements, and told is %q", line.text)
			}
		}
		if cards == 0 && len(parts[0].lines) != 1 || cards > 0 && cards != len(parts[0].lines) {
			t.Errorf("%s: %d cards are left, and told is %+v", d.Kind, cards, parts[0].lines)
		}
		if n := len(parts[1].lines); n != 8 || !strings.HasPrefix(parts[1].lines[7].what, "20") {
			t.Errorf("the event table has %d rows: %+v", n, parts[1].lines)
		}
		for _, line := range append(parts[1].lines, parts[2].lines...) {
			if line.what == "" || line.text == "" || line.rule == "" {
				t.Errorf("a line says %+v", line)
			}
		}
	})
	if groups == 0 {
		t.Error("no group was to come")
	}
}

// The clock and the exploration deck are told of where there are any, and who is in the escape chamber.
func TestTheEndToCome(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	if list := c.ahead.endAhead(sh); len(list) != 1 || list[0].text != sh.Words.Say("coming.no-chamber") {
		t.Errorf("in a single combat: %+v", list)
	}
	s.Clock, s.Turn, s.Expedition.Difficulty, s.Escape = 9, 3, fortress.Normal, true
	s.Expedition.Left[0] = 2
	if list := c.ahead.endAhead(sh); list[0].text != sh.Words.Say("coming.chamber", "4", "4") {
		t.Errorf("with all inside: %+v", list[0])
	}
	s.Maglev = board.Set{}
	list := c.ahead.endAhead(sh)
	if len(list) != 3 || list[0].text != sh.Words.Say("coming.chamber", "0", "4") || list[1].text != sh.Words.Count("coming.clock", 7) || list[2].text != sh.Words.Count("coming.cards.left", 2) {
		t.Errorf("in an expedition with a clock: %+v", list)
	}
}

// The button in the hostile player's seat opens the page, Back closes it, and its tip says who is next.
func TestThePageOfWhatIsToCome(t *testing.T) {
	sh, kept := playing.Bare(t), false
	eachOfHostiles(t, sh, func(c *Combat, d *engine.Decision) {
		if d.Kind != fortress.AskActivate || kept {
			return
		}
		kept = true
		for _, size := range []struct{ w, h, text int }{{1280, 720, 100}, {1600, 900, 100}, {3840, 2160, 100}, {1600, 900, 200}} {
			sh.Settings.TextPercent = size.text
			sh.Show(c)
			img := playing.Screen(t, sh, size.w, size.h)
			a := sh.UI.Named("seat/coming")
			if a == nil || !strings.Contains(a.Tip().Text, c.ahead.coming(sh)[0].lines[0].what) {
				t.Fatalf("the button is %+v", a)
			}
			if under := sh.UI.Under(render.Point{X: a.Rect.X + a.Rect.W/2, Y: a.Rect.Y + a.Rect.H/2}); under == nil || under.Name != a.Name {
				t.Errorf("a click on the button meets %+v", under)
			}
			playing.Keep(t, img, fmt.Sprintf("coming-seat-%d-%d", size.w, size.text))
			a.Do()
			sh.Dirty()
			sh.Draw(img)
			if sh.Top().Name() != "coming" || sh.UI.Named("coming/back") == nil {
				t.Fatalf("the page is %s", sh.Top().Name())
			}
			playing.Keep(t, img, fmt.Sprintf("coming-%d-%d", size.w, size.text))
			sh.UI.Named("coming/back").Do()
			if sh.Top() != game.Scene(c) {
				t.Error("Back does not close the page")
			}
		}
	})
}
