package asking_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// squares reads the options of a made-up game on squares, in which one walks to a square or hits a rat.
type squares struct{}

func (squares) Target(o *engine.Option) asking.Target {
	switch o.Verb {
	case "walk":
		return asking.Target{Place: asking.OnSpaces, Space: o.Parts[0]}
	case "hit", "bite":
		return asking.Target{Place: asking.OnUnits, Unit: int(o.Args[0])}
	}
	return asking.Target{}
}
func (squares) Way(_ *engine.Decision, ch *asking.Choice) string { return ch.Option.Verb }
func (squares) Compare(a, b *asking.Row) int                     { return cmp.Compare(a.Verb, b.Verb) }
func (squares) Read(_ *engine.Decision, row *asking.Row) asking.Reading {
	return asking.Reading{Label: row.Verb, Slot: row.ID, Ends: row.Verb == "wait", Confirm: row.Verb == "pray"}
}

// ask arranges the options with these keys; those that begin with ! are refused. Rats are told by a number.
func ask(keys ...string) *asking.Question {
	d := &engine.Decision{Kind: "turn"}
	for _, key := range keys {
		key, refused := strings.CutPrefix(key, "!")
		verb, at, _ := strings.Cut(key, " ")
		o := engine.Option{Verb: verb, Parts: [4]string{at}}
		if n, rat := strings.CutPrefix(at, "rat-"); rat {
			o.Args[0] = int16(n[0] - '0')
		}
		if refused {
			d.Refusals = append(d.Refusals, engine.Refusal{Option: o, Rule: "S-1", Reason: "far"})
		} else {
			d.Offer(o)
		}
	}
	return asking.Arrange(d, squares{})
}

// ids lists the rows by their ids, "" for one that is not there.
func ids(rows []*asking.Row) (list []string) {
	for _, r := range rows {
		if r == nil {
			list = append(list, "")
		} else {
			list = append(list, r.ID)
		}
	}
	return list
}

// Options that differ only in their target share a row. A click on the board takes the first row for such targets, until another is selected.
func TestAClickOnTheBoardTakesTheSelectedRow(t *testing.T) {
	q := ask("walk 1,1", "walk 2,1", "hit rat-1", "hit rat-2", "bite rat-2", "bite rat-3", "!bite rat-1", "wait")
	if got := ids(q.All()); !slices.Equal(got, []string{"bite", "hit", "wait", "walk"}) {
		t.Fatalf("the rows are %v", got)
	}
	if q.Spaces().ID != "walk" || q.Units().ID != "bite" || q.Picked() != nil || !q.Points() {
		t.Fatalf("a click takes %v or %v", q.Spaces(), q.Units())
	}
	if ch := q.Spaces().OnSpace("2,1"); ch == nil || ch.Key != "walk 2,1" {
		t.Errorf("on a square is found %+v", ch)
	}
	if ch := q.Units().OnUnit(1, false); ch == nil || ch.Why == nil {
		t.Errorf("a rat out of reach can be bitten: %+v", ch)
	}
	hit := q.Row("hit")
	if q.Pick(hit); q.Units() != hit || q.Picked() != hit || q.Spaces().ID != "walk" {
		t.Errorf("after selecting the blow a click takes %v", q.Units())
	}
	if q.Reset(); q.Units().ID != "bite" || q.Picked() != nil {
		t.Errorf("after dropping it a click takes %v", q.Units())
	}
	if rows, end := q.Answers(0); !slices.Equal(ids(rows), []string{"bite", "hit"}) || end.ID != "wait" {
		t.Errorf("beside the board stand %v and %v", ids(rows), end)
	}
	if older := ask("walk 1,1"); older.Has(hit) || !q.Has(hit) || (*asking.Question)(nil).Has(hit) {
		t.Error("a row is taken for one of another question")
	}
	if none := (*asking.Question)(nil); none.Spaces() != nil || none.Points() || none.Row("hit") != nil || none.All() != nil || none.Asks("turn") {
		t.Error("no question has rows")
	}
}

// An action keeps its number when others come and go, until somebody else acts. A number of one that is gone does nothing.
func TestActionsKeepTheirNumbers(t *testing.T) {
	var n asking.Numbers
	first := ask("bite rat-1", "hit rat-1", "walk 1,1")
	n.Keep("turn 1", first.All())
	second := ask("walk 1,1", "climb", "bite rat-1")
	n.Keep("turn 1", second.All())
	numbered := n.Among(second.All())
	if got := ids(numbered); !slices.Equal(got, []string{"bite", "", "walk", "climb"}) || numbered.Of(second.Row("climb")) != 4 || numbered.First() != "row/bite" {
		t.Fatalf("the numbers stand on %v, and the focus begins on %q", got, numbered.First())
	}
	numbered.Digit(nil, 2, nil, nil)
	numbered.Digit(nil, 0, nil, nil)
	numbered.Digit(nil, 5, nil, nil)
	n.Keep("turn 2", second.All())
	if got := ids(n.Among(second.All())); !slices.Equal(got, []string{"bite", "climb", "walk"}) {
		t.Errorf("in the next turn the numbers stand on %v", got)
	}
}

// A number takes a row without targets, points at the targets of another, and has to be pressed twice for one that spends something scarce.
func TestANumberTakesOrPoints(t *testing.T) {
	sh := bare(t)
	q := ask("climb", "hit rat-1", "hit rat-2", "pray", "!sing", "wait")
	numbered := asking.Number(q.All())
	var did []string
	press := func(id string) string {
		did = nil
		sh.UI.Begin(game.Panels)
		for _, r := range numbered {
			sh.UI.Add(game.Panels, game.Area{Name: r.Focus(), Rect: render.Rect{W: 1, H: 1}, Do: func() {}})
		}
		numbered.Digit(sh, numbered.Of(q.Row(id)), func(_ *game.Shell, key string) { did = append(did, "take "+key) }, func(_ *game.Shell, r *asking.Row) { did = append(did, "point "+r.ID) })
		return strings.Join(did, ",")
	}
	for _, c := range []struct{ id, did, focus string }{{"climb", "take climb", ""}, {"hit", "point hit", ""}, {"pray", "", "option/pray"}, {"pray", "take pray", "option/pray"}, {"sing", "", "row/sing"}} {
		if got := press(c.id); got != c.did || c.focus != "" && !sh.UI.Focus(c.focus) {
			t.Errorf("the number of %s does %q, on %q: %v", c.id, got, c.focus, sh.UI.Focus(c.focus))
		}
	}
}

// Several decisions that are answered together have each of their options once. The row that leaves the first one ends the
// question, a refusal gives way to what another decision allows, and each row says which decision it answers.
func TestSeveralDecisionsMakeOneQuestion(t *testing.T) {
	a, b := ask("walk 1,1", "!hit rat-1", "pray", "wait").Decision, ask("walk 1,1", "walk 2,2", "hit rat-1", "!sing", "wait").Decision
	a.Kind, b.Kind = "dawn", "dusk"
	q := asking.Join([]*engine.Decision{a, b}, []string{"wait", "wait"}, squares{})
	var rows []string
	for _, r := range q.All() {
		rows = append(rows, r.ID+" of "+r.Kind+" "+strings.Join(r.Keys(), ", "))
		if r.Of.Kind != r.Kind {
			t.Errorf("the row %s is of %s and answers %s", r.ID, r.Kind, r.Of.Kind)
		}
	}
	want := []string{"hit of dusk hit rat-1", "pray of dawn pray", "sing of dusk ", "wait of dawn wait", "walk of dawn walk 1,1, walk 2,2"}
	if !slices.Equal(rows, want) {
		t.Errorf("the rows are\n%q, not\n%q", rows, want)
	}
	if keys := q.Decision.Keys(); !slices.Equal(keys, []string{"walk 1,1", "pray", "wait", "walk 2,2", "hit rat-1"}) || len(q.Decision.Refusals) != 1 || q.Decision.Kind != "dawn" {
		t.Errorf("the question offers %q and refuses %v", keys, q.Decision.Refusals)
	}
	if list, end := q.Answers(9); end == nil || end.ID != "wait" || slices.Contains(ids(list), "wait") {
		t.Errorf("%v ends the question of %q", end, ids(list))
	}
	if len(a.Options) != 3 || len(b.Options) != 4 {
		t.Error("the decisions themselves have changed")
	}
}

// What leaves the first decision ends the question even where the ruleset calls it an answer like others, and what leaves the later ones
// is not asked.
func TestWhatLeavesADecisionEndsTheQuestion(t *testing.T) {
	q := asking.Join([]*engine.Decision{ask("hit rat-1", "pass").Decision, ask("hit rat-2", "rest").Decision}, []string{"pass", "rest"}, squares{})
	if list, end := q.Answers(9); end == nil || end.ID != "pass" || q.Row("rest") != nil || q.Decision.Has("rest") {
		t.Errorf("%v ends the question of %q", end, ids(list))
	}
}
