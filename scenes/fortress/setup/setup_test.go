package setup

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

func TestASeedIsANumber(t *testing.T) {
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	if s.seed == 0 {
		t.Fatal("there is no seed")
	}
	s.sow(sh, " 12 345 ")
	if s.seed != 12345 || s.problem != "" {
		t.Errorf("the seed is %d: %s", s.seed, s.problem)
	}
	for _, bad := range []string{"", "0", "-3", "one", "99999999999999999999999"} {
		s.problem = ""
		if s.sow(sh, bad); s.seed != 12345 || !strings.Contains(s.problem, bad) || s.problem == "" {
			t.Errorf("%q: the seed is %d, and it says %q", bad, s.seed, s.problem)
		}
	}
}

// The game that begins is the one that was set up.
func TestTheSetupBeginsTheChosenGame(t *testing.T) {
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	s.fill(playing.HostOf(sh).Rules.Pack, func(int) int { return 0 })
	s.Sit(2)
	s.rename(1, "Bo")
	s.sow(sh, "77")
	s.beginGame(sh)
	x := playing.PlayedOn(t, sh, table.ExpeditionScene)
	if got := x.Table; got.Seed != 77 || got.Setup.Players != 2 || got.Names[1] != "Bo" {
		t.Errorf("the table is %+v", got)
	}
}

// Renaming a player for the next game does not change a game that has begun, nor its save.
func TestRenamingDoesNotChangeAGameInPlay(t *testing.T) {
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	s.fill(playing.HostOf(sh).Rules.Pack, func(int) int { return 0 })
	s.Sit(2)
	s.rename(1, "Bo")
	s.beginGame(sh)
	x := playing.PlayedOn(t, sh, table.ExpeditionScene)
	first := x.Table.Setup.Explorers[0]
	next := NewSetup(playing.HostOf(sh), sh)
	next.rename(1, "Cy")
	next.Setup.Explorers[0] = "nobody"
	if got := x.Table; got.Names[1] != "Bo" || got.Setup.Explorers[0] != first {
		t.Errorf("the table of the game that has begun is %+v", got)
	}
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(playing.HostOf(sh).Rules, sh.Store, x.Slot(), nil, game.Clock)
	if err != nil || again.Table.Names[1] != "Bo" || again.Table.Setup.Explorers[0] != first {
		t.Errorf("its save holds %+v, %v", again.Table, err)
	}
}

// Both sides of every card can be read at any text size, and no text of the table is cut.
func TestEveryCardIsDrawn(t *testing.T) {
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	sh.Show(s)
	sh.Words.Missed = func(key string) { t.Errorf("there is no text %q", key) }
	for _, percent := range []int{80, 100, 150, 200} {
		sh.Settings.TextPercent = percent
		img := playing.Screen(t, sh, 1280, 720)
		sh.Theme.Cut = func(text string) { t.Errorf("at %d percent this is cut: %s", percent, text) }
		for i := range playing.HostOf(sh).Rules.Pack.Explorers {
			for side := range 2 {
				s.Sit(i%table.MostPlayers + 1)
				s.oppose(0, side == 0)
				s.Play(fortress.Modes[i%len(fortress.Modes)])
				s.card.Show(playing.HostOf(sh).Rules.Pack.Explorers[i].ID)
				s.card.Side = side
				for s.Page = range Pages {
					sh.Dirty()
					sh.Draw(img)
				}
				if percent == 200 && !s.card.Scroll.Scrolls() {
					t.Errorf("%s at twice the size has nothing below", s.card.ID)
				}
			}
		}
	}
}

// Where the card has a page of its own, a finger that rests on an explorer or on its place in the party reads its values.
func TestAnExplorerIsReadOnThePageOfTheParty(t *testing.T) {
	for _, d := range playing.Devices {
		sh := playing.Bare(t)
		sh.Held = func() float64 { return d.Ratio }
		s := NewSetup(playing.HostOf(sh), sh)
		id := playing.HostOf(sh).Rules.Pack.Explorers[0].ID
		s.Table.Setup.Explorers = []string{id}
		s.Page = partyPage
		sh.Show(s)
		img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		for _, name := range []string{"setup/explorer/" + id, "setup/place/1"} {
			a := sh.UI.Named(name)
			if s.Layout.card.W > 0 {
				if a.Tip != nil {
					t.Errorf("%s: the tip of %s says what the card beside it does", d.Name, name)
				}
				continue
			}
			if a == nil || a.Tip == nil || !strings.Contains(a.Tip().Text, "Agi D12") || strings.Count(a.Tip().Text, "\n") < 2 {
				t.Errorf("%s: %s says too little", d.Name, name)
				continue
			}
			sh.UI.FocusOn(name)
			sh.Dirty()
			sh.Draw(img)
			playing.Keep(t, img, d.Name+"-reads-"+strings.ReplaceAll(name, "/", "-"))
		}
	}
}

// The setup says of whatever is played what is at stake, each in its own words.
func TestTheSetupSaysWhatIsAtStake(t *testing.T) {
	seen := map[string]bool{}
	for _, mode := range fortress.Modes {
		sh := playing.Bare(t)
		s := NewSetup(playing.HostOf(sh), sh)
		s.Play(mode)
		sh.Show(s)
		img := playing.Screen(t, sh, 1280, 720)
		var said []string
		sh.Theme.Wrote = func(line string, _, _ render.Rect) { said = append(said, line) }
		sh.Dirty()
		sh.Draw(img)
		stake := sh.Words.Say("setup.stake." + mode.String())
		if text := strings.Join(said, " "); seen[stake] || !strings.Contains(text, stake) {
			t.Errorf("of a %s the setup says %s", mode, text)
		}
		seen[stake] = true
	}
}
