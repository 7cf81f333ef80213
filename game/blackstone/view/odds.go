package view

import (
	"precipice/engine/board"
	"precipice/engine/content"
	"precipice/engine/fortress"
	"precipice/game/protocol"
	"precipice/game/protocol/say"
)

// oddsView holds exact shares. For an attack they are those of its first attack, except slain.
type oddsView struct {
	Range    int        `json:"range,omitempty"`
	Dice     string     `json:"dice,omitempty"`
	Cover    bool       `json:"cover,omitempty"`
	Miss     *say.Share `json:"miss,omitempty"`
	Wound    *say.Share `json:"wound,omitempty"`
	Grievous *say.Share `json:"grievous,omitempty"`
	Slain    *say.Share `json:"slain,omitempty"`
	Left     *say.Share `json:"left,omitempty"` // of the outcomes, those not followed to the end
	Failure  *say.Share `json:"failure,omitempty"`
	Success  *say.Share `json:"success,omitempty"`
	Critical *say.Share `json:"critical,omitempty"`
}

func odds(m *fortress.Match, q *Fields, r *protocol.Answers) error {
	switch {
	case len(q.Sequence) > 0:
		return plan(m, q, r)
	case q.Roll != "":
		return rollOdds(m, q, r)
	}
	return attackOdds(m, q, r)
}

func rollOdds(m *fortress.Match, q *Fields, r *protocol.Answers) error {
	s := &m.State
	for e := range s.Party {
		if !s.Party[e].Playing || s.Name(e) != q.Explorer {
			continue
		}
		switch q.Roll {
		case "agility", "vitality", "defence":
			o := fortress.ForeseeRoll(m, e, q.Roll)
			r.Odds = &oddsView{Dice: o.Stat.String(), Failure: say.Exact(o.Levels[0]), Success: say.Exact(o.Levels[1]), Critical: say.Exact(o.Levels[2])}
			return nil
		case "recovery":
			death := fortress.ForeseeDeath(m, e)
			r.Odds = &oddsView{Dice: "1d20", Failure: say.Exact(death), Success: say.Exact(death.Rest())}
			return nil
		}
		return protocol.Fail("wrong", "there is no roll %q; known: agility, vitality, defence, recovery", q.Roll)
	}
	return protocol.Fail("wrong", "there is no explorer %q in the party: %s", q.Explorer, content.Remedy(q.Explorer, partyNames(s)))
}

func attackOdds(m *fortress.Match, q *Fields, r *protocol.Answers) error {
	s := &m.State
	a := fortress.Aim{By: s.Find(q.Attacker), On: s.Find(q.Target), Weapon: -1, Attacks: q.Attacks, IgnoreCover: q.Aimed, From: board.None}
	if err := here(s, q.Attacker, a.By); err != nil {
		return err
	}
	if err := here(s, q.Target, a.On); err != nil {
		return err
	}
	var carried []string
	for i, w := range s.Arsenal(a.By) {
		if carried = append(carried, w.ID); w.ID == q.Weapon {
			a.Weapon = i
		}
	}
	if a.Weapon < 0 {
		return protocol.Fail("wrong", "%s has no weapon %q: %s", q.Attacker, q.Weapon, content.Remedy(q.Weapon, carried))
	}
	if q.From != "" {
		sp, err := space(s, q.From)
		if err != nil {
			return err
		}
		a.From = sp
	}
	f := fortress.Foresee(m, a)
	if f.Rule != "" {
		return &protocol.Failure{Code: "refused", Text: "the attack is not allowed", Rule: f.Rule, Reason: f.Reason}
	}
	r.Odds = &oddsView{Range: f.Range, Dice: f.Stat.String(), Cover: f.Cover, Miss: say.Exact(f.Miss), Wound: say.Exact(f.Wound),
		Grievous: say.Exact(f.Grievous), Slain: say.Exact(f.Slain), Left: say.Some(f.Left)}
	return nil
}

func partyNames(s *fortress.State) (names []string) {
	for e := range s.Party {
		if s.Party[e].Playing {
			names = append(names, s.Name(e))
		}
	}
	return names
}

// here returns an error for a miniature that is not on the battlefield.
func here(s *fortress.State, name string, u fortress.UnitID) error {
	if u != fortress.NoUnit && s.On(u).Here() {
		return nil
	}
	var standing []string
	for u := range s.Units {
		if s.Units[u].Here() {
			standing = append(standing, s.UnitName(fortress.UnitID(u)))
		}
	}
	return protocol.Fail("wrong", "there is no %q on the battlefield: %s", name, content.Remedy(name, standing))
}

// space returns the space of a named hex.
func space(s *fortress.State, name string) (board.Space, error) {
	h, err := board.ParseHex(name)
	if err != nil {
		return board.None, err
	}
	sp, ok := s.Field().At(h)
	if !ok {
		return board.None, protocol.Fail("wrong", "%s is not a hex of the battlefield", name)
	}
	return sp, nil
}
