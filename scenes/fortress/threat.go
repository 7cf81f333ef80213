package fortress

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes/field"
	"precipice/scenes/fortress/table"
)

// threats shows where the hostiles threaten: the harm to expect on each space within reach, and what each hostile will probably do.
type threats struct {
	d       *tabletop
	figures *figures
	wary    bool // the player wants to see the harm to expect
}

// reachable lists the spaces to which the explorer who is asked could move now, and where it stands.
func (y *threats) reachable() (list []board.Space) {
	by := y.d.Actor()
	if !y.d.Activating() || by == fortress.NoUnit || !y.d.Play.Shown.On(by).Here() {
		return nil
	}
	list = append(list, y.d.Play.Shown.On(by).Hex)
	for _, r := range y.d.Choices.Of(fortress.DoMove) {
		for i := range r.Legal {
			if sp, ok := y.d.Play.Shown.Field().At(table.HexAt(r.Legal[i].Space)); ok {
				list = append(list, sp)
			}
		}
	}
	return list
}

// threatens reports whether the harm to expect is shown: if the player wants it, and by itself while a move
// is planned.
func (y *threats) threatens(sh *game.Shell) bool {
	if !y.d.Activating() || y.d.Presenting() || y.d.view.Pulls() {
		return false
	}
	hex, pointed := y.d.pointedHex(sh)
	return y.wary || pointed && y.d.pin == nil && y.planned(hex)
}

// planned reports whether a hex is one to which the selected row moves.
func (y *threats) planned(h board.Hex) bool {
	r := y.d.Choices.Spaces()
	return r != nil && r.Verb == fortress.DoMove && y.d.choiceIn(h.String()) != nil
}

// foreseeOneSpace computes what to expect at one more space within reach, so that no frame has to wait for all.
func (y *threats) foreseeOneSpace(sh *game.Shell) {
	if !y.threatens(sh) {
		return
	}
	for _, sp := range y.reachable() {
		at := fortress.Placement{Unit: y.d.Actor(), Hex: sp}
		if _, known := y.d.foresight.foretold[at]; !known {
			y.d.foresight.outlooks(at)
			sh.Dirty()
			return
		}
	}
}

// spaces yields the spaces within reach with the wounds to expect there, where they are known.
func (y *threats) spaces(sh *game.Shell) func(func(board.Space, fortress.Share) bool) {
	return func(yield func(board.Space, fortress.Share) bool) {
		if !y.threatens(sh) {
			return
		}
		by := y.d.Actor()
		for _, sp := range y.reachable() {
			list, known := y.d.foresight.foretold[fortress.Placement{Unit: by, Hex: sp}]
			if sum, _, _ := wounds(list, int(y.d.Play.Shown.On(by).Card)); known && !yield(sp, sum) {
				return
			}
		}
	}
}

// drawThreats colours the spaces within reach by the wounds to expect there.
func (y *threats) drawThreats(sh *game.Shell, g *render.Canvas) {
	for sp, sum := range y.spaces(sh) {
		g.ThreatGround(y.d.view.Camera, y.d.Play.Shown.Field().Hex(sp), float32(sum.Float()))
	}
}

// drawThreatNumbers writes these wounds over the miniatures.
func (y *threats) drawThreatNumbers(sh *game.Shell, g *render.Canvas) {
	y.threatNumbers(sh, func(text string, at render.Point) { g.ThreatNumber(y.d.view.Camera, at, text) })
}

// leastThreat is the least harm that is written as a number. The colour of the hex tells of less.
const leastThreat = 0.005

// threatNumbers tells what is written of the harm to expect, and where.
func (y *threats) threatNumbers(sh *game.Shell, tell func(text string, at render.Point)) {
	var list []standing
	for sp, sum := range y.spaces(sh) {
		if sum.Float() < leastThreat {
			continue
		}
		if list == nil {
			list = y.figures.list()
		}
		text := foretold.Tenths(sum)
		tell(text, y.threatPlace(sp, list, text))
	}
}

// Where the wounds to expect may stand, in hex radii from the middle of a hex: over its dot, at its top, or before who stands there, or
// beside.
var threatPlaces = [...]render.Point{{Y: -0.42}, {Y: -0.62}, {Y: 0.88}, {X: -0.5, Y: 0.55}, {X: 0.5, Y: 0.55}, {X: -0.6}, {X: 0.6}}

// threatPlace returns where the wounds to expect in a space stand: where they hide the fewest heads.
func (y *threats) threatPlace(sp board.Space, list []standing, text string) (best render.Point) {
	at, z, least := y.d.view.Camera.Centre(y.d.Play.Shown.Field().Hex(sp)), y.d.view.Camera.Zoom, float32(-1)
	for i, off := range threatPlaces {
		p := render.Point{X: at.X + off.X*z, Y: at.Y + off.Y*z}
		r, hides := y.d.kit.theme.ThreatRect(y.d.view.Camera, p, text), 0.01*float32(i)
		for k := range list {
			hides += r.Share(list[k].head())
		}
		if least < 0 || hides < least {
			best, least = p, hides
		}
	}
	return best
}

// drawWatchers joins a space with the hostiles that would see who stands there.
func (y *threats) drawWatchers(g *render.Canvas, to board.Space) {
	s := &y.d.Play.Shown
	for e := range s.Each(fortress.Hostiles) {
		if at := s.On(e).Hex; at != to && s.Field().Visible(to, at) {
			g.ThreatLine(y.d.view.Camera, y.d.view.Camera.Centre(s.Field().Hex(at)), y.d.view.Camera.Centre(s.Field().Hex(to)), s.CoverBetween(at, to))
		}
	}
}

// intent returns what a hostile will most probably do, with the chance, from its forecast.
func intent(l *fortress.Outlook) (v render.Intent, share float32) {
	if l.Stunned {
		return render.IntentRise, 1
	}
	var faces [render.IntentRise]int
	for i := range l.Actions {
		faces[intentOf(&l.Actions[i])] += int(l.Actions[i].Faces)
	}
	at := slices.Index(faces[:], slices.Max(faces[:]))
	return render.Intent(at), float32(faces[at]) / 20
}

// intentOf returns what an action is.
func intentOf(o *fortress.Outcome) render.Intent {
	switch moves, strikes := len(o.Moves) > 0, len(o.Attacks) > 0; {
	case moves && strikes:
		return render.IntentCharge
	case strikes:
		return render.IntentStrike
	case moves:
		return render.IntentMove
	}
	return render.IntentWait
}

// drawIntents shows over the hostiles that have not acted what they will probably do. While a move is
// planned, it is what they would do then.
func (y *threats) drawIntents(sh *game.Shell, g *render.Canvas) {
	by := y.d.Actor()
	if !y.d.Activating() || y.d.Presenting() || by == fortress.NoUnit || !y.d.Play.Shown.On(by).Here() {
		return
	}
	s, at := &y.d.Play.Shown, fortress.Placement{Unit: by, Hex: y.d.Play.Shown.On(by).Hex}
	if hex, ok := y.d.pointedHex(sh); ok && y.d.pin == nil && y.planned(hex) {
		if sp, inside := s.Field().At(hex); inside && y.d.foresight.foretold[fortress.Placement{Unit: by, Hex: sp}] != nil {
			at.Hex = sp
		}
	}
	list, t := y.d.foresight.outlooks(at), sh.Theme
	for _, f := range y.figures.list() {
		i := slices.IndexFunc(list, func(l fortress.Outlook) bool { return l.Unit == f.unit })
		if i < 0 || rests(s.On(f.unit)) || !y.d.kit.layout.Field.Inset(-y.d.view.Camera.Zoom*0.5).Contains(f.at) {
			continue
		}
		v, share := intent(&list[i])
		r := max(t.Px(6.5), f.size*0.115)
		head := f.size * 1.06
		if s.On(f.unit).Stunned {
			head = f.size * 0.6
		}
		g.IntentSign(render.Point{X: f.at.X, Y: f.at.Y - head}, r, v, share)
	}
}

// toggleThreats shows the harm to expect at every space within reach, or no longer.
func (y *threats) toggleThreats(sh *game.Shell) {
	y.wary = !y.wary
	y.d.Version++
	if y.wary {
		sh.Say(sh.Words.Say("spoken.threats.on"))
	} else {
		sh.Say(sh.Words.Say("spoken.threats.off"))
	}
	sh.Dirty()
}

// threatsRect is where the button that shows the harm to expect stands: in the corner of the field, beside
// the one that brings the guide back, or in the bar, beside undo and menu.
func (y *threats) threatsRect(sh *game.Shell) render.Rect {
	t, f := sh.Theme, y.cornerField(sh)
	wide, high := t.Measure(sh.Words.Say("button.threats"), render.Small), t.Target(t.LineHeight(render.Small)+t.Px(6))
	if t.Held {
		wide = max(wide, t.Measure(sh.Words.Say("button.skip"), render.Small))
	}
	wide += t.Px(18)
	if y.threatsInBar() {
		bar := y.d.kit.layout.Bar
		return render.Rect{X: bar.Right() - table.UndoRoom(t) - wide, Y: bar.Y, W: wide, H: bar.H}
	}
	return render.Rect{X: f.Right() - wide, Y: f.Y, W: wide, H: high}
}

// threatsInBar reports whether that button is in the bar: on a device held sideways, where the corner of the field is in the
// middle of the screen.
func (y *threats) threatsInBar() bool {
	l := &y.d.kit.layout
	return l.Held && l.Field.Right() < l.Bar.W*0.9
}

// cornerField returns the field without the button that brings the guide back.
func (y *threats) cornerField(sh *game.Shell) render.Rect {
	f := y.d.kit.layout.Field
	if y.d.coach.tutor != nil && y.d.coach.tutor.Pages.Hidden {
		f.W = y.d.guideBackRect(sh).X - sh.Theme.Px(4) - f.X
	}
	return f
}

// labelsEnd returns how far to the right labels at the top of the field reach.
func (y *threats) labelsEnd(sh *game.Shell) float32 {
	if y.threatsInBar() {
		return y.cornerField(sh).Right()
	}
	at := y.threatsRect(sh)
	if other := y.mapRect(sh, at); other.W > 0 {
		at = other
	}
	return at.X - sh.Theme.Px(4)
}

// drawThreatsButton draws that button, and the one for the whole battlefield, while an explorer is asked to act.
func (y *threats) drawThreatsButton(sh *game.Shell, p *render.Canvas) {
	if !y.d.Activating() || y.d.Presenting() {
		return
	}
	const name = "threats"
	r, w := y.threatsRect(sh), sh.Words
	if l := &y.d.kit.layout; y.d.column.Peeks && l.Folded { // beside the panels that lie over the board for now
		r.X = min(r.X, l.Over.X-sh.Theme.Px(8)-r.W)
	}
	p.Chip(r, render.ChipView{Label: w.Say("button.threats"), Chosen: y.wary, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: r, Skip: true, Do: func() { y.toggleThreats(sh) }, Tip: func() render.TooltipView {
		return render.TooltipView{Title: w.Say("button.threats"), Text: w.Say("tip.threats")}
	}})
	y.d.view.DrawMap(sh, p, y.mapRect(sh, r), func() { y.d.turnView(sh, y.d.view.TurnWhole) })
}

// mapRect returns where the button stands that shows the whole battlefield: beside the one for threats.
func (y *threats) mapRect(sh *game.Shell, threats render.Rect) render.Rect {
	t, wide := sh.Theme, field.MapWide(sh)
	return render.Rect{X: threats.X - t.Px(4) - wide, Y: threats.Y, W: wide, H: threats.H}
}
