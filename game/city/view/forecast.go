package view

import (
	rules "precipice/engine/city"
	"precipice/game/protocol"
	"precipice/game/protocol/say"
)

// forecastView is what lies ahead: what the groups would do if each were activated now, night, and the end.
type forecastView struct {
	Groups  []prospectView `json:"groups"`
	NightIn int            `json:"night_in"`
	Leaving *leaveView     `json:"leaving,omitempty"`
}

type prospectView struct {
	Number    int            `json:"number"`
	FaceDown  bool           `json:"face_down,omitempty"` // it is turned up and brings reinforcements
	Lychgates []edgeView     `json:"lychgates,omitempty"` // one of which they come by
	DrivenOff bool           `json:"driven_off,omitempty"`
	LastBlows []actView      `json:"last_blows,omitempty"`
	Kinds     []categoryView `json:"kinds,omitempty"`
	Expect    []hurtView     `json:"expect,omitempty"` // over all rolls
}

type categoryView struct {
	Kind string    `json:"kind"`
	Rows []rowView `json:"rows"`
}

type rowView struct {
	Action string     `json:"action"`
	From   int        `json:"from"` // on the D12
	To     int        `json:"to"`
	Acts   []actView  `json:"acts,omitempty"`
	Left   *say.Share `json:"left,omitempty"`
}

type actView struct {
	Hostile string       `json:"hostile"`
	Stunned bool         `json:"stunned,omitempty"`
	Moves   []moveView   `json:"moves,omitempty"`
	Attacks []volleyView `json:"attacks,omitempty"`
	Hurt    []hurtView   `json:"hurt,omitempty"`
}

type moveView struct {
	To    string     `json:"to"`
	Share *say.Share `json:"share"`
}

type volleyView struct {
	Target string       `json:"target"`
	Weapon string       `json:"weapon"`
	Share  *say.Share   `json:"share"`
	Levels []*say.Share `json:"levels"`
}

type hurtView struct {
	Hero   string     `json:"hero"`
	Damage *say.Share `json:"damage"` // expected points
	Out    *say.Share `json:"out"`
	Ails   *say.Share `json:"ails"` // expected ailments
}

// leaveView is how the journey would end with the heroes who are in action now.
type leaveView struct {
	Won    bool        `json:"won"`
	Quest  int         `json:"quest"`
	Goal   int         `json:"goal"`
	Lost   int         `json:"lost,omitempty"`
	Away   []string    `json:"away,omitempty"`
	Behind []string    `json:"behind,omitempty"`
	Dies   []deathView `json:"dies,omitempty"`
}

type deathView struct {
	Hero  string     `json:"hero"`
	Share *say.Share `json:"share"`
}

func forecast(m *rules.Match, q *Fields, r *protocol.Answers) error {
	s := &m.State
	if q.Group < 0 || q.Group > rules.MaxGroups {
		return protocol.Fail("wrong", "there is no group %d: groups are 1 to %d, and 0 for all", q.Group, rules.MaxGroups)
	}
	var leaving []int
	for _, name := range q.Heroes {
		h := -1
		for i := range s.Heroes {
			if s.HeroName(i) == name {
				h = i
			}
		}
		if h < 0 {
			return protocol.Fail("wrong", "there is no hero %q here", name)
		}
		leaving = append(leaving, h)
	}
	if s.Tiles() == nil {
		return protocol.Fail("wrong", "the battlefield has not been laid")
	}
	v := &forecastView{NightIn: rules.NightIn(s), Groups: []prospectView{}}
	for g := range rules.MaxGroups {
		if q.Group > 0 && q.Group != g+1 {
			continue
		}
		if p, ok := rules.Prospects(m, g); ok {
			v.Groups = append(v.Groups, viewProspect(s, &p))
		}
	}
	l := rules.Leaving(m, leaving...)
	v.Leaving = viewLeave(s, &l)
	r.Forecast = v
	return nil
}

func viewLeave(s *rules.State, l *rules.Leave) *leaveView {
	v := &leaveView{Won: l.Won, Quest: l.Quest, Goal: l.Goal, Lost: l.Lost}
	for _, h := range l.Away {
		v.Away = append(v.Away, s.HeroName(h))
	}
	for _, h := range l.Behind {
		v.Behind = append(v.Behind, s.HeroName(h))
	}
	for h, dies := range l.Dies {
		if dies.Num > 0 {
			v.Dies = append(v.Dies, deathView{s.HeroName(h), say.Exact(dies)})
		}
	}
	return v
}

func viewProspect(s *rules.State, p *rules.Prospect) prospectView {
	v := prospectView{Number: p.Group + 1, FaceDown: p.FaceDown, DrivenOff: p.DrivenOff}
	for _, i := range p.Lychgates {
		v.Lychgates = append(v.Lychgates, viewEdge(s.Ground.Lych[i]))
	}
	for i := range p.LastBlows {
		v.LastBlows = append(v.LastBlows, viewAct(s, &p.LastBlows[i]))
	}
	for i := range p.Kinds {
		c := &p.Kinds[i]
		kind := categoryView{Kind: s.Content().Hostiles[c.Kind].ID}
		for k := range c.Rows {
			row := &c.Rows[k]
			view := rowView{Action: row.Action, From: row.From, To: row.To, Left: say.Some(row.Left)}
			for j := range row.Acts {
				view.Acts = append(view.Acts, viewAct(s, &row.Acts[j]))
			}
			kind.Rows = append(kind.Rows, view)
		}
		v.Kinds = append(v.Kinds, kind)
	}
	for h := range s.Heroes {
		if hurt := p.Harm(h); hurt != (rules.Hurt{}) {
			v.Expect = append(v.Expect, viewHurt(s, h, hurt))
		}
	}
	return v
}

func viewHurt(s *rules.State, h int, hurt rules.Hurt) hurtView {
	return hurtView{s.HeroName(h), say.Exact(hurt.Damage), say.Exact(hurt.Out), say.Exact(hurt.Ails)}
}

func viewAct(s *rules.State, a *rules.Act) actView {
	v := actView{Hostile: s.UnitName(a.Unit), Stunned: a.Stunned}
	for _, w := range a.Moves {
		v.Moves = append(v.Moves, moveView{s.SpaceName(w.To), say.Exact(w.Share)})
	}
	for i := range a.Attacks {
		x := &a.Attacks[i]
		volley := volleyView{Target: s.UnitName(x.On), Weapon: x.Weapon, Share: say.Exact(x.Share)}
		for _, level := range x.Levels {
			volley.Levels = append(volley.Levels, say.Exact(level))
		}
		v.Attacks = append(v.Attacks, volley)
	}
	for h, hurt := range a.Hurt {
		if hurt != (rules.Hurt{}) {
			v.Hurt = append(v.Hurt, viewHurt(s, h, hurt))
		}
	}
	return v
}

// placeView is a place in which a tile may be laid.
type placeView struct {
	Key   string   `json:"key"`
	Tile  string   `json:"tile"`
	Gate  int      `json:"gate"` // the number of the gateway that opens
	Board []string `json:"board"`
}

func places(m *rules.Match, _ *Fields, r *protocol.Answers) error {
	list := []placeView{}
	for _, spot := range rules.Spots(m) {
		v := placeView{Key: spot.Key, Tile: m.State.Content().Tiles[spot.Tile.Tile].ID, Gate: spot.Gate + 1}
		for _, at := range spot.Piece.Floor {
			v.Board = append(v.Board, at.String())
		}
		list = append(list, v)
	}
	r.Places = list
	return nil
}
