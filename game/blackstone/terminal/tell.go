package terminal

import (
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/session"
)

// turnBegan tells the beginning of a turn with its destiny dice (BF-DES-002).
func (t teller) turnBegan(lines []session.Line) (text string, n int) {
	after := t.after(lines, 1)
	_, turn := change[fortress.TurnBegan](lines, 0)
	if _, rolled := change[fortress.DestinyRolled](lines, after); !turn || !rolled {
		return "", 0
	}
	return t.Ruled(t.Book.Say("console.turn", t.words(lines[0], lines[after])...), lines[after].Rule), after + 1
}

// diceRolled tells the activation dice of everybody (BF-INI-002).
func (t teller) diceRolled(lines []session.Line) (text string, n int) {
	var all []string
	for ; ; n++ {
		if _, ok := change[fortress.ActivationRolled](lines, n); !ok {
			break
		}
		all = append(all, t.Book.Say("console.dice.of", t.words(lines[n])...))
	}
	if n < 2 {
		return "", 0
	}
	return t.Ruled(t.Book.Say("console.dice", strings.Join(all, "; ")), lines[0].Rule), n
}

// dealt tells the order of a turn (BF-INI-006).
func (t teller) dealt(lines []session.Line) (text string, n int) {
	if _, ok := change[fortress.Dealt](lines, 0); !ok {
		return "", 0
	}
	return t.Ruled(t.Book.Say("console.dealt", t.words(lines[0])...), lines[0].Rule), 1
}

// brought tells an encounter card with the group that it brings (BF-DEP-001).
func (t teller) brought(lines []session.Line) (text string, n int) {
	_, drawn := change[fortress.EncounterDrawn](lines, 0)
	if _, formed := change[fortress.GroupFormed](lines, 1); !drawn || !formed {
		return "", 0
	}
	return t.Ruled(t.Book.Say("console.brought", t.words(lines[:2]...)...), lines[1].Rule), 2
}

// arrival holds what appears in a space.
type arrival struct {
	at    board.Space
	where string
	names []string
}

// appeared tells of several hostiles that appear one after another, space by space (BF-DEP-005).
func (t teller) appeared(lines []session.Line) (text string, n int) {
	var all []arrival
	count := 0
	for i := 0; ; i = t.after(lines, i+1) {
		e, ok := change[fortress.Deployed](lines, i)
		if !ok {
			break
		}
		all, n, count = arrive(all, e.Hex, t.words(lines[i])), i+1, count+1
	}
	if count < 2 {
		return "", 0
	}
	var items []string
	for i := range all {
		items = append(items, t.Book.Say("console.appear.at", strings.Join(all[i].names, ", "), all[i].where))
	}
	return t.Ruled(t.Book.Say("console.appear", strings.Join(items, "; ")), lines[0].Rule), n
}

// arrive adds somebody to those that appear: after the first of its kind in a space by its number alone.
func arrive(all []arrival, at board.Space, words []string) []arrival {
	name, where := words[0], words[1]
	kind, number := name, ""
	if space := strings.LastIndexByte(name, ' '); space > 0 {
		kind, number = name[:space+1], name[space+1:]
	}
	for i := range all {
		if all[i].at == at && number != "" && strings.HasPrefix(all[i].names[0], kind) {
			all[i].names = append(all[i].names, number)
			return all
		}
	}
	return append(all, arrival{at, where, []string{name}})
}

// setOut passes over the maglev chamber of an expedition that begins: each combat places everybody again (BF-BTL-010).
func (t teller) setOut(lines []session.Line) (text string, n int) {
	if _, ok := change[fortress.ChamberSet](lines, 0); !ok {
		return "", 0
	}
	for n, ok := 1, true; ; n++ {
		if _, ok = change[fortress.Placed](lines, n); !ok {
			return "", n
		}
	}
}

// behaved tells what a hostile does, and where it goes at once (BF-BEH-003).
func (t teller) behaved(lines []session.Line) (text string, n int) {
	e, ok := change[fortress.Behaved](lines, 0)
	if !ok {
		return "", 0
	}
	after := t.after(lines, 1)
	if moved, goes := change[fortress.Moved](lines, after); goes && moved.Unit == e.Unit {
		return t.Ruled(t.Book.Say("console.behaved.moved", t.words(lines[0], lines[after])...), lines[after].Rule), after + 1
	}
	return t.Ruled(t.Book.Say("console.behaved", t.words(lines[0])...), lines[0].Rule), 1
}

// moved tells where the explorer who is asked next has gone.
func (t teller) moved(lines []session.Line) (text string, n int) {
	e, ok := change[fortress.Moved](lines, 0)
	d, asked := t.play.Pending()
	if !ok || !asked || len(lines) > 1 || d.Kind != fortress.AskActivation || t.play.Shown.Find(d.About[0]) != e.Unit {
		return "", 0
	}
	return t.Ruled(t.Book.Say("console.moved", t.words(lines[0])...), lines[0].Rule), 1
}

// reinforced tells a reinforcement roll and how many hostiles return (BF-RNF-001).
func (t teller) reinforced(lines []session.Line) (text string, n int) {
	e, ok := change[fortress.BlackstoneRolled](lines, 0)
	if !ok || e.For != "reinforcement" {
		return "", 0
	}
	back, _ := strconv.Atoi(e.Gave)
	if back == 0 {
		return t.Ruled(t.Book.Say("console.reinforced.none", t.words(lines[0])...), lines[0].Rule), 1
	}
	return t.Ruled(t.Book.Count("console.reinforced", back, t.words(lines[0])...), lines[0].Rule), 1
}

// inspiration tells an inspiration roll with the point that it brings (BF-INR-002).
func (t teller) inspiration(lines []session.Line) (text string, n int) {
	e, ok := change[fortress.BlackstoneRolled](lines, 0)
	if !ok || e.For != "inspiration" || e.Most == 0 {
		return "", 0
	}
	if gain, _ := change[fortress.InspirationChanged](lines, 1); gain.By > 0 {
		return t.Ruled(t.Book.Say("console.inspires", t.words(lines[:2]...)...), lines[1].Rule), 2
	}
	return t.Ruled(t.Book.Say("console.inspires.not", t.words(lines[0])...), lines[0].Rule), 1
}

// watching tells which dice an explorer keeps for overwatch (BF-OVW-001).
func (t teller) watching(lines []session.Line) (text string, n int) {
	if _, ok := change[fortress.OverwatchSaved](lines, 0); !ok || len(lines[0].Args) > 2 { // a card forbids it
		return "", 0
	}
	return t.Ruled(t.Book.Say("console.watching", t.words(lines[0])...), lines[0].Rule), 1
}

// gambled tells that a gambit has failed (BF-GAM-004).
func (t teller) gambled(lines []session.Line) (text string, n int) {
	_, rolled := change[fortress.Rolled](lines, 0)
	if none, _ := change[fortress.NoEffect](lines, 1); !rolled || none.Reason != "gambit-failed" {
		return "", 0
	}
	return t.Ruled(t.Book.Say("console.gambit.failed", t.shown(lines[0])), lines[1].Rule), 2
}

// shown returns the die of a roll with what it shows.
func (t teller) shown(roll session.Line) string { return t.Book.Say("console.roll", t.words(roll)...) }

// defended tells a defence roll with what comes of it (BF-DEF-004). One that fails is told by the wound.
func (t teller) defended(lines []session.Line) (text string, n int) {
	roll, ok := change[fortress.Rolled](lines, 0)
	if !ok || roll.Again || roll.For != "defence" {
		return "", 0
	}
	none, _ := change[fortress.NoEffect](lines, 1)
	_, wounded := change[fortress.CounterPlaced](lines, 1)
	switch {
	case none.Reason == "wound-cancelled":
		return t.Ruled(t.Book.Say("console.defended", t.shown(lines[0])), lines[1].Rule), 2
	case wounded && roll.Level() == dice.Fail:
		return "", 1
	}
	return "", 0
}
