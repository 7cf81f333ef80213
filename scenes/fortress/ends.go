package fortress

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// endsArea is the sign that says what a combat is about. Looking around visits it with the objectives of strongholds.
const endsArea = goalArea + "ends"

// inChamber counts the explorers' miniatures in the escape chamber and all that still stand: both twins must be inside.
func (c *Combat) inChamber() (in, able int) {
	s := &c.Play.Shown
	for u := range s.Each(fortress.Explorers) {
		if able++; s.Escape && s.Maglev.Has(s.On(u).Hex) {
			in++
		}
	}
	return in, able
}

// nextAim says what the party must do next to win a combat that is no stronghold's.
func (c *Combat) nextAim(sh *game.Shell) string {
	in, able := c.inChamber()
	switch {
	case !c.Play.Shown.Escape:
		return sh.Words.Say("ends.open")
	case in == able && able > 0:
		return sh.Words.Say("ends.wait")
	}
	return sh.Words.Say("ends.enter", strconv.Itoa(in), strconv.Itoa(able))
}

// endsTip tells how the combat is won and lost, and how long a clock leaves, under a title.
func (c *Combat) endsTip(sh *game.Shell, title, sub string) render.TooltipView {
	s, w := &c.Play.Shown, sh.Words
	v := render.TooltipView{Title: title, Sub: sub, Rules: "BF-ECB-002"}
	var lines []string
	if s.Expedition.Round > 0 {
		told, _ := c.RoundTold(sh)
		if h := s.Goal(); h != nil {
			told = w.Name(h.ID) + " · " + told
		}
		lines = append(lines, told)
	}
	if a := c.assault(); a != nil {
		v.Rules = "BF-STR-005"
		for i := range a.Objectives {
			o := &a.Objectives[i]
			if lines = append(lines, w.Say("text."+o.ID)); c.goalMet(o) {
				lines = append(lines, c.goalTold(sh, o))
			}
		}
	} else {
		lines = append(lines, w.Say("ends.won"))
		if !s.Escape {
			lines = append(lines, w.Say("ends.chamber"))
		}
	}
	lines = append(lines, w.Say("ends.lost"))
	if _, ok := s.ClockLeft(); ok {
		lines = append(lines, w.Say("show.clock")+": "+w.Rule("BF-CLK-003")+" "+w.Rule("BF-CLK-002"))
		v.Rules = "BF-CLK-003"
	}
	v.Text = strings.Join(lines, "\n")
	return v
}

// endsRect returns the place of the sign that says what the combat is about: in the corner of the field, where a
// stronghold has its objectives. It is empty where the bar says it, and once the combat is over.
func (c *Combat) endsRect(sh *game.Shell) render.Rect {
	t, f := sh.Theme, c.kit.layout.Field
	if c.assault() != nil || c.Play.Shown.NumCells == 0 || c.Play.Shown.Result != fortress.Undecided {
		return render.Rect{}
	}
	wide, free := t.Measure(c.nextAim(sh), render.Small)+t.Px(14), c.labelsEnd(sh)-f.X
	if t.Held && wide > free {
		return render.Rect{} // the tip of the bar says it
	}
	wide = min(wide, free)
	return render.Rect{X: f.X, Y: f.Y, W: wide, H: t.LineHeight(render.Small) + t.Px(6)}
}

// drawEnds draws that sign.
func (c *Combat) drawEnds(sh *game.Shell, p *render.Canvas) {
	r, t := c.endsRect(sh), sh.Theme
	if r.W <= 0 {
		return
	}
	p.Round(r, t.Px(4), render.Fade(render.Panel, 0.94))
	p.Frame(r, t.Px(4), t.Hair(), render.Fade(render.Brass, 0.7))
	p.Snug(r.Inset2(t.Px(6), 0), c.nextAim(sh), render.Small.With(render.Ivory), render.Middle)
	sh.UI.Add(game.Panels, game.Area{Name: endsArea, Rect: r, Skip: true, Tip: func() render.TooltipView {
		return c.endsTip(sh, sh.Words.Say("ends.title"), c.nextAim(sh))
	}})
}
