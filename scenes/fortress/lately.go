package fortress

import (
	"slices"
	"strconv"
	"strings"

	"precipice/game"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
)

// lately is what has come of the last choice, and of what others have done since, in a few words over the next question.
type lately struct {
	stamp   logStamp
	since   int
	clauses []string
	all     string // the lines of the log that they stand for
}

// plight is what has befallen a miniature.
type plight struct {
	name                                                 string
	wounds, grievous, damage, healed, inspired           int
	attacked, slain, out, stunned, explorer, notInspired bool
}

// latelySpaced stands between what is told of one and of the next.
const latelySpaced = " · "

// latelyLines is how many lines it takes at the most.
const latelyLines = 2

// toldLately returns what to tell over the question: nothing while the recap of skipped events tells more.
func (c *Combat) toldLately(sh *game.Shell) *lately {
	now := logStamp{c.Version, len(c.Play.Log)}
	if l := &c.late; l.stamp != now || l.since != c.Play.Since() {
		*l = lately{stamp: now, since: c.Play.Since()}
		if c.choices != nil && !c.Stage.Moving() && len(c.recap) == 0 && !c.HandedOver() && c.Problem == "" && c.Play.Shown.Turn > 0 {
			c.tellLately(sh.Words.WithPlayers(c.Play.Table.Names), l)
		}
	}
	return &c.late
}

// tellLately reads the log since then.
func (c *Combat) tellLately(w *words.Book, l *lately) {
	log := c.Play.Log[c.latelyFrom():]
	plights, arrived := c.plights(log)
	for i := range plights { // whoever is asked about a wound is still being attacked, and overwatch says what an attack came to
		plights[i].attacked = plights[i].attacked && (c.own() || !plights[i].explorer)
	}
	for _, explorers := range []bool{true, false} {
		for i := range plights {
			if plights[i].explorer == explorers {
				l.clauses = append(l.clauses, plights[i].tell(w)...)
			}
		}
	}
	if arrived > 0 {
		l.clauses = append(l.clauses, w.Count("lately.arrived", arrived))
	}
	var lines []string
	for i := range log {
		lines = append(lines, scenes.Told(w, &log[i]))
	}
	l.all = strings.Join(lines, "\n")
}

// latelyFrom returns the first line of the log that counts: since the last choice, or at the beginning of an activation since
// the activation of the explorer before, so that no question in between makes it forget what hostiles have done. What stood there
// before the first turn does not count.
func (c *Combat) latelyFrom() int {
	log, from := c.Play.Log, c.Play.Since()
	first, begun := from, !c.own()
	for i := len(log) - 1; i >= 0; i-- {
		l := &log[i]
		switch {
		case l.Key == "turn" && l.Args[0] == "1":
			return max(first, i)
		case l.Key != "card-began" && l.Key != "phase" || !c.own():
			continue
		case begun && l.Key == "card-began" && c.explorerNamed(l.Args[0]) >= 0:
			return first
		case l.Key == "card-began" && !begun:
			if begun = true; i < from { // something has been chosen in it
				return from
			}
		}
		first = min(first, i)
	}
	return first
}

// plights reads from the log what has befallen whom, in the order in which it did, and how many hostiles have arrived.
func (c *Combat) plights(log []session.Line) (list []plight, arrived int) {
	of := func(name string) *plight {
		i := slices.IndexFunc(list, func(f plight) bool { return f.name == name })
		if i < 0 {
			i, list = len(list), append(list, plight{name: name, explorer: c.explorerNamed(name) >= 0})
		}
		return &list[i]
	}
	for i := range log {
		l := &log[i]
		switch l.Key {
		case "hit":
			of(l.Args[1]).attacked = true
		case "wounded":
			of(l.Args[0]).wounds++
		case "wounded-grievously":
			of(l.Args[0]).grievous++
		case "out-of-action":
			of(l.Args[0]).out = true
		case "stunned":
			of(l.Args[0]).stunned = true
		case "slain":
			of(l.Args[0]).slain = true
		case "damaged":
			of(l.Args[0]).damage += figureIn(l.Args[1])
		case "healed":
			of(l.Args[0]).healed += figureIn(l.Args[1])
		case "inspiration-gained":
			of(l.Args[0]).inspired += figureIn(l.Args[1])
		case "blackstone":
			if l.Args[1] == "inspiration" && l.Args[3] == "failure" {
				of(l.Args[0]).notInspired = true
			}
		case "deployed":
			if c.explorerNamed(l.Args[0]) < 0 {
				arrived++
			}
		}
	}
	return list, arrived
}

// figureIn reads a number of the log.
func figureIn(arg string) int {
	n, _ := strconv.Atoi(arg)
	return n
}

// tell says it in clauses, the worst first and only that if it is the end.
func (f *plight) tell(w *words.Book) (said []string) {
	name := w.Name(f.name)
	if f.slain {
		return []string{w.Say("lately.slain", name)}
	}
	if f.out {
		said = append(said, w.Say("lately.out", name))
	}
	if f.grievous > 0 && !f.out {
		said = append(said, w.Count("lately.grievous", f.grievous, name))
	}
	if f.wounds > 0 && !f.out {
		said = append(said, w.Count("lately.wounded", f.wounds, name))
	}
	if f.damage > 0 {
		said = append(said, w.Say("lately.damage", name, strconv.Itoa(f.damage)))
	}
	if f.stunned && !f.out {
		said = append(said, w.Say("lately.stunned", name))
	}
	if f.attacked && len(said) == 0 {
		said = append(said, w.Say("lately.unharmed", name))
	}
	if f.healed > 0 {
		said = append(said, w.Count("lately.healed", f.healed, name))
	}
	if f.inspired > 0 {
		said = append(said, w.Say("lately.inspired", name, strconv.Itoa(f.inspired)))
	}
	if f.notInspired {
		said = append(said, w.Say("lately.uninspired", name))
	}
	return said
}

// latelyStyle is the style in which it is told.
var latelyStyle = render.Small.With(render.Ivory)

// lines breaks what is told into no more than so many lines. What there is no room for is said to be left out.
func (l *lately) lines(t *render.Theme, wide float32, most int) []string {
	for n := len(l.clauses); n > 0; n-- {
		text := strings.Join(l.clauses[:n], latelySpaced)
		if n < len(l.clauses) {
			text += latelySpaced + "…"
		}
		if lines := t.Wrap(text, latelyStyle, wide); len(lines) <= most || n == 1 {
			return lines[:min(len(lines), most)]
		}
	}
	return nil
}

// latelyAsks reports whether it stands in place of the question: on a device held in the hands the card of whoever acts stands
// right over it, and needs the room.
func (c *Combat) latelyAsks(sh *game.Shell) bool {
	return c.kit.layout.held && c.own() && c.canAct() && !c.plainTurn() && len(c.toldLately(sh).clauses) > 0
}

// latelyHeight returns the height that it needs over the question.
func (c *Combat) latelyHeight(sh *game.Shell, wide float32) float32 {
	l := c.toldLately(sh)
	if len(l.clauses) == 0 || c.plainTurn() || c.latelyAsks(sh) {
		return 0
	}
	return float32(len(l.lines(sh.Theme, wide, latelyLines)))*sh.Theme.LineHeight(latelyStyle) + sh.Theme.Px(3)
}

// drawLately draws it at the top of in, and returns the rest.
func (c *Combat) drawLately(sh *game.Shell, p *render.Canvas, in render.Rect) render.Rect {
	high, most := c.latelyHeight(sh, in.W), latelyLines
	at, rest := in.CutTop(high)
	switch {
	case c.latelyAsks(sh):
		at, _ = in.CutTop(sh.Theme.ParagraphHeight(c.question(sh), render.Strong, in.W))
		most, rest = 1, in
	case high == 0:
		return in
	}
	c.addLately(sh, at)
	for _, line := range c.late.lines(sh.Theme, in.W, most) {
		var row render.Rect
		row, at = at.CutTop(sh.Theme.LineHeight(latelyStyle))
		p.Label(row, line, latelyStyle, render.Left)
	}
	return rest
}

// drawLatelyAside draws it at the right of the line that says who is asked, where there is no other room.
func (c *Combat) drawLatelyAside(sh *game.Shell, p *render.Canvas, at render.Rect) {
	if l := c.toldLately(sh); len(l.clauses) > 0 && c.plainTurn() {
		t := sh.Theme
		_, at = at.CutLeft(t.Measure(c.player(sh, c.choices.decision.Seat), render.Heading) + t.Px(16))
		p.Snug(at, strings.Join(l.clauses, latelySpaced), latelyStyle, render.Right)
		c.addLately(sh, at)
	}
}

// addLately lets its tip say it in the words of the log, which a touch opens where it is a drawer.
func (c *Combat) addLately(sh *game.Shell, at render.Rect) {
	a := game.Area{Name: "lately", Rect: at, Skip: true, Tip: func() render.TooltipView {
		return render.TooltipView{Title: sh.Words.Say("lately"), Text: c.late.all}
	}}
	if c.kit.layout.held {
		a.Do = func() { c.pull(logDrawer) }
	}
	sh.UI.Add(game.Panels, a)
}
