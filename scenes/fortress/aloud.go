package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// readAloud says of a combat what its picture alone shows.
type readAloud struct {
	d     *tabletop
	told  *tips
	asked *questionPane
}

// Named implements game.Speaker.
func (s readAloud) Named(sh *game.Shell, a *game.Area) string {
	d, w := s.d, sh.Words
	switch {
	case a.Unit > 0:
		u := fortress.UnitID(a.Unit - 1)
		return d.afar(sh, w.Name(d.Play.Shown.UnitName(u)), d.Play.Shown.Field().Hex(d.Play.Shown.On(u).Hex))
	case a.Space == "" || a.Do == nil || d.Choices == nil:
		return ""
	}
	h := hexOf(a)
	if ch := d.choiceIn(a.Space); ch != nil {
		return d.afar(sh, w.Do(d.Choices.Decision.Kind, &ch.Option), h)
	}
	return w.Say("tip.hex", h.String())
}

// TipOf implements game.Speaker.
func (s readAloud) TipOf(sh *game.Shell, a *game.Area) render.TooltipView {
	v := s.told.tip(sh, a)
	if v.Title == "" {
		return v
	}
	return s.told.payer.withPayment(sh, v)
}

// Asked implements scenes.Asker.
func (s readAloud) Asked(sh *game.Shell) (question, end string, answers int) {
	if s.d.Choices == nil {
		return "", "", 0
	}
	if r := ending(s.d.Choices); r != nil {
		end = s.asked.endLabel(sh, r)
	}
	return s.d.question(sh), end, len(s.d.Choices.Decision.Options)
}
