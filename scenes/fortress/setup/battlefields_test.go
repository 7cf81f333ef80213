package setup

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// Every battlefield for a single combat is listed with its picture, and can be picked by a click or a key.
func TestOneCombatListsItsBattlefields(t *testing.T) {
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	s.Table.Setup.Difficulty = fortress.NoObjective
	sh.Show(s)
	img := playing.Screen(t, sh, 1280, 720)
	sh.UI.Named("setup/combat").Do()
	b, ok := sh.Top().(*Battlefields)
	if !ok {
		t.Fatalf("the chip of the battlefield leads to %s", sh.Top().Name())
	}
	sh.Draw(img)
	pack := playing.HostOf(sh).Rules.Pack
	last := pack.Combats[len(pack.Combats)-1].ID
	for i := range pack.Combats {
		a := sh.UI.Named("battlefield/" + pack.Combats[i].ID)
		if a == nil || a.Do == nil || a.Tip == nil || a.Tip().Text == "" {
			t.Fatalf("%s cannot be picked, or tells nothing", pack.Combats[i].ID)
		}
		for other := range i {
			if b.cells[other].Share(a.Rect) > 0 {
				t.Errorf("%s lies on another", a.Name)
			}
		}
		if v := table.BattlefieldView(pack, i); len(v.Cells) == 0 {
			t.Errorf("%s has no picture", pack.Combats[i].ID)
		}
	}
	sh.UI.Named("battlefield/" + last).Do()
	if sh.Top().Name() != "setup" || s.Table.Setup.Combat != last || b.picture != nil {
		t.Errorf("picked is %s, on %s", s.Table.Setup.Combat, sh.Top().Name())
	}
}

// The picture of each battlefield is seen in its place.
func TestEachBattlefieldIsSeenInItsPlaceInPixels(t *testing.T) {
	inwindow.Need(t)
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	s.Table.Setup.Difficulty = fortress.NoObjective
	sh.Show(s)
	sh.Push(NewBattlefields(s))
	playing.Screen(t, sh, 1280, 720)
	b, pack := sh.Top().(*Battlefields), playing.HostOf(sh).Rules.Pack
	for i := range pack.Combats {
		if a := sh.UI.Named("battlefield/" + pack.Combats[i].ID); a == nil || !lit(b, a.Rect) {
			t.Errorf("%s is not seen", pack.Combats[i].ID)
		}
	}
}

// lit reports whether the middle of a cell shows more than the panel behind it.
func lit(b *Battlefields, r render.Rect) bool {
	seen := map[[3]uint32]bool{}
	for i := range 40 {
		x, y := r.X+r.W*float32(i+1)/41, r.Y+r.H*0.45
		red, green, blue, _ := b.picture.At(int(x), int(y)).RGBA()
		seen[[3]uint32{red >> 11, green >> 11, blue >> 11}] = true
	}
	return len(seen) > 4
}
