package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone/foretold"
)

// forecast writes what each hostile would do now, or describes one of them at length, optionally with an
// explorer in another hex.
func (t *table) forecast(d *engine.Decision, what string) {
	name, place, moved := strings.Cut(" "+what, " at ")
	name = strings.TrimSpace(name)
	var stands []fortress.Placement
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
	if !told && name != "" {
		fmt.Fprintln(t.Out, t.Book.Say("console.forecast.no-hostile", name))
	} else if !told {
		fmt.Fprintln(t.Out, foretold.NoHostiles(t.Book, &t.play.Shown))
	} else if parts := foretold.Hurt(t.Book, &t.play.Shown, &sum); parts != "" {
		fmt.Fprintln(t.Out, t.Book.Say("console.forecast.sum", parts))
	}
}

// stand reads a placement: a hex, or a name and a hex.
func (t *table) stand(d *engine.Decision, place string) (at fortress.Placement, ok bool) {
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
		fmt.Fprintln(t.Out, t.Book.Say("console.forecast.nobody"))
		return at, false
	}
	at.Hex, ok = t.space(fields[1])
	return at, ok
}

func (t *table) outlook(l *fortress.Outlook, full bool) {
	if l.Stunned {
		fmt.Fprintln(t.Out, t.Book.Say("console.forecast.stunned", t.model(l.Unit)))
		return
	}
	var parts []string
	for _, o := range l.Actions {
		parts = append(parts, t.Book.Say("console.prospect", t.Book.Name(o.Action), strconv.Itoa(int(o.Faces))))
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.forecast", t.model(l.Unit), t.Book.Name(l.Column), strings.Join(parts, ", ")))
	for i := range l.Actions {
		if full {
			fmt.Fprintln(t.Out, t.Book.Say("console.forecast.action", t.Book.Name(l.Actions[i].Action), foretold.Outcome(t.Book, &t.play.Shown, &l.Actions[i], t.Book.Say("console.then"))))
		}
	}
	var expected [fortress.MaxParty]fortress.Hurt
	for e := range expected {
		expected[e] = l.Expected(e)
	}
	if list := foretold.Hurt(t.Book, &t.play.Shown, &expected); list != "" {
		fmt.Fprintln(t.Out, t.Book.Say("console.forecast.expect", list))
	}
	t.leftOut(l.Left())
}
