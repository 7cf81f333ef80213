package session

import "precipice/saves"

// A list of many games is shown at once, by the beginning of each save. Whether a game can be continued is found out by reading all of
// its save and, if it was saved with other content, by playing it again. That takes time, so it can be done in slices.

// Proof finds out in slices whether a saved game can be continued.
type Proof struct {
	game Game
	step func() bool  // goes on, and reports whether there is more to do; nil if there is nothing left
	end  func() error // says what is wrong with the game once there is nothing left
}

// Prove begins to find out whether a game of a list can be continued.
func (l Rulesets) Prove(store saves.Store, g Game) *Proof {
	return l.prove(store, saves.Look(store, g.Slot))
}

// prove does the same for a slot that has been looked at.
func (l Rulesets) prove(store saves.Store, slot saves.Slot) *Proof {
	abouts, p := l.abouts(), &Proof{}
	at := abouts.of(slot.Header)
	p.game, _ = abouts.gameOf(slot)
	if !p.game.Unknown {
		return p
	}
	p.game.Unknown = false
	if slot.Header.Content == abouts[at].Content {
		return p
	}
	p.game.Older = nil // what is wrong with it goes before
	data, err := store.Get(slot.Name)
	if err == nil {
		p.step, p.end, err = l[at].prove(data)
	}
	p.game.Problem = err
	return p
}

// Step goes on, and reports whether there is more to do.
func (p *Proof) Step() (more bool) {
	switch {
	case p.step == nil:
	case p.step():
		return true
	default:
		p.step, p.game.Problem = nil, p.end()
	}
	return false
}

// whole goes on to the end, and returns the game.
func (p *Proof) whole() Game {
	for p.Step() {
	}
	return p.game
}

// Game returns the game, once there is nothing more to do.
func (p *Proof) Game() Game { return p.game }

// Proved returns a game of a list once it is known whether it can be continued.
func (l Rulesets) Proved(store saves.Store, g Game) Game {
	if !g.Unknown {
		return g
	}
	return l.Prove(store, g).whole()
}
