package cityware

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/render"
)

func TestMain(m *testing.M) {
	render.Unseen = !inwindow.On
	os.Exit(inwindow.Main(m))
}

// drawn draws on an image in the etching's dress, and keeps it to be looked at.
func drawn(t *testing.T, name string, w, h int, text float32, fn func(*render.Canvas)) *ebiten.Image {
	render.Wear(render.Etching)
	defer render.Wear(render.Gem)
	return drawnBy(t, name, w, h, render.NewTheme(w, h, text), fn)
}

// drawnBy does it by a theme.
func drawnBy(t *testing.T, name string, w, h int, theme *render.Theme, fn func(*render.Canvas)) *ebiten.Image {
	theme.Still = true
	img := ebiten.NewImage(w, h)
	c := render.NewCanvas(theme)
	c.Begin(img)
	c.Backdrop()
	fn(c)
	c.End()
	inwindow.Keep(t, img, filepath.Join("..", "..", "build", "out", "frames"), name)
	return img
}

func party() []HeroView {
	return []HeroView{
		{Figure: "emelda-braskov", Letter: "E", Name: "Emelda Braskov", Stats: "Mv 3 · Def D12 · Agi D6 · Vit D8", Rim: render.Explorers[3], Most: 3, Inspiration: 2,
			Slots: []SlotView{{Die: 5}, {Wound: true}, {Die: 2}, {Grievous: true}}, Ailments: []Ailment{Cursed}},
		{Figure: "jelsen-darrock", Letter: "J", Name: "Jelsen Darrock", Stats: "Mv 3 · Def D8 · Agi D8 · Vit D6", Rim: render.Explorers[0], Most: 3, Inspiration: 1, Active: true,
			Slots: []SlotView{{Die: 6}, {Die: 4, Pick: true}, {Wound: true}, {Die: 1, Diseased: true}}},
		{Figure: "qulathis-the-exile", Letter: "Q", Name: "Qulathis the Exile", Stats: "Mv 4 · Def D6 · Agi D12 · Vit D6", Rim: render.Explorers[1], Most: 3,
			Slots: []SlotView{{Die: 3}, {Die: 3}, {Die: 6}, {Wound: true}}, Ailments: []Ailment{Fatigued, Stunned}, Done: true},
		{Figure: "cleona-zeitengale", Letter: "C", Name: "Cleona Zeitengale", Stats: "Mv 3 · Def D8 · Agi D8 · Vit D12", Rim: render.Explorers[2], Most: 3, Inspiration: 3, Inspired: true,
			Slots: []SlotView{{Die: 4, Reaction: true}, {}, {Die: 2, Reaction: true}, {}}, Note: "reacts"},
	}
}

func track() []TrackView {
	return []TrackView{
		{Figure: "cleona-zeitengale", Mark: "C", Name: "Cleona", Rim: render.Explorers[2], Done: true},
		{Figure: "ulfenwatch", Mark: "1", Name: "Ulfenwatch", Rim: render.Hostile, Hostile: true, Count: 4, Done: true},
		{Figure: "jelsen-darrock", Mark: "J", Name: "Jelsen", Rim: render.Explorers[0], Acting: true},
		{Figure: "deadwalkers", Mark: "2", Name: "Deadwalkers", Rim: render.Hostile, Hostile: true, Count: 6},
		{Figure: "emelda-braskov", Mark: "E", Name: "Emelda", Rim: render.Explorers[3], Hover: true},
		{Figure: "kosargi", Mark: "3", Name: "Kosargi", Rim: render.Hostile, Hostile: true, Count: 1},
		{Figure: "qulathis-the-exile", Mark: "Q", Name: "Qulathis", Rim: render.Explorers[1], Focus: true},
	}
}

func group() GroupView {
	return GroupView{Over: "HOSTILE GROUP 3", Name: "Kosargi Nightguard", Does: "WHAT IT WILL DO", Kinds: []KindView{{
		Stats:   []string{"large · Move 2 · Wounds 4 · 1 hurt"},
		Rows:    []DoView{{Name: "Advance", Note: "moves, then strikes", Chance: "50 %", Share: 0.5}, {Name: "Charge", Note: "moves twice, strikes", Chance: "25 %", Share: 0.25, Hover: true}, {Name: "Hold", Note: "bars the gateway", Chance: "25 %", Share: 0.25}},
		Strikes: "IF IT STRIKES JELSEN", After: "after Defence D8", Damage: []Share{{Label: "0", Part: 0.5}, {Label: "1", Part: 0.08}, {Label: "2", Part: 0.25}, {Label: "3", Part: 0.17}}}}}
}

// mixed is a group of two kinds.
func mixed(abreast bool) GroupView {
	v := group()
	v.Name, v.Abreast = "Kosargi and Corpse Rats", abreast
	v.Kinds = append(v.Kinds, KindView{Stats: []string{"Rat Swarm · small · Move 4 · Wounds 1"}, Rows: v.Kinds[0].Rows})
	return v
}

func dialAt(night bool) DialView {
	v := DialView{Hour: 7, Quest: 2, Goal: 5, Dice: []WellDie{{Value: 4}, {}, {Value: 6, Hover: true}, {Value: 2, Dim: true}}}
	if night {
		v.Hour = 12
	}
	return v
}

func TestTheWaresAreDrawnInPixels(t *testing.T) {
	inwindow.Need(t)
	for _, s := range []struct {
		name string
		w, h int
		text float32
	}{{"cityware-1280", 1280, 720, 1}, {"cityware-2560", 2560, 1440, 1}, {"cityware-text150", 1600, 900, 1.5}} {
		drawn(t, s.name, s.w, s.h, s.text, func(c *render.Canvas) { gallery(c) })
	}
}

// In the hands the cards stand below each other.
func TestTheWaresAreDrawnInTheHandsInPixels(t *testing.T) {
	inwindow.Need(t)
	render.Wear(render.Dress{Etched: true, Night: true})
	defer render.Wear(render.Gem)
	drawnBy(t, "cityware-phone", 1170, 2532, render.NewHeldTheme(1170, 2532, 1, 3), func(c *render.Canvas) {
		th := c.Theme
		r := render.Rect{X: th.Px(8), Y: th.Px(8), W: 1170 - th.Px(16), H: HeroHeight(th)}
		for i, v := range party() {
			v.Folded = i > 1
			if r.H = HeroHeight(th); v.Folded {
				r.H = FoldedHeroHeight(th)
			}
			HeroCard(c, r, v)
			r.Y += r.H + th.Px(6)
		}
		r.H = GroupHeight(th, r.W, group())
		GroupCard(c, r, group())
		r.Y += r.H + th.Px(6)
		r.H = TrackHeight(th)
		Track(c, r, track())
		r.Y += r.H + th.Px(6)
		r.H = CellHeight(th)
		for i, cell := range r.Columns(2, th.Px(8)) {
			CrisisCell(c, cell, CellView{Die: "D8", Odds: [3]float32{0.25, 0.25, 0.5}, Chances: [3]string{"25 %", "25 %", "50 %"}, Rim: render.Explorers[i], Chosen: i == 1})
		}
		r.Y += r.H + th.Px(6)
		r.H = 2532 - r.Y - th.Px(8)
		DialPane(c, r, dialAt(true), [4]Caption{{Label: "Night in", Value: "5 turns"}, {Label: "Champions", Value: "2 of 5", Ink: render.Find}, {Label: "Destiny", Value: "3 left"}, {Label: "Hunt", Value: "level 2"}})
	})
}

// gallery draws one of each ware, as they stand in a journey.
func gallery(c *render.Canvas) {
	th := c.Theme
	r := func(x, y, w, h float32) render.Rect {
		return render.Rect{X: th.Px(x), Y: th.Px(y), W: th.Px(w), H: th.Px(h)}
	}
	y := th.Px(6)
	for _, v := range party() {
		at := render.Rect{X: th.Px(6), Y: y, W: th.Px(240), H: HeroHeight(th)}
		if v.Active {
			at.H += th.Px(64)
		}
		rest := HeroCard(c, at, v).Rest
		for i, cell := range rest.Columns(2, th.Px(6)) {
			if rest.H > th.Px(20) {
				cell.H = th.Px(24)
				c.Button(cell, render.ButtonView{Label: [2]string{"Move", "Run"}[i], Primary: i == 1})
			}
		}
		y = at.Bottom() + th.Px(6)
	}
	folded := party()[0]
	folded.Folded = true
	HeroCard(c, render.Rect{X: th.Px(6), Y: y, W: th.Px(240), H: FoldedHeroHeight(th)}, folded)
	y += FoldedHeroHeight(th) + th.Px(6)
	out := party()[1]
	out.Out, out.Stats = true, "Out of action"
	HeroCard(c, render.Rect{X: th.Px(6), Y: y, W: th.Px(240), H: HeroHeight(th)}, out)
	DialPane(c, r(256, 50, 236, 236), dialAt(false), [4]Caption{{Label: "Night in", Value: "5 turns"}, {Label: "Champions", Value: "2 of 5", Ink: render.Find}, {Label: "Destiny", Value: "3 left"}, {Label: "Hunt", Value: "level 2"}})
	Dial(c, render.Point{X: th.Px(580), Y: th.Px(130)}, th.Px(67), dialAt(true))
	Dial(c, render.Point{X: th.Px(680), Y: th.Px(130)}, th.Px(18), dialAt(false))
	Phases(c, r(256, 6, 460, 33), PhasesView{Names: []string{"Journey", "Destiny", "Initiative", "Activation", "Event"}, Now: 3})
	GroupCard(c, r(1000, 10, 270, 270), group())
	in := c.Panel(r(256, 560, 600, 154), render.PanelView{})
	Track(c, in, track())
	Track(c, r(870, 590, 400, 110), append(track(), TrackView{Figure: "bat-swarms/night", Mark: "4", Name: "Bat Swarm", Rim: render.Hostile, Hostile: true, Count: 2}))
	for i, v := range []CellView{
		{Die: "D8", Odds: [3]float32{0.25, 0.25, 0.5}, Chances: [3]string{"25 %", "25 %", "50 %"}, Rim: render.Explorers[2], Chosen: true},
		{Die: "D6", Odds: [3]float32{1. / 6, 1. / 6, 2. / 3}, Chances: [3]string{"16.7 %", "16.7 %", "66.7 %"}, Rim: render.Explorers[0], Hover: true},
		{Certain: "certain", Detail: "damage 4 of 8", Alarm: true, Focus: true},
		{Refused: "She has left the board."},
	} {
		CrisisCell(c, r(256+112*float32(i), 310, 104, 96), v)
	}
	diceAndSigns(c, r)
}

// diceAndSigns draws the lower middle of the gallery.
func diceAndSigns(c *render.Canvas, r func(x, y, w, h float32) render.Rect) {
	th := c.Theme
	for i, mark := range []render.DieMark{render.MarkFailure, render.MarkSuccess, render.MarkCritical} {
		for row, sides := range []int{6, 8, 12} {
			ActionDie(c, render.DieView{Sides: sides, Face: i + 2, At: render.Point{X: th.Px(760 + 70*float32(i)), Y: th.Px(60 + 70*float32(row))}, Size: th.Px(56), T: 1, Mark: mark})
		}
		ResultMark(c, render.Point{X: th.Px(760 + 70*float32(i)), Y: th.Px(270)}, th.Px(20), mark)
	}
	for i, sides := range []int{6, 6, 12, 8} {
		for k, at := range []float32{0.3, 0.7, 1} {
			v := render.DieView{Sides: sides, Face: 3, At: render.Point{X: th.Px(760 + 60*float32(k)), Y: th.Px(330 + 56*float32(i))}, Size: th.Px(46), T: at, Seed: 3, Ink: render.Brass}
			if i == 1 {
				v.Ink = render.Wall
			}
			c.Die(v)
		}
	}
	for i := range Ailment(6) {
		AilmentSign(c, render.Point{X: th.Px(270 + 40*float32(i)), Y: th.Px(440)}, th.Px(16), i)
		AilmentSign(c, render.Point{X: th.Px(520 + 26*float32(i)), Y: th.Px(440)}, th.Px(10), i)
	}
	for i := range 6 {
		FlatDie(c, r(270+36*float32(i), 480, 28, 28), render.DieFaceView{Value: i + 1})
		FlatDie(c, r(520+36*float32(i), 480, 28, 28), render.DieFaceView{Value: i + 1, Dark: true})
	}
}
