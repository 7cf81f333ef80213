// Package trial plays the journeys of a content pack with bots. It finds the packs that read well and cannot be played to an end.
package trial

import (
	"fmt"

	"precipice/engine"
	"precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/engine/content"
)

// Most is how many choices a bot may need for a journey. With the maps of the game it needs a tenth of them.
const Most = 5000

// seeds is how many journeys are played on each map, with other heroes each.
const seeds = 3

// Pack plays every map of a pack that has been read without problems. It returns a problem for each that a bot cannot play to its end.
func Pack(r city.Rules) (all content.Problems) {
	for _, id := range r.Pack.IDs("journey") {
		for seed := range uint64(seeds) {
			if p := journey(r, id, seed, Most); p != nil {
				all = append(all, *p)
				break
			}
		}
	}
	return all
}

// journey plays a journey to its end, in so many choices at most, and returns what is wrong with it, nil for nothing.
func journey(r city.Rules, id string, seed uint64, most int) (p *content.Problem) {
	at := content.Problem{File: "journeys/" + id + ".yaml", Line: 1}
	defer func() {
		if fault := recover(); fault != nil {
			at.What, at.Remedy = fmt.Sprintf("a journey on the map %q breaks off: %v", id, fault), "undo what was changed last, for the map or for the cards that come up there"
			p = &at
		}
	}()
	first, err := r.Table(city.Table{Players: 1, Heroes: party(r, seed), Journey: id, Level: int(2*seed) % (city.MostLevel + 1)})
	if err != nil {
		return nil // of a type that is not played
	}
	m := engine.New(r, *first, seed)
	for range most {
		d, asked := m.Pending()
		if !asked {
			return nil
		}
		m.Take(bot.Answer(m, d))
	}
	at.What = fmt.Sprintf("a bot cannot end a journey on the map %q in %d choices", id, most)
	at.Remedy = "let heroes get out of it, or fall: look at its gateways, the dice, the costs of abilities and what the hostiles can do"
	return &at
}

// party picks four heroes in turn.
func party(r city.Rules, seed uint64) (ids []string) {
	all := r.Pack.IDs("hero")
	for i := range city.MaxHeroes {
		ids = append(ids, all[(int(seed)*city.MaxHeroes+i)%len(all)])
	}
	return ids
}
