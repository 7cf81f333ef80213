package scenes_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	screens "precipice/scenes/fortress"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/table"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
	"precipice/scenes"
)

// shelf returns a shell with some games saved a minute apart, and their slots, latest first.
func shelf(t *testing.T, games int) (sh *game.Shell, h *table.Host, slots []string) {
	t.Helper()
	sh, h = bare(t)
	now := time.Date(2026, 11, 20, 9, 30, 0, 0, time.Local).Unix()
	for n := range games {
		setup := fullTable(h)
		if n%2 == 1 {
			setup.Difficulty = fortress.Hard
		}
		_, err := session.New(h.Rules, blackstone.Table{Setup: setup, Seed: 1}, sh.Saver, func() int64 { return now + int64(60*n) })
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, g := range scenes.NewLoad(sh, h).Games() {
		slots = append(slots, g.Slot)
	}
	if len(slots) != games {
		t.Fatalf("%d games are listed, not %d", len(slots), games)
	}
	return sh, h, slots
}

func TestAGameOfTheListCanBeContinued(t *testing.T) {
	sh, h, slots := shelf(t, 3)
	l := scenes.NewLoad(sh, h)
	sh.Show(l)
	l.Continue(sh, slots[1])
	x, ok := sh.Top().(*expedition.Expedition)
	if !ok {
		t.Errorf("the second game shows the scene %s", sh.Top().Name())
	}
	l.Continue(sh, "game-nowhere")
	if sh.Top() != game.Scene(x) || l.Problem() == "" {
		t.Errorf("a game that is not there shows %s, and %q", sh.Top().Name(), l.Problem())
	}
}

// A deletion can be undone until the player leaves the list.
func TestGamesAreDeletedWhenTheListIsLeft(t *testing.T) {
	sh, h, slots := shelf(t, 3)
	l := scenes.NewLoad(sh, h)
	sh.Show(l)
	l.Remove(slots[0])
	l.Remove(slots[1])
	l.Remove(slots[2])
	l.Remove(slots[1]) // not deleted after all
	sh.Input.Actions = []game.Action{game.Undo}
	l.Update(sh)
	if left := scenes.NewLoad(sh, h).Games(); len(left) != 3 {
		t.Fatalf("while the list is shown %d games are left", len(left))
	}
	l.Back(sh)
	title := sh.Top().(*scenes.Title)
	if left := scenes.NewLoad(sh, h).Games(); len(left) != 2 || left[0].Slot != slots[1] || title.Games() != 2 || title.Latest().Slot != slots[1] {
		t.Errorf("%d games are left, and the title continues %+v", len(left), title.Latest())
	}
}

// grudging is a store that cannot remove anything.
type grudging struct{ saves.Store }

func (grudging) Remove(string) error { return errors.New("the disk is read-only; make it writable") }

func TestAFailedDeletionIsReported(t *testing.T) {
	sh, h, slots := shelf(t, 1)
	sh.Store = grudging{sh.Store}
	l := scenes.NewLoad(sh, h)
	sh.Show(l)
	l.Remove(slots[0])
	l.Back(sh)
	if !strings.Contains(sh.Notice(), "read-only") {
		t.Errorf("the player is told %q", sh.Notice())
	}
}

// rowText returns the lines of a row as one text.
func rowText(l *scenes.Load, sh *game.Shell, g *session.Game) string {
	sh.Theme = theme(sh)
	return strings.Join(l.Lines(sh, g, 4000), "|")
}

func TestARowDescribesItsGame(t *testing.T) {
	sh, h := bare(t)
	at := time.Date(2026, 11, 20, 9, 30, 0, 0, time.Local)
	for _, c := range []struct {
		game session.Game
		now  time.Time
		want []string
	}{
		{session.Game{Ruleset: blackstone.Name, Listing: session.Listing{Mode: fortress.OneOff.String(), Title: "hard", Party: []string{"ur-025", "dahyak"}, Round: 3}, Saved: at.Unix()}, at.Add(time.Hour),
			[]string{"Hard expedition, round 3", "UR-025, Dahyak", "in progress", "today, 09:30"}},
		{session.Game{Ruleset: blackstone.Name, Listing: session.Listing{Mode: fortress.SingleCombat.String(), Title: "long-march", Party: []string{"amallyn"}, Round: 6, Outcome: "escaped"}, Saved: at.Unix()}, at.AddDate(0, 0, 1),
			[]string{"The Long March, turn 6", "the explorers escaped", "yesterday, 09:30"}},
		{session.Game{Ruleset: blackstone.Name, Listing: session.Listing{Mode: fortress.SingleCombat.String(), Title: "long-march", Party: []string{"amallyn"}, Outcome: "won"}, Saved: at.Unix(), Older: saves.ErrBroken}, at.AddDate(1, 0, 0),
			[]string{"succeeded", "20 November 2026, 09:30", "an older one was loaded", "damaged"}},
		{session.Game{Ruleset: blackstone.Name, Listing: session.Listing{Mode: fortress.OneOff.String(), Title: "normal", Party: []string{"amallyn"}}, Saved: at.Unix(), Problem: &saves.OtherContent{}}, at,
			[]string{"Normal expedition", "The cards have changed since this game was saved", "with the release that saved it"}},
		{session.Game{Ruleset: blackstone.Name, Listing: session.Listing{Mode: fortress.SingleCombat.String(), Title: "long-march", Party: []string{"amallyn"}}, Saved: at.Unix()}, at, []string{"The Long March, setting up"}},
		{session.Game{Ruleset: blackstone.Name, Listing: session.Listing{Mode: fortress.OneOff.String(), Title: "extreme", Party: []string{"amallyn"}}, Saved: at.Unix()}, at, []string{"Extreme expedition, on the way in"}},
		{session.Game{Ruleset: "dungeon", Listing: session.Listing{Mode: "quest", Title: "lamp-street", Party: []string{"wanderer"}}, Saved: at.Unix(), Problem: errors.New("not here")}, at,
			[]string{"A game with other rules|Not here"}},
		{session.Game{Unread: true, Problem: saves.ErrBroken}, at, []string{"An unreadable game|This save is damaged", "choose an older copy"}},
	} {
		sh.Now = c.now
		got := rowText(scenes.NewLoad(sh, h), sh, &c.game)
		if missing := slices.IndexFunc(c.want, func(w string) bool { return !strings.Contains(got, w) }); missing >= 0 || strings.Contains(got, "[") {
			t.Errorf("%+v is told as %q", c.game, got)
		}
	}
}

// brimful is a store without free space until something is removed.
type brimful struct {
	saves.Store
	removed *bool
}

func (f brimful) Put(slot string, data []byte) error {
	if !*f.removed {
		return saves.ErrFull
	}
	return f.Store.Put(slot, data)
}

func (f brimful) Remove(slot string) error {
	*f.removed = true
	return f.Store.Remove(slot)
}

// With a full store the games are still on the title screen and in the list. One sentence says so once and
// names the remedy. After a game has been deleted, the waiting saves are written.
func TestAFullStoreShowsItsGames(t *testing.T) {
	before, h, slots := shelf(t, 2)
	parts := before.Parts
	parts.Store = brimful{parts.Store, new(bool)}
	sh := game.NewShell(parts)
	sh.Theme = theme(sh)
	sh.Settings.TextPercent = 150
	sh.KeepSettings()
	sh.Saver.Settle()
	title := scenes.NewTitle(sh, h, saves.ErrFull)
	sh.Show(title)
	if title.Latest() == nil || title.Latest().Slot != slots[0] || title.Games() != 2 || title.Problem() != sh.Sentence(saves.ErrFull) {
		t.Errorf("the title continues %+v of %d games, and says %q", title.Latest(), title.Games(), title.Problem())
	}
	if sh.Notice() != "" && sh.Notice() != title.Problem() {
		t.Errorf("beside %q the title says %q", title.Problem(), sh.Notice())
	}
	for _, word := range []string{"full", "delete", "Load", "file"} {
		if !strings.Contains(title.Problem(), word) {
			t.Errorf("nothing of %q in %q", word, title.Problem())
		}
	}
	l := scenes.NewLoad(sh, h)
	sh.Show(l)
	if len(l.Games()) != 2 || l.Problem() != title.Problem() {
		t.Fatalf("%d games are listed, and the list says %q", len(l.Games()), l.Problem())
	}
	l.Remove(slots[1])
	l.Back(sh)
	if after := sh.Top().(*scenes.Title); after.Problem() != "" || after.Games() != 1 {
		t.Errorf("with one game deleted the title says %q of %d games", after.Problem(), after.Games())
	}
	if again := game.NewShell(parts); again.Settings.TextPercent != 150 {
		t.Error("what could not be saved at first is lost")
	}
}

// A file may hold the link of a game. It is read in ticks as any link, and its game goes on.
func TestAFileWithALinkIsContinued(t *testing.T) {
	sh, h, _ := shelf(t, 1)
	play, err := session.New(h.Rules, blackstone.Table{Setup: fullTable(h), Seed: 3}, nil, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	link, err := play.Link()
	if err != nil {
		t.Fatal(err)
	}
	l := scenes.NewLoad(sh, h)
	sh.Show(l)
	l.GiveFile([]byte(link + "\n"))
	l.Update(sh)
	if x, ok := sh.Top().(*screens.Combat); !ok {
		t.Errorf("it shows %s: %s %s", sh.Top().Name(), l.Problem(), sh.Notice())
	} else if x.Play.Match.Hash() != play.Match.Hash() {
		t.Error("another game goes on")
	}
	sh.Show(l)
	l.GiveFile([]byte(link[:len(link)-3]))
	if l.Update(sh); sh.Top() != game.Scene(l) || sh.Notice() == "" {
		t.Errorf("a bad link in a file shows %s and says %q", sh.Top().Name(), sh.Notice())
	}
}
