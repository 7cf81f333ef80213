package fortress

import (
	"strings"
	"testing"
	"time"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
)

// Dice say what they are while they fall, and lie before the log tells what they show.
func TestDiceLieBeforeTheirRollIsTold(t *testing.T) {
	sh, c := atTable(t, 1)
	behaved := fortress.Behaved{Unit: c.Actor(), Face: 3, Action: "hold"}
	for _, speed := range []game.Speed{game.Normal, game.Double, game.Instant} {
		sh.Settings.Speed, sh.Settings.HostileSpeed = speed, speed
		for _, change := range []change{
			fortress.Rolled{Die: 8, Faces: [2]uint8{7}}, fortress.BlackstoneRolled{Face: 7}, behaved, fortress.EventRolled{Face: 7},
			fortress.DestinyRolled{Dice: [len(fortress.DestinyRolled{}.Dice)]fortress.DestinyDie{{Face: 4}}}, fortress.ActivationRolled{Dice: [fortress.MaxSpaces]uint8{4, 5, 6, 1}},
		} {
			sh.Now = time.Unix(100, 0)
			c.Begin(sh, fortress.Event{Change: change})
			if len(c.Tray.Dice()) == 0 {
				t.Fatalf("%T throws no dice", change)
			}
			if c.Tray.Rolls == "" {
				t.Errorf("while the dice of %T fall it is not said what they are", change)
			}
			sh.Now = sh.Now.Add(max(0, c.Showing.Length-time.Millisecond))
			if c.Tray.Update(sh); c.Tray.Moving() {
				t.Errorf("at speed %v %T is told while its dice fall", speed, change)
			}
			c.Tray.Clear()
			c.Showing.On = false
		}
	}
}

// While dice fall it is said who rolls for what, and once they lie what each roll came to, the blackstone die's too.
func TestEveryRollIsToldWithItsResult(t *testing.T) {
	sh, c := atTable(t, 1)
	for gave, want := range map[string]string{"success": sh.Words.Name("success"), "failure": sh.Words.Name("failure"), "0": sh.Words.Count("tray.return", 0), "2": sh.Words.Count("tray.return", 2)} {
		c.Begin(sh, fortress.Event{Change: fortress.BlackstoneRolled{For: "inspiration", By: "amallyn", Face: 9, Gave: gave}})
		if !strings.Contains(c.Tray.Caption, want) || strings.Contains(c.Tray.Rolls, want) || !strings.Contains(c.Tray.Rolls, sh.Words.Name("amallyn")) {
			t.Errorf("%s: while it falls it says %q, then %q", gave, c.Tray.Rolls, c.Tray.Caption)
		}
		c.Showing.On = false
	}
}

// Under the die of an attack it is said that cover has lowered it, and under that of a defence that a grievous wound has become one
// that is not.
func TestWhatLowersARollIsTold(t *testing.T) {
	sh, c := atTable(t, 1)
	on := c.Actor()
	lowered := strings.Split(sh.Words.Say("tray.came.lowered", "", "", ""), ":")[1]
	for _, r := range []struct {
		rolled, came dice.Level
		cover, told  bool
	}{{dice.Success, dice.Fail, true, true}, {dice.Critical, dice.Success, true, true}, {dice.Fail, dice.Fail, true, false}, {dice.Success, dice.Success, false, false}} {
		for _, change := range []change{fortress.Attacked{By: on, On: on}, fortress.Rolled{Die: 8, Faces: [2]uint8{5}, Levels: [2]dice.Level{r.rolled}}, fortress.Resolved{By: on, On: on, Level: r.came, Cover: r.cover}} {
			c.Begin(sh, fortress.Event{Change: change})
			c.Showing.On = false
		}
		if strings.Contains(c.Tray.Caption, lowered) != r.told {
			t.Errorf("a roll of %v that came to %v in cover %v is told as %q", r.rolled, r.came, r.cover, c.Tray.Caption)
		}
	}
	c.Begin(sh, fortress.Event{Change: fortress.NoEffect{Reason: "grievous-lessened"}})
	if c.Tray.Caption != sh.Words.Event("no-effect", []string{"grievous-lessened"}) {
		t.Errorf("a lessened wound is told as %q", c.Tray.Caption)
	}
}
