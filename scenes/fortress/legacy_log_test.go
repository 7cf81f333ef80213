package fortress

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
)

// A folded phase says which legacy card struck, before what it did.
func TestAFoldedPhaseNamesTheLegacyCard(t *testing.T) {
	sh, c := atTable(t, 1)
	at := len(c.Play.Log)
	who := c.Play.Shown.Name(0)
	strikes := slices.IndexFunc(c.Play.Shown.Pack().Legacy, func(l library.LegacyCard) bool { return l.ID == "shuddering-halls" })
	notes(&c.Stage, fortress.PhaseBegan{Phase: fortress.DestinyPhase}, fortress.DestinyRolled{}, fortress.LegacyStrikes{Kind: uint8(strikes)},
		fortress.BlackstoneRolled{By: who, For: "legacy", Face: 1, Gave: "failure"}, fortress.Stunned{Unit: c.Play.Shown.Party[0].Figure()},
		fortress.PhaseBegan{Phase: fortress.InitiativePhase}, fortress.Dealt{})
	c.Version++
	playing.Keep(t, playing.Screen(t, sh, 1600, 900), "legacy-log")
	a := sh.UI.Named("log/" + strconv.Itoa(at))
	if a == nil {
		t.Fatal("the phase is not in the log")
	}
	told := a.Tip().Sub
	card, stun := strings.Index(told, sh.Words.Name("shuddering-halls")), strings.Index(told, sh.Words.Event("stunned", []string{who}))
	if card < 0 || stun < card {
		t.Errorf("the folded phase tells %q", told)
	}
}

// The log of a combat begins with the card that brought it, or with its battlefield, and not with combats before it.
func TestTheLogOfACombatBeginsWithIt(t *testing.T) {
	card, laid, turn := fortress.TurnedUp{}, fortress.Laid{}, fortress.TurnBegan{}
	for _, c := range []struct {
		changes []any
		want    int
	}{
		{nil, 0},
		{[]any{fortress.GroupFormed{}, laid, turn}, 0},
		{[]any{fortress.DeckMade{}, card, fortress.EncounterDrawn{}, laid, fortress.GroupFormed{}, turn}, 1},
		{[]any{card, laid, turn, card, fortress.ChoiceMade{}, card, laid, turn}, 5},
		{[]any{card, laid, turn, card}, 3},
		{[]any{card, laid, turn, fortress.ApproachMade{}, laid, turn}, 4}, // a stronghold has no card
	} {
		log := make([]session.Line, len(c.changes))
		for i := range log {
			log[i].Change = c.changes[i]
		}
		if got := combatBegins(log); got != c.want {
			t.Errorf("of %T the combat begins with line %d, not %d", c.changes, got, c.want)
		}
	}
	sh, c := atTable(t, 1)
	before := linesOf(&c.Stage, happened(card, laid, fortress.CardBegan{}, card))
	c.Play.Log = append(before, c.Play.Log...)
	c.Version++
	playing.Screen(t, sh, 1600, 900)
	if sh.UI.Named("log/2") != nil || sh.UI.Named("log/"+strconv.Itoa(len(before))) == nil {
		t.Error("the log shows what was before this combat, or not how it began")
	}
}
