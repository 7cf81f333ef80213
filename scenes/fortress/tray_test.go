package fortress

import (
	"testing"

	"precipice/engine/fortress"
)

// The tray says what happens to the destiny dice: a strike force keeps them all.
func TestTheTrayDescribesTheDestinyDice(t *testing.T) {
	sh := bare(t)
	table := askAll(sh, 3)
	table.Setup.Difficulty = fortress.NoObjective
	c := NewCombat(hostOf(sh), sh, begun(t, sh, 3, table))
	rolled := fortress.DestinyRolled{}
	rolled.Dice[0], rolled.Dice[1] = fortress.DestinyDie{Face: 4}, fortress.DestinyDie{Face: 4}
	for strike, want := range map[bool]string{false: "tray.destiny", true: "tray.destiny.all"} {
		c.Play.Shown.StrikeForce = strike
		c.throw(sh, fortress.Event{Change: rolled})
		if c.Tray.Caption != sh.Words.Say(want) {
			t.Errorf("strike force %v: %q", strike, c.Tray.Caption)
		}
	}
}
