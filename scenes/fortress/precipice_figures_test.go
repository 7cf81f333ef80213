package fortress

import (
	"fmt"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// Nobody stands on the prices of a ship, whichever ships are docked, wherever they lie and whoever visits them, at a desk and on
// devices held in the hands. Most ships show them.
func TestNobodyStandsOnPrices(t *testing.T) {
	shown := map[string]int{}
	for _, d := range append([]playing.Device{{Name: "desk", W: 1280, H: 720, Ratio: 0}, {Name: "desk-large", W: 1600, H: 900, Ratio: 0}}, playing.Devices...) {
		sh := playing.Bare(t)
		ratio := max(d.Ratio, 1)
		if d.Ratio > 0 {
			sh.Held = func() float64 { return d.Ratio }
		}
		play := visiting(t, sh, "vanguard")
		ships := play.Shown.Pack().Ships
		for first := range ships {
			trade := &play.Match.State.Quest.Trade
			for place := range play.Match.State.Quest.Docked {
				ship := (first + place) % len(ships)
				play.Match.State.Quest.Docked[place] = fortress.Mark(ship + 1)
				for i, n := 0, 0; i < len(play.Shown.Pack().Resources) && n < len(trade.Sale[place]); i++ {
					if play.Shown.Pack().Resources[i].Ship == ship {
						trade.Sale[place][n], n = fortress.Mark(i+1), n+1
					}
				}
			}
			for at := range play.Match.State.Quest.Docked {
				trade.Visitor, trade.At = 1, uint8(at)
				play.Shown = play.Match.State
				x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
				sh.Show(x)
				img := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio))
				if first < 2 {
					playing.Keep(t, img, d.Name+"-stall-"+ships[(first+at)%len(ships)].ID)
				}
				shown[d.Name] += judgesStalls(x, t, sh, fmt.Sprintf("%s, from %s, visited at %d", d.Name, ships[first].ID, at))
				inwindow.Frame()
			}
		}
		if shown[d.Name] < 80 {
			t.Errorf("%s: only %d prices were shown", d.Name, shown[d.Name])
		}
	}
}

// judgesStalls reports what lies on a price: an explorer, the name of a ship, another price, or who trades. It returns how many
// prices are shown.
func judgesStalls(x *precipice.Precipice, t *testing.T, sh *game.Shell, when string) (shown int) {
	t.Helper()
	over := map[string]render.Rect{"who trades": x.Met.Card}
	for _, figure := range x.Explorers(x.Layout.Room) {
		over[figure.Figure] = figure.Stands()
	}
	for place, berth := range render.Berths(x.Layout.Room) {
		name := x.ShipName(sh, place)
		over["the name of "+name] = x.ShipLabel(sh, berth, place, name)
	}
	for place, stamps := range x.Stalls {
		for i, stamp := range stamps {
			for what, at := range over {
				if stamp.Overlaps(at) {
					t.Errorf("%s: %s at %v lies on the price at %v", when, what, at, stamp)
				}
			}
			over[fmt.Sprintf("price %d at %d", i, place)] = stamp
		}
		shown += len(stamps)
	}
	return shown
}
