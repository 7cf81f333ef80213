package render

import (
	"strconv"
	"testing"

	"precipice/engine/board"
)

// cast is every figure that has a picture, with its models, and one that has none.
var cast = []struct {
	figure string
	models int
	rim    Ink
	mark   string
}{
	{"janus-draik", 1, Explorers[0], "J"}, {"ur-025", 1, Explorers[1], "U"}, {"espern-locarno", 1, Explorers[2], "E"},
	{"amallyn", 1, Explorers[3], "A"}, {"dahyak", 1, Explorers[0], "D"}, {"traitor-guardsmen", 5, Hostile, "1"},
	{"negavolt-cultists", 1, Hostile, "2"}, {"ur-ghuls", 1, Hostile, "3"}, {"spindle-drones", 1, Hostile, "4"},
	{"chaos-beastmen", 2, Hostile, "1"}, {"rogue-psykers", 1, Hostile, "2"}, {"furnace-hulks", 1, Hostile, "3"},
	{"rein-raus", 2, Explorers[2], "R"}, {"gaunt-matron", 1, Hostile, "5"}, {"lidless-wardens", 1, Hostile, "6"}, {"nobody", 1, Explorers[1], "?"},
}

func TestGalleryMiniatures(t *testing.T) {
	theme := NewTheme(1600, 900, 1)
	save(t, "miniatures", drawn(2000, 560, theme, func(c *Canvas) {
		c.Fill(c.Bounds(), rgb(0x22252f))
		x := float32(60)
		for _, m := range cast {
			for model := range m.models {
				v := MiniatureView{Figure: m.figure, Variant: model, Rim: m.rim, Mark: m.mark, Huge: m.figure == "furnace-hulks"}
				for _, at := range []struct{ y, size float32 }{{130, 48}, {260, 80}, {470, 160}} {
					v.At, v.Size = Point{x, at.y}, at.size
					c.Miniature(v)
				}
				x += 98
			}
		}
	}))
	save(t, "miniatures-large", drawn(1800, 1450, theme, func(c *Canvas) {
		c.Fill(c.Bounds(), rgb(0x22252f))
		i := 0
		for _, m := range cast {
			for model := range m.models {
				c.Miniature(MiniatureView{Figure: m.figure, Variant: model, Rim: m.rim, Mark: m.mark, Size: 290,
					At: Point{115 + 223*float32(i%8), 360 + 470*float32(i/8)}})
				i++
			}
		}
	}))
}

func TestGalleryMiniatureStates(t *testing.T) {
	states := []MiniatureView{{}, {Active: true}, {Hover: true}, {Target: true}, {Down: true}, {Fade: 0.35}, {Fade: 0.75},
		{Damage: 1, Wounds: 2}, {Damage: 2, Wounds: 4, Target: true, Hover: true}, {Flash: 0.5}, {Flash: 1}, {Active: true, Down: true}}
	save(t, "miniature-states", drawn(1600, 1000, NewTheme(1600, 900, 1), func(c *Canvas) {
		c.Fill(c.Bounds(), rgb(0x22252f))
		for row, m := range cast[:9] {
			for i, v := range states {
				v.Figure, v.Rim, v.Mark, v.Size = m.figure, m.rim, m.mark, 80
				v.At = Point{80 + 125*float32(i), 95 + 108*float32(row)}
				v.Group, v.Left = "3", i%2 == 1
				c.Miniature(v)
			}
		}
	}))
}

func TestGalleryDice(t *testing.T) {
	save(t, "dice", drawn(1600, 1000, NewTheme(1600, 900, 1), func(c *Canvas) {
		c.Backdrop()
		marks := [4]DieMark{MarkNone, MarkFailure, MarkSuccess, MarkCritical}
		for row, sides := range [4]int{6, 8, 12, 20} {
			ink := Brass
			if sides == 20 {
				ink = Wall
			}
			for i, at := range [6]float32{0, 0.15, 0.3, 0.45, 0.6, 0.85} {
				c.Die(DieView{Sides: sides, Face: sides - 1, At: Point{80 + 145*float32(i), 170 + 240*float32(row)}, Size: 100, T: at, Seed: 5, Ink: ink})
			}
			for i, m := range marks {
				c.Die(DieView{Sides: sides, Face: sides - i, At: Point{970 + 145*float32(i), 100 + 240*float32(row)}, Size: 110, T: 1, Ink: ink, Mark: m, Dim: i == 1})
				c.Die(DieView{Sides: sides, Face: i + 1, At: Point{950 + 90*float32(i), 220 + 240*float32(row)}, Size: 52, T: 1, Ink: ink, Mark: m})
			}
		}
	}))
}

// demoCards are character cards in their states.
func demoCards(long string) []CharacterView {
	return []CharacterView{
		{Figure: "janus-draik", Letter: "J", Name: "Janus Draik", Note: "Mv 2 · Def D8 · Agi D8 · Vit D8" + long, Rim: Explorers[0], Active: true,
			Slots: []SlotView{{Die: 5}, {Die: 3, Pick: true}, {Die: 1, Focus: true}, {Wound: true}}, Inspiration: 2, MostInspiration: 4},
		{Figure: "ur-025", Letter: "U", Name: "UR-025", Note: "Mv 2 · Def D12" + long, Rim: Explorers[1], Done: true,
			Slots: []SlotView{{}, {}, {Die: 4, Overwatch: true}, {Die: 6, Overwatch: true}}, Inspiration: 1, MostInspiration: 4},
		{Figure: "espern-locarno", Letter: "E", Name: "Espern Locarno the Far-Walker", Note: "Mv 2 · Def D8 · Agi D8" + long, Rim: Explorers[2],
			Hover: true, Inspired: true, Slots: []SlotView{{Die: 2}, {Die: 2}, {Grievous: true}, {Wound: true}}, MostInspiration: 4, Inspiration: 4},
		{Figure: "dahyak", Letter: "D", Name: "Dahyak", Note: "Out of action", Rim: Explorers[3], Out: true,
			Slots: []SlotView{{Wound: true}, {Wound: true}, {Grievous: true}, {Grievous: true}}, MostInspiration: 4},
	}
}

func demoTrack() TrackView {
	return TrackView{Cards: []TrackCardView{
		{Figure: "espern-locarno", Mark: "E", Name: "Espern Locarno", Rim: Explorers[2], Done: true},
		{Figure: "traitor-guardsmen", Mark: "1", Name: "Traitor Guardsmen", Rim: Hostile, Hostile: true, Done: true, Count: 5},
		{Figure: "janus-draik", Mark: "J", Name: "Janus Draik", Rim: Explorers[0], Acting: true},
		{Figure: "ur-ghuls", Mark: "2", Name: "Ur-Ghuls", Rim: Hostile, Hostile: true, Count: 3, Hover: true},
		{Figure: "ur-025", Mark: "U", Name: "UR-025", Rim: Explorers[1], Pick: true},
		{Figure: "spindle-drones", Mark: "3", Name: "Spindle Drones", Rim: Hostile, Hostile: true, Count: 2, Focus: true},
		{Figure: "negavolt-cultists", Mark: "4", Name: "Negavolt Cultists", Rim: Hostile, Hostile: true, Count: 8},
		{Figure: "amallyn", Mark: "A", Name: "Amallyn", Rim: Explorers[3]},
	}}
}

func TestGalleryCards(t *testing.T) {
	for _, text := range []float32{0.8, 1, 1.5} {
		theme := &Theme{Scale: 2, Text: text}
		name := "cards-text" + strconv.Itoa(int(text*100+0.5))
		save(t, name, drawn(1700, 960, theme, func(c *Canvas) {
			c.Backdrop()
			y := theme.Px(10)
			for i, v := range demoCards("") {
				r := Rect{theme.Px(10), y, theme.Px(237), theme.CharacterHeight()}
				if i == 0 {
					r.H += theme.Px(60)
				}
				if rest := c.CharacterCard(r, v).Rest; rest.H > 0 {
					c.Frame(rest, 4, 1, Fade(Muted, 0.5))
				}
				y = r.Bottom() + theme.Px(8)
			}
			in := c.Panel(Rect{theme.Px(260), theme.Px(10), theme.Px(560), theme.Px(132)}, PanelView{Title: "COMBAT TRACK"})
			c.Track(in, demoTrack())
			in = c.Panel(Rect{theme.Px(260), theme.Px(150), theme.Px(400), theme.Px(132)}, PanelView{Title: "COMBAT TRACK"})
			c.Track(in, demoTrack())
		}))
	}
}

func TestGalleryOverlays(t *testing.T) {
	theme := NewTheme(1600, 900, 1)
	v := gallery()
	k := Fit(BoundsOf(v.Cells), Rect{0, 0, 1600, 900}, 80)
	save(t, "overlays", drawn(1600, 900, theme, func(c *Canvas) {
		c.Backdrop()
		c.Flush()
		NewBoard(theme).Draw(c.dst, v, k, 1)
		at := func(q, r int8) board.Hex { return board.Hex{Q: q, R: r} }
		for _, h := range []board.Hex{at(-1, 0), at(0, -1), at(0, 0), at(1, -1), at(-2, 1), at(-1, 1), at(0, 1)} {
			c.Dot(k, k.Centre(h), Explorers[0])
		}
		c.HaltMark(k, k.Centre(at(1, 0)))
		c.HexRing(k, at(2, -1), Ivory, 3)
		c.PathLine(k, k.Centres(at(-2, 0), at(-1, 0), at(0, 0), at(0, 1), at(1, 1)), Explorers[0])
		c.SightLine(k, k.Centre(at(-2, -1)), k.Centre(at(2, -2)), true)
		c.SightLine(k, k.Centre(at(3, 0)), k.Centre(at(6, -1)), false)
		for h, mark := range map[board.Hex]func(Camera, Point, Point){at(4, 0): c.BlockMark, at(0, 0): c.CoverMark} {
			a, b := k.Side(h, 0)
			mark(k, a, b)
		}
		for i, f := range []string{"janus-draik", "traitor-guardsmen", "spindle-drones"} {
			h := [3]board.Hex{at(-2, 0), at(3, 0), at(6, -1)}[i]
			p := k.Centre(h)
			c.Miniature(MiniatureView{Figure: f, At: Point{p.X, p.Y + k.Zoom*0.22}, Size: k.Zoom * 1.34, Rim: [3]Ink{Explorers[0], Hostile, Hostile}[i],
				Mark: [3]string{"J", "1", "3"}[i], Active: i == 0, Target: i == 2})
		}
	}))
}
