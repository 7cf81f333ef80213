package guide

import (
	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/bot"
)

// target returns what a step suggests, or false if there is no such thing now.
func (v *view) target(s *Step) (Target, bool) {
	switch {
	case s.To == toObject:
		key := v.toObject()
		return Target{Key: key}, key != ""
	case s.To != "":
		key := v.moves(s.To)
		return Target{Key: key}, key != ""
	case s.Option != "":
		key := v.option(s.Option)
		return Target{Key: key}, key != ""
	}
	at := v.spots(s.Panel)
	return Target{Where: s.Panel, Spaces: at}, s.Panel != "gates" && s.Panel != "objects" && s.Panel != "zone" || len(at) > 0
}

// option returns the key of the option of a verb that is worth taking, "" for none: in an activation what the bot would do, or what ends
// it; else the bot's answer if it has that verb, or the first that has.
func (v *view) option(verb string) string {
	if !v.asked {
		return ""
	}
	if o := v.choice(); o != nil && o.Verb == verb {
		return o.Key()
	}
	if v.d.Kind == rules.AskActivation && verb != rules.DoEnd && verb != rules.DoSearch {
		return ""
	}
	for i := range v.d.Options {
		if v.d.Options[i].Verb == verb {
			return v.d.Options[i].Key()
		}
	}
	return ""
}

// choice returns what the bot would do now, nil if nothing is asked.
func (v *view) choice() *engine.Option {
	if !v.asked {
		return nil
	}
	if v.does < 0 {
		v.does = bot.Answer(v.play.Match, v.d)
	}
	return &v.d.Options[v.does]
}

// wants returns the verb of what the bot would do in an activation, "" if there is none.
func (v *view) wants() string {
	if o := v.choice(); o != nil && v.d.Kind == rules.AskActivation {
		return o.Verb
	}
	return ""
}

// moves returns the key of the move or run that the bot would make, if it leads towards a goal, else "".
func (v *view) moves(goal string) string {
	if verb := v.wants(); verb != rules.DoMove && verb != rules.DoRun {
		return ""
	}
	leads := toHostile
	if int(v.s.QuestToken) >= v.s.Goal() {
		if leads = toGate; v.s.Ground.Zone > 0 {
			leads = toZone
		}
	}
	if goal != leads {
		return ""
	}
	return v.choice().Key()
}

// toObject returns the key of the cheapest move beside a mysterious object, away from hostiles, after which the hero can pay for a search
// (CC-SRC-001); "" for none.
func (v *view) toObject() (key string) {
	h := v.actor()
	if h < 0 || v.d.Kind != rules.AskActivation {
		return ""
	}
	beside := v.besideObjects()
	for _, verb := range []string{rules.DoMove, rules.DoRun} {
		if !v.pays(h, verb) {
			continue
		}
		for i := range v.d.Options {
			o := &v.d.Options[i]
			if sp := board.Space(o.Args[0]); o.Verb == verb && beside.Has(sp) && !v.s.Engaged(rules.HeroTeam, sp) {
				return o.Key()
			}
		}
	}
	return ""
}

// besideObjects returns the spaces beside mysterious objects.
func (v *view) besideObjects() (set board.Set) {
	for _, at := range v.s.Ground.Objects {
		if at != board.None {
			set = set.Or(v.s.Tiles().Adjacent(at))
		}
	}
	return set
}

// pays reports whether a hero has a die for a move and another one for a search after it. The lowest die that is high enough pays.
func (v *view) pays(h int, verb string) bool {
	least := 1
	if verb == rules.DoRun {
		least = 3
	}
	paid, found := 0, false
	for _, slot := range v.s.Heroes[h].Slots {
		if die := int(slot.Die); die >= least && (paid == 0 || die < paid) {
			paid = die
		}
	}
	spent := false
	for _, slot := range v.s.Heroes[h].Slots {
		if die := int(slot.Die); die == paid && !spent {
			spent = true
		} else if die >= v.s.SearchCost(h) {
			found = true
		}
	}
	return paid > 0 && found
}

// spots returns the spaces of the board that a step speaks of: those of the open gateways of the acting hero's tile, of mysterious
// objects, of the extraction zone.
func (v *view) spots(what string) (list []board.Space) {
	s := v.s
	switch what {
	case "gates":
		h := v.actor()
		if h < 0 || s.Units[h].At == board.None {
			return nil
		}
		for i := range int(s.Ground.NumGates) {
			if touch := s.Tiles().Touch(i); s.Ground.Gates[i].Open && !touch.And(s.Tiles().Floor(s.Tiles().Tile(s.Units[h].At))).Empty() {
				for sp := range touch.All() {
					list = append(list, sp)
				}
			}
		}
	case "objects":
		for _, at := range s.Ground.Objects {
			if at != board.None {
				list = append(list, at)
			}
		}
	case "zone":
		if zone, laid := s.Ground.Zone.Card(); laid {
			for sp := range s.Tiles().Floor(zone).All() {
				list = append(list, sp)
			}
		}
	}
	return list
}
