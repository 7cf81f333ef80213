package session_test

import (
	"slices"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// wealthy is a quest of two players that is about to gather a party with five clues and a resource card.
func wealthy(t *testing.T, r blackstone.Rules) *blackstone.Session {
	t.Helper()
	s := begin(t, r, blackstone.Table{Quest: "x", Seed: 5, Setup: fortress.Setup{Players: 2, Fifth: -1, Quest: true}}, nil)
	err := s.Amend(func(m *fortress.Match) error {
		q, n := &m.State.Quest, 0
		for kind := range r.Pack.Discoveries {
			for ; r.Pack.Discoveries[kind].Clue && m.State.Discovery[kind] > 0 && n < 5; n++ {
				m.State.Discovery[kind]--
				q.Stored[n] = fortress.Held{Owner: fortress.Mark(n%2 + 1), Card: uint8(kind)}
			}
		}
		for card := range r.Pack.Resources {
			if q.Resources[card] > 0 {
				q.Resources[card]--
				q.Held[0] = fortress.HeldResource{Owner: 1, Card: uint8(card)}
				break
			}
		}
		return m.State.Validate()
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A journal from before players were asked whether to attack, and whether to give away cards once the destination is
// known, is replayed, watched, imported and resumed: it goes on as everybody agreed and gave nothing away.
func TestJournalsFromBeforeAQuestionWasAskedAreStillRead(t *testing.T) {
	r := rulesFor(t)
	s := wealthy(t, r)
	m, rec := s.Match.Clone(), s.Record()
	rec.Marks = []uint32{m.Hash()}
	newer := map[string]int{}
	for n := 0; n < 60 && m.State.Expedition.Round < 2; n++ {
		d, ok := m.Pending()
		if !ok {
			t.Fatal("the quest is over")
		}
		key := d.Options[bot.Answer(m, d)].Key()
		if d.Kind == fortress.AskPick { // those who hold the clues come first
			key = d.Options[0].Key()
		}
		asked := d.Kind == fortress.AskAssault || d.Kind == fortress.AskExchange && m.State.Goal() != nil && m.State.Quest.Step == fortress.Gathering
		if asked {
			newer[d.Kind]++
		}
		if _, err := m.Choose(key); err != nil {
			t.Fatal(err)
		}
		if asked { // by no earlier release
			rec.Marks[len(rec.Marks)-1] = m.Hash()
			continue
		}
		rec.Journal, rec.Marks = append(rec.Journal, key), append(rec.Marks, m.Hash())
	}
	if newer[fortress.AskAssault] != 1 || newer[fortress.AskExchange] != 1 || m.State.Quest.Step != fortress.Exploring {
		t.Fatalf("asked %v, step %v, %q", newer, m.State.Quest.Step, rec.Journal)
	}
	p, err := session.Replay(r, rec)
	if err != nil || p.First != nil || p.Verified != len(rec.Journal)+1 || p.Match.Hash() != m.Hash() {
		t.Fatalf("replayed: %+v %v", p, err)
	}
	tape, err := session.NewTape(r, rec)
	if err != nil || tape.Problem != nil || tape.Len() != len(rec.Journal) {
		t.Fatalf("watched: %v %v", err, tape.Problem)
	}
	saver := saves.NewAutosaver(saves.NewMemory())
	slot, err := session.Import(r, saver, rec.Text(), clock)
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(r, saver.Store(), slot, saver, clock)
	if err != nil || again.Match.Hash() != m.Hash() {
		t.Fatalf("resumed: %v", err)
	}
	if again.ShowAll(); !slices.ContainsFunc(again.Log, func(l session.Line) bool { return l.Key == "clue-paid" }) || !again.Shown.Equal(&m.State) {
		t.Errorf("the log has %d lines", len(again.Log))
	}
}

// An entry that fits nowhere changes nothing, also at a question that earlier releases did not ask.
func TestAnEntryThatFitsNowhereAnswersNoNewQuestion(t *testing.T) {
	r := rulesFor(t)
	m := wealthy(t, r).Match.Clone()
	for {
		d, _ := m.Pending()
		if d.Kind == fortress.AskAssault {
			break
		}
		if _, err := m.Choose(d.Options[bot.Answer(m, d)].Key()); err != nil {
			t.Fatal(err)
		}
	}
	before := m.Hash()
	if err := session.Repeat[fortress.State](m, "turn-up-nothing"); err == nil || m.Hash() != before {
		t.Errorf("%v, and the position is another: %v", err, m.Hash() != before)
	}
}
