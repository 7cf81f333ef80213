package render

import (
	"testing"
)

func panelsDemo(c *Canvas) {
	t := c.Theme
	c.Backdrop()
	px := t.Px
	in := c.Panel(Rect{px(10), px(10), px(240), px(200)}, PanelView{Accent: Explorers[0]})
	c.Badge(Point{in.X + px(20), in.Y + px(18)}, px(17), "J", Explorers[0])
	c.Text(in.X+px(44), in.Y, "JANUS DRAIK", Strong)
	c.Text(in.X+px(44), in.Y+px(18), "Rogue Trader", Small)
	c.Inspiration(Rect{in.Right() - px(50), in.Y + px(4), px(50), px(18)}, 2, 4)
	for i := range 6 {
		r := Rect{in.X + px(30)*float32(i), in.Y + px(44), px(25), px(25)}
		switch {
		case i < 4:
			c.DieFace(r, DieFaceView{Value: i * 2, Chosen: i == 1, Dim: i == 2, Hover: i == 3})
		case i == 4:
			c.Wound(r)
		default:
			c.Grievous(r)
		}
	}
	options := []OptionView{
		{Label: "Move", Cost: "1+"}, {Label: "Pistol & Rapier", Cost: "1+", Chosen: true},
		{Label: "Flurry", Cost: "4+/6+", Disabled: true, Reason: "no die of 4+"}, {Label: "Search", Cost: "4+", Hover: true},
		{Label: "Récupérer", Cost: "1+", Focus: true}, {Label: "Aim", Cost: "+1+"}}
	for i, v := range options {
		c.OptionRow(Rect{in.X + float32(i%2)*px(112), in.Y + px(78) + float32(i/2)*px(29), px(106), px(24)}, v)
	}
	in = c.Panel(Rect{px(260), px(10), px(260), px(200)}, PanelView{Title: "HOSTILE GROUP 1"})
	c.Text(in.X, in.Y, "Traitor Guardsmen", Strong)
	for i, v := range []OptionView{{Label: "Onslaught", Detail: "attack Janus, twice", Cost: "60%", Share: 0.6},
		{Label: "Charge", Detail: "to Janus, then attack", Cost: "20%", Share: 0.2},
		{Label: "Fall back", Detail: "break line of sight", Cost: "15%", Share: 0.15}, {Label: "Fury", Cost: "5%", Share: 0.05}} {
		c.OptionRow(Rect{in.X, in.Y + px(24) + float32(i)*px(27), in.W, px(23)}, v)
	}
	c.Stack(Rect{in.X, in.Y + px(136), in.W, px(16)}, []OddsRow{{Label: "failure", Share: 0.5, Ink: Hostile}, {Label: "success", Share: 0.25, Ink: Muted}, {Label: "critical", Share: 0.25, Ink: Brass}})
	in = c.Panel(Rect{px(530), px(10), px(250), px(200)}, PanelView{Title: "COMBAT LOG"})
	c.List(in, ListView{Hover: 1, Scroll: 1e6, Lines: []ListLine{{Text: "Janus moves 2 hexes", Ref: "§C-41", Tone: Plain},
		{Text: "Guardsman enters his sight", Ref: "§C-63", Tone: Subdued}, {Text: "UR-025 overwatch: D8 → success", Ref: "§C-64", Tone: Plain},
		{Text: "Guardsman in cover: no wound and a rather long line that wraps", Ref: "§C-82", Tone: Subdued},
		{Text: "Janus spends a 5: Move", Ref: "§C-40", Tone: Plain}, {Text: "Janus attacks: choose a target", Ref: "§C-70", Tone: Highlit},
		{Text: "Espern recuperates", Ref: "§C-41", Tone: Plain}}})
	for i, v := range []ButtonView{{Label: "End activation", Primary: true}, {Label: "End activation", Primary: true, Hover: true},
		{Label: "Undo"}, {Label: "Undo", Hover: true}, {Label: "Roll", Focus: true},
		{Label: "Summon", Disabled: true, Reason: "no portal adjacent"}} {
		c.Button(Rect{px(10) + float32(i%3)*px(180), px(222) + float32(i/3)*px(46), px(170), px(38)}, v)
	}
	v := TooltipView{Title: "Pistol & Rapier → Guardsman", Sub: "range 2 · in cover · 1 × D8",
		Odds: []OddsRow{{Label: "miss", Share: 0.75, Ink: Muted}, {Label: "wound", Share: 0.25, Ink: Find}, {Label: "grievous", Share: 0, Ink: Blood}},
		Text: "No re-roll, no reaction, the better die applies.", Rules: "BF-ATK-004 · BF-COV-002"}
	c.Tooltip(Rect{px(560), px(240), px(20), px(20)}, v)
	c.Tooltip(Rect{px(60), px(420), px(20), px(20)}, v)
	for i := range 3 {
		c.DieFace(Rect{px(360) + px(34)*float32(i), px(330), px(28), px(28)}, DieFaceView{Value: 4 + i, Dark: true, Dim: i == 2})
	}
	c.Text(px(360), px(370), "THE SILENT GALLERY", Banner)
	c.Text(px(360), px(400), "The wall that breathes", Title)
}

func TestGalleryWidgets(t *testing.T) {
	save(t, "widgets", drawn(1600, 900, &Theme{Scale: 2, Text: 1}, panelsDemo))
	save(t, "widgets-small", drawn(800, 450, &Theme{Scale: 1, Text: 1}, panelsDemo))
	save(t, "widgets-text150", drawn(1600, 900, &Theme{Scale: 2, Text: 1.5}, panelsDemo))
}
