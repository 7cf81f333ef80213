package console

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
)

// forecast tells what each hostile would do now, or one of them at length, also with an explorer
// standing elsewhere.
func (t *table) forecast(d *engine.Decision, what string) {
	name, place, moved := strings.Cut(" "+what, " at ")
	name = strings.TrimSpace(name)
	var stands []fortress.Stand
	if moved {
		at, ok := t.stand(d, place)
		if !ok {
			return
		}
		stands = append(stands, at)
	}
	s := &t.play.Shown
	var sum [fortress.MaxParty]fortress.Hurt
	told := false
	for _, l := range fortress.Outlooks(t.play.Match, stands...) {
		if strings.HasPrefix(s.UnitName(l.Unit), name) {
			t.outlook(&l, name != "")
			told = true
			for e := range sum {
				sum[e] = sum[e].Plus(l.Expected(e))
			}
		}
	}
	if !told {
		fmt.Fprintln(t.Out, t.book.Say("hostile.none"))
	} else if parts := t.hurt(&sum); parts != "" {
		fmt.Fprintln(t.Out, t.book.Say("console.forecast.sum", parts))
	}
}

// stand reads where somebody would stand: a hex, or a name and a hex.
func (t *table) stand(d *engine.Decision, place string) (at fortress.Stand, ok bool) {
	s := &t.play.Shown
	fields := strings.Fields(place)
	if len(fields) == 1 {
		fields = []string{d.About[0], fields[0]}
	}
	if len(fields) != 2 {
		fields = []string{"", ""}
	}
	at.Unit = s.Find(fields[0])
	if at.Unit == fortress.NoUnit || !s.On(at.Unit).Here() {
		fmt.Fprintln(t.Out, t.book.Say("console.forecast.nobody"))
		return at, false
	}
	at.Hex, ok = t.space(fields[1])
	return at, ok
}

func (t *table) outlook(l *fortress.Outlook, full bool) {
	if l.Stunned {
		fmt.Fprintln(t.Out, t.book.Say("console.forecast.stunned", t.model(l.Unit)))
		return
	}
	var parts []string
	for _, o := range l.Actions {
		parts = append(parts, t.book.Say("console.prospect", t.book.Name(o.Action), strconv.Itoa(int(o.Faces))))
	}
	fmt.Fprintln(t.Out, t.book.Say("console.forecast", t.model(l.Unit), t.book.Name(l.Column), strings.Join(parts, ", ")))
	for i := range l.Actions {
		if full {
			fmt.Fprintln(t.Out, t.book.Say("console.forecast.action", t.book.Name(l.Actions[i].Action), t.outcome(&l.Actions[i])))
		}
	}
	var expected [fortress.MaxParty]fortress.Hurt
	for e := range expected {
		expected[e] = l.Expected(e)
	}
	if list := t.hurt(&expected); list != "" {
		fmt.Fprintln(t.Out, t.book.Say("console.forecast.expect", list))
	}
}

// outcome tells what comes of an action of a hostile.
func (t *table) outcome(o *fortress.Outcome) string {
	var parts []string
	for _, w := range o.Moves {
		var hexes []string
		for _, sp := range w.Path.Spaces[:w.Path.N] {
			hexes = append(hexes, t.play.Shown.HexName(sp))
		}
		parts = append(parts, t.book.Say("console.forecast.way", strings.Join(hexes, " ")))
	}
	for _, a := range o.Attacks {
		if hits := a.Wound.Plus(a.Grievous); chance(hits.Plus(a.Miss)) {
			parts = append(parts, t.book.Say("console.forecast.attack", t.model(a.On), percent(hits)))
		} else {
			parts = append(parts, t.book.Say("console.forecast.attacks", t.model(a.On), average(hits)))
		}
	}
	if list := t.hurt(&o.Hurt); list != "" {
		parts = append(parts, list)
	}
	if len(parts) == 0 {
		return t.book.Say("console.forecast.nothing")
	}
	return strings.Join(parts, "; ")
}

// hurt tells what explorers are to expect.
func (t *table) hurt(all *[fortress.MaxParty]fortress.Hurt) string {
	var parts []string
	for e, h := range all {
		if h == (fortress.Hurt{}) {
			continue
		}
		name := t.book.Name(t.play.Shown.Name(e))
		if sum := h.Wounds.Plus(h.Grievous); sum.Num > 0 {
			parts = append(parts, t.book.Say("console.forecast.hurt", name, average(sum), average(h.Grievous)))
		}
		if h.Stunned.Num > 0 {
			parts = append(parts, t.book.Say("console.forecast.stuns", name, average(h.Stunned)))
		}
		if h.Out.Num > 0 {
			parts = append(parts, t.book.Say("console.forecast.out", name, average(h.Out)))
		}
	}
	return strings.Join(parts, "; ")
}
