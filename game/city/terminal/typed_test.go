package terminal

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"precipice/build/typed"
	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/engine/city/library"
	"precipice/game/city"
	"precipice/game/city/pack"
	"precipice/game/session"
	"precipice/game/terminal"
	"precipice/saves"
)

// spoken returns who speaks in a journey of some map, and what is written.
func spoken(t *testing.T, table city.Table) (*voice, *bytes.Buffer) {
	t.Helper()
	r, texts, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	book, err := (&terminal.Options{Language: "en"}).Book(texts)
	if err != nil {
		t.Fatal(err)
	}
	play, err := session.New(r, table, nil, terminal.Clock)
	if err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
	out := &bytes.Buffer{}
	base := terminal.NewTable(terminal.Streams{Out: out, Err: out}, book, saves.NewAutosaver(saves.NewMemory()))
	base.Chance = chances{play, book}.of
	v := &voice{Lesson: terminal.Lesson{Plain: terminal.Plain{Table: base}}, play: play}
	terminal.Seat(base, play, v)
	return v, out
}

// setupOf returns the table of the n-th of many journeys: all maps, with heroes and players in turn.
func setupOf(r city.Rules, n int) (t rules.Table) {
	maps, heroes := r.Pack.IDs("journey"), r.Pack.IDs("hero")
	t = rules.Table{Players: 1 + n%3, Journey: maps[n%len(maps)], Level: n % 5}
	for i := range rules.MaxHeroes {
		t.Heroes = append(t.Heroes, heroes[(n+i)%len(heroes)])
	}
	return t
}

// Whatever an option reads can be typed, in a hundred journeys of all maps, whole and shortened: it is that option, or is asked back with
// it. Each kind of question is asked often enough to be typed.
func TestEveryOptionOfJourneysCanBeTypedAsItReads(t *testing.T) {
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	v, _ := spoken(t, city.Table{Setup: setupOf(r, 0), Seed: 1})
	sample := typed.Sample{T: t}
	var kinds []string
	for i := range rules.Questions {
		kinds = append(kinds, rules.Questions[i].Kind)
	}
	for n := range 100 {
		opening, err := r.Table(setupOf(r, n))
		if err != nil {
			t.Fatal(err)
		}
		m := engine.New(r.Rules, *opening, uint64(n))
		pick := rand.New(rand.NewPCG(uint64(n), 7))
		sample.Begin()
		for d, asked := m.Pending(); asked; d, asked = m.Pending() {
			if sample.Wants(d) {
				v.play.Match, v.play.Shown = m, m.State
				sample.Type(v.Said(d), d, v)
			}
			if pick.IntN(4) < n%4 {
				m.Take(pick.IntN(len(d.Options)))
			} else {
				m.Take(bot.Answer(m, d))
			}
		}
	}
	for position := range typed.Positions(t, "../../../engine/city/testdata") {
		if m, _, err := rules.Position(r.Rules, position); err == nil {
			if d, asked := m.Pending(); asked && sample.Rare(d) {
				v.play.Match, v.play.Shown = m, m.State
				sample.Type(v.Said(d), d, v)
			}
		}
	}
	for _, d := range []*engine.Decision{
		typed.Decision(rules.AskHurt, rules.DoHurt, r.Pack.IDs("hero")...), typed.Decision(rules.AskCure, rules.DoCure, library.AilmentWords[:]...),
	} {
		sample.Type(v.Said(d), d, v)
	}
	if never := sample.Missing(kinds); len(never) > 0 {
		t.Errorf("nobody was asked %v", never)
	}
}
