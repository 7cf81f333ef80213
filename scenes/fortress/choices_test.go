package fortress

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone"
)

// reach returns the keys that can be taken from a row: by a click on it, on the board, or on one of the
// choices at its right end.
func (r *row) reach(s *fortress.State) (keys []string) {
	if d := r.direct(); d != nil {
		return []string{d.key}
	}
	take := func(ch *choice) {
		if ch != nil && ch.why == nil && !slices.Contains(keys, ch.key) {
			keys = append(keys, ch.key)
		}
	}
	switch r.place {
	case nowhere:
		for i := range r.legal {
			take(&r.legal[i])
		}
	case onHexes:
		for i := range r.legal {
			take(r.onHex(r.legal[i].hex))
		}
	case onUnits:
		for u := range s.Units {
			take(r.onUnit(fortress.UnitID(u), false))
			take(r.onUnit(fortress.UnitID(u), true))
		}
	}
	return keys
}

// Every legal option can be taken with the mouse, and every refused one is listed with its reason.
func TestEveryOptionCanBeTakenByHand(t *testing.T) {
	sh := bare(t)
	kinds := map[string]int{}
	eachDecision(t, sh, 30, 700, func(play *blackstone.Session, d *engine.Decision) {
		kinds[d.Kind]++
		var want, got, refused, laid []string
		for i := range d.Options {
			want = append(want, d.Options[i].Key())
		}
		for i := range d.Refusals {
			refused = append(refused, d.Refusals[i].Option.Key())
		}
		c := arrange(d, &play.Shown, sh.Words)
		for i := range c.rows {
			r := &c.rows[i]
			got = append(got, r.reach(&play.Shown)...)
			for k := range r.not {
				laid = append(laid, r.not[k].key)
				if r.not[k].why == nil {
					t.Errorf("%s: %s is refused without a reason", d.Kind, r.not[k].key)
				}
			}
			if len(r.legal) == 0 && r.reason() == nil && !allAimed(r.not) {
				t.Errorf("%s: the row %s does not say why it is grey", d.Kind, r.id)
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

func allAimed(list []choice) bool {
	return !slices.ContainsFunc(list, func(ch choice) bool { return !ch.aimed })
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
	sh := bare(t)
	w := sh.Words
	bad := func(text string) bool { return text == "" || strings.ContainsAny(text, "[]{}") }
	eachDecision(t, sh, 12, 300, func(play *blackstone.Session, d *engine.Decision) {
		if text := w.Ask(d); bad(text) || !strings.Contains(text, "?") {
			t.Errorf("%s is asked as %q", d.Kind, text)
		}
		c := arrange(d, &play.Shown, w)
		labels := map[string]string{}
		for i := range c.rows {
			r := &c.rows[i]
			if bad(r.label) {
				t.Errorf("%s: the row %s is called %q", d.Kind, r.id, r.label)
			}
			if other, ok := labels[r.label]; ok && len(r.legal) > 0 && r.place == nowhere && d.Kind != "activation" {
				t.Errorf("%s: the rows %s and %s are both called %q", d.Kind, other, r.id, r.label)
			}
			labels[r.label] = r.id
			if why := r.reason(); why != nil && bad(refusal(sh, why)) {
				t.Errorf("%s: %s is refused by %q", d.Kind, r.id, refusal(sh, why))
			}
		}
	})
}

// Every action with a cost shows it.
func TestTheActionsOfAnActivationShowTheirCosts(t *testing.T) {
	sh := bare(t)
	seen, shots := map[string]int{}, 0
	eachDecision(t, sh, 6, 300, func(play *blackstone.Session, d *engine.Decision) {
		c := arrange(d, &play.Shown, sh.Words)
		if d.Kind == fortress.AskOverwatchWeapon {
			shots += weaponsShowTheirCosts(t, c, &play.Shown)
			return
		}
		at := -1
		for i := range c.rows {
			r := &c.rows[i]
			free := d.Kind != "activation" || slices.Contains([]string{"end", "inspire", "twin"}, r.verb)
			if free && r.cost != 0 || !free && len(r.legal) > 0 && r.cost == 0 || r.cost > 6 {
				t.Errorf("%s: the row %s costs %d", d.Kind, r.id, r.cost)
			}
			seen[r.verb] = max(seen[r.verb], r.cost)
			if d.Kind != "activation" {
				continue
			}
			if place := slices.Index(order, r.verb); place < at {
				t.Errorf("the row %s stands behind %s", r.id, order[at])
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
func weaponsShowTheirCosts(t *testing.T, c *choices, s *fortress.State) (n int) {
	t.Helper()
	card := s.Card(int(s.On(s.Find(c.decision.About[0])).Card))
	for i := range c.rows {
		r := &c.rows[i]
		if len(r.legal) == 0 {
			continue
		}
		fire := &r.legal[0].option
		at := slices.IndexFunc(card.Weapons, func(w library.Weapon) bool { return w.ID == fire.Parts[0] })
		if at < 0 || !slices.ContainsFunc(card.Weapons[at].Costs, func(cost library.Cost) bool { return cost.Die == r.cost }) {
			t.Errorf("in overwatch the row %s costs %d", r.id, r.cost)
		}
		n++
	}
	return n
}

// pointing makes a row of choices, of which the first few are legal.
func pointing(at place, legal int, list ...choice) row {
	r := row{place: at}
	for i := range list {
		list[i].at = at
		if i < legal {
			r.legal = append(r.legal, list[i])
			continue
		}
		if list[i].why == nil {
			list[i].why = &engine.Refusal{Reason: "far"}
		}
		r.not = append(r.not, list[i])
	}
	return r
}

func TestARowFindsWhatIsPointedAt(t *testing.T) {
	here, there, far := board.Hex{Q: 1}, board.Hex{Q: 2}, board.Hex{Q: 3}
	r := pointing(onHexes, 1, choice{key: "a", hex: here}, choice{key: "b", hex: there})
	if ch := r.onHex(here); ch == nil || ch.key != "a" || ch.why != nil {
		t.Errorf("on a legal hex is found %+v", ch)
	}
	if ch := r.onHex(there); ch == nil || ch.why == nil {
		t.Errorf("on a refused hex is found %+v", ch)
	}
	if ch := r.onHex(far); ch != nil {
		t.Errorf("on no hex of the row is found %+v", ch)
	}
}

// Every miniature that can be placed on a hex has a row of its own, so that a click cannot place another
// one.
func TestEveryPlaceableMiniatureHasARow(t *testing.T) {
	sh, combat := table(t, 1)
	d := &engine.Decision{Kind: "deploy", Options: []engine.Option{
		{Verb: "deploy", Parts: [4]string{"one", "0,0"}}, {Verb: "deploy", Parts: [4]string{"one", "1,0"}}, {Verb: "deploy", Parts: [4]string{"two", "0,0"}}}}
	c := arrange(d, &combat.Play.Shown, sh.Words)
	if len(c.rows) != 2 || len(c.rows[0].legal) != 2 || c.rows[1].onHex(board.Hex{}).key != "deploy two 0,0" {
		t.Errorf("the rows are %+v", c.rows)
	}
}

func TestAimingFallsBackToWhatCanBeAimedAt(t *testing.T) {
	r := pointing(onUnits, 3, choice{key: "plain 1", unit: 1}, choice{key: "aimed 1", unit: 1, aimed: true}, choice{key: "plain 2", unit: 2},
		choice{key: "plain 3", unit: 3}, choice{key: "aimed 3", unit: 3, aimed: true})
	for _, c := range []struct {
		unit  fortress.UnitID
		aimed bool
		key   string
	}{{1, false, "plain 1"}, {1, true, "aimed 1"}, {2, true, "plain 2"}, {3, true, "aimed 3"}, {3, false, "plain 3"}} {
		if ch := r.onUnit(c.unit, c.aimed); ch == nil || ch.key != c.key {
			t.Errorf("on %d, aimed %v, is found %+v", c.unit, c.aimed, ch)
		}
	}
	if ch := r.onUnit(4, true); ch != nil {
		t.Errorf("on somebody else is found %+v", ch)
	}
}

func TestARowIsTakenAtOnceWithOneChoiceThatNeedsNoPointing(t *testing.T) {
	const own, question = "activation", "overwatch-weapon"
	for _, c := range []struct {
		kind, verb string
		at         place
		legal      int
		want       bool
	}{
		{own, "search", nowhere, 1, true}, {own, "search", nowhere, 0, false}, {question, "gambit", nowhere, 2, false},
		{own, "move", onHexes, 1, false}, {own, "fire", onUnits, 1, false}, {own, "summon", onHexes, 1, true}, {own, "summon", onHexes, 2, false},
		{question, "fire", onUnits, 1, true}, {question, "fire", onUnits, 2, false}, {question, "place", onHexes, 1, false},
	} {
		r := pointing(c.at, c.legal, choice{key: "a"}, choice{key: "b"})
		r.kind, r.verb = c.kind, c.verb
		if got := r.direct() != nil; got != c.want {
			t.Errorf("%s with %d choices is taken at once: %v", c.verb, c.legal, got)
		}
	}
}

func TestAGreyRowGivesTheReasonOfMostOfItsChoices(t *testing.T) {
	because := func(reason string, aimed bool) choice {
		return choice{aimed: aimed, why: &engine.Refusal{Reason: reason}}
	}
	r := pointing(onUnits, 0, because("near", false), because("hidden", false), because("hidden", false),
		because("no-aim", true), because("no-aim", true), because("no-aim", true))
	if why := r.reason(); why == nil || why.Reason != "hidden" {
		t.Errorf("the reason is %+v", why)
	}
	r = pointing(onUnits, 0, because("no-aim", true))
	if why := r.reason(); why != nil {
		t.Errorf("what cannot be aimed is no reason: %+v", why)
	}
}

// A group that trades places is named by its kind, as on its card.
func TestAGroupThatTradesPlacesIsNamedByItsKind(t *testing.T) {
	sh, named := bare(t), 0
	eachDecision(t, sh, 12, 120, func(play *blackstone.Session, d *engine.Decision) {
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
			if text := withKinds(sh.Words.Do(d.Kind, &d.Options[i]), &d.Options[i], s, sh.Words); !strings.Contains(text, kind) || !strings.Contains(text, n) {
				t.Errorf("the %s are named in %q", kind, text)
			}
			named++
		}
	})
	if named == 0 {
		t.Error("no group has traded places")
	}
}
