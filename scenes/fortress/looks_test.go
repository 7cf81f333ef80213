package fortress

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// Whatever a pack may say of the look of a battlefield can be drawn, and nothing else is drawn.
func TestEveryWordOfALookCanBeDrawn(t *testing.T) {
	for _, one := range []struct {
		sort         string
		named, drawn []string
	}{
		{"hues", library.Hues, render.Hues()}, {"floors", library.Floors, render.Floors()}, {"props", library.Props, render.Props()},
	} {
		slices.Sort(one.drawn)
		if named := slices.Sorted(slices.Values(one.named)); !slices.Equal(named, one.drawn) {
			t.Errorf("%s: packs may name %v, drawn are %v", one.sort, named, one.drawn)
		}
	}
	for _, word := range library.Props { // all of them are pieces of the pictures too
		if !slices.Contains(render.Scenery(render.Mid), word) {
			t.Errorf("%s is no scenery", word)
		}
	}
	if library.MostProps != render.MostProps {
		t.Errorf("a pack may name %d props, drawn are %d", library.MostProps, render.MostProps)
	}
}

// eachBattlefield calls a function for the battlefields of combat cards and then for those of strongholds.
func eachBattlefield(pack *fortress.Pack, do func(i int, c *library.Combat)) {
	for i := range len(pack.Combats) + len(pack.Assaults) {
		do(i, pack.Battlefield(i))
	}
}

// The pack that ships says of each battlefield what it looks like. No two share hue, floor and props; those of combat
// cards share none of the three.
func TestNoTwoBattlefieldsLookAlike(t *testing.T) {
	pack := shipped(t)
	seen := map[string]string{}
	once := func(what, id string) {
		if other, twice := seen[what]; twice {
			t.Errorf("%s and %s both have %s", other, id, what)
		}
		seen[what] = id
	}
	eachBattlefield(pack, func(i int, c *library.Combat) {
		k := pack.Look(c.ID)
		if k == nil {
			t.Errorf("nothing says what %s looks like", c.ID)
			return
		}
		once(fmt.Sprint(k.Hue, k.Floor, slices.Sorted(slices.Values(k.Props))), c.ID)
		if i < len(pack.Combats) {
			once("the hue "+k.Hue, c.ID)
			once("the floor "+k.Floor, c.ID)
			for _, prop := range k.Props {
				once("the prop "+prop, c.ID)
			}
		}
	})
}

// A battlefield of which a pack says nothing gets a look from its id, always the same, of words that can be drawn.
func TestABattlefieldWithoutALookGetsOneFromItsID(t *testing.T) {
	bare, seen := *shipped(t), map[render.Look]bool{}
	lib := *bare.Library
	lib.Looks = nil
	bare.Library = &lib
	eachBattlefield(&bare, func(_ int, c *library.Combat) {
		look := table.LookOf(&bare, c.ID)
		if look != table.LookOf(&bare, c.ID) || !slices.Contains(library.Hues, look.Hue) || !slices.Contains(library.Floors, look.Floor) {
			t.Errorf("%s looks like %v", c.ID, look)
		}
		for i, prop := range look.Props {
			if !slices.Contains(library.Props, prop) || slices.Contains(look.Props[:i], prop) {
				t.Errorf("%s has the props %v", c.ID, look.Props)
			}
		}
		seen[look] = true
	})
	if most := len(bare.Combats) + len(bare.Assaults); len(seen) < most-1 {
		t.Errorf("%d battlefields have %d looks", most, len(seen))
	}
}

// On each battlefield every prop of its look stands, clear of hexes, portals and other props, wherever the escape
// chamber may appear.
func TestPropsStandClearOfWhateverMatters(t *testing.T) {
	pack := shipped(t)
	eachBattlefield(pack, func(i int, c *library.Combat) {
		v := table.BattlefieldView(pack, i)
		views := []render.BoardView{v}
		for _, portal := range c.Portals {
			if chamber, ok := pack.Escape(v.Cells, portal, nil); ok {
				grown := v
				grown.Cells = slices.Concat(v.Cells, chamber)
				views = append(views, grown)
			}
		}
		for n, v := range views {
			list := render.PropsOf(v)
			for _, prop := range pack.Look(c.ID).Props {
				if !slices.ContainsFunc(list, func(p render.PropView) bool { return p.Name == prop }) {
					t.Errorf("%s %d: no %s stands anywhere", c.ID, n, prop)
				}
			}
			clearOf(t, c.ID, v, list)
		}
	})
}

// clearOf checks that props lie in the picture of a board and on nothing else.
func clearOf(t *testing.T, id string, v render.BoardView, list []render.PropView) {
	t.Helper()
	hexes := []board.Hex{}
	for _, cell := range v.Cells {
		hexes = append(hexes, cell.Hex)
	}
	for _, p := range v.Portals {
		hexes = append(hexes, p.Hex.Step(p.Side))
	}
	k := render.Camera{Zoom: 1}
	for i, p := range list {
		for _, h := range hexes {
			if at := k.Hexagon(h); at.Contains(p.Room.Nearest(at.At)) {
				t.Errorf("%s: a %s stands on %v", id, p.Name, h)
			}
		}
		for _, other := range list[:i] {
			if p.Room.Overlaps(other.Room) {
				t.Errorf("%s: a %s stands on a %s", id, p.Name, other.Name)
			}
		}
	}
}

// Each battlefield is drawn to be looked at, seen whole and from near by.
func TestBattlefieldsToLookAtInPixels(t *testing.T) {
	pack, theme := shipped(t), render.NewTheme(1280, 720, 1)
	eachBattlefield(pack, func(i int, c *library.Combat) {
		v := table.BattlefieldView(pack, i)
		img := ebiten.NewImage(1280, 720)
		defer img.Deallocate()
		page := render.NewCanvas(theme)
		page.Begin(img)
		page.Backdrop()
		page.End()
		b := render.NewBoard(theme)
		defer b.Free()
		b.Draw(img, v, render.Fit(render.BoundsOf(v.Cells), render.Rect{W: 1280, H: 720}, 60), 1)
		playing.Keep(t, img, "look-"+c.ID)
		b.Draw(img, v, render.Fit(render.BoundsOf(v.Cells[:12]), render.Rect{W: 1280, H: 720}, 80), 1)
		playing.Keep(t, img, "look-near-"+c.ID)
	})
}
