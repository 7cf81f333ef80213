package scenes

import (
	"precipice/game"
	"precipice/render"
)

// entry is a button of the main menu.
type entry struct {
	name string
	v    render.ButtonView
	do   func()
	says string // what stands below it
}

// menu returns the main menu.
func (t *Title) menu(sh *game.Shell) (list []entry) {
	w := sh.Words
	add := func(name string, v render.ButtonView, do func()) { list = append(list, entry{name, v, do, ""}) }
	if t.latest != nil {
		add("title/continue", render.ButtonView{Label: w.Say("title.continue"), Primary: true}, func() { t.continueGame(sh) })
		name, _, _ := t.shown().Describe(sh, t.latest)
		list[0].says = w.Say("title.saved", name, when(sh, t.latest.Saved))
	}
	learn := t.shown().Learn()
	first := t.games == 0 && learn != nil // who starts for the first time is shown how to play first
	begin := func() {
		add("title/new", render.ButtonView{Label: w.Say("title.new"), Primary: t.latest == nil && !first}, func() { t.shown().Begin(sh) })
	}
	if !first {
		begin()
	}
	if learn != nil {
		add("title/learn", render.ButtonView{Label: w.Say("title.learn"), Primary: first}, func() { learn(sh) })
	}
	if first {
		begin()
	}
	load := w.Say("title.load")
	if t.games > 0 {
		load = w.Count("title.load.some", t.games)
	}
	add("title/load", render.ButtonView{Label: load}, func() { sh.Show(NewLoad(sh, t.all...)) })
	add("title/settings", render.ButtonView{Label: w.Say("title.settings")}, func() { sh.Push(NewSettings(t.all.settings)) })
	add("title/rules", render.ButtonView{Label: w.Say("title.rules")}, func() { sh.OpenRule("") })
	if sh.Theme.Narrow {
		add("help/keys", render.ButtonView{Label: w.Say("help.keys")}, func() { sh.Push(&Keys{}) })
	}
	if CanQuit {
		add("title/quit", render.ButtonView{Label: w.Say("title.quit")}, sh.Quit)
	}
	return list
}

// menuGap separates the buttons of the main menu, in design units.
const menuGap = 9

// placeMenu gives each button of the main menu its place, from the top of r downwards, and returns the height they take.
// Where there is little room, those that are not the first choice stand two by two.
func placeMenu(t *render.Theme, list []entry, r render.Rect, paired bool) (places []render.Rect, high float32) {
	each, gap := t.Target(max(t.Px(40), t.LineHeight(ButtonText)+t.Px(14))), t.Px(menuGap)
	top, nowhere := r.Y, render.Rect{}
	second := nowhere // half of a line that is still free
	for i, d := range list {
		at := second
		second = nowhere
		if at == nowhere {
			at = render.Rect{X: r.X, Y: r.Y, W: r.W, H: each}
			r.Y += each + gap
			if paired && !d.v.Primary && i < len(list)-1 {
				cells := at.Columns(2, gap)
				at, second = cells[0], cells[1]
			}
		}
		places = append(places, at)
		if d.says != "" {
			r.Y += t.ParagraphHeight(d.says, render.Small, r.W) + t.Px(9)
		}
	}
	return places, r.Y - gap - top
}

// menuRoom returns where the main menu of a phone held upright stands: at the foot, where the thumb is.
func (t *Title) menuRoom(sh *game.Shell, all render.Rect) render.Rect {
	margin := sh.Theme.Px(36)
	r := render.Rect{X: all.X + margin, W: all.W - 2*margin}
	_, r.H = placeMenu(sh.Theme, t.menu(sh), r, true)
	r.H += t.gamesHeight(sh.Theme)
	r.Y = all.Bottom() - r.H - margin
	return r
}

// stand returns the height at which the party stands above the main menu of a phone held upright.
func (t *Title) stand(sh *game.Shell, all render.Rect) float32 {
	return t.menuRoom(sh, all).Y - sh.Theme.Px(64)
}

// drawMenu draws the main menu.
func (t *Title) drawMenu(sh *game.Shell, p *render.Canvas, r render.Rect) {
	th, list := sh.Theme, t.menu(sh)
	r = t.drawGames(sh, p, r)
	places, _ := placeMenu(th, list, r, th.Narrow || th.Short(p.Bounds().H))
	for i, d := range list {
		at := places[i]
		DrawButton(sh, p, game.Panels, at, d.name, d.v, d.do)
		if d.says != "" {
			below := render.Rect{X: r.X, Y: at.Bottom() + th.Px(6), W: r.W, H: th.ParagraphHeight(d.says, render.Small, r.W) + th.Hair()}
			p.Paragraph(below, d.says, render.Small.With(render.Blend(render.Muted, render.Ivory, 0.5)))
		}
	}
}
