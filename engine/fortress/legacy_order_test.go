package fortress

import (
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// draws draws the legacy cards that are left, and checks that the table holds after each.
func draws(t *testing.T, m *Match) (drawn []uint8) {
	t.Helper()
	for m.State.Quest.LegacyLeft() > 0 {
		kind := nextLegacy(m)
		LegacyDrawn{kind}.Apply(&m.State)
		drawn = append(drawn, kind)
		if err := m.State.Bounds(); err != nil {
			t.Fatal(err)
		}
	}
	return drawn
}

// legacyDeck returns a match with a legacy deck of so many copies of each card.
func legacyDeck(t *testing.T, seed uint64, copies ...uint8) *Match {
	t.Helper()
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	s.Quest.Legacy = [MaxLegacy]uint8{}
	copy(s.Quest.Legacy[:], copies)
	return engine.Begin(rulesFor(t), s, dice.NewSeeded(seed), func(*State) engine.Frame[State] { return &Quest{engine.Cursor{At: "lead"}} })
}

// Two copies of a card are put under the others at different times: the earlier one stays where it lies, above what has been put under it
// meanwhile.
// proves: BF-G-097
func TestAnEarlierCopyIsNotMovedDownWithALaterOne(t *testing.T) {
	m := legacyDeck(t, 1)
	card := func(id string) uint8 {
		return uint8(slices.IndexFunc(m.State.Pack().Legacy, func(c library.LegacyCard) bool { return c.ID == id }))
	}
	dark, tide, niches := card("patient-dark"), card("horned-tide"), card("sealed-niches")
	q := &m.State.Quest
	q.Legacy[dark], q.Legacy[tide], q.Legacy[niches] = 2, 1, 1
	buried := []uint8{dark, tide, dark, niches}
	for _, kind := range buried {
		LegacyRead{0, kind}.Apply(&m.State)
		LegacyBuried{0, kind}.Apply(&m.State)
		if err := m.State.Bounds(); err != nil {
			t.Fatal(err)
		}
	}
	if drawn := draws(t, m); !slices.Equal(drawn, buried) {
		t.Errorf("%v are drawn in the order %v", buried, drawn)
	}
}

// Whatever is read, kept, put under the others and drawn, the deck goes by the order of its cards, also of several copies of each: it does
// what a pile of cards on a table would do.
// proves: BF-G-097
func TestTheLegacyDeckIsAPileOfCards(t *testing.T) {
	for seed := range uint64(400) {
		m := legacyDeck(t, seed, 1, 3, 2, 1, 2)
		pick := rand.New(rand.NewPCG(seed, 7))
		var pile []uint8 // those that have been put under the others, from the uppermost
		over := slices.Clone(m.State.Quest.Legacy[:])
		kept := -1 // the card that is known to be next
		for step := 0; m.State.Quest.LegacyLeft() > 0; step++ {
			next := nextLegacy(m)
			left := 0
			for _, n := range over {
				left += int(n)
			}
			switch {
			case kept >= 0 && int(next) != kept:
				t.Fatalf("seed %d, step %d: %d comes, and %d was kept on top", seed, step, next, kept)
			case left > 0 && over[next] == 0, left == 0 && next != pile[0]:
				t.Fatalf("seed %d, step %d: %d comes; %v lie above %v", seed, step, next, over, pile)
			}
			take := func() {
				if left > 0 {
					over[next]--
				} else {
					pile = pile[1:]
				}
				kept = -1
			}
			switch does := pick.IntN(5); {
			case does == 0:
				LegacyDrawn{next}.Apply(&m.State)
				take()
			case does == 1 && kept < 0:
				LegacyRead{0, next}.Apply(&m.State)
				kept = int(next)
			case step < 60:
				LegacyRead{0, next}.Apply(&m.State)
				LegacyBuried{0, next}.Apply(&m.State)
				take()
				pile = append(pile, next)
			}
			if err := m.State.Bounds(); err != nil {
				t.Fatalf("seed %d, step %d: %v", seed, step, err)
			}
		}
		if q := &m.State.Quest; q.Buried != ([MaxLegacy]uint8{}) || q.Below != ([MaxLegacy]uint8{}) || q.Under != ([MaxLegacy]Mark{}) {
			t.Errorf("of an empty deck %v is buried, %v deep, in the order %v", q.Buried, q.Below, q.Under)
		}
	}
}

// Cards whose copies lie together are kept as games have always kept them, so their hashes stand.
func TestCopiesThatLieTogetherNeedNoOrderOfTheirOwn(t *testing.T) {
	m := legacyDeck(t, 3, 2, 1, 2)
	for _, kind := range []uint8{0, 0, 1, 2, 2} {
		LegacyRead{0, kind}.Apply(&m.State)
		LegacyBuried{0, kind}.Apply(&m.State)
		if q := &m.State.Quest; q.Under != ([MaxLegacy]Mark{}) {
			t.Fatalf("the order is %v", q.Under)
		}
	}
	if q := &m.State.Quest; q.Buried != ([MaxLegacy]uint8{2, 1, 2}) || q.Below != ([MaxLegacy]uint8{0, 1, 2}) {
		t.Errorf("%v are buried, %v deep", q.Buried, q.Below)
	}
}
