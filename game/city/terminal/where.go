package terminal

import (
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/dice"
	"precipice/game/city/places"
	"precipice/game/terminal"
)

// thing is something on the battlefield that the word where finds.
type thing struct {
	id, name string // the id is "" if it is found by its name alone
	at       board.Space
	unit     rules.UnitID // rules.NoUnit if it is no miniature
}

// things returns everything on the battlefield, in the order of the word list, then the gateways and lychgates.
func (v *voice) things() (all []thing) {
	s := v.state()
	for _, team := range []rules.Team{rules.HeroTeam, rules.HostileTeam} {
		for u := range s.Units {
			if w := &s.Units[u]; w.Team == team && w.Here() {
				id := s.UnitName(rules.UnitID(u))
				all = append(all, thing{id, v.Book.Name(id), w.At, rules.UnitID(u)})
			}
		}
	}
	for _, at := range s.Ground.Objects {
		if at != board.None {
			all = append(all, thing{"", v.Book.Say("console.where.object"), at, rules.NoUnit})
		}
	}
	edge := func(key string, e board.Edge) {
		at, ok := s.Tiles().At(e.At)
		if !ok {
			at, ok = s.Tiles().At(e.Across().At)
		}
		if ok {
			all = append(all, thing{"", v.Book.Say(key), at, rules.NoUnit})
		}
	}
	for _, g := range s.Ground.Gates[:s.Ground.NumGates] {
		if key := "console.where.gateway"; g.Open {
			edge(key, g.Edge)
		} else {
			edge(key+".closed", g.Edge)
		}
	}
	for _, e := range s.Ground.Lych[:s.Ground.NumLych] {
		edge("console.where.lychgate", e)
	}
	return all
}

// called reports whether the typed text means a thing: by its id, or by words that begin words of its name.
func (v *voice) called(x *thing, typed string) bool {
	if typed == "" || x.id != "" && v.Named(x.id, typed) {
		return true
	}
	words := terminal.Heard(x.name)
	for _, part := range terminal.Heard(typed) {
		if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, part) }) {
			return false
		}
	}
	return true
}

// whereIs tells where things are, seen from who acts, and for a hostile the spaces from which it could be attacked now. Without a name it
// tells everything.
func (v *voice) whereIs(d *engine.Decision, name string) {
	s := v.state()
	if s.Tiles() == nil {
		v.Say("console.no-board")
		return
	}
	var found []thing
	for _, x := range v.things() {
		if x.id != "" && x.id == name {
			found = []thing{x}
			break
		}
		if v.called(&x, name) {
			found = append(found, x)
		}
	}
	if len(found) == 0 {
		v.Say("console.where.nobody", name)
		return
	}
	from := v.standing(d)
	for i := range found {
		v.line(v.Book.Say("console.where.at", found[i].name, v.at(found[i].at, from)) + v.seen(found[i].at, from))
	}
	if u := found[0].unit; len(found) == 1 && u != rules.NoUnit && s.Units[u].Team == rules.HostileTeam {
		v.attackable(d, u)
	}
}

// seen says whether a space is in sight of another, and how many steps it is away.
func (v *voice) seen(at, from board.Space) string {
	t := v.state().Tiles()
	if from == board.None || at == from {
		return ""
	}
	text := "console.where.hidden"
	if t.Visible(from, at) {
		text = "console.where.seen"
	}
	text = "; " + v.Book.Say(text)
	if n := t.Route(from, at); n >= 0 {
		text += ", " + v.Book.Count("console.where.steps", n)
	}
	return text
}

// stance is a space from which a hostile can be attacked with a weapon, and the odds there.
type stance struct {
	at     board.Space
	steps  int
	weapon string
	odds   rules.Forecast
}

// attackable tells from where the hero who acts could attack a hostile after a move: the nearest space for each weapon, and how many more.
func (v *voice) attackable(d *engine.Decision, on rules.UnitID) {
	s, by := v.state(), places.Viewer(v.state(), d)
	if d.Kind != rules.AskActivation || by == rules.NoUnit {
		v.Say("console.where.not-now")
		return
	}
	list := v.stances(d, by, on)
	if len(list) == 0 {
		v.Say("console.where.none", v.Book.Name(s.UnitName(on)))
		return
	}
	v.Say("console.where.attack", v.Book.Name(s.UnitName(by)), v.Book.Name(s.UnitName(on)))
	for i := range list {
		c := &list[i]
		if i > 0 && slices.ContainsFunc(list[:i], func(b stance) bool { return b.weapon == c.weapon }) && !v.Everything() && i >= mostStances {
			continue
		}
		v.line("     " + v.Book.Say("console.where.from", v.at(c.at, s.Units[by].At), v.Book.Count("console.where.steps", c.steps), v.Book.Name(c.weapon), hits(&c.odds), v.slain(&c.odds, on)))
	}
}

// mostStances is how many spaces are told from which a hostile can be attacked.
const mostStances = 8

// stances returns the space of the attacker and those it may move to now, each with every weapon that can attack from it.
func (v *voice) stances(d *engine.Decision, by, on rules.UnitID) (list []stance) {
	s := v.state()
	own := s.Units[by].At
	at := []board.Space{own}
	for i := range d.Options {
		if o := &d.Options[i]; o.Verb == rules.DoMove {
			at = append(at, board.Space(o.Args[0]))
		}
	}
	weapons := rules.WeaponsOf(s, by)
	for _, sp := range at {
		for w := range weapons {
			if f, rule, _ := rules.ForeseeAttack(v.play.Match, rules.Aim{By: by, On: on, Weapon: w, From: sp}); rule == "" {
				list = append(list, stance{sp, s.Tiles().Route(own, sp), weapons[w].ID, f})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b stance) int { return a.steps - b.steps })
	return list
}

// hits returns the chance that an attack hits.
func hits(f *rules.Forecast) string {
	if len(f.Rolls) == 0 {
		return "0%"
	}
	return percent(f.Rolls[0].Levels[dice.Success].Plus(f.Rolls[0].Levels[dice.Critical]))
}

// slain returns the chance that a hostile is slain.
func (v *voice) slain(f *rules.Forecast, on rules.UnitID) string {
	var share rules.Share
	for i := range f.Endings {
		if slices.ContainsFunc(f.Endings[i].Fates, func(x rules.Fate) bool { return x.Unit == on && x.Fallen }) {
			share = share.Plus(f.Endings[i].Share)
		}
	}
	return percent(share)
}
