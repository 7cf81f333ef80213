package scenes

import (
	"time"

	"precipice/game"
	"precipice/game/session"
)

// loadProof finds out which of the games that can be seen in the list can be continued. The list is there at once; this takes its time.
type loadProof struct {
	work *session.Proof
	slot string   // the game that it is of
	seen []string // the slots of the games in view that it has to look at
}

// proveFor is how much of a tick it takes.
const proveFor = 2 * time.Millisecond

// waits reports whether a game in view is still to be looked at.
func (w *loadProof) waits() bool { return w.work != nil || len(w.seen) > 0 }

// prove goes on finding out about the games in view.
func (l *Load) prove(sh *game.Shell) {
	w := &l.proof
	for begun := time.Now(); w.waits() && time.Since(begun) < proveFor; {
		if w.work == nil {
			w.slot, w.seen = w.seen[0], w.seen[1:]
			if g := l.game(w.slot); g != nil && g.Unknown {
				w.work = l.all.rulesets().Prove(sh.Store, *g)
			}
			continue
		}
		if w.work.Step() {
			continue
		}
		if g := l.game(w.slot); g != nil {
			*g = w.work.Game()
		}
		w.work = nil
		sh.Dirty()
	}
}

// game returns the game of a slot, nil if the list has none there.
func (l *Load) game(slot string) *session.Game {
	for i := range l.games {
		if l.games[i].Slot == slot {
			return &l.games[i]
		}
	}
	return nil
}
