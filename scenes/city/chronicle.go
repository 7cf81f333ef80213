package city

import (
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/session"
)

// deed is something of a journey that its end tells again: who was slain or fell, in which turn, and by whom.
type deed struct {
	who, by string // names of miniatures, by "" for nobody
	turn    int
}

// chronicle is what the end of a journey tells of it.
type chronicle struct {
	falls     map[string]deed // the last of each hero
	champions []deed
	night     int // the turn in which night fell, 0 for none
}

// chronicleOf reads a log.
func chronicleOf(play *city.Session) (c chronicle) {
	c.falls = map[string]deed{}
	turn, struck := 0, deed{}
	for i := range play.Log {
		switch l := &play.Log[i]; l.Change.(type) {
		case rules.TurnBegan:
			turn++
		case rules.NightMoved:
			if l.Key == "night-falls" && c.night == 0 {
				c.night = turn
			}
		case rules.Attacked:
			struck = deed{who: l.Args[1], by: l.Args[0]}
		case rules.OutOfAction:
			c.falls[l.Args[0]] = c.fall(l, struck, turn)
		case rules.Returned:
			delete(c.falls, l.Args[0])
		case rules.Slain:
			if champion(&play.Shown, l.Args[0]) {
				c.champions = append(c.champions, c.fall(l, struck, turn))
			}
		case rules.ActivationBegan, rules.GroupBegan, rules.PhaseBegan:
			struck = deed{}
		}
	}
	return c
}

// fall returns the fall that a line tells, by whoever has struck last if that was at the one who falls.
func (*chronicle) fall(l *session.Line, struck deed, turn int) deed {
	if struck.who != l.Args[0] {
		struck = deed{who: l.Args[0]}
	}
	struck.turn = turn
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

// fell says in which turn a hero fell, and to whom.
func (c *chronicle) fell(sh *game.Shell, hero string) string {
	w := sh.Words
	d, fell := c.falls[hero]
	switch {
	case !fell:
		return w.Say("city.fell.unseen")
	case d.by == "":
		return w.Say("city.fell", numberOf(d.turn))
	}
	return w.Say("city.fell.by", numberOf(d.turn), w.Name(d.by))
}

// told lists what the end tells beside the fates of the heroes: the champions, and the night.
func (c *chronicle) told(sh *game.Shell) (lines []string) {
	w := sh.Words
	var slain []string
	for _, d := range c.champions {
		slain = append(slain, w.Say("city.ended.champion", w.Name(d.who[:strings.LastIndexByte(d.who, '-')]), numberOf(d.turn)))
	}
	if len(slain) > 0 {
		lines = append(lines, w.Say("city.ended.champions", strings.Join(slain, ", ")))
	}
	if c.night > 0 {
		lines = append(lines, w.Say("city.ended.night", numberOf(c.night)))
	}
	return lines
}
