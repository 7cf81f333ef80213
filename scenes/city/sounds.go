package city

import (
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/sound"
)

// steps are what figures sound like as they go, those that do not walk in boots.
var steps = map[string]sound.Cue{"corpse-rats": sound.Claws, "bat-swarms": sound.Wings, "vargskyr": sound.Claws, "bier-horses": sound.Iron, "kosargi": sound.Iron,
	"cleona-zeitengale": sound.Slipper, "qulathis-the-exile": sound.Slipper, "octren-glimscry": sound.Slipper}

// strikes are what the weapons of hostiles sound like, those that are no blades.
var strikes = map[string]sound.Cue{"corpse-rats": sound.Rake, "bat-swarms": sound.Rake, "deadwalkers": sound.Rake, "kosargi": sound.Blow, "vargskyr": sound.Howl, "bier-horses": sound.Blow, "bell-bearers": sound.Crush}

// shots are what the ranged weapons of heroes sound like, those that are no bows.
var shots = map[string]sound.Cue{"dagnai-holdenstock": sound.Snipe, "glaurio-ven-alten-iii": sound.Shot, "cleona-zeitengale": sound.Mind, "octren-glimscry": sound.Mind}

// stepOf returns what a miniature sounds like as it goes.
func stepOf(s *rules.State, u rules.UnitID) sound.Cue {
	if cue, own := steps[figureID(s, u)]; own {
		return cue
	}
	return sound.Boot
}

// figureID returns the id of the card of a miniature.
func figureID(s *rules.State, u rules.UnitID) string {
	v := &s.Units[u]
	if v.Team == rules.HeroTeam {
		return s.HeroName(int(v.Card))
	}
	return s.Content().Hostiles[v.Kind].ID
}

// attackCue returns the sound of an attack: by who strikes, or with what a hero shoots.
func attackCue(s *rules.State, c *rules.Attacked) sound.Cue {
	id := figureID(s, c.By)
	if s.Units[c.By].Team != rules.HeroTeam {
		if cue, own := strikes[id]; own {
			return cue
		}
		return sound.Blade
	}
	weapons := s.Card(int(s.Units[c.By].Card)).Weapons
	for i := range weapons {
		if weapons[i].ID != c.Weapon || weapons[i].Kind == library.Melee {
			continue
		}
		if cue, own := shots[id]; own {
			return cue
		}
		return sound.Bowstring
	}
	return sound.Blade
}
