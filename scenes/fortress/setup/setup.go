package setup

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/sound"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Setup is the screen that sets up a game: the difficulty, the players, the hostile player, the party.
type Setup struct {
	host *table.Host
	seating
	canvas  *render.Canvas
	Layout  setupLayout
	writing scenes.Writing
	seed    uint64
	card    table.FullCard
	Scroll  scenes.Scroll // of the table, where it has no room
	stakes  bool          // the table has room for what is at stake
	Page    setupPage     // where there are tabs
	laid    setupPage     // the page that the layout is for
	filled  uint64        // how often the party was filled at random
	before  []string      // the party before it was filled at random; nil if anything has changed since
	problem string
}

// setupLayout holds the rectangles of the setup's parts.
type setupLayout struct{ bar, Tabs, Table, roster, party, card, foot render.Rect }

// setupPage is what a narrow screen, or one with large text, shows of the setup at a time.
type setupPage uint8

const (
	tablePage setupPage = iota
	partyPage
	cardPage
	Pages
)

var PageNames = [Pages]string{"table", "party", "card"}

// tabbed reports whether the window is too narrow for three columns of this text.
func tabbed(t *render.Theme, w, h float32) bool {
	return t.Narrow || t.Short(h) || w < t.Px(930)*t.Text && (!t.Held || t.Text > 1.3)
}

func newSetupLayout(t *render.Theme, w, h float32, page setupPage) (l setupLayout) {
	grow := 1 + (t.Text-1)*0.3
	var all render.Rect
	l.bar, l.foot, all = scenes.FrameSetup(t, w, h)
	if tabbed(t, w, h) {
		if t.Narrow {
			l.Tabs, all = all.CutTop(t.Target(t.Px(36)))
			_, all = all.CutTop(t.Px(scenes.Gap))
		} else { // the bar has room for them
			l.Tabs = render.Rect{X: w * 0.28, Y: l.bar.Y, W: w * 0.4, H: l.bar.H}
		}
		switch page {
		case tablePage:
			l.Table = all
		case partyPage:
			if l.party, l.roster = all.CutBottom(all.H * 0.42); !t.Narrow {
				l.party, l.roster = all.CutRight(all.W * 0.45)
				l.roster.W -= t.Px(scenes.Gap)
				break
			}
			_, l.roster = l.roster.CutBottom(t.Px(scenes.Gap))
		case cardPage:
			l.card = all
		}
		return l
	}
	l.Table, all = all.CutLeft(min(t.Px(352)*grow, w*0.34))
	_, all = all.CutLeft(t.Px(scenes.Gap))
	l.card, all = all.CutRight(min(t.Px(440)*grow, w*0.37))
	middle, _ := all.CutRight(t.Px(scenes.Gap))
	middle.W = all.W - t.Px(scenes.Gap)
	middle.X = all.X
	l.party, l.roster = middle.CutBottom(max(min(t.Px(196)*grow, middle.H*0.44), 5*t.Target(0)+t.Target(0)*0.9))
	_, l.roster = l.roster.CutBottom(t.Px(scenes.Gap))
	return l
}

// NewSetup returns the setup with the table that was set up last.
func NewSetup(h *table.Host, sh *game.Shell) *Setup {
	sh.Enter(blackstone.Name)
	s := &Setup{host: h, seating: SeatingOf(h), seed: scenes.SeedOf(sh)}
	s.card = table.FullCard{Pack: h.Rules.Pack, ID: h.Rules.Pack.Explorers[0].ID, Layer: game.Panels}
	if len(s.Table.Setup.Explorers) > 0 {
		s.card.ID = s.Table.Setup.Explorers[0]
	}
	return s
}

// Name implements game.Scene.
func (s *Setup) Name() string { return "setup" }

// Moving implements game.Scene.
func (s *Setup) Moving() bool { return false }

// Says implements game.Scene.
func (s *Setup) Says() map[string]string {
	set := s.Table.Setup
	return map[string]string{"problem": s.problem, "seed": strconv.FormatUint(s.seed, 10), "party": strings.Join(set.Explorers, " "),
		"players": strconv.Itoa(set.Players), "leader": strconv.Itoa(set.Leader), "hostiles": strconv.Itoa(set.Fifth),
		"difficulty": set.Difficulty.String(), "mode": set.Mode().Word(), "quest": s.Table.Quest, "card": s.card.ID, "writing": s.writing.Field(), "written": s.writing.Text()}
}

// Update implements game.Scene.
func (s *Setup) Update(sh *game.Shell) {
	if s.writing.Update(&sh.Input) {
		sh.Dirty()
		return
	}
	s.attend(sh)
	s.card.Update(sh)
	if s.Layout.Table.W > 0 {
		s.Scroll.Update(sh)
	}
	switch a := sh.UI.Pointed(); {
	case sh.Input.Did(game.Back):
		sh.Home(nil)
	case a != nil:
		scenes.HelpKeys(sh, a.Rule)
	default:
		scenes.HelpKeys(sh, "")
	}
}

// attend shows the card of the explorer that is pointed at.
func (s *Setup) attend(sh *game.Shell) {
	a := sh.UI.Pointed()
	if a == nil {
		return
	}
	if id, ok := strings.CutPrefix(a.Name, "setup/explorer/"); ok {
		s.card.Show(id)
	} else if place, ok := strings.CutPrefix(a.Name, "setup/place/"); ok {
		if n, _ := strconv.Atoi(place); n <= len(s.Table.Setup.Explorers) {
			s.card.Show(s.Table.Setup.Explorers[n-1])
		}
	}
}

// change wraps a change of the table, so that the settings remember it.
func (s *Setup) change(sh *game.Shell, do func()) func() {
	return func() {
		s.before = nil
		do()
		s.problem = ""
		s.host.Keep(sh)
		sh.Dirty()
	}
}

// Leave implements game.Leaver.
func (s *Setup) Leave() { s.writing.End() }

// beginGame begins the game.
func (s *Setup) beginGame(sh *game.Shell) {
	s.writing.End()
	table := s.ready()
	if table.Setup.Quest {
		table.Quest = s.questName(sh)
	}
	if err := s.host.BeginAt(sh, table, s.seed); err != nil {
		s.problem = sh.Sentence(err)
		sh.Dirty()
		return
	}
	s.Table.Quest = "" // the next quest gets a name of its own
	if table.Setup.Mode() != fortress.SingleCombat {
		s.host.TellOnce(sh)
	}
	s.host.Keep(sh)
}

// PlayAgain begins a game for the same table with another seed.
func PlayAgain(h *table.Host, sh *game.Shell, table blackstone.Table) {
	if err := h.BeginAt(sh, table, scenes.NewSeed()); err != nil {
		sh.Home(err)
	}
}

// After returns the setup for an expedition or a quest, even if a single combat was played last.
func After(h *table.Host, sh *game.Shell) game.Scene {
	s := NewSetup(h, sh)
	if s.Table.Setup.Mode() == fortress.SingleCombat {
		s.Play(fortress.OneOff)
	}
	return s
}

// Draw implements game.Scene.
func (s *Setup) Draw(sh *game.Shell, dst *ebiten.Image) {
	if s.canvas == nil || s.canvas.Theme != sh.Theme || s.laid != s.Page {
		w, h := sh.Size()
		s.canvas, s.Layout, s.laid = render.NewCanvas(sh.Theme), newSetupLayout(sh.Theme, float32(w), float32(h), s.Page), s.Page
	}
	p, l := s.canvas, &s.Layout
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Panels)
	sh.UI.Start(s.first())
	s.drawBar(sh, p, l.bar)
	if l.Table.W > 0 {
		s.drawTable(sh, p, l.Table)
	}
	if l.roster.W > 0 {
		s.drawRoster(sh, p, l.roster)
		if s.Table.Setup.Quest {
			s.drawQuestWay(sh, p, l.party)
		} else {
			s.drawParty(sh, p, l.party)
		}
	}
	if l.card.W > 0 {
		s.card.Draw(sh, p, l.card)
	}
	scenes.DrawSetupTabs(sh, p, l.Tabs, PageNames[:], int(s.Page),
		func(i int) string { return sh.Words.Say("setup.page." + PageNames[i]) }, func(i int) { s.Page = setupPage(i) })
	s.drawFoot(sh, p, l.foot)
	if a := sh.UI.Pointed(); a != nil && a.Tip != nil {
		scenes.DrawTip(sh, p, s.anchorOf(a), a.Tip())
	}
	sh.NoticeRoom(s.noticeRect(sh))
}

// first returns the area that the focus begins at: the button that begins the game if nothing is missing,
// else what is played.
func (s *Setup) first() string {
	if s.missing() == 0 {
		return "setup/set-out"
	}
	return "setup/mode/" + s.Table.Setup.Mode().Word()
}

// noticeRect returns where a notice stands.
func (s *Setup) noticeRect(sh *game.Shell) render.Rect {
	l, t := &s.Layout, sh.Theme
	if l.Tabs.W > 0 {
		return render.Rect{X: l.foot.X, Y: l.bar.Bottom(), W: l.foot.W, H: t.Px(160)}
	}
	return render.Rect{X: l.roster.X, Y: t.Px(8), W: l.roster.W, H: t.Px(80)}
}

// anchorOf returns what the tip of an area stands beside: its whole row of the settings, so that the other
// answers stay visible.
func (s *Setup) anchorOf(a *game.Area) render.Rect {
	if r := a.Rect; s.Layout.Tabs.W == 0 && s.Layout.Table.Contains(r.Centre()) {
		r.X, r.W = s.Layout.Table.X, s.Layout.Table.W
		return r
	}
	return a.Rect
}

func (s *Setup) drawBar(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	in := scenes.DrawSetupBar(sh, p, r)
	if s.Layout.Tabs.W == 0 { // the tabs may lie in the bar
		in = scenes.DrawPreludeButton(sh, p, in, w.Say("setup.title"), s.host.Prelude)
	}
	p.Label(in, w.Say("setup.title"), scenes.BarStyle(t, render.Banner), render.Left)
}

// drawFoot draws what is still missing, and the button that begins the game.
func (s *Setup) drawFoot(sh *game.Shell, p *render.Canvas, r render.Rect) {
	w := sh.Words
	wide := s.Layout.card.W
	if s.Layout.Tabs.W > 0 {
		wide = r.W * 0.5
	}
	on, rest := r.CutRight(wide)
	v := render.ButtonView{Label: w.Say("setup.set-out"), Primary: true, Disabled: s.missing() > 0}
	switch s.Table.Setup.Mode() {
	case fortress.SingleCombat:
		v.Label = w.Say("setup.fight")
	case fortress.Campaign:
		v.Label = w.Say("setup.begin-quest")
	}
	scenes.DrawButton(sh, p, game.Panels, on, "setup/set-out", v, func() { s.beginGame(sh) })
	missing := ""
	if n := s.missing(); n > 0 {
		missing = w.Count("setup.missing", n)
	}
	scenes.DrawSetupFoot(sh, p, rest, s.problem, missing, w.Say("setup.ready", s.name(sh, s.Table.Setup.Leader)))
}

// chance returns a number below n. The sequence depends only on the seed.
func (s *Setup) chance(n int) int {
	s.filled++
	return rand.New(rand.NewPCG(s.seed, s.filled)).IntN(n)
}

// Score implements game.Scored.
func (s *Setup) Score() sound.Score { return sound.Score{Place: sound.Setup} }
