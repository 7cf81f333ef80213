package fortress

import (
	"math"
	"strconv"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// readAloud says of a combat what its picture alone shows.
type readAloud struct{ of *Combat }

// Named implements game.Speaker.
func (s readAloud) Named(sh *game.Shell, a *game.Area) string {
	c, w := s.of, sh.Words
	switch {
	case a.Unit > 0:
		u := fortress.UnitID(a.Unit - 1)
		return afar(sh, &c.tabletop, w.Name(c.Play.Shown.UnitName(u)), c.Play.Shown.Field().Hex(c.Play.Shown.On(u).Hex))
	case a.Space == "" || a.Do == nil || c.Choices == nil:
		return ""
	}
	h := hexOf(a)
	if ch := c.choiceIn(a.Space); ch != nil {
		return afar(sh, &c.tabletop, w.Do(c.Choices.Decision.Kind, &ch.Option), h)
	}
	return w.Say("tip.hex", h.String())
}

// TipOf implements game.Speaker.
func (s readAloud) TipOf(sh *game.Shell, a *game.Area) render.TooltipView {
	v := s.of.tips.tip(sh, a)
	if v.Title == "" {
		return v
	}
	return s.of.payer.withPayment(sh, v)
}

// Asked implements scenes.Asker.
func (s readAloud) Asked(sh *game.Shell) (question, end string, answers int) {
	if s.of.Choices == nil {
		return "", "", 0
	}
	if r := ending(s.of.Choices); r != nil {
		end = s.of.ask.endLabel(sh, r)
	}
	return s.of.question(sh), end, len(s.of.Choices.Decision.Options)
}

// afar adds to a name how far something is from whoever is asked, and where, as on the face of a clock: up is twelve.
func afar(sh *game.Shell, y *tabletop, name string, h board.Hex) string {
	u, field := y.Actor(), y.Play.Shown.Field()
	if u == fortress.NoUnit || !y.Play.Shown.On(u).Here() {
		return name
	}
	from := field.Hex(y.Play.Shown.On(u).Hex)
	if from == h {
		return name
	}
	at, to := y.view.Camera.Centre(from), y.view.Camera.Centre(h)
	hours := int(math.Round(math.Atan2(float64(to.X-at.X), float64(at.Y-to.Y))/(math.Pi/6))) + 12
	return sh.Words.Count("spoken.afar", from.Distance(h), name, strconv.Itoa((hours+11)%12+1))
}
