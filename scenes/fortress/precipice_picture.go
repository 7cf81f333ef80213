package fortress

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// drawPicture draws what moves before the night: the docked ships, the explorers, and the legacy card that is
// turned over.
func (x *Precipice) drawPicture(sh *game.Shell, p *render.Canvas, room render.Rect) {
	if room.W < sh.Theme.Px(120) || room.H < sh.Theme.Px(90) {
		return
	}
	s := &x.Play.Shown
	for place, at := range render.Berths(room) {
		if ship, ok := s.Quest.Docked[place].Card(); ok {
			x.drawShip(sh, p, at, place, s.Pack().Ships[ship].ID, 1)
		} else if e, on := x.Showing.Event.Change.(fortress.ShipDocked); on && x.Showing.On && place == x.docked() {
			x.drawShip(sh, p, at, place, s.Pack().Ships[e.Ship].ID, ease(x.Showing.Part))
		}
	}
	x.drawExplorers(p, room)
	x.drawHost(sh, p)
	if card, part, ok := x.turned(); ok {
		high := min(room.H*0.92, sh.Theme.Px(330))
		at := scenes.MiddleOf(scenes.Middle(room, max(high*0.7, min(room.W*0.5, sh.Theme.Px(220)*sh.Theme.Text))), high)
		means := "legacy.means"
		if x.asks(fortress.AskLegacy) {
			means = "legacy.next"
		}
		p.LegacyTurned(at, x.legacyCard(sh, card), sh.Words.Say(means), part)
	}
}

// docked counts the ships at their berths.
func (x *Precipice) docked() (n int) {
	for _, k := range x.Play.Shown.Quest.Docked {
		if k > 0 {
			n++
		}
	}
	return n
}

// drawShip draws a ship at its berth, with its name. A question about ships is answered by a click on one.
func (x *Precipice) drawShip(sh *game.Shell, p *render.Canvas, r render.Rect, place int, id string, near float32) {
	t := sh.Theme
	a := game.Area{Name: "ship/" + id, Rect: r, Skip: true, Rule: "BF-SET-018", Tip: func() render.TooltipView { return x.shipTip(sh, place) }}
	number := 0
	if row := x.rowFor("visit " + id); row != nil {
		a.Name, a.Skip, number = areaOf(row), false, x.number(row)
		a.Do = func() { x.choose(sh, row.direct().key) }
	}
	v := render.ShipView{ID: id, Flip: place%2 == 1, Near: near, Hover: a.Do != nil && sh.UI.Hover(a.Name), Focus: sh.UI.Focus(a.Name)}
	p.Ship(r, v)
	name := sh.Theme.Numbered(number, sh.Words.Name(id))
	if label := x.shipLabel(sh, r, place, name); !label.Overlaps(x.met.card) {
		x.drawShipLabel(sh, p, label, place, name, a.Do != nil)
		x.drawStall(sh, p, label, place, id)
		x.drawFace(sh, p, label, r, place)
	}
	if v.Focus {
		p.FocusRing(r, t.Px(6))
	}
	if near == 1 {
		sh.UI.Add(game.Panels, a)
	}
}

// drawStall draws the cards on sale at a ship as stamps with their prices, beside its name (BF-PRE-007).
func (x *Precipice) drawStall(sh *game.Shell, p *render.Canvas, label render.Rect, place int, id string) {
	t, s := sh.Theme, &x.Play.Shown
	wide, gap := t.Px(17)*min(t.Text, 1.5), t.Px(3)
	free := x.layout.room.Centre().X - label.Right()
	if place%2 == 1 { // towards the platform too
		free = label.X - x.layout.room.Centre().X
	}
	if free < 3*(wide+gap)+gap {
		return // the ships lie too close to each other
	}
	at := render.Rect{X: label.Right() + gap, Y: label.Y, W: wide, H: label.H}
	if place%2 == 1 {
		at.X = label.X - gap - wide
	}
	for _, k := range s.Quest.Trade.Sale[place] {
		card, ok := k.Card()
		if !ok {
			continue
		}
		p.HandStamp(at, id, s.Pack().Resources[card].Price)
		if at.X += wide + gap; place%2 == 1 {
			at.X -= 2 * (wide + gap)
		}
	}
}

// facilityName returns the name of the facility of the ship at a berth while it is turned to its facilities side
// (BF-PRE-006), else "".
func (x *Precipice) facilityName(sh *game.Shell, place int) string {
	s := &x.Play.Shown
	if ship, ok := s.Quest.Docked[place].Card(); ok && s.Quest.Step == fortress.InTrade && s.Pack().Ships[ship].Facility.Exists() {
		return sh.Words.Name(s.Pack().Ships[ship].Facility.ID)
	}
	return ""
}

// shipLabel returns where the label of a ship stands.
func (x *Precipice) shipLabel(sh *game.Shell, r render.Rect, place int, name string) render.Rect {
	t := sh.Theme
	high, wide := t.LineHeight(render.Strong)+t.Px(4), t.Measure(name, render.Strong)
	if facility := x.facilityName(sh, place); facility != "" {
		high, wide = high+t.LineHeight(render.Small), max(wide, t.Measure(facility, render.Small))
	}
	label, _ := r.CutBottom(high)
	return scenes.Middle(label, min(r.W, wide+t.Px(16)))
}

// drawShipLabel draws the name of a ship, and that of its facility.
func (x *Precipice) drawShipLabel(sh *game.Shell, p *render.Canvas, label render.Rect, place int, name string, open bool) {
	t := sh.Theme
	p.Round(label, t.Px(4), render.Fade(render.Void, 0.72))
	if open {
		p.Frame(label, t.Px(4), t.Hair(), render.Brass)
	}
	line, rest := label.Inset2(t.Px(6), 0).CutTop(t.LineHeight(render.Strong) + t.Px(4))
	p.Snug(line, name, render.Strong, render.Middle)
	if facility := x.facilityName(sh, place); facility != "" {
		p.Snug(rest, facility, render.Small.With(render.Brass), render.Middle)
	}
}

// shipTip says whose ship it is, what its facility does and what it sells.
func (x *Precipice) shipTip(sh *game.Shell, place int) render.TooltipView {
	s, w := &x.Play.Shown, sh.Words
	ship, ok := s.Quest.Docked[place].Card()
	if !ok {
		return render.TooltipView{}
	}
	v := render.TooltipView{Title: w.Name(s.Pack().Ships[ship].ID), Rules: "BF-SET-018"}
	for kind := range s.Pack().Explorers {
		if s.Pack().Home(kind) == ship {
			v.Sub = w.Say("precipice.home-of", w.Name(s.Pack().Explorers[kind].ID))
		}
	}
	if s.Quest.Step == fortress.InTrade {
		x.facilityOf(sh, &v, ship)
	}
	if h := hostAt(s, place); h != nil {
		v.Text += "\n" + w.Say("precipice.host-is", w.Name(h.ID))
	}
	for _, k := range s.Quest.Trade.Sale[place] {
		if card, ok := k.Card(); ok {
			c := &s.Pack().Resources[card]
			v.Text += "\n" + w.Say("precipice.sells", w.Name(c.ID), strconv.Itoa(c.Price))
		}
	}
	v.Text = strings.TrimSpace(v.Text + "\n" + w.Say("text."+s.Pack().Ships[ship].ID))
	return v
}

// drawExplorers draws the party on the platform, and visitors at their ships. Who is picked steps up; whoever is
// out of action lies.
func (x *Precipice) drawExplorers(p *render.Canvas, room render.Rect) {
	s := &x.Play.Shown
	var party []int
	for e := range s.Party {
		if s.Party[e].Playing && !s.Party[e].Dead {
			party = append(party, e)
		}
	}
	picked, picking := x.Showing.Event.Change.(fortress.Picked)
	if picking = picking && x.Showing.On; picking {
		party = append(party, int(picked.Place))
	}
	places, size := render.Standing(room, fortress.MaxParty)
	var figures []render.MiniatureView
	for i, e := range party {
		kind, at, fade := int(s.Party[e].Kind), places[min(i, len(places)-1)], float32(0)
		if picking && e == int(picked.Place) {
			kind, fade = int(picked.Kind), 1-ease(x.Showing.Part)
			at.Y += fade * size * 0.5
		}
		at = x.aboard(e, at, room)
		card := &s.Pack().Explorers[kind]
		for m := range max(1, len(card.Models)) {
			figures = append(figures, render.MiniatureView{Figure: card.ID, Variant: m, At: render.Point{X: at.X + float32(m)*size*0.42, Y: at.Y + float32(m)*size*0.08},
				Size: size * (1 - 0.22*float32(min(1, len(card.Models)-1))), Rim: render.Explorers[e], Mark: card.Letter, Down: s.Party[e].Out && !picking, Fade: fade,
				Active: x.choices != nil && x.choices.decision.About[0] == s.Name(e)})
		}
	}
	slices.SortStableFunc(figures, func(a, b render.MiniatureView) int { return cmp.Compare(a.At.Y, b.At.Y) }) // the nearest in front
	for _, f := range figures {
		p.Miniature(f)
	}
}

// aboard returns where an explorer stands who visits a ship, or is on the way there or back; else rest.
func (x *Precipice) aboard(e int, rest render.Point, room render.Rect) render.Point {
	tr, part := &x.Play.Shown.Quest.Trade, float32(0)
	berth := int(tr.At)
	if by, on := tr.Visitor.Card(); on && by == e {
		part = 1
	}
	if x.Showing.On {
		switch ch := x.Showing.Event.Change.(type) {
		case fortress.WentAboard:
			if int(ch.Explorer) == e {
				part, berth = ease(x.Showing.Part), int(ch.Place)
			}
		case fortress.LeftShip:
			if int(ch.Explorer) == e {
				part = 1 - ease(x.Showing.Part)
			}
		}
	}
	if part == 0 {
		return rest
	}
	end := render.Gangway(room, berth)
	return render.Point{X: rest.X + (end.X-rest.X)*part, Y: rest.Y + (end.Y-rest.Y)*part}
}
