package guide

import (
	"slices"

	"precipice/engine"
	"precipice/engine/fortress"
)

// overwatch reports whether the pending decision is one of overwatch.
func (v *view) overwatch() bool {
	return v.asked && (v.d.Kind == fortress.AskOverwatch || v.d.Kind == fortress.AskOverwatchWeapon)
}

// shot returns the best shot that an option of overwatch leads to, false for one that leads to none.
func (v *view) shot(o *engine.Option) (best fortress.Shot, ok bool) {
	for _, w := range fortress.ForeseeOverwatch(v.play.Match) {
		for _, shot := range w.Shots {
			leads := !w.Declared && o.Verb == fortress.DoOverwatch && o.Parts[0] == v.s.Name(w.Explorer) ||
				w.Declared && len(shot.Keys) > 0 && shot.Keys[0] == o.Key()
			if leads && (!ok || rank(&shot) > rank(&best)) {
				best, ok = shot, true
			}
		}
	}
	return best, ok
}

// rank rates a shot by its chance of harm, and among equals by the chance to slay and the expected damage.
func rank(shot *fortress.Shot) float64 {
	return shot.Wound.Float() + shot.Grievous.Float() + 1e-3*shot.Slain.Float() + 1e-6*shot.Damage.Float()
}

// follows returns the answers to the questions that follow an option of overwatch, so that its best shot is
// taken.
func (v *view) follows(key string) []string {
	if !v.overwatch() || v.d.Find(key) < 0 {
		return nil
	}
	shot, ok := v.shot(&v.d.Options[v.d.Find(key)])
	if i := slices.Index(shot.Keys, key); ok && i >= 0 {
		return shot.Keys[i+1:]
	}
	return shot.Keys
}
