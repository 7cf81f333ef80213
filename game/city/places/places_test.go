package places

import (
	"fmt"
	"testing"

	"precipice/assets"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/city"
	"precipice/game/city/pack"
	"precipice/game/words"
)

// opened returns the rules and the texts.
func opened(t *testing.T) (city.Rules, *words.Book) {
	t.Helper()
	r, share, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	book, err := words.Open(assets.Texts(), "en", share)
	if err != nil {
		t.Fatal(err)
	}
	book = book.Of(city.Name)
	book.Missed = func(key string) { t.Errorf("there is no text %q", key) }
	return r, book
}

const gateways = "tile drop-zone 0,0\ntile lamp-street 2,0\ngate 1,1 e 2 %s\nhero jelsen-darrock 0,1 dice 1 - - -\nhostile wall-guard-1 3,3 group 1\nhostile wall-guard-2 0,3 group 1\n" +
	"start activation jelsen-darrock"

// A place is told by its tile, by the way from who acts, and by the gateway between: open, closed, or none. Without anybody who acts it is
// told by its row and space. What stands there has the same words.
func TestPlacesAreTold(t *testing.T) {
	r, book := opened(t)
	for _, open := range []bool{false, true} {
		word, behind := "", "behind a closed gateway"
		if open {
			word, behind = "open", "behind the gateway"
		}
		m, _, err := rules.Position(r.Rules, fmt.Sprintf(gateways, word))
		if err != nil {
			t.Fatal(err)
		}
		s := &m.State
		d, _ := m.Pending()
		from := Standing(s, d)
		for at, want := range map[board.Square]string{
			{X: 0, Y: 1}: "Drop Zone, in the same space", {X: 1, Y: 1}: "Drop Zone, one space east", {X: 1, Y: 0}: "Drop Zone, one space north-east", {X: 0, Y: 3}: "Drop Zone, two spaces south",
			{X: 3, Y: 3}: "Lamp Street, three spaces east, two south, " + behind, {X: 1, Y: 3}: "Drop Zone, two spaces south, one east", {X: 4, Y: 1}: "Lamp Street, four spaces east, " + behind,
		} {
			sp, ok := s.Tiles().At(at)
			if got := Words(book, Of(s, sp, from)); !ok || got != want {
				t.Errorf("%v is %q, not %q", at, got, want)
			}
		}
		corner, _ := s.Tiles().At(board.Square{X: 3, Y: 2})
		if got := Words(book, Of(s, corner, board.None)); got != "Lamp Street, row three, space two" {
			t.Errorf("seen from nowhere it is %q", got)
		}
		where := In(s, from, "wall-guard-1", "3,3", "1,1e", "90,90")
		for u := range s.Units {
			if s.UnitName(rules.UnitID(u)) == "wall-guard-1" && Words(book, Unit(s, rules.UnitID(u), from)) != Words(book, where["3,3"]) {
				t.Errorf("who stands there is %v, the space %v", Unit(s, rules.UnitID(u), from), where["3,3"])
			}
		}
		if len(where) != 2 || Unit(s, Viewer(s, d), board.None) == nil {
			t.Errorf("there are %d places: %v", len(where), where)
		}
		if got := Words(book, where["1,1e"]); got != "the east side of Drop Zone, one space east" {
			t.Errorf("a gateway is %q", got)
		}
	}
}

// No two spaces of a map are told in the same words, wherever they are looked at from.
func TestNoTwoSpacesAreToldAlike(t *testing.T) {
	r, book := opened(t)
	heroes := r.Pack.IDs("hero")[:rules.MaxHeroes]
	for _, id := range r.Pack.IDs("journey") {
		s, err := r.Table(rules.Table{Players: 1, Journey: id, Heroes: heroes})
		if err != nil {
			t.Fatal(err)
		}
		if s.Tiles() == nil {
			continue
		}
		all := s.Tiles().All()
		for _, from := range []board.Space{board.None, 0, board.Space(all.Len() - 1)} {
			told := map[string]board.Space{}
			for sp := range all.All() {
				text := Words(book, Of(s, sp, from))
				if other, ok := told[text]; ok {
					t.Fatalf("%s: %s and %s are both %q", id, s.SpaceName(other), s.SpaceName(sp), text)
				}
				told[text] = sp
			}
		}
	}
}
