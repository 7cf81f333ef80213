package fortress

import (
	"math/rand/v2"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress/library"
	"precipice/engine/playtest"
)

// quester returns the state of a quest whose party is complete, and the index of Janus in it.
func quester(t *testing.T) (*State, int) {
	t.Helper()
	s, err := rulesFor(t).table(Setup{Players: 1, Fifth: -1, Quest: true})
	if err != nil {
		t.Fatal(err)
	}
	MusterBegan{MaxParty}.Apply(s)
	for place := range uint8(MaxParty) {
		Picked{place, place}.Apply(s)
	}
	return s, s.memberNamed("janus-draik")
}

// give gives an explorer of a quest cards from their decks.
func give(t *testing.T, s *State, e int, cards ...string) {
	t.Helper()
	if err := s.giveCards(&s.Party[e], cards); err != nil {
		t.Fatal(err)
	}
	for _, id := range cards {
		s.Quest.Resources[s.pack.place("resource", strings.TrimPrefix(id, "-"))]--
	}
}

// In a new quest each ship's deck holds the cards of that ship.
// proves: BF-DCK-007
func TestEachShipHasItsResourceDeck(t *testing.T) {
	s, _ := quester(t)
	decks := map[string]int{}
	for kind, n := range s.Quest.Resources {
		if n > 0 {
			c := &s.pack.Resources[kind]
			if s.pack.Artefact(kind) {
				continue // it lies in its own pile
			}
			decks[s.pack.Ships[c.Ship].ID] += int(n)
			if int(n) != c.Count {
				t.Errorf("%d cards %s in the deck, not %d", n, c.ID, c.Count)
			}
		}
	}
	for _, home := range []string{"steed-mathurir", "kravvchato", "clarion", "long-courrier"} {
		if decks[home] == 0 {
			t.Errorf("%s has no cards", home)
		}
	}
	if s.pack.Ships[s.pack.Resources[s.pack.place("resource", "scent-pouch")].Ship].ID != "kravvchato" {
		t.Error("the scent pouch is of another ship")
	}
}

// Explorers keep their resource cards at Precipice and bring them when they are picked again.
// proves: BF-RSC-001 BF-PRE-002 BF-NEW-003
func TestExplorersKeepTheirResourceCards(t *testing.T) {
	s, janus := quester(t)
	slow := s.Move(s.Party[janus].Figure())
	kind := s.Party[janus].Kind
	give(t, s, janus, "windwalk-boots", "-spare-scope")
	was := s.Quest.Held
	Disbanded{}.Apply(s)
	if s.Quest.Held != was {
		t.Fatalf("the cards are lost: %v", s.Quest.Held[:3])
	}
	if n := len(s.StoredResources(int(kind))); n != 2 {
		t.Errorf("it keeps %d cards", n)
	}
	MusterBegan{MaxParty}.Apply(s)
	Picked{0, kind}.Apply(s)
	if n := s.Move(s.Party[0].Figure()); n != slow+1 {
		t.Errorf("with its boots back, its Move is %d", n)
	}
	if len(s.StoredResources(int(kind))) > 0 {
		t.Error("its cards are stored and in play")
	}
	held := []HeldResource{}
	for h := range s.CardsOf(0) {
		held = append(held, h)
	}
	if len(held) != 2 || held[0].Down || !held[1].Down {
		t.Errorf("it brings %v", held)
	}
	if err := s.Validate(); err != nil {
		t.Error(err)
	}
}

// No table may have lost a resource card, made one up, or left one with the dead.
func TestValidateResourceCards(t *testing.T) {
	for name, c := range map[string]struct {
		want string // empty if a quest may reach the state
		set  func(s *State, janus int)
	}{
		"a card held":      {"", func(s *State, janus int) { give(t, s, janus, "spare-scope") }},
		"a card made up":   {"-1 cards spare-scope are missing", func(s *State, janus int) { _ = s.giveCards(&s.Party[janus], []string{"spare-scope"}) }},
		"a card lost":      {"1 cards scent-pouch are missing", func(s *State, _ int) { s.Quest.Resources[s.pack.place("resource", "scent-pouch")]-- }},
		"a card of nobody": {"has no owner", func(s *State, _ int) { s.Quest.Held[0].Down = true }},
		"a card after none": {"no resource card before", func(s *State, janus int) {
			give(t, s, janus, "spare-scope")
			s.Quest.Held[1], s.Quest.Held[0] = s.Quest.Held[0], HeldResource{}
		}},
		"a card of the dead": {"is dead but owns", func(s *State, janus int) {
			give(t, s, janus, "spare-scope")
			s.Quest.Mortis = 1 << s.Party[janus].Kind
		}},
		"an unknown card":            {"resource card 64 is not below", func(s *State, _ int) { s.Quest.Held[0] = HeldResource{Owner: 1, Card: 64} }},
		"an unknown owner":           {"owner of a resource card 200 is not below", func(s *State, _ int) { s.Quest.Held[0] = HeldResource{Owner: 200} }},
		"a card that lasts too long": {"time that a card lasts 5 is not below 5", func(s *State, _ int) { s.Lasting[0][0] = library.UntilCombat + 1 }},
		"a card that does not last":  {"card that lasts 7 is not below", func(s *State, _ int) { s.Lasting[3][library.MaxLasting-1] = library.UntilTurn }},
		"an unknown deck":            {"resource card 63 is not below", func(s *State, _ int) { s.Quest.Resources[MaxKinds-1] = 1 }},
	} {
		s, janus := quester(t)
		c.set(s, janus)
		if err := s.Validate(); c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// dealt starts a game in which the explorers hold every resource card and their home ships are docked, and returns
// it with its first state.
func dealt(t *testing.T, setup Setup, seed uint64) (*Match, State) {
	t.Helper()
	first, err := Opening(rulesFor(t), setup)
	if err != nil {
		t.Fatal(err)
	}
	pick := rand.New(rand.NewPCG(seed, 13))
	for card := range first.pack.Resources {
		for range first.pack.Resources[card].Count {
			owner := pick.IntN(len(first.pack.Explorers))
			if setup.Mode() != Campaign {
				owner = int(first.Party[pick.IntN(len(setup.Explorers))].Kind)
			}
			first.gainCard(HeldResource{Owner: Mark(owner + 1), Card: uint8(card), Down: pick.IntN(4) == 0})
		}
		first.Quest.Resources[card] = 0
	}
	for e := range first.Party {
		if x := &first.Party[e]; x.Playing {
			ShipDocked{uint8(first.pack.Home(int(x.Kind)))}.Apply(first)
		}
	}
	return engine.New(rulesFor(t), *first, seed), *first
}

// moderate picks at random, but every other time it ends an exchange, which could go on for ever.
func moderate(seed uint64) playtest.Pick[State] {
	chance, pick := rand.New(rand.NewPCG(seed, 17)), atRandom(seed, 7)
	return func(m *Match, d *engine.Decision) int {
		if d.Kind == AskExchange && chance.IntN(2) == 0 {
			return d.Find("done")
		}
		return pick(m, d)
	}
}

// Combats, expeditions and quests go on to their end whatever cards are used: nothing is lost but by events, and
// every save and copy goes on alike.
// proves: BF-RSC-002 BF-RSC-004 BF-RSC-005
func TestRandomPlayWithCards(t *testing.T) {
	used := map[string]bool{}
	for seed := range uint64(48) {
		setup := setupAtRandom(rulesFor(t), seed)
		if seed%6 == 5 {
			setup = Setup{Players: int(seed%4) + 1, Fifth: -1, Quest: true}
		}
		m, first := dealt(t, setup, seed)
		game := harness(rulesFor(t), playtest.Every{Copy: 6, Save: 97, Chance: 101})
		game.Longest = 60000
		watch := game.Watch
		game.Watch = func(m *Match, d *engine.Decision) error {
			for i := range d.Options {
				if o := &d.Options[i]; o.Verb == "play" {
					used[o.Parts[0]] = true
				}
			}
			if setup.Mode() == Campaign {
				return nil
			}
			return watch(m, d)
		}
		if _, err := game.Play(playtest.Bare(m, first), moderate(seed)); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
	for _, c := range rulesFor(t).Pack.Resources {
		if used[c.ID] != (c.When != "") {
			t.Errorf("%s is offered: %t", c.ID, used[c.ID])
		}
	}
}

// Before an expedition its explorers may give each other resource cards, but no discovery cards. Then the
// expedition begins, and until the next leader step nobody is asked again.
// proves: BF-SET-014 BF-X-026 BF-RSC-008 BF-RSC-009
func TestResourceCardsChangeHandsBeforeAnExpedition(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	give(t, &s, 0, "silver-flask", "-grapnel-line")
	Found{0, uint8(rulesFor(t).Pack.place("find", "carved-route"))}.Apply(&s)
	m := questFrom(t, &s, "share")
	d, _ := m.Explained()
	if d.Kind != AskExchange || d.Rule != "BF-SET-014" || refused(m, "give janus-draik carved-route ur-025") != "BF-RSC-009" {
		t.Fatalf("%s by %s: %v, the route is refused by %q", d.Kind, d.Rule, d.Keys(), refused(m, "give janus-draik carved-route ur-025"))
	}
	choose(t, m, "give janus-draik grapnel-line ur-025", "done")
	for h := range m.State.CardsOf(1) {
		if m.State.pack.Resources[h.Card].ID != "grapnel-line" || !h.Down {
			t.Errorf("UR-025 has %+v", h)
		}
	}
	if d, _ := m.Pending(); d.Kind == AskExchange || m.State.Quest.Step != Exploring {
		t.Errorf("%s is asked in the step %v", d.Kind, m.State.Quest.Step)
	}
	if err := m.State.Validate(); err != nil {
		t.Error(err)
	}
}

// At Precipice, too, resource cards change hands, and the dead take no part.
// proves: BF-PRE-005 BF-RSC-008
func TestResourceCardsChangeHandsAtPrecipice(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	give(t, &s, 0, "silver-flask")
	s.Party[1].Out = true
	Died{1}.Apply(&s)
	m := questFrom(t, &s, "exchange")
	d, _ := m.Pending()
	if d.Kind != AskExchange || d.Rule != "BF-PRE-005" || d.Has("give janus-draik silver-flask ur-025") {
		t.Fatalf("%s by %s: %v", d.Kind, d.Rule, d.Keys())
	}
	choose(t, m, "give janus-draik silver-flask amallyn", "done")
	if n := len(m.State.StoredResources(int(s.Party[3].Kind))); n != 1 {
		t.Errorf("Amallyn keeps %d cards", n)
	}
}

// Most kinds of resource cards, and most of the cards, are discarded when they are used.
// proves: BF-RSC-007
func TestMostResourceCardsAreDiscarded(t *testing.T) {
	kinds, cards := map[library.CardKind]int{}, map[library.CardKind]int{}
	for _, c := range rulesFor(t).Pack.Resources {
		kinds[c.Kind]++
		cards[c.Kind] += c.Count
	}
	for _, n := range []map[library.CardKind]int{kinds, cards} {
		if n[library.Discarded] <= n[library.Exhausted]+n[library.Permanent] || n[library.Exhausted]*n[library.Permanent] == 0 {
			t.Errorf("%d discarded, %d exhausted, %d permanent", n[library.Discarded], n[library.Exhausted], n[library.Permanent])
		}
	}
}
