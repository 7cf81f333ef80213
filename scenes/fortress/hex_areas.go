package fortress

import (
	"precipice/engine/board"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// placeName is how texts and areas name a hex.
type placeName struct {
	hex        board.Hex
	name, area string
}

// placeNames holds the names of the hexes of a battlefield, so that no frame has to write them again.
type placeNames []placeName

// of returns the names of the hex of a space.
func (l *placeNames) of(sp int, h board.Hex) *placeName {
	for len(*l) <= sp {
		*l = append(*l, placeName{})
	}
	p := &(*l)[sp]
	if p.name == "" || p.hex != h {
		*p = placeName{h, h.String(), "hex/" + h.String()}
	}
	return p
}

// addHexAreas adds an area for every hex on the screen, with the effect of a click.
func (y *boardPane) addHexAreas(sh *game.Shell) {
	s := &y.d.Play.Shown
	busy := y.d.Presenting()
	size := y.d.view.Camera.Zoom * 1.5
	r := y.d.Choices.Spaces()
	y.addPortals(sh)
	for sp := range board.Space(s.NumCells) {
		h := s.Field().Hex(sp)
		at := y.d.view.Camera.Centre(h)
		place := y.named.of(int(sp), h)
		a := game.Area{Name: place.area, Shape: y.d.view.Camera.Hexagon(h), Space: place.name, Skip: true, Weight: game.Faint}
		a.Rect, a.Offscreen = y.d.inField(render.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size})
		if ch := y.d.choiceIn(place.name); ch != nil && !busy {
			key := ch.Key
			a.Name, a.Skip, a.Do = "option/"+key, false, func() { y.d.by.Choose(sh, key) }
		}
		sh.UI.Add(game.Ground, a)
	}
	if r != nil && !busy {
		y.addPortalAreas(sh, r, size)
	}
	y.addFigureAreas(sh, busy)
}

// addPortals adds an area for the picture of each portal, which has a tip. One out of the field has none, so that it cannot lie
// under what is drawn there.
func (y *boardPane) addPortals(sh *game.Shell) {
	for _, p := range y.portals() {
		beyond := p.Hex.Step(p.Side)
		at, out, size := y.d.view.Camera.Centre(p.Hex), y.d.view.Camera.Centre(beyond), y.d.view.Camera.Zoom*0.8
		at.X, at.Y = at.X+(out.X-at.X)*portalAway, at.Y+(out.Y-at.Y)*portalAway
		if r, hidden := y.d.inField(render.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size}); !hidden {
			sh.UI.Add(game.Ground, game.Area{Name: "portal/" + beyond.String(), Space: beyond.String(), Rect: r, Skip: true, Weight: game.Faint})
		}
	}
}

// portalAway is where the middle of a portal's picture lies on the way to the next hex, which begins at a half.
const portalAway = 0.74

// addPortalAreas adds areas for the hexes outside the battlefield that a row can target.
func (y *boardPane) addPortalAreas(sh *game.Shell, r *asking.Row, size float32) {
	for i := range r.Legal {
		ch := &r.Legal[i]
		if _, inside := y.d.Play.Shown.Field().At(table.HexAt(ch.Space)); inside {
			continue
		}
		at, key := y.d.view.Camera.Centre(table.HexAt(ch.Space)), ch.Key
		a := game.Area{Name: "option/" + key, Shape: y.d.view.Camera.Hexagon(table.HexAt(ch.Space)), Space: ch.Space, Do: func() { y.d.by.Choose(sh, key) }}
		a.Rect, a.Offscreen = y.d.inField(render.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size})
		sh.UI.Add(game.Ground, a)
	}
}
