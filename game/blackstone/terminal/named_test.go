package terminal

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/game/terminal"
	"precipice/saves"
)

// botGame lets a bot play a game in the terminal, and calls look with what is written at each prompt, together with what was
// written since the prompt before. It stops after so many decisions.
func botGame(t *testing.T, setup fortress.Setup, seed uint64, decisions int, look func(at *table, d *engine.Decision, out *bytes.Buffer)) {
	t.Helper()
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	play, err := session.New(blackstone.With(rules), blackstone.Table{Setup: setup, Seed: seed, Quest: "Long Road"}, nil, terminal.Clock)
	if err != nil {
		t.Fatal(err)
	}
	out := &bytes.Buffer{}
	base := terminal.NewTable(terminal.Streams{Out: out, Err: out}, book, saves.NewAutosaver(saves.NewMemory()))
	base.Chance = marksman{play, book}.chance
	at := &table{Lesson: terminal.Lesson{Plain: terminal.Plain{Table: base}}, play: play}
	terminal.Seat(base, play, at)
	at.Tell()
	for range decisions {
		d, asked := play.Pending()
		if !asked {
			return
		}
		at.Present()
		look(at, d, out)
		out.Reset()
		key := d.Options[bot.Answer(play.Match, d)].Key()
		if at.Hear(key); at.Sure(key) != "" {
			at.Hear("yes")
		}
	}
}

// party returns the setup of a one-off expedition or, without a difficulty, of a quest.
func botSetup(quest bool) fortress.Setup {
	setup := fortress.Setup{Players: 1, Fifth: -1, Quest: quest}
	if !quest {
		setup.Explorers, setup.Difficulty = []string{"janus-draik", "amallyn", "dahyak", "rein-raus"}, fortress.Normal
	}
	return setup
}

// Every card that is named at any decision can be read there, by its name: explorers who may join, legacy cards, and whatever
// else has a card.
func TestEveryNamedCardCanBeRead(t *testing.T) {
	read := map[string]int{} // cards read, by kind
	known := map[string]bool{}
	look := func(at *table, d *engine.Decision, out *bytes.Buffer) {
		text, p := out.String(), at.play.Shown.Pack()
		for _, kind := range fortress.IDKinds {
			for _, id := range p.IDs(kind) {
				name := at.Book.Name(id)
				place := d.Kind + " " + id
				if kind == "chamber" || known[place] || !strings.Contains(text, name) {
					continue
				}
				known[place] = true
				out.Reset()
				at.Hear("card " + name)
				want := name
				if kind == "miniature" { // all of a kind share its card
					want = at.Book.Name(p.Hostiles[slices.Index(p.IDs(kind), id)].ID)
				}
				if got := out.String(); strings.HasPrefix(got, "There is no card") || !strings.Contains(got, want) {
					t.Errorf("at %s, card %s says %q", d.Kind, name, got)
				}
				read[kind]++
			}
		}
	}
	for seed := range uint64(3) {
		botGame(t, botSetup(true), seed+1, 3000, look)
	}
	botGame(t, botSetup(false), 1, 1500, look)
	for _, kind := range fortress.IDKinds {
		if kind != "chamber" && kind != "tile" && read[kind] == 0 { // only lists name tiles
			t.Errorf("no %s was ever named", kind)
		}
	}
}
