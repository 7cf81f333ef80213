package city

import (
	"fmt"
	"strings"
	"testing"
	"time"

	rules "precipice/engine/city"
	"precipice/game/city"
	"precipice/render"
	ware "precipice/render/cityware"
)

// Every card of the track has something of its name, at every size of window and text, also one whose name is a long word.
func TestTrackCardsHaveNamesAtEverySize(t *testing.T) {
	for _, d := range devices {
		x, j := begin(t, d, "the-long-night")
		for n := 0; n < 40 && j.Play.Shown.NumTrack == 0 && x.answer(j); n++ {
		}
		wide := j.Layout.Foot.W * 0.73
		if j.Layout.Held {
			wide = j.Layout.Drawer.W
		}
		for i := range j.Play.Shown.Track[:j.Play.Shown.NumTrack] {
			v := j.track.trackCard(x.sh, i)
			if lines := ware.TrackName(x.sh.Theme, v, wide/float32(j.Play.Shown.NumTrack)-x.sh.Theme.Px(8)); v.Name != "" && len(lines) == 0 {
				t.Errorf("%s: the card of %q has no name", d, v.Name)
			}
		}
	}
}

// A row of a reaction has a line for its name and one for its odds, at every size.
func TestRowsOfReactionsHaveRoomForTheirOdds(t *testing.T) {
	for _, d := range []device{desk, large, phone} {
		x, j := begin(t, d, "lantern-row")
		j.Play.Table.Reactions = city.Ask
		for n := 0; !j.Question.Asks(rules.AskReact); n++ {
			key := ""
			if j.own() && n%2 == 0 { // with dice left
				key = "end"
			}
			if key != "" && j.optionOf(key) != nil {
				j.Choose(x.sh, key)
				x.draw()
			} else if !x.answer(j) || n > 1500 {
				t.Fatal("nobody can react")
			}
		}
		found := 0
		for _, r := range j.Question.Of(rules.DoReact) {
			a := x.sh.UI.Named(r.Area())
			if a == nil || len(r.Legal) == 0 {
				continue
			}
			high := a.Rect.H
			if a.Whole.H > 0 {
				high = a.Whole.H
			}
			if found++; high < x.sh.Theme.LineHeight(render.Label)+x.sh.Theme.LineHeight(render.Small) {
				t.Errorf("%s: the row of %q is %v high", d, r.Label, high)
			}
		}
		if found == 0 {
			t.Errorf("%s: no reaction has a row", d)
		}
	}
}

// With large text the panel of a group scrolls instead of drawing its rows over each other, and on a phone the drawer shows all groups.
func TestThePanelOfTheHostilesHasRoom(t *testing.T) {
	for _, d := range []device{large, phone} {
		x, j := begin(t, d, "lantern-row")
		for !j.own() {
			x.answer(j)
		}
		if j.Layout.Held {
			j.Drawers.Pull(2)
			x.sh.Now = x.sh.Now.Add(time.Second)
			x.draw()
			x.sh.Now = x.sh.Now.Add(time.Second)
			x.draw()
		}
		var seen []render.Rect
		groups := map[string]bool{}
		for a := range x.sh.UI.Each {
			if !strings.HasPrefix(a.Name, "behaviour/") {
				continue
			}
			parts := strings.Split(a.Name, "/")
			groups[parts[1]] = true
			r := a.Rect
			if a.Whole.H > 0 {
				r = a.Whole
			}
			if r.H < x.sh.Theme.LineHeight(render.Strong) {
				t.Errorf("%s: %s is only %v high", d, a.Name, r.H)
			}
			for _, other := range seen {
				if r.Inset(1).Overlaps(other.Inset(1)) {
					t.Errorf("%s: %s lies over another row", d, a.Name)
				}
			}
			seen = append(seen, r)
		}
		here := 0
		for g := range j.Play.Shown.Groups {
			if j.who.leaderOf(g) != rules.NoUnit {
				here++
			}
		}
		if len(seen) < 3 || j.Layout.Held && len(groups) != here {
			t.Errorf("%s: %d rows of the groups %v of %d are shown", d, len(seen), groups, here)
		}
	}
}

// The cards of the heroes keep their places through an activation, while what came of an action is shown and while a die is asked for; and
// an action keeps its number. An action that hardly ever comes up may need more room once.
func TestAnActivationMovesNothing(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	j.Play.Table.AskDice = true
	var of, was, numbers string
	moved, renumbered, activations := 0, 0, 0
	for n := 0; n < 400 && x.answer(j); n++ {
		s := &j.Play.Shown
		actor := -1
		for h := range s.Heroes {
			if s.Heroes[h].Active {
				actor = h
			}
		}
		if actor < 0 || j.crisisAsked() || j.Question == nil {
			of = ""
			continue
		}
		now, number := "", ""
		for h := range s.Heroes {
			now += fmt.Sprint(x.sh.UI.Named("card/"+s.HeroName(h)).Rect.Y, " ")
		}
		if row := j.Question.Row(rules.DoRecuperate); j.own() && row != nil {
			number = numberOf(j.ask.numbered().Of(row))
		}
		turn := fmt.Sprint(s.Turn, actor)
		if of != turn && !j.own() {
			continue // it has not begun
		}
		if of != turn {
			of, was, numbers = turn, now, ""
			activations++
		}
		if now != was {
			moved++
			was = now
		}
		if number != "" && numbers != "" && number != numbers {
			renumbered++
		}
		if number != "" {
			numbers = number
		}
	}
	if activations < 5 || moved > 1 || renumbered > 0 {
		t.Errorf("in %d activations the cards moved %d times, numbers changed %d times", activations, moved, renumbered)
	}
}

// On a phone the order of the turn and the destiny dice stand over the question of a gambit.
func TestTheOrderStandsOverAGambit(t *testing.T) {
	for _, d := range []device{phone, tablet} {
		x, j := begin(t, d, "lantern-row")
		for !j.Question.Asks(rules.AskGambit) {
			if !x.answer(j) {
				t.Fatal("no gambit is offered")
			}
		}
		asks := x.sh.UI.Named("panel/decision").Rect
		for _, name := range []string{"panel/track", "destiny"} {
			if a := x.sh.UI.Named(name); a == nil || a.Rect.Overlaps(asks.Inset(1)) {
				t.Errorf("%s: %s is %+v, the question at %v", d, name, a, asks)
			}
		}
		for i := range j.Play.Shown.Track[:j.Play.Shown.NumTrack] {
			if a := x.sh.UI.Named("track/" + j.Play.Shown.CardName(j.Play.Shown.Track[i])); a == nil {
				t.Errorf("%s: card %d of the order is not there", d, i+1)
			}
		}
	}
}
