package fortress

import (
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/table"
)

// boardPane is the battlefield: its ground, the miniatures on it, and what can be chosen there.
type boardPane struct {
	d       *tabletop
	figures *figures
	threats *threats
	ahead   *outlook
	tips    *tips
	effects *effects
	named   placeNames
}

// boardView returns the battlefield as shown now.
func (y *boardPane) boardView() render.BoardView {
	s := &y.d.Play.Shown
	v := render.BoardView{Look: y.ground(), Cells: y.d.goals.plainWays(s.Cells[:s.NumCells])}
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
	v.Portals = y.portals()
	for i, sp := range s.Markers {
		if sp != board.None {
			v.Finds = append(v.Finds, render.FindView{Hex: s.Field().Hex(sp), Number: i + 1})
		}
	}
	return v
}

// ground returns what the battlefield in play looks like.
func (y *boardPane) ground() render.Look {
	s := &y.d.Play.Shown
	if s.NumCells == 0 {
		return render.Look{}
	}
	return table.LookOf(s.Pack(), s.Pack().Battlefield(int(s.Combat)).ID)
}

// portals returns the open portals, one picture each even though a portal lies beside several hexes.
func (y *boardPane) portals() (list []render.PortalView) {
	s := &y.d.Play.Shown
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
func (y *boardPane) handleView(sh *game.Shell) {
	if y.d.kit == nil || y.d.kit.theme != sh.Theme {
		return
	}
	in, l := &sh.Input, &y.d.kit.layout
	if a := sh.UI.Pointed(); a == nil || !strings.HasPrefix(a.Name, "log") { // the stick scrolls that
		y.d.view.Push(sh)
	}
	y.d.view.Attend(sh, l.Field, l.Held) // held in the hands, the board is wherever nothing else is drawn
	if in.Did(game.Fit) {                // and back to what matters
		y.d.turnView(sh, y.d.view.TurnWhole)
	}
	if scrolled := y.d.Log.Update(sh); y.d.Log.Pages(sh) || scrolled {
		y.d.Version++
	}
	if h, ok := y.d.pointedHex(sh); ok && in.Pinned {
		if y.d.pin != nil && *y.d.pin == h {
			y.d.pin = nil
		} else {
			y.d.pin = &h
		}
	}
}

// drawGround draws everything on the board and adds the areas of its hexes.
func (y *boardPane) drawGround(sh *game.Shell, g *render.Canvas) {
	if y.d.Play.Shown.NumCells == 0 {
		sh.UI.Begin(game.Ground)
		return
	}
	hex, pointed := y.d.pointedHex(sh) // found in the areas of the previous frame
	y.d.calm = sh.Settings.Still()
	y.figures.fans(sh, hex, pointed)
	y.drawTiles(g)
	y.d.goals.drawSites(sh, g, y.d.view.Camera)
	y.drawReach(g)
	y.threats.drawThreats(sh, g)
	y.effects.drawFallen(g)
	if pointed {
		y.drawPointed(sh, g, hex)
	} else {
		y.drawAgainst(g)
	}
	y.drawWhereToSummon(sh, g)
	y.ahead.drawOutlook(sh, g)
	y.drawFigures(sh, g, hex, pointed)
	y.drawShared(g)
	y.d.goals.drawCounters(g, y.d.view.Camera, y.figures.list)
	y.threats.drawIntents(sh, g)
	y.threats.drawThreatNumbers(sh, g)
	if sh.UI.Looking() {
		y.drawPlaces(g)
	}
	sh.UI.Begin(game.Ground)
	y.addHexAreas(sh)
	y.drawSigns(sh, g)
	y.effects.drawDeed(g) // its label lies over the signs
	y.effects.drawImpact(sh, g)
}

// drawTiles marks the hexes of location tiles that affect who stands there.
func (y *boardPane) drawTiles(g *render.Canvas) {
	s := &y.d.Play.Shown
	for _, tile := range s.Tiles {
		if id := s.EffectOf(tile); id != "" {
			g.TileMark(y.d.view.Camera, s.Field().Hex(tile.At), render.Find)
		}
	}
}

// drawPlaces writes on each hex the place by which texts name it.
func (y *boardPane) drawPlaces(g *render.Canvas) {
	s, t := &y.d.Play.Shown, y.d.kit.theme
	st := render.Small.With(render.Ivory)
	for sp := range s.Cells[:s.NumCells] {
		h := s.Field().Hex(board.Space(sp))
		at, text := y.d.view.Camera.Centre(h), h.String()
		wide, high := t.Measure(text, st)+t.Px(4), t.LineHeight(st)
		r := render.Rect{X: at.X - wide/2, Y: at.Y + y.d.view.Camera.Zoom*0.82 - high, W: wide, H: high}
		g.Round(r, t.Px(3), render.Fade(render.Void, 0.6))
		g.Label(r, text, st, render.Middle)
	}
}

// drawReach highlights the hexes that the selected row can target, and marks where a move must halt.
func (y *boardPane) drawReach(g *render.Canvas) {
	r := y.d.Choices.Spaces()
	if r == nil || y.d.Presenting() {
		return
	}
	s := &y.d.Play.Shown
	ink := y.d.inkOf(y.d.Actor())
	halts := board.Set{}
	if r.Verb == fortress.DoMove && y.d.Activating() {
		_, halts = s.Walk(y.d.Actor())
	}
	var hexes []board.Hex
	for i := range r.Legal {
		hexes = append(hexes, table.HexAt(r.Legal[i].Space))
	}
	if r.Verb == fortress.DoMove && y.d.Activating() {
		hexes = append(hexes, y.d.stands([]fortress.UnitID{y.d.Actor()})...)
	}
	g.Reach(y.d.view.Camera, hexes, ink, y.ground().Hue)
	for i := range r.Legal {
		h := table.HexAt(r.Legal[i].Space)
		if sp, ok := s.Field().At(h); ok && halts.Has(sp) {
			g.HaltMark(y.d.view.Camera, y.d.view.Camera.Centre(h))
		} else {
			g.Dot(y.d.view.Camera, y.d.view.Camera.Centre(h), ink)
		}
	}
}

// dimmed returns the light on the board: less while hexes can be chosen, so that they stand out from walls.
func (y *boardPane) dimmed() float32 {
	if r := y.d.Choices.Spaces(); r != nil && !y.d.Presenting() {
		return 0.66
	}
	return 1
}

// drawShared marks the hexes that can be chosen over the miniatures that stand in them.
func (y *boardPane) drawShared(g *render.Canvas) {
	s := &y.d.Play.Shown
	if y.d.Presenting() {
		return
	}
	marked := board.Set{}
	for u := range s.Units {
		v := &s.Units[u]
		if !v.Here() || marked.Has(v.Hex) {
			continue
		}
		if h := s.Field().Hex(v.Hex); y.d.choiceIn(s.Field().Name(v.Hex)) != nil {
			marked.Add(v.Hex)
			g.HexRing(y.d.view.Camera, h, y.d.inkOf(y.d.Actor()), y.d.kit.theme.Px(2.4))
			g.Dot(y.d.view.Camera, y.d.view.Camera.Centre(h), y.d.inkOf(y.d.Actor()))
		}
	}
}

// drawPointed shows the hex attended to: the route to it and the line of sight with its blockers.
func (y *boardPane) drawPointed(sh *game.Shell, g *render.Canvas, h board.Hex) {
	s := &y.d.Play.Shown
	g.HexRing(y.d.view.Camera, h, render.Ivory, y.d.kit.theme.Px(1.6))
	to, ok := s.Field().At(h)
	if !ok {
		y.drawBesidePortal(g, h)
	}
	if !ok || s.Cells[to].Blocked {
		return
	}
	if r := y.d.Choices.Spaces(); r != nil && r.Verb == fortress.DoMove && y.d.Activating() && y.d.pin == nil {
		if ch := r.OnSpace(h.String()); ch != nil && ch.Why == nil {
			y.drawWay(g, to)
			return
		}
	}
	from, ok := y.d.watch()
	if !ok || from == to || !y.sights() || y.d.choosesHex(h) {
		return
	}
	y.drawSight(g, from, to, y.watchPoint(from), y.pointedFeet(sh, h))
}

// sights reports whether the line of sight to the place pointed at is shown: always from a pinned place.
func (y *boardPane) sights() bool { return y.d.pin != nil || !y.d.Presenting() && !y.d.since }

// watchPoint returns where on the screen the line of sight begins.
func (y *boardPane) watchPoint(from board.Space) render.Point {
	if u := y.d.Actor(); y.d.pin == nil && u != fortress.NoUnit {
		return y.figures.feet(u)
	}
	return y.d.view.Camera.Centre(y.d.Play.Shown.Field().Hex(from))
}

// pointedFeet returns where the line of sight to a hex ends: at the miniature attended to there, else in the middle.
func (y *boardPane) pointedFeet(sh *game.Shell, h board.Hex) render.Point {
	s := &y.d.Play.Shown
	if u := y.d.unitAt(sh); u != fortress.NoUnit && s.On(u).Here() && s.Field().Hex(s.On(u).Hex) == h {
		return y.figures.feet(u)
	}
	return y.d.view.Camera.Centre(h)
}

// drawAgainst draws the line between the two miniatures that a question is about.
func (y *boardPane) drawAgainst(g *render.Canvas) {
	s, by, on := &y.d.Play.Shown, y.d.Actor(), y.d.against()
	if by == fortress.NoUnit || on == fortress.NoUnit || by == on || y.d.Presenting() || !s.On(by).Here() || !s.On(on).Here() {
		return
	}
	y.drawSight(g, s.On(by).Hex, s.On(on).Hex, y.figures.feet(by), y.figures.feet(on))
	g.HexRing(y.d.view.Camera, s.Field().Hex(s.On(on).Hex), y.d.inkOf(on), y.d.kit.theme.Px(1.8))
}

func (y *boardPane) drawSight(g *render.Canvas, from, to board.Space, a, b render.Point) {
	f := y.d.Play.Shown.Field()
	g.SightLine(y.d.view.Camera, a, b, f.Visible(from, to))
	if at, side, kind, blocked := f.Blocker(from, to); blocked {
		if kind == board.Obstruction {
			g.HexRing(y.d.view.Camera, at, render.Blood, y.d.kit.theme.Px(2.5))
		} else {
			end, other := y.d.view.Camera.Side(at, side)
			g.BlockMark(y.d.view.Camera, end, other)
		}
	} else if at, side, ok := f.CoverAt(from, to); ok {
		end, other := y.d.view.Camera.Side(at, side)
		g.CoverMark(y.d.view.Camera, end, other)
	}
}

// drawWay shows the route of a planned move, and which hostiles the explorer would see at its end.
func (y *boardPane) drawWay(g *render.Canvas, to board.Space) {
	s := &y.d.Play.Shown
	u := y.d.Actor()
	r, _ := s.Walk(u)
	var buf [16]board.Space
	way := []board.Hex{s.Field().Hex(s.On(u).Hex)}
	for _, sp := range r.Path(to, buf[:0]) {
		way = append(way, s.Field().Hex(sp))
	}
	y.threats.drawWatchers(g, to)
	g.PathLine(y.d.view.Camera, y.d.view.Camera.Centres(way...), y.d.inkOf(u))
	for e := range s.Each(fortress.Hostiles) {
		if at := s.On(e).Hex; s.Field().Visible(to, at) {
			g.HexRing(y.d.view.Camera, s.Field().Hex(at), render.Fade(render.Hostile, 0.8), y.d.kit.theme.Px(1.4))
		}
	}
}
