package render

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Every hero and every model of a hostile in the content of the city has a figure of its own, and a hostile another one by night.
func TestEveryModelOfTheCityHasAFigure(t *testing.T) {
	seen := 0
	for _, kind := range []string{"heroes", "hostiles"} {
		files, err := filepath.Glob(filepath.Join("..", "assets", "content", "city", kind, "*.yaml"))
		if err != nil || len(files) < 7 {
			t.Fatalf("%d files of %s: %v", len(files), kind, err)
		}
		for _, file := range files {
			id := strings.TrimSuffix(filepath.Base(file), ".yaml")
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			head, _, _ := strings.Cut(string(data), "sides:")
			models := max(1, strings.Count(head, "count:"))
			figures := []string{id}
			if kind == "hostiles" {
				figures = append(figures, NightFigure(id))
			}
			for _, figure := range figures {
				if s := sculptOf(figure); s == pawn || len(s.models) != models {
					t.Errorf("%s has %d figures for %d models", figure, len(s.models), models)
				}
				seen++
			}
		}
	}
	if seen < 22 {
		t.Errorf("only %d figures", seen)
	}
}

// By night each hostile has another outline: wider, higher, or of other parts.
func TestByNightHostilesChangeTheirOutlines(t *testing.T) {
	for _, m := range cityCast {
		for model := range m.models {
			if !m.hostile {
				continue
			}
			day, night := sculptOf(m.figure).model(model).box, sculptOf(NightFigure(m.figure)).model(model).box
			if night.W < day.W*1.07 && night.H < day.H*1.07 {
				t.Errorf("%s %d is %.2f by %.2f by day and %.2f by %.2f by night", m.figure, model, day.W, day.H, night.W, night.H)
			}
		}
	}
}

// cells is how many cells a raster of silhouettes has across.
const cells = 24

// The outlines are told from each other at the size of a board: none covers nearly the same cells as another.
func TestSilhouettesDiffer(t *testing.T) {
	var names []string
	var masks [][cells * cells]bool
	for _, m := range cityCast {
		for model := range m.models {
			names = append(names, m.figure)
			masks = append(masks, silhouette(sculptOf(m.figure).model(model)))
		}
	}
	for i := range masks {
		for j := range i {
			both, either := 0, 0
			for k := range masks[i] {
				if masks[i][k] && masks[j][k] {
					both++
				}
				if masks[i][k] || masks[j][k] {
					either++
				}
			}
			if both*100 > either*82 {
				t.Errorf("%s and %s cover %d of %d cells alike", names[i], names[j], both, either)
			}
		}
	}
}

// silhouette returns which cells of a raster, 1.4 wide and high, a model covers.
func silhouette(m *model) (mask [cells * cells]bool) {
	for i := range mask {
		at := Point{(float32(i%cells)+0.5)/cells*1.4 - 0.7, (float32(i/cells) + 0.5) / cells * 1.4}
		for k := range m.parts {
			mask[i] = mask[i] || inside(m.parts[k].outline, at)
		}
	}
	return mask
}

func inside(outline []Point, at Point) (in bool) {
	for i, p := range outline {
		q := outline[(i+1)%len(outline)]
		if (p.Y > at.Y) != (q.Y > at.Y) && at.X < p.X+(q.X-p.X)*(at.Y-p.Y)/(q.Y-p.Y) {
			in = !in
		}
	}
	return in
}
