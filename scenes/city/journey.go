package city

import (
	"strconv"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/city/places"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/panes"
)

// Journey is a journey in play: the battlefield with the heroes, the hostiles and the question around it, and the pages that take their
// place in a crisis and at the end.
type Journey struct {
	tabletop
	host  *Host
	board *art.Board // its pictures, made for one theme
	tips  field.Keeper
	coach *coach // of the guide

	readAloud

	bar    barPane
	ground ground
	odds   odds
	teller teller
	ask    questionPane
	pane   boardPane
	track  trackPane
	dial   dialPane
	party  partyPane
	above  above

	mapButton mapButton
	group     groupPane
	intents   intents
	crisis    crisisScreen
	dusk      duskScreen
	ending    endScreen
	summary   summary
	replay    replay
}

// newJourney returns the screen of a session.
func newJourney(h *Host, sh *game.Shell, play *city.Session) *Journey {
	sh.Enter(city.Name)
	x := &Journey{host: h}
	x.attend, x.told, x.by, x.who.play = rules.NoUnit, nobody, x, play
	x.Open(play, x, x)
	x.Log.Tones, x.Names = logTones, play.Table.Names
	x.furnish(play)
	x.Refresh(sh)
	return x
}

// furnish makes the parts of the screen, each of which holds what it needs of the others.
func (x *Journey) furnish(play *city.Session) {
	d := &x.tabletop
	d.fate.screen = &d.Screen
	x.ground.play = play
	x.coach = newCoach(&lessons{x.host.Course, &x.host.Lesson, x.host.keep}, d, &x.ground, &x.Column, &x.Drawers)
	x.odds.d = d
	x.teller = teller{d, &x.odds}
	x.ask = questionPane{d: d, teller: &x.teller, coach: x.coach, since: since{d: d}, voices: voices{d, x.coach}}
	x.pane = boardPane{d: d, ground: &x.ground, teller: &x.teller, ask: &x.ask, coach: x.coach, over: overhead{d, &x.intents, &x.replay}}
	x.replay = replay{d: d, since: &x.ask.since}
	x.bar = barPane{d, &x.dial, x.Menu}
	x.readAloud = readAloud{table: d, tells: &x.teller, asks: &x.ask, crises: &x.crisis}
	x.intents.d = d
	x.track, x.dial, x.group = trackPane{d}, dialPane{d}, groupPane{d: d, intents: &x.intents}
	x.party = partyPane{d: d, ask: &x.ask, dial: &x.dial}
	x.mapButton.pane = &x.pane
	x.above = above{d, &x.track, &x.party}
	x.crisis = crisisScreen{d: d, odds: &x.odds, dial: &x.dial, ask: &x.ask, party: &x.party}
	x.dusk = duskScreen{d: d, dial: &x.dial, party: &x.party}
	x.ending = endScreen{d: d, coach: x.coach, host: x.host}
	x.summary = summary{d: d, coach: x.coach, herald: &x.Herald}
}

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
	if x.Question != nil {
		says["pending"], says["seat"] = x.Question.Decision.Kind, strconv.Itoa(int(x.Question.Decision.Seat))
	}
	x.coach.tutor.Says(says)
	return says
}

// Update implements game.Scene.
func (x *Journey) Update(sh *game.Shell) {
	sh.Wears.Night = x.Play.Shown.Night()
	x.Attend(sh)
	x.crisis.attend(sh)
	x.dusk.attend(sh)
	x.ending.attend(sh)
	if sh.Input.Did(game.Guide) {
		x.coach.tutor.Attend(sh, x.Presenting())
	}
	if x.Layout.Field.W > 0 {
		x.replay.attend(sh)
		x.ask.answers.Wheel(sh)
		x.party.acts.Wheel(sh)
		x.group.list.Wheel(sh)
		// Until all heroes are placed nothing moves under the pointer.
		needs := sh.UI.Looking() || x.Play.Shown.Turn == 0 || x.fate.shown() || x.over()
		x.Column.Attend(sh, &x.Layout, panes.Use{Needs: needs, Asks: x.Question != nil && !x.Presenting() && x.Question.Points(), Stays: x.coach.tutor.Shown()})
	}
}

// Menu implements play.Tenant.
func (x *Journey) Menu(sh *game.Shell) {
	x.OpenMenu(sh, manners{x.host, x}.sections, func() { x.host.Again(sh, x.Play, nil) })
}

// Clear implements play.Tenant.
func (x *Journey) Clear() {
	x.intents.renew()
	x.odds.known, x.spots, x.pane.laying = map[string]forecast{}, nil, ""
	x.ask.answers, x.ask.sheet, x.party.acts = scenes.ScrollList{}, sheet{}, scenes.ScrollList{}
}

// Ask implements play.Tenant.
func (x *Journey) Ask(sh *game.Shell, d *engine.Decision) {
	s := &x.Play.Shown
	if x.evening.opens(s, len(x.Play.Match.Journal), x.Speed(sh)) {
		return
	}
	reader := reading{x.Play.Match, s, sh.Words.WithPlayers(x.Names), places.Layings(sh.Words, s, x.spotsAsked())}
	if x.Question = x.ask.sheet.join(&x.tabletop, reader); x.Question == nil {
		x.Question = asking.Arrange(d, reader)
	}
	x.summary.summarise(sh)
	x.summary.brief(sh)
	x.ask.number()
	x.Seat.Asks(d.Seat, int(s.Players))
	x.crisis.page.ask(d)
	for _, name := range d.About {
		if u := find(s, name); u != rules.NoUnit && s.Units[u].Team == rules.HostileTeam {
			x.attend = u
		}
	}
}

// Stands implements play.Tenant: the page of a crisis stays until what came of it has been seen, and nightfall until it has fallen.
func (x *Journey) Stands() bool { return x.fate.settled() || x.evening.on }

// Passed implements play.Tenant.
func (x *Journey) Passed(sh *game.Shell) { x.coach.tutor.Passed(sh) }

// Choose implements play.Tenant.
func (x *Journey) Choose(sh *game.Shell, key string) {
	if x.ask.sheet.asked() {
		x.AnswerRun(sh, x.ask.sheet.keys(key)...)
		return
	}
	x.Answer(sh, key)
}

// Numbered implements play.Tenant.
func (x *Journey) Numbered() asking.Numbered { return x.ask.numbered() }

// EndLabel implements play.Tenant.
func (x *Journey) EndLabel(sh *game.Shell, r *asking.Row) string { return x.ask.endLabel(sh, r) }

// Deeds lists what the menu of deeds offers, for those without a key or a button for it.
func (x *Journey) Deeds() []game.Action {
	list := []game.Action{game.Look, game.Undo, game.Redo, game.Fit, game.Fold}
	if x.coach.tutor != nil {
		list = append(list, game.Guide)
	}
	return list
}

// first returns the area where the focus begins.
func (x *Journey) first() string {
	switch {
	case x.coach.tutor.PageShown():
		return x.coach.tutor.ButtonOn()
	case x.over():
		return "result/new"
	case x.Stands():
		return onward
	case x.crisisAsked():
		return x.crisis.firstCell()
	case x.Question == nil:
		return ""
	}
	if first := x.ask.numbered().First(); first != "" {
		return first
	}
	if _, end := x.ask.listed(); end != nil {
		return end.Focus()
	}
	for _, r := range x.Question.All() {
		if len(r.Legal) > 0 {
			return r.Legal[0].Area()
		}
	}
	return ""
}
