package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
)

// voted answers the question about an attack for each player who is asked, and returns who was.
func voted(t *testing.T, m *Match, answers ...string) (asked []engine.Seat) {
	t.Helper()
	for _, key := range answers {
		d, _ := m.Pending()
		if d.Kind != AskAssault || d.Rule != "BF-G-094" {
			t.Fatalf("%s is asked by %s", d.Kind, d.Rule)
		}
		declared(t, m, map[string]bool{})
		asked = append(asked, d.Seat)
		choose(t, m, key)
	}
	return asked
}

// An attack on a stronghold needs the agreement of every other player of an explorer, in leader order. The hostile
// player is not asked.
// proves: BF-G-094
func TestEveryOtherPlayerAgreesToAnAttack(t *testing.T) {
	s := withClues(t, Setup{Players: 5, Leader: 1, Fifth: 3}, 2, 2)
	s.Quest.Step = Gathering
	m := questFrom(t, s, "destination")
	choose(t, m, "attack-stronghold")
	if told(m, "BF-G-094") != 1 || told(m, "BF-STR-002") != 0 {
		t.Errorf("the attack is proposed %d times, and %d clues are paid", told(m, "BF-G-094"), told(m, "BF-STR-002"))
	}
	if asked := voted(t, m, "agree", "agree", "agree"); !slices.Equal(asked, []engine.Seat{2, 4, 0}) {
		t.Errorf("players %v are asked", asked)
	}
	if clues, _ := m.State.Carried(); m.State.Goal() == nil || clues != 0 {
		t.Errorf("the goal is %v, and %d clues are left", m.State.Goal(), clues)
	}
}

// If one player refuses, nobody pays, nobody else is asked, and the party sets out on an ordinary expedition.
// proves: BF-G-094
func TestOneRefusalMakesAnAttackAnOrdinaryExpedition(t *testing.T) {
	for answers, want := range map[string]int{"refuse": 0, "agree": 1} {
		s := withClues(t, Setup{Players: 3, Leader: 0, Fifth: -1}, 1, 1, 1, 2)
		s.Quest.Step = Gathering
		m := questFrom(t, s, "destination")
		choose(t, m, "attack-stronghold")
		if answers == "agree" {
			voted(t, m, "agree")
		}
		voted(t, m, "refuse")
		if clues, _ := m.State.Carried(); clues != 5 || m.State.Goal() != nil || m.State.Expedition.CardsLeft() != MaxRounds || told(m, "BF-G-094") != 1 {
			t.Errorf("after %d agreed: %d clues, goal %v, %d cards", want, clues, m.State.Goal(), m.State.Expedition.CardsLeft())
		}
	}
}

// The vault is attacked by agreement too, although it costs nothing.
// proves: BF-G-094
func TestEveryOtherPlayerAgreesToTheVault(t *testing.T) {
	for _, agreed := range []bool{true, false} {
		s := withClues(t, Setup{Players: 2, Leader: 1, Fifth: -1})
		s.Quest.Conquered = conquerors(t, 4).Quest.Conquered
		m := questFrom(t, s, "destination")
		choose(t, m, "attack-vault")
		answer := "refuse"
		if agreed {
			answer = "agree"
		}
		if asked := voted(t, m, answer); asked[0] != 0 {
			t.Errorf("player %d is asked", asked[0])
		}
		if h := m.State.Goal(); (h != nil && h.Vault) != agreed {
			t.Errorf("agreed %v: the goal is %v", agreed, h)
		}
	}
}

// A player who has all explorers asks nobody, even if another one plays the hostiles.
// proves: BF-G-094
func TestOneWhoPlaysAllAsksNobodyAboutAnAttack(t *testing.T) {
	for _, setup := range []Setup{{Players: 1, Fifth: -1}, {Players: 2, Fifth: 1}} {
		m := questFrom(t, withClues(t, setup, 4), "destination")
		choose(t, m, "attack-stronghold")
		if m.State.Goal() == nil || told(m, "BF-G-094") != 0 || told(m, "BF-STR-002") != CluePrice {
			t.Errorf("%d players: the goal is %v", setup.Players, m.State.Goal())
		}
	}
}

// Once the destination of an attack is known, cards may be exchanged again, before the first exploration card. On an
// ordinary expedition nothing more is known, so nobody is asked twice.
// proves: BF-G-099 BF-X-026
func TestCardsAreExchangedAgainOnceTheDestinationIsKnown(t *testing.T) {
	for key, conquered := range map[string]int{"attack-stronghold": 0, "attack-vault": 4, "explore": 4} {
		s := withClues(t, Setup{Players: 1, Fifth: -1}, 4)
		s.Quest.Step, s.Quest.Conquered = Gathering, conquerors(t, conquered).Quest.Conquered
		give(t, s, 0, "hooked-net")
		m := questFrom(t, s, "destination")
		choose(t, m, key)
		if key == "explore" {
			if d, _ := m.Pending(); d.Kind == AskExchange {
				t.Errorf("before an ordinary expedition cards are exchanged again")
			}
			continue
		}
		d, _ := m.Pending()
		if d.Kind != AskExchange || m.State.Goal() == nil || m.State.Quest.Step != Gathering {
			t.Fatalf("after %s: %s, goal %v", key, d.Kind, m.State.Goal())
		}
		choose(t, m, "give janus-draik hooked-net ur-025", "done")
		if m.State.placeOf(int(m.State.Party[1].Kind), m.State.pack.place("resource", "hooked-net")) < 0 || m.State.Quest.Step != Exploring || m.State.Expedition.Round != 0 {
			t.Errorf("after %s: UR-025 does not set out with the net", key)
		}
	}
}
