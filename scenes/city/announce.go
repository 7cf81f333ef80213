package city

import (
	"strings"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/play"
)

// summary shows announcements, and the card that sums up the last event.
type summary struct {
	d      *tabletop
	coach  *coach // the guide, nil in most games
	herald *play.Herald
	came   outcome
}

// drawBanner draws the announcement for as long as it stays, and over the question that follows an event the card that sums it up.
func (x *summary) drawBanner(sh *game.Shell, p *render.Canvas) {
	if x.d.fate.shown() || x.d.over() || x.d.evening.on {
		return
	}
	if b := x.herald.Banner(); b.Title != "" && (b.News || x.d.Presenting() || x.came.view.Title == "") {
		if Moments.Of(x.d.Showing.Event.Change).Dice == nil || !x.d.Showing.On || !x.d.Tray.Moving() { // otherwise the die tells first
			drawNews(sh, p, x.herald, x.d.Layout.Field)
		}
		return
	}
	if v := x.came.view; v.Title != "" && !x.d.Presenting() && !x.coach.tutor.Speaks() {
		v.Calm, v.Open = true, 1
		at := p.Banner(x.d.Layout.Field, v)
		sh.UI.Add(game.Over, game.Area{Name: "outcome", Rect: at, Skip: true, Aloud: true, Weight: game.News, Do: func() { x.came.view = render.BannerView{}; x.d.Version++; sh.Dirty() }})
	}
}

// outcome sums up the latest event. It is shown over the next question, at every speed, until that is answered or a
// click puts it away.
type outcome struct {
	told bool // the lines of the log from here on tell it
	from int
	view render.BannerView
}

// brief says over the first question where the journey leads and what it is for.
func (x *summary) brief(sh *game.Shell) {
	if s := &x.d.Play.Shown; s.Tiles() != nil && len(x.d.Play.Match.Journal) == 0 {
		id := s.Content().Journeys[s.Journey].ID
		x.came.view = render.BannerView{Title: sh.Words.Name(id), Text: sh.Words.Say("text."+id) + "\n" + sh.Words.Say("city.setup.goal."+typeWord(s), numberOf(s.Goal())), Rim: render.Find}
	}
}

// begins notes at which line of the log an event begins. The page of a crisis tells how the crisis ends.
func (o *outcome) begins(e rules.Event, line int) {
	switch e.Change.(type) {
	case rules.EventRolled:
		*o = outcome{told: true, from: line}
	case rules.Chose:
		*o = outcome{}
	}
}

// summarise builds the card that sums up the last event when the next question comes up.
func (x *summary) summarise(sh *game.Shell) {
	if x.came.view = (render.BannerView{}); !x.came.told || x.d.Question == nil || x.came.from >= len(x.d.Play.Log) {
		return
	}
	book := sh.Words.WithPlayers(x.d.Names)
	v := render.BannerView{Rim: render.Moon}
	var lines []string
	for i := x.came.from; i < len(x.d.Play.Log); i++ {
		l := &x.d.Play.Log[i]
		switch c := l.Change.(type) {
		case rules.EventRolled:
			name := eventWord(&x.d.Play.Shown, c.Face)
			v.Title, lines = book.Name(name), append(lines, book.Say("text.event."+name))
			continue
		case rules.PhaseBegan, rules.TurnBegan, rules.LeaderPassed, rules.ActivationBegan, rules.GroupBegan:
			i = len(x.d.Play.Log)
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
	x.came.told = amidst[x.d.Question.Decision.Kind]
}

// mostOutcome is how many lines of the log an outcome shows.
const mostOutcome = 5
