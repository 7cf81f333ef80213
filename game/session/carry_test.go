package session_test

import (
	"errors"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/saves"
)

// A game saved with other content continues if all of it replays identically, and the log says so.
// Otherwise it is refused and kept. The list of games says whether it can continue.
func TestAGameOfOtherContent(t *testing.T) {
	store := saves.NewMemory()
	table := tableFor(1)
	table.Setup.Difficulty = fortress.Normal
	s := begin(t, rulesFor(t), table, saves.NewAutosaver(store))
	n := 0
	playOn(t, s, 1, func(*engine.Decision) bool { n++; return n > 60 })
	if err := s.Saver().Flush(); err != nil {
		t.Fatal(err)
	}

	mended := rulesFor(t)
	mended.Pack.Digest[0]++
	games, err := session.Games(mended, store)
	if err != nil || len(games) != 1 || games[0].Problem != nil {
		t.Fatalf("the games are %+v, %v", games, err)
	}
	saver := saves.NewAutosaver(store)
	again, err := session.Resume(mended, store, s.Slot(), saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	again.ShowAll()
	same(t, "with other content", again, s)
	if l := again.Log; len(l) == 0 || l[len(l)-1].Key != "other-content" {
		t.Errorf("the log is %v", l)
	}
	choose(t, again, keys(again)[0])
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	if _, err := session.Resume(rulesFor(t), store, s.Slot(), nil, clock); err != nil {
		t.Errorf("back with the first content: %v", err)
	}

	changed := rulesFor(t)
	changed.Pack.Digest[1]++
	for i := range changed.Pack.Encounters {
		changed.Pack.Encounters[i].Count *= 2
	}
	var other *saves.OtherContent
	if _, err := session.Resume(changed, store, s.Slot(), nil, clock); !errors.As(err, &other) || other.Here != changed.Pack.Digest {
		t.Errorf("with changed cards: %v", err)
	}
	games, err = session.Games(changed, store)
	if err != nil || len(games) != 1 || !errors.As(games[0].Problem, &other) || session.Latest(games) != nil {
		t.Errorf("with changed cards the games are %+v, %v", games, err)
	}
}

// A game saved with other content and without any mark is refused: that it can be replayed from its start
// proves nothing.
func TestAGameOfOtherContentWithoutMarksIsRefused(t *testing.T) {
	s := begin(t, rulesFor(t), tableFor(1), nil)
	for range 3 {
		choose(t, s, keys(s)[0])
	}
	mended := rulesFor(t)
	mended.Pack.Digest[0]++
	saved := rulesFor(t).Pack.Digest
	if _, changed, err := s.Saved().Continued(mended, saved); err != nil || !changed {
		t.Fatalf("with its marks: changed %v, %v", changed, err)
	}
	v := s.Saved()
	v.Marks = nil // as in old saves, whose last position is known
	if _, changed, err := v.Continued(mended, saved); err != nil || !changed {
		t.Errorf("confirmed by its end alone: changed %v, %v", changed, err)
	}
	v = s.Saved()
	clear(v.Marks)
	var other *saves.OtherContent
	if m, _, err := v.Continued(mended, saved); m != nil || !errors.As(err, &other) || other.Saved != saved {
		t.Errorf("with no place known it is carried over: %v", err)
	}
}
