package city

import (
	"slices"
	"strings"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/words"
)

// who tells who is on the battlefield and what they are called.
type who struct{ play *city.Session }

// figureOf returns the figure of a miniature: at night every hostile has another (CC-G-051).
func (x *who) figureOf(w *rules.Unit) string {
	if w.Team == rules.HeroTeam {
		return x.play.Shown.Content().Heroes[x.play.Shown.Heroes[w.Card].Kind].ID
	}
	id := x.play.Shown.Content().Hostiles[w.Kind].ID
	if x.play.Shown.Night() {
		return id + nightFigure
	}
	return id
}

// groupFigure returns the figure of a group, "" for a card that lies face down.
func (x *who) groupFigure(g int) string {
	k := x.kindOf(g)
	if k < 0 {
		return ""
	}
	return x.figureOf(&rules.Unit{Team: rules.HostileTeam, Kind: uint8(k)})
}

// leaderOf returns the miniature that stands for a group: the first on the battlefield, NoUnit for none.
func (x *who) leaderOf(g int) rules.UnitID {
	s := &x.play.Shown
	for u := range s.Units {
		if w := &s.Units[u]; w.Team == rules.HostileTeam && int(w.Card) == g && w.Here() {
			return rules.UnitID(u)
		}
	}
	return rules.NoUnit
}

// done reports whether a hero has been activated in this turn.
func (x *who) done(h int) bool {
	s := &x.play.Shown
	for _, c := range s.Track[:s.NumTrack] {
		if !c.Hostile && int(c.Index) == h {
			return c.Done && !s.Heroes[h].Active
		}
	}
	return false
}

// kindOf returns the kind of hostiles that stands for a group, that of most of its members, the slain among them; -1 for a card that lies
// face down.
func (x *who) kindOf(g int) int {
	if kinds := city.Kinds(&x.play.Shown, g); len(kinds) > 0 {
		return kinds[0]
	}
	return -1
}

// groupShort returns the short name of a group: that of its kind, and that there are others if some are on the battlefield.
func (x *who) groupShort(sh *game.Shell, g int) string {
	s, w := &x.play.Shown, sh.Words
	k := x.kindOf(g)
	if k < 0 {
		return w.Say("track.face-down")
	}
	if here := kindsHere(s, g); len(here) > 1 {
		return w.Say("track.mixed", brief(w, s.Content().Hostiles[here[0]].ID))
	}
	return brief(w, s.Content().Hostiles[k].ID)
}

// heroLine says what a hero's card says: move, run and rolls.
func (x *who) heroLine(sh *game.Shell, h int) string {
	s, w := &x.play.Shown, sh.Words
	return w.Say("hero.line", numberOf(s.Move(h)), numberOf(s.Run(h)), w.Name(s.Stat(h, "defence").String()), w.Name(s.Stat(h, "agility").String()), w.Name(s.Stat(h, "vitality").String()))
}

// condition says of a hero in a few words how it is: wounds, ailments and inspiration.
func (x *who) condition(w *words.Book, name string) string {
	s := &x.play.Shown
	h := slices.IndexFunc(s.Heroes[:], func(o rules.Hero) bool { return s.Content().Heroes[o.Kind].ID == name })
	if h < 0 {
		return ""
	}
	hero, parts := &s.Heroes[h], []string(nil)
	if n := hero.Count(rules.WoundCounter); n > 0 {
		parts = append(parts, w.Count("spoken.wounds", n))
	}
	if n := hero.Count(rules.GrievousCounter); n > 0 {
		parts = append(parts, w.Count("spoken.grievous", n))
	}
	for _, a := range ailmentsOf(&s.Units[h]) {
		parts = append(parts, w.Name(library.AilmentWords[a]))
	}
	switch {
	case hero.Out:
		parts = append(parts, w.Say("label.out"))
	case len(parts) == 0:
		parts = append(parts, w.Say("city.fate.unhurt"))
	}
	return strings.Join(append(parts, w.Say("spoken.inspiration", numberOf(int(hero.Inspiration)))), ", ")
}

// unitLine says in a line what a miniature is.
func (x *who) unitLine(sh *game.Shell, u rules.UnitID) string {
	s, w := &x.play.Shown, sh.Words
	v := &s.Units[u]
	if v.Team == rules.HeroTeam {
		return x.heroLine(sh, int(v.Card))
	}
	side := &s.Content().Hostiles[v.Kind].Sides[nightSide(s)]
	m := &side.Models[v.Model]
	return w.Say("hostile.line", numberOf(int(v.Card)+1), numberOf(m.Move), numberOf(int(v.Damage)), numberOf(m.Wounds))
}

// ailsOf lists the ailments of a miniature with what they do, "" for none.
func (x *who) ailsOf(sh *game.Shell, u rules.UnitID) string {
	var list []string
	for a := range library.Ailments {
		if x.play.Shown.Units[u].Has(a) {
			word := library.AilmentWords[a]
			list = append(list, sh.Words.Say("tip.ail", sh.Words.Name(word), sh.Words.Say("text.ail."+word)))
		}
	}
	return strings.Join(list, "\n")
}

// nightNote says in how many turns night falls, or that it has.
func (x *who) nightNote(sh *game.Shell) string {
	s := &x.play.Shown
	if s.Night() {
		return sh.Words.Say("journey.night.now")
	}
	return sh.Words.Count("journey.night.in", rules.NightIn(s))
}
