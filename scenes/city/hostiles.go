package city

import (
	"strconv"
	"strings"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/words"
	"precipice/render"
	ware "precipice/render/cityware"
)

// groupPane is the panel of a hostile group.
type groupPane struct{ *Journey }

// attended returns the hostile whose group the panel shows: the one pointed at, else the one attended to last, else the first.
func (x *Journey) attended(sh *game.Shell) rules.UnitID {
	s := &x.Play.Shown
	if a := sh.UI.Pointed(); a != nil && a.Unit > 0 {
		if u := rules.UnitID(a.Unit - 1); s.Units[u].Team == rules.HostileTeam && s.Units[u].Here() {
			return u
		}
	}
	if x.attend != rules.NoUnit && s.Units[x.attend].Team == rules.HostileTeam && s.Units[x.attend].Here() {
		return x.attend
	}
	for g := range s.Groups {
		if u := x.leaderOf(g); u != rules.NoUnit {
			return u
		}
	}
	return rules.NoUnit
}

// groupHeight returns the least height of the panel of a group.
func (x *Journey) groupHeight(t *render.Theme) float32 {
	return t.Px(60) + t.LineHeight(render.Title) + 3*t.LineHeight(render.Small) + 4*t.Px(25)*t.Text
}

// drawGroup draws the panel of a hostile group: who it is, what it will do by its behaviour roll, and what its strike may come to.
func (x groupPane) drawGroup(sh *game.Shell, p *render.Canvas, r render.Rect) {
	w := sh.Words
	u := x.attended(sh)
	if u == rules.NoUnit {
		in := p.Panel(r, render.PanelView{Title: w.Say("panel.hostiles")})
		none := "group.none"
		if x.Play.Shown.Turn == 0 {
			none = "group.none.yet"
		}
		p.Paragraph(in, w.Say(none), render.Quiet)
		return
	}
	v, rows := x.groupView(sh, u)
	if t := sh.Theme; ware.GroupHeight(t, r.W, v) > r.H { // what has least to do with now gives way
		if v.Strikes, v.After, v.Damage = "", "", nil; ware.GroupHeight(t, r.W, v) > r.H {
			v.Notes = nil
		}
	}
	areas := ware.GroupCard(p, r, v)
	for i, at := range areas.Rows {
		if at.Bottom() > r.Bottom() {
			break
		}
		sh.UI.Add(game.Panels, game.Area{Name: "behaviour/" + numberOf(i+1), Rect: at, Skip: true, Weight: game.Token, Tip: func() render.TooltipView { return x.behaviourTip(sh, u, &rows[i]) }})
	}
	if len(v.Damage) > 0 && areas.Damage.Bottom() <= r.Bottom() {
		sh.UI.Add(game.Panels, game.Area{Name: "if-strikes", Rect: areas.Damage, Skip: true, Weight: game.Token, Tip: func() render.TooltipView {
			return render.TooltipView{Title: v.Strikes, Text: w.Say("group.if-strikes.tip"), Rules: "CC-HAT-001"}
		}})
	}
}

// groupView returns the view of the group of a hostile, and the rows of its behaviour.
func (x groupPane) groupView(sh *game.Shell, u rules.UnitID) (ware.GroupView, []rules.Row) {
	s, w := &x.Play.Shown, sh.Words
	one := &s.Units[u]
	card := &s.Content().Hostiles[one.Kind]
	model := &card.Sides[nightSide(s)].Models[one.Model]
	v := ware.GroupView{Over: w.Say("panel.group", numberOf(int(one.Card)+1)), Name: x.kindsOf(sh, int(one.Card)), Does: w.Say("group.will"), Empowered: s.Night(),
		Stats: modelName(w, card, int(one.Model)) + " · " + w.Say("group.line", w.Say("group."+library.SizeWords[card.Size]), numberOf(model.Move), numberOf(model.Wounds)) + " · " + w.Count("group.members", strength(s, int(one.Card)))}
	if s.Night() {
		v.Stats = w.Say("group.empowered", v.Stats)
	}
	if ails := x.ailsOf(sh, u); ails != "" {
		v.Notes = append(v.Notes, ails)
	}
	prospect := x.prospect(int(one.Card))
	if prospect.DrivenOff {
		v.Does = ""
		v.Notes = append(v.Notes, w.Say("group.driven-off"))
		return v, nil
	}
	var rows []rules.Row
	for i := range prospect.Kinds {
		if prospect.Kinds[i].Kind == one.Kind {
			rows = prospect.Kinds[i].Rows
		}
	}
	for i := range rows {
		share := float32(rows[i].Chance().Float())
		name := "behaviour/" + numberOf(i+1)
		v.Rows = append(v.Rows, ware.DoView{Name: w.Name(rows[i].Action), Note: x.doing(sh, u, &rows[i]), Chance: render.Percent(share), Share: share, Hover: sh.UI.Hover(name)})
	}
	x.strikes(sh, u, rows, &v)
	return v, rows
}

// kindsOf returns the kinds of a group as its panel and the log name them.
func (x groupPane) kindsOf(sh *game.Shell, g int) string {
	s, w := &x.Play.Shown, sh.Words
	kinds := city.Kinds(s, g)
	name := w.Name(s.Content().Hostiles[kinds[0]].ID)
	if len(kinds) > 1 {
		return w.Say("group.of-two", name, w.Name(s.Content().Hostiles[kinds[1]].ID))
	}
	return name
}

// modelName returns the name of a model, and that it is a champion (CC-G-043).
func modelName(w *words.Book, card *library.Hostile, model int) string {
	m := &card.Models[model]
	if m.Champion {
		return w.Say("group.champion", w.Name(m.ID))
	}
	return w.Name(m.ID)
}

// prospect returns what a group would do, worked out once for a question.
func (x groupPane) prospect(g int) *rules.Prospect {
	if p, known := x.ahead[g]; known {
		return &p
	}
	var p rules.Prospect
	if !x.Presenting() {
		p, _ = rules.Prospects(x.Play.Match, g)
		x.ahead[g] = p
	}
	return &p
}

// actIn returns what a hostile does in a row, nil for nothing.
func actIn(row *rules.Row, u rules.UnitID) *rules.Act {
	for i := range row.Acts {
		if row.Acts[i].Unit == u {
			return &row.Acts[i]
		}
	}
	return nil
}

// doing says in a few words what a hostile does in a row.
func (x groupPane) doing(sh *game.Shell, u rules.UnitID, row *rules.Row) string {
	w, act := sh.Words, actIn(row, u)
	switch {
	case act == nil:
		return ""
	case act.Stunned:
		return w.Say("group.stands-up")
	case len(act.Attacks) > 0:
		return w.Say("group.strikes", brief(w, x.Play.Shown.UnitName(likeliest(act.Attacks).On)))
	case len(act.Moves) > 0:
		return w.Say("group.moves")
	}
	return w.Say("group.waits")
}

// likeliest returns the attack that is likeliest made.
func likeliest(list []rules.Volley) *rules.Volley {
	best := &list[0]
	for i := range list {
		if list[i].Share.Float() > best.Share.Float() {
			best = &list[i]
		}
	}
	return best
}

// strikes adds what the strike of a hostile may come to on the hero whom it likeliest attacks, from where it would stand.
func (x groupPane) strikes(sh *game.Shell, u rules.UnitID, rows []rules.Row, v *ware.GroupView) {
	w := sh.Words
	var on *rules.Volley
	var from []rules.Way
	for i := range rows {
		if act := actIn(&rows[i], u); act != nil && len(act.Attacks) > 0 {
			if best := likeliest(act.Attacks); on == nil || best.Share.Float() > on.Share.Float() {
				on, from = best, act.Moves
			}
		}
	}
	if on == nil {
		return
	}
	aim := rules.Aim{By: u, On: on.On, From: board.None}
	if len(from) > 0 {
		aim.From = from[0].To
	}
	f, rule, _ := rules.ForeseeAttack(x.Play.Match, aim)
	if rule != "" {
		return
	}
	hero := brief(w, x.Play.Shown.HeroName(int(on.On)))
	v.Strikes, v.After = w.Say("group.if-strikes", strings.ToUpper(hero)), w.Say("group.after", w.Name(x.Play.Shown.Stat(int(on.On), "defence").String()))
	for _, h := range harmsOf(&f, on.On) {
		label := numberOf(h.damage)
		if h.fallen {
			label = w.Say("group.out")
		}
		v.Damage = append(v.Damage, ware.Share{Label: label, Part: h.share})
	}
}

// behaviourTip says what a row of the behaviour table does.
func (x groupPane) behaviourTip(sh *game.Shell, u rules.UnitID, row *rules.Row) render.TooltipView {
	w, s := sh.Words, &x.Play.Shown
	v := render.TooltipView{Title: w.Name(row.Action), Sub: w.Say("group.roll", numberOf(row.From), numberOf(row.To)), Text: w.Say("text." + row.Action), Rules: "CC-BEH-001"}
	for h := range s.Heroes {
		if harm := row.Harm(h).Damage.Float(); harm >= 0.05 {
			v.Text += "\n" + w.Say("group.expected", w.Name(s.HeroName(h)), decimal(harm))
		}
	}
	return v
}

// decimal writes a number with one digit behind the point.
func decimal(n float64) string { return strconv.FormatFloat(n, 'f', 1, 64) }
