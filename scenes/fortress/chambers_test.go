package fortress

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/stasis"
)

// addChambers adds the page of kept chambers: of explorers who can come, and who cannot.
func (g *gallery) addChambers(t *testing.T) {
	sh := g.Shell
	play := laden(t, sh, 6, 4)
	for i, id := range []string{"janus-draik", "amallyn", "ur-025"} {
		c := blackstone.Chamber{Belongings: fortress.Belongings{Explorer: id, Finds: []string{"carved-route", "singing-core", "singing-core", "singing-core"}, Resources: []string{"spare-scope"}}, Saved: int64(i)}
		if err := c.Keep(playing.HostOf(sh).Rules, sh.Saver); err != nil {
			t.Fatal(err)
		}
	}
	g.add("kept chambers", func() {
		sh.Show(playing.HostOf(sh).Screen(sh, play))
		sh.Push(stasis.Look(playing.HostOf(sh), sh, play))
		sh.Push(stasis.NewChambers(playing.HostOf(sh), sh, play))
	})
	g.add("kept chambers in a pause", func() {
		paused := laden(t, sh, 3, 2)
		if err := paused.Choose("pause"); err != nil {
			t.Fatal(err)
		}
		paused.ShowAll()
		sh.Show(playing.HostOf(sh).Screen(sh, paused))
		sh.Push(stasis.NewChambers(playing.HostOf(sh), sh, paused))
	})
}

// An explorer leaves one quest with its cards and comes to another, where the page says which cards stay behind. The
// chamber stays in the list until it is deleted.
// proves: BF-NEW-003
func TestAnExplorerChangesQuests(t *testing.T) {
	sh := playing.Bare(t)
	from := laden(t, sh, 6, 0)
	page := stasis.NewChambers(playing.HostOf(sh), sh, from)
	page.Keep(sh, 0)
	if len(page.Kept) != 1 || page.Problem != "" || !strings.Contains(page.Told, sh.Words.Name(page.Kept[0].Explorer)) {
		t.Fatalf("%d kept, told %q, problem %q", len(page.Kept), page.Told, page.Problem)
	}
	to := playing.Questing(t, sh, 9)
	to.ShowAll()
	to.Match.State.Discovery[0] = 0 // as if somebody there had them
	sh.Show(playing.HostOf(sh).Screen(sh, to))
	page = stasis.NewChambers(playing.HostOf(sh), sh, to)
	sh.Push(page)
	page.Bring(sh, &page.Kept[0])
	if page.Problem != "" || !strings.Contains(page.Told, "stays behind: its deck has none left") {
		t.Errorf("told %q, problem %q", page.Told, page.Problem)
	}
	if b := to.Shown.Belongings(0); b.Cards() == 0 || b.Cards() >= page.Kept[0].Cards() {
		t.Errorf("%+v came of %+v", b, page.Kept[0])
	}
	if page.Bring(sh, &page.Kept[0]); !strings.Contains(page.Problem, "already has cards in this quest") {
		t.Errorf("a second time: %q", page.Problem)
	}
	data, err := page.Kept[0].Seal(playing.HostOf(sh).Rules)
	if err != nil || page.Take(sh, data) != nil || len(page.Kept) != 2 {
		t.Errorf("a file read: %v, %d kept", err, len(page.Kept))
	}
	if page.Take(sh, []byte("no chamber")) == nil {
		t.Error("any file is a chamber")
	}
	page.Remove(page.Kept[0].Slot)
	page.Back(sh)
	if list, _ := blackstone.Chambers(sh.Store); len(list) != 1 || sh.Top().Name() != "precipice" {
		t.Errorf("%d chambers are left at %s", len(list), sh.Top().Name())
	}
}
