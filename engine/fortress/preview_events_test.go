package fortress

import (
	"math/rand/v2"
	"testing"

	"precipice/engine/dice"
	"precipice/engine/playtest"
)

// What the event table is said to find is what each face of the event roll finds.
// proves: BF-EVT-002
func TestTheEventTableAheadFaceByFace(t *testing.T) {
	looked, nothing := map[string]int{}, 0
	for seed := range uint64(10) {
		m, pick := startAtRandom(t, seed), rand.New(rand.NewPCG(seed, 31))
		for range playtest.Decisions(m, playtest.AtRandom[State](pick)) {
			if !m.State.Fighting() || m.State.Turn == 0 || pick.IntN(40) > 0 {
				continue
			}
			before, face := m.Hash(), 1
			for _, a := range EventsAhead(m) {
				if a.From != face || a.To < a.From {
					t.Fatalf("seed %d: %s is on %d to %d", seed, a.Name, a.From, a.To)
				}
				for ; face <= a.To; face++ {
					name, choices, asked, none := eventOf(m, uint8(face))
					looked[a.Name]++
					switch {
					case a.Rule != "" && name != a.Name:
						t.Errorf("seed %d: a %d is %s, not %s", seed, face, name, a.Name)
					case asked && a.Name != "changing-conditions" && a.Name != "heroic-effort" && choices != a.Choices:
						t.Errorf("seed %d: %s offers %d, not %d", seed, a.Name, choices, a.Choices)
					case none && a.Choices > 0:
						t.Errorf("seed %d: %s finds nothing of %d", seed, a.Name, a.Choices)
					}
					if none {
						nothing++
					}
				}
			}
			if face != 21 || m.Hash() != before {
				t.Fatalf("seed %d: the table ends before %d, or the match has changed", seed, face)
			}
		}
	}
	if len(looked) < 8 || nothing == 0 {
		t.Errorf("looked at %v, %d found nothing", looked, nothing)
	}
}

// eventOf rolls a face for an event: its name, how many options it first offers, and whether it found nothing.
func eventOf(m *Match, face uint8) (name string, choices int, asked, nothing bool) {
	c := m.Imagine(&dice.Seeded{Loaded: []uint8{face}})
	c.RunAbove(&EventRoll{})
	for _, e := range c.Opening() {
		switch ch := e.Change.(type) {
		case EventRolled:
			name = ch.Row
		case NoEffect:
			nothing = true
		}
	}
	d, asked := c.Pending()
	return name, len(d.Options), asked && d.Kind == AskEvent, nothing
}
