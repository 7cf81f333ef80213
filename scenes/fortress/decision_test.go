package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
)

// facing returns a combat screen that asks a question.
func facing(sh *game.Shell, play *blackstone.Session) *Combat {
	c := NewCombat(playing.HostOf(sh), sh, play)
	c.CatchUp(sh)
	c.Refresh(sh)
	return c
}

// Every option is offered in a panel, on a card, or on the board once its row is selected.
func TestThePanelsOfferWhatTheBoardDoesNot(t *testing.T) {
	sh := playing.Bare(t)
	playing.EachDecision(t, sh, 12, 300, func(play *blackstone.Session, d *engine.Decision) {
		if !play.Shown.Fighting() {
			return
		}
		c := facing(sh, play)
		rows, end := c.answers()
		if c.Activating() {
			rows = append(rows, c.cards.actionRows()...)
		}
		grey := false
		for k, r := range rows {
			legal := len(r.Legal) > 0
			if !c.Activating() && legal && grey {
				t.Errorf("%s: the row %s stands below what is refused", d.Kind, r.ID)
			}
			grey = grey || !legal
			if slices.Contains(rows[:k], r) {
				t.Errorf("%s: the row %s stands twice", d.Kind, r.ID)
			}
		}
		for i := range c.Choices.Rows {
			r := c.Choices.Rows[i]
			onBoard := r.Place == asking.OnSpaces && r == c.Choices.Spaces() || r.Place == asking.OnUnits && r == c.Choices.Units()
			if len(r.Legal) > 0 && r != end && !onBoard && !slices.Contains(rows, r) {
				t.Errorf("%s: the row %s is offered nowhere", d.Kind, r.ID)
			}
		}
		if end != nil && end.Direct() == nil {
			t.Errorf("%s: the button that ends has %d choices", d.Kind, len(end.Legal))
		}
		if len(rows) == 0 && end == nil && c.ask.hint(sh) == "" {
			t.Errorf("%s: nothing is offered, and nothing tells where the answer is given", d.Kind)
		}
	})
}

// A die of 1 is lost; the others are kept, each one lower (BF-OVW-001).
func TestTheEndOfAnActivationTellsWhichDiceAreKept(t *testing.T) {
	sh, c := atTable(t, 1)
	e := c.activeCard()
	if e < 0 {
		t.Fatal("nobody acts")
	}
	_, end := c.answers()
	for _, s := range []struct {
		dice []uint8
		kept string
	}{{[]uint8{6, 1, 3}, "5, 2"}, {[]uint8{1, 1}, ""}, {nil, ""}, {[]uint8{2}, "1"}} {
		x := &c.Play.Shown.Party[e]
		x.Slots = [len(x.Slots)]fortress.Slot{}
		for i, die := range s.dice {
			x.Slots[i].Die = die
		}
		label := c.ask.endLabel(sh, end)
		if s.kept == "" && label != sh.Words.Say("button.end") || s.kept != "" && !strings.Contains(label, s.kept) {
			t.Errorf("with the dice %v the button says %q", s.dice, label)
		}
	}
	for i := range c.Play.Shown.Track {
		c.Play.Shown.Track[i].Done = c.Play.Shown.Track[i].Hostile
	}
	if label := c.ask.endLabel(sh, end); label != sh.Words.Say("button.end.last") {
		t.Errorf("after the last hostiles the button says %q", label)
	}
}

// Where a card forbids overwatch, no dice are told to be kept for it.
func TestWithoutOverwatchNoDiceAreKept(t *testing.T) {
	sh, c := atTable(t, 1)
	_, end := c.answers()
	e := c.activeCard()
	s := &c.Play.Shown
	s.Party[e].Slots[0].Die, s.Party[e].Overwatch = 6, true
	for i := range s.Pack().Twists {
		if s.Pack().Twists[i].ID == "drifting-ash" {
			s.Twists[0] = fortress.Mark(i + 1)
		}
	}
	if !s.NoOverwatch() {
		t.Fatal("the twist does not forbid overwatch")
	}
	if label := c.ask.endLabel(sh, end); label != sh.Words.Say("button.end") {
		t.Errorf("the button says %q", label)
	}
	if tip := c.tips.endTip(sh); tip.Text != sh.Words.Say("tip.end.no-overwatch") {
		t.Errorf("the tip says %q", tip.Text)
	}
	for _, slot := range c.Slots(e) {
		if slot.Overwatch {
			t.Error("a die has the sign of overwatch")
		}
	}
}

func TestKeysAnswerAsTheMouseDoes(t *testing.T) {
	sh, c := atTable(t, 1)
	turn := c.Choices.Decision.About[0]
	c.endKey(sh)
	c.CatchUp(sh)
	c.Refresh(sh)
	if c.Choices != nil && c.Activating() && c.Choices.Decision.About[0] == turn {
		t.Error("the key that ends does not end an activation")
	}

	sh, c = atTable(t, 1)
	first := slices.IndexFunc(c.Choices.Rows, func(r *asking.Row) bool { return len(r.Legal) > 0 && r.Verb != "end" })
	if r := c.Choices.Rows[first]; r.Place != asking.OnSpaces {
		t.Fatalf("the first row is %s", r.ID)
	}
	if c.Choices.Picked() != nil {
		t.Fatal("something has been selected already")
	}
	if c.digit(sh, 1); c.Choices.Picked() != c.Choices.Rows[first] || c.Choices.Spaces() != c.Choices.Picked() {
		t.Errorf("the digit 1 selects %+v", c.Choices.Picked())
	}
	before := len(c.Play.Match.Journal)
	if c.digit(sh, 9); c.Problem != "" || len(c.Play.Match.Journal) > before+1 {
		t.Errorf("a digit without a row leads to %q", c.Problem)
	}
}

func TestUndoBringsTheQuestionBack(t *testing.T) {
	sh, c := atTable(t, 1)
	before := c.Play.Match.State
	move := c.Choices.Spaces().Legal[0]
	c.Choose(sh, move.Key)
	if c.Play.Match.State.Equal(&before) || !c.Play.CanUndo() {
		t.Fatal("after a move there is nothing to take back")
	}
	c.undo(sh) // in the middle of its animation
	if c.Moving() || !c.Play.Shown.Equal(&before) || c.Choices == nil || !c.Activating() {
		t.Error("after a step back the screen shows something else than before it")
	}
	c.redo(sh)
	c.CatchUp(sh)
	c.Refresh(sh)
	if c.Play.Shown.Equal(&before) || c.Play.CanRedo() || c.Choices == nil {
		t.Error("the step taken back is not made again")
	}
}

// The screen hands the mouse to another player only if there is one.
func TestTheMouseIsHandedToAnotherPlayer(t *testing.T) {
	sh := playing.Bare(t)
	called := map[int]int{}
	for _, players := range []int{1, 2} {
		table := playing.AskAll(sh, 3)
		table.Setup.Players, table.Setup.Difficulty = players, fortress.NoObjective
		c := NewCombat(playing.HostOf(sh), sh, playing.Begun(t, sh, 3, table))
		was := engine.Seat(-1)
		for range 200 {
			c.CatchUp(sh)
			c.Refresh(sh)
			if c.Choices == nil {
				break
			}
			seat := c.Choices.Decision.Seat
			if c.Together { // all of them decide, so nobody hands over
				seat = was
			}
			if want := was >= 0 && seat != was && players > 1; c.Seat.On() != want {
				t.Errorf("%d players, %d after %d: called %v", players, seat, was, c.Seat.On())
			}
			if c.Seat.On() {
				called[players]++
			}
			was = seat
			c.Choose(sh, c.Choices.Decision.Options[len(c.Choices.Decision.Options)-1].Key())
		}
	}
	if called[1] != 0 || called[2] == 0 {
		t.Errorf("called by the number of players: %v", called)
	}
}

// The hostile player makes the choices of the hostiles, or else the leader (BF-RNF-002).
func TestTheScreenNamesWhoAnswersForTheHostiles(t *testing.T) {
	sh, c := atTable(t, 1)
	c.Play.Table.Names = []string{"Ada", "Bo", "Cy"}
	s := &c.Play.Shown
	s.Players, s.Leader = 3, 1
	if got := c.Player(sh, fortress.HostileSeat); !strings.HasPrefix(got, "Bo") {
		t.Errorf("led by Bo: %q", got)
	}
	if s.HasFifth, s.Fifth = true, 2; !strings.HasPrefix(c.Player(sh, fortress.HostileSeat), "Cy") {
		t.Errorf("Cy plays the hostiles: %q", c.Player(sh, fortress.HostileSeat))
	}
}
