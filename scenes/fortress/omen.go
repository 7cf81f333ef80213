package fortress

import (
	"strconv"
	"time"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// omen is what the event phase has brought, shown over the board while its effects follow: the roll, the name of
// the event or twist, and what it means.
type omen struct {
	roll        string // the face of the event roll, "" for none
	title, text string
}

// omenTime is how long an event can be read before its effects follow, at normal speed.
const omenTime = 2 * time.Second

// foretell notes what an event of the event phase is and means, and clears it when the phase is over.
func (c *stage) foretell(sh *game.Shell, e fortress.Event) {
	w, s := sh.Words, &c.Play.Shown
	switch ch := e.Change.(type) {
	case fortress.EventRolled:
		key, args := ch.Say(s)
		c.deed.omen = omen{strconv.Itoa(int(ch.Face)), w.Name(ch.Row), w.Event(key, args)}
	case fortress.TwistBegan:
		id := s.Pack().Twists[ch.Twist].ID
		c.deed.omen = omen{c.deed.omen.roll, w.Name(id), w.Say("text." + id)}
	case fortress.NoEffect:
		if s.Phase == fortress.EventPhase && c.deed.omen.title != "" {
			key, args := ch.Say(s)
			c.deed.omen.text = w.Event(key, args)
		}
	case fortress.TurnBegan, fortress.PhaseBegan, fortress.LeaderPassed, fortress.CombatEnded, fortress.GroupFormed, fortress.Placed:
		c.deed.omen = omen{}
	}
}

// drawOmen draws what the event phase has brought, at the top of the field.
func (c *Combat) drawOmen(sh *game.Shell, g *render.Canvas) {
	o := &c.deed.omen
	if o.title == "" || !c.Moving() {
		return
	}
	t, field := sh.Theme, c.kit.layout.field
	wide := min(t.Px(430)*min(t.Text, 1.5), field.W*0.94)
	sign := float32(0)
	if o.roll != "" {
		sign = t.Px(46)
	}
	text := wide - sign - t.Px(30)
	high := t.LineHeight(render.Title) + t.ParagraphHeight(o.text, render.Body, text) + t.Px(22)
	r := render.Rect{X: field.Centre().X - wide/2, Y: field.Y + t.Px(14), W: wide, H: high}
	g.Round(r, t.Px(6), render.Fade(render.Panel, 0.96))
	g.Frame(r, t.Px(6), t.Px(1.6), render.Brass)
	in := r.Inset2(t.Px(14), t.Px(9))
	if o.roll != "" {
		at, rest := in.CutLeft(sign)
		g.Badge(render.Point{X: at.X + t.Px(18), Y: at.Centre().Y}, t.Px(18), o.roll, render.Brass)
		in = rest
	}
	head, in := in.CutTop(t.LineHeight(render.Title))
	g.Snug(head, o.title, render.Title, render.Left)
	g.Paragraph(in, o.text, render.Body)
}
