package scenes

import (
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// Prelude tells before the first game of a ruleset where it is set, what the danger is and who goes, in pages with a picture each.
// It lies over the game that has begun.
type Prelude struct {
	pages  []PreludePage
	ends   string // what the last button says
	at     int    // the page that is shown
	shown  time.Time
	now    time.Time
	still  bool
	canvas *render.Canvas
}

// PreludePage is a page of a prelude: its text, and what draws its picture.
type PreludePage struct {
	Text    string
	Picture func(p *render.Canvas, r render.Rect)
}

// NewPrelude returns the pages, open at the first. Ends is what the last button says.
func NewPrelude(ends string, pages ...PreludePage) *Prelude {
	return &Prelude{pages: pages, ends: ends}
}

// Times of a page: its picture comes up, and its text after it.
const (
	pictureComes = 800 * time.Millisecond
	textComes    = 400 * time.Millisecond
)

// Name implements game.Scene.
func (*Prelude) Name() string { return "prelude" }

// Moving implements game.Scene.
func (x *Prelude) Moving() bool { return !x.still && x.now.Sub(x.shown) < pictureComes+textComes }

// Covers implements game.Coverer.
func (*Prelude) Covers() {}

// Says implements game.Scene.
func (x *Prelude) Says() map[string]string { return map[string]string{"page": strconv.Itoa(x.at + 1)} }

// Update implements game.Scene. Back leaves all pages; what goes on elsewhere turns the page.
func (x *Prelude) Update(sh *game.Shell) {
	if x.shown.IsZero() {
		x.shown = sh.Now
	}
	moved := x.Moving()
	if x.now, x.still = sh.Now, sh.Settings.Still(); moved {
		sh.Dirty()
	}
	switch in := &sh.Input; {
	case HelpKeys(sh, ""):
	case in.Did(game.Back):
		sh.Pop()
	case in.Did(game.Skip), in.Did(game.End):
		x.turn(sh)
	}
}

// turn shows the next page. After the last one the game begins.
func (x *Prelude) turn(sh *game.Shell) {
	if x.at+1 == len(x.pages) {
		sh.Pop()
		return
	}
	x.at, x.shown, x.now = x.at+1, sh.Now, sh.Now
	sh.Dirty()
}

// Sizes of a page, in design units.
const (
	preludeWide   = 1040
	preludeAspect = 1.75 // of the widest picture
	preludeLeast  = 90   // a picture that would be lower is left out
)

// preludeText is the style of the text.
var preludeText = render.Style{Size: 18, Ink: render.Ivory}

// preludeLayout holds the parts of a page. A picture without room is empty.
type preludeLayout struct {
	picture, text, foot render.Rect
	style               render.Style
}

// layoutPrelude places the picture above the text, or beside it where the screen is low. The text has the room that it needs, and the
// picture what is left.
func layoutPrelude(t *render.Theme, all render.Rect, text string) (l preludeLayout) {
	gap := t.Px(Gap)
	all = all.Inset(gap)
	foot := max(t.Target(t.Px(42)), t.LineHeight(render.Strong)+t.Px(16))
	if t.Short(all.H) {
		l.picture, all = all.CutLeft(all.W * 0.5)
		_, all = all.CutLeft(2 * gap)
		l.foot, all = all.CutBottom(foot)
		_, all = all.CutBottom(gap)
		l.style = Fitting(t, text, preludeText, all)
		l.text = MiddleOf(all, t.ParagraphHeight(text, l.style, all.W))
		return l
	}
	all = Middle(all, t.Px(preludeWide)*min(t.Text, 1.2))
	l.foot, all = all.CutBottom(foot)
	_, all = all.CutBottom(2 * gap)
	l.style = Fitting(t, text, preludeText, render.Rect{W: all.W, H: all.H * 0.72})
	high := min(all.H, t.ParagraphHeight(text, l.style, all.W))
	if t.Narrow { // nothing stands far apart
		all = MiddleOf(all, all.W+2*gap+high)
	}
	l.text, all = all.CutBottom(high)
	_, all = all.CutBottom(2 * gap)
	if all.H >= t.Px(preludeLeast) {
		l.picture = Middle(all, all.H*preludeAspect)
	}
	return l
}

// Draw implements game.Scene.
func (x *Prelude) Draw(sh *game.Shell, dst *ebiten.Image) {
	if x.canvas == nil || x.canvas.Theme != sh.Theme {
		x.canvas = render.NewCanvas(sh.Theme)
	}
	p, page := x.canvas, &x.pages[x.at]
	p.Begin(dst)
	defer p.End()
	p.Fill(p.Bounds(), render.Void)
	sh.UI.Begin(game.Over)
	sh.UI.Start("prelude/next")
	l := layoutPrelude(sh.Theme, p.Bounds(), page.Text)
	sh.UI.Add(game.Over, game.Area{Name: "prelude/page", Rect: p.Bounds(), Skip: true, Role: game.Part, Do: func() { x.turn(sh) }})
	if l.picture.H > 0 {
		page.Picture(p, l.picture)
		x.veil(p, l.picture, 0, pictureComes)
	}
	sh.UI.Add(game.Over, game.Area{Name: "prelude/page/text", Rect: l.text, Skip: true, Role: game.Part, Aloud: true, Leads: true, Do: func() { x.turn(sh) }})
	p.Paragraph(l.text, page.Text, l.style)
	x.veil(p, l.text, pictureComes, textComes)
	x.drawFoot(sh, p, l.foot)
	sh.NoticeRoom(l.text)
	DrawPointed(sh, p, false)
}

// veil hides what comes up until it is there: it begins some time after the page, and lasts.
func (x *Prelude) veil(p *render.Canvas, r render.Rect, after, lasts time.Duration) {
	if hidden := 1 - float32(x.now.Sub(x.shown)-after)/float32(lasts); hidden > 0 && !x.still {
		p.Fill(r.Inset(-p.Theme.Px(2)), render.Fade(render.Void, min(1, hidden)))
	}
}

// drawFoot draws the buttons, and which of the pages is shown.
func (x *Prelude) drawFoot(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	skip, next := w.Say("prelude.skip"), w.Say("prelude.next")
	if x.at+1 == len(x.pages) {
		next = x.ends
	}
	wide := func(label string) float32 {
		return min(r.W*0.4, max(t.Px(96), t.Measure(label, ButtonText)+t.Px(32)))
	}
	left, rest := r.CutLeft(wide(skip))
	right, rest := rest.CutRight(wide(next))
	DrawButton(sh, p, game.Over, left, "prelude/skip", render.ButtonView{Label: skip}, sh.Pop)
	PlaceButton(sh, p, game.Over, render.ButtonView{Label: next, Primary: true}, game.Area{Name: "prelude/next", Rect: right, Answer: true, Do: func() { x.turn(sh) }})
	half, apart := t.Px(5), t.Px(20)
	for i := range x.pages {
		at := rest.Centre()
		at.X += apart * (float32(i) - float32(len(x.pages)-1)/2)
		ink := render.Line
		if i == x.at {
			ink = render.Brass
		}
		render.Brush{Canvas: p}.Lozenge(at, half, half*1.3, ink)
	}
}

// DrawPreludeButton draws what opens a prelude again at the right end of a line, if there is room for it beside the title of the line. It
// returns the rest of the line.
func DrawPreludeButton(sh *game.Shell, p *render.Canvas, line render.Rect, title string, prelude func(*game.Shell) *Prelude) render.Rect {
	return DrawWords(sh, p, line, title, "setup/prelude", sh.Words.Say("prelude.door"), func() { sh.Push(prelude(sh)) })
}

// DrawWords draws words that open something at the right end of a line, if there is room for them beside the title of the line. It returns
// the rest of the line.
func DrawWords(sh *game.Shell, p *render.Canvas, line render.Rect, title, name, text string, do func()) render.Rect {
	t := sh.Theme
	at, rest := line.CutRight(t.Target(t.Measure(text, render.Small) + t.Px(14)))
	if t.Measure(title, BarStyle(t, render.Banner)) > rest.W {
		return line
	}
	ink := render.Blend(render.Muted, render.Ivory, 0.3)
	if sh.UI.Hover(name) {
		ink = render.Ivory
	}
	p.Label(at, text, render.Small.With(ink), render.Middle)
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Do: do})
	return rest
}
