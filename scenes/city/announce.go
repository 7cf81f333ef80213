package city

import (
	"strings"
	"time"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// bannerTime is how long a banner stays.
const bannerTime = 2600 * time.Millisecond

// herald shows what is announced.
type herald struct{ *Journey }

// announce shows in a banner what changes plans, and what is weighty: the turn of night, an event, a crisis, the tide, a find, a fall.
func (x herald) announce(sh *game.Shell, e rules.Event) {
	w, s := sh.Words, &x.Play.Shown
	say := func(title, text string, rim render.Ink) {
		x.banner(sh, render.BannerView{Title: title, Text: text, Rim: rim})
	}
	switch c := e.Change.(type) {
	case rules.NightMoved:
		if !s.Night() && int(c.To) >= s.Content().Figures.Nightfall-1 {
			say(w.Say("journey.night"), w.Say("journey.night.text"), render.Moon)
		}
	case rules.EventRolled:
		name := eventWord(s, c.Face)
		say(w.Name(name), w.Say("text.event."+name), render.Brass)
	case rules.TideCame:
		say(w.Say("journey.tide"), w.Say("journey.tide.text"), render.Tide)
	case rules.TileSunk:
		say(w.Say("journey.sunk", w.Name(c.Tile)), "", render.Tide)
	case rules.ZoneLaid:
		say(w.Say("journey.zone"), w.Say("journey.zone.text"), render.Find)
	case rules.Inspired:
		say(w.Say("journey.inspired", w.Name(s.HeroName(int(c.Hero)))), "", render.Find)
	case rules.Found:
		id := s.Content().Discoveries[c.Card].ID
		say(w.Name(id), w.Say("journey.found", w.Name(s.HeroName(int(c.Hero))), w.Say("text."+id)), render.Find)
	case rules.GroupFormed:
		if s.Turn > 0 {
			say(w.Name(s.Content().Encounters[c.Card].ID), w.Say("journey.comes", numberOf(int(c.Group)+1)), render.Hostile)
		}
	case rules.OutOfAction, rules.Slain:
		x.announceFall(sh, e)
	}
}

// announceFall shows in a banner that a hero has fallen, or a champion of the hostiles.
func (x herald) announceFall(sh *game.Shell, e rules.Event) {
	w, s := sh.Words, &x.Play.Shown
	switch c := e.Change.(type) {
	case rules.OutOfAction:
		title, text := "journey.fallen", w.Say("journey.fallen.text")
		if c.Dead {
			title, text = "journey.died", w.Say("journey.died.text")
		} else if by := x.told.by; by != rules.NoUnit && x.told.on == rules.UnitID(c.Hero) && s.Units[by].Team == rules.HostileTeam {
			text = w.Say("journey.fallen.by", w.Name(s.UnitName(by)))
		}
		x.banner(sh, render.BannerView{Title: w.Say(title, w.Name(s.HeroName(int(c.Hero)))), Text: text, Rim: render.Blood})
	case rules.Slain:
		if u := &s.Units[c.Unit]; s.Type() == library.Hunt && u.Team == rules.HostileTeam && s.Content().Hostiles[u.Kind].Models[u.Model].Champion {
			x.banner(sh, render.BannerView{Title: w.Say("journey.champion", w.Name(s.UnitName(c.Unit))), Text: w.Say("journey.champion.text", numberOf(int(s.QuestToken)+1), numberOf(s.Goal())), Rim: render.Find})
		}
	}
}

// banner shows a banner. That of a fall stays for its time, whatever comes after it, unless another falls.
func (x herald) banner(sh *game.Shell, v render.BannerView) {
	was := &x.told.banner
	if was.Title != "" && was.Rim == render.Blood && v.Rim != render.Blood && sh.Now.Sub(x.told.begun) < bannerTime {
		return
	}
	x.told.banner, x.told.begun = v, sh.Now
}

// drawBanner draws what was announced, for as long as it stays; while a question is asked that follows on an event or a crisis, what has
// come of that.
func (x herald) drawBanner(sh *game.Shell, p *render.Canvas) {
	if x.crisisAsked() || x.over() {
		return
	}
	past := sh.Now.Sub(x.told.begun)
	if b := &x.told.banner; b.Title != "" && past <= bannerTime && (x.Presenting() || x.came.view.Title == "" || b.Rim == render.Blood) {
		v := *b
		v.Calm = sh.Settings.Still()
		if v.Open = min(1, float32(past)/float32(bannerTime)*10); sh.Theme.Still {
			v.Open = 1
		}
		p.Banner(x.layout.Field, v)
		sh.Dirty()
		return
	}
	if v := x.came.view; v.Title != "" && !x.Presenting() && !x.coach.speaks() {
		v.Calm, v.Open = true, 1
		at := p.Banner(x.layout.Field, v)
		sh.UI.Add(game.Over, game.Area{Name: "outcome", Rect: at, Skip: true, Aloud: true, Weight: game.News, Do: func() { x.came.view = render.BannerView{}; x.Version++; sh.Dirty() }})
	}
}

// outcome is what has come of the latest event or crisis. It is shown over the next question, at every speed, until that is answered or a
// click puts it away.
type outcome struct {
	told bool // the lines of the log from here on tell it
	from int
	view render.BannerView
}

// brief says over the first question where the journey leads and what it is for.
func (x herald) brief(sh *game.Shell) {
	if s := &x.Play.Shown; s.Tiles() != nil && len(x.Play.Match.Journal) == 0 {
		id := s.Content().Journeys[s.Journey].ID
		x.came.view = render.BannerView{Title: sh.Words.Name(id), Text: sh.Words.Say("text."+id) + "\n" + sh.Words.Say("city.setup.goal."+typeWord(s), numberOf(s.Goal())), Rim: render.Find}
	}
}

// begins notes where in the log an event or a choice in a crisis begins to be told.
func (o *outcome) begins(e rules.Event, line int) {
	switch e.Change.(type) {
	case rules.EventRolled, rules.Chose:
		*o = outcome{told: true, from: line}
	}
}

// amidst are the questions that may come before an event or a crisis is over.
var amidst = map[string]bool{rules.AskReRoll: true, rules.AskCover: true, rules.AskInfect: true, rules.AskHeal: true, rules.AskCure: true, rules.AskKeep: true, rules.AskPick: true,
	rules.AskCrisis: true, rules.AskCrisisHero: true, rules.AskBorn: true, rules.AskReturn: true, rules.AskInspire: true, rules.AskWill: true}

// settleOutcome makes the card of what has come of an event or a crisis, once a question is asked.
func (x herald) settleOutcome(sh *game.Shell) {
	if x.came.view = (render.BannerView{}); !x.came.told || x.asked == nil || x.came.from >= len(x.Play.Log) {
		return
	}
	book := sh.Words.WithPlayers(x.Names)
	v := render.BannerView{Rim: render.Moon}
	var lines []string
	for i := x.came.from; i < len(x.Play.Log); i++ {
		l := &x.Play.Log[i]
		switch c := l.Change.(type) {
		case rules.EventRolled:
			name := eventWord(&x.Play.Shown, c.Face)
			v.Title, lines = book.Name(name), append(lines, book.Say("text.event."+name))
			continue
		case rules.Chose:
			v.Title = book.Name(c.What)
			continue
		case rules.PhaseBegan, rules.TurnBegan, rules.LeaderPassed, rules.ActivationBegan, rules.GroupBegan:
			i = len(x.Play.Log)
			continue
		case rules.Moved, rules.WentAway, rules.FindDiscarded:
			continue
		}
		if len(lines) < mostOutcome {
			lines = append(lines, scenes.Told(book, l))
		}
	}
	if v.Text = strings.Join(lines, "\n"); v.Text != "" {
		x.came.view = v
	}
	x.came.told = amidst[x.asked.Decision.Kind]
}

// mostOutcome is how many lines of the log an outcome shows.
const mostOutcome = 5
