package fortress

import (
	"strconv"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
)

// mostFinds is how many found cards are shown at once.
const mostFinds = 3

// noteFind records that a discovery card was found, until the next choice.
func (c *stage) noteFind(e fortress.Event) {
	if found, ok := e.Change.(fortress.Found); ok {
		c.found = append(c.found, found)
	}
}

// drawFinds draws the discovery cards found since the last choice, in the lower right corner of r. They do
// not move, so that they can be read, and neither wait for the player nor for time: a click or the next
// choice takes them away.
func (c *stage) drawFinds(sh *game.Shell, p *render.Canvas, r render.Rect) {
	c.drawFindsOf(sh, p, r, findWide(sh.Theme, r))
}

// findWide is the width of a found card in r.
func findWide(t *render.Theme, r render.Rect) float32 {
	return min(t.Px(212)*min(t.Text, 1.5), r.W*0.4)
}

// resting lists the found cards that lie on the screen, the latest of them.
func (c *stage) resting() []fortress.Found {
	list := c.found
	if _, flies := c.discovering(); flies && c.flies {
		list = list[:max(0, len(list)-1)] // it lies here when it has been shown
	}
	return list[max(0, len(list)-mostFinds):]
}

// drawFindsOf draws them with a width.
func (c *stage) drawFindsOf(sh *game.Shell, p *render.Canvas, r render.Rect, wide float32) {
	t, list := sh.Theme, c.resting()
	for i := range list {
		high := c.findHeight(sh, &list[i], wide)
		if i == 0 {
			r.H -= t.Px(4)
		}
		at := render.Rect{X: r.Right() - wide - t.Px(4), Y: r.Bottom() - high, W: wide, H: high}
		if at.Y < r.Y {
			return
		}
		c.drawFind(sh, p, at, &list[i])
		sh.UI.Add(game.Panels, game.Area{Name: "found/" + strconv.Itoa(i), Rect: at, Skip: true, Weight: game.News, Do: func() { c.found = nil; c.Version++ }})
		r.H -= high + t.Px(6)
	}
}

const findPicture = 84 // height of the picture on a found card, design units

// findStyles are the styles of who finds, what, and the text of the card.
var findStyles = [3]render.Style{render.Small.With(render.Brass), {Weight: render.Display, Size: 15, Tracking: 0.4, Ink: render.Ivory}, render.Quiet}

// findTexts returns who finds, what, and the text of the card with its worth.
func (c *stage) findTexts(sh *game.Shell, found *fortress.Found) [3]string {
	s, w := &c.Play.Shown, sh.Words
	card := &s.Pack().Discoveries[found.Kind]
	return [3]string{w.Say("find.who", w.Name(s.Name(int(found.Explorer)))), w.Name(card.ID), findText(w, card)}
}

// findText returns what a discovery card says, and its worth.
func findText(w *words.Book, card *library.Discovery) string {
	text := w.Say("text." + card.ID)
	if card.Value > 0 {
		text += " " + w.Count("find.worth", card.Value)
	}
	return text
}

// finds lists the discovery cards that an explorer carries.
func finds(s *fortress.State, e int) (list []*library.Discovery) {
	x := &s.Party[e]
	for _, f := range x.Finds[:x.NumFinds] {
		if i, ok := f.Card(); ok {
			list = append(list, &s.Pack().Discoveries[i])
		}
	}
	return list
}

// drawHoldings draws on a character card, in the room right of its spaces, how many cards the explorer carries. The
// tip lists them.
func (c *Combat) drawHoldings(sh *game.Shell, p *render.Canvas, room render.Rect, e int) {
	t, w := sh.Theme, sh.Words
	list := handOf(&c.Play.Shown, e)
	_, at := room.CutLeft(t.Px(3))
	_, at = at.CutRight(t.Px(3))
	if len(list) == 0 || at.W < t.Px(10) {
		return
	}
	title := w.Count("card.holds", len(list))
	c.drawSmallCards(sh, p, at, list, title)
	sh.UI.Add(game.Panels, game.Area{Name: "holds/" + c.Play.Shown.Name(e), Rect: at, Skip: true, Do: func() { c.openHand(sh, c.Play.Shown.Pack().Explorers[c.Play.Shown.Party[e].Kind].ID) }, Tip: func() render.TooltipView {
		v := render.TooltipView{Title: title, Sub: w.Name(c.Play.Shown.Name(e))}
		for i, f := range list {
			if i > 0 {
				v.Text += "\n"
			}
			v.Text += w.Say("card.held", w.Name(f.id()), f.text(w))
		}
		return v
	}})
}

const (
	smallCard  = 30 // height of a small card, design units
	mostSmall  = 3  // small cards in a fan
	smallShape = 0.74
)

// drawSmallCards draws small cards with the picture of the last of them, and how many there are.
func (c *Combat) drawSmallCards(sh *game.Shell, p *render.Canvas, r render.Rect, list []handCard, title string) {
	t := sh.Theme
	high := min(r.H, t.Grown(smallCard))
	wide, step := high*smallShape, t.Px(3)
	cards := min(mostSmall, len(list))
	if k := r.W / (wide + step*float32(cards-1)); k < 1 { // they say how many there are by themselves
		high, wide, step = high*k, wide*k, step*k
	}
	room := wide + step*float32(cards-1)
	if st := render.Small.With(render.Find); r.W-room > min(t.Px(40), t.Measure(title, st)) {
		_, text := r.CutLeft(room + t.Px(5))
		p.Snug(text, title, st, render.Left)
	}
	for i := range cards {
		at := render.Rect{X: r.X + step*float32(i), Y: r.Centre().Y - high/2, W: wide, H: high}
		p.Round(at, t.Px(2.5), render.Panel)
		if i == cards-1 {
			p.Picture(at.Inset(t.Px(1.5)), pictureOf(c.Play.Shown.Pack(), list[len(list)-1].id(), nil))
		}
		p.Frame(at, t.Px(2.5), max(1, t.Px(1.2)), render.Find)
	}
}

// findArt returns the height of the picture on a found card, 0 where there is room for the text alone.
func (c *stage) findArt(t *render.Theme) float32 {
	if _, flies := c.discovering(); c.findsLow && !flies {
		return 0
	}
	return t.Px(findPicture)
}

func (c *stage) findHeight(sh *game.Shell, found *fortress.Found, wide float32) float32 {
	t := sh.Theme
	high := t.Px(3*8) + c.findArt(t)
	for i, text := range c.findTexts(sh, found) {
		high += t.ParagraphHeight(text, findStyles[i], wide-t.Px(2*9))
	}
	return high
}

func (c *stage) drawFind(sh *game.Shell, p *render.Canvas, r render.Rect, found *fortress.Found) {
	t := sh.Theme
	id := c.Play.Shown.Pack().Discoveries[found.Kind].ID
	p.Round(r, t.Px(6), render.Panel)
	p.Frame(r, t.Px(6), max(1.5, t.Px(1.6)), render.Find)
	in := r.Inset2(t.Px(9), t.Px(8))
	art, in := in.CutTop(c.findArt(t))
	if art.H > 0 {
		p.Picture(art, pictureOf(c.Play.Shown.Pack(), id, bystander(&c.Play.Shown, int(found.Explorer))))
	}
	_, in = in.CutTop(t.Px(8))
	for i, text := range c.findTexts(sh, found) {
		_, in = in.CutTop(p.Paragraph(in, text, findStyles[i]))
	}
}
