package fortress

import (
	"image"
	"image/draw"
	"slices"
	"testing"
	"time"

	"precipice/build/inwindow"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// What an event does to a miniature rises over it as a word, and moves it: neither after its time, nor with reduced
// motion.
func TestHitsAreToldAndFelt(t *testing.T) {
	for _, p := range []struct {
		change change
		what   hit
		moves  bool
	}{
		{fortress.Resolved{By: 1, On: 7, Level: dice.Fail}, missed, false},
		{fortress.Resolved{By: 1, On: 7, Level: dice.Fail, Cover: true}, covered, false},
		{fortress.Resolved{By: 1, On: 7, Level: dice.Success}, noHit, false}, // the wound that follows tells it
		{fortress.Damaged{Unit: 7, Damage: 1}, wounded, true},
		{fortress.Damaged{Unit: 7, Damage: 2}, maimed, true},
		{fortress.Stunned{Unit: 7}, stunned, true},
		{fortress.Stunned{Unit: 7, Up: true}, noHit, false},
		{fortress.Slain{Unit: 7}, slain, true},
	} {
		c := one(t, p.change, 0.2)
		if what, u := c.figures.hits(); what != p.what || what != noHit && u != 7 {
			t.Errorf("%+v: the word %d rises over %d", p.change, what, u)
		}
		if moves := c.figures.jolt(7) != (render.Point{}); moves != p.moves {
			t.Errorf("%+v: the miniature moves: %v", p.change, moves)
		}
		c.calm = true
		if c.figures.jolt(7) != (render.Point{}) {
			t.Errorf("%+v: the miniature moves with reduced motion", p.change)
		}
		c.calm, c.Showing.On = false, false
		if what, _ := c.figures.hits(); what != noHit || c.figures.jolt(7) != (render.Point{}) {
			t.Errorf("%+v: the picture goes on after its end", p.change)
		}
	}
}

// What an explorer gains rises over it as a word, and what it pays does not.
func TestGainsAreTold(t *testing.T) {
	sh := playing.Bare(t)
	for change, want := range map[change]string{
		fortress.InspirationChanged{Explorer: 2, By: 1}:  "+1 INSPIRATION",
		fortress.InspirationChanged{Explorer: 2, By: -1}: "",
		fortress.CardTurned{Explorer: 2}:                 "INSPIRED",
		fortress.Healed{Explorer: 2, Wounds: 2}:          "HEALED 2",
		fortress.Damaged{Unit: 7, Damage: 1}:             "",
	} {
		c := one(t, change, 0.2)
		if word, e := c.figures.boon(sh); word != want || word != "" && e != 2 {
			t.Errorf("%+v: %q rises over %d", change, word, e)
		}
	}
}

// Every kind of weapon has a picture: the same weapon another one at arm's length than from afar.
func TestAttacksLookLikeTheirWeapons(t *testing.T) {
	for _, p := range []struct {
		weapon string
		far    uint8
		want   render.Strike
	}{{"lasgun", 4, render.Ray}, {"pistol-rapier", 1, render.Slash}, {"pistol-rapier", 3, render.Bullet}, {"flamer", 2, render.Fire},
		{"assault-cannon", 5, render.Salvo}, {"hurled-axe", 3, render.Bullet}, {"unknown", 1, render.Slash}, {"unknown", 2, render.Bullet}} {
		if got := strikeOf(fortress.Attacked{Weapon: p.weapon, Range: p.far}); got != p.want {
			t.Errorf("%s at range %d looks like %v", p.weapon, p.far, got)
		}
	}
}

// contact saves eight pictures of an event, one below the other in two columns.
func contact(t *testing.T, name string, sh *game.Shell, c *Combat, changes ...change) {
	t.Helper()
	img := playing.Screen(t, sh, 1600, 900)
	var sheet *image.RGBA
	for i := range 8 {
		at := i * len(changes) / 8
		c.Showing.On, c.Showing.Event = true, fortress.Event{Change: changes[at]}
		if c.Showing.Part = float32(i*len(changes)%8)/8 + 0.1; c.Showing.Part == 0.1 {
			c.Begins(sh, c.Showing.Event)
		}
		c.Showing.Length = c.Length(c.Showing.Event)
		sh.Now = sh.Now.Add(100 * time.Millisecond)
		sh.Dirty()
		sh.Draw(img)
		room := c.kit.layout.Field
		from := image.Rect(int(room.X), int(room.Y), int(room.Right()), int(room.Bottom()))
		if sheet == nil {
			sheet = image.NewRGBA(image.Rect(0, 0, 4*from.Dx(), 2*from.Dy()))
		}
		to := image.Rect(0, 0, from.Dx(), from.Dy()).Add(image.Pt(i%4*from.Dx(), i/4*from.Dy()))
		if inwindow.On {
			draw.Draw(sheet, to, inwindow.Picture(img), from.Min, draw.Src)
		}
	}
	c.Showing.On = false
	c.Caught()
	c.Found = nil
	playing.Keep(t, sheet, "impact-"+name)
}

// openPortal returns a portal at which the escape chamber fits.
func openPortal(s *fortress.State) uint8 {
	for i, p := range s.Portals {
		if p.Open {
			return uint8(i)
		}
	}
	panic("no portal is open")
}

// nearest returns the hostile nearest to the active miniature.
func (c *Combat) nearest() fortress.UnitID {
	s, on := &c.Play.Shown, fortress.NoUnit
	far := func(u fortress.UnitID) int { return s.Field().Range(s.On(c.Actor()).Hex, s.On(u).Hex) }
	for u := range s.Each(fortress.Hostiles) {
		if on == fortress.NoUnit || far(u) < far(on) {
			on = u
		}
	}
	return on
}

// Contact sheets of a shot, a flame, a blow and a move are saved to be looked at.
func TestContactSheets(t *testing.T) {
	sh, c := atTable(t, 1)
	by, on := c.Actor(), c.nearest()
	s := &c.Play.Shown
	contact(t, "shot", sh, c, fortress.Attacked{By: by, On: on, Weapon: "hunting-gun", Range: 4}, fortress.Damaged{Unit: on, Damage: 1})
	contact(t, "flame", sh, c, fortress.Attacked{By: by, On: on, Weapon: "flamer", Range: 3}, fortress.Damaged{Unit: on, Damage: 2})
	for sp := range board.Space(s.NumCells) { // a free hex beside the explorer
		if s.Field().Range(s.On(by).Hex, sp) == 1 && !slices.ContainsFunc(s.Units[:], func(u fortress.Unit) bool { return u.Here() && u.Hex == sp }) {
			s.On(on).Hex = sp
			break
		}
	}
	contact(t, "blow", sh, c, fortress.Attacked{By: by, On: on, Weapon: "pistol-rapier", Range: 1}, fortress.Slain{Unit: on})
	move := fortress.Moved{Unit: by, From: s.On(by).Hex}
	for sp := range board.Space(s.NumCells) {
		if move.Path.N < 2 && s.Field().Hex(sp).Distance(s.Field().Hex(s.On(by).Hex)) == int(move.Path.N)+1 {
			move.Path.Spaces[move.Path.N] = sp
			move.Path.N++
		}
	}
	contact(t, "move", sh, c, move)
	contact(t, "boon", sh, c, fortress.InspirationChanged{Explorer: uint8(c.activeCard()), By: 1}, fortress.CardTurned{Explorer: uint8(c.activeCard())})
	contact(t, "find", sh, c, fortress.Found{Explorer: uint8(c.activeCard())})
	c.view.TurnWhole() // the chamber comes from beyond the frame
	c.Version++
	contact(t, "escape", sh, c, fortress.EscapeOpened{Portal: openPortal(s)})
	contact(t, "turn", sh, c, fortress.TurnBegan{}, fortress.CardBegan{})
	for i, card := range s.Pack().Combats {
		if card.Arrival == nil {
			contact(t, "ambush", sh, c, fortress.Laid{Combat: uint8(i)})
			break
		}
	}
}
