package view

import (
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/content"
	"precipice/game/protocol"
	"precipice/game/protocol/say"
)

// oddsView is what an option or an attack may lead to.
type oddsView struct {
	Better  *say.Share   `json:"better,omitempty"` // that a roll made again comes to more
	Rolls   []rollView   `json:"rolls,omitempty"`
	Endings []endingView `json:"endings"`
	Left    *say.Share   `json:"left,omitempty"` // of the outcomes, those not followed to the end
}

type rollView struct {
	For    string       `json:"for"`
	Who    string       `json:"who"`
	Die    int          `json:"die"`
	Levels []*say.Share `json:"levels"` // failure, success, critical
}

type endingView struct {
	Share     *say.Share `json:"share"`
	Fates     []fateView `json:"fates,omitempty"`
	Fear      int        `json:"fear,omitempty"`
	Influence int        `json:"influence,omitempty"`
	Nightfall int        `json:"nightfall,omitempty"`
	Quest     int        `json:"quest,omitempty"`
}

type fateView struct {
	ID          string   `json:"id"`
	Damage      int      `json:"damage,omitempty"` // less than 0 for what is healed
	Fallen      bool     `json:"fallen,omitempty"`
	Dead        bool     `json:"dead,omitempty"`
	Gains       []string `json:"gains,omitempty"` // ailments
	Loses       []string `json:"loses,omitempty"`
	Inspiration int      `json:"inspiration,omitempty"`
	Inspired    bool     `json:"inspired,omitempty"`
	Points      int      `json:"points,omitempty"` // of realmstone
	Treasure    string   `json:"treasure,omitempty"`
	Item        string   `json:"item,omitempty"`
}

func odds(m *rules.Match, q *Fields, r *protocol.Answers) error {
	if q.Option == "" {
		return attackOdds(m, q, r)
	}
	f, ok := rules.Foresee(m, q.Option)
	if d, asked := m.Pending(); !ok && asked && d.Has(q.Option) {
		return protocol.Fail("wrong", "nothing can be foreseen of %q: ask for a forecast of the groups", q.Option)
	}
	if !ok {
		return protocol.Fail("illegal", "%q is no option here", q.Option)
	}
	v := viewForecast(&m.State, &f)
	if better, ok := rules.Better(m, q.Option); ok {
		v.Better = say.Exact(better)
	}
	r.Odds = v
	return nil
}

func attackOdds(m *rules.Match, q *Fields, r *protocol.Answers) error {
	s := &m.State
	a := rules.Aim{Weapon: -1, Arrow: q.Arrow, From: board.None}
	var err error
	if a.By, err = here(s, q.Attacker); err != nil {
		return err
	}
	if a.On, err = here(s, q.Target); err != nil {
		return err
	}
	if s.Units[a.By].Team == s.Units[a.On].Team {
		return protocol.Fail("wrong", "%s and %s are on the same side", q.Attacker, q.Target)
	}
	weapons := rules.WeaponsOf(s, a.By)
	var carried []string
	for i := range weapons {
		if carried = append(carried, weapons[i].ID); weapons[i].ID == q.Weapon {
			a.Weapon = i
		}
	}
	if a.Weapon < 0 {
		return protocol.Fail("wrong", "%s has no weapon %q: %s", q.Attacker, q.Weapon, content.Remedy(q.Weapon, carried))
	}
	if a.Arrow && (s.Units[a.By].Team != rules.HeroTeam || s.Heroes[a.By].Arrows == 0) {
		return protocol.Fail("wrong", `%s has no oaken arrow: leave out "arrow"`, q.Attacker)
	}
	if q.From != "" {
		if a.From, err = space(s, q.From); err != nil {
			return err
		}
	}
	f, rule, reason := rules.ForeseeAttack(m, a)
	if rule != "" {
		return &protocol.Failure{Code: "refused", Text: "the attack is not allowed", Rule: rule, Reason: reason}
	}
	r.Odds = viewForecast(s, &f)
	return nil
}

// here finds a miniature on the battlefield by its name.
func here(s *rules.State, name string) (rules.UnitID, error) {
	var standing []string
	for u := range rules.UnitID(rules.MaxUnits) {
		if !s.Units[u].Here() {
			continue
		}
		if s.UnitName(u) == name {
			return u, nil
		}
		standing = append(standing, s.UnitName(u))
	}
	return rules.NoUnit, protocol.Fail("wrong", "there is no %q on the battlefield: %s", name, content.Remedy(name, standing))
}

// space returns the space of a named square.
func space(s *rules.State, name string) (board.Space, error) {
	q, err := board.ParseSquare(name)
	if err != nil {
		return board.None, err
	}
	if s.Tiles() != nil {
		if sp, ok := s.Tiles().At(q); ok {
			return sp, nil
		}
	}
	return board.None, protocol.Fail("wrong", "%s is no space of the battlefield", name)
}

func viewForecast(s *rules.State, f *rules.Forecast) *oddsView {
	v := &oddsView{Left: say.Some(f.Left)}
	for i := range f.Rolls {
		o := &f.Rolls[i]
		roll := rollView{For: o.For, Who: o.Who, Die: int(o.Die)}
		for _, level := range o.Levels {
			roll.Levels = append(roll.Levels, say.Exact(level))
		}
		v.Rolls = append(v.Rolls, roll)
	}
	for i := range f.Endings {
		e := &f.Endings[i]
		ending := endingView{Share: say.Exact(e.Share), Fear: e.Fear, Influence: e.Influence, Nightfall: e.Night, Quest: e.Quest}
		for _, fate := range e.Fates {
			ending.Fates = append(ending.Fates, viewFate(s, &fate))
		}
		v.Endings = append(v.Endings, ending)
	}
	return v
}

func viewFate(s *rules.State, f *rules.Fate) fateView {
	v := fateView{ID: s.UnitName(f.Unit), Damage: f.Damage, Fallen: f.Fallen, Dead: f.Dead, Gains: ailed(f.Gains), Loses: ailed(f.Loses), Inspiration: f.Inspiration,
		Inspired: f.Inspired, Points: f.Points}
	if t, ok := f.Treasure.Card(); ok {
		v.Treasure = s.Content().Discoveries[t].ID
	}
	if i, ok := f.Item.Card(); ok {
		v.Item = s.Content().Items[i].ID
	}
	if f.LosesItem {
		v.Loses = append(v.Loses, "item")
	}
	return v
}

// ailed names ailments.
func ailed(bits uint8) (list []string) {
	for a := range library.Ailments {
		if bits>>a&1 != 0 {
			list = append(list, library.AilmentWords[a])
		}
	}
	return list
}
