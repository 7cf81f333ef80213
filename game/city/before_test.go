package city_test

import (
	"bytes"
	"encoding/hex"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/game/city"
	"precipice/game/session"
	"precipice/saves"
)

// before returns a file of testdata/before, which the rules without a number wrote, and rules with the content of then.
func before(t *testing.T, name string) (city.Rules, []byte) {
	t.Helper()
	r, _ := opened(t)
	report, err := os.ReadFile(filepath.Join("testdata", "before", "journey.game"))
	if err != nil {
		t.Fatal(err)
	}
	digest := regexp.MustCompile(`(?m)^content (.*)$`).FindSubmatch(report)
	if _, err := hex.Decode(r.Pack.Digest[:], digest[1]); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join("testdata", "before", name))
	if err != nil {
		t.Fatal(err)
	}
	return r, data
}

// A report of a journey from before a change of the rules is told so where it goes differently. One with the rules of today is not: there
// something else is wrong.
func TestAReportFromBeforeAChangeOfTheRulesSaysSo(t *testing.T) {
	r, data := before(t, "journey.game")
	numbered := bytes.Replace(data, []byte("ruleset city\n"), []byte("ruleset city\nrules 1\n"), 1)
	for _, c := range []struct {
		text  []byte
		older bool
		says  string
	}{{data, true, "the rules have changed since it was played"}, {numbered, false, "it plays differently here"}} {
		rec, err := session.ReadRecord(r, c.text)
		if err != nil {
			t.Fatal(err)
		}
		p, err := session.Replay(r, rec)
		if err != nil {
			t.Fatal(err)
		}
		if p.First == nil || p.OlderRules != c.older {
			t.Errorf("it differs at %v, with older rules: %v", p.First, p.OlderRules)
		}
		_, err = session.Import(r, saves.NewAutosaver(saves.NewMemory()), c.text, func() int64 { return 0 })
		if _, book := opened(t); err == nil || !strings.Contains(book.Error(err), c.says) {
			t.Errorf("continued, it says %v", err)
		}
	}
}

// A link from before a change of the rules says so in one sentence.
func TestALinkFromBeforeAChangeOfTheRulesSaysSo(t *testing.T) {
	r, data := before(t, "journey.link")
	_, book := opened(t)
	_, err := session.ReadLink(r, string(data))
	if err == nil || !strings.Contains(book.Error(err), "the rules have changed since this link was made") {
		t.Errorf("it says %v", err)
	}
}

// Saves from before a change of the rules go on to the end of the journey: one at the placing of heroes, who were placed after the groups
// were made up, one at such a make-up, and one in the middle of a journey. Their reports know with which rules they began.
func TestSavesFromBeforeAChangeOfTheRulesGoOn(t *testing.T) {
	for _, name := range []string{"placing.save", "make-up.save", "going.save"} {
		r, data := before(t, name)
		saver := saves.NewAutosaver(saves.NewMemory())
		slot, err := session.Import(r, saver, data, func() int64 { return 0 })
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		play, err := session.Resume(r, saver.Store(), slot, saver, func() int64 { return 0 })
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if bytes.Contains(play.Report(""), []byte("\nrules ")) {
			t.Errorf("%s: it counts as begun with the rules of today", name)
		}
		play.ShowAll()
		for d, ok := play.Pending(); ok; d, ok = play.Pending() {
			if err := play.Choose(inOne(d, bot.Answer(play.Match, d))); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			play.ShowAll()
			s := &play.Match.State
			if err := s.Validate(); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for h := range s.Heroes {
				if s.Turn == 1 && s.Phase < rules.ActivationPhase && name != "going.save" && s.Units[h].At == board.None {
					t.Fatalf("%s: %s has not been placed", name, s.HeroName(h))
				}
			}
		}
		if play.Match.State.Result == rules.Open {
			t.Errorf("%s: it has no end", name)
		}
	}
}
