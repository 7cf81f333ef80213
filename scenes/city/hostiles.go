package city

import (
	"cmp"
	"slices"
	"strings"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// groupPane is the panel of a hostile group.
type groupPane struct {
	d       *tabletop
	intents *intents
	list    scenes.ScrollList // where its cards need more room than there is
}

// groupHeight returns the least height of the panel of a group: of the group with the most kinds, so that nothing moves when another is
// attended to.
func (x *groupPane) groupHeight(t *render.Theme) float32 {
	most := 1
	for g := range x.d.Play.Shown.Groups {
		most = max(most, len(kindsHere(&x.d.Play.Shown, g)))
	}
	high := t.Px(60) + t.LineHeight(render.Title) + 3*t.LineHeight(render.Small) + 4*t.Px(25)*t.Text
	return high + float32(most-1)*(t.LineHeight(render.Small)+2*t.Px(25)*t.Text)
}

// drawGroup draws the panel of a hostile group: who it is, what each of its kinds will do by its behaviour roll, and what their strikes
// may come to.
func (x *groupPane) drawGroup(sh *game.Shell, p *render.Canvas, r render.Rect) {
	w := sh.Words
	u := x.d.attended(sh)
	if u == rules.NoUnit {
		in := p.Panel(r, render.PanelView{Title: w.Say("panel.hostiles")})
		none := "group.none"
		if x.d.Play.Shown.Turn == 0 {
			none = "group.none.yet"
		}
		p.Paragraph(in, w.Say(none), render.Quiet)
		return
	}
	v, rows := x.groupView(sh, u, "")
	fitGroup(sh.Theme, r, &v)
	if high := ware.GroupHeight(sh.Theme, r.W, v); high > r.H { // what is left has no room: it scrolls
		v, rows = x.groupView(sh, u, "")
		x.list.Draw(sh, p, r, 0, []scenes.ListRow{x.groupRow(sh, p, r.W, "", v, rows)})
		return
	}
	x.drawCard(sh, p, r, "", v, rows, func(a game.Area) { sh.UI.Add(game.Panels, a) })
}

// groupRow is the card of a group as a row of a list.
func (x *groupPane) groupRow(sh *game.Shell, p *render.Canvas, wide float32, of string, v ware.GroupView, rows []*rules.Row) scenes.ListRow {
	return scenes.ListRow{Height: ware.GroupHeight(sh.Theme, wide-sh.Theme.Px(14), v), Draw: func(at render.Rect) {
		x.drawCard(sh, p, at, of, v, rows, func(a game.Area) { x.list.Area(sh, game.Panels, a) })
	}}
}

// drawAll draws the cards of all groups on the battlefield, in the order of the track.
func (x *groupPane) drawAll(sh *game.Shell, p *render.Canvas, r render.Rect) {
	s := &x.d.Play.Shown
	var list []scenes.ListRow
	for _, c := range s.Track[:s.NumTrack] {
		u := x.d.who.leaderOf(int(c.Index))
		if !c.Hostile || u == rules.NoUnit {
			continue
		}
		of := numberOf(int(c.Index)+1) + "/"
		v, rows := x.groupView(sh, u, of)
		list = append(list, x.groupRow(sh, p, r.W, of, v, rows))
	}
	if len(list) == 0 {
		x.drawGroup(sh, p, r)
		return
	}
	x.list.Draw(sh, p, r, sh.Theme.Px(scenes.Gap), list)
}

// drawCard draws the card of a group, with the areas of what its kinds may do.
func (x *groupPane) drawCard(sh *game.Shell, p *render.Canvas, r render.Rect, of string, v ware.GroupView, rows []*rules.Row, add func(game.Area)) {
	areas := ware.GroupCard(p, r, v)
	for i, at := range areas.Rows {
		if at.Bottom() > r.Bottom() {
			break
		}
		add(game.Area{Name: "behaviour/" + of + numberOf(i+1), Rect: at, Skip: true, Weight: game.Token, Tip: func() render.TooltipView { return x.behaviourTip(sh, rows[i]) }})
	}
	for i, at := range areas.Damage {
		k := &v.Kinds[i]
		if k.Strikes == "" || at.Bottom() > r.Bottom() {
			continue
		}
		name := "if-strikes"
		if of != "" || i > 0 {
			name += "/" + of + numberOf(i+1)
		}
		add(game.Area{Name: name, Rect: at, Skip: true, Weight: game.Token, Says: spokenStrike(k), Tip: func() render.TooltipView {
			return render.TooltipView{Title: k.Strikes, Text: sh.Words.Say("group.if-strikes.tip"), Rules: "CC-HAT-001"}
		}})
	}
}

// spokenStrike says what a strike may come to: each damage with its chance.
func spokenStrike(k *ware.KindView) string {
	parts := []string{k.Strikes, k.After}
	for _, d := range k.Damage {
		parts = append(parts, d.Label+" "+render.Percent(d.Part))
	}
	return strings.Join(parts, ", ")
}

// fitGroup takes out of the panel of a group what has least to do with now, until it has room: the bars, the notes, then the notes of the
// rows, which stand side by side over a line that says whom they strike, then headings and those lines.
func fitGroup(t *render.Theme, r render.Rect, v *ware.GroupView) {
	each := func(less func(*ware.KindView)) func() {
		return func() {
			for i := range v.Kinds {
				less(&v.Kinds[i])
			}
		}
	}
	for _, less := range []func(){
		each(func(k *ware.KindView) { k.Strikes, k.After, k.Damage = "", "", nil }),
		func() { v.Notes = nil },
		func() { v.Abreast = len(v.Kinds) > 1 },
		func() { v.Does = "" },
		each(func(k *ware.KindView) { k.Aims = "" }),
		func() { v.Over = "" },
	} {
		if ware.GroupHeight(t, r.W, *v) <= r.H {
			return
		}
		less()
	}
}

// groupView returns the view of the group of a hostile, and the rows of the behaviour of its kinds, one after the other. The names of their
// areas have the group among several.
func (x *groupPane) groupView(sh *game.Shell, u rules.UnitID, of string) (v ware.GroupView, rows []*rules.Row) {
	s, w := &x.d.Play.Shown, sh.Words
	g := int(s.Units[u].Card)
	v = ware.GroupView{Over: w.Say("panel.group", numberOf(g+1)), Name: x.kindsOf(sh, g), Does: w.Say("group.will"), Empowered: s.Night()}
	if ails := x.d.who.ailsOf(sh, u); ails != "" {
		v.Notes = append(v.Notes, ails)
	}
	prospect := x.intents.prospect(g)
	if prospect.DrivenOff {
		v.Does = ""
		v.Notes = append(v.Notes, w.Say("group.driven-off"))
	}
	kinds := kindsHere(s, g)
	if len(kinds) > 1 && s.Night() {
		v.Over = w.Say("group.empowered", v.Over)
	}
	for _, kind := range kinds {
		k := ware.KindView{Stats: x.statsOf(sh, g, kind, len(kinds) > 1)}
		if own := x.rowsOf(prospect, kind); !prospect.DrivenOff {
			for i := range own {
				rows = append(rows, &own[i])
				share := float32(own[i].Chance().Float())
				k.Rows = append(k.Rows, ware.DoView{Name: w.Name(own[i].Action), Note: x.doing(sh, &own[i]), Chance: render.Percent(share), Share: share, Hover: sh.UI.Hover("behaviour/" + of + numberOf(len(rows))), Rolled: x.rolled(g, kind, &own[i])})
			}
			by := u
			if int(s.Units[u].Kind) != kind {
				by = firstOf(s, g, kind)
			}
			k.Aims = x.aims(sh, own)
			x.strikes(sh, by, own, &k)
		}
		v.Kinds = append(v.Kinds, k)
	}
	return v, rows
}

// rolled reports whether a row of a kind of a group was rolled, once the die has come to rest.
func (x *groupPane) rolled(g, kind int, row *rules.Row) bool {
	t := &x.d.told
	face := int(t.roll.Face)
	return x.d.Presenting() && !x.d.Tray.Moving() && int(t.group) == g && int(t.roll.Kind) == kind && row.From <= face && face <= row.To
}

// rowsOf returns what a kind would do. While events are shown nobody knows that, and they are the bare rows of its table.
func (x *groupPane) rowsOf(p *rules.Prospect, kind int) (rows []rules.Row) {
	if s := &x.d.Play.Shown; x.d.Presenting() {
		for _, b := range s.Content().Hostiles[kind].Sides[nightSide(s)].Behaviour {
			rows = append(rows, rules.Row{Action: b.Action, From: b.Roll.From, To: b.Roll.To})
		}
		return rows
	}
	for i := range p.Kinds {
		if int(p.Kinds[i].Kind) == kind {
			return p.Kinds[i].Rows
		}
	}
	return nil
}

// statsOf says of each sort of miniature of a kind in a group what its values are and how many there are, briefly in a group of several
// kinds.
func (x *groupPane) statsOf(sh *game.Shell, g, kind int, mixed bool) (lines []string) {
	s, w := &x.d.Play.Shown, sh.Words
	card := &s.Content().Hostiles[kind]
	here := make([]int, len(card.Models))
	for u := range s.Units {
		if v := &s.Units[u]; v.Team == rules.HostileTeam && v.Here() && int(v.Card) == g && int(v.Kind) == kind {
			here[v.Model]++
		}
	}
	for m, n := range here {
		if n == 0 {
			continue
		}
		model, name := &card.Sides[nightSide(s)].Models[m], modelName(w, card, m)
		if mixed {
			lines = append(lines, w.Say("group.count", numberOf(n), name, numberOf(model.Move), numberOf(model.Wounds)))
			continue
		}
		line := name + " · " + w.Say("group.line", w.Say("group."+library.SizeWords[card.Size]), numberOf(model.Move), numberOf(model.Wounds)) + " · " + w.Count("group.members", n)
		if s.Night() {
			line = w.Say("group.empowered", line)
		}
		lines = append(lines, line)
	}
	return lines
}

// aims says whom a kind strikes by all its rows, each hero with the chance of the rows by which it does; "" for nobody.
func (x *groupPane) aims(sh *game.Shell, rows []rules.Row) string {
	w := sh.Words
	chance := map[rules.UnitID]float32{}
	var order []rules.UnitID
	for i := range rows {
		for _, on := range struck(&rows[i]) {
			if chance[on] == 0 {
				order = append(order, on)
			}
			chance[on] += float32(rows[i].Chance().Float())
		}
	}
	slices.SortStableFunc(order, func(a, b rules.UnitID) int { return cmp.Compare(chance[b], chance[a]) })
	var names []string
	for _, on := range order {
		names = append(names, w.Say("group.aim", brief(w, x.d.Play.Shown.UnitName(on)), render.Percent(chance[on])))
	}
	if len(names) == 0 {
		return ""
	}
	return w.Say("group.strikes", strings.Join(names, ", "))
}

// struck returns whom the hostiles of a kind likeliest strike in a row, each once.
func struck(row *rules.Row) (list []rules.UnitID) {
	for i := range row.Acts {
		if act := &row.Acts[i]; len(act.Attacks) > 0 {
			if on := likeliest(act.Attacks).On; !slices.Contains(list, on) {
				list = append(list, on)
			}
		}
	}
	return list
}

// kindsOf names the kinds of a group that are on the battlefield.
func (x *groupPane) kindsOf(sh *game.Shell, g int) string {
	s, w := &x.d.Play.Shown, sh.Words
	kinds := kindsHere(s, g)
	name := w.Name(s.Content().Hostiles[kinds[0]].ID)
	for i, k := range kinds[1:] {
		key := "group.and-more"
		if i == len(kinds)-2 {
			key = "group.of-two"
		}
		name = w.Say(key, name, w.Name(s.Content().Hostiles[k].ID))
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

// doing says in a few words what the hostiles of a kind do in a row: whom they strike, else that they move, stand up or stay.
func (x *groupPane) doing(sh *game.Shell, row *rules.Row) string {
	w := sh.Words
	var names []string
	for _, on := range struck(row) {
		names = append(names, brief(w, x.d.Play.Shown.UnitName(on)))
	}
	does := "group.waits"
	for i := range row.Acts {
		switch act := &row.Acts[i]; {
		case len(act.Moves) > 0:
			does = "group.moves"
		case act.Stunned && does == "group.waits":
			does = "group.stands-up"
		}
	}
	switch {
	case len(row.Acts) == 0:
		return ""
	case len(names) > 0:
		return w.Say("group.strikes", strings.Join(names, ", "))
	}
	return w.Say(does)
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
func (x *groupPane) strikes(sh *game.Shell, u rules.UnitID, rows []rules.Row, v *ware.KindView) {
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
	f, rule, _ := rules.ForeseeAttack(x.d.Play.Match, aim)
	if rule != "" {
		return
	}
	hero := brief(w, x.d.Play.Shown.HeroName(int(on.On)))
	v.Strikes, v.After = w.Say("group.if-strikes", strings.ToUpper(hero)), w.Say("group.after", w.Name(x.d.Play.Shown.Stat(int(on.On), "defence").String()))
	for _, h := range harmsOf(&f, on.On) {
		label := numberOf(h.damage)
		if h.fallen {
			label = w.Say("group.out")
		}
		v.Damage = append(v.Damage, ware.Share{Label: label, Part: h.share})
	}
}

// behaviourTip says what a row of the behaviour table does.
func (x *groupPane) behaviourTip(sh *game.Shell, row *rules.Row) render.TooltipView {
	w, s := sh.Words, &x.d.Play.Shown
	v := render.TooltipView{Title: w.Name(row.Action), Sub: w.Say("group.roll", numberOf(row.From)), Text: w.Say("text." + row.Action), Rules: "CC-BEH-001"}
	if row.To != row.From {
		v.Sub = w.Say("group.rolls", numberOf(row.From), numberOf(row.To))
	}
	for h := range s.Heroes {
		if harm := row.Harm(h).Damage.Float(); harm >= 0.05 {
			v.Text += "\n" + w.Say("group.expected", w.Name(s.HeroName(h)), decimal(harm))
		}
	}
	return v
}
