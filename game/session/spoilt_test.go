package session_test

import (
	"bytes"
	"encoding/base64"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	spoil "precipice/build/spoilt"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/playtest"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/saves"
)

var (
	spoilt     = flag.Int("spoilt", 160, "spoilt links, saves, reports and chambers to open")
	spoiltFrom = flag.Uint64("spoilt-from", 0, "the first of them")
)

// mostSpoilt is the most memory, in megabytes, that opening a spoilt file may take in all. A link or a report is played again.
const mostSpoilt = 64

// TestSpoiltFilesAreRefusedOrPlayed changes links, saves, reports and chambers at random, some of them sealed again so that their
// checksum fits. Each is refused with one sentence, or it opens and a few choices are played.
func TestSpoiltFilesAreRefusedOrPlayed(t *testing.T) {
	s := spoiltSamples(t)
	came := map[string]int{}
	most := uint64(0)
	for seed := *spoiltFrom; seed < *spoiltFrom+uint64(*spoilt); seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { // the name is told if it never ends
			chance := rand.New(rand.NewPCG(seed, 61))
			kind := s.kinds[seed%uint64(len(s.kinds))]
			data := kind.spoil(chance)
			var end string
			used := megabytes(func() { end = s.open(t, chance, kind.chamber, data) })
			if most = max(most, used); used > mostSpoilt {
				t.Errorf("%s takes %d MB", kind.name, used)
			}
			came[kind.name+" "+end]++
		})
	}
	t.Logf("%v; at most %d MB", came, most)
}

var questSetup = fortress.Setup{Players: 1, Fifth: -1, Quest: true}

type spoiltKind struct {
	name    string
	chamber bool
	spoil   func(chance *rand.Rand) []byte
}

type spoiltFiles struct {
	r     blackstone.Rules
	book  *words.Book
	kinds []spoiltKind
}

// spoiltSamples plays the games whose files are spoilt: a combat, an expedition and a quest.
func spoiltSamples(t *testing.T) *spoiltFiles {
	_, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	f := &spoiltFiles{r: rulesFor(t), book: book}
	var links, files, reports, chambers, inner [][]byte
	var saved []savedSample
	for n, table := range []blackstone.Table{tableFor(1), expeditionOf(3), {Quest: "Long Road", Seed: 4, Setup: questSetup}} {
		s := begin(t, f.r, table, nil)
		played := 0
		playOn(t, s, uint64(n), func(*engine.Decision) bool { played++; return played > 60 })
		if link, err := s.Link(); err == nil {
			links = append(links, []byte(link))
			data, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(link, session.LinkWord))
			if err != nil {
				t.Fatal(err)
			}
			inner = append(inner, data)
		}
		data, err := s.File()
		if err != nil {
			t.Fatal(err)
		}
		files, reports = append(files, data), append(reports, s.Report("why"))
		_, payload, err := saves.Open(data, f.r.Pack.Digest)
		if err != nil {
			t.Fatal(err)
		}
		saved = append(saved, savedSample{s.Header(), payload, data})
		if table.Setup.Quest {
			c := blackstone.ChamberOf(s, 0, clock())
			c.Finds, c.Resources = []string{"carved-route", "singing-core"}, []string{"spare-scope"}
			data, err := c.Seal(f.r)
			if err != nil {
				t.Fatal(err)
			}
			chambers = append(chambers, data)
		}
	}
	old, err := os.ReadFile("testdata/expedition.game")
	if err != nil {
		t.Fatal(err)
	}
	reports = append(reports, old)
	one := func(of [][]byte, chance *rand.Rand) []byte {
		return playtest.Spoilt(chance, of[chance.IntN(len(of))], of...)
	}
	any := func(c *rand.Rand) *savedSample { return &saved[c.IntN(len(saved))] }
	f.kinds = []spoiltKind{
		{"link", false, func(c *rand.Rand) []byte { return one(links, c) }},
		{"link sealed again", false, func(c *rand.Rand) []byte {
			return []byte(session.LinkWord + base64.RawURLEncoding.EncodeToString(session.Sealed(f.r.About(), one(inner, c))))
		}},
		{"save", false, func(c *rand.Rand) []byte { return one(files, c) }},
		{"save sealed again", false, func(c *rand.Rand) []byte { return any(c).spoilt(c) }},
		{"save of other values", false, func(c *rand.Rand) []byte { return f.otherValues(t, c, any(c)) }},
		{"save of another journal", false, func(c *rand.Rand) []byte { return f.otherJournal(t, c, any(c)) }},
		{"report", false, func(c *rand.Rand) []byte { return one(reports, c) }},
		{"report of other lines", false, func(c *rand.Rand) []byte { return otherLines(c, reports) }},
		{"chamber", true, func(c *rand.Rand) []byte { return one(chambers, c) }},
		{"chamber sealed again", true, func(c *rand.Rand) []byte {
			_, payload, err := saves.Open(chambers[0], f.r.Pack.Digest)
			if err != nil {
				t.Fatal(err)
			}
			return saves.Seal(saves.Header{Content: f.r.Pack.Digest, Kind: "chamber", Ruleset: blackstone.Name}, playtest.Spoilt(c, payload))
		}},
	}
	return f
}

// savedSample is a save, with what it is made of.
type savedSample struct {
	head          saves.Header
	payload, data []byte
}

// spoilt is the save with another payload, whose checksum fits.
func (s *savedSample) spoilt(c *rand.Rand) []byte {
	return saves.Seal(s.head, playtest.Spoilt(c, s.payload))
}

// opened returns what a save holds.
func (f *spoiltFiles) opened(t *testing.T, s *savedSample) *savedGame {
	v, _, err := session.Open(f.r, s.data)
	if err != nil {
		t.Fatal(err)
	}
	return &v
}

// otherValues changes numbers of a save.
func (f *spoiltFiles) otherValues(t *testing.T, c *rand.Rand, s *savedSample) []byte {
	v := f.opened(t, s)
	found := spoil.Numbers(reflect.ValueOf(v).Elem(), nil)
	for range 1 + c.IntN(3) {
		change(found[c.IntN(len(found))], byte(c.Uint32()))
	}
	return sealedGame(t, v, s.head)
}

// otherJournal changes what a save has noted of the game: its choices, and what it says about them.
func (f *spoiltFiles) otherJournal(t *testing.T, c *rand.Rand, s *savedSample) []byte {
	v := f.opened(t, s)
	j := &v.Snapshot.Journal
	for range 1 + c.IntN(3) {
		if len(*j) == 0 {
			break
		}
		at := c.IntN(len(*j))
		switch c.IntN(6) {
		case 0:
			*j = slices.Delete(*j, at, at+1)
		case 1:
			*j = slices.Insert(*j, at, (*j)[c.IntN(len(*j))])
		case 2:
			(*j)[at] = string(playtest.Spoilt(c, []byte((*j)[at])))
		case 3:
			(*j)[at] = []string{"!dice 1 2 3", "!anew 1", "!anew 40000", "!dice 255", "!", "", "\x1b[2J"}[c.IntN(7)]
		case 4:
			v.Undo = append(v.Undo, c.IntN(2*len(*j))-3)
		case 5:
			if len(v.Marks) > 0 {
				v.Marks[c.IntN(len(v.Marks))]++
			}
		}
	}
	return sealedGame(t, v, s.head)
}

func sealedGame(t *testing.T, v *savedGame, head saves.Header) []byte {
	data, err := v.Seal(head)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// otherLines loses, doubles and exchanges lines of a report, and spoils words in them.
func otherLines(c *rand.Rand, reports [][]byte) []byte {
	lines := bytes.SplitAfter(reports[c.IntN(len(reports))], []byte("\n"))
	for range 1 + c.IntN(3) {
		at := c.IntN(len(lines))
		switch c.IntN(4) {
		case 0:
			lines = slices.Delete(lines, at, at+1)
		case 1:
			lines = slices.Insert(lines, at, lines[c.IntN(len(lines))])
		case 2:
			lines[at] = playtest.Spoilt(c, lines[at])
		case 3:
			other := bytes.SplitAfter(reports[c.IntN(len(reports))], []byte("\n"))
			lines[at] = other[c.IntN(len(other))]
		}
		if len(lines) == 0 {
			break
		}
	}
	return bytes.Join(lines, nil)
}

// open opens a spoilt file and says what came of it.
func (f *spoiltFiles) open(t *testing.T, c *rand.Rand, chamber bool, data []byte) (end string) {
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("it panics: %v\n%s", p, debug.Stack())
		}
	}()
	if chamber {
		return f.admit(t, c, data)
	}
	saver := saves.NewAutosaver(saves.NewMemory())
	slot, err := session.Import(f.r, saver, data, clock)
	if err != nil {
		f.refused(t, err)
		return "refused"
	}
	s, err := session.Resume(f.r, saver.Store(), slot, saver, clock)
	if err != nil {
		f.refused(t, err)
		return "refused at once"
	}
	return f.playALittle(t, c, s)
}

// admit opens a chamber and lets its explorer come to a quest.
func (f *spoiltFiles) admit(t *testing.T, c *rand.Rand, data []byte) string {
	chamber, err := blackstone.OpenChamber(data)
	if err != nil {
		f.refused(t, err)
		return "refused"
	}
	s := begin(t, f.r, blackstone.Table{Quest: "Long Road", Seed: 4, Setup: questSetup}, saves.NewAutosaver(saves.NewMemory()))
	if _, err := blackstone.Admit(s, &chamber); err != nil {
		f.refused(t, err)
		return "not admitted"
	}
	return f.playALittle(t, c, s)
}

// playALittle plays a few choices, of which the rules may break: then the session says so.
func (f *spoiltFiles) playALittle(t *testing.T, c *rand.Rand, s *blackstone.Session) string {
	end := "played"
	for range 12 {
		s.ShowAll()
		for _, line := range s.Untold() {
			f.book.Line(line.Key, line.Args, line.Problem)
		}
		d, asked := s.Pending()
		if !asked {
			break
		}
		var broken *session.Broken
		switch err := s.Choose(d.Options[c.IntN(len(d.Options))].Key()); {
		case errors.As(err, &broken):
			f.refused(t, err)
			end = "broke"
		case err != nil:
			t.Error(err)
		}
		if c.IntN(6) == 0 {
			s.Undo()
		}
	}
	s.ShowAll()
	if _, err := s.File(); err != nil {
		f.refused(t, err)
	}
	return end
}

// refused checks that an error is one sentence that has its text.
func (f *spoiltFiles) refused(t *testing.T, err error) {
	t.Helper()
	oneSentence(t, err)
	if text := f.book.Sentence(err); text == "" || strings.ContainsAny(text, "\n\x1b") || strings.Contains(text, "[error.") || len(text) > 700 {
		t.Errorf("it is told as %q", text)
	}
}
