package fortress

import (
	"sync"

	"precipice/engine/board"
)

// atlas caches the tables of battlefields. The same cards are layout in game after game, and their escape
// chambers open at the same places.
type atlas struct {
	mu     sync.Mutex
	fields map[layout]*board.Field
}

// layout is what a field is made of. Without the number a last cell at the origin would be no cell.
type layout struct {
	cells [board.MaxSpaces]board.Cell
	n     int
}

// atlasSize is the number of fields kept. A field takes about 100 kB.
const atlasSize = 100

// field returns the tables of a battlefield. Fields are immutable, so they may be shared.
func (a *atlas) field(cells []board.Cell) *board.Field {
	key := layout{n: len(cells)}
	copy(key.cells[:], cells)
	a.mu.Lock()
	defer a.mu.Unlock()
	f, ok := a.fields[key]
	if !ok {
		f = board.NewField(cells)
		if a.fields == nil || len(a.fields) >= atlasSize {
			a.fields = map[layout]*board.Field{}
		}
		a.fields[key] = f
	}
	return f
}
