package fortress

import (
	"sync"

	"precipice/engine/board"
)

// atlas caches the tables of battlefields. The same cards are laid in game after game, and their escape
// chambers open at the same places.
type atlas struct {
	mu     sync.Mutex
	fields map[[board.MaxSpaces]board.Cell]*board.Field
}

// atlasSize is the number of fields kept. A field takes about 100 kB.
const atlasSize = 100

// field returns the tables of a battlefield. Fields are immutable, so they may be shared.
func (a *atlas) field(cells []board.Cell) *board.Field {
	var key [board.MaxSpaces]board.Cell
	copy(key[:], cells)
	a.mu.Lock()
	defer a.mu.Unlock()
	f, ok := a.fields[key]
	if !ok {
		f = board.NewField(cells)
		if a.fields == nil || len(a.fields) >= atlasSize {
			a.fields = map[[board.MaxSpaces]board.Cell]*board.Field{}
		}
		a.fields[key] = f
	}
	return f
}
