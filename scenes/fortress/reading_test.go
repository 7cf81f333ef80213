package fortress

import (
	"os"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/session"
	"precipice/scenes"
	"precipice/scenes/fortress/playing"
)

// longLinks holds the link of a whole expedition by the content that it is of: every gallery needs one.
var longLinks sync.Map

// longLink returns the link of a whole expedition, which takes many ticks to read.
func longLink(t *testing.T, sh *game.Shell) string {
	t.Helper()
	r := playing.HostOf(sh).Rules
	if link, known := longLinks.Load(r.Pack.Digest); known {
		return link.(string)
	}
	data, err := os.ReadFile("../../game/session/testdata/expedition.game")
	if err != nil {
		t.Fatal(err)
	}
	rec, err := session.ReadRecord(r, data)
	if err != nil {
		t.Fatal(err)
	}
	rec.Content = r.Pack.Digest // it is replayed with every content
	link, err := session.LinkOf(r, rec)
	if err != nil {
		t.Fatal(err)
	}
	longLinks.Store(r.Pack.Digest, link)
	return link
}

// The link of a long game is read a little in each tick. Meanwhile a bar tells how far it has come, and the player can cancel;
// at the end the game of the link is offered, and played on from where it was.
func TestALongLinkIsReadInTicks(t *testing.T) {
	sh, img := playing.Bare(t), ebiten.NewImage(1280, 720)
	link := longLink(t, sh)
	open := func() {
		sh.Home(nil)
		scenes.OfferLink(sh, link, playing.HostOf(sh))
		if sh.Top().Name() != "reading" || !sh.Top().Moving() {
			t.Fatalf("a long link shows %s", sh.Top().Name())
		}
		sh.Draw(img)
	}
	open()
	sh.Top().Update(sh)
	sh.UI.Named("reading/cancel").Do()
	if sh.Top().Name() != "title" {
		t.Errorf("a reading that was cancelled leads to %s", sh.Top().Name())
	}
	open()
	sh.Input.Actions = []game.Action{game.Back}
	sh.Top().Update(sh)
	sh.Input.Actions = nil
	if sh.Top().Name() != "title" {
		t.Errorf("Back leads from a reading to %s", sh.Top().Name())
	}
	open()
	ticks := 0
	for ; sh.Top().Name() == "reading" && ticks < 1000; ticks++ {
		sh.Top().Update(sh)
		sh.Draw(img)
	}
	if sh.Top().Name() != "link" || ticks < 10 {
		t.Fatalf("after %d ticks there is %s", ticks, sh.Top().Name())
	}
	sh.UI.Named("link/play").Do()
	if name := sh.Top().Name(); name == "link" || name == "title" {
		t.Errorf("to play on shows %s: %s", name, sh.Notice())
	}
}

// A short link is offered at once, and what is wrong with a link is said over the title.
func TestAShortLinkIsOfferedAtOnce(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Begun(t, sh, 1, playing.AskAll(sh, 1))
	link, err := play.Link()
	if err != nil {
		t.Fatal(err)
	}
	sh.Home(nil)
	scenes.OfferLink(sh, link, playing.HostOf(sh))
	if sh.Top().Name() != "link" {
		t.Errorf("a short link shows %s", sh.Top().Name())
	}
	sh.Home(nil)
	scenes.OfferLink(sh, link[:len(link)-2], playing.HostOf(sh))
	if sh.Top().Name() != "title" || sh.Notice() == "" {
		t.Errorf("a bad link shows %s with %q", sh.Top().Name(), sh.Notice())
	}
}
