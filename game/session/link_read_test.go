package session_test

import (
	"os"
	"testing"

	"precipice/build/coins"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// wholeLink returns the link of a whole expedition.
func wholeLink(t *testing.T, r blackstone.Rules) (link string, choices int) {
	t.Helper()
	data, err := os.ReadFile("testdata/expedition.game")
	if err != nil {
		t.Fatal(err)
	}
	rec, err := session.ReadRecord(r, data)
	if err != nil {
		t.Fatal(err)
	}
	rec.Content = r.Pack.Digest // it is replayed with every content
	link, err = session.LinkOf(r, rec)
	if err != nil {
		t.Fatal(err)
	}
	return link, len(rec.Journal)
}

// A link that is read in slices gives the same game as one that is read at once, as a save, and tells how far it has come.
func TestALinkIsReadInSlices(t *testing.T) {
	r := rulesFor(t)
	link, choices := wholeLink(t, r)
	whole, err := session.ReadLink(r, link)
	if err != nil {
		t.Fatal(err)
	}
	g, slices, before := session.Read(r, link, clock), 0, float32(-1)
	for more := true; more; slices++ {
		if p := g.Progress(); p <= before || p >= 1 {
			t.Errorf("after %d slices it has come from %v to %v", slices, before, p)
		}
		before = g.Progress()
		more = g.Step(100)
	}
	if want := (choices + 99) / 100; slices != want || g.Progress() != 1 {
		t.Errorf("%d choices were read in %d slices, and it has come to %v", choices, slices, g.Progress())
	}
	save, err := g.Result()
	if err != nil {
		t.Fatal(err)
	}
	saver := saves.NewAutosaver(saves.NewMemory())
	slot, err := session.Import(r, saver, save, clock)
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Resume(r, saver.Store(), slot, saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Match.Journal) != choices || s.Match.Hash() != whole.Marks[choices] {
		t.Errorf("the save leads to another game of %d choices", len(s.Match.Journal))
	}
	if p, err := session.Replay(r, s.Record()); err != nil || p.First != nil || p.Verified < 2 {
		t.Errorf("it cannot be replayed: %+v, %v", p, err)
	}
}

// What is wrong with a link is told as soon as it is found, and nothing is read after it.
func TestABadLinkIsToldAtOnce(t *testing.T) {
	r := rulesFor(t)
	link, _ := wholeLink(t, r)
	g := session.Read(r, link[:len(link)-1], clock)
	if _, err := g.Result(); g.Step(1) || !isMessage(err, "error.link.damaged") {
		t.Errorf("a link that was cut gives %v", err)
	}
	g = session.Read(coins.Rules{}, link, clock)
	if _, err := g.Result(); g.Step(1) || !isMessage(err, "error.link.strange") {
		t.Errorf("a link of another game gives %v", err)
	}
}
