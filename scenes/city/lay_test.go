package city

import (
	"regexp"
	"testing"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/city/places"
)

// coordinate matches what no text beside the board may say, because nothing on the board is numbered.
var coordinate = regexp.MustCompile(`-?\d+,-?\d+`)

// Where a tile may be laid is told in words. The tile that is pointed at is the one that is shown, a finger shows it before it lays it, and
// the question does not lie over any place where it may lie.
func TestATileIsLaidByWhatIsShown(t *testing.T) {
	for _, d := range []device{desk, phone} {
		x, j := begin(t, d, "the-drowned-parish")
		asked := 0
		for n := 0; n < 200 && asked < 4 && x.answer(j); n++ {
			if !j.Question.Asks(rules.AskLay) {
				continue
			}
			asked++
			rows, _ := j.ask.listed()
			for _, r := range rows {
				if coordinate.MatchString(r.Label) || r.Label == "" {
					t.Errorf("a place for the tile is called %q", r.Label)
				}
				a := x.sh.UI.Named(r.Area())
				if a == nil || a.Do == nil || !a.Peek {
					t.Fatalf("%s: %+v", r.Label, a)
				}
			}
			last := rows[len(rows)-1]
			x.sh.UI.SetFocus(last.Area())
			x.sh.UI.FocusOn(last.Area())
			x.draw()
			x.keep("lay-" + d.String() + numberOf(asked))
			if j.pane.laying != last.Direct().Key && len(rows) < 6 {
				t.Errorf("pointed at is %q, and %q is shown", last.Label, j.pane.laying)
			}
			for _, ghost := range j.pane.ghosts() {
				if at := j.View.Camera.Shown(ghost); at.Inset(2).Overlaps(j.Layout.Asks) {
					t.Errorf("the question lies over a place for the tile: %v", at)
				}
			}
		}
		if asked == 0 {
			t.Fatal("no tile is laid")
		}
	}
}

// Each place for the extraction zone has a name of its own on the card of the hero, without coordinates.
func TestEveryPlaceOfTheZoneHasItsOwnName(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	m := j.Play.Match
	r := m.State.Content()
	piece, ground, names := &r.Tiles[r.Extraction].Piece, m.State.Tiles().Ground(), map[string]string{}
	var spots []rules.Spot
	for gate, g := range ground.Gates {
		if g.Open || len(spots) > 0 {
			continue
		}
		for _, way := range ground.Berths(piece, gate, false) {
			laid := piece.Laid(int(way.Quarters), way.By)
			laid.Gates = []board.Edge{ground.Entry(piece, way)}
			spots = append(spots, rules.Spot{Key: rules.DoExtract + " " + way.String(), Gate: gate, Piece: laid})
		}
	}
	for key, name := range places.Layings(x.sh.Words, &m.State, spots) {
		if other, twice := names[name]; twice || name == "" || coordinate.MatchString(name) {
			t.Errorf("%s and %s are both called %q", key, other, name)
		}
		names[name] = key
	}
	if len(names) < 8 {
		t.Errorf("only %v", names)
	}
}
