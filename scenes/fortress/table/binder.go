package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// Binder shows the cards of a game in full: the party, the other explorers of a quest, then the kinds of hostiles
// (BF-SET-017).
type Binder struct {
	canvas *render.Canvas
	layout binderLayout
	IDs    []string
	Card   FullCard
	list   scenes.ScrollList

	Hands map[string][]HandCard // by explorer
}

type binderLayout struct{ head, list, card render.Rect }

func newBinderLayout(t *render.Theme, w, h float32) (l binderLayout) {
	all := render.Rect{W: w, H: h}.Inset(t.Px(scenes.Gap))
	l.head, all = all.CutTop(t.Target(max(t.Px(38), t.LineHeight(render.Body)+t.Px(14))))
	_, all = all.CutTop(t.Px(scenes.Gap))
	l.list, all = all.CutLeft(min(t.Px(236)*(1+(t.Text-1)*0.5), w*0.3))
	_, l.card = all.CutLeft(t.Px(scenes.Gap))
	return l
}

// NewBinder opens the cards of a game at one of them. Push it over the current screen. Column is the
// hostile's current column, "" for none.
func NewBinder(s *fortress.State, id, column string) *Binder {
	b := &Binder{Card: FullCard{Pack: s.Pack()}, Hands: map[string][]HandCard{}}
	for e := range s.Party {
		if s.Party[e].Playing {
			card := &s.Pack().Explorers[s.Party[e].Kind]
			b.IDs = append(b.IDs, card.ID)
			b.Hands[card.ID] = HandOf(s, e)
			if card.ID == id && s.Party[e].Inspired {
				b.Card.Side = 1
			}
		}
	}
	for kind := range s.Pack().Explorers { // of a quest, who stay behind
		id := s.Pack().Explorers[kind].ID
		if _, goes := b.Hands[id]; !goes && s.Mode() == fortress.Campaign {
			b.IDs, b.Hands[id] = append(b.IDs, id), StoredHand(s, kind)
		}
	}
	for i := range s.Pack().Hostiles {
		b.IDs = append(b.IDs, s.Pack().Hostiles[i].ID)
	}
	b.Card.ID, b.Card.Column, b.Card.Layer = id, column, game.Over
	if id == "" {
		b.Card.ID = b.IDs[0]
	}
	return b
}

// Name implements game.Scene.
func (b *Binder) Name() string { return "cards" }

// Moving implements game.Scene.
func (b *Binder) Moving() bool { return false }

// Covers implements game.Coverer.
func (b *Binder) Covers() {}

// Says implements game.Scene.
func (b *Binder) Says() map[string]string { return map[string]string{"card": b.Card.ID} }

// Update implements game.Scene.
func (b *Binder) Update(sh *game.Shell) {
	b.Card.Update(sh)
	b.list.Wheel(sh)
	if scenes.HelpKeys(sh, "") {
		return
	}
	if sh.Input.Did(game.Back) || sh.Input.Did(game.Cards) {
		sh.Pop()
	}
}

// Turn opens another card.
func (b *Binder) Turn(sh *game.Shell, id string) {
	b.Card.Show(id)
	b.Card.Column = ""
	sh.Dirty()
}

// Draw implements game.Scene.
func (b *Binder) Draw(sh *game.Shell, dst *ebiten.Image) {
	t, w := sh.Theme, sh.Words
	if b.canvas == nil || b.canvas.Theme != t {
		wide, high := sh.Size()
		b.canvas, b.layout = render.NewCanvas(t), newBinderLayout(t, float32(wide), float32(high))
	}
	p, l := b.canvas, &b.layout
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	back, head := l.head.CutRight(max(t.Px(90), t.Measure(w.Say("setup.back"), render.Strong)+t.Px(24)))
	_, head = head.CutRight(t.Px(scenes.Gap))
	head = scenes.DrawHelp(sh, p, game.Over, head)
	p.Label(head.Inset2(t.Px(6), 0), w.Say("binder.title"), render.Banner, render.Left)
	scenes.DrawButton(sh, p, game.Over, back.Inset2(0, t.Px(3)), "cards/back", render.ButtonView{Label: w.Say("setup.back")}, sh.Pop)
	in := p.Panel(l.list, render.PanelView{})
	gap, rows := t.Px(4), make([]scenes.ListRow, 0, len(b.IDs))
	high := t.Target(min(t.Px(34)*t.Text, in.H/float32(len(b.IDs))) - gap)
	for _, id := range b.IDs {
		name := "cards/" + id
		rows = append(rows, scenes.ListRow{Height: high, Names: []string{name}, Draw: func(at render.Rect) {
			p.OptionRow(at, render.OptionView{Label: w.Name(id), Chosen: b.Card.ID == id, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
			b.list.Area(sh, game.Over, game.Area{Name: name, Rect: at, Do: func() { b.Turn(sh, id) }})
		}})
	}
	b.list.Draw(sh, p, in, gap, rows)
	b.Card.Hand = b.Hands[b.Card.ID]
	b.Card.Draw(sh, p, l.card)
}

// AddCardArea adds the area of a portrait that opens its card.
func (c *Stage) AddCardArea(sh *game.Shell, r render.Rect, e int) {
	s := &c.Play.Shown
	id := s.Pack().Explorers[s.Party[e].Kind].ID
	sh.UI.Add(game.Panels, game.Area{Name: "read/" + s.Name(e), Rect: r, Skip: true, Says: sh.Words.Say("spoken.card", sh.Words.Name(s.Name(e))), Do: func() { c.OpenCards(sh, id, "") },
		Tip: func() render.TooltipView {
			v := c.CardTip(sh, e)
			v.Sub = sh.Words.Say("sheet.open")
			return v
		}})
}

// CardAt returns the character card that is pointed at, -1 for none.
func (c *Stage) CardAt(sh *game.Shell) int {
	s := &c.Play.Shown
	for e := range s.Party {
		if a := sh.UI.Pointed(); a != nil && s.Party[e].Playing && (a.Name == "card/"+s.Name(e) || a.Name == "read/"+s.Name(e)) {
			return e
		}
	}
	return -1
}
