package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/fortress/library"
)

// A moment is when cards may be used (library.Moments), and the kind of roll or wound there, "" for neither.
type moment struct {
	When, Of string
	Spent    bool // every die has been rolled again (BF-ROL-003)
}

// inActivation is the moment of the cards that are used as actions.
var inActivation = moment{When: "activation"}

// lasting returns the place of a card among those whose effect may last, or -1.
func (p *Pack) lasting(card int) int { return slices.Index(p.lastingCards, uint8(card)) }

// canUse reports whether an explorer may use any of its cards now.
func (s *State) canUse(e int, u UnitID, now moment) bool {
	for place, card := range s.cardsOf(int(s.Party[e].Kind)) {
		c := &s.pack.Resources[card]
		if rule, _ := s.barsCard(u, card, now); rule != "" || s.Quest.Held[place].Down || !s.paysCard(e, c) {
			continue
		}
		if targets := s.effectTargets(c.Effect, u); targets == nil || len(targets) > 0 {
			return true
		}
	}
	return false
}

// barsCard returns the rule and the reason why it is not the time to use a card. Both are empty if it is.
func (s *State) barsCard(u UnitID, card int, now moment) (rule, reason string) {
	c := &s.pack.Resources[card]
	switch {
	case !c.Fits(now.When, now.Of):
		return "BF-RSC-002", "another-time"
	case now.Spent && slices.ContainsFunc(c.Effect, func(op library.Op) bool { return op.Do == "re-roll" }):
		return "BF-ROL-003", "rolled-again"
	case !s.holds(u, c.If):
		return "BF-RSC-002", "card-condition"
	}
	return s.barsAgain(s.pack.limited.cards[card], c.Limit, "BF-RSC-002")
}

// paysCard reports whether an explorer has the price of a card.
func (s *State) paysCard(e int, c *library.Resource) bool {
	return int(s.Party[e].Inspiration) >= c.Points && (c.Die == 0 || s.Affords(e, c.Die, 0))
}

// offerCards offers the cards that an explorer may use now, on each target it may pick (BF-RSC-002). Several
// cards of a kind are one option. A twin may use any of the cards that are theirs (BF-TWN-007).
func (s *State) offerCards(d *engine.Decision, e int, u UnitID, now moment) {
	var seen [MaxKinds]bool
	for _, card := range s.cardsOf(int(s.Party[e].Kind)) {
		c := &s.pack.Resources[card]
		if seen[card] || c.Kind == library.Permanent {
			continue
		}
		seen[card] = true
		o := engine.Option{Verb: verbNames[playVerb], Parts: [4]string{c.ID}, Args: [4]int16{int16(playVerb), int16(card), int16(NoUnit)}}
		rule, reason := s.barsCard(u, card, now)
		switch {
		case rule == "" && s.Quest.Held[s.placeOf(int(s.Party[e].Kind), card)].Down:
			d.Refuse(o, "BF-RSC-005", "face-down")
		case rule != "":
			d.Refuse(o, rule, reason)
		case int(s.Party[e].Inspiration) < c.Points:
			d.Refuse(o, "BF-RSC-002", "points-short", s.pack.Number(c.Points))
		case !s.paysCard(e, c):
			d.Refuse(o, "BF-RSC-003", "no-die", s.pack.Number(c.Die))
		default:
			s.offerTargets(d, o, c.Effect, u, "BF-RSC-002")
		}
	}
}

// offerTargets offers a card or a support on each target that its effect may have.
func (s *State) offerTargets(d *engine.Decision, o engine.Option, effect []library.Op, u UnitID, rule string) {
	targets := s.effectTargets(effect, u)
	switch {
	case targets == nil:
		d.Offer(o)
	case len(targets) == 0:
		d.Refuse(o, rule, "no-target")
	}
	for _, t := range targets {
		o.Parts[1], o.Args[2] = s.UnitName(t), int16(t)
		d.Offer(o)
	}
}

// useOf returns the frame in which an explorer uses the card of an option.
func useOf(e uint8, u UnitID, o *engine.Option) *CardUse {
	return &CardUse{Explorer: e, Card: uint8(o.Args[1]), Actor: u, Target: UnitID(o.Args[2])}
}

// CardUse is the use of a resource card: its price, what becomes of the card, and what it does (BF-RSC-003 to
// 005). It returns what the effect gives to the roll or the wound at hand.
type CardUse struct {
	engine.Cursor
	Explorer, Card uint8
	Actor, Target  UnitID
}

var cardUse = engine.Define("fortress/card-use",
	engine.Step[CardUse, State]{Name: "price", Do: (*CardUse).price},
	engine.Step[CardUse, State]{Name: "spend", Do: (*CardUse).spend},
	engine.Step[CardUse, State]{Name: "end", Do: func(_ *CardUse, _ *Match, in in) flow { return done(in.Result) }},
)

// Proc implements engine.Frame.
func (*CardUse) Proc() engine.Table[State] { return cardUse }

func (f *CardUse) card(s *State) *library.Resource { return &s.pack.Resources[f.Card] }

func (f *CardUse) price(m *Match, _ in) flow {
	if c := f.card(&m.State); c.Die > 0 {
		return call(&Payment{Card: f.Explorer, Min: uint8(c.Die), For: "card"})
	}
	return then()
}

func (f *CardUse) spend(m *Match, _ in) flow {
	c := f.card(&m.State)
	if c.Points > 0 {
		m.Emit("BF-RSC-002", InspirationChanged{f.Explorer, -int8(c.Points), "card"})
	}
	rule := "BF-RSC-004"
	if c.Kind == library.Exhausted {
		rule = "BF-RSC-005"
	}
	m.Emit(rule, CardUsed{f.Explorer, f.Card})
	return call(&Effect{Source: FromCard, Card: f.Card, Actor: f.Actor, Target: f.Target})
}

// Moment asks one explorer, or each in leader order, whether to use a card at a moment outside its activation
// (BF-RSC-002). It returns what the effects give to the wound at hand.
type Moment struct {
	engine.Cursor
	When, Of string
	Only     Mark // the explorer; none for each
	Next     uint8
	Gives    engine.Result
}

var cardMoment = engine.Define("fortress/moment",
	engine.Step[Moment, State]{Name: "use", Ask: (*Moment).ask, Do: (*Moment).use},
	engine.Step[Moment, State]{Name: "used", Do: (*Moment).used},
)

// Proc implements engine.Frame.
func (*Moment) Proc() engine.Table[State] { return cardMoment }

// explorer returns the explorer who is asked next, and how many have been asked then. It is -1 after the last.
func (f *Moment) explorer(s *State) (e int, asked uint8) {
	n := uint8(0)
	for e := range s.leaderOrder {
		if only, one := f.Only.Card(); one && only != e {
			continue
		}
		if n++; n > f.Next && s.Party[e].Able() && s.canUse(e, s.standing(e), moment{When: f.When, Of: f.Of}) {
			return e, n
		}
	}
	return -1, n
}

// standing returns the miniature of an explorer that is on the battlefield, the first of two, or else the first.
func (s *State) standing(e int) UnitID {
	x := &s.Party[e]
	if twin := x.Figures[1]; twin != NoUnit && !s.Units[x.Figures[0]].Here() && s.Units[twin].Here() {
		return twin
	}
	return x.Figures[0]
}

func (f *Moment) ask(m *Match, d *engine.Decision) {
	s := &m.State
	e, _ := f.explorer(s)
	if e < 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About = s.Party[e].Seat, AskCard, "BF-RSC-002", [2]string{s.Name(e), f.When}
	s.offerCards(d, e, s.standing(e), moment{When: f.When, Of: f.Of})
	d.Offer(opt(DoPass))
}

func (f *Moment) use(m *Match, in in) flow {
	s := &m.State
	e, asked := f.explorer(s)
	if e < 0 {
		return done(f.Gives)
	}
	if in.Option.Verb == DoPass {
		f.Next = asked
		return goTo("use")
	}
	return call(useOf(uint8(e), s.standing(e), &in.Option))
}

// used adds what a card has given. Once a wound is averted, no other card has anything to do.
func (f *Moment) used(_ *Match, in in) flow {
	if f.Gives.A = max(f.Gives.A, in.Result.A); f.Gives.A >= averts {
		return done(f.Gives)
	}
	return goTo("use")
}

// What an effect gives to the wound at hand, the greatest counts.
const (
	lessens = 1 // a grievous wound is a wound
	averts  = 2 // there is no wound
)

// CardUsed discards a card to its deck, or turns it face down. What it changes begins to last (BF-RSC-004,
// BF-RSC-005). A card for one use in a quest counts as of its deck, but nobody gets it from there (BF-G-096, usedUp).
type CardUsed struct{ Explorer, Card uint8 }

// Apply implements engine.Change.
func (e CardUsed) Apply(s *State) {
	c := &s.pack.Resources[e.Card]
	s.Quest.Spent |= s.pack.limited.cards[e.Card]
	place := s.placeOf(int(s.Party[e.Explorer].Kind), int(e.Card))
	if c.Kind == library.Exhausted {
		s.Quest.Held[place].Down = true
	} else {
		s.loseCard(place)
		s.Quest.Resources[e.Card]++
	}
	if i := s.pack.lasting(int(e.Card)); i >= 0 {
		s.Lasting[e.Explorer][i] = c.Lasts
	}
}

// Say implements engine.Change.
func (e CardUsed) Say(s *State) (string, []string) {
	args := []string{s.Name(int(e.Explorer)), s.pack.Resources[e.Card].ID}
	switch c := &s.pack.Resources[e.Card]; {
	case c.Kind == library.Exhausted:
		return "card-exhausted", args
	case c.Limit == library.OnceQuest: // BF-G-096
		return "card-gone", args
	}
	return "card-discarded", args
}

// CardsReadied turns the exhausted cards face up (BF-RSC-005).
type CardsReadied struct{}

// Apply implements engine.Change.
func (CardsReadied) Apply(s *State) {
	for i := range s.Quest.Held {
		if s.turnsUp(i) {
			s.Quest.Held[i].Down = false
		}
	}
}

// turnsUp reports whether a card is face down and need not stay so. With a limit it stays so as long as that holds.
func (s *State) turnsUp(place int) bool {
	h := &s.Quest.Held[place]
	return h.Down && !s.spent(s.pack.limited.cards[h.Card])
}

// Say implements engine.Change.
func (CardsReadied) Say(*State) (string, []string) { return "cards-readied", nil }

// anyDown reports whether a card of the party can be turned face up.
func (s *State) anyDown() bool {
	for e := range s.Party {
		for place := range s.cardsOf(int(s.Party[e].Kind)) {
			if s.Party[e].Playing && s.turnsUp(place) {
				return true
			}
		}
	}
	return false
}

// fade ends what lasts for a span at most.
func (s *State) fade(until library.Span) {
	for e := range s.Lasting {
		for i, span := range s.Lasting[e] {
			if span <= until {
				s.Lasting[e][i] = library.AtOnce
			}
		}
	}
	if until >= library.UntilTurn {
		s.Hunted = [MaxGroups]Mark{}
	}
	for ship := range s.Expedition.Supports {
		if c := &s.Expedition.Supports[ship]; c.Lasts <= until {
			c.Lasts = library.AtOnce
		}
	}
}
