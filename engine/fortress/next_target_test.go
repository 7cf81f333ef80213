package fortress

import (
	"testing"

	"precipice/engine/board"
)

// Attacks left once the first target has fallen are told to be lost where they will be: the later blows of a flurry may only
// be at those near it.
//
// proves: BF-CRD-004
func TestWhetherAnotherTargetIsLeft(t *testing.T) {
	for second, left := range map[string]bool{"0,0": true, "0,1": true, "2,0": false} {
		m := position(t, `board
.   .   .   .

  .   .   .   .
end
explorer janus-draik 1,0 dice 6
hostile guardsman-1 0,0
hostile guardsman-2 `+second+`
start activation janus-draik`)
		s := &m.State
		janus, first := s.find("janus-draik"), s.find("guardsman-1")
		flurry := -1
		for i, w := range s.Arsenal(janus) {
			if w.Follow {
				flurry = i
			}
		}
		if got := s.HasNext(Aim{By: janus, On: first, Weapon: flurry, Attacks: 2, From: board.None}); got != left {
			t.Errorf("with the other guardsman at %s another target is left: %v", second, got)
		}
	}
}
