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

// placeNames holds the names of the hexes of a battlefield, so that no frame has to write them anew.
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
func (c *Combat) addHexAreas(sh *game.Shell) {
	s := &c.Play.Shown
	busy := c.Presenting()
	size := c.view.Camera.Zoom * 1.5
	r := c.Choices.Spaces()
	c.addPortals(sh)
	for sp := range board.Space(s.NumCells) {
		h := s.Field().Hex(sp)
		at := c.view.Camera.Centre(h)
		place := c.named.of(int(sp), h)
		a := game.Area{Name: place.area, Shape: c.view.Camera.Hexagon(h), Space: place.name, Skip: true, Weight: game.Faint}
		a.Rect, a.Offscreen = c.inField(render.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size})
		if ch := c.choiceIn(place.name); ch != nil && !busy {
			key := ch.Key
			a.Name, a.Skip, a.Do = "option/"+key, false, func() { c.Choose(sh, key) }
		}
		sh.UI.Add(game.Ground, a)
	}
	if r != nil && !busy {
		c.addPortalAreas(sh, r, size)
	}
	c.addFigureAreas(sh, busy)
}

// addPortals adds an area for the picture of each portal, which has a tip. One out of the field has none, so that it cannot lie
// under what is drawn there.
func (c *Combat) addPortals(sh *game.Shell) {
	for _, p := range c.portals() {
		beyond := p.Hex.Step(p.Side)
		at, out, size := c.view.Camera.Centre(p.Hex), c.view.Camera.Centre(beyond), c.view.Camera.Zoom*0.8
		at.X, at.Y = at.X+(out.X-at.X)*portalAway, at.Y+(out.Y-at.Y)*portalAway
		if r, hidden := c.inField(render.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size}); !hidden {
			sh.UI.Add(game.Ground, game.Area{Name: "portal/" + beyond.String(), Space: beyond.String(), Rect: r, Skip: true, Weight: game.Faint})
		}
	}
}

// portalAway is where the middle of a portal's picture lies on the way to the next hex, which begins at a half.
const portalAway = 0.74

// addPortalAreas adds areas for the hexes outside the battlefield that a row can target.
func (c *Combat) addPortalAreas(sh *game.Shell, r *asking.Row, size float32) {
	for i := range r.Legal {
		ch := &r.Legal[i]
		if _, inside := c.Play.Shown.Field().At(table.HexAt(ch.Space)); inside {
			continue
		}
		at, key := c.view.Camera.Centre(table.HexAt(ch.Space)), ch.Key
		a := game.Area{Name: "option/" + key, Shape: c.view.Camera.Hexagon(table.HexAt(ch.Space)), Space: ch.Space, Do: func() { c.Choose(sh, key) }}
		a.Rect, a.Offscreen = c.inField(render.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size})
		sh.UI.Add(game.Ground, a)
	}
}
