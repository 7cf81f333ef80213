package fortress

import (
	"strconv"

	"precipice/engine"
)

// Agreement asks the players of explorers whether to do together what one of them has proposed: first the player
// named as proposer, then the others in leader order. The leader's own proposal counts as the leader's agreement.
// The hostile player has no vote (BF-EXP-003, BF-G-077, BF-G-094). Agreement returns 1 if all agree.
type Agreement struct {
	engine.Cursor
	Next uint8 // the number of players asked so far
	By   Mark  // the player who proposed it; none for the leader
	To   Proposal
}

// Proposal is what players agree to.
type Proposal uint8

// The proposals. An expedition is ended in its exploration step, and attacks are proposed before one.
const (
	EndIt Proposal = iota
	AttackStronghold
	AttackVault
)

func (p Proposal) String() string { return [...]string{"end", "stronghold", "vault"}[p] }

var agreement = engine.Define("fortress/agreement",
	engine.Step[Agreement, State]{Name: "ask", Ask: (*Agreement).ask, Do: (*Agreement).answer},
)

// Proc implements engine.Frame.
func (*Agreement) Proc() engine.Table[State] { return agreement }

// seat returns the player to ask next. ok is false if all have agreed.
func (f *Agreement) seat(s *State) (seat engine.Seat, ok bool) {
	first := s.Leader
	n := int(f.Next)
	if by, known := f.By.Card(); known && engine.Seat(by) != s.Leader {
		if first = engine.Seat(by); n == 0 {
			return first, true
		}
		n--
	}
	for i := range int(s.Players) {
		seat := engine.Seat((int(s.Leader) + i) % int(s.Players))
		switch {
		case seat == first || !s.controls(seat, func(int) bool { return true }):
		case n == 0:
			return seat, true
		default:
			n--
		}
	}
	return 0, false
}

func (f *Agreement) ask(m *Match, d *engine.Decision) {
	seat, ok := f.seat(&m.State)
	if !ok {
		return
	}
	if d.Seat = seat; f.To == EndIt {
		d.Kind, d.Rule = AskEndExpedition, "BF-EXP-003"
		d.Offer(opt(DoAgree))
		d.Offer(opt(DoDecline))
		return
	}
	d.Kind, d.Rule, d.About[0] = AskAssault, "BF-G-094", f.To.String()
	d.Offer(opt(DoAgree))
	d.Offer(opt(DoRefuse))
}

func (f *Agreement) answer(m *Match, in in) flow {
	if !in.Asked {
		return done(engine.Result{A: 1})
	}
	seat, _ := f.seat(&m.State)
	switch in.Option.Verb {
	case DoDecline:
		m.Emit("BF-EXP-003", EndDeclined{seat})
		return done(engine.Result{})
	case DoRefuse:
		m.Emit("BF-G-094", AttackRefused{seat})
		return done(engine.Result{})
	}
	f.Next++
	return goTo("ask")
}

// proposeAttack asks the other players of explorers whether to attack. Nobody is asked if the leader has no one to ask
// (BF-G-094).
func proposeAttack(m *Match, on Proposal) *Agreement {
	f := &Agreement{To: on}
	if _, others := f.seat(&m.State); others {
		m.Emit("BF-G-094", AttackProposed{m.State.Leader, on})
	}
	return f
}

// AttackProposed tells that the leader proposes an attack (BF-G-094).
type AttackProposed struct {
	By engine.Seat
	On Proposal
}

// Apply implements engine.Change.
func (AttackProposed) Apply(*State) {}

// Say implements engine.Change.
func (e AttackProposed) Say(*State) (string, []string) {
	key := "attack-proposed"
	if e.On == AttackVault {
		key = "vault-proposed"
	}
	return key, []string{strconv.Itoa(int(e.By) + 1)}
}

// AttackRefused tells who refuses an attack, so that the party sets out on an ordinary expedition (BF-G-094).
type AttackRefused struct{ By engine.Seat }

// Apply implements engine.Change.
func (AttackRefused) Apply(*State) {}

// Say implements engine.Change.
func (e AttackRefused) Say(*State) (string, []string) {
	return "attack-refused", []string{strconv.Itoa(int(e.By) + 1)}
}
