package session_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/game/session"
)

// expeditionOf returns a table of an expedition that differs by its number in everything that a setup says.
func expeditionOf(n uint64) blackstone.Table {
	pick := rand.New(rand.NewPCG(n, 77))
	all := []string{"amallyn", "dahyak", "espern-locarno", "ur-025", "rein-raus", "janus-draik"}
	table := blackstone.Table{Seed: n*7919 + 13, Setup: fortress.Setup{Players: 1 + int(n%3), Fifth: -1, Difficulty: fortress.Difficulties()[n%3]}}
	for _, i := range pick.Perm(len(all))[:4] {
		table.Setup.Explorers = append(table.Setup.Explorers, all[i])
	}
	return table
}

// playedBy plays a game to its end, or to the most decisions that a bot takes.
func playedBy(t *testing.T, r blackstone.Rules, table blackstone.Table, answer func(*blackstone.Session) int) *blackstone.Record {
	t.Helper()
	s := begin(t, r, table, nil)
	for range 5000 {
		d, ok := s.Pending()
		if !ok {
			break
		}
		choose(t, s, d.Options[answer(s)].Key())
	}
	return s.Record()
}

func byBot(s *blackstone.Session) int {
	d, _ := s.Pending()
	return bot.Answer(s.Match, d)
}

const habitsFile = "../blackstone/habits.bin"

// learnFrom is the number of expeditions from which habits are learned; those after them measure links.
const learnFrom = 40

// An expedition of bots from which nothing was learned is a link of about 250 characters, and so is one by chance. With
// -update the habits are learned anew, which changes links: raise their format.
func TestLinksOfExpeditionsAreShort(t *testing.T) {
	r := rulesFor(t)
	if *update {
		var games []*blackstone.Record
		for n := range uint64(learnFrom) {
			games = append(games, playedBy(t, r, expeditionOf(n), byBot))
		}
		known, err := session.Learned(r, games, 800)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(habitsFile, known, 0o644); err != nil {
			t.Fatal(err)
		}
		t.Skip("run it again to measure with the new habits")
	}
	pick := rand.New(rand.NewPCG(5, 5))
	byChance := func(s *blackstone.Session) int {
		d, _ := s.Pending()
		return pick.IntN(len(d.Options))
	}
	for _, c := range []struct {
		name   string
		games  uint64
		answer func(*blackstone.Session) int
		most   int // characters on average
	}{{"bots", 8, byBot, 250}, {"chance", 4, byChance, 250}} {
		var sizes []int
		choices, sum, first := 0, 0, 0
		for n := range c.games {
			rec := playedBy(t, r, expeditionOf(learnFrom+n), c.answer)
			text, back := linked(t, r, rec)
			if !slices.Equal(back.Journal, rec.Journal) {
				t.Fatalf("%s: another game came back", c.name)
			}
			old, err := session.FirstLink(r, rec)
			if err != nil {
				t.Fatal(err)
			}
			sizes, choices, sum, first = append(sizes, len(text)), choices+len(rec.Journal), sum+len(text), first+len(old)
		}
		slices.Sort(sizes)
		t.Logf("%s: %d choices on average are %d characters, from %d to %d; in the first format %d", c.name, choices/len(sizes), sum/len(sizes), sizes[0], sizes[len(sizes)-1], first/len(sizes))
		if sum > c.most*len(sizes) {
			t.Errorf("%s: links are %v characters long, on average more than %d", c.name, sizes, c.most)
		}
	}
}

// Links of the first format still open.
func TestLinksOfTheFirstFormatOpen(t *testing.T) {
	r := rulesFor(t)
	rec := playedBy(t, r, tableFor(3), byBot)
	old, err := session.FirstLink(r, rec)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := session.LinkOf(r, rec); err != nil || again == old || !strings.HasPrefix(old, session.LinkWord+"A") {
		t.Errorf("the first format is %q, the present one %q, %v", old, again, err)
	}
	back, err := session.ReadLink(r, old)
	if err != nil || !slices.Equal(back.Journal, rec.Journal) || !slices.Equal(back.Marks, rec.Marks) || back.Table.Seed != rec.Table.Seed {
		t.Errorf("another game came back: %v", err)
	}
}
