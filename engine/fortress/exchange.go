package fortress

import (
	"slices"

	"precipice/engine"
)

// ExchangeTime is when explorers give each other cards.
type ExchangeTime uint8

// The times. Discovery cards change hands only in the leader step (BF-RSC-009).
const (
	InLeaderStep     ExchangeTime = iota
	BeforeExpedition              // when the party is formed, and once the destination is known (BF-X-026, BF-G-099)
	AtPrecipice                   // after trading
	OnRequest                     // during the visits at Precipice, when a visitor asks for it (BF-RSC-008)
)

var exchangeRules = [...]string{InLeaderStep: "BF-LDR-002", BeforeExpedition: "BF-SET-014", AtPrecipice: "BF-PRE-005", OnRequest: "BF-PRE-005"}

// Exchange lets explorers give each other cards. The players are asked in leader order until all have passed in a
// row (BF-LDR-002, BF-SET-014, BF-PRE-005, BF-RSC-008, BF-G-082).
type Exchange struct {
	engine.Cursor
	Passed uint8 // players who have passed since a card last changed hands, a bit each
	Last   Mark  // the player asked last
	Time   ExchangeTime
}

var exchange = engine.Define("fortress/exchange",
	engine.Step[Exchange, State]{Name: "give", Ask: (*Exchange).ask, Do: (*Exchange).give},
)

// Proc implements engine.Frame.
func (*Exchange) Proc() engine.Table[State] { return exchange }

// seat returns the player who may give now. ok is false if all have passed. On request, only who has something to give
// is asked.
func (f *Exchange) seat(s *State) (seat engine.Seat, ok bool) {
	if f.Time == OnRequest {
		return s.invited(f.Last, f.Passed, s.givesCards)
	}
	return s.invited(f.Last, f.Passed, s.able)
}

// givesCards reports whether an explorer has a resource card and could give it to another.
func (s *State) givesCards(e int) bool {
	for range s.cardsOf(int(s.Party[e].Kind)) {
		others := slices.ContainsFunc(s.Party[:], func(x Explorer) bool { return x.Able() && x.Kind != s.Party[e].Kind })
		return s.able(e) && others
	}
	return false
}

// offerExchange offers an exchange of cards during the visits at Precipice, if anybody has one to give (BF-PRE-005,
// BF-RSC-008).
func (s *State) offerExchange(d *engine.Decision, have engine.Tally) {
	for e := range s.Party {
		if s.Party[e].Playing && s.givesCards(e) {
			idly(d, opt(DoExchange), have, "BF-PRE-005", "exchanges-enough")
			return
		}
	}
}

// requested returns the exchange that a player has asked for, who is the first to give.
func requested(by engine.Seat) *Exchange { return &Exchange{Time: OnRequest, Last: seatMark(by)} }

// Requested reports whether the pending question belongs to an exchange that a player has asked for.
func Requested(m *Match) bool {
	f, ok := m.Top().(*Exchange)
	return ok && f.Time == OnRequest
}

func (f *Exchange) ask(m *Match, d *engine.Decision) {
	s := &m.State
	seat, ok := f.seat(s)
	if !ok {
		return
	}
	d.Seat, d.Kind, d.Rule = seat, AskExchange, exchangeRules[f.Time]
	d.Offer(opt(DoDone))
	for from := range s.Party {
		x := &s.Party[from]
		if !x.Able() || x.Seat != seat {
			continue
		}
		var seen [MaxKinds]bool
		for _, find := range x.Finds[:x.NumFinds] {
			kind, _ := find.Card()
			if seen[kind] {
				continue
			}
			seen[kind] = true
			f.offer(s, d, from, kind)
		}
		f.offerResources(s, d, from)
	}
}

// offer offers to give a discovery card of one explorer to each of the others.
func (f *Exchange) offer(s *State, d *engine.Decision, from, kind int) {
	for to := range s.Party {
		if to == from || !s.Party[to].Able() {
			continue
		}
		o := engine.Option{Verb: DoGive, Parts: [4]string{s.Name(from), s.pack.Discoveries[kind].ID, s.Name(to)},
			Args: [4]int16{int16(from), int16(kind), int16(to)}}
		if f.Time == InLeaderStep {
			f.offerGift(d, o)
		} else {
			d.Refuse(o, "BF-RSC-009", "leader-step-only")
		}
	}
}

// offerResources offers to give each resource card of one explorer to each of the others (BF-RSC-008).
func (f *Exchange) offerResources(s *State, d *engine.Decision, from int) {
	var seen [MaxKinds]bool
	for _, card := range s.cardsOf(int(s.Party[from].Kind)) {
		if seen[card] {
			continue
		}
		seen[card] = true
		for to := range s.Party {
			if to != from && s.Party[to].Able() {
				f.offerGift(d, engine.Option{Verb: DoGive, Parts: [4]string{s.Name(from), s.pack.Resources[card].ID, s.Name(to)},
					Args: [4]int16{int16(from), int16(card), int16(to), 1}})
			}
		}
	}
}

// offerGift offers to give a card, unless so many have been given that they only go to and fro.
func (f *Exchange) offerGift(d *engine.Decision, o engine.Option) {
	if f.Idle >= mostGifts {
		d.Refuse(o, exchangeRules[f.Time], "gifts-enough")
		return
	}
	d.Offer(o)
}

func (f *Exchange) give(m *Match, in in) flow {
	s := &m.State
	seat, ok := f.seat(s)
	if !ok {
		return finished()
	}
	f.Last = seatMark(seat)
	if in.Option.Verb != DoGive {
		f.Passed |= 1 << seat
		return goTo("give")
	}
	f.Passed = 0
	f.Idle++
	kind, to := uint8(in.Option.Args[1]), uint8(in.Option.Args[2])
	if in.Option.Args[3] == 1 {
		m.Emit("BF-RSC-008", ResourceGiven{uint8(in.Option.Args[0]), kind, to})
		return goTo("give")
	}
	m.Emit("BF-LDR-002", Given{uint8(in.Option.Args[0]), kind, to})
	meetAgenda(m, int(to), int(kind))
	return goTo("give")
}

// Given passes a discovery card to another explorer (BF-LDR-002).
type Given struct{ From, Kind, To uint8 }

// Apply implements engine.Change.
func (e Given) Apply(s *State) {
	s.Party[e.From].drop(e.Kind)
	x := &s.Party[e.To]
	x.Finds[x.NumFinds] = Mark(e.Kind + 1)
	x.NumFinds++
}

// Say implements engine.Change.
func (e Given) Say(s *State) (string, []string) {
	return "given", []string{s.Name(int(e.From)), s.pack.Discoveries[e.Kind].ID, s.Name(int(e.To))}
}

// ResourceGiven passes a resource card to another explorer, one that is face up if there is any (BF-RSC-008).
type ResourceGiven struct{ From, Card, To uint8 }

// Apply implements engine.Change.
func (e ResourceGiven) Apply(s *State) {
	place := s.placeOf(int(s.Party[e.From].Kind), int(e.Card))
	h := s.Quest.Held[place]
	s.loseCard(place)
	h.Owner = Mark(s.Party[e.To].Kind + 1)
	s.gainCard(h)
}

// Say implements engine.Change.
func (e ResourceGiven) Say(s *State) (string, []string) {
	return "given", []string{s.Name(int(e.From)), s.pack.Resources[e.Card].ID, s.Name(int(e.To))}
}

// drop removes one discovery card of a kind from an explorer. ok is false if it holds none.
func (e *Explorer) drop(kind uint8) (ok bool) {
	for i := range e.NumFinds {
		if e.Finds[i] == Mark(kind+1) {
			copy(e.Finds[i:], e.Finds[i+1:e.NumFinds])
			e.NumFinds--
			e.Finds[e.NumFinds] = 0
			return true
		}
	}
	return false
}
