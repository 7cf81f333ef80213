package stasis

import (
	"strings"
	"testing"

	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
)

// An explorer leaves one quest with its cards and comes to another, where the page says which cards stay behind. The
// chamber stays in the list until it is deleted.
// proves: BF-NEW-003
func TestAnExplorerChangesQuests(t *testing.T) {
	sh := playing.Bare(t)
	from := playing.Laden(t, sh, 6, 0)
	page := NewChambers(playing.HostOf(sh), sh, from)
	page.keep(sh, 0)
	if len(page.kept) != 1 || page.problem != "" || !strings.Contains(page.told, sh.Words.Name(page.kept[0].Explorer)) {
		t.Fatalf("%d kept, told %q, problem %q", len(page.kept), page.told, page.problem)
	}
	to := playing.Questing(t, sh, 9)
	to.ShowAll()
	to.Match.State.Discovery[0] = 0 // as if somebody there had them
	sh.Show(playing.HostOf(sh).Screen(sh, to))
	page = NewChambers(playing.HostOf(sh), sh, to)
	sh.Push(page)
	page.bring(sh, &page.kept[0])
	if page.problem != "" || !strings.Contains(page.told, "stays behind: its deck has none left") {
		t.Errorf("told %q, problem %q", page.told, page.problem)
	}
	if b := to.Shown.Belongings(0); b.Cards() == 0 || b.Cards() >= page.kept[0].Cards() {
		t.Errorf("%+v came of %+v", b, page.kept[0])
	}
	if page.bring(sh, &page.kept[0]); !strings.Contains(page.problem, "already has cards in this quest") {
		t.Errorf("a second time: %q", page.problem)
	}
	data, err := page.kept[0].Seal(playing.HostOf(sh).Rules)
	if err != nil || page.take(sh, data) != nil || len(page.kept) != 2 {
		t.Errorf("a file read: %v, %d kept", err, len(page.kept))
	}
	if page.take(sh, []byte("no chamber")) == nil {
		t.Error("any file is a chamber")
	}
	page.remove(page.kept[0].Slot)
	page.back(sh)
	if list, _ := blackstone.Chambers(sh.Store); len(list) != 1 || sh.Top().Name() != "precipice" {
		t.Errorf("%d chambers are left at %s", len(list), sh.Top().Name())
	}
}
