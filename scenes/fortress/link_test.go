package fortress

import (
	"strings"
	"testing"

	"precipice/scenes"
	"precipice/scenes/fortress/playing"
)

// A link is offered with what was copied around it. Where there is none, the title says so in the words of a link.
func TestWhatIsGivenAsALinkIsOfferedOrTold(t *testing.T) {
	sh, c := atTable(t, 1)
	link, err := c.Play.Link()
	if err != nil {
		t.Fatal(err)
	}
	sh.Home(nil)
	scenes.OfferLink(sh, "Your turn: <https://example.org/precipice/#"+link[:20]+"\r\n> "+link[20:]+">.", playing.HostOf(sh))
	if name := sh.Top().Name(); name != "link" {
		t.Errorf("a link in a mail leads to %s: %q", name, sh.Notice())
	}
	for text, want := range map[string]string{
		"":                                   "the link has no game in it",
		"foo":                                "this is not a game link",
		"#game=" + strings.Repeat("A", 5000): "the link has 5005 characters",
		link[:len(link)-4]:                   "the link changed when it was copied",
	} {
		sh.Home(nil)
		scenes.OfferLink(sh, text, playing.HostOf(sh))
		if said := strings.ToLower(sh.Notice()); sh.Top().Name() != "title" || !strings.HasPrefix(said, want) {
			t.Errorf("%.20q leads to %s and says %q", text, sh.Top().Name(), sh.Notice())
		}
	}
}
