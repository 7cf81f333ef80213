package city_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/playtest"
	"precipice/game/city"
	"precipice/game/session"
)

// reads fails unless a link reads back to the game that was played.
func reads(t *testing.T, r city.Rules, play *city.Session, link string) {
	t.Helper()
	rec, err := session.ReadRecord(r, []byte(link))
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.Replay(r, rec)
	if err != nil || again.First != nil || again.Match.Hash() != play.Match.Hash() || !slices.Equal(rec.Journal, play.Match.Journal) {
		t.Errorf("the link reads as another game: %v", err)
	}
}

// Whole journeys fit into short links, which read back to what was played. The setup takes little of it.
func TestLinksOfJourneysAreShort(t *testing.T) {
	r, _ := opened(t)
	var lengths []int
	for seed := range 12 {
		all := r.Pack.Maps([]library.JourneyType{library.Hunt, library.Scavenge, library.Deliverance}[seed%3])
		table := city.Table{Setup: rules.Table{Players: 1 + seed%4, Heroes: partyOf(r, seed), Journey: all[seed%len(all)]}, Seed: uint64(seed + 1)}
		begun, err := session.New(r, table, nil, func() int64 { return 0 })
		if err != nil {
			t.Fatal(err)
		}
		first, err := begun.Link()
		if err != nil {
			t.Fatal(err)
		}
		asked, play := stood(t, r, table)
		link, err := play.Link()
		if err != nil {
			t.Fatalf("seed %d, after %d questions: %v", seed, sum(asked), err)
		}
		t.Logf("%-20s %4d questions, %4d characters, of them %d before the first", table.Setup.Journey, sum(asked), len(link), len(first))
		if lengths = append(lengths, len(link)); len(first) > 80 || len(link) > 400 {
			t.Errorf("seed %d: the link of %d questions has %d characters, %d before the first", seed, sum(asked), len(link), len(first))
		}
		reads(t, r, play, link)
	}
	slices.Sort(lengths)
	t.Logf("%v", lengths)
}

// A journey played at random may be too long for a link, which is then refused with a sentence; a link that is too long is never read.
func TestLongLinksAreRefused(t *testing.T) {
	r, book := opened(t)
	short, long := 0, 0
	for seed := range uint64(4) {
		chance := rand.New(rand.NewPCG(seed, 5))
		table := city.Table{Setup: rules.Table{Players: 1, Heroes: partyOf(r, int(seed)), Journey: r.Pack.Maps(library.Hunt)[seed]}, Seed: seed + 1, AskAll: seed%2 == 1, AskDice: true, HostilesAsked: true}
		play, err := session.New(r, table, nil, func() int64 { return 0 })
		if err != nil {
			t.Fatal(err)
		}
		pick := playtest.AtRandom[rules.State](chance)
		play.ShowAll()
		for d, ok := play.Pending(); ok && len(play.Match.Journal) < 9000; d, ok = play.Pending() {
			if err := play.Choose(d.Options[pick(play.Match, d)].Key()); err != nil {
				t.Fatal(err)
			}
			play.ShowAll()
		}
		link, err := play.Link()
		switch {
		case err == nil && len(link) > session.MaxLink:
			t.Errorf("seed %d: a link of %d characters", seed, len(link))
		case err == nil:
			short++
			reads(t, r, play, link)
		default:
			if long++; strings.Contains(book.Error(err), "\n") || book.Error(err) == "" {
				t.Errorf("seed %d: refused with %q", seed, book.Error(err))
			}
		}
	}
	begun, err := session.New(r, city.Table{Setup: rules.Table{Players: 1, Heroes: partyOf(r, 0), Journey: "lantern-row"}, Seed: 1}, nil, func() int64 { return 0 })
	if err != nil {
		t.Fatal(err)
	}
	link, err := begun.Link()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := session.ReadRecord(r, []byte(link+strings.Repeat("A", session.MaxLink))); err == nil {
		t.Error("a link that is too long is read")
	}
	t.Logf("%d fit, %d do not", short, long)
}
