package scenes

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/rulebook"
	"precipice/render"
)

// Rules is the rulebook over another screen: chapters at the left, statements at the right, and a search
// field that receives everything typed.
type Rules struct {
	canvas *render.Canvas
	book   *rulebook.Book
	leaf
	before    []leaf      // the history, for going back
	field     game.Field  // the search field; its name is "" before it is drawn
	frame     render.Rect // the whole of it
	writes    bool        // on a device held in the hands: the search field was touched, so the keyboard of the screen is there
	composing string      // what an input method is composing behind the query
	link      int         // selected link of the marked statement, -1 for none

	page   page // the laid-out statements
	layout rulesLayout
	bring  bool   // scroll the marked statement and chapter into view
	side   Scroll // of the chapter list
	peek   render.Rect
	peeked string // the rule of the link at peek, "" if the player attends to no link
}

// leaf is an open page: a chapter, or the results of a search.
type leaf struct {
	query   string
	list    []rulebook.Place
	chapter int
	at      int // index of the marked statement, -1 for none
	scroll  Scroll
}

// rulebookAt returns the rulebook that has a rule, open there. If none has it, it is that of the game that is played, or that the title
// shows, at its beginning. Push it over the current screen.
func rulebookAt(sh *game.Shell, all Games, id string) game.Scene {
	now := all[0]
	for _, g := range all {
		book := bookOf(sh, g)
		if _, ok := book.Place(id); ok {
			return newRules(book, id)
		}
		if g.Hosted().About().Name == sh.Ruleset() {
			now = g
		}
	}
	return newRules(bookOf(sh, now), id)
}

func bookOf(sh *game.Shell, g Game) *rulebook.Book {
	book, err := g.Rulebook(sh.Words.Language())
	if err != nil {
		panic(err) // the rulebook is embedded, and a test reads all of it
	}
	return book
}

// newRules opens a rulebook at a rule, or at its beginning if there is no such rule.
func newRules(book *rulebook.Book, id string) *Rules {
	r := &Rules{book: book, link: -1}
	if place, ok := book.Place(id); ok {
		r.open(place)
	} else {
		r.turnTo(firstInTheGame(book))
	}
	return r
}

// firstInTheGame returns the first chapter of which more rules are in the game than not, so that a newcomer
// does not begin with what cannot be played yet.
func firstInTheGame(book *rulebook.Book) int {
	return max(0, slices.IndexFunc(book.Chapters, func(c rulebook.Chapter) bool {
		awaited := 0
		for i := range c.Rules {
			if c.Rules[i].Awaited() {
				awaited++
			}
		}
		return 2*awaited < len(c.Rules)
	}))
}

// Name implements game.Scene.
func (r *Rules) Name() string { return "rules" }

// Moving implements game.Scene.
func (r *Rules) Moving() bool { return false }

// Covers implements game.Coverer.
func (r *Rules) Covers() {}

// Says implements game.Scene.
func (r *Rules) Says() map[string]string {
	says := map[string]string{"query": r.query, "found": strconv.Itoa(len(r.list)), "chapter": r.book.Chapters[r.chapter].Title, "rule": ""}
	if m := r.marked(); m != nil {
		says["rule"] = m.ID
	}
	return says
}

// marked returns the marked statement, nil for none.
func (r *Rules) marked() *rulebook.Rule {
	if r.at < 0 || r.at >= len(r.list) {
		return nil
	}
	return r.book.At(r.list[r.at])
}

// turnTo opens a chapter at its beginning.
func (r *Rules) turnTo(chapter int) {
	r.leaf = leaf{chapter: chapter, at: -1}
	for i := range r.book.Chapters[chapter].Rules {
		r.list = append(r.list, rulebook.Place{Chapter: chapter, Rule: i})
	}
	r.changed()
}

// open opens the chapter of a rule with the rule marked.
func (r *Rules) open(at rulebook.Place) {
	r.turnTo(at.Chapter)
	r.at = at.Rule
}

// changed records that other statements are shown.
func (r *Rules) changed() {
	r.link, r.bring = -1, true
	r.page = page{}
}

// follow opens a rule; going back returns to the current page.
func (r *Rules) follow(id string) {
	if place, ok := r.book.Place(id); ok {
		r.before = append(r.before, r.leaf)
		r.open(place)
	}
}

// search shows the results of a query. Going back, or emptying the field, returns to the page open before
// the first word.
func (r *Rules) search(query string) {
	switch {
	case query == r.query:
		return
	case query == "":
		r.back()
		return
	case r.query == "":
		r.before = append(r.before, r.leaf)
	}
	r.leaf = leaf{query: query, list: r.book.Search(query), chapter: r.chapter}
	r.changed()
}

// back goes back once inside the book. It returns false at the start of the history.
func (r *Rules) back() (ok bool) {
	if len(r.before) == 0 {
		return false
	}
	last := len(r.before) - 1
	r.leaf, r.before = r.before[last], r.before[:last]
	r.changed()
	r.bring = false
	return true
}

// step marks the next or previous statement, across chapters.
func (r *Rules) step(by int) {
	at := r.at + by
	switch {
	case r.query == "" && at >= len(r.list) && r.chapter+1 < len(r.book.Chapters):
		r.turnTo(r.chapter + 1)
		at = 0
	case r.query == "" && at < 0 && r.at >= 0 && r.chapter > 0:
		r.turnTo(r.chapter - 1)
		at = len(r.list) - 1
	}
	r.at = max(0, min(at, len(r.list)-1))
	r.link, r.bring = -1, true
}

// leafThrough opens the next or previous chapter.
func (r *Rules) leafThrough(by int) {
	if to := r.chapter + by; r.query == "" && to >= 0 && to < len(r.book.Chapters) {
		r.turnTo(to)
	}
}

// choose follows the selected link, or opens a search result in its chapter.
func (r *Rules) choose() {
	switch m := r.marked(); {
	case m == nil:
	case r.link >= 0:
		r.follow(m.See[r.link])
	case r.query != "":
		r.follow(m.ID)
	case len(m.See) > 0:
		r.follow(m.See[0])
	}
}

// turn selects another link of the marked statement.
func (r *Rules) turn(by int) {
	if m := r.marked(); m != nil && len(m.See) > 0 {
		n := len(m.See)
		if r.link < 0 && by < 0 {
			r.link = 0
		}
		r.link = (r.link + by + n) % n
	}
}

// hits counts the search results in a chapter.
func (r *Rules) hits(chapter int) (n int) {
	for _, p := range r.list {
		if p.Chapter == chapter {
			n++
		}
	}
	return n
}

// mark marks a clicked statement. It opens a search result in its chapter.
func (r *Rules) mark(i int) {
	r.at, r.link = i, -1
	if r.query != "" {
		r.choose()
	}
}

// Draw implements game.Scene.
func (r *Rules) Draw(sh *game.Shell, dst *ebiten.Image) {
	t := sh.Theme
	if r.canvas == nil || r.canvas.Theme != t {
		w, h := sh.Size()
		r.canvas, r.layout, r.page = render.NewCanvas(t), newRulesLayout(t, float32(w), float32(h)), page{}
		r.bring = true
	}
	p := r.canvas
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	r.peeked = ""
	r.drawHead(sh, p, r.layout.head)
	r.drawChapters(sh, p, r.layout.chapters)
	r.drawPage(sh, p, r.layout.page)
	r.bring = false
	if m, ok := r.book.Rule(r.peeked); ok {
		p.Tooltip(r.peek, render.TooltipView{Title: m.ID, Text: m.Text})
	}
}
