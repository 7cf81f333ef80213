package moments

import (
	"math"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone/pack"
	"precipice/game/sound"
	"precipice/render"
)

// Each weapon and each figure of the game has a sound of its own, and those of other packs get one.
func TestWeaponsAndFiguresHaveSounds(t *testing.T) {
	r, _, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	pack, heard := r.Pack, map[sound.Request]string{}
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
		for _, r := range []sound.Request{WeaponSound(fortress.Attacked{Weapon: id, Range: 1}), WeaponSound(fortress.Attacked{Weapon: id, Range: 3})} {
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
	if near, far := WeaponSound(fortress.Attacked{Weapon: "new", Range: 1}), WeaponSound(fortress.Attacked{Weapon: "new", Range: 3}); near.Cue != sound.Blow || far.Cue != sound.Shot {
		t.Errorf("a new weapon sounds like %q near and %q far", near.Cue, far.Cue)
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
