package city

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/panes"
)

// lays reports whether an option lays a tile.
func lays(o *engine.Option) bool { return o.Verb == rules.DoLay || o.Verb == rules.DoExtract }

// spotOf returns where an option lays its tile, nil for nowhere.
func spotOf(spots []rules.Spot, key string) *rules.Spot {
	if i := slices.IndexFunc(spots, func(s rules.Spot) bool { return s.Key == key }); i >= 0 {
		return &spots[i]
	}
	return nil
}

// layLabel says in words where a tile would lie: in which direction from its gateway, to which side it reaches, and where its other
// gateways are. Where several gateways are in question it begins with the tile of the gateway.
func layLabel(w *words.Book, s *rules.State, spots []rules.Spot, at *rules.Spot) string {
	entry := at.Piece.Gates[at.Own]
	way := w.Say("compass." + entry.Side.Opposite().String())
	if strings.HasPrefix(at.Key, rules.DoExtract) {
		return zoneLabel(w, s, at, way)
	}
	text := w.Say("lay.straight", way)
	if off, to := overhang(&at.Piece, s.Ground.Gates[at.Gate].Edge); off > leastShift {
		text = w.Say("lay.aside", way, w.Say("compass."+to.String()))
	}
	var exits []string
	for _, e := range sidesOf(&at.Piece, at.Own) {
		exits = append(exits, w.Say("compass."+e.String()))
	}
	if len(exits) > 0 {
		text = w.Say("lay.exits", text, strings.Join(exits, ", "))
	}
	if slices.ContainsFunc(spots, func(o rules.Spot) bool { return o.Gate != at.Gate }) {
		if sp, ok := s.Tiles().At(entry.Across().At); ok {
			text = w.Say("lay.from", w.Name(s.Content().Tiles[s.Ground.Tiles[s.Tiles().Tile(sp)].Tile].ID), text)
		}
	}
	return text
}

// zoneLabel says in a few words where the extraction zone would lie, because on the card of a hero there is little room: in which direction,
// whether along or across it, and how many spaces aside of its gateway.
func zoneLabel(w *words.Book, s *rules.State, at *rules.Spot, way string) string {
	text := w.Say("lay.zone.along", way)
	if deep, wide := extent(at.Piece.Floor, at.Piece.Gates[at.Own].Side); wide > deep {
		text = w.Say("lay.zone.across", way)
	}
	if off, to := overhang(&at.Piece, s.Ground.Gates[at.Gate].Edge); off > leastShift {
		return w.Say("lay.zone.aside", text, strconv.Itoa(int(math.Ceil(off/2))), w.Say("compass."+to.String()))
	}
	return text
}

// extent returns how many spaces a tile measures away from one of its sides, and how many along it.
func extent(floor []board.Square, side board.Wind) (deep, wide int) {
	low, high := floor[0], floor[0]
	for _, q := range floor {
		low, high = board.Square{X: min(low.X, q.X), Y: min(low.Y, q.Y)}, board.Square{X: max(high.X, q.X), Y: max(high.Y, q.Y)}
	}
	size := high.Minus(low)
	if side == board.North || side == board.South {
		return int(size.Y) + 1, int(size.X) + 1
	}
	return int(size.X) + 1, int(size.Y) + 1
}

// overhang returns how far the middle of a tile lies aside of the gateway of the battlefield that it meets, in halves of a space, and to which side.
func overhang(p *board.Piece, entry board.Edge) (off float64, to board.Wind) {
	across := entry.Side == board.North || entry.Side == board.South // then it may lie to the west or to the east
	along := func(q board.Square) int {
		if across {
			return 2*int(q.X) + 1
		}
		return 2*int(q.Y) + 1
	}
	sum, mid := 0, 0
	for _, q := range p.Floor {
		sum += along(q)
	}
	for q := range entry.Squares {
		mid += along(q)
	}
	off = float64(sum)/float64(len(p.Floor)) - float64(mid)/float64(entry.Wide)
	winds := [2]board.Wind{board.North, board.South}
	if across {
		winds = [2]board.Wind{board.West, board.East}
	}
	if off < 0 {
		return -off, winds[0]
	}
	return off, winds[1]
}

// leastShift is how far the middle of a tile lies aside of its gateway, in halves of a space, where that is told.
const leastShift = 0.5

// labelled returns what the places of a tile are called. Those that would be called the same say where the tile's first object lies too, and of
// two zones on the same spaces one is the other turned round.
func labelled(w *words.Book, s *rules.State, spots []rules.Spot) map[string]string {
	names, same := map[string]string{}, map[string]int{}
	for i := range spots {
		text := layLabel(w, s, spots, &spots[i])
		names[spots[i].Key] = text
		same[text]++
	}
	round := map[string]bool{}
	for i := range spots {
		text := names[spots[i].Key]
		if strings.HasPrefix(spots[i].Key, rules.DoExtract) {
			if round[text] {
				names[spots[i].Key] = w.Say("lay.zone.round", text)
			}
			round[text] = true
		}
		if same[text] > 1 && strings.HasPrefix(spots[i].Key, rules.DoLay) && len(spots[i].Piece.Marks) > 0 {
			names[spots[i].Key] = w.Say("lay.object", text, w.Say("compass."+cornerOf(&spots[i].Piece)))
		}
	}
	return names
}

// cornerOf returns in which corner of a tile its first object lies, or at which side.
func cornerOf(p *board.Piece) (corner string) {
	at, n := p.Marks[0].Square, 2*len(p.Floor)
	x, y := 0, 0
	for _, q := range p.Floor {
		x, y = x+2*int(q.X), y+2*int(q.Y)
	}
	switch off := n*int(at.Y) - y; {
	case off < 0:
		corner = "n"
	case off > 0:
		corner = "s"
	}
	switch off := n*int(at.X) - x; {
	case off < 0:
		corner += "w"
	case off > 0:
		corner += "e"
	}
	if corner == "" {
		return "middle"
	}
	return corner
}

// sidesOf lists the sides of a tile with gateways other than one, clockwise from the north.
func sidesOf(p *board.Piece, own int) (list []board.Wind) {
	for i, e := range p.Gates {
		if i != own && !slices.Contains(list, e.Side) {
			list = append(list, e.Side)
		}
	}
	slices.Sort(list)
	return list
}

// room returns where the camera shows the board. While a tile is laid, the question does not lie over it.
func (x *boardPane) room(sh *game.Shell) render.Rect {
	l := &x.d.Layout
	if !x.d.Question.Asks(rules.AskLay) && !x.d.Question.Asks(rules.AskGate) || x.d.Presenting() {
		return l.Field
	}
	if l.Held {
		return panes.Beneath(l.Field, l.Asks, sh.Theme.Px(scenes.Gap))
	}
	return field.Beside(l.Field, l.Asks, sh.Theme.Px(scenes.Gap))
}

// drawGhosts shows where a tile, a zone or a gateway would lie: the tile that the player points at as it would be, the others faintly.
func (x *boardPane) drawGhosts(sh *game.Shell, p *render.Canvas) {
	if x.d.Question == nil || x.d.Presenting() {
		return
	}
	var shown *asking.Choice
	var row *asking.Row
	for _, r := range x.d.Question.All() {
		for i := range r.Legal {
			ch := &r.Legal[i]
			pointed := sh.UI.Hover(ch.Area()) || sh.UI.Focus(ch.Area())
			switch {
			case lays(&ch.Option):
				if pointed {
					x.laying = ch.Key
				}
				if pointed || ch.Option.Verb == rules.DoLay && (shown == nil || x.laying == ch.Key) {
					shown, row = ch, r
				}
			case ch.Option.Verb == rules.DoGate || ch.Option.Verb == rules.DoLychgate:
				art.Laying(p, x.shown(x.edgeSquares(ch)), render.Moon, pointed)
			}
		}
	}
	if shown == nil {
		return
	}
	if shown.Option.Verb == rules.DoLay {
		for i := range x.d.spotsAsked() {
			g := art.NewGhost(&x.d.spots[i].Piece, x.d.spots[i].Own)
			g = g.Shown(x.d.View.Camera.Shown)
			art.Faint(p, g.Squares(), render.Moon)
		}
	}
	x.drawGhost(p, shown, row)
}

// drawGhost draws a tile as an option would lay it, with the number of its row.
func (x *boardPane) drawGhost(p *render.Canvas, ch *asking.Choice, row *asking.Row) {
	spot := spotOf(x.d.spotsAsked(), ch.Key)
	if spot == nil {
		return
	}
	g := art.NewGhost(&spot.Piece, spot.Own)
	g = g.Shown(x.d.View.Camera.Shown)
	art.DrawGhost(p, g, render.Moon)
	if n := x.ask.numbered().Of(row); n > 0 && len(g.Floor) > 0 {
		whole := g.Floor[0]
		for _, r := range g.Squares() {
			whole = around(whole, r)
		}
		p.Badge(whole.Centre(), max(p.Theme.Px(13), g.Floor[0].H*0.3), strconv.Itoa(n), render.Moon)
	}
}
