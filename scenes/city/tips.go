package city

import (
	"strings"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
)

// tipStamp is what the place of a tip depends on.
type tipStamp struct {
	version int
	area    string
	size    render.Rect
	camera  render.Camera
}

// drawTip draws the tip of what the player attends to, where it hides least.
func (x *Journey) drawTip(sh *game.Shell, p *render.Canvas) {
	a := sh.UI.Pointed()
	if a == nil || x.Moving() || sh.UI.Done() && !sh.UI.Refused() {
		return
	}
	var v render.TooltipView
	switch {
	case sh.UI.Refused():
		v = scenes.HeldTip(sh)
	case a.Tip != nil:
		v = a.Tip()
	}
	v = scenes.TouchAgain(sh, a, v)
	if v.Title == "" {
		return
	}
	v = scenes.WithKey(sh, v)
	size := p.TooltipSize(v)
	at := x.tips.Keep(tipStamp{x.Version, a.Name, size, x.view.Camera}, func() render.Rect {
		t := field.Tip{Size: size, Screen: p.Bounds().Inset(sh.Theme.Px(4)), About: a.Rect, OnBoard: a.Space != ""}
		if x.coach != nil {
			t.Card = x.coach.card
		}
		if a.Space != "" {
			t.Tells = x.view.Camera.Shown(x.placeNamed(a.Space))
		}
		return t.Place(sh)
	})
	p.TooltipAt(at, v)
}

// firstRule returns the first of the rules that a tip refers to.
func firstRule(list string) string {
	first, _, _ := strings.Cut(list, ",")
	return strings.TrimSpace(first)
}

// spaceTip says what lies in a space, what a click on it does, or why nothing.
func (x *Journey) spaceTip(sh *game.Shell, sp board.Space) render.TooltipView {
	s, w := &x.Play.Shown, sh.Words
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
	if x.asked == nil || x.Presenting() {
		return v
	}
	if ch := x.choiceIn(name); ch != nil {
		did := x.choiceTip(sh, ch)
		did.Sub, did.Text = v.Title, strings.TrimSpace(did.Text+"\n"+v.Text)
		if x.own() && s.Engaged(rules.HeroTeam, sp) {
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
func (x *Journey) refusedIn(space string) (row *asking.Row, refused *asking.Choice) {
	for _, r := range x.asked.All() {
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
func (x *Journey) unitTip(sh *game.Shell, u rules.UnitID) render.TooltipView {
	s, w := &x.Play.Shown, sh.Words
	v := render.TooltipView{Title: w.Name(s.UnitName(u)), Sub: x.unitLine(sh, u)}
	v.Text = strings.Join(append(wardsOf(w, s, u), x.ailsOf(sh, u)), "\n")
	v.Text = strings.TrimSpace(v.Text)
	if x.asked == nil || x.Presenting() {
		return v
	}
	if ch := x.choiceOn(u); ch != nil {
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
func (x *Journey) sight(sh *game.Shell, u rules.UnitID) string {
	s, h := &x.Play.Shown, x.actor()
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
func (x *Journey) refusedOn(u rules.UnitID) (row *asking.Row, refused *asking.Choice) {
	for _, r := range x.asked.All() {
		if onUnit(r, u) != nil && r.Place == asking.OnUnits {
			return nil, nil
		}
		for i := range r.Refused {
			if ch := &r.Refused[i]; ch.Place == asking.OnUnits && ch.Unit == int(u) && (refused == nil || r == x.asked.Picked()) {
				row, refused = r, ch
			}
		}
	}
	return row, refused
}

// unitLine says in a line what a miniature is.
func (x *Journey) unitLine(sh *game.Shell, u rules.UnitID) string {
	s, w := &x.Play.Shown, sh.Words
	v := &s.Units[u]
	if v.Team == rules.HeroTeam {
		return x.heroLine(sh, int(v.Card))
	}
	side := &s.Content().Hostiles[v.Kind].Sides[nightSide(s)]
	m := &side.Models[v.Model]
	return w.Say("hostile.line", numberOf(int(v.Card)+1), numberOf(m.Move), numberOf(int(v.Damage)), numberOf(m.Wounds))
}

// heroLine says what a hero's card says: move, run and rolls.
func (x *Journey) heroLine(sh *game.Shell, h int) string {
	s, w := &x.Play.Shown, sh.Words
	return w.Say("hero.line", numberOf(s.Move(h)), numberOf(s.Run(h)), w.Name(s.Stat(h, "defence").String()), w.Name(s.Stat(h, "agility").String()), w.Name(s.Stat(h, "vitality").String()))
}

// ailsOf lists the ailments of a miniature with what they do, "" for none.
func (x *Journey) ailsOf(sh *game.Shell, u rules.UnitID) string {
	var list []string
	for a := range library.Ailments {
		if x.Play.Shown.Units[u].Has(a) {
			word := library.AilmentWords[a]
			list = append(list, sh.Words.Say("tip.ail", sh.Words.Name(word), sh.Words.Say("text.ail."+word)))
		}
	}
	return strings.Join(list, "\n")
}
