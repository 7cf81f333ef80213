package city

import (
	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// barPane is the bar at the top.
type barPane struct {
	d    *tabletop
	dial *dialPane
	menu func(*game.Shell)
}

// The phases of a turn that the bar shows.
var phases = []rules.Phase{rules.JourneyPhase, rules.DestinyPhase, rules.InitiativePhase, rules.ActivationPhase, rules.EventPhase}

// draw draws the bar at the top: the name of the map, the turn, its phases, who leads, and the buttons.
func (x *barPane) draw(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w, s := sh.Theme, sh.Words, &x.d.Play.Shown
	top := render.Panel
	if s.Night() {
		top = render.Blend(render.Panel, render.DeepBlood, 0.35)
	}
	p.Gradient(r, top, render.Void)
	in := r.Inset2(t.Px(12), 0)
	in = x.d.DrawUndoButtons(sh, p, in, x.menu, x.d.Undo, x.d.Redo)
	if t.Held {
		in = x.dial.drawEmblem(sh, p, in)
	}
	name := w.Name(x.d.Play.Table.Setup.Journey)
	st := scenes.BarStyle(t, render.Banner)
	need := t.Measure(name, st) + t.Px(14)
	at, rest := in.CutLeft(min(need, in.W*0.5))
	at.W -= t.Px(14)
	p.Snug(at, name, st, render.Left)
	turn := w.Say("journey.turn", w.Say("journey.type."+typeWord(s)), numberOf(int(s.Turn)))
	quiet := scenes.BarStyle(t, render.Quiet)
	at, rest = rest.CutLeft(min(t.Measure(turn, quiet)+t.Px(14), rest.W))
	p.Snug(at, turn, quiet, render.Left)
	if s.Night() {
		night := w.Say("journey.night")
		st := scenes.BarStyle(t, render.Strong).With(render.Moon)
		if need := t.Measure(night, st) + t.Px(14); need < rest.W*0.5 {
			at, rest = rest.CutLeft(need)
			p.Snug(at, night, st, render.Left)
		}
	}
	if t.Held {
		return
	}
	if s.Players > 1 {
		leads := w.Say("journey.leader", x.d.playerName(sh, int(s.Leader)))
		if need := t.Measure(leads, quiet) + t.Px(16); need < rest.W*0.4 {
			at, rest = rest.CutRight(need)
			p.Snug(at, leads, quiet.With(render.Ivory), render.Middle)
		}
	}
	x.drawPhases(sh, p, rest)
}

// drawPhases draws the phases of the turn, if there is room for their names.
func (x *barPane) drawPhases(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w, s := sh.Theme, sh.Words, &x.d.Play.Shown
	v := ware.PhasesView{Now: -1, Night: s.Night()}
	need := float32(0)
	for i, phase := range phases {
		if phase == s.Phase {
			v.Now = i
		}
		name := w.Say("journey.phase." + phase.String())
		v.Names = append(v.Names, name)
		need += t.Measure(name, render.Strong) + t.Px(26)
	}
	if need <= r.W {
		ware.Phases(p, r, v)
	}
}
