package scenes

import (
	"time"

	"precipice/game"
	"precipice/game/sound"
	"precipice/render"
)

// Die is a die in the tray.
type Die struct {
	Sides, Face int
	Mark        render.DieMark // what its face means, drawn once it lies
	Dim         bool           // it does not count
	Dark        bool           // it is a die of the game rather than of a player
	Signed      bool           // its faces bear the signs of results instead of numbers
	Lain        bool           // an earlier roll of the same action: it lies there already
	seed        int32
	delay       float32
}

// Tray shows the last roll of dice.
type Tray struct {
	Caption string
	Rolls   string // who rolls for what, told while the dice fall; "" for nothing
	dice    []Die
	from    time.Time
	length  time.Duration
	part    float32
	throws  int32
}

// fall is how long dice fall at normal speed.
const fall = 650 * time.Millisecond

// Moving reports whether the dice are still falling.
func (t *Tray) Moving() bool { return len(t.dice) > 0 && t.part < 1 }

// Dice returns the dice of the last roll.
func (t *Tray) Dice() []Die { return t.dice }

// Clear takes the dice out of the tray.
func (t *Tray) Clear() { *t = Tray{throws: t.throws} }

// Land puts falling dice to rest.
func (t *Tray) Land() { t.part = 1 }

// Update lets the dice fall.
func (t *Tray) Update(sh *game.Shell) {
	if !t.Moving() {
		return
	}
	was := t.part
	if t.part = 1; t.length > 0 {
		t.part = min(1, float32(sh.Now.Sub(t.from))/float32(t.length))
	}
	for i := range t.dice {
		t.strike(sh, i, was)
	}
}

// pitches holds how much higher than others small dice sound, by their number of faces.
var pitches = map[int]float32{6: 1.18, 8: 1.1, 12: 0.96, 20: 0.84}

// strike lets a die sound each time it has struck the table since the tray was so far.
func (t *Tray) strike(sh *game.Shell, i int, was float32) {
	d := &t.dice[i]
	if d.Lain {
		return
	}
	for _, touch := range render.Touches {
		if at := (touch.At + d.delay) / (1 + d.delay); was < at && at <= t.part {
			cue := sound.Die
			if sh.Wears.Etched { // the table of the city is of wood
				cue = sound.WoodDie
			}
			sh.Sound.Ask(sound.Request{Cue: cue, Pitch: pitches[d.Sides], Gain: touch.Force, Pan: 0.15 * (float32(i) - float32(len(t.dice)-1)/2)})
		}
	}
}

// Throw throws dice into the tray, one after the other. With reduced motion they lie there at once.
func (t *Tray) Throw(sh *game.Shell, speed game.Speed, list []Die, caption string) {
	t.throws++
	for i := range list {
		list[i].seed, list[i].delay = t.throws*16+int32(i), 0.08*float32(i)
	}
	t.dice, t.Caption, t.Rolls, t.from, t.part = list, caption, "", sh.Now, 0
	t.length = time.Duration(float64(fall) * speed.Factor())
	if sh.Settings.Still() {
		t.length = 0
	}
}

// Within lets the dice that were just thrown lie before an event that is shown for so long has ended, and is told.
func (t *Tray) Within(shown time.Duration) { t.length = min(t.length, shown*4/5) }

// Falls returns how long the dice of the last roll fall.
func (t *Tray) Falls() time.Duration { return t.length }

// Draw draws the dice into their panel, and below them what is rolled for, and once they lie the caption.
func (t *Tray) Draw(g *render.Canvas, r render.Rect) { t.DrawBelow(g, r, r.Y) }

// DrawBelow draws the dice into their panel. While they fall they stay below a line, and within the panel.
func (t *Tray) DrawBelow(g *render.Canvas, r render.Rect, line float32) {
	_, room := r.CutTop(max(0, line-r.Y))
	if t.part < 1 {
		g.Clip(room, func() { t.drawAll(g, r, room) }) // their shadows too
		return
	}
	t.drawAll(g, r, room)
}

func (t *Tray) drawAll(g *render.Canvas, r, room render.Rect) {
	th := g.Theme
	in := trayRoom(th, r)
	caption, st := t.caption(th, in)
	foot, in := in.CutBottom(th.LineHeight(st) * float32(len(caption)))
	n := len(t.dice)
	if n == 0 {
		return
	}
	size := t.dieSize(in)
	if size <= 0 {
		return
	}
	step := min(in.W/float32(n), size*1.3)
	x := in.Centre().X - step*float32(n-1)/2
	for i := range t.dice {
		t.drawDie(g, i, render.DieView{At: render.Point{X: x + step*float32(i), Y: in.Y + size*0.54}, Size: size, Room: room, Ink: t.ink(i)})
	}
	if t.part < 1 {
		line, _ := foot.CutTop(th.LineHeight(st))
		g.Snug(line, t.Rolls, st, render.Middle)
		return
	}
	for _, line := range caption {
		var at render.Rect
		at, foot = foot.CutTop(th.LineHeight(st))
		g.Snug(at, line, st.With(render.Ivory), render.Middle)
	}
}

// trayRoom returns the room in a panel for the dice and what they came to: on a device held in the hands it has no title.
func trayRoom(th *render.Theme, r render.Rect) render.Rect {
	in := r.Inset(th.Px(10))
	if th.Held {
		in = r.Inset(th.Px(5))
	} else {
		_, in = in.CutTop(th.LineHeight(render.Heading) + th.Px(2))
	}
	return in
}

// dieSize returns the size of each die in the room above the caption.
func (t *Tray) dieSize(in render.Rect) float32 {
	return min(in.H*0.84, in.W/float32(len(t.dice))*0.84)
}

// DieSize returns the size of each die in a panel, device pixels.
func (t *Tray) DieSize(th *render.Theme, r render.Rect) float32 {
	in := trayRoom(th, r)
	caption, st := t.caption(th, in)
	_, in = in.CutBottom(th.LineHeight(st) * float32(len(caption)))
	return t.dieSize(in)
}

// caption returns the lines of the caption. It has at most two if more would take the room of the dice, a little smaller if
// they need that.
func (t *Tray) caption(th *render.Theme, in render.Rect) ([]string, render.Style) {
	for k := float32(1); ; k *= 0.95 {
		st := Smaller(render.Small, k)
		lines := th.Wrap(t.Caption, st, in.W)
		if n := float32(len(lines)); (n <= 2 || n*th.LineHeight(st) <= in.H*0.5) && th.WordsFit(t.Caption, st, in.W) || k < 0.6 || least(th, st) {
			return lines, st
		}
	}
}

// least reports whether the letters of a style would not be smaller in a smaller one.
func least(th *render.Theme, st render.Style) bool {
	return th.Letters(Smaller(st, 0.9)) == th.Letters(st)
}

// Title returns the title of the tray's panel: none on a device held in the hands, where the dice need its room.
func (t *Tray) Title(sh *game.Shell) string {
	if sh.Theme.Held {
		return ""
	}
	return sh.Words.Say("panel.tray")
}

// Reveal draws the first die large on a plate of its own in the colour of a player, instead of in the tray: the same throw,
// so that nothing waits for it. The caption follows once it lies.
func (t *Tray) Reveal(g *render.Canvas, r render.Rect, ink render.Ink) {
	if len(t.dice) == 0 {
		return
	}
	th := g.Theme
	g.Round(r, th.Px(8), render.Fade(render.Panel, 0.94))
	g.Frame(r, th.Px(8), th.Px(1.5), ink)
	foot, in := r.Inset(th.Px(8)).CutBottom(th.LineHeight(render.Strong))
	t.drawDie(g, 0, render.DieView{At: in.Centre(), Size: min(in.H, in.W) * 0.9, Ink: ink})
	if t.part >= 1 {
		g.Snug(foot, t.Caption, render.Strong, render.Middle)
	}
}

// Cast draws the dice large in a place of their own, instead of in the tray: the same throw. They do not say what they came to.
func (t *Tray) Cast(g *render.Canvas, r render.Rect) {
	n := float32(len(t.dice))
	if n == 0 {
		return
	}
	step := r.W / n
	size := min(r.H*0.86, step*0.86)
	g.Clip(r, func() {
		for i := range t.dice {
			t.drawDie(g, i, render.DieView{At: render.Point{X: r.X + step*(float32(i)+0.5), Y: r.Centre().Y}, Size: size, Room: r, Ink: t.ink(i)})
		}
	})
}

// ink returns the colour of a die in the tray.
func (t *Tray) ink(i int) render.Ink {
	if t.dice[i].Dark {
		return render.Wall
	}
	return render.Brass
}

// drawDie draws a die, of which the view says where it lies.
func (t *Tray) drawDie(g *render.Canvas, i int, v render.DieView) {
	d := &t.dice[i]
	lies := t.part >= 1 || d.Lain
	v.Sides, v.Face, v.Seed, v.Dim = d.Sides, d.Face, d.seed, d.Dim && lies
	v.T = max(0, min(1, t.part*(1+d.delay)-d.delay))
	if d.Lain {
		v.T = 1
	}
	if v.Signed = d.Signed; lies || v.Signed {
		v.Mark = d.Mark
	}
	g.Die(v)
}
