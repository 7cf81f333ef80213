package fortress

import (
	"sync"

	"precipice/engine/board"
)

// atlas keeps the tables of battlefields laid before: the same cards are laid in game after game, and
// at the same places their escape chambers open.
type atlas struct {
	mu     sync.Mutex
	fields map[[board.MaxSpaces]board.Cell]*board.Field
}

// atlasSize is how many are kept; a field takes some 100 kB.
const atlasSize = 100

// field returns the tables of a battlefield; fields are immutable, so everybody may share one.
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
