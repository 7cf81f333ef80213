package fortress

import (
	"fmt"
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/setup"
	"precipice/scenes/panes"
)

// least is how large everything that fingers choose is, in points; what is half a point smaller is as large.
const least = 44

// touchable measures where a finger finds each area that does something: how wide and how high, in points. It counts what lies
// around an area for which a finger finds nothing else, so that a small picture may be a large target.
func touchable(sh *game.Shell, name string) (wide, high float32) {
	point, a := sh.Theme.Point, sh.UI.Named(name)
	w, h := sh.Size()
	found := func(p render.Point) bool {
		if p.X < 0 || p.Y < 0 || p.X >= float32(w) || p.Y >= float32(h) {
			return false
		}
		at := sh.UI.Touched(p)
		return at != nil && at.Name == name
	}
	run := func(from render.Point, dx, dy float32) (n float32) {
		for p := from; n <= least && found(p); n++ {
			p.X, p.Y = p.X+dx*point, p.Y+dy*point
		}
		return n
	}
	for i := range 25 { // other areas may lie over its middle
		at := render.Point{X: a.Rect.X + a.Rect.W*[5]float32{0.5, 0.3, 0.7, 0.1, 0.9}[i%5], Y: a.Rect.Y + a.Rect.H*[5]float32{0.5, 0.3, 0.7, 0.1, 0.9}[i/5]}
		if !found(at) {
			continue
		}
		x, y := run(at, -1, 0)+run(at, 1, 0)-1, run(at, 0, -1)+run(at, 0, 1)-1
		if min(x, y) > min(wide, high) {
			wide, high = x, y
		}
	}
	return wide, high
}

// drawn reports whether an area is on the layer above the board, where the drawer is, and after it.
func drawn(sh *game.Shell, a *game.Area) bool {
	after := false
	for b := range sh.UI.All {
		if after = after || b.Name == "panel/drawer"; b == a {
			return after
		}
	}
	return false
}

// small lists the areas of a screen that do something and are smaller for a finger than they should be. The hexes of the
// board have a rule of their own: they are touched twice. A row that the edge of its list cuts can be scrolled.
// Of a screen under a drawer only what the drawer shows counts.
func small(sh *game.Shell) (list []string) {
	drawer := sh.UI.Named("panel/drawer")
	var all []*game.Area
	seen := map[string]bool{}
	for a := range sh.UI.All {
		if a.Do != nil && a.Space == "" && !a.Offscreen && !seen[a.Name] && (drawer == nil || drawer.Rect.Contains(a.Rect.Centre()) && drawn(sh, a)) {
			all, seen[a.Name] = append(all, a), true
		}
	}
	for _, a := range all {
		wide, high := touchable(sh, a.Name)
		kind, _, _ := strings.Cut(a.Name, "/")
		above, below, taller := false, false, false
		for _, b := range all {
			if of, _, _ := strings.Cut(b.Name, "/"); of == kind && b.Rect.X == a.Rect.X {
				above, below, taller = above || b.Rect.Y < a.Rect.Y, below || b.Rect.Y > a.Rect.Y, taller || b.Rect.H > a.Rect.H+1
			}
		}
		cut := taller && !(above && below) || a.Whole.H > a.Rect.H+1
		if !cut && (wide < least-1 || high < least-1) {
			list = append(list, fmt.Sprintf("%s is %.0f by %.0f points, at %v", a.Name, wide, high, a.Rect))
		}
	}
	return list
}

// measure complains about what is too small.
func (p *padder) measure(name string) {
	p.t.Helper()
	for _, one := range small(p.Shell) {
		p.t.Errorf("%s, %s: %s", name, p.Top().Name(), one)
	}
}

// On phones and tablets whatever can be chosen is as large as a finger needs, by what is drawn or by what lies around it.
func TestWhatFingersChooseIsLargeEnough(t *testing.T) {
	for _, d := range playing.Devices[:3] { // on a tablet that lies on its side things are as large as on one that stands
		t.Run(d.Name, func(t *testing.T) {
			g, shown := newGallery(t), map[string]bool{}
			g.Held = func() float64 { return d.Ratio }
			g.Home(nil)
			img := playing.Screen(t, g.Shell, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
			p := &padder{gallery: g, t: t, img: img}
			for _, e := range g.ways {
				e.show()
				says := g.Top().Says()
				kind := g.Top().Name() + says["pending"] + says["result"]
				if shown[kind] {
					continue
				}
				shown[kind] = true
				p.tick()
				for n := 0; n < 100 && g.Top().Moving() && stageful(g.Top()); n++ {
					p.press(game.Accept)
				}
				p.tick()
				playing.Keep(t, img, fmt.Sprintf("%s-%s", d.Name, strings.NewReplacer(" ", "-", ",", "").Replace(e.name)))
				p.measure(e.name)
				if c, ok := g.Top().(*Combat); ok && c.Activating() {
					for one := partyDrawer; one <= logDrawer; one++ {
						c.drawers.Pull(one)
						p.tick()
						g.Now = g.Now.Add(panes.SlideIn)
						p.Dirty()
						p.Draw(img)
						playing.Keep(t, img, d.Name+"-"+drawerNames[one])
						p.measure(e.name + ", " + drawerNames[one])
						c.drawers.Pull(0)
					}
				}
				inwindow.Frame()
			}
			crowd := setup.NewSetup(playing.HostOf(g.Shell), g.Shell)
			crowd.Table.Setup.Players = 5
			g.Show(crowd)
			p.tick()
			p.measure("setup of five players")
			playing.Keep(t, img, d.Name+"-five-players")
			if crowd.Scroll.By(9999); crowd.Scroll.Scrolls() == (d.Name == "tablet-tall") {
				t.Errorf("the rows of five players scroll: %v", crowd.Scroll.Scrolls())
			}
			p.tick()
			if a := g.UI.Named("setup/another-seed"); a == nil || a.Offscreen {
				t.Error("the last row cannot be scrolled to")
			}
			playing.Keep(t, img, d.Name+"-five-players-below")
		})
	}
}
