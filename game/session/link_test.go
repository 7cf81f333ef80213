package session_test

import (
	"encoding/base64"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"precipice/build/coins"
	"precipice/engine"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/message"
	"precipice/saves"
)

// linked returns the link of a record, and the record that it is read back as.
func linked(t testing.TB, r blackstone.Rules, rec *blackstone.Record) (string, *blackstone.Record) {
	t.Helper()
	text, err := session.LinkOf(r, rec)
	if err != nil {
		t.Fatal(err)
	}
	back, err := session.ReadLink(r, "https://example.org/precipice/?lang=en#"+text+"\n")
	if err != nil {
		t.Fatal(err)
	}
	return text, back
}

// Whole games of bots are short links, about an eighth of a byte a choice beside the setup, and come back choice by choice.
func TestLinksHoldWholeGames(t *testing.T) {
	r := rulesFor(t)
	for name, most := range map[string]int{"expedition": 260, "closing-ring": 145, "long-march": 120} {
		data, err := os.ReadFile("testdata/" + name + ".game")
		if err != nil {
			t.Fatal(err)
		}
		rec, err := session.ReadRecord(r, data)
		if err != nil {
			t.Fatal(err)
		}
		rec.Content = r.Pack.Digest // they are replayed with every content
		text, back := linked(t, r, rec)
		t.Logf("%s: %d choices are %d characters", name, len(rec.Journal), len(text))
		if len(text) > most {
			t.Errorf("%s: %d choices are %d characters, more than %d", name, len(rec.Journal), len(text), most)
		}
		if !slices.Equal(back.Journal, rec.Journal) || !slices.Equal(back.Marks, rec.Marks) || back.Table.Seed != rec.Table.Seed {
			t.Errorf("%s: another game came back", name)
		}
		if p, err := session.Replay(r, back); err != nil || p.First != nil || !p.SameContent {
			t.Errorf("%s: what came back cannot be replayed: %v, %+v", name, err, p)
		}
	}
}

// A game in progress with undone steps and other dice goes on from its link as a game of its own.
func TestALinkGoesOn(t *testing.T) {
	r := rulesFor(t)
	table := tableFor(5)
	table.Undo = session.NewDice
	s := begin(t, r, table, nil)
	n := 0
	playOn(t, s, 5, func(*engine.Decision) bool { n++; return n > 30 })
	for range 3 {
		if !s.Undo() {
			t.Fatal("nothing can be undone")
		}
	}
	s.ShowAll()
	text, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	rec, err := session.ReadLink(r, text)
	if err != nil {
		t.Fatal(err)
	}
	p, err := session.Replay(r, rec)
	if err != nil || p.Match.Hash() != s.Match.Hash() || len(rec.Undone) != 3 {
		t.Errorf("the link leads to another position: %v, %d steps undone", err, len(rec.Undone))
	}
	saver := saves.NewAutosaver(saves.NewMemory())
	slot, err := session.Import(r, saver, rec.Text(), clock)
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(r, saver.Store(), slot, saver, clock)
	if err != nil || again.Match.Hash() != s.Match.Hash() {
		t.Errorf("it is not continued there: %v", err)
	}
}

func TestLinksOfASecondRuleset(t *testing.T) {
	s, err := session.New(coins.Rules{}, coins.Table{Goal: 9, Seed: 3, Undo: session.SameDice}, nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	s.ShowAll()
	for range 4 {
		d, _ := s.Pending()
		if err := s.Choose(d.Options[0].Key()); err != nil {
			t.Fatal(err)
		}
		s.ShowAll()
	}
	text, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	rec, err := session.ReadLink(coins.Rules{}, text)
	if err != nil || !slices.Equal(rec.Journal, s.Match.Journal) {
		t.Errorf("%v, %v", rec, err)
	}
	if _, err := session.ReadLink(rulesFor(t), text); !isMessage(err, "error.link.content") {
		t.Errorf("another ruleset says %v", err)
	}
}

func isMessage(err error, key string) bool {
	var m *message.Error
	return errors.As(err, &m) && m.Key() == key
}

// Whatever is wrong with a link is said in a sentence.
func TestBadLinks(t *testing.T) {
	r := rulesFor(t)
	s := begin(t, r, tableFor(1), nil)
	playOn(t, s, 1, func(*engine.Decision) bool { return len(s.Match.Journal) > 12 })
	good, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	data, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(good, session.LinkWord))
	if err != nil {
		t.Fatal(err)
	}
	changed := func(change func([]byte) []byte) string {
		return session.LinkWord + base64.RawURLEncoding.EncodeToString(change(slices.Clone(data)))
	}
	for name, c := range map[string]struct{ link, key string }{
		"nothing":       {"", "error.link.word"},
		"another text":  {"https://example.org/", "error.link.word"},
		"too long":      {session.LinkWord + strings.Repeat("A", session.MaxLink), "error.link.long"},
		"other letters": {good[:20] + "!" + good[21:], "error.link.damaged"},
		"cut short":     {good[:len(good)-4], "error.link.damaged"},
		"very short":    {good[:12], "error.link.damaged"},
		"one letter":    {changed(func(d []byte) []byte { d[len(d)-1] ^= 1; return d }), "error.link.damaged"},
		"another seed":  {changed(func(d []byte) []byte { d[18] ^= 1; return d }), "error.link.damaged"},
		"later format":  {changed(func(d []byte) []byte { d[0], d[20] = 9, d[20]+1; return d }), "error.link.format"},
		"one format":    {changed(func(d []byte) []byte { d[0] = 9; return d }), "error.link.damaged"},
		"other content": {changed(func(d []byte) []byte { d[5] ^= 1; return d }), "error.link.damaged"},
		"more after it": {changed(func(d []byte) []byte { return append(d, 0, 0) }), "error.link.damaged"},
	} {
		t.Run(name, func(t *testing.T) {
			if rec, err := session.ReadLink(r, c.link); !isMessage(err, c.key) {
				t.Errorf("it gave %v and %v, which is not %s", rec, err, c.key)
			}
		})
	}
}

// What a link cannot hold is refused with the reason.
func TestGamesThatAreNoLink(t *testing.T) {
	r := rulesFor(t)
	s := begin(t, r, tableFor(1), nil)
	for key, change := range map[string]func(*blackstone.Record){
		"error.link.position":      func(rec *blackstone.Record) { rec.Scenario = "x" },
		"error.link.chapter":       func(rec *blackstone.Record) { rec.Start = []byte{1} },
		"error.link.other-content": func(rec *blackstone.Record) { rec.Content[0]++ },
		"error.link.again":         func(rec *blackstone.Record) { rec.Journal = append(rec.Journal, "nothing like it") },
	} {
		rec := s.Record()
		change(rec)
		if text, err := session.LinkOf(r, rec); !isMessage(err, key) {
			t.Errorf("it gave %q and %v, which is not %s", text, err, key)
		}
	}
}

// FuzzLink reads changed links with a good checksum: each is refused, or it is a game that can be replayed.
func FuzzLink(f *testing.F) {
	r := rulesFor(f)
	s := begin(f, r, tableFor(1), nil)
	playOn(f, s, 1, func(*engine.Decision) bool { return len(s.Match.Journal) > 12 })
	good, err := s.Link()
	if err != nil {
		f.Fatal(err)
	}
	data, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(good, session.LinkWord))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add(append(slices.Clone(data), 1, 2, 3))
	f.Add(data[:30])
	f.Fuzz(func(t *testing.T, data []byte) {
		data = session.Sealed(r.About(), data)
		rec, err := session.ReadLink(r, session.LinkWord+base64.RawURLEncoding.EncodeToString(data))
		if err != nil {
			return
		}
		if p, err := session.Replay(r, rec); err != nil || p.First != nil {
			t.Errorf("a link was read that cannot be replayed: %v, %+v", err, p)
		}
	})
}
