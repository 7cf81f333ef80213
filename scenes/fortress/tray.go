package fortress

import (
	"time"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// thrown is a die in the tray.
type thrown struct {
	sides, face int
	mark        render.DieMark
	dim         bool
	seed        int32
	delay       float32
}

// tray shows the last roll of dice.
type tray struct {
	dice    []thrown
	caption string
	from    time.Time
	length  time.Duration
	part    float32
	throws  int32
}

// fall is how long dice fall at normal speed.
const fall = 650 * time.Millisecond

func (t *tray) moving() bool { return len(t.dice) > 0 && t.part < 1 }

func (t *tray) clear() { *t = tray{throws: t.throws} }

func (t *tray) land() { t.part = 1 }

func (t *tray) update(sh *game.Shell) {
	if !t.moving() {
		return
	}
	if t.part = 1; t.length > 0 {
		t.part = min(1, float32(sh.Now.Sub(t.from))/float32(t.length))
	}
}

// throw puts the dice of an event into the tray; events without dice leave it unchanged.
func (t *tray) throw(c *stage, sh *game.Shell, e fortress.Event) {
	var list []thrown
	caption := ""
	switch ch := e.Change.(type) {
	case fortress.Rolled:
		for i, face := range ch.Faces {
			if face > 0 {
				list = append(list, thrown{sides: int(ch.Die), face: int(face), mark: marks[ch.Levels[i]], dim: i != int(ch.Used) && ch.Faces[1] > 0})
			}
		}
		caption = sh.Words.Say("tray.roll", sh.Words.Name(ch.By), sh.Words.Name(ch.For), sh.Words.Name(ch.Levels[ch.Used].String()))
	case fortress.BlackstoneRolled:
		list = []thrown{{sides: 20, face: int(ch.Face)}}
		caption = sh.Words.Say("tray.blackstone", sh.Words.Name(ch.By), sh.Words.Name(ch.For))
	case fortress.Behaved:
		list = []thrown{{sides: 20, face: int(ch.Face)}}
		caption = sh.Words.Say("tray.behaved", sh.Words.Name(c.play.Shown.UnitName(ch.Unit)), sh.Words.Name(ch.Action))
	case fortress.EventRolled:
		list = []thrown{{sides: 20, face: int(ch.Face)}}
		caption = sh.Words.Name(ch.Row)
	case fortress.DestinyRolled:
		for _, d := range ch.Dice {
			if d.Face > 0 {
				list = append(list, thrown{sides: 6, face: int(d.Face), dim: d.Used})
			}
		}
		caption = sh.Words.Say("tray.destiny")
		if c.play.Shown.StrikeForce { // BF-SFV-004
			caption = sh.Words.Say("tray.destiny.all")
		}
	case fortress.ActivationRolled:
		for _, face := range ch.Dice {
			if face > 0 {
				list = append(list, thrown{sides: 6, face: int(face)})
			}
		}
		caption = sh.Words.Name(c.play.Shown.Name(int(ch.Explorer)))
	}
	if hit, ok := e.Change.(fortress.Resolved); ok && len(t.dice) > 0 { // the result of the roll
		t.caption = t.attackResult(c, sh, hit)
	}
	if len(list) > 0 {
		t.take(c, sh, list, caption)
	}
}

// attackResult describes the result of an attack, and whether cover reduced it (BF-CVR-002).
func (t *tray) attackResult(c *stage, sh *game.Shell, e fortress.Resolved) string {
	w, s := sh.Words, &c.play.Shown
	key := "tray.came"
	if e.Cover {
		key = "tray.came.cover"
	}
	return w.Say(key, w.Name(s.UnitName(e.By)), w.Name(s.UnitName(e.On)), w.Say("came."+harms[e.Level]))
}

func (t *tray) take(c *stage, sh *game.Shell, list []thrown, caption string) {
	speed := sh.Settings.Speed
	if c.hostileTurn() {
		speed = sh.Settings.HostileSpeed
	}
	t.throws++
	for i := range list {
		list[i].seed, list[i].delay = t.throws*16+int32(i), 0.08*float32(i)
	}
	t.dice, t.caption, t.from, t.part = list, caption, sh.Now, 0
	t.length = time.Duration(float64(fall) * speed.Factor())
}

var (
	marks = [...]render.DieMark{dice.Fail: render.MarkFailure, dice.Success: render.MarkSuccess, dice.Critical: render.MarkCritical}
	harms = [...]string{"miss", "wound", "grievous"}
)

// draw shows the dice in their panel.
func (t *tray) draw(g *render.Canvas, r render.Rect) {
	th := g.Theme
	in := r.Inset(th.Px(10))
	_, in = in.CutTop(th.LineHeight(render.Heading) + th.Px(2))
	caption := th.Wrap(t.caption, render.Small, in.W)
	if len(caption) > 2 {
		caption = []string{t.caption}
	}
	foot, in := in.CutBottom(th.LineHeight(render.Small) * float32(len(caption)))
	n := len(t.dice)
	if n == 0 {
		return
	}
	size := min(in.H*0.84, in.W/float32(n)*0.84)
	step := min(in.W/float32(n), size*1.3)
	x := in.Centre().X - step*float32(n-1)/2
	for i, d := range t.dice {
		part := max(0, min(1, t.part*(1+d.delay)-d.delay))
		ink := render.Brass
		if d.sides == 20 {
			ink = render.Wall
		}
		v := render.DieView{Sides: d.sides, Face: d.face, At: render.Point{X: x + step*float32(i), Y: in.Y + size*0.54}, Size: size,
			T: part, Seed: d.seed, Ink: ink, Dim: d.dim && t.part >= 1}
		if t.part >= 1 {
			v.Mark = d.mark
		}
		g.Die(v)
	}
	if t.part >= 1 {
		for _, line := range caption {
			var at render.Rect
			at, foot = foot.CutTop(th.LineHeight(render.Small))
			g.Snug(at, line, render.Small.With(render.Ivory), render.Middle)
		}
	}
}
