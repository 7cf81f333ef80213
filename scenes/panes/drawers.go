package panes

import (
	"time"

	"precipice/game"
	"precipice/render"
)

// Drawers open over the board on a device held in the hands, for what has no room beside it. All are closed in the zero value.
type Drawers struct {
	Changed func() // called when the panes must be drawn again
	Open    int    // the number of the open one, from 1 on, 0 for none

	begun time.Time // when it began to come in, zero before its first picture
	in    float32   // how far it has come in, from 0 to 1
}

// Drawer is one of them.
type Drawer struct {
	Name  string  // of its areas
	Label string  // on its tab
	High  float32 // its height at the most, 0 for all that there is
	Draw  func(render.Rect)
}

// SlideIn is how long a drawer takes to come in.
const SlideIn = 180 * time.Millisecond

// Pull opens a drawer, or closes it if it is open; 0 closes whichever is. One that takes the place of another is there at once.
func (d *Drawers) Pull(which int) {
	if d.Open == which {
		which = 0
	}
	if d.Open == 0 || which == 0 {
		d.begun, d.in = time.Time{}, 0
	}
	d.Open = which
	d.Changed()
}

// Moving reports whether a drawer is still coming in.
func (d *Drawers) Moving() bool { return d.Open > 0 && d.in < 1 }

// In returns how far the open drawer has come in, from 0 to 1.
func (d *Drawers) In() float32 { return d.in }

// Advance moves the open drawer on. With reduced motion it is there at once.
func (d *Drawers) Advance(sh *game.Shell) {
	if d.Open == 0 {
		return
	}
	if d.begun.IsZero() {
		d.begun = sh.Now
	}
	if d.in = min(1, float32(sh.Now.Sub(d.begun))/float32(SlideIn)); sh.Settings.Still() || sh.Theme.Still {
		d.in = 1
	}
}

// DrawTabs draws the tabs that open the drawers.
func (d *Drawers) DrawTabs(sh *game.Shell, p *render.Canvas, l *Layout, list []Drawer) {
	for i, at := range l.Tabs.Columns(len(list), sh.Theme.Px(4)) {
		which, name := i+1, "drawer/"+list[i].Name
		p.Button(at, render.ButtonView{Label: list[i].Label, Primary: d.Open == which, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Says: list[i].Label, State: game.OpenIf(d.Open == which), Do: func() { d.Pull(which) }}) // Enter opens no drawer
	}
}

// Draw draws the open drawer over the board. A touch outside closes it.
func (d *Drawers) Draw(sh *game.Shell, p *render.Canvas, l *Layout, list []Drawer) {
	if d.Open == 0 {
		return
	}
	t, one := sh.Theme, &list[d.Open-1]
	r, left := l.Drawer, 1-render.Ease(d.in)
	if one.High > 0 {
		r, _ = r.CutBottom(min(r.H, one.High))
	}
	if t.Narrow {
		r.Y += left * (l.Tabs.Y - r.Y)
	} else {
		r.X -= left * r.Right()
	}
	_, below := p.Bounds().CutTop(l.Bar.H)
	p.Fill(below, render.Fade(render.Void, 0.5)) // the tabs, which answer, are drawn again over it
	sh.UI.Add(game.Panels, game.Area{Name: "drawer/close", Rect: below, Skip: true, Says: sh.Words.Say("spoken.shut", one.Label), Do: func() { d.Pull(0) }})
	p.Round(r, t.Px(6), render.Panel)
	sh.UI.Add(game.Panels, game.Area{Name: "panel/drawer", Rect: r, Skip: true, Weight: game.Pane})
	one.Draw(r)
	p.Fill(l.Tabs, render.Void) // the drawer comes from behind them
	d.DrawTabs(sh, p, l, list)
}
