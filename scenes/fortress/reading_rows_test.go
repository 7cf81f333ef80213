package fortress

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// reach returns the keys that can be taken from a row: by a click on it, on the board, or on one of the
// choices at its right end.
func reach(r *asking.Row, s *fortress.State) (keys []string) {
	if d := r.Direct(); d != nil {
		return []string{d.Key}
	}
	take := func(ch *asking.Choice) {
		if ch != nil && ch.Why == nil && !slices.Contains(keys, ch.Key) {
			keys = append(keys, ch.Key)
		}
	}
	switch r.Place {
	case asking.Nowhere:
		for i := range r.Legal {
			take(&r.Legal[i])
		}
	case asking.OnSpaces:
		for i := range r.Legal {
			take(r.OnSpace(r.Legal[i].Space))
		}
	case asking.OnUnits:
		for u := range s.Units {
			take(r.OnUnit(int(fortress.UnitID(u)), false))
			take(r.OnUnit(int(fortress.UnitID(u)), true))
		}
	}
	return keys
}

// Every legal option can be taken with the mouse, and every refused one is listed with its reason.
func TestEveryOptionCanBeTakenByHand(t *testing.T) {
	sh := playing.Bare(t)
	kinds := map[string]int{}
	playing.EachDecision(t, sh, 30, 700, func(play *blackstone.Session, d *engine.Decision) {
		kinds[d.Kind]++
		var want, got, refused, laid []string
		for i := range d.Options {
			want = append(want, d.Options[i].Key())
		}
		for i := range d.Refusals {
			refused = append(refused, d.Refusals[i].Option.Key())
		}
		c := table.Arrange(d, &play.Shown, sh.Words)
		for i := range c.Rows {
			r := c.Rows[i]
			got = append(got, reach(r, &play.Shown)...)
			for k := range r.Refused {
				laid = append(laid, r.Refused[k].Key)
				if r.Refused[k].Why == nil {
					t.Errorf("%s: %s is refused without a reason", d.Kind, r.Refused[k].Key)
				}
			}
			if len(r.Legal) == 0 && r.Reason() == nil && !allAimed(r.Refused) {
				t.Errorf("%s: the row %s does not say why it is grey", d.Kind, r.ID)
			}
		}
		for _, list := range [][]string{want, got, refused, laid} {
			slices.Sort(list)
		}
		if !slices.Equal(want, got) {
			t.Errorf("%s: %v can be chosen, and by hand %v", d.Kind, without(want, got), without(got, want))
		}
		if !slices.Equal(refused, laid) {
			t.Errorf("%s: refused are %v, and laid out %v", d.Kind, without(refused, laid), without(laid, refused))
		}
	})
	if len(kinds) < 24 {
		t.Errorf("only these were asked: %v", kinds)
	}
}

func allAimed(list []asking.Choice) bool {
	return !slices.ContainsFunc(list, func(ch asking.Choice) bool { return !ch.Aimed })
}

func without(list, other []string) (rest []string) {
	for _, s := range list {
		if !slices.Contains(other, s) {
			rest = append(rest, s)
		}
	}
	return rest
}

// No question or answer shows a missing text in brackets or a bare id.
func TestEveryQuestionAndAnswerIsASentence(t *testing.T) {
	sh := playing.Bare(t)
	w := sh.Words
	bad := func(text string) bool { return text == "" || strings.ContainsAny(text, "[]{}") }
	playing.EachDecision(t, sh, 12, 300, func(play *blackstone.Session, d *engine.Decision) {
		if text := w.Ask(d); bad(text) || !strings.Contains(text, "?") {
			t.Errorf("%s is asked as %q", d.Kind, text)
		}
		c := table.Arrange(d, &play.Shown, w)
		labels := map[string]string{}
		for i := range c.Rows {
			r := c.Rows[i]
			if bad(r.Label) {
				t.Errorf("%s: the row %s is called %q", d.Kind, r.ID, r.Label)
			}
			if other, ok := labels[r.Label]; ok && len(r.Legal) > 0 && r.Place == asking.Nowhere && d.Kind != "activation" {
				t.Errorf("%s: the rows %s and %s are both called %q", d.Kind, other, r.ID, r.Label)
			}
			labels[r.Label] = r.ID
			if why := r.Reason(); why != nil && bad(asking.Why(sh, why)) {
				t.Errorf("%s: %s is refused by %q", d.Kind, r.ID, asking.Why(sh, why))
			}
		}
	})
}

// Every action with a cost shows it.
func TestTheActionsOfAnActivationShowTheirCosts(t *testing.T) {
	sh := playing.Bare(t)
	seen, shots := map[string]int{}, 0
	playing.EachDecision(t, sh, 6, 300, func(play *blackstone.Session, d *engine.Decision) {
		c := table.Arrange(d, &play.Shown, sh.Words)
		if d.Kind == fortress.AskOverwatchWeapon {
			shots += weaponsShowTheirCosts(t, c, &play.Shown)
			return
		}
		at := -1
		for i := range c.Rows {
			r := c.Rows[i]
			free := d.Kind != "activation" || slices.Contains([]string{"end", "inspire", "twin"}, r.Verb)
			if free && r.Cost != 0 || !free && len(r.Legal) > 0 && r.Cost == 0 || r.Cost > 6 {
				t.Errorf("%s: the row %s costs %d", d.Kind, r.ID, r.Cost)
			}
			seen[r.Verb] = max(seen[r.Verb], r.Cost)
			if d.Kind != "activation" {
				continue
			}
			if place := slices.Index(table.Order, r.Verb); place < at {
				t.Errorf("the row %s stands behind %s", r.ID, table.Order[at])
			} else {
				at = place
			}
		}
	})
	if seen["move"] != 1 {
		t.Errorf("a move costs %d (BF-MOV-001)", seen["move"])
	}
	if shots == 0 {
		t.Error("no weapon is offered in overwatch")
	}
}

// weaponsShowTheirCosts checks the rows of a shot in overwatch against the faces on the explorer's card, and counts them.
func weaponsShowTheirCosts(t *testing.T, c *asking.Question, s *fortress.State) (n int) {
	t.Helper()
	card := s.Card(int(s.On(s.Find(c.Decision.About[0])).Card))
	for i := range c.Rows {
		r := c.Rows[i]
		if len(r.Legal) == 0 {
			continue
		}
		fire := &r.Legal[0].Option
		at := slices.IndexFunc(card.Weapons, func(w library.Weapon) bool { return w.ID == fire.Parts[0] })
		if at < 0 || !slices.ContainsFunc(card.Weapons[at].Costs, func(cost library.Cost) bool { return cost.Die == r.Cost }) {
			t.Errorf("in overwatch the row %s costs %d", r.ID, r.Cost)
		}
		n++
	}
	return n
}

// Every miniature that can be placed on a hex has a row of its own, so that a click cannot place another
// one.
func TestEveryPlaceableMiniatureHasARow(t *testing.T) {
	sh, combat := atTable(t, 1)
	d := &engine.Decision{Kind: "deploy", Options: []engine.Option{
		{Verb: "deploy", Parts: [4]string{"one", "0,0"}}, {Verb: "deploy", Parts: [4]string{"one", "1,0"}}, {Verb: "deploy", Parts: [4]string{"two", "0,0"}}}}
	c := table.Arrange(d, &combat.Play.Shown, sh.Words)
	if len(c.Rows) != 2 || len(c.Rows[0].Legal) != 2 || c.Rows[1].OnSpace("0,0").Key != "deploy two 0,0" {
		t.Errorf("the rows are %+v", c.Rows)
	}
}

// A row with one choice is taken at once, except where its target has to be clicked.
func TestARowIsTakenAtOnceWithOneChoiceThatNeedsNoPointing(t *testing.T) {
	for _, c := range []struct {
		kind, verb string
		at         asking.Place
		legal      int
		want       bool
	}{
		{fortress.AskActivation, "search", asking.Nowhere, 1, true}, {fortress.AskActivation, "search", asking.Nowhere, 0, false}, {fortress.AskOverwatchWeapon, "gambit", asking.Nowhere, 2, false},
		{fortress.AskActivation, "move", asking.OnSpaces, 1, false}, {fortress.AskActivation, "fire", asking.OnUnits, 1, false},
		{fortress.AskActivation, "summon", asking.OnSpaces, 1, true}, {fortress.AskActivation, "summon", asking.OnSpaces, 2, false},
		{fortress.AskOverwatchWeapon, "fire", asking.OnUnits, 1, true}, {fortress.AskOverwatchWeapon, "fire", asking.OnUnits, 2, false}, {fortress.AskOverwatchWeapon, "place", asking.OnSpaces, 1, false},
	} {
		r := asking.Row{Kind: c.kind, Verb: c.verb, Place: c.at, Legal: make([]asking.Choice, c.legal)}
		r.Sole = table.Sole(&r)
		if got := r.Direct() != nil; got != c.want {
			t.Errorf("%s with %d choices is taken at once: %v", c.verb, c.legal, got)
		}
	}
}

// A group that trades places is named by its kind, as on its card.
func TestAGroupThatTradesPlacesIsNamedByItsKind(t *testing.T) {
	sh, named := playing.Bare(t), 0
	playing.EachDecision(t, sh, 12, 120, func(play *blackstone.Session, d *engine.Decision) {
		s := &play.Shown
		if d.Kind != fortress.AskGambitSwap || !s.Fighting() {
			return
		}
		for i := range d.Options {
			n, on := strings.CutPrefix(d.Options[i].Parts[1], "group-")
			if !on {
				continue
			}
			number, _ := strconv.Atoi(n)
			kind := sh.Words.Name(s.Pack().Hostiles[s.Groups[number-1].Kind].ID)
			if text := table.WithKinds(sh.Words.Do(d.Kind, &d.Options[i]), &d.Options[i], s, sh.Words); !strings.Contains(text, kind) || !strings.Contains(text, n) {
				t.Errorf("the %s are named in %q", kind, text)
			}
			named++
		}
	})
	if named == 0 {
		t.Error("no group has traded places")
	}
}
