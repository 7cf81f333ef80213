package blackstone_test

import (
	"slices"
	"testing"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
)

// A line of the log says where a place is by the miniatures next to it and by what lies there, and never by a miniature
// that the line is about.
func TestPlacesInWords(t *testing.T) {
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	play, err := session.New(blackstone.With(rules), blackstone.Table{Setup: fortress.Setup{Players: 1, Fifth: -1, Combat: rules.Pack.Combats[0].ID, Explorers: []string{"janus-draik", "amallyn", "ur-025", "espern-locarno"}}, Seed: 3}, nil, func() int64 { return 1 })
	if err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
	for {
		d, ok := play.Pending()
		if !ok || d.Kind == fortress.AskActivation {
			break
		}
		if err := play.Choose(d.Options[len(d.Options)-1].Key()); err != nil {
			t.Fatal(err)
		}
		play.ShowAll()
	}
	said := 0
	for i := range play.Log {
		l := &play.Log[i]
		for _, arg := range l.Args {
			if _, err := board.ParseHex(arg); err == nil && len(l.Where[arg]) == 0 {
				t.Errorf("%s of %v names no place for %s", l.Key, l.Args, arg)
			}
		}
		for arg, place := range l.Where {
			said++
			if slices.Contains(l.Args, place[0][min(1, len(place[0])-1)]) {
				t.Errorf("%s of %v tells %s by %v", l.Key, l.Args, arg, place)
			}
			for _, phrase := range place {
				if !book.Has("place."+phrase[0]) || !slices.Contains(blackstone.Places(), phrase[0]) {
					t.Errorf("no text says %v", phrase)
				}
			}
		}
	}
	if said < 8 {
		t.Errorf("only %d lines name a place", said)
	}
	s := &play.Shown
	u := s.Find("janus-draik")
	at := s.Field().Hex(s.On(u).Hex)
	if got := (blackstone.Rules{}).Where(s, []string{at.String()})[at.String()]; len(got) == 0 || got[0][0] != "same" {
		t.Errorf("the hex of Janus is %v", got)
	}
	if got := (blackstone.Rules{}).Where(s, []string{"moved", "1", "a,b"}); got != nil {
		t.Errorf("words that are no places are %v", got)
	}
}

// Two dice of a roll are not read as a hex.
func TestARollIsNoPlace(t *testing.T) {
	_, args := fortress.Rolled{By: "dahyak", For: "defence", Die: 6, Faces: [2]uint8{2, 6}, Used: 1}.Say(nil)
	s := &fortress.State{NumCells: 1}
	if got := (blackstone.Rules{}).Where(s, args); got != nil {
		t.Errorf("of %q places are told: %v", args, got)
	}
}
