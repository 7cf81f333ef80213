package setup

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// The setup begins a quest with the name, the table and the settings that were chosen, and without a party.
func TestTheSetupBeginsAQuest(t *testing.T) {
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	s.fill(playing.HostOf(sh).Rules.Pack, func(int) int { return 0 })
	s.Play(fortress.Campaign)
	s.Sit(3)
	s.sow(sh, "77")
	for _, c := range append(s.forces(sh), s.leading(sh)...) {
		c.do() // the last of each is taken
	}
	s.Table.Quest = "Down and out"
	if s.missing() != 0 || s.first() != "setup/set-out" {
		t.Errorf("%d explorers are missing, and the focus begins on %s", s.missing(), s.first())
	}
	s.beginGame(sh)
	leavePrologue(t, sh)
	x := playing.PlayedOn(t, sh, table.PrecipiceScene)
	got := x.Table
	if set := got.Setup; got.Quest != "Down and out" || got.Seed != 77 || set.Mode() != fortress.Campaign || set.Players != 3 || !set.StrikeForce || !set.LeaderPoints || len(set.Explorers) > 0 {
		t.Errorf("the table is %+v", got)
	}
	if s.Table.Quest != "" {
		t.Errorf("the next quest would be named %s as well", s.Table.Quest)
	}
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	games, err := session.Games(playing.HostOf(sh).Rules, sh.Store)
	if err != nil || len(games) != 1 {
		t.Fatalf("%d games, %v", len(games), err)
	}
	if title, _, _ := playing.HostOf(sh).Describe(sh, &games[0]); title != "Down and out, the first party gathers" {
		t.Errorf("the list of games says %q", title)
	}
	for _, blank := range []string{"", "\u200b\u3000"} {
		games[0].Title, games[0].Round = blank, 3
		if title, _, _ := playing.HostOf(sh).Describe(sh, &games[0]); title != "A quest, expedition 3" {
			t.Errorf("the list of games says %q of a quest without a name", title)
		}
	}
}

// A name of blanks alone is none, whether it was just written or comes from a game saved before.
func TestBlanksNameNobody(t *testing.T) {
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	s.rename(0, " \u3164\u200b")
	if s.Names[0] != "" || s.name(sh, 0) != "Player 1" {
		t.Errorf("the first player is %q, called %q", s.Names[0], s.name(sh, 0))
	}
	if s.rename(0, " 日本\u3000"); s.name(sh, 0) != "日本" {
		t.Errorf("the first player is called %q", s.name(sh, 0))
	}
	if name := table.SeatName(sh, []string{"\u2800"}, 0); name != "Player 1" {
		t.Errorf("a saved name of blanks calls the player %q", name)
	}
	if name := sh.Words.WithPlayers([]string{"\u2800"}).Player(0); name != "Player 1" {
		t.Errorf("texts call the player %q", name)
	}
}

// A quest without a name gets one that depends on the seed.
func TestAQuestIsNamedBySeed(t *testing.T) {
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	names := map[string]bool{}
	for seed := range uint64(questNames) {
		s.seed = seed + 1
		names[s.questName(sh)] = true
	}
	if len(names) != questNames {
		t.Errorf("there are %d names: %v", len(names), names)
	}
	s.Play(fortress.Campaign)
	s.beginGame(sh)
	leavePrologue(t, sh)
	if got := playing.PlayedOn(t, sh, table.PrecipiceScene).Table.Quest; !names[got] {
		t.Errorf("the quest is named %q", got)
	}
}

// Trying what a quest is leaves the table of an expedition as it was.
func TestTheModesKeepTheirSettings(t *testing.T) {
	sh := playing.Bare(t)
	v := full(sh)
	v.Setup.Difficulty = fortress.Hard
	v.resize(3)
	v.Play(fortress.Campaign)
	v.Setup.StrikeForce, v.Setup.LeaderPoints = false, true
	v.Play(fortress.OneOff)
	if set := v.ready().Setup; set.Difficulty != fortress.Hard || !set.StrikeForce || len(set.Explorers) != 3 || set.LeaderPoints || set.Quest {
		t.Errorf("the expedition is %+v", set)
	}
	v.Play(fortress.SingleCombat)
	if set := v.ready().Setup; set.Mode() != fortress.SingleCombat || set.Combat == "" {
		t.Errorf("the combat is %+v", set)
	}
	v.Play(fortress.OneOff)
	if v.Setup.Mode() != fortress.OneOff {
		t.Errorf("the expedition is %+v", v.Setup)
	}
}

// leavePrologue leaves the page with which a quest begins.
func leavePrologue(t *testing.T, sh *game.Shell) {
	t.Helper()
	if sh.Top().Name() != "prologue" {
		t.Fatalf("a quest begins with %T", sh.Top())
	}
	sh.Pop()
}
