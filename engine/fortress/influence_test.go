package fortress

import (
	"slices"
	"testing"

	"precipice/engine/fortress/library"
)

// Each origin of influences reaches whom it should, with what it changes: a twist everybody and the table, a
// tile whoever stands on it, a card its own miniatures, on the side that is up.
func TestInfluencesOfEveryOrigin(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Explorers, lib.Tiles, lib.Twists = slices.Clone(lib.Explorers), slices.Clone(lib.Tiles), slices.Clone(lib.Twists)
	faster := library.Modifier{What: "own-move", By: 1}
	lib.Tiles[0].Here, lib.Twists[0].Modify = []library.Modifier{faster}, []library.Modifier{faster}
	for i := range lib.Explorers {
		if lib.Explorers[i].ID == "janus-draik" {
			lib.Explorers[i].Sides[0].Rules = []library.Special{{ID: "stride", Modifier: faster}, {ID: "riposte", Hook: "riposte"}}
			lib.Explorers[i].Sides[1].Rules = nil
		}
	}
	m, _, err := Position(Rules{NewPack(&lib)}, "board\n.   .   .   .\nend\nexplorer janus-draik 0,0\nexplorer amallyn 3,0\nhostile ur-ghul-1 2,0\nstart activation janus-draik\n")
	if err != nil {
		t.Fatal(err)
	}
	s := &m.State
	janus, amallyn, ghul := s.Find("janus-draik"), s.Find("amallyn"), s.Find("ur-ghul-1")
	were := map[UnitID]int{janus: s.Move(janus), amallyn: s.Move(amallyn), ghul: s.Move(ghul)}
	of := func(u UnitID) (from []Origin) {
		for in := range s.Influences(u) {
			from = append(from, in.Of)
		}
		return from
	}
	if got := of(janus); !slices.Equal(got, []Origin{CardRule, CardRule}) || len(of(ghul))+len(of(NoUnit)) > 0 {
		t.Errorf("Janus is influenced by %v, a hostile by %v, the table by %v", got, of(ghul), of(NoUnit))
	}
	s.Twists[0], s.Tiles[0] = 1, LaidTile{1, s.Units[ghul].Hex}
	if s.Move(janus) != were[janus]+1 || s.Move(amallyn) != were[amallyn]+1 || s.Move(ghul) != were[ghul]+2 {
		t.Errorf("with a twist and a tile under the hostile, Move is %d, %d, %d; it was %v", s.Move(janus), s.Move(amallyn), s.Move(ghul), were)
	}
	if got := of(ghul); !slices.Equal(got, []Origin{TwistInPlay, TileHere}) || !slices.Equal(of(NoUnit), []Origin{TwistInPlay}) {
		t.Errorf("a hostile is influenced by %v, the table by %v", got, of(NoUnit))
	}
	if !s.hook(0, "riposte") {
		t.Error("the special rule of the card is not found")
	}
	CardTurned{0}.Apply(s)
	if s.hook(0, "riposte") || s.Move(janus) != s.Card(0).Move+1 || !slices.Equal(of(janus), []Origin{TwistInPlay}) {
		t.Errorf("with the card turned, the special rule is there: %t; Move is %d; influences %v", s.hook(0, "riposte"), s.Move(janus), of(janus))
	}
}
