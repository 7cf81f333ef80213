package render

import (
	"testing"

	"precipice/build/inwindow"
)

// cityCast is every figure of the drowned city, with its models and whether it is a hostile.
var cityCast = []struct {
	figure  string
	models  int
	hostile bool
	mark    string
}{
	{"emelda-braskov", 1, false, "E"}, {"brutogg-corpse-eater", 1, false, "B"}, {"glaurio-ven-alten-iii", 1, false, "G"}, {"jelsen-darrock", 1, false, "J"},
	{"dagnai-holdenstock", 1, false, "D"}, {"qulathis-the-exile", 1, false, "Q"}, {"cleona-zeitengale", 1, false, "C"}, {"octren-glimscry", 1, false, "O"},
	{"deadwalkers", 2, true, "1"}, {"ulfenwatch", 2, true, "2"}, {"corpse-rats", 1, true, "3"}, {"bat-swarms", 1, true, "4"},
	{"kosargi", 1, true, "1"}, {"blood-born", 1, true, "2"}, {"vargskyr", 1, true, "3"}, {"bier-horses", 1, true, "2"}, {"bell-bearers", 1, true, "3"}, {"huge", 1, true, "4"}, {"giant", 1, true, "1"},
}

// cityMinis returns a miniature of each model, by day and of hostiles by night after it.
func cityMinis() (all []MiniatureView) {
	for i, m := range cityCast {
		for model := range m.models {
			v := MiniatureView{Figure: m.figure, Variant: model, Rim: Explorers[i%4], Mark: m.mark, Pointed: m.hostile}
			if m.hostile {
				v.Rim, v.Mark, v.Group = Hostile, "", m.mark
			}
			all = append(all, v)
			if m.hostile {
				v.Figure = NightFigure(m.figure)
				all = append(all, v)
			}
		}
	}
	return all
}

func TestGalleryCityFiguresInPixels(t *testing.T) {
	inwindow.Need(t)
	Wear(Etching)
	defer Wear(Gem)
	theme := NewTheme(1600, 900, 1)
	theme.Still = true
	save(t, "city-figures-large", drawn(2000, 1940, theme, func(c *Canvas) {
		c.Fill(c.Bounds(), rgb(0x2b3436))
		for i, v := range cityMinis() {
			v.Size, v.At = 200, Point{110 + 222*float32(i%9), 300 + 380*float32(i/9)}
			c.Miniature(v)
		}
	}))
	save(t, "city-figures-small", drawn(1800, 420, theme, func(c *Canvas) {
		c.Fill(c.Bounds(), rgb(0x3a4446))
		for i, v := range cityMinis() {
			for row, size := range [...]float32{34, 48, 72} {
				v.Size, v.At = size, Point{36 + 52*float32(i), 70 + 130*float32(row)}
				if size == 72 {
					v.At.X = 36 + 52*float32(i) + float32(i%2)*4
				}
				c.Miniature(v)
			}
		}
	}))
}
