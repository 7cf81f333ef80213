package city

import (
	"strconv"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/panes"
	"precipice/scenes/play"
)

// Journey is a journey in play: the battlefield with the heroes, the hostiles and the question around it, and the pages that take their
// place in a crisis and at the end.
type Journey struct {
	tabletop
	host *Host
	column
	drawers panes.Drawers // on a device held in the hands
	tips    field.Keeper
	herald  play.Herald
	coach   *coach // the guide, nil in most games

	ground  ground
	odds    odds
	teller  teller
	ask     questionPane
	pane    boardPane
	track   trackPane
	dial    dialPane
	party   partyPane
	group   groupPane
	crisis  crisisScreen
	ending  endScreen
	summary summary
}

// column is the right column under the name that this screen has for it.
type column struct{ right panes.Column }

// newJourney returns the screen of a session.
func newJourney(h *Host, sh *game.Shell, play *city.Session) *Journey {
	sh.Enter(city.Name)
	x := &Journey{host: h}
	x.view, x.attend, x.told, x.by, x.who.play = field.View{Sizes: field.Sizes{Least: leastFrame, Most: mostFrame, Whole: fitZoom, Far: leastZoom, Near: mostZoom}}, rules.NoUnit, nobody, x, play
	x.Stage = scenes.NewStage(play, x)
	x.Log.Tones, x.Names = logTones, play.Table.Names
	x.right.Changed = func() { x.Version++ }
	x.drawers.Changed = x.right.Changed
	x.furnish(play)
	x.refresh(sh)
	return x
}

// furnish makes the parts of the screen, each of which holds what it needs of the others.
func (x *Journey) furnish(play *city.Session) {
	d := &x.tabletop
	x.ground.play = play
	x.coach = newCoach(&lessons{x.host.Course, &x.host.Lesson, x.host.keep}, d, &x.ground, &x.right, &x.drawers)
	x.odds.d = d
	x.teller = teller{d, &x.odds}
	x.ask = questionPane{d: d, teller: &x.teller, coach: x.coach}
	x.pane = boardPane{d: d, ground: &x.ground, teller: &x.teller, ask: &x.ask, coach: x.coach}
	x.track, x.dial, x.group.d = trackPane{d}, dialPane{d}, d
	x.party = partyPane{d: d, ask: &x.ask, dial: &x.dial}
	x.crisis = crisisScreen{d: d, odds: &x.odds, dial: &x.dial}
	x.ending = endScreen{d, x.coach, x.host}
	x.summary = summary{d: d, coach: x.coach, herald: &x.herald}
}

// Limits of the zoom: a unit of the plane in design units; a space is two units high.
const (
	leastFrame = 17
	mostFrame  = 30
	fitZoom    = 44
	leastZoom  = 5
	mostZoom   = 60
)

// logTones holds the tones of log lines that are not plain.
var logTones = map[string]render.Tone{"turn": render.Highlit, "phase": render.Highlit, "group-activation": render.Highlit, "activation": render.Highlit,
	"night-falls": render.Highlit, "rolled": render.Subdued, "rolled-again": render.Subdued, "die-spent": render.Subdued, "destiny-spent": render.Subdued,
	"no-effect": render.Subdued, "goes-for": render.Subdued, "held": render.Subdued, "out-of-action": render.Highlit, "died": render.Highlit,
	"found": render.Highlit}

// Name implements game.Scene.
func (*Journey) Name() string { return "journey" }

// Says implements game.Scene.
func (x *Journey) Says() map[string]string {
	s, journal := &x.Play.Shown, x.Play.Match.Journal
	says := map[string]string{"turn": strconv.Itoa(int(s.Turn)), "phase": s.Phase.String(), "result": s.Result.String(), "night": strconv.FormatBool(s.Night()),
		"log": strconv.Itoa(len(x.Play.Log)), "made": strconv.Itoa(len(journal)), "pending": "", "seat": "", "last": "", "problem": x.Problem}
	if len(journal) > 0 {
		says["last"] = journal[len(journal)-1]
	}
	if x.asked != nil {
		says["pending"], says["seat"] = x.asked.Decision.Kind, strconv.Itoa(int(x.asked.Decision.Seat))
	}
	x.coach.says(says)
	return says
}

// TapeAt implements scenes.Watchable.
func (x *Journey) TapeAt(*game.Shell) render.Rect { return x.layout.Asks }

// Then implements scenes.Watchable: a journey has one screen.
func (*Journey) Then(*game.Shell) scenes.Watchable { return nil }

// Moving implements game.Scene.
func (x *Journey) Moving() bool {
	return x.Presenting() || x.view.Moves() || x.drawers.Moving()
}

// Update implements game.Scene.
func (x *Journey) Update(sh *game.Shell) {
	in := &sh.Input
	sh.Wears.Night = x.Play.Shown.Night()
	if x.spoken != nil && x.spoken != sh.Words {
		x.refresh(sh)
	}
	x.spoken = sh.Words
	x.herald.Pass(sh, x.Presenting())
	busy := x.Advance(sh)
	if in.Did(game.Skip) || in.Did(game.Accept) {
		x.view.Land()
	}
	if x.asked == nil && !busy && !x.Play.Waiting() {
		x.refresh(sh)
	}
	switch {
	case busy && (in.Clicked || in.Did(game.Skip) || in.Did(game.Accept)):
	case in.Did(game.Back):
		x.back(sh)
	case in.Did(game.Undo):
		x.TakeBack(sh, x.undo)
	case in.Did(game.Redo):
		x.redo(sh)
	case in.Did(game.End):
		x.endKey(sh)
	}
	x.overlays(sh)
	x.attendView(sh)
	if x.layout.Field.W > 0 {
		x.right.Attend(sh, &x.layout, panes.Use{Needs: x.needsPanels(sh), Asks: x.asked != nil && !x.Presenting() && x.asked.Points(), Stays: x.coach.shown()})
	}
}

// needsPanels reports whether the panels bear on what is asked. Until all heroes are placed nothing moves under the pointer.
func (x *Journey) needsPanels(sh *game.Shell) bool {
	return sh.UI.Looking() || x.Play.Shown.Turn == 0 || x.crisisAsked() || x.over()
}

// overlays opens what keys open over the journey.
func (x *Journey) overlays(sh *game.Shell) {
	switch in := &sh.Input; {
	case in.Did(game.Explain):
		x.explain(sh)
	case in.Did(game.Guide):
		x.coach.attendGuide(sh)
	case in.Did(game.Keys):
		sh.Push(&scenes.Keys{})
	case in.Did(game.Look):
		sh.UI.Look(!sh.UI.Looking())
		x.Version++
	case in.Did(game.Fold):
		x.right.Turn(sh)
	case in.Digit > 0 && x.asked != nil && !x.Presenting():
		x.ask.numbered().Digit(sh, in.Digit, x.take, x.pick)
	}
}

// attendView lets the player move the camera and scroll the lists.
func (x *Journey) attendView(sh *game.Shell) {
	if x.layout.Field.W == 0 {
		return
	}
	x.view.Push(sh)
	x.view.Attend(sh, x.layout.Field, x.layout.Held)
	if sh.Input.Did(game.Fit) {
		x.turnView(sh, x.view.TurnWhole)
	}
	if scrolled := x.Log.Update(sh); x.Log.Pages(sh) || scrolled {
		x.Version++
	}
	x.ask.answers.Wheel(sh)
	x.party.acts.Wheel(sh)
}

func (x *Journey) turnView(sh *game.Shell, turn func()) {
	turn()
	x.Version++
	sh.UI.Shifted()
}

// back takes a step back: it closes a drawer, stops looking around, drops what is selected. With nothing left it opens the menu.
func (x *Journey) back(sh *game.Shell) {
	switch {
	case x.drawers.Open > 0:
		x.drawers.Pull(0)
	case sh.UI.Looking():
		sh.UI.Look(false)
	case x.asked != nil && x.asked.Picked() != nil:
		x.asked.Reset()
	default:
		x.menu(sh)
		return
	}
	x.Version++
}

// menu opens the menu over the journey.
func (x *Journey) menu(sh *game.Shell) {
	settings := func() *scenes.Settings {
		return scenes.NewSettings(manners{x.host, x}.sections).Spoken(x.refresh)
	}
	sh.Push(scenes.NewMenu(x.Play, settings, func() { x.host.Again(sh, x.Play, nil) }))
}

// refresh fetches the pending question after a change.
func (x *Journey) refresh(sh *game.Shell) {
	x.Version++
	x.group.ahead = map[int]rules.Prospect{}
	x.asked, x.odds.known, x.spots, x.pane.laying, x.ask.answers, x.party.acts = nil, map[string]forecast{}, nil, "", scenes.ScrollList{}, scenes.ScrollList{}
	if x.ask.sheet = (sheet{}); x.Play.Waiting() {
		return
	}
	d, ok := x.Play.Explained()
	if !ok {
		return
	}
	s := &x.Play.Shown
	reader := reading{x.Play.Match, s, sh.Words.WithPlayers(x.Names), labelled(sh.Words, s, x.spotsAsked())}
	if x.asked = x.ask.sheet.join(&x.tabletop, reader); x.asked == nil {
		x.asked = asking.Arrange(d, reader)
	}
	x.summary.settleOutcome(sh)
	x.summary.brief(sh)
	x.ask.numbers.Keep(d.Kind+d.About[0], x.ask.rows())
	x.Seat.Asks(d.Seat, int(s.Players))
	x.crisis.page.ask(d)
	for _, name := range d.About {
		if u := find(s, name); u != rules.NoUnit && s.Units[u].Team == rules.HostileTeam {
			x.attend = u
		}
	}
}

// take takes an option.
func (x *Journey) take(sh *game.Shell, key string) {
	if x.ask.sheet.asked() {
		x.takeRun(sh, x.ask.sheet.keys(key)...)
		return
	}
	x.coach.passed(sh)
	x.asked = nil
	x.Take(sh, key)
	x.refresh(sh)
}

// takeRun takes options one after the other, as one step.
func (x *Journey) takeRun(sh *game.Shell, keys ...string) {
	x.coach.passed(sh)
	x.asked = nil
	x.TakeRun(sh, keys...)
	x.refresh(sh)
}

// pick selects a row for the next click on the board.
func (x *Journey) pick(sh *game.Shell, r *asking.Row) {
	if !x.asked.Has(r) {
		return
	}
	x.asked.Pick(r)
	x.Version++
	sh.UI.FocusOn(r.Focus())
}

func (x *Journey) undo(sh *game.Shell) {
	x.UndoStep(sh)
	x.herald.Clear()
	x.refresh(sh)
}

func (x *Journey) redo(sh *game.Shell) {
	x.RedoStep(sh)
	x.refresh(sh)
}

// endKey takes the row that ends the activation or the question, and tells whoever hears the game what that declines.
func (x *Journey) endKey(sh *game.Shell) {
	for _, r := range x.asked.All() {
		if r.Ends && r.Direct() != nil {
			if sh.Heard() {
				sh.Say(sh.Words.Say("spoken.declined", x.ask.endLabel(sh, r)))
			}
			x.take(sh, r.Direct().Key)
			return
		}
	}
}

// explain shows the rule of what the player attends to.
func (x *Journey) explain(sh *game.Shell) {
	a, rule := sh.UI.Pointed(), ""
	switch {
	case a != nil && a.Rule != "":
		rule = a.Rule
	case a != nil && a.Tip != nil && !x.Moving():
		rule = a.Tip().Rules
	}
	if rule == "" && x.asked != nil {
		rule = x.asked.Decision.Rule
	}
	sh.OpenRule(firstRule(rule))
}

// last returns the last line of the log that tells something new.
func (x *Journey) last() *session.Line {
	if len(x.Play.Log) == 0 {
		return nil
	}
	return &x.Play.Log[len(x.Play.Log)-1]
}

// Deeds lists what the menu of deeds offers, for those without a key or a button for it.
func (x *Journey) Deeds() []game.Action {
	list := []game.Action{game.Look, game.Undo, game.Redo, game.Fit, game.Fold}
	if x.coach != nil {
		list = append(list, game.Guide)
	}
	return list
}

// first returns the area where the focus begins.
func (x *Journey) first() string {
	switch {
	case x.coach.pageShown():
		return x.coach.buttonOn()
	case x.over():
		return "result/new"
	case x.crisisAsked():
		return x.crisis.firstCell()
	case x.asked == nil:
		return ""
	}
	if first := x.ask.numbered().First(); first != "" {
		return first
	}
	if _, end := x.ask.listed(); end != nil {
		return end.Focus()
	}
	for _, r := range x.asked.All() {
		if len(r.Legal) > 0 {
			return r.Legal[0].Area()
		}
	}
	return ""
}
