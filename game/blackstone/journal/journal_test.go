package journal_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"html"
	"io"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/game/blackstone/chronicle"
	"precipice/game/blackstone/journal"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/game/words"
)

// quest is a quest that a bot has played, with its pages.
type quest struct {
	book  *words.Book
	pages [][]byte
	state fortress.State
}

// played plays a quest once for all tests.
var played = sync.OnceValues(func() (*quest, error) {
	rules, book, err := pack.Load("", "en")
	if err != nil {
		return nil, err
	}
	table := blackstone.Table{Quest: "x", Seed: 1, Exchange: blackstone.Never, Setup: fortress.Setup{Players: 2, Fifth: -1, Quest: true, LeaderPoints: true}}
	return playTo(rules, book, table, bot.Answer)
})

// playTo plays a quest to its end.
func playTo(rules fortress.Rules, book *words.Book, table blackstone.Table, answer func(*fortress.Match, *engine.Decision) int) (*quest, error) {
	s, err := session.New(blackstone.With(rules), table, nil, func() int64 { return 7 })
	if err != nil {
		return nil, err
	}
	for {
		s.ShowAll()
		d, ok := s.Pending()
		if !ok {
			return &quest{book, s.Pages(), s.Shown}, nil
		}
		if err := s.Choose(d.Options[answer(s.Match, d)].Key()); err != nil {
			return nil, err
		}
	}
}

// told returns the journal of the quest under a name, with players of these names.
func told(t testing.TB, name string, players ...string) *journal.Journal {
	t.Helper()
	q, err := played()
	if err != nil {
		t.Fatal(err)
	}
	return journal.New(q.book.WithPlayers(players), name, q.pages, &q.state)
}

// text returns the text of a file, or why it is no well-formed document.
func text(file []byte) (string, error) {
	var b strings.Builder
	d := xml.NewDecoder(bytes.NewReader(file))
	for {
		token, err := d.Token()
		switch {
		case errors.Is(err, io.EOF):
			return b.String(), nil
		case err != nil:
			return "", err
		}
		switch token := token.(type) {
		case xml.CharData:
			b.Write(token)
		case xml.StartElement:
			for _, a := range token.Attr {
				if name := a.Name.Local; name == "src" && !strings.HasPrefix(a.Value, "data:") || name == "href" && !strings.HasPrefix(a.Value, "#") || strings.HasPrefix(name, "on") {
					return "", errors.New(token.Name.Local + " has " + name + "=" + a.Value)
				}
			}
			if token.Name.Local == "script" || token.Name.Local == "link" {
				return "", errors.New("there is a " + token.Name.Local)
			}
		}
	}
}

// The file is well formed, loads nothing from elsewhere, and holds every sentence of the story and every line of
// the table of dice.
func TestTheFileTellsTheWholeStory(t *testing.T) {
	j := told(t, `Long <Road> & "back"`, "Anna <b>", "")
	for _, pictures := range []journal.Pictures{nil, func(sort, id string) string { return "data:image/png;base64,AAAA" }} {
		got, err := text(j.HTML(pictures))
		if err != nil {
			t.Fatal(err)
		}
		want := []string{j.Title(), `Long <Road> & "back"`, "Anna <b>", "Player 2"}
		for _, h := range j.Holds() {
			want = append(want, h.Name, h.Told)
		}
		for i := range j.Expeditions {
			told := j.Tell(i)
			want = append(want, told.Title, told.Summary)
			for _, f := range told.Party {
				want = append(want, f.Name, f.Deeds)
			}
			for _, p := range told.Parts {
				want = append(want, p.Title)
				for _, s := range p.Story {
					want = append(want, s.Text)
				}
			}
			for _, d := range told.Dice {
				want = append(want, d.Name, d.Verdict)
			}
		}
		for _, one := range want {
			if !strings.Contains(got, one) {
				t.Errorf("the file does not say %q", one)
			}
		}
	}
}

// The map in the file has a mark for each expedition that leads to its pages, a way for each attack, and a sign for each
// stronghold, and everything lies within it.
func TestTheFileHasAMapOfTheQuest(t *testing.T) {
	j := told(t, "", "Anna", "Ben")
	file := string(j.HTML(nil))
	_, chart, _ := strings.Cut(file, `<section class="chart">`)
	chart, _, _ = strings.Cut(chart, "</section>")
	attacks := 0
	for i, e := range j.Expeditions {
		if !strings.Contains(chart, fmt.Sprintf(`href="#e%d"><title>%s`, i+1, html.EscapeString(j.Mark(i).Title))) {
			t.Errorf("expedition %d has no mark", i+1)
		}
		if e != nil && e.Goal >= 0 {
			attacks++
		}
	}
	if ways, signs := strings.Count(chart, `class="way`), strings.Count(chart, `class="hold`); ways != attacks || signs != len(j.Holds()) || attacks == 0 {
		t.Errorf("there are %d ways for %d attacks and %d signs for %d strongholds", ways, attacks, signs, len(j.Holds()))
	}
	for _, m := range regexp.MustCompile(`cx="(-?\d+)" cy="(-?\d+)" r="15"`).FindAllStringSubmatch(chart, -1) {
		x, _ := strconv.Atoi(m[1])
		y, _ := strconv.Atoi(m[2])
		if x < 15 || x > 640-15 || y < 15 || y > 330-15 {
			t.Errorf("a mark lies at %d, %d", x, y)
		}
	}
}

// The lines for a terminal tell the same story, and none lacks a text.
func TestTheLinesTellTheWholeStory(t *testing.T) {
	j := told(t, "", "Anna", "Ben")
	lines := j.Text()
	all := strings.Join(lines, "\n")
	for i := range j.Expeditions {
		for _, p := range j.Tell(i).Parts {
			for _, s := range p.Story {
				if !strings.Contains(all, s.Text) {
					t.Errorf("nothing says %q", s.Text)
				}
			}
		}
	}
	if strings.Contains(all, "[") || len(lines) < 100 || !strings.Contains(all, " fell.") {
		t.Errorf("%d lines:\n%s", len(lines), all)
	}
	if q, _ := played(); !slices.Contains(lines, j.Ending()) || q.state.Quest.Ending == fortress.QuestGoesOn {
		t.Error("the lines do not say how the quest ended")
	}
}

// A page that cannot be read is told of, and hides none of the others.
func TestADamagedPageIsLost(t *testing.T) {
	q, err := played()
	if err != nil {
		t.Fatal(err)
	}
	pages := slices.Clone(q.pages)
	pages[1] = pages[1][:len(pages[1])-2]
	j := journal.New(q.book, "", pages, &q.state)
	if lost := j.Tell(1); lost.Number != 0 || lost.Title == "" || j.Tell(2).Number != 3 {
		t.Errorf("%+v", lost)
	}
	if _, err := text(j.HTML(nil)); err != nil {
		t.Error(err)
	}
	if len(j.Text()) < 100 {
		t.Error("the other pages are not told of")
	}
}

// Before the first expedition there is a journal too.
func TestAnEmptyJournal(t *testing.T) {
	q, err := played()
	if err != nil {
		t.Fatal(err)
	}
	j := journal.New(q.book, "", nil, &q.state)
	if got, err := text(j.HTML(nil)); err != nil || !strings.Contains(got, "No expedition") {
		t.Errorf("%v\n%s", err, got)
	}
}

// FuzzHTML gives the quest, a player and a page anything. The file stays well formed, and what was given is
// nowhere markup.
func FuzzHTML(f *testing.F) {
	f.Add("a", "b", []byte{})
	f.Add("</title><script>alert(1)</script>", "\" onload=\"x", []byte{1, 1, 0, 2, 0, 1, 2, 0, 0, 0, 0, 4, 0, 3, 0, 0, 20, 255, 1, 0, 1})
	f.Add("\u202e\x00\xff", "&lt;", []byte{1, 9, 9})
	q, err := played()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, name, player string, page []byte) {
		if strings.ContainsAny(name+player, "\ufffe\uffff") {
			t.Skip("a browser takes them, the parser of the test does not")
		}
		j := journal.New(q.book.WithPlayers([]string{player, player}), name, [][]byte{page, q.pages[0]}, &q.state)
		file := j.HTML(nil)
		if _, err := text(file); err != nil {
			t.Fatalf("%v\n%s", err, file)
		}
		if strings.Contains(name, "<") && bytes.Contains(file, []byte(name)) && html.EscapeString(name) != name && len(name) > 20 {
			t.Errorf("%q stands in the file as it is", name)
		}
		_ = j.Text()
	})
}

// One hostile that was slain is told as one, and several by the name of their card.
func TestOneSlainHostileIsToldAsOne(t *testing.T) {
	q, err := played()
	if err != nil {
		t.Fatal(err)
	}
	p := q.state.Pack()
	for kind := range p.Hostiles {
		for n := range 3 {
			page := []byte{1, byte(chronicle.SetOut), 0, 1, 0, 1, byte(chronicle.Went), 0, 0, 0, 0, byte(chronicle.MetCombat), 0, 0, 0, 0,
				byte(chronicle.Slew), 0, byte(kind), 0, byte(n + 1)}
			told := strings.Join(journal.New(q.book, "Far", [][]byte{page}, &q.state).Text(), "\n")
			one, several := q.book.Name(p.Hostiles[kind].Model), q.book.Name(p.Hostiles[kind].ID)
			if n == 0 && !strings.Contains(told, "slew one "+one+".") || n > 0 && !strings.Contains(told, several) {
				t.Errorf("%d of %s are told in %q", n+1, several, told)
			}
		}
	}
}

// Pages of any notes in any order are told, such as one of a stronghold that was conquered without an attack.
func TestPagesOfAnyNotesAreTold(t *testing.T) {
	q, err := played()
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(15, 15))
	for range 3000 {
		page := []byte{1}
		for range 1 + chance.IntN(12) {
			page = append(page, byte(chance.IntN(48)), byte(chance.IntN(12)), byte(chance.IntN(16)), 0, byte(chance.IntN(4)))
		}
		j := journal.New(q.book, "Far", [][]byte{page, q.pages[0]}, &q.state)
		func() {
			defer func() {
				if problem := recover(); problem != nil {
					t.Errorf("the page %v cannot be told: %v", page, problem)
				}
			}()
			_ = j.Text()
		}()
	}
}

// The page of an attack says what the objectives of the stronghold were, on each of its battlefields.
func TestTheObjectivesOfAnAttackAreTold(t *testing.T) {
	j, attacks := told(t, "", "Anna", "Ben"), 0
	q, _ := played()
	p := q.state.Pack()
	for i, e := range j.Expeditions {
		if e == nil || e.Goal < 0 {
			continue
		}
		attacks++
		var story []string
		page := j.Tell(i)
		for _, s := range page.Opening {
			story = append(story, s.Text)
		}
		for _, part := range page.Parts {
			for _, s := range part.Story {
				story = append(story, s.Text)
			}
		}
		all := strings.Join(story, "\n")
		fought := []int{p.Strongholds[e.Goal].Stages[0]}
		for _, r := range e.Rounds {
			if r.Sort == fortress.CombatCard && p.Battlefield(r.Card).Assault != nil {
				fought = append(fought, r.Card)
			}
		}
		for _, b := range fought {
			for _, o := range p.Battlefield(b).Assault.Objectives {
				if !strings.Contains(all, q.book.Say("text."+o.ID)) {
					t.Errorf("the page of expedition %d does not tell the objective %s", i+1, o.ID)
				}
			}
		}
	}
	if attacks == 0 {
		t.Error("nothing was attacked")
	}
}
