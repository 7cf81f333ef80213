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

// Once an adjacent target has fallen, one further away may be shot at, which BF-ATK-003 forbids before.
func TestAnotherTargetIsLeftOnceTheAdjacentOneHasFallen(t *testing.T) {
	for far, left := range map[string]bool{"hostile guardsman-2 3,0\n": true, "": false} {
		m := position(t, `board
.   .   .   .
end
explorer ur-025 0,0 dice 6
hostile guardsman-1 1,0
`+far+`start activation ur-025`)
		s := &m.State
		ur, first := s.find("ur-025"), s.find("guardsman-1")
		before := *s
		for i, w := range s.Arsenal(ur) {
			if w.Follow || w.Bands[len(w.Bands)-1].To < 3 {
				continue
			}
			if got := s.HasNext(Aim{By: ur, On: first, Weapon: i, Attacks: 2, From: board.None}); got != left {
				t.Errorf("with %q another target is left for %s: %v", far, w.ID, got)
			}
		}
		if !before.Equal(s) {
			t.Error("asking changed the match")
		}
	}
}
