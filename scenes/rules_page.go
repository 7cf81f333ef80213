package scenes

import (
	"fmt"
	"strconv"

	"precipice/game"
	"precipice/game/rulebook"
	"precipice/render"
)

// rulesLayout holds the rectangles of the rulebook's parts.
type rulesLayout struct {
	head, chapters, page render.Rect
	list                 render.Rect // inside the chapters' panel, clipped
	bar                  float32     // width of the scroll bars
}

func newRulesLayout(t *render.Theme, w, h float32) (l rulesLayout) {
	all := render.Rect{W: w, H: h}.Inset(t.Px(Gap))
	l.head, all = all.CutTop(t.Target(max(t.Px(38), t.LineHeight(render.Body)+t.Px(14))))
	_, all = all.CutTop(t.Px(Gap))
	l.chapters, all = all.CutLeft(min(t.Px(236)*(1+(t.Text-1)*0.5), w*0.3))
	_, l.page = all.CutLeft(t.Px(Gap))
	l.bar = t.Px(barFor)
	return l
}

// page is the statements shown, laid out for a width.
type page struct {
	rows   []pageRow
	height float32
	wide   float32 // width of the ids in front of the statements
}

// pageRow is a statement and its position from the top of the page.
type pageRow struct {
	rule    *rulebook.Rule
	y, h    float32
	above   string // the chapter, in search results
	awaited bool   // it is marked as not in the game yet; if the whole chapter is not, only the head says so
}

// layPage lays out the statements after a change of statements or width.
func (r *Rules) layPage(t *render.Theme, width float32) {
	g := &r.page
	if g.rows != nil {
		return
	}
	for _, p := range r.list {
		g.wide = max(g.wide, t.Measure(r.book.At(p).ID, idStyle))
	}
	g.wide += t.Px(14)
	inner := width - g.wide - 2*t.Px(rowSide)
	for _, p := range r.list {
		row := pageRow{rule: r.book.At(p), y: g.height}
		row.h = 2*t.Px(rowPadding) + t.ParagraphHeight(row.rule.Text, ruleStyle, inner)
		if r.query != "" {
			row.above = r.book.Chapters[p.Chapter].Title
			row.h += t.LineHeight(render.Small)
		}
		if row.awaited = row.rule.Awaited() && (r.query != "" || !r.book.Chapters[p.Chapter].Awaited()); row.awaited {
			row.h += t.LineHeight(render.Small)
		}
		if n := len(row.rule.See); n > 0 {
			high, _ := r.links(t, row.rule, inner)
			row.h += high
		}
		if r.query != "" {
			row.h = t.Target(row.h)
		}
		g.rows = append(g.rows, row)
		g.height += row.h
	}
}

// Padding of a statement, design units.
const (
	rowPadding = 7
	rowSide    = 10
	linkLead   = 1.15 // height of a line of links, in line heights
)

var (
	ruleStyle = render.Style{Size: 13.5, Ink: render.Ivory}
	idStyle   = render.Style{Weight: render.Bold, Size: 11, Ink: render.Brass}
	linkStyle = render.RuleRef
)

// links lays out the links of a rule in lines of the given width, as far apart as fingers need. It returns the height of
// all and each link's rectangle from the upper left corner.
func (r *Rules) links(t *render.Theme, rule *rulebook.Rule, width float32) (all float32, at []render.Rect) {
	high := t.LineHeight(linkStyle) * linkLead
	x, y := float32(0), float32(0)
	for _, id := range rule.See {
		wide := t.Measure("→ "+id, linkStyle) + t.Px(10)
		if x > 0 && x+wide > width {
			x, y = 0, y+t.Target(high)
		}
		at = append(at, render.Rect{X: x, Y: y, W: wide, H: high})
		x += wide + t.Px(4)
	}
	return y + high, at
}

// drawPage draws the open chapter or the search results.
func (r *Rules) drawPage(sh *game.Shell, p *render.Canvas, at render.Rect) {
	t, w := sh.Theme, sh.Words
	in := p.Panel(at, render.PanelView{}).Inset2(t.Px(4), 0)
	title, under := r.book.Chapters[r.chapter].Title, r.book.Chapters[r.chapter].Summary
	if r.book.Chapters[r.chapter].Awaited() {
		under = w.Say("rules.awaited.chapter", under)
	}
	if r.query != "" {
		title, under = w.Say("rules.search-for", r.query), w.Count("rules.found", len(r.list))
	}
	head := Smaller(render.Title, 1/max(1, t.Text*0.8))
	line, in := in.CutTop(t.LineHeight(head))
	p.Label(line, title, head, render.Left)
	used := p.Paragraph(in, under, render.Quiet)
	_, in = in.CutTop(used + t.Px(6))
	if len(r.list) == 0 {
		p.Paragraph(in, w.Say("rules.nothing"), render.Body)
		return
	}
	r.layPage(t, in.W-r.layout.bar)
	r.scroll.Fit(in, r.page.height)
	r.bringMarked(in)
	sh.UI.Add(game.Over, game.Area{Name: "rules/page", Rect: in, Skip: true})
	p.Clip(in, func() {
		for i := range r.page.rows {
			if row := &r.page.rows[i]; row.y+row.h > r.scroll.At && row.y < r.scroll.At+in.H {
				r.drawRow(sh, p, in, i)
			}
		}
	})
	r.scroll.Bar(p)
}

// bringMarked scrolls the marked statement into view, with some of its surroundings.
func (r *Rules) bringMarked(pane render.Rect) {
	if !r.bring || r.at < 0 || r.at >= len(r.page.rows) {
		return
	}
	row := &r.page.rows[r.at]
	r.scroll.Bring(row.y, row.y+row.h, min(pane.H*0.25, max(0, (pane.H-row.h)/2)))
}

// drawRow draws a statement: its id, its text and its links.
func (r *Rules) drawRow(sh *game.Shell, p *render.Canvas, pane render.Rect, i int) {
	t, row := sh.Theme, &r.page.rows[i]
	at := render.Rect{X: pane.X, Y: pane.Y + row.y - r.scroll.At, W: pane.W - r.layout.bar, H: row.h}
	name := "rule/" + row.rule.ID
	switch {
	case i == r.at:
		p.Round(at, t.Px(4), render.Fade(render.Brass, 0.13))
		p.Round(render.Rect{X: at.X, Y: at.Y + t.Px(3), W: t.Px(3), H: at.H - t.Px(6)}, t.Px(1.5), render.Brass)
	case sh.UI.Hover(name):
		p.Round(at, t.Px(4), render.Fade(render.Line, 0.5))
	}
	a := game.Area{Name: name, Rect: overlap(at, pane), Whole: at, Skip: true}
	if !t.Held || r.query != "" { // the mark is for keys, and fingers need its room for the links
		a.Do = func() { r.mark(i) }
	}
	sh.UI.Add(game.Over, a)
	in := at.Inset2(t.Px(rowSide), t.Px(rowPadding))
	ids, in := in.CutLeft(r.page.wide)
	if row.above != "" {
		var line render.Rect
		line, in = in.CutTop(t.LineHeight(render.Small))
		_, ids = ids.CutTop(line.H)
		p.Label(line, row.above, render.Small, render.Left)
	}
	lift := (t.LineHeight(ruleStyle) - t.LineHeight(idStyle)) / 2
	p.Text(ids.X, ids.Y+lift, row.rule.ID, idStyle)
	used := p.Paragraph(in, row.rule.Text, ruleStyle)
	_, in = in.CutTop(used)
	if row.awaited {
		var line render.Rect
		line, in = in.CutTop(t.LineHeight(render.Small))
		p.Label(line, sh.Words.Say("rules.awaited"), render.Small, render.Left)
	}
	r.drawLinks(sh, p, in, pane, i)
}

// drawLinks draws the links of a statement.
func (r *Rules) drawLinks(sh *game.Shell, p *render.Canvas, in, pane render.Rect, i int) {
	t, rule := sh.Theme, r.page.rows[i].rule
	if len(rule.See) == 0 {
		return
	}
	_, places := r.links(t, rule, in.W)
	for k, at := range places {
		at.X, at.Y = at.X+in.X, at.Y+in.Y
		id := rule.See[k]
		name := "link/" + rule.ID + "/" + id
		st := linkStyle
		chosen := i == r.at && k == r.link
		if sh.UI.Hover(name) {
			st.Ink = render.Ivory
		}
		if sh.UI.Hover(name) || chosen {
			r.peek, r.peeked = at, id
		}
		p.Label(at, "→ "+id, st, render.Left)
		if chosen {
			p.FocusRing(at.Inset2(0, t.Px(2)), t.Px(3))
		}
		if !t.Held || r.query == "" { // a touch of a result opens it where its links are
			sh.UI.Add(game.Over, game.Area{Name: name, Rect: overlap(at, pane), Skip: true, Do: func() { r.follow(id) }})
		}
	}
}

// drawHead draws the name of the screen, the search field, and the button to leave.
func (r *Rules) drawHead(sh *game.Shell, p *render.Canvas, at render.Rect) {
	t, w := sh.Theme, sh.Words
	title := BarStyle(t, render.Banner)
	name, in := at.CutLeft(t.Measure(w.Say("rules.title"), title) + t.Px(22))
	_, name = name.CutLeft(t.Px(6))
	p.Label(name, w.Say("rules.title"), title, render.Left)
	way, in := in.CutRight(t.Px(96) * min(t.Text, 1.5))
	DrawButton(sh, p, game.Over, way.Inset2(0, t.Px(2)), "rules/close", render.ButtonView{Label: w.Say("rules.close")}, sh.Pop)
	_, in = in.CutRight(t.Px(Gap))
	if r.query != "" || len(r.before) > 0 {
		way, in = in.CutRight(t.Px(96) * min(t.Text, 1.5))
		DrawButton(sh, p, game.Over, way.Inset2(0, t.Px(2)), "rules/back", render.ButtonView{Label: w.Say("rules.back")}, func() { r.back() })
		_, in = in.CutRight(t.Px(Gap))
	}
	r.drawField(sh, p, in.Inset2(0, t.Px(2)))
}

// drawField draws the typed text, or a placeholder.
func (r *Rules) drawField(sh *game.Shell, p *render.Canvas, at render.Rect) {
	t := sh.Theme
	p.Round(at, t.Px(5), render.Panel2)
	p.Frame(at, t.Px(5), t.Hair(), render.Blend(render.Line, render.Brass, 0.6))
	sh.UI.Add(game.Over, game.Area{Name: "rules/search", Rect: at, Skip: true, Role: game.TextField, Says: sh.Words.Say("rules.hint"), Value: r.query, Do: r.searching(sh)})
	in := at.Inset2(t.Px(10), 0)
	r.frame, r.field = at, game.Field{Name: "rules/search", Label: sh.Words.Say("rules.hint"), Rect: in, Size: t.Letters(render.Body)}
	if sh.Input.OnPage("rules/search") {
		return
	}
	v := render.FieldView{Text: r.query, Composing: r.composing, Writing: true, All: sh.Input.All && r.writes}
	p.FieldText(in, v, render.Body)
	if r.query+r.composing == "" {
		_, in = in.CutLeft(t.Px(6))
		p.Label(in, sh.Words.Say("rules.hint"), render.Quiet, render.Left)
	}
}

// drawChapters draws the chapters, and during a search the number of results in each.
func (r *Rules) drawChapters(sh *game.Shell, p *render.Canvas, at render.Rect) {
	t, l := sh.Theme, &r.layout
	l.list = p.Panel(at, render.PanelView{Title: sh.Words.Say("rules.chapters")})
	high := t.Target(t.LineHeight(render.Body) + t.Px(5))
	if t.Narrow { // most titles take two lines
		high = max(high, 2*t.LineHeight(render.Body)+t.Px(2))
	}
	r.side.Fit(l.list, high*float32(len(r.book.Chapters)))
	if top := high * float32(r.chapter); r.bring && r.query == "" {
		r.side.Bring(top, top+high, high)
	}
	p.Clip(l.list, func() {
		for i := range r.book.Chapters {
			row := render.Rect{X: l.list.X, Y: l.list.Y + high*float32(i) - r.side.At, W: l.list.W - l.bar*0.7, H: high}
			if row.Bottom() > l.list.Y && row.Y < l.list.Bottom() {
				r.drawChapter(sh, p, row, i)
			}
		}
	})
	r.side.Bar(p)
}

func (r *Rules) drawChapter(sh *game.Shell, p *render.Canvas, at render.Rect, i int) {
	t := sh.Theme
	name := fmt.Sprintf("chapter/%02d", i+1)
	st := render.Body.With(render.Blend(render.Muted, render.Ivory, 0.55))
	switch {
	case r.query == "" && i == r.chapter:
		p.Round(at, t.Px(4), render.Fade(render.Brass, 0.18))
		st = render.Strong
	case sh.UI.Hover(name):
		p.Round(at, t.Px(4), render.Fade(render.Line, 0.7))
		st.Ink = render.Ivory
	}
	sh.UI.Add(game.Over, game.Area{Name: name, Rect: overlap(at, r.layout.list), Whole: at, Skip: true, Do: func() {
		r.before = nil
		r.turnTo(i)
	}})
	in := at.Inset2(t.Px(7), 0)
	if r.query != "" {
		n := r.hits(i)
		if n == 0 {
			st.Ink = render.Muted
		} else {
			var part render.Rect
			count := strconv.Itoa(n)
			part, in = in.CutRight(t.Measure(count, idStyle) + t.Px(4))
			p.Label(part, count, idStyle, render.Right)
		}
	}
	if r.query == "" && r.book.Chapters[i].Awaited() {
		var part render.Rect
		mark := sh.Words.Say("rules.awaited.mark")
		part, in = in.CutRight(t.Measure(mark, render.Small) + t.Px(4))
		p.Label(part, mark, render.Small, render.Right)
		st.Ink = render.Muted
	}
	title := r.book.Chapters[i].Title
	if t.Narrow {
		st = Fitting(t, title, st, in)
	}
	if high := t.ParagraphHeight(title, st, in.W); high <= in.H && high > t.LineHeight(st) { // a row for fingers has room for two lines
		p.Paragraph(MiddleOf(in, high), title, st)
		return
	}
	p.Snug(in, title, st, render.Left)
}

// overlap returns the part of a rectangle inside another.
func overlap(r, in render.Rect) render.Rect {
	x, y := max(r.X, in.X), max(r.Y, in.Y)
	return render.Rect{X: x, Y: y, W: max(0, min(r.Right(), in.Right())-x), H: max(0, min(r.Bottom(), in.Bottom())-y)}
}
