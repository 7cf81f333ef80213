package city

import (
	"slices"
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/play"
)

// since holds what has happened since the last choice. It stands over the question.
type since struct {
	d *tabletop

	lines, from, version int // of the log and of the screen when it was read
	read                 bool
	deeds                play.Deeds
	echoes               map[int]*echo // by their cause
}

// told returns what has happened: nothing while events are shown, and before the first turn.
func (x *since) told(sh *game.Shell) play.Deeds {
	log, from := x.d.Play.Log, x.first()
	if x.d.Question == nil || x.d.Presenting() || x.d.Play.Shown.Turn == 0 || x.d.HandedOver() {
		return nil
	}
	if x.read && x.lines == len(log) && x.from == from && x.version == x.d.Version {
		return x.deeds
	}
	x.lines, x.from, x.version, x.read, x.deeds = len(log), from, x.d.Version, true, nil
	x.echoes = map[int]*echo{}
	n, thrown := now{telling: nobody, words: sh.Words.WithPlayers(x.d.Names), s: &x.d.Play.Shown}, play.Deed{}
	for i := range log[from:] {
		change := log[from+i].Change
		n.begins(n.s, change)
		m := Moments.Of(change)
		if m.Since != nil {
			d := m.Since(n)
			d.Act = n.act
			x.deeds.Add(d)
		}
		x.echo(n, m, change)
		if c, rolls := change.(rules.Rolled); rolls {
			thrown = lies(n, c)
		}
		n.ends(change)
	}
	if x.d.Question.Decision.Kind == rules.AskReRoll {
		x.open(thrown)
	}
	return x.deeds
}

// lies tells how a roll lies.
func lies(n now, c rules.Rolled) play.Deed {
	d := play.Deed{Weight: play.Blow, Text: n.words.Say("since.rolled", brief(n.words, c.Who), n.words.Name(c.For), n.words.Name(c.Level.String())), Act: n.act}
	if c.For == "attack" || c.For == "defence" {
		d.Of = n.cause
	}
	return d
}

// open tells a roll that may be made again. It takes the place of its attack, of which nobody knows yet what harm it does.
func (x *since) open(thrown play.Deed) {
	if slices.ContainsFunc(x.deeds, func(d play.Deed) bool { return d.Of == thrown.Of && d.Weight != play.Rest }) {
		thrown.Of = 0
	}
	x.deeds.Add(thrown)
}

// echo keeps of an attack what can be shown once more.
func (x *since) echo(n now, m moment, change any) {
	if _, attacks := change.(rules.Attacked); attacks {
		x.echoes[n.cause] = &echo{by: rules.NoUnit, on: rules.NoUnit}
	}
	if e := x.echoes[n.cause]; e != nil {
		e.add(n, m, change)
	}
}

// first returns the first line of the log to tell: the one after the last choice; at the first question after hostiles have acted, the
// one after the last choice before they did.
func (x *since) first() int {
	log, chosen, from := x.d.Play.Log, x.d.Play.Chosen(), x.d.Play.Since()
	if x.hostilesAct(len(log)) {
		return from
	}
	for i := len(chosen) - 1; i >= 0; i-- {
		if from = min(chosen[i], len(log)); !x.hostilesAct(from) {
			break
		}
	}
	return from
}

// hostilesAct reports whether a group acted when the log had so many lines.
func (x *since) hostilesAct(lines int) bool {
	for i := lines - 1; i >= 0; i-- {
		switch x.d.Play.Log[i].Change.(type) {
		case rules.GroupBegan:
			return true
		case rules.ActivationBegan, rules.PhaseBegan, rules.TurnBegan:
			return false
		}
	}
	return false
}

// Lines that it takes at the most.
const (
	mostSince  = 6
	largeSince = 3 // with large text
	lowSince   = 2 // in a low window, and in the hands
	lowWindow  = 800
)

// most returns how many lines it takes at the most.
func (x *since) most(sh *game.Shell) int {
	_, h := sh.Size()
	switch t := sh.Theme; {
	case t.Held || t.Text <= 1.25 && h < lowWindow:
		return lowSince
	case t.Text > 1.25:
		return largeSince
	}
	return mostSince
}

// list returns its lines with their sums. The last one counts what has no line of its own.
func (x *since) list(sh *game.Shell) (lines []play.Deed) {
	lines, others := x.told(sh).Lines(x.most(sh))
	if others > 0 {
		rest := play.Deed{Weight: play.Rest, Text: sh.Words.Count("since.all", others)}
		if n := len(lines); n > 0 {
			rest.Text, rest.Act = sh.Words.Count("since.rest", others), lines[n-1].Act
		}
		lines = append(lines, rest)
	}
	return lines
}

// headed reports whether there is room for a line that says what its lines are.
func (x *since) headed(sh *game.Shell) bool { return x.most(sh) == mostSince }

// height returns the height of its lines, 0 for none.
func (x *since) height(sh *game.Shell) float32 {
	n := len(x.list(sh))
	if n == 0 {
		return 0
	}
	if x.headed(sh) {
		n++
	}
	return float32(n)*sh.Theme.LineHeight(render.Small) + sh.Theme.Px(6)
}

var deedInks = [...]render.Ink{play.Hit: render.Hostile, play.Blow: render.Ivory, play.Rest: render.Muted}

// draw draws its lines, and returns what is left of the room.
func (x *since) draw(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	lines, t := x.list(sh), sh.Theme
	if len(lines) == 0 {
		return r
	}
	at, rest := r.CutTop(x.height(sh))
	sh.UI.Add(game.Panels, game.Area{Name: "since", Rect: at, Skip: true, Tip: func() render.TooltipView {
		return render.TooltipView{Title: sh.Words.Say("since"), Text: x.whole(sh)}
	}})
	var line render.Rect
	if x.headed(sh) {
		line, at = at.CutTop(t.LineHeight(render.Small))
		p.Label(line, strings.ToUpper(sh.Words.Say("since")), render.RuleRef, render.Left)
	}
	for i, d := range lines {
		line, at = at.CutTop(t.LineHeight(render.Small))
		if hover := x.addLine(sh, line, lineArea(i), d); hover {
			p.Fill(line.Inset2(-t.Px(3), 0), render.Fade(deedInks[d.Weight], 0.16))
		}
		if i > 0 && d.Act != lines[i-1].Act {
			p.Fill(render.Rect{X: line.X, Y: line.Y, W: line.W, H: t.Hair()}, render.Line)
		}
		if d.Sum != "" {
			var sum render.Rect
			sum, line = line.CutRight(t.Measure(d.Sum, render.Small) + t.Px(6))
			p.Label(sum, d.Sum, render.Small, render.Right)
		}
		p.Snug(line, d.Text, render.Small.With(deedInks[d.Weight]), render.Left)
	}
	return rest
}

// addLine adds the area of a line of which more can be shown, and reports whether it is pointed at.
func (x *since) addLine(sh *game.Shell, line render.Rect, name string, d play.Deed) bool {
	if x.echoes[d.Of] == nil {
		return false
	}
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: line, Skip: true, Weight: game.Token, Tip: func() render.TooltipView {
		return render.TooltipView{Title: d.Text, Text: strings.Join(x.echoes[d.Of].captions, "\n")}
	}})
	return sh.UI.Hover(name) || sh.UI.Focus(name)
}

// whole tells all that has happened, for a tip and for screen readers.
func (x *since) whole(sh *game.Shell) (text string) {
	all := x.told(sh)
	lines, others := all.Lines(len(all))
	for _, d := range lines {
		text += d.Text + "\n"
	}
	if others > 0 {
		text += sh.Words.Count("since.rest", others)
	}
	return text
}
