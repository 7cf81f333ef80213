package city

import (
	"time"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/sound"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/play"
)

// now holds what the moments of a journey need: the table before the event, the words, and what is under way. What has happened
// since the last choice is told later, by the table after it.
type now struct {
	telling
	words *words.Book
	s     *rules.State
	tall  func(board.Space) render.Rect // the place of a space in the plane, with the head of who stands there
}

// moment is how an event of a journey is shown.
type moment = play.Moment[now]

// Moments says how each event of the city is shown.
var Moments = play.NewMoments(turnMoments, figureMoments, heroMoments, rollMoments, cityMoments)

// How long events are shown at normal speed.
const (
	aBlink  = 200 * time.Millisecond
	aGlance = 260 * time.Millisecond
	aChange = 300 * time.Millisecond
	aBlow   = 420 * time.Millisecond
	aScene  = 1100 * time.Millisecond
	anOmen  = 1500 * time.Millisecond
)

// bannerTime is how long what is announced stays at normal speed.
const bannerTime = 2600 * time.Millisecond

// cue is the sound of an event that always sounds alike.
func cue(c sound.Cue) func(now) []scenes.Cue { return play.Sounds[now](c) }

// cues makes the sound of an event of a cue.
func cues(c sound.Cue) []scenes.Cue { return []scenes.Cue{{Request: sound.Request{Cue: c}}} }

// units returns where miniatures stand that are on the battlefield.
func (n now) units(list ...rules.UnitID) (places []render.Rect) {
	for _, u := range list {
		if u != rules.NoUnit && n.s.Units[u].Here() {
			places = append(places, n.tall(n.s.Units[u].At))
		}
	}
	return places
}

// at is the place of an event that happens to miniatures, the most important first.
func at(list ...rules.UnitID) func(now) []render.Rect {
	return func(n now) []render.Rect { return n.units(list...) }
}

// news is a banner that changes plans.
func news(title, text string, rim render.Ink) play.Banner {
	return play.Banner{Title: title, Text: text, Rim: rim, News: true, Lasts: bannerTime}
}

// hero returns the name of a hero.
func (n now) hero(h uint8) string { return n.words.Name(n.s.HeroName(int(h))) }

// turnMoments are those of turns, phases and cards of the track.
var turnMoments = []play.Row[now]{
	play.Always(rules.TurnBegan{}, moment{Length: aBlink}),
	play.Always(rules.PhaseBegan{}, moment{Length: aBlink, Sound: cue(sound.Phase)}),
	play.Always(rules.ActivationBegan{}, moment{Length: aBlink}),
	play.Always(rules.GroupBegan{}, moment{Length: aBlink}),
	play.Always(rules.Dealt{}, moment{Length: 900 * time.Millisecond, Sound: cue(sound.Card)}),
	play.Always(rules.Swapped{}, moment{Length: aChange, Sound: cue(sound.Card)}),
	play.Always(rules.EncounterDrawn{}, moment{Sound: cue(sound.Card)}),
	play.Show(nightMoment),
	play.Show(func(c rules.GroupFormed) moment {
		return moment{Length: aScene, Banner: reinforced(c), Since: comes(c)}
	}),
	play.Show(func(c rules.DrivenOff) moment {
		return moment{Length: aScene, Since: tells(play.Rest, "since.leaves", numberOf(int(c.Group)+1))}
	}),

	play.Unseen[now](rules.JourneyLaid{}),
	play.Unseen[now](rules.LeaderPassed{}),
	play.Unseen[now](rules.CardDone{}),
	play.Unseen[now](rules.CardAdded{}),
	play.Unseen[now](rules.EncounterDiscarded{}),
	play.Unseen[now](rules.Acted{}),
	play.Unseen[now](rules.Rested{}),
	play.Unseen[now](rules.DiceSaved{}),   // the foot of the question says before what is kept
	play.Unseen[now](rules.DiceCleared{}), // the turn is over
	play.Unseen[now](rules.DestinySkipped{}),
	play.Unseen[now](rules.DestinyPromised{}), // the event that promises it is announced
}

// nightMoment moves the nightfall token. The last step brings the night (CC-JRN-002).
func nightMoment(c rules.NightMoved) moment {
	falls := func(n now) bool { return falls(n.s, c) }
	return moment{Length: frontFrom, // when it falls, its front runs from then on
		Sound: func(n now) []scenes.Cue {
			if falls(n) {
				return cues(sound.Nightfall)
			}
			return cues(sound.Ratchet)
		},
		Banner: func(n now) (b play.Banner) {
			if falls(n) {
				b = news(n.words.Say("journey.night"), n.words.Say("journey.night.text"), render.Moon)
			}
			return b
		},
		Since: func(n now) (d play.Deed) {
			if int(c.To) == n.s.Content().Figures.Nightfall-1 {
				d = play.Deed{Weight: play.Hit, Text: n.words.Say("journey.night")}
			}
			return d
		}}
}

// comes tells of a group that comes after the journey has begun.
func comes(c rules.GroupFormed) func(now) play.Deed {
	return func(n now) (d play.Deed) {
		if n.s.Turn > 0 {
			d = play.Deed{Weight: play.Rest, Text: n.words.Say("since.comes", numberOf(int(c.Group)+1), n.words.Name(n.s.Content().Encounters[c.Card].ID))}
		}
		return d
	}
}

// reinforced announces a group that comes after the journey has begun.
func reinforced(c rules.GroupFormed) func(now) play.Banner {
	return func(n now) (b play.Banner) {
		if n.s.Turn > 0 {
			b = news(n.words.Name(n.s.Content().Encounters[c.Card].ID), n.words.Say("journey.comes", numberOf(int(c.Group)+1)), render.Hostile)
			if bands := n.s.Content().Encounters[c.Card].Levels[n.s.Level]; int(c.Band) < len(bands) && len(bands[c.Band]) > 0 {
				b = pictured(b, likeness{hostile: hostileFigure(n.s, bands[c.Band][0].Hostile)})
			}
		}
		return b
	}
}
