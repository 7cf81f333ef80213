package city

import "testing"

// BenchmarkForesee computes the odds of an attack that the target may ignore, and what a group of hostiles would do. The naive variant
// makes the attack in copies of the game.
func BenchmarkForesee(b *testing.B) {
	const attack = "attack long-sword bat-swarm-1"
	m := position(b, rules(b), open)
	b.Run("one", func(b *testing.B) {
		for b.Loop() {
			if _, ok := Foresee(m, attack); !ok {
				b.Fatal("there is nothing to foresee")
			}
		}
	})
	b.Run("one/10000-plays", func(b *testing.B) {
		for b.Loop() {
			for seed := range uint64(10000) {
				c := m.Clone()
				c.Anew(seed)
				if _, err := c.Choose(attack); err != nil {
					b.Fatal(err)
				}
			}
		}
	})
	b.Run("group", func(b *testing.B) {
		for b.Loop() {
			if _, ok := Prospects(m, 1); !ok {
				b.Fatal("there is no group")
			}
		}
	})
}
