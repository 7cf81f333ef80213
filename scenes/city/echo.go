package city

import (
	"strings"
	"time"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/play"
)

// echo shows once more an attack that has happened since the last choice.
type echo struct {
	by, on   rules.UnitID
	label    play.Label // that rose over its target
	dice     []scenes.Die
	captions []string // of each roll
	others   int      // dice before the last roll
}

// add adds what an event shows of an attack.
func (e *echo) add(n now, m moment, change any) {
	if c, attacks := change.(rules.Attacked); attacks {
		e.by, e.on = c.By, c.On
	}
	if _, counter := change.(rules.CounterPlaced); m.Label != nil && !counter {
		if l := m.Label(n); l.Rises && l.Over == int(e.on) {
			e.label = l
		}
	}
	switch c := change.(type) {
	case rules.Suffers: // its counters rise one by one
		if c.Unit == e.on {
			e.label = play.Label{Over: int(e.on), Text: n.words.Say("label.harm", numberOf(int(c.Damage))), Under: n.sum(c), Rises: true, Ink: render.Hostile}
			if c.Damage == 0 {
				e.label.Text, e.label.Ink = n.words.Say("label.unhurt"), render.Ivory
			}
		}
	case rules.Rolled:
		if c.For == "attack" || c.For == "defence" {
			e.throw(n, m, c.Again)
		}
	case rules.QuestRolled:
		if c.For == "ignore" || c.For == "reduce" {
			e.throw(n, m, false)
		}
	}
}

// throw adds the dice of a roll, in the place of those before where it is made again.
func (e *echo) throw(n now, m moment, again bool) {
	if again {
		e.dice, e.captions = e.dice[:e.others], e.captions[:max(0, len(e.captions)-1)]
	}
	list, caption := m.Dice(n)
	e.others = len(e.dice)
	e.dice, e.captions = append(e.dice, list...), append(e.captions, caption)
}

// replay shows the line of what has happened that is pointed at once more.
type replay struct {
	d     *tabletop
	since *since

	line  string // its area, "" for none
	shown *echo
	from  time.Time // when it was pointed at
	kept  scenes.Tray
	lies  bool // the dice of an attack lie in the tray in the place of those
	made  int  // lines of the log then
}

// pointed returns the attack whose line is pointed at, nil for none.
func (x *replay) pointed(sh *game.Shell) *echo {
	a := sh.UI.Pointed()
	if a == nil || x.d.Question == nil || x.d.Presenting() {
		return nil
	}
	for i, d := range x.since.list(sh) {
		if a.Name == lineArea(i) {
			return x.since.echoes[d.Of]
		}
	}
	return nil
}

// lineArea is the name of the area of a line of what has happened.
func lineArea(i int) string { return "since/" + numberOf(i+1) }

// attend brings the dice of the attack that is pointed at back into the tray, and takes them out again.
func (x *replay) attend(sh *game.Shell) {
	e, line := x.pointed(sh), ""
	x.shown = e
	if e != nil {
		line = sh.UI.Pointed().Name
	}
	if line == x.line {
		return
	}
	if x.lies && x.made == len(x.d.Play.Log) && !x.d.Presenting() {
		x.d.Tray = x.kept
	}
	x.line, x.from, x.lies = line, sh.Now, false
	if e != nil && len(e.dice) > 0 {
		x.kept, x.lies, x.made = x.d.Tray, true, len(x.d.Play.Log)
		x.d.Tray.Throw(sh, game.Instant, append([]scenes.Die(nil), e.dice...), strings.Join(e.captions, " · "))
		x.d.Tray.Land()
	}
	x.d.Version++
	sh.Dirty()
}

// again is how long a deed takes that is shown once more.
const again = 450 * time.Millisecond

// part returns how far it has been shown. With reduced motion all of it stands there at once.
func (x *replay) part(sh *game.Shell) float32 {
	if sh.Settings.Still() {
		return 1
	}
	part := min(1, float32(sh.Now.Sub(x.from))/float32(again))
	if part < 1 {
		sh.Dirty()
	}
	return part
}

// drawEcho shows the attack that is pointed at over the figures that are still there.
func (x *overhead) drawEcho(sh *game.Shell, p *render.Canvas, list []standing) {
	e := x.replay.shown
	if e == nil || x.d.Presenting() {
		return
	}
	part := x.replay.part(sh)
	x.drawBlow(p, list, e.by, e.on, part, 1)
	for i := range list {
		if f := &list[i]; e.label.Text != "" && f.unit == e.on {
			x.drawRise(p, list, f, e.label, part, 0.5)
		}
	}
}
