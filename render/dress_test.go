package render

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
)

// drawnIn returns the triangles of every widget of a gallery in a dress, and how the dress is left.
func drawnIn(d Dress, c *Canvas) []ebiten.Vertex {
	Wear(d)
	defer Wear(Gem)
	c.Begin(ebiten.NewImage(1280, 720))
	wardrobeOf(c)
	out := slices.Clone(c.vertices)
	c.End()
	return out
}

// wardrobeOf draws one of each widget whose looks a dress changes.
func wardrobeOf(c *Canvas) {
	t := c.Theme
	c.Backdrop()
	at := func(row, column int, wide, high float32) Rect {
		return Rect{t.Px(10 + 250*float32(column)), t.Px(10 + 130*float32(row)), t.Px(wide), t.Px(high)}
	}
	in := c.Panel(at(0, 0, 240, 120), PanelView{Title: "LOG"})
	for i, line := range []ListLine{{Text: "Nightfall moves on.", Ref: "JRN-001", Tone: Highlit}, {Text: "It is hers.", Ref: "ACT-001"}} {
		row, _ := in.CutTop(t.Px(24) * float32(i+1))
		row, _ = row.CutBottom(t.Px(24))
		c.listRow(row, in, line, i == 1)
	}
	c.Panel(at(0, 1, 240, 120), PanelView{Title: "ADA", Accent: Brass})
	c.Panel(at(0, 2, 240, 120), PanelView{Card: true})
	c.Panel(at(0, 3, 240, 120), PanelView{Card: true, Accent: Hostile})
	for i, v := range []ButtonView{{Label: "End", Primary: true}, {Label: "Undo"}, {Label: "Rules", Hover: true}, {Label: "Menu", Focus: true}, {Label: "Land", Disabled: true, Reason: "not here"}} {
		r := at(1, 0, 200, 34)
		r.Y += t.Px(40) * float32(i)
		c.Button(r, v)
	}
	for i, v := range []OptionView{{Label: "Move", Cost: "1+"}, {Label: "Run", Cost: "3+", Chosen: true}, {Label: "Search", Cost: "4+", Disabled: true}, {Label: "Stake thrower", Cost: "4+", Destiny: true, Number: 4}, {Label: "Advance", Share: 0.5, Cost: "50 %"}} {
		r := at(1, 1, 200, 26)
		r.Y += t.Px(32) * float32(i)
		c.OptionRow(r, v)
	}
	c.Chip(at(1, 2, 90, 24), ChipView{Label: "By day", Chosen: true})
	c.Field(at(2, 2, 160, 24), FieldView{Text: "Ada"})
	c.DieFace(at(3, 2, 40, 40), DieFaceView{Value: 5})
	c.Badge(Point{t.Px(700), t.Px(420)}, t.Px(14), "J", Explorers[0])
	c.TooltipAt(at(1, 3, 230, 120), TooltipView{Title: "Stake thrower", Text: "The better counts.", Rules: "WPN-012"})
	c.Track(at(4, 0, 500, 130), demoTrack())
	c.CharacterCard(at(4, 3, 237, 110), demoCards("")[0])
}

// What the gem draws is the same whatever was worn before, and nothing of the other dress comes out of a cache.
func TestEachDressIsDrawnAsIfItWereAlone(t *testing.T) {
	theme := NewTheme(1280, 720, 1)
	theme.Still = true // pictures are kept at once
	shared.image()
	clear(shared.sprites) // those of other tests
	c := NewCanvas(theme)
	drawnIn(Gem, c)
	gem, pictures := drawnIn(Gem, c), len(shared.sprites)
	etching := drawnIn(Etching, c)
	if slices.Equal(gem, etching) {
		t.Fatal("both dresses look the same")
	}
	if len(shared.sprites) < 2*pictures {
		t.Errorf("the etching has %d pictures beside %d of the gem: it shows those of the gem", len(shared.sprites)-pictures, pictures)
	}
	if night := drawnIn(Dress{Etched: true, Night: true}, c); slices.Equal(night, etching) {
		t.Error("the frames stay as they are by night")
	}
	if again := drawnIn(Gem, c); !slices.Equal(gem, again) {
		t.Error("the gem looks different after the etching was worn")
	}
	if gemInks.Void != Void || Title.Ink != gemInks.Ivory {
		t.Error("the colours of the gem are not back")
	}
}

// apart returns how far two pictures are apart where they are furthest, in steps of a channel.
func apart(a, b []byte) (most int) {
	for i := range a {
		most = max(most, abs(int(a[i])-int(b[i])))
	}
	return most
}

// The picture of a screen in the gem is the same before and after the etching was worn.
func TestTheGemComesBackInPixels(t *testing.T) {
	inwindow.Need(t)
	theme := NewTheme(1280, 720, 1)
	theme.Still = true
	draw := func(d Dress) *ebiten.Image {
		Wear(d)
		defer Wear(Gem)
		return drawn(1280, 720, theme, wardrobeOf)
	}
	draw(Gem)
	draw(Gem)
	before := pixels(draw(Gem))
	for name, d := range map[string]Dress{"dress-etching": Etching, "dress-night": {Etched: true, Night: true}} {
		img := draw(d)
		save(t, name, img)
		if apart(before, pixels(img)) < 40 {
			t.Errorf("%s looks like the gem", name)
		}
	}
	after := draw(Gem)
	save(t, "dress-gem", after)
	if most := apart(before, pixels(after)); most > 2 { // a graphics card rounds an image by where it keeps it
		t.Errorf("the gem differs by %d of 255 after the etching was worn", most)
	}
}
