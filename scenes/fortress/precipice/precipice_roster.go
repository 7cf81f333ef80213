package precipice

import (
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/stasis"
	"precipice/scenes/fortress/table"
)

// member is an explorer of the content in the list: its place in the party, -1 for none.
type member struct{ Kind, place int }

// Members lists the explorers: the party in its order, the others, and the dead. While the party is picked, everybody who lives
// keeps the place that they have in the content, so that no row moves under the pointer.
func (x *Precipice) Members() (list []member) {
	s := &x.Play.Shown
	in, gathers := map[int]int{}, s.Quest.Step == fortress.Gathering
	for e := range s.Party {
		if s.Party[e].Playing {
			kind := int(s.Party[e].Kind)
			if in[kind] = e; !gathers {
				list = append(list, member{kind, e})
			}
		}
	}
	for _, dead := range []bool{false, true} {
		for kind := range s.Pack().Explorers {
			e, picked := in[kind]
			switch {
			case picked && (!gathers || dead):
			case picked:
				list = append(list, member{kind, e})
			case s.Quest.Dead(kind) == dead:
				list = append(list, member{kind, -1})
			}
		}
	}
	return list
}

// drawRoster draws the explorers with what each keeps. While the party is picked, a click picks one.
func (x *Precipice) drawRoster(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s := sh.Theme, &x.Play.Shown
	in := p.Panel(r, rosterPanel(sh))
	if !x.Play.Watched() {
		var foot render.Rect
		foot, in = in.CutBottom(rosterFoot(t))
		_, in = in.CutBottom(t.Px(6))
		scenes.DrawButton(sh, p, game.Panels, foot, "precipice/stasis", render.ButtonView{Label: sh.Words.Say("precipice.stasis")}, func() { sh.Push(stasis.Look(x.Host, sh, x.Play)) })
	}
	fresh := s.Quest.Step == fortress.Gathering
	var rows []scenes.ListRow
	for _, m := range x.Members() {
		row := scenes.ListRow{Height: t.ExplorerRowHeight(), Names: []string{x.MemberArea(m)}}
		row.Draw = func(at render.Rect) { x.drawMember(sh, p, at, m) }
		if m.place >= 0 && !fresh {
			row.Height = t.CharacterHeight() + t.LineHeight(render.Small) + t.Px(10)
			row.Draw = func(at render.Rect) { x.drawTraveller(sh, p, at, m.place) }
		}
		rows = append(rows, row)
	}
	x.roster.Draw(sh, p, in, t.Px(rosterGap), rows)
}

// rosterGap is the distance between the rows of the list, in design units.
const rosterGap = 6

// rosterPanel is the panel around the list.
func rosterPanel(sh *game.Shell) render.PanelView {
	return render.PanelView{Title: sh.Words.Say("precipice.explorers")}
}

// rosterFoot returns the height of the button below the list.
func rosterFoot(t *render.Theme) float32 {
	return t.Target(max(t.Px(28), t.LineHeight(render.Body)+t.Px(8)))
}

// rosterHeight returns the height of the panel in which so many explorers stand in their list while the party is picked.
func rosterHeight(sh *game.Shell, n int) float32 {
	t := sh.Theme
	const some = 999
	frame := some - t.PanelInside(render.Rect{W: some, H: some}, rosterPanel(sh)).H
	return frame + float32(n)*(t.ExplorerRowHeight()+t.Px(rosterGap)) + rosterFoot(t) + t.Px(6)
}

// MemberArea returns the name of an explorer's area: of the answer that picks it, if there is one.
func (x *Precipice) MemberArea(m member) string {
	id := x.Play.Shown.Pack().Explorers[m.Kind].ID
	if row := x.Choices.Row("pick " + id); row != nil {
		return row.Area()
	}
	return "explorer/" + id
}

// drawMember draws an explorer as a row of the list.
func (x *Precipice) drawMember(sh *game.Shell, p *render.Canvas, r render.Rect, m member) {
	s, w := &x.Play.Shown, sh.Words
	card := &s.Pack().Explorers[m.Kind]
	name := x.MemberArea(m)
	v := render.ExplorerRowView{Figure: card.ID, Letter: card.Letter, Name: w.Name(card.ID), Note: w.Say("title." + card.ID), Rim: render.Muted,
		Dead: s.Quest.Dead(m.Kind), Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)}
	v.Clues, v.Points = s.Stored(m.Kind)
	v.Cards = len(s.StoredResources(m.Kind))
	switch {
	case m.place >= 0:
		v.Picked, v.Rim, v.Note = true, render.Explorers[m.place], x.Player(sh, s.Party[m.place].Seat)
		v.Clues, v.Points = s.Holdings(m.place)
		v.Cards = x.cards(m.place)
	case v.Dead:
		v.Note = w.Say("card.dead")
	}
	a := game.Area{Name: name, Rect: r, Rule: "BF-MRT-001", Readable: true, Tip: func() render.TooltipView { return x.memberTip(sh, m) }}
	if row := x.Choices.Row("pick " + card.ID); row != nil {
		a.Rule, v.Number, v.Dim = "BF-SET-003", x.Number(row), row.Direct() == nil && !v.Dead && !v.Picked
		if d := row.Direct(); d != nil {
			a.Do = func() { x.Choose(sh, d.Key) }
		} else {
			a.Tip = asking.Refused(sh, row)
		}
	} else {
		a.Do = func() { x.OpenCards(sh, card.ID, "") }
	}
	p.ExplorerRow(r, v)
	x.roster.Area(sh, game.Panels, a)
}

// cards counts the resource cards of an explorer of the party.
func (x *Precipice) cards(e int) (n int) {
	for range x.Play.Shown.CardsOf(e) {
		n++
	}
	return n
}

// memberTip says what an explorer keeps.
func (x *Precipice) memberTip(sh *game.Shell, m member) render.TooltipView {
	s, w := &x.Play.Shown, sh.Words
	v := render.TooltipView{Title: w.Name(s.Pack().Explorers[m.Kind].ID), Rules: "BF-NEW-003"}
	if s.Quest.Dead(m.Kind) {
		v.Text, v.Rules = w.Say("precipice.dead"), "BF-MRT-001"
		return v
	}
	promised := strings.Join(promisesOf(w, s.Quest.Promised[m.Kind]), "\n")
	keeps := x.handOf(s.Pack().Explorers[m.Kind].ID)
	if len(keeps) == 0 {
		v.Text = strings.TrimSpace(w.Say("precipice.keeps-nothing") + "\n" + promised)
		return v
	}
	v.Text = strings.TrimSpace(w.Say("precipice.keeps", heldNames(sh, keeps)) + "\n" + promised)
	return v
}

// promisesOf says with what an explorer sets out next because of facilities, a line each (BF-G-046).
func promisesOf(w *words.Book, n fortress.Promise) (lines []string) {
	if n.Points > 0 {
		lines = append(lines, w.Count("precipice.promised", int(n.Points)))
	}
	if n.Wounds > 0 {
		lines = append(lines, w.Count("precipice.promised-wounds", int(n.Wounds)))
	}
	return lines
}

// Traveller returns the card of an explorer who is back from an expedition, with its wounds, and the inspiration that
// it sets out with next.
func (x *Precipice) Traveller(sh *game.Shell, e int) render.CharacterView {
	s, v := &x.Play.Shown, x.Character(sh, e)
	v.Slots = x.Slots(e)
	if s.Quest.Step == fortress.InTrade { // all that it had was lost with the healing (BF-INS-010)
		v.Inspiration = int(s.Quest.Promised[s.Party[e].Kind].Points)
	}
	return v
}

// drawTraveller draws an explorer who is back from an expedition.
func (x *Precipice) drawTraveller(sh *game.Shell, p *render.Canvas, r render.Rect, e int) {
	s, v := &x.Play.Shown, x.Traveller(sh, e)
	visitor, aboard := s.Quest.Trade.Visitor.Card()
	v.Active = x.Choices != nil && x.Choices.Decision.About[0] == s.Name(e) || aboard && visitor == e
	areas := p.CharacterCard(r, v)
	if areas.Rest.W > 0 {
		p.Snug(areas.Rest, x.Player(sh, s.Party[e].Seat)+" · "+x.Holdings(sh, e), render.Small, render.Left)
	}
	m := member{int(s.Party[e].Kind), e}
	x.roster.Area(sh, game.Panels, game.Area{Name: x.MemberArea(m), Rect: r, Skip: true,
		Do: func() { x.OpenHand(sh, s.Name(e)) }, Tip: func() render.TooltipView { return x.memberTip(sh, m) }})
}

// attendExplorer shows the card of the explorer that the player attends to.
func (x *Precipice) attendExplorer(sh *game.Shell) {
	a := sh.UI.Pointed()
	if a == nil {
		return
	}
	for _, prefix := range []string{"explorer/", "option/pick ", "row/pick "} {
		if id, ok := strings.CutPrefix(a.Name, prefix); ok {
			x.card.Show(id)
			x.card.Hand, x.card.Manners = x.handOf(id), x.CardManners()
		}
	}
}

// handOf lists the cards that an explorer keeps, whether it is in the party or not.
func (x *Precipice) handOf(id string) []table.HandCard {
	s := &x.Play.Shown
	kind := table.ExplorerIndex(s.Pack(), id)
	for e := range s.Party {
		if s.Party[e].Playing && int(s.Party[e].Kind) == kind {
			return table.HandOf(s, e)
		}
	}
	return table.StoredHand(s, kind)
}

// ReadCards opens the card of the explorer that the player attends to, or the first.
func (x *Precipice) ReadCards(sh *game.Shell) {
	id := ""
	if a := sh.UI.Pointed(); a != nil {
		id, _ = strings.CutPrefix(a.Name, "explorer/")
		if table.ExplorerIndex(x.Play.Shown.Pack(), id) < 0 {
			id = ""
		}
	}
	x.OpenCards(sh, id, "")
}
