package pages

import (
	"bytes"
	"strings"
	"testing"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// The map has a mark for each expedition, whose pages a click opens, and names no stronghold that nobody has seen.
func TestTheMapMarksExpeditionsAndStrongholds(t *testing.T) {
	sh := playing.Bare(t)
	img := playing.Screen(t, sh, 1280, 720)
	play := playing.Travelled(t, sh, 3)
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	sh.Push(NewJournal(sh, play))
	sh.Draw(img)
	sh.UI.Named("journal/chart").Do()
	if sh.Top().Name() != "chart" {
		t.Fatalf("the journal leads to %s", sh.Top().Name())
	}
	sh.Draw(img)
	unknown, vaults := 0, 0
	for a := range sh.UI.All {
		if strings.HasPrefix(a.Name, "chart/hold/") {
			switch a.Tip().Title {
			case sh.Words.Say("chart.unknown"):
				unknown++
			case sh.Words.Say("chart.vault"):
				vaults++
			}
		}
	}
	if unknown != len(play.Shown.Pack().Strongholds)-1 || vaults != 1 {
		t.Errorf("of the strongholds %d are unknown, and there are %d vaults", unknown, vaults)
	}
	sh.UI.Named("chart/expedition/2").Do()
	if sh.Top().Name() != "journal" || sh.Top().Says()["expedition"] != "2" {
		t.Errorf("a mark leads to %s %v", sh.Top().Name(), sh.Top().Says())
	}
}

// What was attacked is named on the map, with what came of it.
func TestTheMapNamesWhatWasAttacked(t *testing.T) {
	sh := playing.Bare(t)
	x := NewChart(sh, playing.Travelled(t, sh, 3))
	x.Told.Expeditions[1].Goal = 0
	if h := x.Told.Holds()[0]; !h.Known || h.Taken || h.Name != sh.Words.Name(x.play.Shown.Pack().Strongholds[0].ID) || h.Told != sh.Words.Count("chart.tried", 1) {
		t.Errorf("a stronghold attacked in vain is %+v", h)
	}
}

// The journal opens at the last expedition. Digits and the marks turn to others.
func TestTheJournalTurnsItsPages(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Travelled(t, sh, 3)
	sh.Show(playing.HostOf(sh).Screen(sh, play))
	j := NewJournal(sh, play)
	sh.Push(j)
	reads := func(want string) {
		t.Helper()
		if got := j.Says()["expedition"]; got != want {
			t.Errorf("it reads of expedition %s, not %s", got, want)
		}
	}
	reads("3")
	sh.Input.Digit = 1
	j.Update(sh)
	reads("1")
	j.turn(sh, 1)
	reads("2")
	j.turn(sh, 7)
	reads("3")
	j.turn(sh, -7)
	reads("1")
	sh.Input.Digit, sh.Input.Actions = 0, []game.Action{game.Back}
	j.Update(sh)
	if sh.Top().Name() != "precipice" {
		t.Errorf("back leads to %s", sh.Top().Name())
	}
}

// The menu of a quest leads to the journal; other games have none.
func TestTheMenuLeadsToTheJournal(t *testing.T) {
	sh := playing.Bare(t)
	img := playing.Screen(t, sh, 1280, 720)
	quest, combat := playing.Travelled(t, sh, 1), playing.Begun(t, sh, 1, playing.AskAll(sh, 1))
	for _, play := range []*blackstone.Session{quest, combat} {
		sh.Show(playing.HostOf(sh).Screen(sh, play))
		sh.Top().(interface{ OpenMenu(*game.Shell) }).OpenMenu(sh)
		sh.Draw(img)
		a := sh.UI.Named("menu/journal")
		if (a != nil) != (play == quest) {
			t.Fatalf("in a %v the journal is listed: %v", play.Shown.Mode(), a != nil)
		}
		if a != nil {
			if a.Do(); sh.Top().Name() != "journal" {
				t.Errorf("it leads to %s", sh.Top().Name())
			}
		}
	}
}

// The file of the journal has its pictures as they are on the screen, each once, and loads nothing.
func TestTheFileOfTheJournalHasPictures(t *testing.T) {
	sh := playing.Bare(t)
	playing.Screen(t, sh, 640, 360)
	j := NewJournal(sh, playing.Travelled(t, sh, 2))
	file := j.Told.HTML(filePictures(sh, j.pack))
	if n := bytes.Count(file, []byte("url(data:image/png;base64,")); n < 6 || bytes.Contains(file, []byte("url(http")) || len(file) > 600_000 {
		t.Errorf("%d pictures in %d bytes", n, len(file))
	}
}
