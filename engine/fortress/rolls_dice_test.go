package fortress

import (
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// levelFacts returns the odds of a roll as facts.
func levelFacts(levels [3]Share) map[fact]Share {
	all := map[fact]Share{}
	for l, share := range levels {
		if share.Num > 0 {
			all[fact{what: "level", level: l}] = share
		}
	}
	return all
}

// resultOfRoll returns the level of a roll whose dice are kept.
func resultOfRoll(m *Match, events []Event) map[fact]int {
	for {
		for i := len(events) - 1; i >= 0; i-- {
			if r, ok := events[i].Change.(Rolled); ok {
				return map[fact]int{{what: "level", level: int(max(r.Levels[0], r.Levels[1]))}: 1}
			}
		}
		d, ok := m.Pending()
		if !ok {
			return nil
		}
		events = m.Take(defaultAnswer(m, d))
	}
}

// Random dice confirm the odds of one die, of two dice and of re-rolls.
func TestRollsAgainstDice(t *testing.T) {
	m := position(t, "expedition normal\nboard\nM   M   M\nend\nexplorer janus-draik 0,0\nexplorer dahyak 1,0\nexplorer amallyn 2,0\nstart challenge breathing-wall")
	for e := range 3 {
		for _, what := range []string{"agility", "vitality", "defence"} {
			unit, stat := m.State.Party[e].Figure(), m.State.Stat(e, what)
			likely(t, levelFacts(ForeseeRoll(m, e, what).Levels), func(src dice.Source) map[fact]int {
				c := m.Imagine(src)
				c.RunAbove(&Roll{Unit: unit, Stat: stat, For: what})
				return resultOfRoll(c, c.Opening())
			})
		}
	}
	again := position(t, "board\n.   .\nend\nexplorer dahyak 0,0 inspiration 2\nroll 5 1\nstart wound dahyak")
	d, _ := again.Pending()
	for _, key := range []string{"re-roll 1", "re-roll 2", "re-roll both"} {
		odds, ok := ForeseeAgain(again, &d.Options[d.Find(key)])
		if !ok {
			t.Fatal(key)
		}
		likely(t, levelFacts(odds.Levels), func(src dice.Source) map[fact]int {
			c := again.Imagine(src)
			events, err := c.Choose(key)
			if err != nil {
				t.Fatal(err)
			}
			return resultOfRoll(c, events)
		})
	}
}

// Random dice confirm the odds of recovery and inspiration rolls.
func TestBlackstoneAgainstDice(t *testing.T) {
	m := position(t, "expedition normal\nboard\nM   M\nend\nexplorer janus-draik 0,0 grievous 3\nexplorer dahyak 0,0\nstart challenge breathing-wall")
	m.State.Party[1].SlewAny, m.State.Party[1].SlainWounds = true, 7
	died := fact{what: "died"}
	out := m.Imagine(nil)
	out.State.Party[0].Out = true
	likely(t, map[fact]Share{died: ForeseeDeath(m, 0)}, func(src dice.Source) map[fact]int {
		c := out.Imagine(src)
		if c.RunAbove(&Recovery{Last: true}); c.State.Party[0].Dead {
			return map[fact]int{died: 1}
		}
		return nil
	})
	gained := fact{what: "gained"}
	likely(t, map[fact]Share{gained: ForeseeInspiration(m, 1)}, func(src dice.Source) map[fact]int {
		c := m.Imagine(src)
		c.RunAbove(&Activation{Cursor: engine.Cursor{At: "inspiration"}, Card: 1})
		return map[fact]int{gained: int(c.State.Party[1].Inspiration - m.State.Party[1].Inspiration)}
	})
}
