package table

import (
	"slices"
	"strconv"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
)

// mostFinds is how many found cards are shown at once.
const mostFinds = 3

// NoteFind records that a discovery card was found, until the next choice.
func (c *Stage) NoteFind(e fortress.Event) {
	if found, ok := e.Change.(fortress.Found); ok {
		c.Found = append(c.Found, found)
	}
}

// DrawFinds draws the discovery cards found since the last choice, in the lower right corner of r. They do
// not move, so that they can be read, and neither wait for the player nor for time: a click or the next
// choice takes them away.
func (c *Stage) DrawFinds(sh *game.Shell, p *render.Canvas, r render.Rect) {
	c.DrawFindsOf(sh, p, r, FindWide(sh.Theme, r))
}

// FindWide is the width of a found card in r.
func FindWide(t *render.Theme, r render.Rect) float32 {
	return min(t.Px(212)*min(t.Text, 1.5), r.W*0.4)
}

// Resting lists the found cards that lie on the screen, the latest of them.
func (c *Stage) Resting() []fortress.Found {
	list := c.Found
	if _, flies := c.Discovering(); flies && c.Flies {
		list = list[:max(0, len(list)-1)] // it lies here when it has been shown
	}
	return list[max(0, len(list)-mostFinds):]
}

// DrawFindsOf draws them with a width.
func (c *Stage) DrawFindsOf(sh *game.Shell, p *render.Canvas, r render.Rect, wide float32) {
	t, list := sh.Theme, c.Resting()
	for i := range list {
		high := c.FindHeight(sh, &list[i], wide)
		if i == 0 {
			r.H -= t.Px(4)
		}
		at := render.Rect{X: r.Right() - wide - t.Px(4), Y: r.Bottom() - high, W: wide, H: high}
		if at.Y < r.Y {
			return
		}
		c.DrawFind(sh, p, at, &list[i])
		sh.UI.Add(game.Panels, game.Area{Name: "found/" + strconv.Itoa(i), Rect: at, Skip: true, Weight: game.News, Do: func() { c.Found = nil; c.Version++ }})
		r.H -= high + t.Px(6)
	}
}

const findPicture = 84

// findStyles are the styles of who finds, what, and the text of the card.
var findStyles = [3]render.Style{render.Small.With(render.Brass), {Weight: render.Display, Size: 15, Tracking: 0.4, Ink: render.Ivory}, render.Quiet}

// findTexts returns who finds, what, and the text of the card with its worth.
func (c *Stage) findTexts(sh *game.Shell, found *fortress.Found) [3]string {
	s, w := &c.Play.Shown, sh.Words
	card := &s.Pack().Discoveries[found.Kind]
	return [3]string{w.Say("find.who", w.Name(s.Name(int(found.Explorer)))), w.Name(card.ID), FindText(w, card)}
}

// FindText returns what a discovery card says, and its worth.
func FindText(w *words.Book, card *library.Discovery) string {
	text := w.Say("text." + card.ID)
	if card.Value > 0 {
		text += " " + w.Count("find.worth", card.Value)
	}
	return text
}

// Finds lists the discovery cards that an explorer carries.
func Finds(s *fortress.State, e int) (list []*library.Discovery) {
	x := &s.Party[e]
	for _, f := range x.Finds[:x.NumFinds] {
		if i, ok := f.Card(); ok {
			list = append(list, &s.Pack().Discoveries[i])
		}
	}
	return list
}

// findArt returns the height of the picture on a found card, 0 where there is room for the text alone.
func (c *Stage) findArt(t *render.Theme) float32 {
	if _, flies := c.Discovering(); c.FindsLow && !flies {
		return 0
	}
	return t.Px(findPicture)
}

func (c *Stage) FindHeight(sh *game.Shell, found *fortress.Found, wide float32) float32 {
	t := sh.Theme
	high := t.Px(3*8) + c.findArt(t)
	for i, text := range c.findTexts(sh, found) {
		high += t.ParagraphHeight(text, findStyles[i], wide-t.Px(2*9))
	}
	return high
}

func (c *Stage) DrawFind(sh *game.Shell, p *render.Canvas, r render.Rect, found *fortress.Found) {
	t := sh.Theme
	id := c.Play.Shown.Pack().Discoveries[found.Kind].ID
	p.Round(r, t.Px(6), render.Panel)
	p.Frame(r, t.Px(6), max(1.5, t.Px(1.6)), render.Find)
	in := r.Inset2(t.Px(9), t.Px(8))
	art, in := in.CutTop(c.findArt(t))
	if art.H > 0 {
		p.Picture(art, PictureOf(c.Play.Shown.Pack(), id, Bystander(&c.Play.Shown, int(found.Explorer))))
	}
	_, in = in.CutTop(t.Px(8))
	for i, text := range c.findTexts(sh, found) {
		_, in = in.CutTop(p.Paragraph(in, text, findStyles[i]))
	}
}

// Discovering returns the find being shown.
func (c *Stage) Discovering() (found fortress.Found, ok bool) {
	if c.Showing.On && c.Showing.Length > 0 {
		found, ok = c.Showing.Event.Change.(fortress.Found)
	}
	return found, ok
}

// noteChamber notes the hexes of the escape chamber that an event lays. Until the event has been shown they are not
// on the battlefield.
func (c *Stage) noteChamber(e fortress.Event) {
	if _, ok := e.Change.(fortress.EscapeOpened); ok {
		s := c.Play.Shown
		had := s.NumCells
		e.Apply(&s)
		c.Underway.Slides = slices.Clone(s.Cells[had:s.NumCells])
	}
}
