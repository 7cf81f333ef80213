package city

import (
	"cmp"
	"slices"
	"strconv"

	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes"
)

// setupRows collects the rows of a part of the setup.
type setupRows struct {
	s    *Setup
	sh   *game.Shell
	p    *render.Canvas
	list *scenes.ScrollList
	wide float32
	rows []scenes.ListRow
	asks string // the question over the controls that follow
}

// chip is one of several alternatives, or a switch.
type chip struct {
	name, label, tip, rule string
	asks                   string // the question that it answers, "" for that over it
	chosen                 bool
	do                     func()
}

func (r *setupRows) add(high float32, names []string, draw func(at render.Rect)) {
	r.rows = append(r.rows, scenes.ListRow{Height: high, Names: names, Draw: draw})
}

func (r *setupRows) high() float32 {
	t := r.sh.Theme
	return t.Target(max(t.Px(28), t.LineHeight(render.Label)+t.Px(8)))
}

// head adds the label over some controls.
func (r *setupRows) head(text string) {
	t := r.sh.Theme
	r.asks = text
	r.add(t.LineHeight(render.Quiet), nil, func(at render.Rect) { r.p.Snug(at, text, render.Quiet, render.Left) })
}

// note adds a paragraph.
func (r *setupRows) note(text string, st render.Style) {
	r.add(r.sh.Theme.ParagraphHeight(text, st, r.wide), nil, func(at render.Rect) { r.p.Paragraph(at, text, st) })
}

// chips adds a row of chips side by side.
func (r *setupRows) chips(list ...chip) {
	var names []string
	for i := range list {
		list[i].asks = r.asks
		names = append(names, "setup/"+list[i].name)
	}
	r.add(r.high(), names, func(at render.Rect) {
		for i, cell := range at.Columns(len(list), r.sh.Theme.Px(5)) {
			r.chip(cell, list[i])
		}
	})
}

func (r *setupRows) chip(at render.Rect, c chip) {
	name := "setup/" + c.name
	r.p.Chip(at, render.ChipView{Label: c.label, Chosen: c.chosen, Hover: r.sh.UI.Hover(name), Focus: r.sh.UI.Focus(name)})
	a := game.Area{Name: name, Rect: at, Do: c.do, Rule: c.rule, Says: c.label, State: game.ChosenIf(c.chosen)}
	if c.asks != "" {
		a.Says = r.sh.Words.Say("spoken.setting", c.asks, c.label)
	}
	if c.tip != "" {
		a.Tip = func() render.TooltipView { return render.TooltipView{Title: c.label, Text: c.tip, Rules: c.rule} }
	}
	r.list.Area(r.sh, game.Panels, a)
}

// way adds the rows of where the journey goes: the three types with their pictures, and the maps of the type.
func (r *setupRows) way() {
	s, w, t := r.s, r.sh.Words, r.sh.Theme
	now := s.host.journey(s.table.Setup.Journey)
	r.asks = w.Say("city.setup.page.way")
	sight := min(r.wide*0.42, t.Px(150))
	r.add(sight, nil, func(at render.Rect) { art.JourneyPicture(r.p, at, art.Journey(now.Type)) })
	var types []chip
	for i, word := range library.JourneyWords {
		of := library.JourneyType(i)
		if len(s.host.pack.Maps(of)) == 0 || s.host.journey(s.host.pack.Maps(of)[0]) == nil {
			continue
		}
		types = append(types, chip{name: "type/" + word, label: w.Say("journey.type." + word), chosen: now.Type == of,
			do: s.change(r.sh, func(to *city.Table) { s.travel(to, of) })})
	}
	r.chips(types...)
	r.note(s.goal(r.sh), render.Quiet)
	r.note(w.Say("city.setup.stake."+library.JourneyWords[now.Type]), render.Body)
	r.head(w.Say("city.setup.map"))
	for _, id := range s.host.pack.Maps(now.Type) {
		r.mapRow(id)
	}
	r.chips(chip{name: "by-chance", label: w.Say("city.setup.by-chance"), tip: w.Say("city.setup.by-chance.tip"), rule: "CC-G-048", do: s.change(r.sh, func(to *city.Table) {
		to.Setup.Journey = s.host.pack.MapByChance(now.Type, to.Setup.Journey, scenes.NewSeed())
	})})
	r.head(w.Say("city.setup.level"))
	var levels []chip
	for n := range mostLevel + 1 {
		levels = append(levels, chip{name: "level/" + strconv.Itoa(n), label: strconv.Itoa(n), tip: w.Say("city.setup.level.tip"), rule: "CC-SET-025", chosen: s.table.Setup.Level == n,
			do: s.change(r.sh, func(to *city.Table) { to.Setup.Level = n })})
	}
	r.chips(levels...)
	if r.sh.UI.First(deedsDoor) == "" { // the bar has no room for it
		r.head(w.Say("city.setup.deeds"))
		r.chips(chip{name: "deeds", label: w.Say("city.setup.deeds.open"), tip: w.Say("city.setup.deeds.tip"), do: func() { s.host.openDeeds(r.sh) }})
	}
}

// mapRow adds the row of a map: its name, and what it asks of the heroes.
func (r *setupRows) mapRow(id string) {
	s, w, t := r.s, r.sh.Words, r.sh.Theme
	name, inset := "setup/map/"+id, t.Px(8)
	text := w.Say("text." + id)
	high := max(r.high(), t.LineHeight(render.Strong)+t.ParagraphHeight(text, render.Small, r.wide-2*inset)+t.Px(10))
	r.add(high, []string{name}, func(at render.Rect) {
		chosen := s.table.Setup.Journey == id
		r.p.Chip(at, render.ChipView{Chosen: chosen, Hover: r.sh.UI.Hover(name), Focus: r.sh.UI.Focus(name)})
		in := at.Inset2(inset, t.Px(4))
		head, rest := in.CutTop(t.LineHeight(render.Strong))
		r.p.Snug(head, w.Name(id), render.Strong, render.Left)
		r.p.Paragraph(rest, text, render.Small)
		r.list.Area(r.sh, game.Panels, game.Area{Name: name, Rect: at, Says: w.Name(id) + ". " + text, State: game.ChosenIf(chosen), Do: s.change(r.sh, func(to *city.Table) { to.Setup.Journey = id })})
	})
}

// party adds the heroes in columns, and the card of the one that is read.
func (r *setupRows) party(in render.Rect) {
	s, t, w := r.s, r.sh.Theme, r.sh.Words
	need := t.Px(92)
	for i := range s.host.pack.Heroes {
		h := &s.host.pack.Heroes[i]
		need = max(need, t.Measure(brief(w, h.ID), render.Strong)+t.Px(16), t.Measure(w.Say("class."+library.ClassWords[h.Class]), render.Quiet)+t.Px(16))
	}
	columns := max(2, min(4, int(r.wide/need)))
	high := max(t.Px(118)*min(t.Text, 1.5), min(t.Px(170), in.H*0.34))
	heroes := s.host.pack.Heroes
	for i := 0; i < len(heroes); i += columns {
		line := heroes[i:min(len(heroes), i+columns)]
		var names []string
		for k := range line {
			names = append(names, "setup/hero/"+line[k].ID)
		}
		r.add(high, names, func(at render.Rect) {
			for k, cell := range at.Columns(columns, t.Px(6))[:len(line)] {
				r.hero(cell, &line[k])
			}
		})
	}
	card := s.host.hero(s.shown)
	r.note(w.Say("city.setup.card", w.Name(card.ID), w.Say("title."+card.ID)), render.Strong)
	r.note(w.Say("text."+card.ID), render.Quiet)
	side := &card.Sides[0]
	r.note(w.Say("hero.line", numberOf(side.Move), numberOf(side.Run), w.Name(side.Defence.String()), w.Name(side.Agility.String()), w.Name(side.Vitality.String())), render.Body)
	r.note(w.Say("city.setup.path", w.Say("path."+card.ID)), render.Body)
	for i := range side.Weapons {
		g := &side.Weapons[i]
		r.note(w.Say("city.setup.weapon", w.Name(g.ID), numberOf(g.Cost), w.Say("weapon.line", w.Name(g.Dice.String()), g.Damage.String(), w.Name(library.ReachWords[g.Kind]))), render.Body)
	}
	for _, a := range side.Abilities {
		r.note(w.Say("city.setup.ability", w.Name(a.ID), w.Say("text."+a.ID)), render.Body)
	}
	for _, a := range side.Rules {
		r.note(w.Say("city.setup.ability", w.Name(a.ID), w.Say("text."+a.ID)), render.Body)
	}
}

// hero draws a hero that can be chosen.
func (r *setupRows) hero(at render.Rect, h *library.Hero) {
	s, w, name := r.s, r.sh.Words, "setup/hero/"+h.ID
	place := slices.Index(s.table.Setup.Heroes, h.ID)
	v := render.RosterView{Figure: h.ID, Models: 1, Fit: render.RosterFit{Name: 1, Note: 1, Lines: 1}, Name: brief(w, h.ID), Note: w.Say("class." + library.ClassWords[h.Class]), Letter: h.Letter, Rim: render.Muted,
		Picked: place >= 0, Full: place < 0 && s.missing() == 0, Shown: s.shown == h.ID, Hover: r.sh.UI.Hover(name), Focus: r.sh.UI.Focus(name)}
	if place >= 0 {
		v.Rim = render.Explorers[place]
	}
	r.p.Roster(at, v)
	a := game.Area{Name: name, Rect: at, Says: w.Name(h.ID), State: game.ChosenIf(v.Picked), Do: s.change(r.sh, func(to *city.Table) { s.toggle(to, h.ID); s.shown = h.ID })}
	if v.Full {
		a.Do = func() {
			s.shown, s.problem = h.ID, w.Say("city.setup.full")
			r.sh.Dirty()
		}
		a.Tip = func() render.TooltipView {
			return render.TooltipView{Title: w.Name(h.ID), Text: w.Say("city.setup.full"), Rules: "CC-SET-005"}
		}
	}
	r.list.Area(r.sh, game.Panels, a)
}

// mostPlayers is how many players a journey has at most (CC-G-036).
const mostPlayers = 4

// mostName is the greatest length of a player's name.
const mostName = 24

// table adds the rows of the players and of what they are asked.
func (r *setupRows) table() {
	s, w, sh := r.s, r.sh.Words, r.sh
	set := &s.table.Setup
	r.head(w.Say("city.setup.players"))
	var numbers []chip
	for n := 1; n <= mostPlayers; n++ {
		numbers = append(numbers, chip{name: "players/" + strconv.Itoa(n), label: strconv.Itoa(n), chosen: set.Players == n, tip: w.Say("city.setup.players.tip"), rule: "CC-SET-005",
			do: s.change(sh, func(to *city.Table) { to.Setup.Players, to.Setup.Leader = n, min(to.Setup.Leader, n-1) })})
	}
	r.chips(numbers...)
	for seat := range set.Players {
		r.player(seat)
	}
	two := func(name, first, second, tip string, on bool, turn func(*city.Table, bool)) {
		r.chips(chip{name: name + "/0", label: first, tip: tip, chosen: !on, do: s.change(sh, func(to *city.Table) { turn(to, false) })},
			chip{name: name + "/1", label: second, tip: tip, chosen: on, do: s.change(sh, func(to *city.Table) { turn(to, true) })})
	}
	r.head(w.Say("city.setup.hostiles"))
	two("hostiles", w.Say("city.setup.automatic"), w.Say("city.setup.asked"), w.Say("city.setup.hostiles.tip"), s.table.HostilesAsked, func(to *city.Table, on bool) { to.HostilesAsked = on })
	r.head(w.Say("city.setup.reactions"))
	var reactions []chip
	for _, m := range []city.Manner{city.Ask, city.Always, city.Never} {
		reactions = append(reactions, chip{name: "reactions/" + strconv.Itoa(int(m)), label: w.Say(mannerKeys[m]), tip: w.Say("city.setup.reactions.tip"), chosen: s.table.Reactions == m,
			do: s.change(sh, func(to *city.Table) { to.Reactions = m })})
	}
	r.chips(reactions...)
	r.head(w.Say("city.setup.re-rolls"))
	two("re-rolls", w.Say("manner.ask"), w.Say("manner.never"), w.Say("city.setup.re-rolls.tip"), s.table.ReRolls == city.Never, func(to *city.Table, on bool) { to.ReRolls = mannerIf(on) })
	r.head(w.Say("city.setup.undo"))
	r.chips(chip{name: "undo", label: w.Say(s.table.Undo.TextKey()), tip: w.Say("about.undo"), do: s.change(sh, func(to *city.Table) {
		to.Undo = session.UndoPolicy(scenes.Turned(int(to.Undo), 1, len(session.UndoWords())))
	})})
	r.head(w.Say("city.setup.seed"))
	r.seed()
}

func mannerIf(never bool) city.Manner {
	if never {
		return city.Never
	}
	return city.Ask
}

// player adds the name of a player, and whether they lead first.
func (r *setupRows) player(seat int) {
	s, w, sh := r.s, r.sh.Words, r.sh
	n, name := strconv.Itoa(seat+1), ""
	if seat < len(s.table.Names) {
		name = s.table.Names[seat]
	}
	r.add(r.high(), []string{"setup/name/" + n, "setup/leader/" + n}, func(at render.Rect) {
		if s.table.Setup.Players > 1 {
			var leads render.Rect
			leads, at = at.CutRight(at.W * 0.32)
			_, at = at.CutRight(sh.Theme.Px(5))
			r.chip(leads, chip{name: "leader/" + n, asks: words.Named(cmp.Or(name, w.Say("seat.player", n))), label: w.Say("city.setup.leads"), tip: w.Say("city.setup.leads.tip"), rule: "CC-SET-001", chosen: s.table.Setup.Leader == seat,
				do: s.change(sh, func(to *city.Table) { to.Setup.Leader = seat })})
		}
		s.writing.Draw(sh, r.p, at, "setup/name/"+n, render.FieldView{Text: name, Empty: w.Say("seat.player", n), Asks: w.Say("seat.player", n)}, mostName, func() string { return w.Say("seat.player", n) }, func(text string) {
			s.change(sh, func(to *city.Table) { to.Names = scenes.Rename(to.Names, seat, text) })()
		})
	})
}

// seed adds the seed of the journey, which can be typed or drawn again.
func (r *setupRows) seed() {
	s, w, sh := r.s, r.sh.Words, r.sh
	r.add(r.high(), []string{"setup/seed", "setup/another-seed"}, func(at render.Rect) {
		another, at := at.CutRight(at.W * 0.36)
		_, at = at.CutRight(sh.Theme.Px(5))
		s.writing.Draw(sh, r.p, at, "setup/seed", render.FieldView{Text: strconv.FormatUint(s.seed, 10), Asks: w.Say("city.setup.seed")}, 20, func() string { return strconv.FormatUint(scenes.NewSeed(), 10) }, func(text string) { s.sow(sh, text) })
		r.chip(another, chip{name: "another-seed", asks: w.Say("city.setup.seed"), label: w.Say("city.setup.another"), tip: w.Say("city.setup.seed.tip"), do: func() { s.seed = scenes.NewSeed(); sh.Dirty() }})
	})
}

// sow sets the seed from a typed text.
func (s *Setup) sow(sh *game.Shell, text string) {
	if n, ok := scenes.ReadSeed(text); ok {
		s.seed, s.problem = n, ""
	} else {
		s.problem = sh.Words.Say("city.setup.bad-seed", text)
	}
}
