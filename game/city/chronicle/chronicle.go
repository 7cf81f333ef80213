package chronicle

import (
	"strings"

	rules "precipice/engine/city"
	"precipice/game/session"
)

// Deed is something of a journey that its end tells again: who was slain or fell, in which turn, and by whom.
type Deed struct {
	Who, By string // names of miniatures, By "" for nobody
	Turn    int
}

// Journey is what the end of a journey tells of it.
type Journey struct {
	Falls     map[string]Deed // the last of each hero
	Slain     []Deed          // hostiles
	Champions []Deed          // those of them who are champions
	Night     int             // the turn in which night fell, 0 for none
	Causes    []Cause         // of what the city has become
}

// Of reads the log of a journey that has come to a state.
func Of(log []session.Line, s *rules.State) (j Journey) {
	j.Falls = map[string]Deed{}
	turn, struck := 0, Deed{}
	for i := range log {
		switch l := &log[i]; c := l.Change.(type) {
		case rules.TurnBegan:
			turn++
		case rules.NightMoved:
			if l.Key == "night-falls" && j.Night == 0 {
				j.Night = turn
			}
		case rules.Attacked:
			struck = Deed{Who: l.Args[1], By: l.Args[0]}
		case rules.OutOfAction:
			j.Falls[l.Args[0]] = fall(l, struck, turn)
		case rules.Returned:
			delete(j.Falls, l.Args[0])
		case rules.Slain:
			d := fall(l, struck, turn)
			if h, own := c.By.Card(); own && d.By == "" {
				d.By = s.HeroName(h)
			}
			if j.Slain = append(j.Slain, d); champion(s, l.Args[0]) {
				j.Champions = append(j.Champions, d)
			}
		case rules.ActivationBegan, rules.GroupBegan, rules.PhaseBegan:
			struck = Deed{}
		}
	}
	j.Causes = causes(log, s)
	return j
}

// fall returns the fall that a line tells, by the last attacker, if the one who falls was its target.
func fall(l *session.Line, struck Deed, turn int) Deed {
	if struck.Who != l.Args[0] {
		struck = Deed{Who: l.Args[0]}
	}
	struck.Turn = turn
	return struck
}

// champion reports whether the name of a miniature is that of a champion (CC-G-043).
func champion(s *rules.State, name string) bool {
	at := strings.LastIndexByte(name, '-')
	if at < 0 {
		return false
	}
	hostiles := s.Content().Hostiles
	for i := range hostiles {
		for k := range hostiles[i].Models {
			if m := &hostiles[i].Models[k]; m.ID == name[:at] || m.ID == name {
				return m.Champion
			}
		}
	}
	return false
}
