package fortress

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// cameKeys say what came of it.
var cameKeys = map[string]string{"miss": "came.miss", "wound": "came.wound", "grievous": "came.grievous", "out": "came.out",
	"stopped": "came.stopped", "averted": "came.averted"}

// pastKeys say of an attack that it is over, by the keys of its line.
var pastKeys = map[string]string{"attacked": "overwatch.attacked", "attacked-cover": "overwatch.attacked-cover"}

// provocation says what the hostile has done to provoke overwatch, in the words of the log but for an attack, which is told
// with what came of it.
func (y *sheet) provocation(sh *game.Shell) string {
	for i := range slices.Backward(y.d.Play.Log) {
		l := &y.d.Play.Log[i]
		if u, provokes := provoker(l.Change); !provokes || u != y.d.Overwatch.Trigger {
			continue
		}
		if e, attacks := l.Change.(fortress.Attacked); attacks { // it is over (BF-OVW-004)
			return sh.Words.Say("overwatch.came", sh.Words.Say(pastKeys[l.Key], sh.Words.Names(l.Args)...), y.cameOf(sh, &e, y.d.Play.Log[i:]))
		}
		return scenes.Told(sh.Words.WithPlayers(y.d.Play.Table.Names), l)
	}
	return sh.Words.Name(y.d.Play.Shown.UnitName(y.d.Overwatch.Trigger))
}

// provoker returns the miniature that has done what overwatch may answer, if a change tells of that.
func provoker(change any) (u fortress.UnitID, ok bool) {
	switch e := change.(type) {
	case fortress.Moved:
		return e.Unit, true
	case fortress.Attacked:
		return e.By, true
	case fortress.Deployed:
		return e.Unit, true
	}
	return fortress.NoUnit, false
}

// cameOf says what an attack on an explorer has come to, by the log since then.
func (y *sheet) cameOf(sh *game.Shell, attack *fortress.Attacked, log []session.Line) string {
	s := &y.d.Play.Shown
	came, stunned, target := "stopped", false, s.On(attack.On).Card
	for i := range log {
		switch e := log[i].Change.(type) {
		case fortress.Resolved:
			if e.By == attack.By && e.Level == dice.Fail {
				came = "miss"
			}
		case fortress.NoEffect:
			if e.Reason == "card-averts" {
				came = "averted"
			}
		case fortress.CounterPlaced:
			switch {
			case e.Explorer == target && e.Counter == fortress.GrievousCounter:
				came = "grievous"
			case e.Explorer == target:
				came = "wound"
			}
		case fortress.OutOfAction:
			if e.Explorer == target {
				came = "out"
			}
		case fortress.Stunned:
			stunned = stunned || !e.Up && s.On(e.Unit).Team == fortress.Explorers && s.On(e.Unit).Card == target
		}
	}
	said := sh.Words.Say(cameKeys[came])
	if stunned && came != "out" {
		said = sh.Words.Say("came.stunned", said)
	}
	return said
}

// questionNumber counts the overwatches that were answered this turn, and the pending one.
func (y *sheet) questionNumber() int {
	n, answered := 0, false
	from := 0
	for i := len(y.d.Play.Log) - 1; i >= 0 && from == 0; i-- {
		if _, begins := y.d.Play.Log[i].Change.(fortress.TurnBegan); begins {
			from = i
		}
	}
	for i := range y.d.Play.Log[from:] {
		l := &y.d.Play.Log[from+i]
		if _, declared := l.Change.(fortress.Declared); (declared || l.Key == blackstone.HeldFire) && !answered {
			n, answered = n+1, true
		}
		if u, provokes := provoker(l.Change); provokes {
			answered = answered && y.d.Play.Shown.On(u).Team == fortress.Explorers
		}
	}
	if !answered {
		n++
	}
	return n
}

// overwatchRows lays out the sheet: a head, then for each explorer its name and a row for each shot.
const (
	watcherHead = 26 // height of the line with an explorer's name, design units
	watcherFoot = 5  // room between that line and the shots, so that a mark around a shot does not reach it
	watcherGap  = 5
)

// overwatchHeight returns the height that the sheet needs.
func (y *sheet) overwatchHeight(sh *game.Shell, width float32) float32 {
	t := sh.Theme
	high := y.overwatchTop(sh, width)
	for i := range y.d.Overwatch.Watchers {
		w, shots := &y.d.Overwatch.Watchers[i], 1
		if !y.orders() {
			shots = len(w.Shots)
		}
		high += y.watcherHeight(t, w) + t.Px(watcherFoot+watcherGap) + float32(shots)*(t.Target(t.ShotRowHeight())+t.Px(3))
	}
	return high + float32(len(y.d.Overwatch.Held)+len(y.unasked()))*t.LineHeight(render.Small)
}

// watcherHeight returns the height of the line with an explorer's name: that of a finger if fire can be held there.
func (y *sheet) watcherHeight(t *render.Theme, w *fortress.Watcher) float32 {
	high := t.Px(watcherHead) * t.Text
	if y.d.Choices.Decision.Kind == fortress.AskOverwatch && !w.Declared {
		return t.Target(high)
	}
	return high
}

// overwatchTop returns the height of the lines above the explorers.
func (y *sheet) overwatchTop(sh *game.Shell, width float32) float32 {
	t := sh.Theme
	return t.ParagraphHeight(y.provocation(sh), render.Strong, width-t.Px(30)) + t.LineHeight(render.Small) + t.Px(8)
}

// drawOverwatch draws the sheet: what the hostile did, and who may answer, how, and with which odds.
func (y *sheet) drawOverwatch(sh *game.Shell, p *render.Canvas, in render.Rect) {
	t, w := sh.Theme, sh.Words
	tight := min(1, (in.H-y.overwatchTop(sh, in.W))/max(1, y.overwatchHeight(sh, in.W)-y.overwatchTop(sh, in.W)))
	y.drawProvocation(sh, p, in)
	_, in = in.CutTop(y.overwatchTop(sh, in.W))
	number := 0
	reactions := y.reactions()
	for i := range y.d.Overwatch.Watchers {
		watcher := &y.d.Overwatch.Watchers[i]
		var own []reaction
		for len(reactions) > 0 && reactions[0].explorer == watcher.Explorer {
			own, reactions = append(own, reactions[0]), reactions[1:]
		}
		var head render.Rect
		head, in = in.CutTop(y.watcherHeight(t, watcher) * tight)
		_, in = in.CutTop(t.Px(watcherFoot) * tight)
		y.drawWatcher(sh, p, head, watcher)
		for k := range own {
			r := &own[k]
			if len(r.keys) > 0 {
				number++
			}
			at := y.holdRect(sh, head)
			if r.shot != nil {
				at, in = in.CutTop(t.Target(t.ShotRowHeight()) * tight)
				_, in = in.CutTop(t.Px(3) * tight)
			}
			y.drawReaction(sh, p, at, r, number)
		}
		_, in = in.CutTop(t.Px(watcherGap) * tight)
	}
	for _, e := range y.d.Overwatch.Held {
		var line render.Rect
		line, in = in.CutTop(t.LineHeight(render.Small) * tight)
		p.Snug(line, w.Say("overwatch.held", w.Name(y.d.Play.Shown.Name(e))), render.Small, render.Left)
	}
	for _, r := range y.unasked() {
		var line render.Rect
		line, in = in.CutTop(t.LineHeight(render.Small) * tight)
		y.drawUnasked(sh, p, line, &r)
	}
}

// unasked lists who cannot answer, and why, where there is room for it.
func (y *sheet) unasked() (list []engine.Refusal) {
	if y.d.kit.layout.Brief {
		return nil
	}
	for _, r := range y.d.Choices.Decision.Refusals {
		if r.Option.Verb == fortress.DoOverwatch {
			list = append(list, r)
		}
	}
	return list
}

// drawUnasked says why an explorer cannot answer.
func (y *sheet) drawUnasked(sh *game.Shell, p *render.Canvas, line render.Rect, r *engine.Refusal) {
	name, why := sh.Words.Name(r.Option.Parts[0]), sh.Words.Why(r.Reason, r.Args)
	p.Snug(line, sh.Words.Say("overwatch.unasked", name, why), render.Small, render.Left)
	sh.UI.Add(game.Panels, game.Area{Name: "overwatch/" + r.Option.Parts[0] + "/unasked", Rect: line, Skip: true, Rule: r.Rule, Tip: func() render.TooltipView {
		return render.TooltipView{Title: name, Text: why, Rules: r.Rule}
	}})
}

// drawProvocation draws the hostile, what it did, and how often overwatch was asked about this turn.
func (y *sheet) drawProvocation(sh *game.Shell, p *render.Canvas, in render.Rect) {
	t, w, u := sh.Theme, sh.Words, y.d.Overwatch.Trigger
	face, rest := in.CutLeft(t.Px(26))
	face.H = face.W
	if u != fortress.NoUnit {
		p.Portrait(face, y.d.figureOf(u), y.d.markOf(u), render.Hostile)
	}
	_, rest = rest.CutLeft(t.Px(4))
	_, rest = rest.CutTop(p.Paragraph(rest, y.provocation(sh), render.Strong))
	line, _ := rest.CutTop(t.LineHeight(render.Small))
	asks := w.Say("overwatch."+y.d.Choices.Decision.Kind, strconv.Itoa(y.questionNumber()))
	switch {
	case y.orders():
		asks = w.Say("overwatch.who-first")
	case y.undecided() >= 0:
		asks = w.Say("overwatch.next", w.Name(y.d.Play.Shown.Name(y.undecided())))
	case y.d.Choices.Decision.Kind == fortress.AskOverwatch && y.questionNumber() == 1:
		asks = w.Say("overwatch.once")
	}
	p.Snug(line, asks, render.Small.With(render.Brass), render.Left)
}

// undecided returns the explorer card that is to be decided for next, once something has been for others, -1 for none.
func (y *sheet) undecided() int {
	if y.d.Choices.Decision.Kind != fortress.AskOverwatch || len(y.d.Overwatch.Ahead) == 0 {
		return -1
	}
	for i := range y.d.Overwatch.Watchers {
		w := &y.d.Overwatch.Watchers[i]
		if !w.Declared && len(y.d.Overwatch.AheadOf(w.Explorer)) == 0 && y.d.Play.Shown.Party[w.Explorer].Seat == y.d.Choices.Decision.Seat {
			return w.Explorer
		}
	}
	return -1
}

// drawWatcher draws an explorer's portrait and name, and what it is about to do.
func (y *sheet) drawWatcher(sh *game.Shell, p *render.Canvas, r render.Rect, watcher *fortress.Watcher) {
	t, w, s, e := sh.Theme, sh.Words, &y.d.Play.Shown, watcher.Explorer
	face, rest := r.CutLeft(min(r.H, t.Px(watcherHead)*t.Text))
	card := &s.Pack().Explorers[s.Party[e].Kind]
	p.Portrait(face, card.ID, card.Letter, render.Explorers[e])
	_, rest = rest.CutLeft(t.Px(5))
	p.Snug(rest, w.Name(s.Name(e)), render.Strong, render.Left)
	note := ""
	switch keys := y.d.Overwatch.AheadOf(e); {
	case watcher.Declared:
		note = w.Say("overwatch.declared")
	case len(keys) > 0 && strings.HasPrefix(keys[0], "pass "):
		note = w.Say("overwatch.will-hold")
	case len(keys) > 0:
		note = w.Say("overwatch.will-fire")
	case s.Party[e].Seat != y.d.Choices.Decision.Seat:
		note = w.Say("overwatch.later", y.d.Player(sh, s.Party[e].Seat))
	}
	_, rest = rest.CutLeft(t.Measure(w.Name(s.Name(e)), render.Strong) + t.Px(8))
	if hold := y.holdRect(sh, r); y.d.Choices.Decision.Kind == fortress.AskOverwatch && !watcher.Declared {
		rest.W = max(0, hold.X-rest.X-t.Px(6))
	}
	p.Snug(rest, note, render.Small, render.Left)
}

// holdRect returns the place of the button that holds an explorer's fire, in the line of its name.
func (y *sheet) holdRect(sh *game.Shell, head render.Rect) render.Rect {
	t := sh.Theme
	at, _ := head.CutRight(t.Measure(sh.Words.Say("overwatch.hold"), render.Small) + t.Px(40)*t.Text)
	return at.Inset2(0, t.Slim(1.5))
}

// drawReaction draws a shot, or the button to hold fire, and adds its area.
func (y *sheet) drawReaction(sh *game.Shell, p *render.Canvas, at render.Rect, r *reaction, number int) {
	w, hover, focus := sh.Words, sh.UI.Hover(r.area), sh.UI.Focus(r.area)
	open := len(r.keys) > 0
	if !open || number > asking.MostNumbered {
		number = 0
	}
	a := game.Area{Name: r.area, Rect: at, Answer: open, Peek: open && r.shot != nil, Rule: y.d.Choices.Decision.Rule, Readable: !open, Tip: func() render.TooltipView { return y.reactionTip(sh, r) }}
	if open {
		a.Do = func() { y.decide(sh, r.explorer, r.keys) }
	}
	if r.shot == nil {
		p.OptionRow(at, render.OptionView{Number: number, Label: w.Say("overwatch.hold"), Hover: hover, Focus: focus, Chosen: y.taken(r), Disabled: !open})
	} else {
		v := render.ShotView{Number: number, Weapon: y.shotName(sh, r.shot), Odds: shotOdds(sh, r.shot), Hover: hover, Focus: focus, Chosen: y.taken(r) && !y.orders(), Quiet: !open}
		for _, face := range r.shot.Dice {
			v.Dice = append(v.Dice, int(face))
		}
		p.ShotRow(at, v)
	}
	sh.UI.Add(game.Panels, a)
}

// shotName names the weapon of a shot, with the twin who fires it, the number of attacks and the aim.
func (y *sheet) shotName(sh *game.Shell, shot *fortress.Shot) string {
	w, s := sh.Words, &y.d.Play.Shown
	by := shot.Aim.By
	name := w.Name(s.WeaponsOf(by)[shot.Aim.Weapon].ID)
	if shot.Aim.Attacks > 1 {
		name = w.Say("row.fire.many", name, strconv.Itoa(shot.Aim.Attacks))
	}
	if shot.Aim.IgnoreCover {
		name = w.Say("row.fire.aimed", name)
	}
	if e := y.d.ExplorerNamed(s.UnitName(by)); s.UnitName(by) != s.Name(e) {
		name = w.Say("overwatch.by", w.Name(s.UnitName(by)), name)
	}
	return name
}

// shotOdds writes the chance to hit, the chance to slay, and the wounds to expect.
func shotOdds(sh *game.Shell, shot *fortress.Shot) string {
	hits, key := shot.Wound.Plus(shot.Grievous), "overwatch.odds"
	if shot.Aim.Attacks > 1 {
		key = "overwatch.odds.many"
	}
	return sh.Words.Say(key, render.Percent(float32(hits.Float())), render.Percent(float32(shot.Slain.Float())), foretold.Average(shot.Damage))
}

// reactionTip shows all odds of a shot, or says what holding fire means.
func (y *sheet) reactionTip(sh *game.Shell, r *reaction) (v render.TooltipView) {
	w := sh.Words
	v.Rules = y.d.Choices.Decision.Rule
	if r.shot == nil {
		v.Title, v.Text = w.Say("overwatch.hold"), w.Say("overwatch.hold.text")
		return v
	}
	y.d.foresight.aimTip(sh, &v, r.shot.Aim, &r.shot.Forecast)
	v.Rules = "BF-OVW-008"
	v.Text += " " + w.Say("overwatch.slain") // BF-INR-004
	if len(y.d.Overwatch.Watchers) > 1 {
		v.Text = strings.TrimSpace(v.Text + " " + w.Say("overwatch.first"))
	}
	if len(r.keys) == 0 && y.d.Choices.Decision.Kind == fortress.AskOverwatch {
		v.Text += " " + w.Say("overwatch.later", y.d.Player(sh, y.d.Play.Shown.Party[r.explorer].Seat))
	}
	return v
}
