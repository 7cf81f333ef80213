package guide_test

import (
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
)

// Nobody who could wound a hostile is told to end the activation: not in the lesson, and not in other games that follow the
// guide.
func TestNobodyIsToldToStopFighting(t *testing.T) {
	rules, _, course := load(t)
	ends, fights := 0, 0
	look := func(play *blackstone.Session, said guide.Said) {
		d, asked := play.Pending()
		if !asked || d.Kind != fortress.AskActivation || said.Tells() {
			return
		}
		if i := d.Find(said.Key); i >= 0 && d.Options[i].Verb == fortress.DoFire {
			fights++
		}
		if said.Key != fortress.DoEnd {
			return
		}
		ends++
		for i := range d.Options {
			if o := &d.Options[i]; o.Verb == fortress.DoFire && wounds(play, d, o) > 0 {
				t.Errorf("seed %d, turn %d: %s suggests the end, and %s could wound", play.Table.Seed, play.Shown.Turn, said.ID, o.Key())
			}
		}
	}
	walkOne(t, rules, course, course.Table().Seed, look)
	if ends == 0 || fights < 2 {
		t.Errorf("in the lesson %d ends and %d attacks are suggested", ends, fights)
	}
	walk(t, 40, look)
}

// wounds returns the chance that an attack of an option does harm.
func wounds(play *blackstone.Session, d *engine.Decision, o *engine.Option) float64 {
	s := &play.Shown
	by := s.Find(d.About[0])
	weapon, _, _ := s.WeaponChoice(by, o)
	f := fortress.Foresee(play.Match, fortress.Aim{By: by, On: s.Find(o.Parts[1]), Weapon: weapon, IgnoreCover: o.Parts[3] == "aimed", From: board.None})
	return f.Wound.Float() + f.Grievous.Float()
}
