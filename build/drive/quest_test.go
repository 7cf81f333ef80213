package drive

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// partOfQuest are the explorers of the first expedition. Their ships are four, so that nobody is asked for more.
var partOfQuest = []string{"janus-draik", "ur-025", "espern-locarno", "amallyn"}

// asks looks until a question of a kind waits for an answer, and answers others of these kinds with the given
// options on the way.
func asks(p *Player, kind string, answers map[string]string) Probe {
	p.t.Helper()
	for range 60 {
		q := waiting(p)
		answer, known := answers[q.Says["pending"]]
		switch {
		case q.Says["pending"] == kind:
			return q
		case !known:
			p.t.Fatalf("the question is neither %s nor one with an answer here; the program shows %s", kind, describe(q))
		}
		answered(p, q, "option/"+answer)
	}
	p.t.Fatalf("nobody is asked for %s", kind)
	return Probe{}
}

// answered clicks an answer and looks until it has been carried out.
func answered(p *Player, q Probe, area string) {
	p.t.Helper()
	p.Click(area)
	p.Until("what follows "+area, func(r Probe) bool { return r.Busy() || !r.Same(q) || r.Says["log"] != q.Says["log"] })
	p.Skip()
}

// newQuest begins a quest from the title, picks the first party and sets out.
func newQuest(p *Player, each func(step string)) {
	p.t.Helper()
	p.Scene("title")
	p.Click("title/new")
	p.Scene("setup")
	p.ClickUntil("setup/mode/quest", func(q Probe) bool { return q.Says["mode"] == "quest" })
	each("setup")
	p.SetOut()
	p.Scene("prologue")
	each("prologue")
	p.Click("prologue/go-on")
	asks(p, fortress.AskMuster, nil)
	each("muster")
	answered(p, p.Look(), "option/muster 4")
	for n, id := range partOfQuest {
		q := asks(p, fortress.AskPick, nil)
		p.Click("option/pick " + id)
		p.Until(id+" in the party", func(r Probe) bool { return r.Busy() || !r.Same(q) })
		p.Skip()
		if n == 1 {
			each("pick")
		}
	}
	setsOut(p, "1")
}

// setsOut goes from Precipice on an expedition.
func setsOut(p *Player, expedition string) {
	p.t.Helper()
	p.Until("the way out", func(q Probe) bool { return q.Scene == "precipice" && q.Has("precipice/go-on") && !q.Busy() })
	p.Click("precipice/go-on")
	if q := asks(p, fortress.AskExplore, nil); q.Scene != "expedition" {
		p.t.Fatalf("expedition %s begins with %s", expedition, describe(q))
	}
}

// goesHome ends an expedition although cards are left, which is asked for once more, and reads what happens at
// Precipice until the explorers may trade.
func goesHome(p *Player, each func(step string)) {
	p.t.Helper()
	p.Click("option/propose-end")
	p.Scene("confirm")
	each("confirm")
	p.Click("confirm/act")
	p.Skip()
	p.Until("the end of the expedition", func(q Probe) bool { return q.Scene == "expedition" && q.Has("expedition/enter") && !q.Busy() })
	each("home")
	p.Click("expedition/enter")
	for _, step := range []string{"healing", "legacy"} {
		p.Skip()
		q := p.Until("the step "+step, func(q Probe) bool {
			return q.Scene == "precipice" && q.Says["step"] == step && q.Has("precipice/go-on") && !q.Busy()
		})
		if q.Says["pending"] != "" {
			p.t.Errorf("in the step %s somebody is asked: %s", step, describe(q))
		}
		each(step)
		p.Click("precipice/go-on")
	}
	asks(p, fortress.AskVisit, nil)
	each("visit")
}

// withoutTrade answers what is left to answer at Precipice by those who want nothing.
var withoutTrade = map[string]string{fortress.AskVisit: "stay", fortress.AskTrade: "leave", fortress.AskExchange: "done"}

// A new quest goes from the setup on an expedition, home, and to the next muster, and goes on after a restart.
func TestWindowPlaysAQuest(t *testing.T) {
	data := t.TempDir()
	p, v := windowed(t, "window-quest", data, 1280, 720, "-seed", "12")
	newQuest(p, p.Frame)
	p.Again(true)
	p.Scene("title")
	p.Click("title/continue")
	asks(p, fortress.AskExplore, nil)
	p.Frame("expedition")
	p.must(v.guest.end(false))
	rich(t, data)
	p.must(v.start())
	p.Scene("title")
	p.Click("title/continue")
	asks(p, fortress.AskExplore, nil)
	goesHome(p, p.Frame)
	trade(p)
	q := asks(p, fortress.AskMuster, withoutTrade)
	p.Frame("next-muster")
	if q.Says["round"] != "1" || q.Says["step"] != "gathering" {
		t.Errorf("the next party gathers in %v", q.Says)
	}
	p.Again(false)
	continues(t, p, q)
	answered(p, p.Look(), "option/muster 4")
	for range partOfQuest {
		q := asks(p, fortress.AskPick, nil)
		p.Click(q.Starting("option/pick ")[0])
		p.Until("the next pick", func(r Probe) bool { return r.Busy() || !r.Same(q) })
		p.Skip()
	}
	for p.Look().Says["pending"] == fortress.AskDock {
		q := asks(p, fortress.AskDock, nil)
		answered(p, q, q.Starting("option/dock ")[0])
	}
}

// trade converts all archeotech of the first explorer on a ship, buys a card there, and lets it change hands.
func trade(p *Player) {
	p.t.Helper()
	q := p.Look()
	p.Click(q.Starting("option/visit ")[0])
	q = asks(p, fortress.AskTrade, nil)
	p.Frame("trade")
	if len(q.Starting("option/convert ")) == 0 {
		p.t.Fatalf("there is nothing to trade in: %s", describe(q))
	}
	for list := q.Starting("option/convert "); len(list) > 0; list = p.Look().Starting("option/convert ") {
		answered(p, p.Look(), list[0])
	}
	q = asks(p, fortress.AskTrade, nil)
	p.Frame("converted")
	sold := q.Starting("option/buy ")
	if len(sold) == 0 {
		p.t.Fatalf("nothing can be paid for: %s", describe(q))
	}
	answered(p, q, sold[0])
	q = asks(p, fortress.AskTrade, nil)
	p.Frame("bought")
	answered(p, q, "option/leave")
	q = asks(p, fortress.AskExchange, withoutTrade)
	p.Frame("exchange")
	given := slices.IndexFunc(q.Starting("option/give "), func(area string) bool { return strings.Contains(area, strings.TrimPrefix(sold[0], "option/buy ")) })
	if given < 0 {
		p.t.Fatalf("the card that was bought, %s, cannot be given away: %s", sold[0], describe(q))
	}
	answered(p, q, q.Starting("option/give ")[given])
	asks(p, fortress.AskExchange, nil)
	p.Frame("given")
}

// rich lets a bot play on the game on the disk, until the first to visit a ship carries enough archeotech for a card
// and the party may go home.
func rich(t *testing.T, data string) {
	t.Helper()
	play := botPlays(t, data, keyOf, func(s *fortress.State, d *engine.Decision) bool {
		_, points := s.Holdings(0)
		return d.Kind == fortress.AskExplore && points >= 4
	})
	_, points := play.Shown.Holdings(0)
	t.Logf("after card %d the first explorer carries %d points", play.Shown.Expedition.Round, points)
}

// botPlays lets a bot go on with the game on the disk until a question comes up, and leaves the game there.
func botPlays(t *testing.T, data string, answer func(*blackstone.Session, *engine.Decision) string, until func(*fortress.State, *engine.Decision) bool) *blackstone.Session {
	t.Helper()
	hosted, store := rulesOfGame(t), saves.NewDisk(data)
	games, err := session.Games(hosted, store)
	if err != nil || len(games) != 1 {
		t.Fatalf("the disk has %d games, %v", len(games), err)
	}
	saver := saves.NewAutosaver(store)
	play, err := session.Resume(hosted, store, games[0].Slot, saver, func() int64 { return 1 })
	if err != nil {
		t.Fatal(err)
	}
	for range 4000 {
		play.ShowAll()
		d, ok := play.Pending()
		if !ok {
			break
		}
		if until(&play.Shown, d) {
			if err := saver.Flush(); err != nil {
				t.Fatal(err)
			}
			return play
		}
		if err := play.Choose(answer(play, d)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("the question does not come up: choose another seed (card %d of expedition %d)", play.Shown.Expedition.Round, play.Shown.Quest.Expedition)
	return nil
}

// keyOf returns the answer of a bot that never goes home.
func keyOf(play *blackstone.Session, d *engine.Decision) string {
	if d.Kind == fortress.AskExplore && d.Find("turn-up") >= 0 {
		return "turn-up"
	}
	return d.Options[bot.Answer(play.Match, d)].Key()
}

// The same in a browser, in short.
func TestBrowserPlaysAQuest(t *testing.T) {
	p, _ := browsed(t, "browser-quest", "12", "")
	newQuest(p, p.Frame)
	goesHome(p, p.Frame)
	q := asks(p, fortress.AskMuster, withoutTrade)
	p.Frame("next-muster")
	p.Again(false)
	continues(t, p, q)
}
