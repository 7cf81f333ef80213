package fortress

import (
	"math/rand/v2"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
)

// melee is a script with an attack of three with two dice each, the most that is rolled at once.
const melee = `board
.   .   .
end
explorer janus-draik 0,0 inspired dice 6,6
hostile ur-ghul-1 1,0
hostile ur-ghul-2 1,0
start activation janus-draik`

// walkEach computes the same attack by enumerating every outcome of its dice on its own.
func walkEach(m *Match, a Aim) (slain Share) {
	start := func() frame {
		return &WeaponAction{By: a.By, Weapon: uint8(a.Weapon), Left: uint8(a.Attacks), Target: a.On, Trigger: true}
	}
	engine.Odds(m, start, defaultAnswer, func(end *Match, num, den uint64) {
		if end.State.Units[a.On].Slain {
			slain = slain.Plus(dice.ShareOf(num, den))
		}
	})
	return slain
}

// playMany computes the same attack by playing it that many times.
func playMany(m *Match, a Aim, times int) (slain Share) {
	for n := range times {
		c := m.Imagine(&dice.Seeded{PCG: *rand.NewPCG(1, uint64(n))})
		c.RunAbove(&WeaponAction{By: a.By, Weapon: uint8(a.Weapon), Left: uint8(a.Attacks), Target: a.On, Trigger: true})
		for d, ok := c.Pending(); ok; d, ok = c.Pending() {
			c.Take(defaultAnswer(c, d))
		}
		if c.State.Units[a.On].Slain {
			slain.Num++
		}
	}
	return dice.ShareOf(slain.Num, uint64(times))
}

func BenchmarkForesee(b *testing.B) {
	for _, c := range []struct {
		name, script, on string
		weapon, attacks  int
	}{{"one", openGround, "drone-1", 0, 1}, {"three", melee, "ur-ghul-1", 1, 3}} {
		m := position(b, c.script)
		a := Aim{By: 0, On: m.State.find(c.on), Weapon: c.weapon, Attacks: c.attacks, From: board.None}
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				Foresee(m, a)
			}
		})
		b.Run(c.name+"/each-outcome", func(b *testing.B) {
			for b.Loop() {
				walkEach(m, a)
			}
		})
		b.Run(c.name+"/10000-plays", func(b *testing.B) {
			for b.Loop() {
				playMany(m, a, 10000)
			}
		})
	}
}
