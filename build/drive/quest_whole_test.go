package drive

import (
	"flag"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/saves"
)

var questChoices = flag.Int("quest-choices", 30, "how many of a quest's choices are made in the window as a bot makes them beside it")

// paths are the areas that lead on where nobody is asked.
var paths = []string{"precipice/go-on", "expedition/enter", "result/go-on", "confirm/act"}

// pathOn returns the area that leads on, "" where there is none.
func pathOn(q Probe) string {
	for _, name := range paths {
		if q.Has(name) {
			return name
		}
	}
	return ""
}

// A bot begins a quest beside the window, and each of its choices is made in the window with the mouse. Both games are
// the same at the end. -quest-choices goes further than the first choices.
func TestWindowFollowsABotThroughAQuest(t *testing.T) {
	data := t.TempDir()
	var play *blackstone.Session
	if inWindow {
		play = questOnDisk(t, data, 5, asked(fortress.AskPick))
	}
	p, v := windowed(t, "window-whole", data, 1280, 720)
	p.Scene("title")
	p.Click("title/continue")
	seen := map[string]bool{}
	for n := range *questChoices {
		d, ok := play.Pending()
		if !ok {
			t.Logf("the quest ends after %d choices", n)
			break
		}
		q := toQuestion(p, d, seen)
		standsWith(p, play)
		if kind := q.Scene + " " + d.Kind; !seen[kind] {
			seen[kind] = true
			p.Frame(fmt.Sprintf("%03d-%s", len(seen), kind))
		}
		takes(p, byBot(play, d))
		if err := chooses(play, byBot(play, d)); err != nil {
			t.Fatal(err)
		}
		play.ShowAll()
	}
	p.Skip()
	p.must(v.guest.end(false))
	b := &beside{t, rulesOfGame(t).Rules, saves.NewDisk(data)}
	if b.resume().Match.Hash() != play.Match.Hash() {
		t.Error("the game in the window is not the one beside it")
	}
}

// standsWith fails unless the window has come to the same choice as the game beside it, by the same last one.
func standsWith(p *Player, play *blackstone.Session) {
	p.t.Helper()
	journal := play.Match.Journal
	want := map[string]string{"made": strconv.Itoa(len(journal)), "last": ""}
	if len(journal) > 0 {
		want["last"] = journal[len(journal)-1]
	}
	q := p.Look()
	for key, say := range want {
		if q.Says[key] != say {
			p.t.Fatalf("choice %s was %q in the window and, as choice %s, %q beside it", q.Says["made"], q.Says["last"], want["made"], want["last"])
		}
	}
}

// toQuestion goes on until a question is asked, and keeps a picture of each kind of page on the way.
func toQuestion(p *Player, d *engine.Decision, seen map[string]bool) Probe {
	p.t.Helper()
	for range 40 {
		p.Skip()
		q := p.Until("something to do", func(q Probe) bool {
			return !q.Busy() && (q.Says["pending"] != "" && len(q.Starting("option/")) > 0 || pathOn(q) != "")
		})
		path := pathOn(q)
		if path == "" {
			if q.Says["pending"] != d.Kind {
				p.t.Fatalf("%s is asked, not %s; the program shows %s", q.Says["pending"], d.Kind, describe(q))
			}
			return q
		}
		if page := fmt.Sprintf("%s %s %s", q.Scene, q.Says["step"], path); !seen[page] {
			seen[page] = true
			p.Frame(fmt.Sprintf("%03d-%s", len(seen), strings.ReplaceAll(page, "/", "-")))
		}
		p.Click(path)
		p.Until("the way through "+path, func(r Probe) bool { return r.Busy() || !r.Has(path) || !r.Same(q) })
	}
	p.t.Fatal("no question is reached")
	return Probe{}
}

// takes clicks an option until it has been carried out. A board that moves to show its target may miss a click.
func takes(p *Player, key string) {
	p.t.Helper()
	reaches(p, key)
	made := p.Look().Says["made"]
	done := func(r Probe) bool { return r.Says["made"] != made }
	for range 5 {
		p.Until("a still board with "+key, func(r Probe) bool { return done(r) || !r.Busy() && r.Has("option/"+key) })
		if done(p.Look()) {
			break
		}
		p.Click("option/" + key)
		for end := time.Now().Add(10 * time.Second); time.Now().Before(end) && !done(p.Look()); {
		}
	}
	p.Until("what follows "+key, done)
	p.Skip()
}

// reaches makes an option stand on the screen: by the row of its action, for an aimed shot by the key, and
// by the whole board.
func reaches(p *Player, key string) {
	p.t.Helper()
	q := p.Look()
	if q.Has("option/" + key) {
		return
	}
	way := ""
	for _, name := range q.Starting("row/") {
		if row := strings.TrimPrefix(name, "row/"); within(strings.Fields(row), strings.Fields(key)) && len(name) > len(way) {
			way = name
		}
	}
	if way != "" {
		p.Click(way)
	}
	if strings.HasSuffix(key, " aimed") && !p.Look().Has("option/"+key) {
		p.Key("KeyA")
	}
	if !p.Look().Has("option/" + key) {
		p.Key("KeyF") // the target stands beyond the edge of the board's view
	}
}

// within reports whether the words stand in a text in their order.
func within(words, text []string) bool {
	for _, word := range text {
		if len(words) > 0 && words[0] == word {
			words = words[1:]
		}
	}
	return len(words) == 0
}
