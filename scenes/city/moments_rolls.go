package city

import (
	"time"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/game/sound"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/play"
)

// throw is the dice of an event with their caption.
type throw = func(now) (list []scenes.Die, caption string)

// rollMoments are those of dice. The dice in the tray sound by themselves.
var rollMoments = []play.Row[now]{
	play.Show(func(c rules.Rolled) moment {
		return moment{Length: aScene, Dice: actionDice(c), Rolls: func(n now) string { return n.words.Say("tray.rolls", n.words.Name(c.Who), n.words.Name(c.For)) }}
	}),
	play.Show(func(c rules.QuestRolled) moment {
		return moment{Length: aScene, Dice: questDie(c), Rolls: func(n now) string { return n.words.Name(c.Who) }}
	}),
	play.Show(func(c rules.Behaved) moment {
		return moment{Length: 900 * time.Millisecond, Dice: oneDie(c.Face, func(n now) string { return n.behaves(c) }),
			Rolls: func(n now) string { return n.words.Name(n.s.Content().Hostiles[c.Kind].ID) },
			Since: func(n now) play.Deed { return play.Deed{Weight: play.Rest, Text: n.behaves(c)} }}
	}),
	play.Show(func(c rules.EventRolled) moment {
		return moment{Length: anOmen, Sound: cue(sound.Omen), Dice: oneDie(c.Face, func(n now) string { return n.words.Name(eventWord(n.s, c.Face)) }),
			Banner: func(n now) play.Banner {
				name := eventWord(n.s, c.Face)
				return play.Banner{Title: n.words.Name(name), Text: n.words.Say("text.event." + name), Rim: render.Brass, Lasts: bannerTime}
			},
			Since: func(n now) play.Deed {
				return play.Deed{Weight: play.Rest, Text: n.words.Say("since.event", n.words.Name(eventWord(n.s, c.Face)))}
			}}
	}),
	play.Show(func(c rules.CrisisDrawn) moment {
		return moment{Length: anOmen, Sound: cue(sound.Omen), Dice: oneDie(c.Face, func(n now) string { return n.words.Name(n.s.Content().Crises[c.Crisis].ID) }),
			Since: func(n now) play.Deed {
				return play.Deed{Weight: play.Rest, Text: n.words.Say("since.crisis", n.words.Name(n.s.Content().Crises[c.Crisis].ID))}
			}}
	}),
	play.Show(func(c rules.Survived) moment {
		return moment{Length: anOmen, Dice: oneDie(c.Face, func(n now) string { return n.words.Say("tray.survival", n.hero(c.Hero)) }),
			Rolls: func(n now) string { return n.words.Say("tray.survival", n.hero(c.Hero)) }}
	}),
	play.Show(func(c rules.ExtractionRolled) moment {
		return moment{Length: anOmen, Dice: oneDie(c.Face, func(n now) string { return n.words.Name(n.s.Content().Extractions[c.Event].ID) }), Banner: func(n now) play.Banner {
			id := n.s.Content().Extractions[c.Event].ID
			text := n.words.Say("journey.extraction", numberOf(int(c.Result)), n.words.Say("text."+id))
			return pictured(news(n.words.Name(id), text, render.Portal), likeness{ship: true})
		}}
	}),
	play.Show(func(c rules.DestinyRolled) moment {
		return moment{Length: 900 * time.Millisecond, Dice: destinyDice(c), Rolls: func(n now) string { return n.words.Say("tray.destiny") }}
	}),
	play.Show(func(c rules.ActivationRolled) moment {
		return moment{Length: aBlow, Dice: activationDice(c), Rolls: func(n now) string { return n.words.Say("tray.activation", n.hero(c.Hero)) }}
	}),
}

// behaves says what a behaviour roll has come to.
func (n now) behaves(c rules.Behaved) string {
	card := &n.s.Content().Hostiles[c.Kind]
	action, _ := card.Action(c.Row)
	return n.words.Say("journey.behaves", n.words.Name(card.ID), n.words.Name(action))
}

// oneDie is a D12.
func oneDie(face uint8, caption func(now) string) throw {
	return func(n now) ([]scenes.Die, string) { return []scenes.Die{{Sides: 12, Face: int(face)}}, caption(n) }
}

var marks = [...]render.DieMark{dice.Fail: render.MarkFailure, dice.Success: render.MarkSuccess, dice.Critical: render.MarkCritical}

// actionDice are those of an attack, a defence or a test.
func actionDice(c rules.Rolled) throw {
	return func(n now) (list []scenes.Die, caption string) {
		for _, face := range c.Faces {
			if face > 0 {
				level := levelOf(&n.s.Content().Dice, c.Die, face)
				list = append(list, scenes.Die{Sides: int(c.Die), Face: int(face), Mark: marks[level], Dim: level < c.Level, Signed: true})
			}
		}
		return list, n.words.Say("tray.roll", n.words.Name(c.Who), n.words.Name(c.For), n.words.Name(c.Level.String()))
	}
}

// questDie is a D12 that must come to something. What a hostile wards off is good for it alone.
func questDie(c rules.QuestRolled) throw {
	return func(n now) ([]scenes.Die, string) {
		met := render.MarkFailure
		if ward := c.For == "ignore" || c.For == "reduce"; c.Met != ward {
			met = render.MarkSuccess
		}
		key, args := c.Say(n.s)
		return []scenes.Die{{Sides: 12, Face: int(c.Face), Mark: met}}, n.words.Event(key, args)
	}
}

func destinyDice(c rules.DestinyRolled) throw {
	return func(n now) (list []scenes.Die, caption string) {
		for _, d := range c.Dice {
			if d.Face > 0 {
				list = append(list, scenes.Die{Sides: 6, Face: int(d.Face), Dim: d.Used, Dark: true})
			}
		}
		return list, n.words.Say("tray.destiny")
	}
}

func activationDice(c rules.ActivationRolled) throw {
	return func(n now) (list []scenes.Die, caption string) {
		for _, face := range c.Dice {
			if face > 0 {
				list = append(list, scenes.Die{Sides: 6, Face: int(face)})
			}
		}
		return list, n.words.Say("tray.activation", n.hero(c.Hero))
	}
}

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
