package session_test

import (
	"errors"
	"flag"
	"os"
	"path/filepath"
	"reflect"
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

type savedGame = session.Saved[fortress.State, blackstone.Table]

var update = flag.Bool("update", false, "play the games of testdata anew")

// fixtures returns finished games of bots, which show the effect of changes to rules or content.
func fixtures() map[string]blackstone.Table {
	return map[string]blackstone.Table{
		"closing-ring": {Seed: 11, Setup: fortress.Setup{Players: 1, Fifth: -1, Combat: "closing-ring", Explorers: []string{"dahyak", "rein-raus", "janus-draik", "espern-locarno"}}},
		"long-march":   {Seed: 12, Setup: fortress.Setup{Players: 3, Fifth: 2, Combat: "long-march", Explorers: []string{"ur-025", "amallyn", "janus-draik"}, StrikeForce: true}},
		"expedition":   {Seed: 14, Setup: fortress.Setup{Players: 2, Fifth: -1, Difficulty: fortress.Normal, Explorers: []string{"amallyn", "dahyak", "espern-locarno", "ur-025"}}},
	}
}

// played plays a game of bots to its end.
func played(t *testing.T, r blackstone.Rules, table blackstone.Table) *blackstone.Session {
	t.Helper()
	s := begin(t, r, table, nil)
	for range 5000 {
		d, ok := s.Pending()
		if !ok {
			return s
		}
		choose(t, s, d.Options[bot.Answer(s.Match, d)].Key())
	}
	t.Fatal("no end after 5000 decisions")
	return nil
}

// After an intended change of rules or content, -update plays the fixtures anew.
func TestFixturesReplay(t *testing.T) {
	r := rulesFor(t)
	for name, table := range fixtures() {
		file := filepath.Join("testdata", name+".game")
		if *update {
			rec := played(t, r, table).Record()
			rec.Version = "fixture"
			if err := os.WriteFile(file, rec.Text(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := session.ReadRecord(r, data)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		p, err := session.Replay(r, rec)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if p.First != nil {
			t.Errorf("%s plays differently from decision %d on (%s %q: %v); if rules or content changed on purpose: go test ./game/session -run Fixtures -update",
				file, p.First.Number, p.First.Kind, p.First.Key, p.First.Err)
			continue
		}
		if _, ok := p.Match.Pending(); ok || p.Verified != len(rec.Journal)+1 {
			t.Errorf("%s: %d of %d places verified, and the game is not over: %v", file, p.Verified, len(rec.Journal)+1, ok)
		}
	}
}

// A record survives being written as text, and a save holds the same record.
func TestRecordsSurviveTextAndSave(t *testing.T) {
	r, store := rulesFor(t), saves.NewMemory()
	for seed := range uint64(4) {
		table := tableFor(seed)
		table.Undo, table.Names = session.UndoPolicy(seed%3), []string{"Somebody"}
		if seed == 3 {
			table.Setup = fixtures()["expedition"].Setup
			table.Setup.Seats = []int{1, 0, 1, 0}
		}
		s := begin(t, r, table, saves.NewAutosaver(store))
		steps := 0
		playOn(t, s, seed, func(*engine.Decision) bool {
			if steps++; steps%20 == 0 {
				s.Undo()
			}
			return steps > 300
		})
		text := s.Report("It looks wrong.\nVery.")
		rec, err := session.ReadRecord(r, text)
		if err != nil {
			t.Fatal(err)
		}
		if string(rec.Text()) != string(text) || !strings.HasSuffix(string(text), "It looks wrong.\nVery.") || strings.Contains(string(text), "Somebody") {
			t.Errorf("the text changes, loses the problem or tells a name:\n%.700s", text)
		}
		if len(rec.Table.Setup.Seats) == 0 {
			rec.Table.Setup.Seats = nil
		}
		if !reflect.DeepEqual(rec.Table.Setup, table.Setup) || rec.Table.Seed != seed && seed < 3 {
			t.Errorf("the setup was %+v and is %+v", table.Setup, rec.Table.Setup)
		}
		if err := s.Saver().Flush(); err != nil {
			t.Fatal(err)
		}
		data, err := store.Get(s.Slot())
		if err != nil {
			t.Fatal(err)
		}
		for i, data := range [][]byte{text, data} {
			rec, err := session.ReadRecord(r, data)
			if err != nil {
				t.Fatal(err)
			}
			p, err := session.Replay(r, rec)
			known := []int{len(rec.Journal) + 1, len(rec.Journal) / 64}[i] // a save keeps one mark in sixty-four, and the last
			if err != nil || p.First != nil || !p.SameContent || p.Verified < known || p.Match.Hash() != s.Match.Hash() {
				t.Errorf("seed %d: %+v, %v", seed, p, err)
			}
		}
	}
}

// The replay reports the first place where a changed record differs.
func TestReplaySaysWhereItDiffers(t *testing.T) {
	r := rulesFor(t)
	s := played(t, r, tableFor(1))
	for name, c := range map[string]struct {
		change func(*blackstone.Record)
		at     int
		err    bool
	}{
		"seed": {func(rec *blackstone.Record) { rec.Table.Seed++ }, 0, false},
		"party": {func(rec *blackstone.Record) {
			rec.Table.Setup.Explorers = []string{"dahyak", "ur-025", "espern-locarno", "amallyn"}
		}, 0, false},
		"mark":          {func(rec *blackstone.Record) { rec.Marks[30] ^= 1 }, 30, false},
		"key":           {func(rec *blackstone.Record) { rec.Journal[20] = "fly" }, 21, true},
		"entry":         {func(rec *blackstone.Record) { rec.Journal[20] = "!dice x" }, 21, true},
		"dice":          {func(rec *blackstone.Record) { rec.Journal[0] = "!anew 1" }, 1, false},
		"after the end": {func(rec *blackstone.Record) { rec.Journal = append(rec.Journal, "end") }, len(s.Match.Journal) + 1, true},
	} {
		rec, err := session.ReadRecord(r, s.Record().Text())
		if err != nil {
			t.Fatal(err)
		}
		c.change(rec)
		p, err := session.Replay(r, rec)
		if err != nil {
			t.Fatal(err)
		}
		if p.First == nil || p.First.Number != c.at || (p.First.Err != nil) != c.err {
			t.Errorf("%s: %+v", name, p.First)
		}
	}
	rec := s.Record()
	rec.Table.Setup.Combat = "elsewhere"
	if _, err := session.Replay(r, rec); err == nil {
		t.Error("a game begins on a battlefield that is not there")
	}
	rec = s.Record()
	rec.Table.Setup.Seats = []int{0}
	if _, err := session.Replay(r, rec); err == nil || !strings.Contains(err.Error(), "4 explorers") {
		t.Errorf("one player is named for four explorers: %v", err)
	}
	rec = s.Record()
	rec.Content[0]++
	if p, err := session.Replay(r, rec); err != nil || p.SameContent || p.First != nil {
		t.Errorf("with other content: %+v, %v", p, err)
	}
}

// The report of broken rules replays to the choice at which they broke.
func TestReportOfBrokenRulesReplays(t *testing.T) {
	r := rulesFor(t)
	s := begin(t, r, tableFor(0), nil)
	for range 3 {
		choose(t, s, keys(s)[0])
	}
	encounters := r.Pack.Encounters
	r.Pack.Encounters = nil
	defer func() { r.Pack.Encounters = encounters }()
	var broken *session.Broken
	if err := s.Choose(keys(s)[0]); !errors.As(err, &broken) {
		t.Fatal(err)
	}
	rec, err := session.ReadRecord(r, []byte(broken.Report))
	if err != nil {
		t.Fatal(err)
	}
	if err := session.Repeat(s.Match.Clone(), rec.Broke); err == nil || !strings.Contains(err.Error(), "internal error") {
		t.Errorf("the rules broke at %q, and again: %v", rec.Broke, err)
	}
	r.Pack.Encounters = encounters
	p, err := session.Replay(r, rec)
	if err != nil || p.First != nil || p.Broke != nil || p.Entries != 3 || p.Verified != 4 {
		t.Errorf("mended rules: %+v, %v", p, err)
	}
	if rec, err = session.ReadRecord(r, s.Report("It went wrong.")); err != nil || rec.Broke == "" || !strings.HasPrefix(rec.Problem, "It went wrong.\nThe rules broke") {
		t.Errorf("the report that is asked for afterwards: %+v, %v", rec, err)
	}
	choose(t, s, keys(s)[0])
	if rec, err = session.ReadRecord(r, s.Report("It goes on.")); err != nil || rec.Broke != "" || rec.Problem != "It goes on." {
		t.Errorf("a report of the game that goes on: %+v, %v", rec, err)
	}
	rec.Broke = "fly"
	if p, err = session.Replay(r, rec); err != nil || p.Broke == nil {
		t.Errorf("a choice that fails: %+v, %v", p, err)
	}
}

// A save from before marks can be replayed to its end, where the table is compared. It gets its marks when
// it is resumed.
func TestASaveWithoutMarks(t *testing.T) {
	r, store := rulesFor(t), saves.NewMemory()
	s := begin(t, r, tableFor(1), nil)
	playOn(t, s, 4, kind("activation"))
	old := s.Saved()
	old.Marks, old.Undone = nil, nil
	data, err := old.Seal(s.Header())
	if err != nil {
		t.Fatal(err)
	}
	rec, err := session.ReadRecord(r, data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := session.Replay(r, rec)
	if err != nil || p.First != nil || p.Verified != 1 {
		t.Errorf("%+v, %v", p, err)
	}
	rec.Table.Seed++
	if p, err = session.Replay(r, rec); err != nil || p.First == nil {
		t.Errorf("with another seed: %+v, %v", p, err)
	}
	if err := store.Put("game-1", data); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(r, store, "game-1", nil, clock)
	if err != nil || !slices.Equal(again.Marks(), s.Marks()) {
		t.Errorf("the marks are not those of the game (%v)", err)
	}
}

func TestBadRecords(t *testing.T) {
	r := rulesFor(t)
	good := string(begin(t, r, tableFor(0), nil).Record().Text())
	for name, text := range map[string]string{
		"empty": "", "other": "hello", "later version": strings.Replace(good, "game 1", "game 2", 1),
		"cut": good[:len(good)-5], "no seed": strings.Replace(good, "seed", "#", 1), "bad seed": strings.Replace(good, "seed ", "seed x", 1),
		"bad digest": strings.Replace(good, "content ", "content 00", 1), "short digest": strings.Replace(good, "content ", "content x\n#", 1),
		"bad mark": strings.Replace(good, "journal ", "journal zz", 1), "a field more": strings.Replace(good, "seed", "colour red\nseed", 1),
		"undo": strings.Replace(good, "undo until-revealed", "undo maybe", 1), "after the break": strings.Replace(good, "end", "broke x\n00000000 y\nend", 1),
	} {
		if rec, err := session.ReadRecord(r, []byte(text)); err == nil {
			t.Errorf("%s: read as %+v", name, rec)
		}
	}
	if _, err := session.ReadRecord(r, saves.Seal(saves.Header{Kind: "settings"}, nil)); err == nil || !strings.Contains(err.Error(), "settings") {
		t.Errorf("settings: %v", err)
	}
}

func FuzzReadRecord(f *testing.F) {
	lib := rulesFor(f)
	s, err := session.New(lib, tableFor(0), nil, clock)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(s.Report("text"))
	f.Add([]byte(session.FirstLine + "\nend"))
	head := "\ncontent " + strings.Repeat("0", 64)
	f.Add([]byte(session.FirstLine + head + "\nseed 1\ndifficulty hard\nplayers 3\nleader 1\nexplorers amallyn dahyak ur-025 janus-draik\nseats 1 2\njournal 00000000\n00000000 turn-up\nend\n"))
	f.Add([]byte(session.FirstLine + head + "\nscenario board\nscenario .   .\nscenario end\nscenario explorer amallyn 0,0 dice 5\nscenario start activation amallyn\njournal 00000000\nend\n"))
	long := session.FirstLine + head + "\nseed 1\ncombat closing-ring\nplayers 1\nexplorers amallyn dahyak ur-025 janus-draik\njournal 00000000\n"
	f.Add([]byte(long + "00000000 !dice" + strings.Repeat(" 1", engine.MaxFaces+1) + "\nend\n"))
	f.Add([]byte(long + strings.Repeat("00000000 !anew 1\n", 2000) + "end\n"))
	f.Add([]byte(long + strings.Repeat("00000000 !dice 1 2 3\n", 400) + "end\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		rec, err := session.ReadRecord(lib, data)
		if err != nil {
			return
		}
		if _, err := session.Replay(lib, rec); err != nil {
			return
		}
	})
}
