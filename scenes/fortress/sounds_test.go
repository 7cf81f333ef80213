package fortress

import (
	"reflect"
	"testing"
	"time"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/sound"
)

// soundOf returns the first sound of an event, Silence for none.
func soundOf(c *Combat, change change) sound.Cue {
	if list := c.CuesOf(fortress.Event{Change: change}); len(list) > 0 {
		return list[0].Cue
	}
	return sound.Silence
}

// Every sound of an event is one that there is.
func TestEveryEventSoundsLikeSomethingKnown(t *testing.T) {
	_, c := atTable(t, 1)
	for change := range changes {
		if cue := soundOf(c, change); cue != sound.Silence && !sound.Known(cue) {
			t.Errorf("%s sounds like %q, which is no cue", reflect.TypeOf(change).Name(), cue)
		}
	}
}

// What a wound sounds like says how bad it is.
func TestWoundsSoundAsBadAsTheyAre(t *testing.T) {
	_, c := atTable(t, 1)
	for change, want := range map[change]sound.Cue{
		fortress.Damaged{Damage: 1}: sound.Hurt, fortress.Damaged{Damage: 2}: sound.Maim,
		fortress.CounterPlaced{Counter: fortress.WoundCounter}: sound.Hurt, fortress.CounterPlaced{Counter: fortress.GrievousCounter}: sound.Maim,
		fortress.Resolved{Level: dice.Fail}: sound.Miss, fortress.Resolved{Level: dice.Success}: sound.Silence, fortress.Slain{}: sound.Fall,
	} {
		if cue := soundOf(c, change); cue != want {
			t.Errorf("%+v sounds like %q, not %q", change, cue, want)
		}
	}
}

// captioned returns the sounds of a game by the captions that tell of them.
func captioned(sh *game.Shell) (cues []sound.Cue) {
	list, _ := sh.Sound.Captions()
	for _, c := range list {
		cues = append(cues, c.Cue)
	}
	return cues
}

// What is skipped makes no sound.
func TestWhatIsSkippedMakesNoSound(t *testing.T) {
	for _, skip := range []bool{false, true} {
		sh, c := atTable(t, 1)
		sh.Sound.Caption(true)
		sh.Now = time.Now()
		sh.Sound.Tick(sh.Now, true)
		c.Choose(sh, "end")
		if skip {
			c.CatchUp(sh)
		} else {
			c.Advance(sh)
		}
		if heard := captioned(sh); skip == (len(heard) > 0) {
			t.Errorf("skipped: %v, and heard is %v", skip, heard)
		}
	}
}

// The music is calm without hostiles, wary with them, and dire when explorers fall.
func TestTensionFollowsTheCombat(t *testing.T) {
	_, c := atTable(t, 1)
	s := c.Play.Shown
	for u := range s.Units {
		if s.Units[u].Team == fortress.Hostiles {
			s.Units[u].Slain = true
		}
	}
	if got := tensionOf(&s); got != sound.Calm {
		t.Errorf("without hostiles the tension is %d", got)
	}
	s = c.Play.Shown
	before := tensionOf(&s)
	s.Party[0].Out = true
	if after := tensionOf(&s); before == sound.Calm || after != sound.Dire {
		t.Errorf("the tension goes from %d to %d when an explorer falls", before, after)
	}
}
