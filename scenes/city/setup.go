package city

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/sound"
	"precipice/render"
	"precipice/scenes"
)

// Setup is the screen that sets up a journey: where it goes, who goes, and the table.
type Setup struct {
	host    *Host
	table   city.Table
	canvas  *render.Canvas
	writing scenes.Writing
	lists   [setupPages]scenes.ScrollList
	page    setupPage // shown where there is no room for all
	shown   string    // the hero whose card is read
	seed    uint64
	problem string
}

// setupPage is a part of the setup. Where there is room all stand side by side, else tabs choose one.
type setupPage uint8

const (
	wayPage setupPage = iota
	partyPage
	tablePage
	setupPages
)

var pageNames = [setupPages]string{"way", "party", "table"}

// NewSetup returns the setup with the table that was set up last.
func NewSetup(h *Host, sh *game.Shell) *Setup {
	sh.Enter(city.Name)
	s := &Setup{host: h, table: h.Table.Clone(), seed: scenes.SeedOf(sh)}
	s.shown = s.table.Setup.Heroes[0]
	return s
}

// Name implements game.Scene.
func (*Setup) Name() string { return "journey-setup" }

// Moving implements game.Scene.
func (*Setup) Moving() bool { return false }

// Says implements game.Scene.
func (s *Setup) Says() map[string]string {
	set := &s.table.Setup
	return map[string]string{"problem": s.problem, "seed": strconv.FormatUint(s.seed, 10), "journey": set.Journey, "party": strings.Join(set.Heroes, " "),
		"players": strconv.Itoa(set.Players), "level": strconv.Itoa(set.Level), "page": pageNames[s.page], "writing": s.writing.Field()}
}

// Leave implements game.Leaver.
func (s *Setup) Leave() { s.writing.End() }

// Update implements game.Scene.
func (s *Setup) Update(sh *game.Shell) {
	if s.writing.Update(&sh.Input) {
		sh.Dirty()
		return
	}
	rule := ""
	if a := sh.UI.Pointed(); a != nil {
		rule = a.Rule
		if id, ok := strings.CutPrefix(a.Name, "setup/hero/"); ok {
			s.shown = id
		}
	}
	for i := range s.lists {
		if setupPage(i) == s.page {
			s.lists[i].Update(sh)
		} else {
			s.lists[i].Wheel(sh)
		}
	}
	if sh.Input.Did(game.Back) {
		sh.Home(nil)
		return
	}
	scenes.HelpKeys(sh, rule)
}

// missing returns how many heroes are still to be chosen.
func (s *Setup) missing() int { return rules.MaxHeroes - len(s.table.Setup.Heroes) }

// change wraps a change of the table, so that the next setup remembers it.
func (s *Setup) change(sh *game.Shell, do func(*city.Table)) func() {
	return func() {
		do(&s.table)
		s.problem = ""
		s.host.Table = s.table.Clone()
		s.host.keep(sh)
		sh.Dirty()
	}
}

// begin begins the journey.
func (s *Setup) begin(sh *game.Shell) {
	s.writing.End()
	if err := s.host.begin(sh, s.table.Clone(), s.seed); err != nil {
		s.problem = sh.Sentence(err)
		sh.Dirty()
		return
	}
	s.host.tellOnce(sh)
}

// toggle takes a hero into the party, or out of it.
func (s *Setup) toggle(t *city.Table, id string) {
	set := &t.Setup
	if at := slices.Index(set.Heroes, id); at >= 0 {
		set.Heroes = slices.Delete(slices.Clone(set.Heroes), at, at+1)
	} else if len(set.Heroes) < rules.MaxHeroes {
		set.Heroes = append(slices.Clone(set.Heroes), id)
	}
}

// travel chooses a type of journey, and with it the first of its maps.
func (s *Setup) travel(t *city.Table, of library.JourneyType) {
	if s.host.journey(t.Setup.Journey).Type != of {
		t.Setup.Journey = s.host.pack.Maps(of)[0]
	}
}

// setupLayout holds the rectangles of the setup's parts. Those that are not shown are empty.
type setupLayout struct {
	bar, tabs, foot render.Rect
	pages           [setupPages]render.Rect
}

func layoutSetup(t *render.Theme, w, h float32, page setupPage) (l setupLayout) {
	var all render.Rect
	l.bar, l.foot, all = scenes.FrameSetup(t, w, h)
	gap := t.Px(scenes.Gap)
	if t.Narrow || t.Short(h) || w < t.Px(900)*t.Text {
		l.tabs, all = all.CutTop(t.Target(t.Px(34)))
		_, all = all.CutTop(gap)
		l.pages[page] = all
		return l
	}
	grow := 1 + (t.Text-1)*0.3
	l.pages[wayPage], all = all.CutLeft(min(t.Px(380)*grow, w*0.34))
	_, all = all.CutLeft(gap)
	l.pages[tablePage], all = all.CutRight(min(t.Px(330)*grow, w*0.3))
	_, l.pages[partyPage] = all.CutRight(gap)
	return l
}

// Draw implements game.Scene.
func (s *Setup) Draw(sh *game.Shell, dst *ebiten.Image) {
	if s.canvas == nil || s.canvas.Theme != sh.Theme {
		s.canvas = render.NewCanvas(sh.Theme)
	}
	w, h := sh.Size()
	l := layoutSetup(sh.Theme, float32(w), float32(h), s.page)
	p := s.canvas
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Panels)
	sh.UI.Start(s.first())
	s.drawBar(sh, p, l.bar)
	scenes.DrawSetupTabs(sh, p, l.tabs, pageNames[:], int(s.page),
		func(i int) string { return sh.Words.Say("city.setup.page." + pageNames[i]) }, func(i int) { s.page = setupPage(i) })
	for i, r := range l.pages {
		if r.W > 0 {
			s.drawPage(sh, p, setupPage(i), r)
		}
	}
	s.drawFoot(sh, p, l.foot)
	scenes.DrawPointed(sh, p, false)
	sh.NoticeRoom(render.Rect{X: l.foot.X, Y: sh.Theme.Px(8), W: l.foot.W, H: sh.Theme.Px(80)})
}

// first returns the area that the focus begins at.
func (s *Setup) first() string {
	if s.missing() == 0 {
		return "setup/set-out"
	}
	return "setup/type/" + library.JourneyWords[s.host.journey(s.table.Setup.Journey).Type]
}

// deedsDoor is the area of what opens the page of deeds.
const deedsDoor = "setup/deeds"

func (s *Setup) drawBar(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	in := scenes.DrawPreludeButton(sh, p, scenes.DrawSetupBar(sh, p, r), w.Say("city.setup.title"), s.host.prelude)
	in = scenes.DrawWords(sh, p, in, w.Say("city.setup.title"), deedsDoor, w.Say("city.setup.deeds.open"), func() { s.host.openDeeds(sh) })
	p.Snug(in, w.Say("city.setup.title"), scenes.BarStyle(t, render.Banner), render.Left)
}

// drawFoot draws what is still missing, and the button that begins the journey.
func (s *Setup) drawFoot(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	on, rest := r.CutRight(max(r.W*0.26, min(r.W*0.5, t.Px(300))))
	scenes.DrawButton(sh, p, game.Panels, on, "setup/set-out", render.ButtonView{Label: w.Say("city.setup.begin"), Primary: true, Disabled: s.missing() > 0}, func() { s.begin(sh) })
	missing := ""
	if n := s.missing(); n > 0 {
		missing = w.Count("city.setup.missing", n)
	}
	scenes.DrawSetupFoot(sh, p, rest, s.problem, missing, s.goal(sh))
}

// goal says what the journey is for, with what it takes on its map (CC-G-004).
func (s *Setup) goal(sh *game.Shell) string {
	list := s.host.pack.Journeys
	at := slices.IndexFunc(list, func(j library.Journey) bool { return j.ID == s.table.Setup.Journey })
	return sh.Words.Say("city.setup.goal."+library.JourneyWords[list[at].Type], numberOf(s.host.pack.GoalOf(at)))
}

// drawPage draws a part of the setup as rows, which scroll where they have no room.
func (s *Setup) drawPage(sh *game.Shell, p *render.Canvas, page setupPage, r render.Rect) {
	in := p.Panel(r, render.PanelView{Title: sh.Words.Say("city.setup.head." + pageNames[page])})
	rows := setupRows{s: s, sh: sh, p: p, list: &s.lists[page], wide: in.W - sh.Theme.Px(14)}
	switch page {
	case wayPage:
		rows.way()
	case partyPage:
		rows.party(in)
	case tablePage:
		rows.table()
	}
	s.lists[page].Draw(sh, p, in, sh.Theme.Px(6), rows.rows)
}

// Score implements game.Scored.
func (*Setup) Score() sound.Score { return sound.Score{Place: sound.Quay} }
