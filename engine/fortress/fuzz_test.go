package fortress

import (
	"testing"

	"precipice/engine/playtest"
)

// FuzzChoices plays a game from the bytes: the first ones make up the setup, each of the others takes
// an option. The state must always be valid, and a copy must behave the same.
func FuzzChoices(f *testing.F) {
	f.Add([]byte{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
	f.Add([]byte("a combat of three players with the twins, and then whatever comes of it"))
	f.Add([]byte{5, 200, 3, 255, 255, 255, 255, 255, 255, 255, 254, 253, 252, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1})
	f.Fuzz(func(t *testing.T, data []byte) {
		r := rulesFor(t)
		setup, seed, picks := setupBy(r, data)
		m, err := NewGame(r, setup, seed)
		if err != nil {
			return // refused, as it should be
		}
		first, err := Opening(r, setup)
		if err != nil {
			t.Fatal(err)
		}
		every := playtest.Every{Copy: 16}
		if _, err := harness(r, every).Play(playtest.Bare(m, *first), playtest.By[State](picks[:min(len(picks), 2000)])); err != nil {
			t.Fatal(err)
		}
	})
}

// setupBy returns the setup and seed that the first bytes make up, and the other bytes. The setup may be
// invalid.
func setupBy(r Rules, data []byte) (setup Setup, seed uint64, rest []byte) {
	var head [10]byte
	rest = data[copy(head[:], data):]
	size := 2 + int(head[0]%3)
	setup = Setup{Players: int(head[1] % 7), Leader: int(head[2] % 6), Fifth: int(head[3]%7) - 1, StrikeForce: head[4]&1 == 1,
		Difficulty: Difficulty(head[4] >> 1 % 5), Combat: r.Pack.Combats[int(head[5])%len(r.Pack.Combats)].ID}
	for i := range size {
		setup.Explorers = append(setup.Explorers, r.Pack.Explorers[int(head[6+i])%len(r.Pack.Explorers)].ID)
	}
	return setup, uint64(head[0])<<8 | uint64(head[5]), rest
}

// FuzzPosition reads scripted positions.
func FuzzPosition(f *testing.F) {
	r := rulesFor(f)
	playtest.Positions(f, func(text string) (*Match, error) {
		m, _, err := Position(r, text)
		return m, err
	}, (*State).Bounds)
}
