package city

import (
	"strconv"
	"time"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/game"
	"precipice/game/sound"
	"precipice/render"
	"precipice/scenes"
)

// telling is what stays on the screen while somebody acts.
type telling struct {
	by, on rules.UnitID // of the attack under way
	banner render.BannerView
	begun  time.Time // when the banner appeared
	rolls  string    // the category that acts, with what it does
}

// Length implements scenes.Telling.
func (*Journey) Length(e rules.Event) time.Duration { return length(e) }

// length returns how long an event is shown at normal speed, 0 for not at all.
func length(e rules.Event) time.Duration {
	switch c := e.Change.(type) {
	case rules.Moved, rules.Placed, rules.Returned:
		return speedOf(260)
	case rules.Rolled, rules.QuestRolled:
		return speedOf(1100)
	case rules.Survived, rules.EventRolled, rules.CrisisDrawn, rules.ExtractionRolled:
		return speedOf(1500)
	case rules.DestinyRolled, rules.Behaved, rules.Dealt:
		return speedOf(900)
	case rules.ActivationRolled:
		return speedOf(420)
	case rules.Attacked, rules.Slain, rules.OutOfAction:
		return speedOf(420)
	case rules.NightMoved:
		return speedOf(700)
	case rules.Found, rules.CameOfIt, rules.TileLaid, rules.ZoneLaid, rules.TileSunk, rules.TideCame, rules.DrivenOff, rules.GroupFormed, rules.QuestStepped, rules.TokenSpent:
		return speedOf(1100)
	case rules.CounterPlaced, rules.Damaged, rules.AilChanged, rules.Swapped, rules.Eased, rules.Inspired, rules.QuestMoved:
		return speedOf(300)
	case rules.InspirationChanged:
		if c.By > 0 {
			return speedOf(260)
		}
	case rules.GroupBegan, rules.ActivationBegan, rules.PhaseBegan, rules.TurnBegan:
		return speedOf(200)
	}
	return 0
}

// Speed implements scenes.Telling.
func (x *Journey) Speed(sh *game.Shell) game.Speed {
	if x.hostilesAct() {
		return sh.Settings.HostileSpeed
	}
	return sh.Settings.Speed
}

// hostilesAct reports whether the hostiles act, or the city does.
func (x *Journey) hostilesAct() bool {
	s := &x.Play.Shown
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

// Holds implements scenes.Telling: a journey has one screen.
func (*Journey) Holds(rules.Event) bool { return false }

// Begins implements scenes.Telling.
func (x *Journey) Begins(sh *game.Shell, e rules.Event) {
	s, w := &x.Play.Shown, sh.Words
	switch c := e.Change.(type) {
	case rules.Attacked:
		x.told.by, x.told.on = c.By, c.On
		x.see(c.By)
		x.see(c.On)
	case rules.Moved:
		x.see(c.Unit)
	case rules.Behaved:
		x.told.rolls = w.Say("journey.behaves", w.Name(s.Content().Hostiles[c.Kind].ID), w.Name(x.actionOf(c)))
	case rules.ActivationBegan, rules.PhaseBegan, rules.TurnBegan:
		x.Tray.Clear() // what lies there was for something else
		x.told = telling{by: rules.NoUnit, on: rules.NoUnit, banner: x.told.banner, begun: x.told.begun}
	}
	herald{x}.announce(sh, e)
	x.came.begins(e, len(x.Play.Log))
	x.throw(sh, e)
}

// see shows the group of a hostile in its panel.
func (x *Journey) see(u rules.UnitID) {
	if u != rules.NoUnit && x.Play.Shown.Units[u].Team == rules.HostileTeam {
		x.attend = u
	}
}

// actionOf returns the action that a behaviour roll has come to.
func (x *Journey) actionOf(c rules.Behaved) string {
	id, _ := x.Play.Shown.Content().Hostiles[c.Kind].Action(c.Row)
	return id
}

// nightSide returns the side of the reference cards that counts: 1 at night (CC-G-051).
func nightSide(s *rules.State) int {
	if s.Night() {
		return 1
	}
	return 0
}

// throw puts the dice of an event into the tray.
func (x *Journey) throw(sh *game.Shell, e rules.Event) {
	list, caption := x.diceOf(sh, e)
	if len(list) == 0 {
		return
	}
	x.Tray.Throw(sh, x.Speed(sh), list, caption)
	if x.Showing.On {
		x.Tray.Within(x.Showing.Length)
	}
}

var marks = [...]render.DieMark{dice.Fail: render.MarkFailure, dice.Success: render.MarkSuccess, dice.Critical: render.MarkCritical}

// eventWord returns the word of the event that a face of the D12 brings (CC-EVT-003).
func eventWord(s *rules.State, face uint8) string {
	return library.EventWords[s.Content().Events[face-1]]
}

// levelOf returns what a face of an action die means.
func levelOf(faces *dice.Faces, die dice.Die, face uint8) dice.Level {
	level := dice.Fail
	for _, n := range faces.Of(die) {
		if face <= n {
			break
		}
		face -= n
		level++
	}
	return level
}

// diceOf returns the dice that an event rolls, and what they are rolled for.
func (x *Journey) diceOf(sh *game.Shell, e rules.Event) (list []scenes.Die, caption string) {
	w, s := sh.Words, &x.Play.Shown
	switch c := e.Change.(type) {
	case rules.Rolled:
		for _, face := range c.Faces {
			if face > 0 {
				level := levelOf(&s.Content().Dice, c.Die, face)
				list = append(list, scenes.Die{Sides: int(c.Die), Face: int(face), Mark: marks[level], Dim: level < c.Level, Signed: true})
			}
		}
		return list, w.Say("tray.roll", w.Name(c.Who), w.Name(c.For), w.Name(c.Level.String()))
	case rules.QuestRolled:
		met := render.MarkFailure
		if ward := c.For == "ignore" || c.For == "reduce"; c.Met != ward { // what a hostile wards off is good for it alone
			met = render.MarkSuccess
		}
		key, args := c.Say(s)
		return []scenes.Die{{Sides: 12, Face: int(c.Face), Mark: met}}, w.Event(key, args)
	case rules.Behaved:
		return []scenes.Die{{Sides: 12, Face: int(c.Face)}}, w.Say("journey.behaves", w.Name(s.Content().Hostiles[c.Kind].ID), w.Name(x.actionOf(c)))
	case rules.EventRolled:
		return []scenes.Die{{Sides: 12, Face: int(c.Face)}}, w.Name(eventWord(s, c.Face))
	case rules.CrisisDrawn:
		return []scenes.Die{{Sides: 12, Face: int(c.Face)}}, w.Name(s.Content().Crises[c.Crisis].ID)
	case rules.Survived:
		return []scenes.Die{{Sides: 12, Face: int(c.Face)}}, w.Say("tray.survival", w.Name(s.HeroName(int(c.Hero))))
	case rules.ExtractionRolled:
		return []scenes.Die{{Sides: 12, Face: int(c.Face)}}, w.Name(s.Content().Extractions[c.Event].ID)
	case rules.DestinyRolled:
		for _, d := range c.Dice {
			if d.Face > 0 {
				list = append(list, scenes.Die{Sides: 6, Face: int(d.Face), Dim: d.Used, Dark: true})
			}
		}
		return list, w.Say("tray.destiny")
	case rules.ActivationRolled:
		for _, face := range c.Dice {
			if face > 0 {
				list = append(list, scenes.Die{Sides: 6, Face: int(face)})
			}
		}
		return list, w.Say("tray.activation", w.Name(s.HeroName(int(c.Hero))))
	}
	return nil, ""
}

// Sounds implements scenes.Telling.
func (x *Journey) Sounds(e rules.Event) []scenes.Cue {
	if cue := cueOf(&x.Play.Shown, e); cue != sound.Silence {
		return []scenes.Cue{{Request: sound.Request{Cue: cue}}}
	}
	return nil
}

// Ends implements scenes.Telling.
func (x *Journey) Ends(e rules.Event) {
	switch e.Change.(type) {
	case rules.Slain, rules.OutOfAction, rules.NoEffect:
		x.told.by, x.told.on = rules.NoUnit, rules.NoUnit
	}
}

// Skipped implements scenes.Telling.
func (x *Journey) Skipped(*game.Shell, rules.Event) {}

// Forgets implements scenes.Telling.
func (x *Journey) Forgets() { x.told = telling{by: rules.NoUnit, on: rules.NoUnit} }

// Caught implements scenes.Telling.
func (x *Journey) Caught() { x.told.by, x.told.on = rules.NoUnit, rules.NoUnit }

// Asked implements scenes.Asker.
func (x *Journey) Asked(sh *game.Shell) (question, end string, answers int) {
	question = x.question(sh)
	for _, r := range x.asked.All() {
		if r.Ends && r.Direct() != nil {
			end = x.endLabel(sh, r)
		}
		answers += len(r.Legal)
	}
	return question, end, answers
}

// numberOf writes a number.
func numberOf(n int) string { return strconv.Itoa(n) }
