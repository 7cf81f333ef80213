package city

import (
	"strings"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/city/places"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes/asking"
)

// spaceTip says what lies in a space, what a click on it does, or why nothing.
func (x *teller) spaceTip(sh *game.Shell, sp board.Space) render.TooltipView {
	s, w := &x.d.Play.Shown, sh.Words
	name := s.SpaceName(sp)
	v := render.TooltipView{Title: w.Name(s.Content().Tiles[s.Ground.Tiles[s.Tiles().Tile(sp)].Tile].ID)}
	for i, at := range s.Ground.Objects {
		if at == sp {
			v.Text = w.Say("tip.object")
			if n := int(s.Ground.Citizens[i]); n > 0 {
				v.Text = w.Count("tip.citizens", n)
			}
		}
	}
	if x.d.Question == nil || x.d.Presenting() {
		return v
	}
	if ch := x.d.choiceIn(name); ch != nil {
		did := x.choiceTip(sh, ch)
		did.Sub, did.Text = v.Title, strings.TrimSpace(did.Text+"\n"+v.Text)
		if x.d.own() && s.Engaged(rules.HeroTeam, sp) {
			did.Text = strings.TrimSpace(did.Text + "\n" + w.Say("tip.engaged"))
		}
		return did
	}
	if row, ch := x.refusedIn(name); ch != nil {
		v.Text, v.Rules = strings.TrimSpace(v.Text+"\n"+w.Say("tip.refused", row.Label, asking.Why(sh, ch.Why))), ch.Why.Rule
	}
	return v
}

// refusedIn returns the choice of a space that is refused, with its row: that of the row which leads furthest. It is nil where the space
// can be chosen.
func (x *teller) refusedIn(space string) (row *asking.Row, refused *asking.Choice) {
	for _, r := range x.d.Question.All() {
		if r.Place != asking.OnSpaces {
			continue
		}
		ch := r.OnSpace(space)
		switch {
		case ch == nil:
		case ch.Why == nil:
			return nil, nil
		default:
			row, refused = r, ch
		}
	}
	return row, refused
}

// unitTip says who a miniature is and how it fares, and what a click on it does or why nothing.
func (x *teller) unitTip(sh *game.Shell, u rules.UnitID) render.TooltipView {
	s, w := &x.d.Play.Shown, sh.Words
	v := render.TooltipView{Title: w.Name(s.UnitName(u)), Sub: x.d.who.unitLine(sh, u)}
	v.Text = strings.Join(append(wardsOf(w, s, u), x.d.who.ailsOf(sh, u)), "\n")
	v.Text = strings.TrimSpace(v.Text)
	if x.d.Question == nil || x.d.Presenting() {
		return v
	}
	if ch := x.d.choiceOn(u); ch != nil {
		did := x.choiceTip(sh, ch)
		v.Text = strings.TrimSpace(did.Title + "\n" + did.Text + "\n" + v.Text)
		v.Odds, v.Rules = did.Odds, did.Rules
		v.Text = strings.TrimSpace(v.Text + "\n" + x.sight(sh, u))
		if did.Sub != "" {
			v.Sub = did.Sub
		}
		return v
	}
	if row, ch := x.refusedOn(u); ch != nil {
		v.Text, v.Rules = strings.TrimSpace(v.Text+"\n"+w.Say("tip.refused", row.Label, asking.Why(sh, ch.Why))), ch.Why.Rule
	}
	return v
}

// wardsOf says in a line each what a hostile takes off damage (CC-WPN-012, 013), and that it is a champion.
func wardsOf(w *words.Book, s *rules.State, u rules.UnitID) (lines []string) {
	v := &s.Units[u]
	if v.Team != rules.HostileTeam {
		return nil
	}
	card := &s.Content().Hostiles[v.Kind]
	if card.Models[v.Model].Champion {
		lines = append(lines, w.Say("tip.champion"))
	}
	side := &card.Sides[nightSide(s)]
	for _, one := range []struct {
		key  string
		ward *library.Ward
	}{{"ignore", &side.Ignore}, {"reduce", &side.Reduce}} {
		switch {
		case !one.ward.On:
		case one.ward.From > 1:
			lines = append(lines, w.Say("tip.ward."+one.key, numberOf(one.ward.By), numberOf(one.ward.From)))
		default:
			lines = append(lines, w.Say("tip.ward."+one.key+".always", numberOf(one.ward.By)))
		}
	}
	return lines
}

// sight says why the hero who acts sees a miniature: by their tile, or by a gateway (CC-VIS-001 to 003).
func (x *teller) sight(sh *game.Shell, u rules.UnitID) string {
	s, h := &x.d.Play.Shown, x.d.actor()
	if h < 0 || !s.Units[h].Here() || !s.Units[u].Here() || rules.UnitID(h) == u {
		return ""
	}
	why, seen := s.Tiles().Why(s.Units[h].At, s.Units[u].At, board.Set{})
	switch {
	case seen && why.Tile >= 0:
		return sh.Words.Say("tip.sight.tile")
	case seen:
		return sh.Words.Say("tip.sight.gate")
	}
	return ""
}

// refusedOn returns the choice of a miniature that is refused, with its row: that of the row which the player has selected, else of the
// first. It is nil where the miniature can be chosen by another row.
func (x *teller) refusedOn(u rules.UnitID) (row *asking.Row, refused *asking.Choice) {
	for _, r := range x.d.Question.All() {
		if onUnit(r, u) != nil && r.Place == asking.OnUnits {
			return nil, nil
		}
		for i := range r.Refused {
			if ch := &r.Refused[i]; ch.Place == asking.OnUnits && ch.Unit == int(u) && (refused == nil || r == x.d.Question.Picked()) {
				row, refused = r, ch
			}
		}
	}
	return row, refused
}

// answer says what a choice does, with its spaces as they lie from who acts.
func (x *teller) answer(w *words.Book, ch *asking.Choice) string {
	d := x.d.Question.Decision
	if row, _ := x.d.Question.Find(ch.Key); row != nil {
		d = row.Of
	}
	return seen(w, &x.d.Play.Shown, d, ch.Option.Parts[:]...).Do(d.Kind, &ch.Option)
}

// standing returns the space from which everything is told: that of who acts, board.None for none.
func (x *teller) standing() board.Space {
	s := &x.d.Play.Shown
	if x.d.Question != nil {
		if from := places.Standing(s, x.d.Question.Decision); from != board.None {
			return from
		}
	}
	if h := x.d.actor(); h >= 0 && s.Units[h].Here() {
		return s.Units[h].At
	}
	return board.None
}

// edge adds to the name of a gateway or a lychgate where it is: at which side of which tile, and how that lies from who acts.
func (x *teller) edge(w *words.Book, name string, e board.Edge) string {
	s := &x.d.Play.Shown
	if _, ok := s.Tiles().At(e.At); !ok {
		e = e.Across()
	}
	side := e.At.String() + e.Side.String()
	return w.Say("place.joined", name, places.Words(w, places.In(s, x.standing(), side)[side]))
}
