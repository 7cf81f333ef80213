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
func (y *goals) inChamber() (in, able int) {
	s := y.shown
	for u := range s.Each(fortress.Explorers) {
		if able++; s.Escape && s.Maglev.Has(s.On(u).Hex) {
			in++
		}
	}
	return in, able
}

// next says what the party must do next to win a combat that is no stronghold's.
func (y *goals) next(sh *game.Shell) string {
	in, able := y.inChamber()
	switch {
	case !y.shown.Escape:
		return sh.Words.Say("ends.open")
	case in == able && able > 0:
		return sh.Words.Say("ends.wait")
	}
	return sh.Words.Say("ends.enter", strconv.Itoa(in), strconv.Itoa(able))
}

// endsTip tells how the combat is won and lost, and how long a clock leaves, under a title.
func (y *goals) endsTip(sh *game.Shell, title, sub string) render.TooltipView {
	s, w := y.shown, sh.Words
	v := render.TooltipView{Title: title, Sub: sub, Rules: "BF-ECB-002"}
	var lines []string
	if s.Expedition.Round > 0 {
		told := y.round(sh)
		if h := s.Goal(); h != nil {
			told = w.Name(h.ID) + " · " + told
		}
		lines = append(lines, told)
	}
	if a := y.assault(); a != nil {
		v.Rules = "BF-STR-005"
		for i := range a.Objectives {
			o := &a.Objectives[i]
			if lines = append(lines, w.Say("text."+o.ID)); y.met(o) {
				lines = append(lines, y.told(sh, o))
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
func (y *goals) endsRect(sh *game.Shell, f render.Rect, end float32) render.Rect {
	t := sh.Theme
	if y.assault() != nil || y.shown.NumCells == 0 || y.shown.Result != fortress.Undecided {
		return render.Rect{}
	}
	wide, free := t.Measure(y.next(sh), render.Small)+t.Px(14), end-f.X
	if t.Held && wide > free {
		return render.Rect{} // the tip of the bar says it
	}
	wide = min(wide, free)
	return render.Rect{X: f.X, Y: f.Y, W: wide, H: t.LineHeight(render.Small) + t.Px(6)}
}

// drawEnds draws that sign in its place.
func (y *goals) drawEnds(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	if r.W <= 0 {
		return
	}
	p.Round(r, t.Px(4), render.Fade(render.Panel, 0.94))
	p.Frame(r, t.Px(4), t.Hair(), render.Fade(render.Brass, 0.7))
	p.Snug(r.Inset2(t.Px(6), 0), y.next(sh), render.Small.With(render.Ivory), render.Middle)
	sh.UI.Add(game.Panels, game.Area{Name: endsArea, Rect: r, Skip: true, Tip: func() render.TooltipView {
		return y.endsTip(sh, sh.Words.Say("ends.title"), y.next(sh))
	}})
}
