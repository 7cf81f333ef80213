package city

import (
	"testing"

	"precipice/engine/playtest"
)

// FuzzChoices plays a journey from the bytes: the first ones make up the table, each of the others takes an option. The state must always
// be valid, and a copy must behave the same.
func FuzzChoices(f *testing.F) {
	f.Add([]byte{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
	f.Add([]byte("a hunt of three players, and then whatever comes of it"))
	f.Add([]byte{5, 200, 3, 255, 255, 255, 255, 255, 255, 255, 254, 253, 252, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1})
	r := rules(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		at, seed, picks := tableBy(r, data)
		first, err := r.Table(at)
		if err != nil {
			return // refused, as it should be
		}
		g := harness(r)
		g.Ended, g.Every = nil, playtest.Every{Copy: 16}
		if _, err := g.Play(begin(t, r, at, seed), playtest.By[State](picks[:min(len(picks), 2000)])); err != nil {
			t.Fatal(first.Journey, err)
		}
	})
}

// tableBy returns the table and seed that the first bytes make up, and the other bytes. The table may be invalid.
func tableBy(r Rules, data []byte) (at Table, seed uint64, rest []byte) {
	var head [10]byte
	rest = data[copy(head[:], data):]
	heroes, maps := r.Pack.IDs("hero"), r.Pack.IDs("journey")
	at = Table{Players: int(head[1] % 6), Leader: int(head[2] % 5), Level: int(head[3] % 6), Journey: maps[int(head[4])%len(maps)]}
	for _, b := range head[5:9] {
		at.Heroes = append(at.Heroes, heroes[int(b)%len(heroes)])
	}
	return at, uint64(head[0])<<8 | uint64(head[9]), rest
}

// FuzzPosition reads scripted positions.
func FuzzPosition(f *testing.F) {
	r := rules(f)
	playtest.Positions(f, func(text string) (*Match, error) {
		m, _, err := Position(r, text)
		return m, err
	}, (*State).Bounds)
}
