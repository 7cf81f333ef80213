package precipice

import (
	"slices"
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
)

// A quest goes from the setup to Precipice, on an expedition, home again, and on to the next party. What is
// revealed waits until the player has read it.
func TestAQuestGoesThroughPrecipice(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 5)
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	x, ok := sh.Top().(*Precipice)
	if !ok {
		t.Fatalf("a quest begins with %s", sh.Top().Name())
	}
	undone := false
	for i := 0; !x.setsOut(); i++ {
		if i > 20 {
			t.Fatal("the party does not set out")
		}
		x.CatchUp(sh)
		x.Refresh(sh)
		if !undone && x.Choices.Asks(fortress.AskDock) { // nothing has been revealed yet
			undone = true
			if x.Undo(sh); !x.Choices.Asks(fortress.AskPick) || x.Play.Shown.Party[2].Playing {
				t.Fatal("the last pick is not undone")
			}
		}
		x.Choose(sh, playing.Answered(play, x.Choices.Decision))
		x.CatchUp(sh)
		x.Refresh(sh)
	}
	if x.GoOn(sh); !undone {
		t.Error("no pick was undone")
	}
	if _, ok := sh.Top().(*expedition.Expedition); !ok {
		t.Fatalf("setting out leads to %s", sh.Top().Name())
	}
	playing.ComeHome(t, play)
	e := expedition.NewExpedition(playing.HostOf(sh), sh, play)
	sh.Show(e)
	if e.CatchUp(sh); !e.Over() || !e.Held() {
		t.Fatal("the end of the expedition is not told")
	}
	e.Enter(sh)
	home(t, sh, play)
}

// home follows a quest from its return to the next party, by way of the list of games.
func home(t *testing.T, sh *game.Shell, play *blackstone.Session) {
	x, ok := sh.Top().(*Precipice)
	if !ok {
		t.Fatalf("the way home leads to %s", sh.Top().Name())
	}
	for _, step := range []fortress.QuestStep{fortress.Healing, fortress.Legacy} {
		if x.CatchUp(sh); x.Play.Shown.Quest.Step != step || !x.Held() || x.Choices != nil {
			t.Fatalf("the player is not left to read the step %v: it is %v", step, x.Play.Shown.Quest.Step)
		}
		if _, _, turned := x.Turned(); turned != (step == fortress.Legacy) {
			t.Errorf("in the step %v a legacy card is turned: %v", step, turned)
		}
		x.GoOn(sh)
	}
	x.CatchUp(sh)
	x.Refresh(sh)
	for i := 0; !x.Choices.Asks(fortress.AskMuster); i++ {
		if x.Choices == nil || i > 40 {
			t.Fatal("the next party does not gather")
		}
		x.Choose(sh, playing.Answered(play, x.Choices.Decision))
		x.CatchUp(sh)
		x.Refresh(sh)
	}
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	games, err := session.Games(playing.HostOf(sh).Rules, sh.Store)
	if err != nil || len(games) != 1 {
		t.Fatalf("%d games, %v", len(games), err)
	}
	if title, _, _ := playing.HostOf(sh).Describe(sh, &games[0]); title != "No 7, expedition 2" || games[0].Unread {
		t.Errorf("the list of games says %q, unread: %v", title, games[0].Unread)
	}
	if err := playing.HostOf(sh).Resume(sh, games[0].Slot); err != nil {
		t.Fatal(err)
	}
	if again, ok := sh.Top().(*Precipice); !ok || !again.Choices.Asks(fortress.AskMuster) || again.LegacyInRow() != 1 {
		t.Errorf("Continue leads to %s: %v", sh.Top().Name(), sh.Top().Says())
	}
}

// A click on an explorer picks it, a number key does too, and one that cannot be picked says why.
func TestExplorersArePickedFromTheList(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 1)
	playing.ByBot(t, play, fortress.AskPick)
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	x := sh.Top().(*Precipice)
	img := playing.Screen(t, sh, 1280, 720)
	id := playing.HostOf(sh).Rules.Pack.Explorers[2].ID
	sh.UI.Named("option/pick " + id).Do()
	x.CatchUp(sh)
	x.Refresh(sh)
	sh.Dirty()
	sh.Draw(img)
	if x.Play.Shown.Name(0) != id {
		t.Errorf("picked is %s and not %s", x.Play.Shown.Name(0), id)
	}
	if a := sh.UI.Named("row/pick " + id); a == nil || a.Do != nil || a.Tip().Text == "" {
		t.Errorf("%s can be picked again, or nothing says why not: %+v", id, a)
	}
	second := x.Numbered()[1]
	x.Digit(sh, 2)
	x.CatchUp(sh)
	if got := x.Play.Shown.Name(1); second.ID != "pick "+got {
		t.Errorf("number 2 picked %s and not %s", got, second.ID)
	}
}

// Many answers are a list, each of which can be taken.
func TestManyAnswersAtPrecipiceAreAList(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 6)
	playing.ByBot(t, play, fortress.AskLeader)
	x := NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	one := x.Choices.Rows[0]
	for _, id := range []string{"a", "b", "c", "done"} {
		row := one
		row.ID, row.Verb = id, id
		x.Choices.Rows = append(x.Choices.Rows, row)
	}
	playing.Screen(t, sh, 1280, 720)
	if a := sh.UI.Named(x.Choices.Rows[0].Area()); !x.listed() || a == nil || a.Do == nil || a.Tip().Title != one.Label {
		t.Errorf("an answer of the list is %+v", a)
	}
	if x.First() != x.Choices.Row("done").Area() {
		t.Errorf("the focus begins on %s", x.First())
	}
}

// The list shows the party first, and the dead last.
func TestTheDeadAreListedLast(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 1)
	playing.ByBot(t, play, fortress.AskDock)
	s := &play.Shown
	out := slices.IndexFunc(s.Pack().Explorers, func(e library.Explorer) bool {
		return !slices.ContainsFunc(s.Party[:], func(x fortress.Explorer) bool { return x.Playing && s.Pack().Explorers[x.Kind].ID == e.ID })
	})
	s.Quest.Mortis = 1 << out
	x := NewPrecipice(playing.HostOf(sh), sh, play)
	list := x.Members()
	if list[0].place != 0 || list[2].place != 2 || list[len(list)-1].Kind != out || len(list) != len(s.Pack().Explorers) {
		t.Errorf("the list is %v", list)
	}
	if tip := x.memberTip(sh, list[len(list)-1]); tip.Rules != "BF-MRT-001" {
		t.Errorf("of the dead it says %+v", tip)
	}
}
