package precipice

import (
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
	x.Stalls = x.layStalls(sh)
	for place, at := range render.Berths(room) {
		if ship, ok := s.Quest.Docked[place].Card(); ok {
			x.drawShip(sh, p, at, place, s.Pack().Ships[ship].ID, 1)
		} else if e, on := x.Showing.Event.Change.(fortress.ShipDocked); on && x.Showing.On && place == x.docked() {
			x.drawShip(sh, p, at, place, s.Pack().Ships[e.Ship].ID, render.Ease(x.Showing.Part))
		}
	}
	for _, figure := range x.Explorers(room) {
		p.Miniature(figure)
	}
	x.drawHost(sh, p)
	if card, part, ok := x.Turned(); ok {
		high := min(room.H*0.92, sh.Theme.Px(330))
		at := scenes.MiddleOf(scenes.Middle(room, max(high*0.7, min(room.W*0.5, sh.Theme.Px(220)*sh.Theme.Text))), high)
		means := "legacy.means"
		if x.Choices.Asks(fortress.AskLegacy) {
			means = "legacy.next"
		}
		p.LegacyTurned(at, x.LegacyCard(sh, card), sh.Words.Say(means), part)
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
	t, s := sh.Theme, &x.Play.Shown
	a := game.Area{Name: "ship/" + id, Rect: r, Skip: true, Rule: "BF-SET-018", Tip: func() render.TooltipView { return x.shipTip(sh, place) }}
	number := 0
	if row := x.Choices.Row("visit " + id); row != nil {
		a.Name, a.Skip, number = row.Area(), false, x.Number(row)
		a.Do = func() { x.Choose(sh, row.Direct().Key) }
	}
	v := render.ShipView{ID: id, Flip: place%2 == 1, Near: near, Hover: a.Do != nil && sh.UI.Hover(a.Name), Focus: sh.UI.Focus(a.Name)}
	p.Ship(r, v)
	name := sh.Theme.Numbered(number, sh.Words.Name(id))
	if label := x.ShipLabel(sh, r, place, name); !label.Overlaps(x.Met.Card) {
		x.drawShipLabel(sh, p, label, place, name, a.Do != nil)
		for i, at := range x.Stalls[place] {
			p.HandStamp(at, id, s.Pack().Resources[x.OnSale(place)[i]].Price)
		}
		x.drawFace(sh, p, label, r, place)
	}
	if v.Focus {
		p.FocusRing(r, t.Px(6))
	}
	if near == 1 {
		sh.UI.Add(game.Panels, a)
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

// ShipName returns the name of the ship at a berth, with the number of the key that visits it, "" if there is none.
func (x *Precipice) ShipName(sh *game.Shell, place int) string {
	ship, ok := x.Play.Shown.Quest.Docked[place].Card()
	if !ok {
		return ""
	}
	id, number := x.Play.Shown.Pack().Ships[ship].ID, 0
	if row := x.Choices.Row("visit " + id); row != nil {
		number = x.Number(row)
	}
	return sh.Theme.Numbered(number, sh.Words.Name(id))
}

// ShipLabel returns where the label of a ship stands.
func (x *Precipice) ShipLabel(sh *game.Shell, r render.Rect, place int, name string) render.Rect {
	t := sh.Theme
	high, wide := t.LineHeight(render.Strong)+t.Px(4), t.Measure(name, render.Strong)
	if facility := x.facilityName(sh, place); facility != "" {
		high, wide = high+t.LineHeight(render.Small), max(wide, t.Measure(facility, render.Small))
	}
	label, _ := r.CutBottom(high)
	wide += t.Px(16)
	if t.Held { // the name may be wider than the ship
		room := x.Layout.Room
		return render.Rect{X: max(room.X, min(label.Centre().X-wide/2, room.Right()-wide)), Y: label.Y, W: wide, H: label.H}
	}
	return scenes.Middle(label, min(r.W, wide))
}

// drawShipLabel draws the name of a ship, and that of its facility.
func (x *Precipice) drawShipLabel(sh *game.Shell, p *render.Canvas, label render.Rect, place int, name string, open bool) {
	t := sh.Theme
	p.Round(label, t.Px(4), render.Fade(render.Void, 0.72))
	if open {
		p.Frame(label, t.Px(4), t.Hair(), render.Brass)
	}
	line, rest := label.Inset2(t.Px(3), 0).CutTop(t.LineHeight(render.Strong) + t.Px(4))
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
