package fortress

import (
	"math"
	"reflect"
	"testing"
	"time"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/sound"
	"precipice/render"
)

// soundOf returns the first sound of an event, Silence for none.
func soundOf(c *Combat, change change) sound.Cue {
	if list := c.cuesOf(fortress.Event{Change: change}); len(list) > 0 {
		return list[0].Cue
	}
	return sound.Silence
}

// Every sound of an event is one that there is.
func TestEveryEventSoundsLikeSomethingKnown(t *testing.T) {
	_, c := table(t, 1)
	for change := range changes {
		if cue := soundOf(c, change); cue != sound.Silence && !sound.Known(cue) {
			t.Errorf("%s sounds like %q, which is no cue", reflect.TypeOf(change).Name(), cue)
		}
	}
}

// Each weapon and each figure of the game has a sound of its own, and those of other packs get one.
func TestWeaponsAndFiguresHaveSounds(t *testing.T) {
	_, c := table(t, 1)
	pack, heard := c.Play.Shown.Pack(), map[sound.Request]string{}
	named, walks := map[string]bool{}, map[string]bool{}
	for _, v := range voices {
		named[v.weapon] = sound.Known(v.near) && sound.Known(v.far)
	}
	for _, g := range gaits {
		walks[g.figure] = sound.Known(g.cue)
	}
	armed := func(id string) {
		if !named[id] {
			t.Errorf("the weapon %s has no sound", id)
		}
		for _, r := range []sound.Request{weaponOf(fortress.Attacked{Weapon: id, Range: 1}), weaponOf(fortress.Attacked{Weapon: id, Range: 3})} {
			if other := heard[r]; other != "" && other != id {
				t.Errorf("%s sounds like %s", id, other)
			}
			heard[r] = id
		}
	}
	for i := range pack.Explorers {
		for _, side := range pack.Explorers[i].Sides {
			for _, w := range side.Weapons {
				armed(w.ID)
			}
		}
		for _, m := range pack.Explorers[i].Models {
			if !walks[m] {
				t.Errorf("the explorer %s has no steps", m)
			}
		}
	}
	for i := range pack.Hostiles {
		for _, w := range pack.Hostiles[i].Weapons {
			armed(w.ID)
		}
		if !walks[pack.Hostiles[i].ID] {
			t.Errorf("the hostile %s has no steps", pack.Hostiles[i].ID)
		}
	}
	if near, far := weaponOf(fortress.Attacked{Weapon: "new", Range: 1}), weaponOf(fortress.Attacked{Weapon: "new", Range: 3}); near.Cue != sound.Blow || far.Cue != sound.Shot {
		t.Errorf("a new weapon sounds like %q near and %q far", near.Cue, far.Cue)
	}
}

// What a wound sounds like says how bad it is.
func TestWoundsSoundAsBadAsTheyAre(t *testing.T) {
	_, c := table(t, 1)
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

// A figure steps once in each hex, when its miniature comes to it.
func TestStepsFollowTheMiniature(t *testing.T) {
	list := steps(sound.Request{Cue: sound.Boot}, 4)
	for i, cue := range list {
		if at, want := float64(render.Ease(cue.At)), float64(i+1)/4; math.Abs(at-want) > 0.01 {
			t.Errorf("step %d is heard when the miniature has gone %.2f of its way, not %.2f", i+1, at, want)
		}
	}
	if len(list) != 4 {
		t.Errorf("on a way of four hexes it steps %d times", len(list))
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
		sh, c := table(t, 1)
		sh.Sound.Caption(true)
		sh.Now = time.Now()
		sh.Sound.Tick(sh.Now, true)
		c.choose(sh, "end")
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
	_, c := table(t, 1)
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
