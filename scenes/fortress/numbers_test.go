package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// drawnFocus returns the name of the focused area.
func drawnFocus(sh *game.Shell) string {
	if a := sh.UI.Pointed(); a != nil && sh.UI.ByKeys() {
		return a.Name
	}
	return ""
}

// A number takes the row it is drawn on, whatever other rows there are. A row that cannot be taken gets the
// focus and says why.
func TestANumberTakesItsRow(t *testing.T) {
	sh := playing.Bare(t)
	sh.Home(nil)
	refused, taken := 0, 0
	img := playing.Screen(t, sh, 1280, 720)
	playing.EachDecision(t, sh, 3, 60, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() {
			return
		}
		c := facing(sh, play)
		sh.Show(c)
		sh.Draw(img)
		for k, r := range c.cards.numbered() {
			if c.cards.numbered().Of(r) != k+1 || sh.UI.Named(r.Focus()) == nil && sh.UI.Named("row/"+r.ID) == nil {
				t.Fatalf("%s: number %d stands on %s, of which nothing is drawn", d.Kind, k+1, r.ID)
			}
			before := len(play.Match.Journal)
			switch {
			case len(r.Legal) == 0:
				refused++
				if c.digit(sh, k+1); drawnFocus(sh) != "row/"+r.ID && r.Reason() != nil {
					t.Errorf("%s: the number of %s leads to %q", d.Kind, r.ID, drawnFocus(sh))
				}
			case r.Place != asking.Nowhere && r.Direct() == nil:
				taken++
				if c.digit(sh, k+1); c.Choices.Spaces() != r && c.Choices.Units() != r {
					t.Errorf("%s: the number of %s is not what points now", d.Kind, r.ID)
				}
			}
			if len(play.Match.Journal) != before {
				t.Fatalf("%s: the number of %s chose something", d.Kind, r.ID)
			}
		}
	})
	if refused == 0 || taken == 0 {
		t.Errorf("%d refused rows and %d that point were tried", refused, taken)
	}
}

// A row that spends inspiration shows its price, and its number must be pressed twice.
func TestSpendingInspirationTakesASecondPress(t *testing.T) {
	for _, verb := range []string{"inspire", "search"} {
		sh, c := atTable(t, 1)
		for _, s := range []*fortress.State{&c.Play.Match.State, &c.Play.Shown} {
			s.Party[c.activeCard()].Inspiration = 4
		}
		now, _ := c.Play.Match.Pending()
		again, _ := c.Play.Match.Explained() // asked with the inspiration
		now.Options = again.Options
		c.Refresh(sh)
		k := slices.IndexFunc(c.cards.numbered(), func(r *asking.Row) bool {
			return r.Verb == verb && r.Confirm && len(r.Legal) > 0
		})
		if k < 0 {
			t.Fatalf("nothing that begins with %s is numbered", verb)
		}
		r := c.cards.numbered()[k]
		if price := table.Price(sh, r); !strings.Contains(price, "3 pts") {
			t.Errorf("%s costs %q", r.ID, price)
		}
		area, before := r.Focus(), len(c.Play.Match.Journal)
		sh.UI.Begin(game.Panels)
		sh.UI.Add(game.Panels, game.Area{Name: area, Rect: render.Rect{W: 1, H: 1}})
		if c.digit(sh, k+1); drawnFocus(sh) != area || len(c.Play.Match.Journal) != before {
			t.Fatalf("the number of %s leads to %q", area, drawnFocus(sh))
		}
		if c.digit(sh, k+1); len(c.Play.Match.Journal) == before {
			t.Errorf("the number of %s, pressed again, takes nothing: %s", area, c.Problem)
		}
	}
}

// The same holds between combats: the first press of the number only shows what would be spent.
func TestSpendingInspirationInAnExpeditionTakesASecondPress(t *testing.T) {
	sh := playing.Bare(t)
	setup := playing.FullTable(sh)
	setup.Difficulty = fortress.Normal
	play := playing.Begun(t, sh, 1, blackstone.Table{Setup: setup})
	play.ShowAll()
	for _, s := range []*fortress.State{&play.Match.State, &play.Shown} {
		s.Party[0].Inspiration = 3
	}
	now, _ := play.Match.Pending()
	again, _ := play.Match.Explained() // asked with the inspiration
	now.Options = again.Options
	x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
	sh.Show(x)
	k := slices.IndexFunc(x.Numbered(), func(r *asking.Row) bool { return r.Confirm })
	if k < 0 {
		t.Fatal("nothing that spends inspiration is numbered")
	}
	area, before := x.Numbered()[k].Focus(), len(play.Match.Journal)
	sh.UI.Begin(game.Panels)
	sh.UI.Add(game.Panels, game.Area{Name: area, Rect: render.Rect{W: 1, H: 1}})
	if x.Digit(sh, k+1); drawnFocus(sh) != area || len(play.Match.Journal) != before || play.Match.State.Party[0].Inspired {
		t.Fatalf("the number of %s leads to %q", area, drawnFocus(sh))
	}
	if x.Digit(sh, k+1); len(play.Match.Journal) == before || !play.Match.State.Party[0].Inspired {
		t.Errorf("the number of %s, pressed again, takes nothing: %s", area, x.Problem)
	}
}

// In keyboard mode the focus starts on the first answer to every question.
func TestTheFocusIsOnTheFirstAnswer(t *testing.T) {
	sh := playing.Bare(t)
	sh.Home(nil)
	asked := 0
	img := playing.Screen(t, sh, 1280, 720)
	playing.EachDecision(t, sh, 3, 40, func(play *blackstone.Session, d *engine.Decision) {
		sh.Show(playing.HostOf(sh).Screen(sh, play))
		if c, ok := sh.Top().(*Combat); ok {
			c.CatchUp(sh)
			c.Refresh(sh)
		}
		sh.UI.Begin(game.Panels)
		sh.UI.Add(game.Panels, game.Area{Name: "key", Rect: render.Rect{W: 1, H: 1}})
		sh.UI.FocusOn("key")
		sh.Draw(img)
		at := drawnFocus(sh)
		if !strings.HasPrefix(at, "option/") && !strings.HasPrefix(at, "row/") && at != "expedition/enter" {
			t.Errorf("%s: the focus is on %q", d.Kind, at)
		}
		asked++
	})
	if asked == 0 {
		t.Error("nothing was asked")
	}
}

// An action keeps its number for the whole activation, whatever other actions come and go, and the number of one
// that is gone does nothing.
func TestAnActionKeepsItsNumber(t *testing.T) {
	sh, seen := playing.Bare(t), 0
	playing.EachDecision(t, sh, 3, 60, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskActivation || !play.Shown.Fighting() {
			return
		}
		c := facing(sh, play)
		search := c.rowOf("search")
		gone := slices.IndexFunc(c.Choices.Rows, func(r *asking.Row) bool { return r.Verb == "fire" })
		if search == nil || gone < 0 {
			return
		}
		was, number := c.cards.numbered().Of(search), c.cards.numbered().Of(c.Choices.Rows[gone])
		if was == 0 || number == 0 {
			return
		}
		seen++
		c.Choices.Rows = slices.Delete(c.Choices.Rows, gone, gone+1)
		c.cards.keepNumbers()
		if now := c.cards.numbered().Of(c.rowOf("search")); now != was {
			t.Errorf("searching was %d and is now %d", was, now)
		}
		if before := len(play.Match.Journal); c.cards.numbered()[number-1] != nil {
			t.Errorf("the number %d of a row that is gone stands for another", number)
		} else if c.digit(sh, number); len(play.Match.Journal) != before {
			t.Error("the number of a row that is gone chooses something")
		}
		end := c.Choices.Row("end")
		c.Choices.Rows = []*asking.Row{end} // all numbered rows are gone
		if area := c.first(); area != end.Focus() {
			t.Errorf("without any action the focus begins on %q", area)
		}
	})
	if seen == 0 {
		t.Error("nobody could fire and search")
	}
}

// rowOf returns the listed row with a verb, nil for none.
func (c *Combat) rowOf(verb string) *asking.Row {
	for _, r := range c.Choices.Of(verb) {
		if c.cards.listed(r) {
			return r
		}
	}
	return nil
}

// The tenth action has the key 0, and an action past it can be reached with the focus.
func TestTheTenthActionHasTheKeyZero(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, strings.ReplaceAll(positions["cinder-foundry"], "janus-draik", "espern-locarno"))
	c.Refresh(sh)
	rows := c.cards.actionRows()
	if len(rows) < 10 {
		t.Fatalf("only %d actions are listed", len(rows))
	}
	tenth := rows[9]
	if n := c.cards.numbered().Of(tenth); n != 10 || render.KeyName(n) != "0" {
		t.Errorf("the tenth action has the number %d, drawn as %q", n, render.KeyName(n))
	}
	img := playing.Screen(t, sh, 1280, 720)
	playing.Keep(t, img, "ten-actions")
	c.digit(sh, 10)
	if r := tenth; !sh.UI.Focus(r.Focus()) && c.Choices.Spaces() != r && c.Choices.Units() != r {
		t.Errorf("0 does not choose %s", r.ID)
	}
	for _, r := range rows {
		if a := sh.UI.Named(r.Focus()); a == nil || a.Skip || a.Do == nil && !a.Readable {
			t.Errorf("the focus does not reach %s: %+v", r.ID, a)
		}
	}
}
