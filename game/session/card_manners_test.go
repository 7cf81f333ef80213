package session_test

import (
	"slices"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// at returns a game at a position, with manners of cards and the next faces of the dice.
func at(t *testing.T, position string, manners map[string]blackstone.Manner, faces ...uint8) *blackstone.Session {
	t.Helper()
	r := rulesFor(t)
	table := tableFor(1)
	for card, m := range manners {
		table = table.WithManner(card, m)
	}
	s := begin(t, r, table, nil)
	m, _, err := r.Position("board\n.   .   .   .\nend\n" + position)
	if err != nil {
		t.Fatal(err)
	}
	m.Load(faces...)
	s.Match, s.Shown, s.Log = m, m.State, nil
	return s
}

const supportAsked = "docked long-courrier\nexplorer janus-draik 0,0 wounds 1\nhostile guardsman-1 3,0\nroll 2 3 3 4 6\nstart turn\n"

// A card is asked for, used or kept as its manner says, and the log names it when nobody was asked. The table asks
// where there is something to choose.
func TestACardIsAnsweredAsItsMannerSays(t *testing.T) {
	const ask, always, never = blackstone.Ask, blackstone.Always, blackstone.Never
	type manners map[string]blackstone.Manner
	for name, c := range map[string]struct {
		cards      string
		face       uint8 // of the attack roll
		manners    manners
		asked      string // the kind of the next question
		used, kept string // by the log
	}{
		"a card is asked for":              {"fate-thread", 1, nil, fortress.AskReRoll, "", ""},
		"a card is always used":            {"fate-thread", 1, manners{"fate-thread": always}, fortress.AskActivation, "fate-thread", ""},
		"a card is never offered":          {"fate-thread", 1, manners{"fate-thread": never}, fortress.AskActivation, "", "fate-thread"},
		"another card is asked for":        {"fate-thread,wager-coin", 1, manners{"fate-thread": never}, fortress.AskReRoll, "", ""},
		"of two the one is used":           {"fate-thread,wager-coin", 1, manners{"wager-coin": always}, fortress.AskReRoll, "wager-coin", ""},
		"two that could be used are asked": {"fate-thread,wager-coin", 1, manners{"wager-coin": always, "fate-thread": always}, fortress.AskReRoll, "", ""},
		"a success is not risked":          {"wager-coin", 6, manners{"wager-coin": always}, fortress.AskReRoll, "", ""},
		"a card set back is asked for":     {"fate-thread", 1, manners{"fate-thread": ask}, fortress.AskReRoll, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := at(t, "explorer janus-draik 0,0 dice 2 cards "+c.cards+"\nhostile guardsman-1 3,0\nstart activation janus-draik\n", c.manners, c.face, 4)
			choose(t, s, "fire pistol-rapier guardsman-1")
			if d, _ := s.Pending(); d.Kind != c.asked {
				t.Errorf("the table is asked %s, not %s", d.Kind, c.asked)
			}
			used, kept := "", ""
			for _, l := range s.Log {
				switch {
				case l.Key == "always":
					used = l.Args[2]
				case l.Key == "cards-kept":
					kept = l.Args[0]
				}
			}
			if used != c.used || kept != c.kept {
				t.Errorf("%q is used and %q kept, want %q and %q", used, kept, c.used, c.kept)
			}
		})
	}
}

// A card that costs a die is not used unasked while several dice could pay for it.
func TestACardWithSeveralDiceToChooseFromIsAskedFor(t *testing.T) {
	r := rulesFor(t)
	card := slices.IndexFunc(r.Pack.Resources, func(c library.Resource) bool { return c.ID == "shimmer-veil" })
	r.Pack.Resources[card].Die = 2
	for dice, asked := range map[string]bool{"2": false, "2,3": true, "1,2": false} {
		s := begin(t, r, tableFor(1).WithManner("shimmer-veil", blackstone.Always), nil)
		m, _, err := r.Position("board\n.   .   .   .\nend\nexplorer amallyn 0,0 dice " + dice + " cards shimmer-veil\nhostile guardsman-1 3,0\nstart wound amallyn guardsman-1\n")
		if err != nil {
			t.Fatal(err)
		}
		d, _ := m.Pending()
		if option, _ := r.Answer(&s.Table, m, d, ""); (option < 0) != asked {
			t.Errorf("with the dice %s the table answers %d", dice, option)
		}
	}
}

// Setting a manner at the question answers it. The manner is kept in the save, and an undo leaves it as it is.
func TestAMannerIsSetAtTheQuestionAndSaved(t *testing.T) {
	s := at(t, "explorer janus-draik 0,0 dice 2 cards fate-thread\nhostile guardsman-1 3,0\nstart activation janus-draik\n", nil, 1)
	s.Table.Undo = session.SameDice
	choose(t, s, "fire pistol-rapier guardsman-1")
	if err := s.SetTable(s.Table.WithManner("fate-thread", blackstone.Always)); err != nil {
		t.Fatal(err)
	}
	if s.ShowAll(); s.Match.Journal[len(s.Match.Journal)-1] != "play fate-thread" {
		t.Errorf("the question is answered by %q", s.Match.Journal)
	}
	if !s.Undo() {
		t.Fatal("the answer cannot be undone")
	}
	if d, _ := s.Pending(); d.Kind != fortress.AskActivation || s.Table.MannerOf("fate-thread") != blackstone.Always {
		t.Errorf("after the undo the question is %s and the manner %d", d.Kind, s.Table.MannerOf("fate-thread"))
	}
	saver := saves.NewAutosaver(saves.NewMemory())
	saved := begin(t, rulesFor(t), tableFor(1).WithManner("wager-coin", blackstone.Never).WithManner("alarm", blackstone.Always), saver)
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	back, err := session.Resume(rulesFor(t), saver.Store(), saved.Slot(), saver, clock)
	if err != nil {
		t.Fatal(err)
	}
	if got := back.Table; got.MannerOf("wager-coin") != blackstone.Never || got.MannerOf("alarm") != blackstone.Always || got.MannerOf("fate-thread") != blackstone.Ask {
		t.Errorf("the save holds %v", got.Cards)
	}
	if got := back.Table.WithManner("alarm", blackstone.Ask).WithManner("wager-coin", blackstone.Ask); got.Cards != nil {
		t.Errorf("set back, the table still holds %v", got.Cards)
	}
}

// The support of a ship has a manner too, where it is asked for at a moment of its own.
func TestASupportIsAnsweredAsItsMannerSays(t *testing.T) {
	for manner, asked := range map[blackstone.Manner]bool{blackstone.Ask: true, blackstone.Always: false, blackstone.Never: false} {
		s := at(t, supportAsked, map[string]blackstone.Manner{"long-courrier": manner})
		d, _ := s.Match.Pending()
		if d.Kind != fortress.AskSupport {
			t.Fatalf("the question is %s", d.Kind)
		}
		if option, _ := (blackstone.Rules{}).Answer(&s.Table, s.Match, d, ""); (option < 0) != asked {
			t.Errorf("with the manner %d the table answers %d", manner, option)
		}
	}
}
