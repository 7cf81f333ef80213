package scenes

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"unicode"

	"precipice/game"
	"precipice/game/words"
	"precipice/render"
)

// mostSeed keeps seeds short enough to read out.
const mostSeed = 1_000_000_000

// NewSeed returns a seed by chance.
func NewSeed() uint64 { return 1 + rand.Uint64N(mostSeed-1) }

// SeedOf returns the seed that the program was started with, else one by chance.
func SeedOf(sh *game.Shell) uint64 {
	if sh.Seed != 0 {
		return sh.Seed
	}
	return NewSeed()
}

// ReadSeed reads a seed that was typed, with spaces wherever they help.
func ReadSeed(text string) (seed uint64, ok bool) {
	seed, err := strconv.ParseUint(strings.Map(func(c rune) rune {
		if unicode.IsSpace(c) {
			return -1
		}
		return c
	}, text), 10, 64)
	return seed, err == nil && seed > 0
}

// Rename sets the name of a player.
func Rename(names []string, seat int, name string) []string {
	for len(names) <= seat {
		names = append(names, "")
	}
	names[seat] = words.Named(name)
	return names
}

// FrameSetup cuts the bar and the foot off the screen.
func FrameSetup(t *render.Theme, w, h float32) (bar, foot, rest render.Rect) {
	gap := t.Px(Gap)
	bar, rest = render.Rect{W: w, H: h}.CutTop(t.Target(t.Px(36)))
	rest = rest.Inset(gap)
	foot, rest = rest.CutBottom(max(t.Target(t.Px(46)), t.LineHeight(render.Strong)+t.Px(16)))
	_, rest = rest.CutBottom(gap)
	return bar, foot, rest
}

// DrawSetupBar draws the bar with the way back and the help, and returns the rest of it.
func DrawSetupBar(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	t, w := sh.Theme, sh.Words
	p.Gradient(r, render.Panel, render.Void)
	in := r.Inset2(t.Px(12), t.Slim(5))
	back, in := in.CutRight(max(t.Px(70), t.Measure(w.Say("setup.back"), render.Strong)+t.Px(20)))
	DrawButton(sh, p, game.Panels, back, "setup/back", render.ButtonView{Label: w.Say("setup.back")}, func() { sh.Home(nil) })
	_, in = in.CutRight(t.Px(Gap))
	return DrawHelp(sh, p, game.Panels, in)
}

// DrawSetupTabs draws the tabs of the pages of the setup into r.
func DrawSetupTabs(sh *game.Shell, p *render.Canvas, r render.Rect, pages []string, page int, label func(page int) string, show func(page int)) {
	if r.W <= 0 {
		return
	}
	for i, at := range r.Columns(len(pages), sh.Theme.Px(4)) {
		name := "setup/page/" + pages[i]
		p.Chip(at, render.ChipView{Label: label(i), Chosen: page == i, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Do: func() { show(i); sh.Dirty() }})
	}
}

// DrawSetupFoot draws what is wrong, else what is missing, else what is ready, beside the button that begins the game.
func DrawSetupFoot(sh *game.Shell, p *render.Canvas, r render.Rect, wrong, missing, ready string) {
	t := sh.Theme
	_, r = r.CutRight(t.Px(Gap * 2))
	text, ink := ready, render.Muted
	switch {
	case wrong != "":
		text, ink = wrong, render.Find
	case missing != "":
		text, ink = missing, render.Brass
	}
	style := Fitting(t, text, render.Body.With(ink), r)
	_, r = r.CutTop(max(0, (r.H-t.ParagraphHeight(text, style, r.W))/2))
	p.Paragraph(r, text, style)
}
