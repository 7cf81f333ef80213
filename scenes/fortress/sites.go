package fortress

import (
	"slices"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
)

// siteKind returns what a site is for.
func siteKind(a *library.Assault, site int) render.SiteKind {
	one := &a.Sites[site]
	switch {
	case one.Carried:
		return render.ThingPlace
	case one.Blocks:
		return render.ClosedWay
	}
	for i := range a.Objectives {
		if a.Objectives[i].Hold == site {
			return render.HeldPlace
		}
	}
	if one.Need > 0 {
		return render.Breach
	}
	for i := range a.Actions {
		switch act := &a.Actions[i]; {
		case a.Site(act.Site) != site:
		case doesTo(act.Effect, "damage"):
			return render.Launcher
		case doesTo(act.Effect, "stun"):
			return render.Snare
		}
	}
	return render.Machine
}

// doesTo reports whether an effect does something to hostiles, perhaps among other things.
func doesTo(ops []library.Op, do string) bool {
	return slices.ContainsFunc(ops, func(op library.Op) bool {
		return op.Do == do && strings.Contains(op.To, "hostile") || doesTo(op.Failure, do) || doesTo(op.Success, do) || doesTo(op.Critical, do)
	})
}

// assault returns what is special about the battlefield in play, nil if that is no stronghold's.
func (y *goals) assault() *library.Assault {
	if s := y.shown; s.Fighting() && s.NumCells > 0 {
		return s.Assault()
	}
	return nil
}

// siteViews returns the sites of a stronghold as they are drawn. The list is valid until the next frame, and no frame
// needs memory for it.
func (y *goals) siteViews(sh *game.Shell) []render.SiteView {
	a := y.assault()
	y.sites = y.sites[:0]
	if a == nil {
		return nil
	}
	name := ""
	if p := sh.UI.Pointed(); p != nil {
		name = p.Name
	}
	for i := range a.Sites {
		one := &a.Sites[i]
		y.sites = append(y.sites, render.SiteView{Kind: siteKind(a, i), Hexes: one.Hexes, Need: one.Need, Token: one.Token,
			Count: int(y.shown.Expedition.Assault.Counter[i]), Hover: name != "" && y.namesSite(a, name, i)})
	}
	return y.sites
}

// namesSite reports whether an area is about a site: an objective, or a special action.
func (y *goals) namesSite(a *library.Assault, area string, site int) bool {
	if id, ok := strings.CutPrefix(area, goalArea); ok {
		for i := range a.Objectives {
			if o := &a.Objectives[i]; o.ID == id {
				return contains(sitesOf(o), site)
			}
		}
		return false
	}
	_, words, _ := strings.Cut(area, "/")
	if f := strings.Fields(words); len(f) > 1 && f[0] == "special" {
		for i := range a.Actions {
			if a.Actions[i].ID == f[1] {
				return a.Site(a.Actions[i].Site) == site
			}
		}
	}
	return false
}

func contains(list []int, n int) bool {
	for _, one := range list {
		if one == n {
			return true
		}
	}
	return false
}

// drawSites draws the sites of a stronghold, and what lies there to be carried.
func (y *goals) drawSites(sh *game.Shell, g *render.Canvas, camera render.Camera) {
	s := y.shown
	for i, v := range y.siteViews(sh) {
		g.Site(camera, &v)
		if v.Kind != render.ThingPlace || s.Expedition.Assault.Thing[i].By > 0 {
			continue
		}
		for sp := range s.ThingAt(i).All() {
			g.ThingAt(camera, s.Field().Hex(sp), v.Kind.InkOf())
			break // one thing, however many hexes the site has
		}
	}
}

// drawCounters draws over the miniatures what must not be hidden: the counters of the sites, and what is carried.
func (y *goals) drawCounters(g *render.Canvas, camera render.Camera, figures func() []standing) {
	for i := range y.sites { // drawSites has listed them
		g.SitePips(camera, &y.sites[i])
		u, ok := y.shown.Expedition.Assault.Thing[i].By.Card()
		if !ok {
			continue
		}
		for _, f := range figures() {
			if f.unit == fortress.UnitID(u) {
				g.Thing(render.Point{X: f.at.X - f.size*0.3, Y: f.at.Y - f.size*0.62}, f.size*0.13, y.sites[i].Kind.InkOf())
			}
		}
	}
}

// plainWays returns the cells of the battlefield without the obstructions of closed ways, which have a picture of
// their own.
func (y *goals) plainWays(cells []board.Cell) []board.Cell {
	a := y.assault()
	if a == nil {
		return cells
	}
	plain := append([]board.Cell(nil), cells...)
	for i := range a.Sites {
		for sp := range y.shown.SiteSpaces(i).All() {
			plain[sp].Blocked = plain[sp].Blocked && !a.Sites[i].Blocks
		}
	}
	return plain
}

// sitesAt names the sites in a space with their counters, and what lies there.
func (y *goals) sitesAt(sh *game.Shell, sp board.Space) (list []string) {
	a, s, w := y.assault(), y.shown, sh.Words
	if a == nil {
		return nil
	}
	for i := range a.Sites {
		if s.SiteSpaces(i).Has(sp) {
			list = append(list, y.siteTold(sh, i))
		}
		if t := s.Expedition.Assault.Thing[i]; t.Lies > 0 && s.ThingAt(i).Has(sp) {
			list = append(list, w.Say("goal.dropped", w.Name(a.Sites[i].ID)))
		}
	}
	return list
}

// siteTexts tells what the sites in a space are.
func (y *goals) siteTexts(sh *game.Shell, sp board.Space) (text string) {
	if a := y.assault(); a != nil {
		for i := range a.Sites {
			if y.shown.SiteSpaces(i).Has(sp) {
				text += sh.Words.Say("text."+a.Sites[i].ID) + deedsAt(sh, a, i) + "\n"
				if kind := a.Sites[i].Token; kind != "" {
					text += sh.Words.Say("goal.token", sh.Words.Say("token."+kind)) + "\n"
				}
			}
		}
	}
	return text
}
