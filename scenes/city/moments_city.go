package city

import (
	rules "precipice/engine/city"
	"precipice/game/sound"
	"precipice/render"
	"precipice/scenes/play"
)

// cityMoments are those of the battlefield and of what the journey is for.
var cityMoments = []play.Row[now]{
	play.Show(func(c rules.Found) moment {
		return moment{Length: aScene, Sound: cue(sound.Find), Banner: func(n now) play.Banner {
			id := n.s.Content().Discoveries[c.Card].ID
			text := n.words.Say("text." + id)
			if value := n.s.Content().Discoveries[c.Card].Value; value > 0 {
				text += " " + n.words.Say("journey.found.value", numberOf(value))
			}
			return pictured(news(n.words.Name(id), n.words.Say("journey.found", n.hero(c.Hero), text), render.Find), likeness{thing: id})
		}, Since: func(n now) play.Deed {
			return play.Deed{Weight: play.Blow, Text: n.words.Say("since.finds", n.called(rules.UnitID(c.Hero)), n.words.Name(n.s.Content().Discoveries[c.Card].ID))}
		}}
	}),
	play.Always(rules.CameOfIt{}, moment{Length: aScene}),
	play.Always(rules.TileLaid{}, moment{Length: aScene, Sound: cue(sound.Gate)}),
	play.Always(rules.GateShown{}, moment{Sound: cue(sound.Gate)}),
	play.Always(rules.ZoneLaid{}, moment{Length: aScene, Sound: cue(sound.Gate), Banner: func(n now) play.Banner {
		return news(n.words.Say("journey.zone"), n.words.Say("journey.zone.text"), render.Find)
	}, Since: tells(play.Rest, "journey.zone")}),
	play.Always(rules.TideCame{}, moment{Length: aScene, Sound: cue(sound.Wash), Banner: func(n now) play.Banner {
		return news(n.words.Say("journey.tide"), n.words.Say("journey.tide.text"), render.Tide)
	}, Since: tells(play.Rest, "journey.tide")}),
	play.Show(func(c rules.TileSunk) moment {
		return moment{Length: aScene, Sound: cue(sound.Wash), Banner: func(n now) play.Banner {
			return news(n.words.Say("journey.sunk", n.words.Name(c.Tile)), "", render.Tide)
		}, Since: func(n now) play.Deed {
			return play.Deed{Weight: play.Rest, Text: n.words.Say("journey.sunk", n.words.Name(c.Tile))}
		}}
	}),
	play.Always(rules.QuestStepped{}, moment{Length: aScene}),
	play.Always(rules.QuestMoved{}, moment{Length: aChange}),
	play.Always(rules.TokenSpent{}, moment{Length: aScene}),

	play.Unseen[now](rules.GateOpened{}), // the board shows it
	play.Unseen[now](rules.ObjectTaken{}),
	play.Unseen[now](rules.Explored{}), // the tile that is laid is shown
	play.Unseen[now](rules.FindDiscarded{}),
	play.Unseen[now](rules.Chose{}),        // what came of it is announced over the next question
	play.Unseen[now](rules.CityChanged{}),  // the page of the end tells it
	play.Unseen[now](rules.TokenKept{}),    // this too
	play.Unseen[now](rules.NoWayOut{}),     // the page of the end opens
	play.Unseen[now](rules.JourneyEnded{}), // the page of the end opens
}
