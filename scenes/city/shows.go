package city

import (
	"time"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/sound"
	"precipice/scenes"
	"precipice/scenes/play"
)

// Length implements scenes.Telling.
func (*Journey) Length(e rules.Event) time.Duration { return Moments.Of(e.Change).Length }

// now returns what moments are told by.
func (x *Journey) now(sh *game.Shell) now {
	return now{telling: x.told, words: sh.Words, s: &x.Play.Shown, tall: x.ground.tall}
}

// Speed implements scenes.Telling.
func (x *Journey) Speed(sh *game.Shell) game.Speed {
	if hostilesAct(&x.Play.Shown) && !x.fate.on {
		return sh.Settings.HostileSpeed
	}
	return sh.Settings.Speed
}

// hostilesAct reports whether the hostiles act, or the city does.
func hostilesAct(s *rules.State) bool {
	return s.Phase != rules.ActivationPhase || !active(s)
}

func active(s *rules.State) bool {
	for h := range s.Heroes {
		if s.Heroes[h].Active {
			return true
		}
	}
	return false
}

// Holds implements scenes.Telling: nothing goes on behind the page of a crisis that the player has still to leave, nor while night falls.
func (x *Journey) Holds(e rules.Event) bool {
	if x.Play.Watched() {
		return false
	}
	if x.fate.on {
		return !ofCrisis(e)
	}
	return x.evening.on
}

// Begins implements scenes.Telling.
func (x *Journey) Begins(sh *game.Shell, e rules.Event) {
	m := Moments.Of(e.Change)
	x.told.begins(&x.Play.Shown, e.Change)
	switch c := e.Change.(type) {
	case rules.Attacked:
		x.see(c.By)
		x.see(c.On)
	case rules.Moved:
		x.see(c.Unit)
	case rules.Behaved:
		x.told.rolls = x.now(sh).behaves(c)
	case rules.ActivationBegan, rules.PhaseBegan, rules.TurnBegan:
		x.Tray.Clear() // what lies there was for something else
	}
	if x.label = (play.Label{}); m.Label != nil {
		x.label = m.Label(x.now(sh))
	}
	if x.evening.begins(e, &x.Play.Shown, x.Speed(sh), x.Play.Watched()); m.Banner != nil && !x.evening.on {
		x.Herald.Show(sh, m.Banner(x.now(sh)), x.Speed(sh))
	}
	x.summary.came.begins(e, len(x.Play.Log))
	x.fate.begins(e, &x.Play.Shown, len(x.Play.Log), x.Play.Watched())
	if m.Dice != nil {
		x.throw(sh, m)
	}
}

// throw puts the dice of an event into the tray.
func (x *Journey) throw(sh *game.Shell, m moment) {
	list, caption := m.Dice(x.now(sh))
	if len(list) == 0 {
		return
	}
	x.Tray.Throw(sh, x.Speed(sh), list, caption)
	if m.Rolls != nil {
		x.Tray.Rolls = m.Rolls(x.now(sh))
	}
	if x.Showing.On {
		x.Tray.Within(x.Showing.Length)
	}
}

// Sounds implements scenes.Telling.
func (x *Journey) Sounds(e rules.Event) []scenes.Cue {
	m := Moments.Of(e.Change)
	if m.Sound == nil {
		return nil
	}
	return m.Sound(now{s: &x.Play.Shown})
}

// Ends implements scenes.Telling.
func (x *Journey) Ends(e rules.Event) {
	x.told.ends(e.Change)
	x.label = play.Label{}
}

// Skipped implements scenes.Telling.
func (x *Journey) Skipped(*game.Shell, rules.Event) {}

// Forgets implements scenes.Telling.
func (x *Journey) Forgets() { x.told, x.label = nobody, play.Label{} }

// Caught implements scenes.Telling.
func (x *Journey) Caught() {
	x.told.by, x.told.on, x.label = rules.NoUnit, rules.NoUnit, play.Label{}
	x.Herald.Caught()
}

// tensionOf returns how dangerous a journey is now.
func tensionOf(s *rules.State) sound.Tension {
	heroes, hostiles, harm := 0, 0, 0
	for h := range s.Heroes {
		if x := &s.Heroes[h]; !x.Able() {
			harm += 3
		} else {
			heroes++
			harm += x.Count(rules.GrievousCounter)
		}
	}
	for u := range s.Units {
		if v := &s.Units[u]; v.Here() && v.Team == rules.HostileTeam {
			hostiles++
		}
	}
	switch {
	case hostiles == 0:
		return sound.Calm
	case harm >= 4 || hostiles > 3*heroes:
		return sound.Dire
	}
	return sound.Wary
}

// Score implements game.Scored: by night another music plays, and it rises with the hostiles and with what the heroes have suffered.
func (x *Journey) Score() sound.Score {
	s := &x.Play.Shown
	score := sound.Score{Place: sound.Canals, Tension: tensionOf(s)}
	if s.Night() {
		score.Place = sound.Moonlit
	}
	if x.over() {
		score = sound.Score{Place: sound.Quay}
	}
	return score
}
