package fortress

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// Each ship of the pack has a host of its own, and no two look alike in what makes a face.
func TestEachShipHasAHostOfItsOwn(t *testing.T) {
	ours := shipped(t)
	seen := map[[3]string]string{}
	for i := range ours.Ships {
		h := ours.Host(ours.Ships[i].ID)
		if h == nil {
			t.Errorf("%s has no host", ours.Ships[i].ID)
			continue
		}
		look := [3]string{h.Head, h.Dress, h.Face}
		if other := seen[look]; other != "" {
			t.Errorf("%s looks like %s", h.ID, other)
		}
		seen[look] = h.ID
	}
	if len(ours.Hosts) != len(ours.Ships) {
		t.Errorf("there are %d hosts and %d ships", len(ours.Hosts), len(ours.Ships))
	}
}

// Who visits a ship sees its host, at any size of window and text: as a portrait across from the ship, or as a face
// above the goods. Either has a tip with the name and the words. The portrait covers neither the question nor the ship.
func TestTheVisitorOfAShipMeetsItsHost(t *testing.T) {
	few, many := []string{"singing-core"}, []string{"singing-core", "cold-lantern", "starless-chart", "empyrean-chronometer", "locked-memory", "aligned-shard"}
	for _, c := range []struct {
		w, h, text int
		carries    []string
		portrait   bool
	}{{1280, 720, 100, few, true}, {1600, 900, 100, few, true}, {3840, 2160, 100, few, true}, {1280, 720, 200, few, true}, {1920, 1080, 200, few, true},
		{480, 800, 100, few, true}, {1280, 720, 200, many, false}} {
		sh := playing.Bare(t)
		sh.Settings.TextPercent = c.text
		play := visiting(t, sh, "long-courrier", c.carries...)
		x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
		sh.Show(x)
		img := playing.Screen(t, sh, c.w, c.h)
		if sh.UI.Named("host/dob-hurrick") != nil {
			t.Error("the host is met before the visit")
		}
		x.Choose(sh, "visit long-courrier")
		x.CatchUp(sh)
		x.Refresh(sh)
		sh.Dirty()
		sh.Draw(img)
		playing.Keep(t, img, fmt.Sprintf("host-%dx%d-%d-%d", c.w, c.h, c.text, len(c.carries)))
		a := sh.UI.Named("host/dob-hurrick")
		if a == nil {
			t.Errorf("%+v: the host is not there", c)
			continue
		}
		if tip := a.Tip(); tip.Title != "Dob Hurrick" || !strings.Contains(tip.Text, "I weigh it") || !strings.Contains(tip.Sub, "Long-Courrier") {
			t.Errorf("of the host it says %+v", tip)
		}
		if got := x.Met.Card.H > 0; got != c.portrait {
			t.Errorf("%+v: a portrait is drawn: %v", c, got)
		}
		if a.Rect.Overlaps(x.Layout.Ask) || c.portrait && a.Rect.Overlaps(render.Berths(x.Layout.Room)[0]) {
			t.Errorf("%+v: the portrait at %v covers what lies behind", c, a.Rect)
		}
		x.Choose(sh, "leave")
		x.CatchUp(sh)
		x.Refresh(sh)
		sh.Dirty()
		sh.Draw(img)
		if sh.UI.Named("host/dob-hurrick") != nil {
			t.Errorf("%+v: the host is there after the visit", c)
		}
	}
}

// A ship that may dock shows its host, and its tip names the trader.
func TestShipsAreOfferedWithTheirHosts(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 3)
	playing.ByBot(t, play, fortress.AskDock)
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "ships-offered")
	for _, row := range x.Choices.Of("dock") {
		h := shipped(t).Host(row.ID[len("dock "):])
		if tip := precipice.BerthTip(sh, &play.Shown, row); row.Direct() != nil && (h == nil || !strings.Contains(tip.Text, sh.Words.Name(h.ID))) {
			t.Errorf("the tip of %s is %+v", row.ID, tip)
		}
	}
	if at := sh.UI.Named(x.Choices.Of("dock")[0].Area()); at == nil || at.Tip == nil {
		t.Error("the first ship has no tip")
	}
}

// The hosts of the pack on a sheet, large and small, to be looked at.
func TestHostsGallery(t *testing.T) {
	ours := shipped(t)
	const wide, high = 250, 330
	img := ebiten.NewImage(4*wide, 2*high+2*70)
	p := render.NewCanvas(render.NewTheme(1280, 720, 1))
	p.Begin(img)
	for i := range ours.Hosts {
		v := precipice.HostView(&ours.Hosts[i])
		p.Host(render.Rect{X: float32(i%4) * wide, Y: float32(i/4) * high, W: wide - 6, H: high - 6}, v)
		p.Host(render.Rect{X: float32(i) * 70, Y: 2 * high, W: 60, H: 60}, v)
		p.Host(render.Rect{X: float32(i) * 40, Y: 2*high + 70, W: 32, H: 32}, v)
	}
	p.End()
	playing.Keep(t, img, "hosts")
}
