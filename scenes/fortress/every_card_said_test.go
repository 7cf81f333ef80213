package fortress

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
)

// deckOf says which cards of a pack a field of an event counts, for each field that may name a card.
var deckOf = map[string]func(*fortress.Pack) int{
	"Arrived.Kind": explorerCards, "Picked.Kind": explorerCards, "WentIntoStasis.Kind": explorerCards, "Brought.Kind": explorerCards, "PutBack.Kind": explorerCards,
	"CluePaid.Kind": discoveryCards, "Converted.Kind": discoveryCards, "Forfeited.Kind": discoveryCards, "Found.Kind": discoveryCards, "Given.Kind": discoveryCards,
	"ArtefactTaken.Card": resourceCards, "Bought.Card": resourceCards, "CardUsed.Card": resourceCards, "LaidAnew.Card": resourceCards,
	"LaidForSale.Card": resourceCards, "ResourceGiven.Card": resourceCards,
	"EncounterDrawn.Kind":  func(p *fortress.Pack) int { return len(p.Encounters) },
	"EncountersAdded.Kind": legacyCards, "LegacyBuried.Kind": legacyCards, "LegacyDrawn.Kind": legacyCards, "LegacyRead.Kind": legacyCards, "LegacyStrikes.Kind": legacyCards,
	"GroupFormed.Kind": hostileCards, "HostilesJoined.Kind": hostileCards, "GroupFormed.Card": func(*fortress.Pack) int { return 4 },
	"FacilityUsed.Ship": shipCards, "ShipDocked.Ship": shipCards, "SupportCalled.Ship": shipCards,
	"GoalSet.Stronghold": func(p *fortress.Pack) int { return len(p.Strongholds) },
	"Laid.Combat":        func(p *fortress.Pack) int { return len(p.Combats) },
	"TwistBegan.Twist":   func(p *fortress.Pack) int { return len(p.Twists) },
	// These name the card of a sort, and the sort is another field.
	"Brought.Card": nil, "PutBack.Card": nil, "TurnedUp.Card": nil, "CardRemoved.Card": nil, "HuntBegan.Ship": nil,
	// A stage names a battlefield of the stronghold that is under attack.
	"StageBegan.Combat": func(*fortress.Pack) int { return 0 },
}

func explorerCards(p *fortress.Pack) int  { return len(p.Explorers) }
func discoveryCards(p *fortress.Pack) int { return len(p.Discoveries) }
func resourceCards(p *fortress.Pack) int  { return len(p.Resources) }
func legacyCards(p *fortress.Pack) int    { return len(p.Legacy) }
func hostileCards(p *fortress.Pack) int   { return len(p.Hostiles) }
func shipCards(p *fortress.Pack) int      { return len(p.Ships) }

// sorted returns the events that differ in the deck of what they name, with how many cards that has.
func sorted(c change, p *fortress.Pack) map[change]int {
	switch c.(type) {
	case fortress.PutBack:
		return map[change]int{fortress.PutBack{}: len(p.Discoveries), fortress.PutBack{Resource: true}: len(p.Resources)}
	case fortress.Brought:
		return map[change]int{fortress.Brought{}: len(p.Discoveries), fortress.Brought{Resource: true}: len(p.Resources)}
	case fortress.TurnedUp:
		return map[change]int{fortress.TurnedUp{Sort: fortress.ChallengeCard}: len(p.Challenges), fortress.TurnedUp{Sort: fortress.CombatCard}: len(p.Combats)}
	case fortress.HuntBegan:
		return map[change]int{fortress.HuntBegan{Group: 1}: len(p.Ships)}
	case fortress.CardRemoved:
		return map[change]int{fortress.CardRemoved{Sort: fortress.ChallengeCard}: len(p.Challenges), fortress.CardRemoved{Sort: fortress.CombatCard}: len(p.Combats)}
	}
	return nil
}

// Every event of every card can be said, in a sentence that names the card. An event that names a card tells this test of
// which deck.
func TestEveryEventOfEveryCardIsSaid(t *testing.T) {
	sh := playing.Bare(t)
	table := playing.AskAll(sh, 1)
	table.Setup = fortress.Setup{Players: 1, Fifth: -1, Quest: true}
	s := &playing.Begun(t, sh, 1, table).Match.State
	p := s.Pack()
	for ship := range p.Ships { // until there is room for no more
		fortress.ShipDocked{Ship: uint8(ship)}.Apply(s)
	}
	said := 0
	say := func(c change, field string, card int) {
		defer func() {
			if problem := recover(); problem != nil {
				t.Errorf("%#v cannot be said: %v", c, problem)
			}
		}()
		v := reflect.New(reflect.TypeOf(c)).Elem()
		v.Set(reflect.ValueOf(c))
		v.FieldByName(field).SetUint(uint64(card))
		one := v.Interface().(change)
		verb, parts := one.Say(s)
		said++
		if text := sh.Words.Event(verb, parts); text == "" || strings.Contains(text, "event.") {
			t.Errorf("%#v is said as %q", one, text)
		}
	}
	for c := range changes {
		kind := reflect.TypeOf(c)
		for i := range kind.NumField() {
			field := kind.Field(i)
			if !slices.Contains([]string{"Card", "Kind", "Ship", "Stronghold", "Combat", "Twist"}, field.Name) || field.Type.Kind() != reflect.Uint8 {
				continue
			}
			deck, told := deckOf[fmt.Sprintf("%s.%s", kind.Name(), field.Name)]
			if !told {
				t.Errorf("of which deck is %s of %s? tell this test", field.Name, kind.Name())
			}
			if deck != nil {
				for card := range deck(p) {
					say(c, field.Name, card)
				}
				continue
			}
			for one, cards := range sorted(c, p) {
				for card := range cards {
					say(one, field.Name, card)
				}
			}
		}
	}
	t.Logf("%d events", said)
	if least := 5 * len(p.Resources); said < least {
		t.Errorf("only %d events were said", said)
	}
}
