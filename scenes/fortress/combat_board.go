package fortress

import (
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/table"
)

// boardView returns the battlefield as shown now.
func (c *Combat) boardView() render.BoardView {
	s := &c.Play.Shown
	v := render.BoardView{Look: c.ground(), Cells: c.goals.plainWays(s.Cells[:s.NumCells])}
	zone := render.ArrivalChamber
	if s.Escape {
		zone = render.EscapeChamber
	}
	for sp := range s.Maglev.All() {
		v.Zones = append(v.Zones, render.ZoneView{Hex: s.Field().Hex(sp), Kind: zone})
	}
	if s.Ambush && s.Phase == fortress.Battlefield {
		for _, h := range s.Pack().Battlefield(int(s.Combat)).Ambush {
			v.Zones = append(v.Zones, render.ZoneView{Hex: h, Kind: render.AmbushHex})
		}
	}
	v.Portals = c.portals()
	for i, sp := range s.Markers {
		if sp != board.None {
			v.Finds = append(v.Finds, render.FindView{Hex: s.Field().Hex(sp), Number: i + 1})
		}
	}
	return v
}

// ground returns what the battlefield in play looks like.
func (c *Combat) ground() render.Look {
	s := &c.Play.Shown
	if s.NumCells == 0 {
		return render.Look{}
	}
	return table.LookOf(s.Pack(), s.Pack().Battlefield(int(s.Combat)).ID)
}

// portals returns the open portals, one picture each even though a portal lies beside several hexes.
func (c *Combat) portals() (list []render.PortalView) {
	s := &c.Play.Shown
	for i, p := range s.Portals {
		if !p.Open {
			continue
		}
		beside := s.PortalSpaces(i)
		for side := range board.Side(6) {
			if sp, ok := s.Field().At(p.Hex.Step(side)); ok && beside.Has(sp) {
				list = append(list, render.PortalView{Hex: s.Field().Hex(sp), Side: side.Opposite()})
				break
			}
		}
	}
	return list
}

// handleView moves the camera and pins the line of sight.
func (c *Combat) handleView(sh *game.Shell) {
	if c.kit == nil || c.kit.theme != sh.Theme {
		return
	}
	in, l := &sh.Input, &c.kit.layout
	if a := sh.UI.Pointed(); a == nil || !strings.HasPrefix(a.Name, "log") { // the stick scrolls that
		c.view.Push(sh)
	}
	c.view.Attend(sh, l.Field, l.Held) // held in the hands, the board is wherever nothing else is drawn
	if in.Did(game.Fit) {              // and back to what matters
		c.turnView(sh, c.view.TurnWhole)
	}
	if scrolled := c.Log.Update(sh); c.Log.Pages(sh) || scrolled {
		c.Version++
	}
	if h, ok := c.pointedHex(sh); ok && in.Pinned {
		if c.pin != nil && *c.pin == h {
			c.pin = nil
		} else {
			c.pin = &h
		}
	}
}

// hexOf returns the hex of an area of the board.
func hexOf(a *game.Area) board.Hex {
	h, err := board.ParseHex(a.Space)
	if err != nil {
		panic(err) // the area was named after a hex
	}
	return h
}

// drawGround draws everything on the board and adds the areas of its hexes.
func (c *Combat) drawGround(sh *game.Shell, g *render.Canvas) {
	if c.Play.Shown.NumCells == 0 {
		sh.UI.Begin(game.Ground)
		return
	}
	hex, pointed := c.pointedHex(sh) // found in the areas of the previous frame
	c.calm = sh.Settings.Still()
	c.figures.fans(sh, hex, pointed)
	c.drawTiles(g)
	c.goals.drawSites(sh, g, c.view.Camera)
	c.drawReach(g)
	c.threats.drawThreats(sh, g)
	c.effects.drawFallen(g)
	if pointed {
		c.drawPointed(sh, g, hex)
	} else {
		c.drawAgainst(g)
	}
	c.drawWhereToSummon(sh, g)
	c.ahead.drawOutlook(sh, g)
	c.drawFigures(sh, g, hex, pointed)
	c.drawShared(g)
	c.goals.drawCounters(g, c.view.Camera, c.figures.list)
	c.threats.drawIntents(sh, g)
	c.threats.drawThreatNumbers(sh, g)
	if sh.UI.Looking() {
		c.drawPlaces(g)
	}
	sh.UI.Begin(game.Ground)
	c.addHexAreas(sh)
	c.drawSigns(sh, g)
	c.effects.drawDeed(g) // its label lies over the signs
	c.effects.drawImpact(sh, g)
}

// drawTiles marks the hexes of location tiles that affect who stands there.
func (c *Combat) drawTiles(g *render.Canvas) {
	s := &c.Play.Shown
	for _, tile := range s.Tiles {
		if id := s.EffectOf(tile); id != "" {
			g.TileMark(c.view.Camera, s.Field().Hex(tile.At), render.Find)
		}
	}
}

// drawPlaces writes on each hex the place by which texts name it.
func (c *Combat) drawPlaces(g *render.Canvas) {
	s, t := &c.Play.Shown, c.kit.theme
	st := render.Small.With(render.Ivory)
	for sp := range s.Cells[:s.NumCells] {
		h := s.Field().Hex(board.Space(sp))
		at, text := c.view.Camera.Centre(h), h.String()
		wide, high := t.Measure(text, st)+t.Px(4), t.LineHeight(st)
		r := render.Rect{X: at.X - wide/2, Y: at.Y + c.view.Camera.Zoom*0.82 - high, W: wide, H: high}
		g.Round(r, t.Px(3), render.Fade(render.Void, 0.6))
		g.Label(r, text, st, render.Middle)
	}
}

// drawReach highlights the hexes that the selected row can target, and marks where a move must halt.
func (c *Combat) drawReach(g *render.Canvas) {
	r := c.Choices.Spaces()
	if r == nil || c.Presenting() {
		return
	}
	s := &c.Play.Shown
	ink := c.inkOf(c.Actor())
	halts := board.Set{}
	if r.Verb == fortress.DoMove && c.Activating() {
		_, halts = s.Walk(c.Actor())
	}
	var hexes []board.Hex
	for i := range r.Legal {
		hexes = append(hexes, table.HexAt(r.Legal[i].Space))
	}
	if r.Verb == fortress.DoMove && c.Activating() {
		hexes = append(hexes, c.stands([]fortress.UnitID{c.Actor()})...)
	}
	g.Reach(c.view.Camera, hexes, ink, c.ground().Hue)
	for i := range r.Legal {
		h := table.HexAt(r.Legal[i].Space)
		if sp, ok := s.Field().At(h); ok && halts.Has(sp) {
			g.HaltMark(c.view.Camera, c.view.Camera.Centre(h))
		} else {
			g.Dot(c.view.Camera, c.view.Camera.Centre(h), ink)
		}
	}
}

// dimmed returns the light on the board: less while hexes can be chosen, so that they stand out from walls.
func (c *Combat) dimmed() float32 {
	if r := c.Choices.Spaces(); r != nil && !c.Presenting() {
		return 0.66
	}
	return 1
}

// drawShared marks the hexes that can be chosen over the miniatures that stand in them.
func (c *Combat) drawShared(g *render.Canvas) {
	s := &c.Play.Shown
	if c.Presenting() {
		return
	}
	marked := board.Set{}
	for u := range s.Units {
		v := &s.Units[u]
		if !v.Here() || marked.Has(v.Hex) {
			continue
		}
		if h := s.Field().Hex(v.Hex); c.choiceIn(s.Field().Name(v.Hex)) != nil {
			marked.Add(v.Hex)
			g.HexRing(c.view.Camera, h, c.inkOf(c.Actor()), c.kit.theme.Px(2.4))
			g.Dot(c.view.Camera, c.view.Camera.Centre(h), c.inkOf(c.Actor()))
		}
	}
}

// drawPointed shows the hex attended to: the route to it and the line of sight with its blockers.
func (c *Combat) drawPointed(sh *game.Shell, g *render.Canvas, h board.Hex) {
	s := &c.Play.Shown
	g.HexRing(c.view.Camera, h, render.Ivory, c.kit.theme.Px(1.6))
	to, ok := s.Field().At(h)
	if !ok {
		c.drawBesidePortal(g, h)
	}
	if !ok || s.Cells[to].Blocked {
		return
	}
	if r := c.Choices.Spaces(); r != nil && r.Verb == fortress.DoMove && c.Activating() && c.pin == nil {
		if ch := r.OnSpace(h.String()); ch != nil && ch.Why == nil {
			c.drawWay(g, to)
			return
		}
	}
	from, ok := c.watch()
	if !ok || from == to || !c.sights() || c.choosesHex(h) {
		return
	}
	c.drawSight(g, from, to, c.watchPoint(from), c.pointedFeet(sh, h))
}

// sights reports whether the line of sight to the place pointed at is shown: always from a pinned place.
func (c *Combat) sights() bool { return c.pin != nil || !c.Presenting() && !c.since }

// watchPoint returns where on the screen the line of sight begins.
func (c *Combat) watchPoint(from board.Space) render.Point {
	if u := c.Actor(); c.pin == nil && u != fortress.NoUnit {
		return c.figures.feet(u)
	}
	return c.view.Camera.Centre(c.Play.Shown.Field().Hex(from))
}

// pointedFeet returns where the line of sight to a hex ends: at the miniature attended to there, else in the middle.
func (c *Combat) pointedFeet(sh *game.Shell, h board.Hex) render.Point {
	s := &c.Play.Shown
	if u := c.unitAt(sh); u != fortress.NoUnit && s.On(u).Here() && s.Field().Hex(s.On(u).Hex) == h {
		return c.figures.feet(u)
	}
	return c.view.Camera.Centre(h)
}

// drawAgainst draws the line between the two miniatures that a question is about.
func (c *Combat) drawAgainst(g *render.Canvas) {
	s, by, on := &c.Play.Shown, c.Actor(), c.against()
	if by == fortress.NoUnit || on == fortress.NoUnit || by == on || c.Presenting() || !s.On(by).Here() || !s.On(on).Here() {
		return
	}
	c.drawSight(g, s.On(by).Hex, s.On(on).Hex, c.figures.feet(by), c.figures.feet(on))
	g.HexRing(c.view.Camera, s.Field().Hex(s.On(on).Hex), c.inkOf(on), c.kit.theme.Px(1.8))
}

func (c *Combat) drawSight(g *render.Canvas, from, to board.Space, a, b render.Point) {
	f := c.Play.Shown.Field()
	g.SightLine(c.view.Camera, a, b, f.Visible(from, to))
	if at, side, kind, blocked := f.Blocker(from, to); blocked {
		if kind == board.Obstruction {
			g.HexRing(c.view.Camera, at, render.Blood, c.kit.theme.Px(2.5))
		} else {
			end, other := c.view.Camera.Side(at, side)
			g.BlockMark(c.view.Camera, end, other)
		}
	} else if at, side, ok := f.CoverAt(from, to); ok {
		end, other := c.view.Camera.Side(at, side)
		g.CoverMark(c.view.Camera, end, other)
	}
}

// drawWay shows the route of a planned move, and which hostiles the explorer would see at its end.
func (c *Combat) drawWay(g *render.Canvas, to board.Space) {
	s := &c.Play.Shown
	u := c.Actor()
	r, _ := s.Walk(u)
	var buf [16]board.Space
	way := []board.Hex{s.Field().Hex(s.On(u).Hex)}
	for _, sp := range r.Path(to, buf[:0]) {
		way = append(way, s.Field().Hex(sp))
	}
	c.threats.drawWatchers(g, to)
	g.PathLine(c.view.Camera, c.view.Camera.Centres(way...), c.inkOf(u))
	for e := range s.Each(fortress.Hostiles) {
		if at := s.On(e).Hex; s.Field().Visible(to, at) {
			g.HexRing(c.view.Camera, s.Field().Hex(at), render.Fade(render.Hostile, 0.8), c.kit.theme.Px(1.4))
		}
	}
}
