package precipice

import (
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// Sizes of the portrait of a host beside the ship that is visited, in design units.
const (
	hostWide  = 200 // at the normal text size
	hostHigh  = 1.2 // of the picture, in widths
	leastHost = 100 // below this height the picture is left out, and the goods show the face alone
	hostFace  = 46  // of the face above the goods
)

// HostView returns the portrait of a host.
func HostView(h *library.Host) render.HostView {
	return render.HostView{Ship: h.Ship, Skin: h.Skin, Face: h.Face, Hair: h.Hair, Locks: h.Locks, Head: h.Head, Dress: h.Dress, Cloth: h.Cloth, Trim: h.Trim,
		Marks: h.Marks, Holds: h.Holds}
}

// hostAt returns who trades at a berth, or nil if the pack says of nobody.
func hostAt(s *fortress.State, place int) *library.Host {
	if ship, ok := s.Quest.Docked[place].Card(); ok {
		return s.Pack().Host(s.Pack().Ships[ship].ID)
	}
	return nil
}

// metHost is the host of the ship that is visited, and where the card with the portrait stands: across from the ship.
// Without room for it the card is empty, and the goods show the face.
type metHost struct {
	*library.Host
	Card  render.Rect
	words float32 // height of the words below the picture
}

// meet finds the host of the ship that is visited, and a place for the portrait.
func (x *Precipice) meet(sh *game.Shell, room render.Rect) {
	x.Met = metHost{}
	t, s := sh.Theme, &x.Play.Shown
	if _, visits := s.Quest.Trade.Visitor.Card(); !visits {
		return
	}
	h := hostAt(s, int(s.Quest.Trade.At))
	if x.Met.Host = h; h == nil {
		return
	}
	if _, _, turned := x.Turned(); turned {
		return
	}
	room.H = min(room.H, max(0, x.Layout.Ask.Y-room.Y)) // the question may cover the foot of the picture
	room = room.Inset(t.Px(4))
	wide := min(room.W*0.29, t.Px(hostWide)*min(t.Text, 1.4))
	name := t.ParagraphHeight(sh.Words.Name(h.ID), render.Strong, wide-t.Px(16)) + t.Px(14)
	x.Met.words = name + t.ParagraphHeight(sh.Words.Say("text."+h.ID), render.Small, wide-t.Px(16))
	if room.H-x.Met.words < t.Px(leastHost)*1.4 {
		x.Met.words = name // the tip says the rest
	}
	high := min(wide*hostHigh, room.H-x.Met.words)
	if high < t.Px(leastHost) || wide < high*0.6 {
		return
	}
	card, _ := room.CutLeft(wide)
	if s.Quest.Trade.At%2 == 0 {
		card, _ = room.CutRight(wide)
	}
	x.Met.Card, _ = card.CutBottom(high + x.Met.words)
}

// drawHost draws the card of the host who is visited: the portrait, the name and a few words.
func (x *Precipice) drawHost(sh *game.Shell, p *render.Canvas) {
	h := x.Met.Host
	if h == nil || x.Met.Card.H == 0 {
		return
	}
	t, r := sh.Theme, x.Met.Card
	p.Panel(r, render.PanelView{Card: true, Accent: render.Fade(render.Brass, 0.5)})
	words, art := r.Inset(t.Hair()).CutBottom(x.Met.words)
	p.Host(art, HostView(h))
	words = words.Inset2(t.Px(8), t.Px(5))
	used := p.Paragraph(words, sh.Words.Name(h.ID), render.Strong.With(render.Brass))
	if _, rest := words.CutTop(used); rest.H > t.LineHeight(render.Small) {
		p.Paragraph(rest, sh.Words.Say("text."+h.ID), render.Small.With(render.Ivory))
	}
	sh.UI.Add(game.Panels, game.Area{Name: "host/" + h.ID, Rect: r, Skip: true, Rule: "BF-PRE-010", Tip: func() render.TooltipView { return hostTip(sh, h) }})
}

// hostTip says who trades at a ship.
func hostTip(sh *game.Shell, h *library.Host) render.TooltipView {
	w := sh.Words
	return render.TooltipView{Title: w.Name(h.ID), Sub: w.Say("precipice.host", w.Name(h.Ship)), Text: w.Say("text." + h.ID), Rules: "BF-PRE-010"}
}

// faceHeight returns the height of the face above the goods: none if the portrait has room of its own.
func (x *Precipice) faceHeight(t *render.Theme) float32 {
	if x.Met.Host == nil || x.Met.Card.H > 0 {
		return 0
	}
	return max(t.Px(hostFace), t.LineHeight(render.Strong)) + t.Px(4)
}

// drawMetFace draws the face of the host with the name, above the goods.
func (x *Precipice) drawMetFace(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, h := sh.Theme, x.Met.Host
	face, rest := r.CutLeft(t.Px(hostFace))
	face.H = face.W
	p.Host(face, HostView(h))
	_, rest = rest.CutLeft(t.Px(scenes.Gap))
	rest.H = face.H
	p.Snug(rest, sh.Words.Name(h.ID), render.Strong.With(render.Brass), render.Left)
	sh.UI.Add(game.Panels, game.Area{Name: "host/" + h.ID, Rect: r, Skip: true, Rule: "BF-PRE-010", Tip: func() render.TooltipView { return hostTip(sh, h) }})
}

// drawFace draws the face of a ship's host beside its label, on the side away from the platform.
func (x *Precipice) drawFace(sh *game.Shell, p *render.Canvas, label, berth render.Rect, place int) {
	h, gap := hostAt(&x.Play.Shown, place), sh.Theme.Px(3)
	at := render.Rect{X: label.X - gap - label.H, Y: label.Y, W: label.H, H: label.H}
	if place%2 == 1 {
		at.X = label.Right() + gap
	}
	if h != nil && at.X >= berth.X-gap && at.Right() <= berth.Right()+gap {
		p.Host(at, HostView(h))
	}
}
