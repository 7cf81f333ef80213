package render

import "sync"

// storySign is the small picture before a sentence of a story, in lines of a square from 0 to 1.
type storySign struct {
	ink   Ink
	lines [][]Point
}

// pitfall is the ink of wounds and deaths, bright enough for thin lines.
var pitfall = Blend(Blood, Ivory, 0.35)

// storySigns holds the signs by name.
var storySigns = sync.OnceValue(func() map[string]storySign {
	return map[string]storySign{
		"foe":      {Hostile, [][]Point{{{0.2, 0.15}, {0.8, 0.85}}, {{0.8, 0.15}, {0.2, 0.85}}, {{0.12, 0.62}, {0.4, 0.9}}, {{0.88, 0.62}, {0.6, 0.9}}}},
		"kill":     {Hostile, [][]Point{{{0.5, 0.1}, {0.5, 0.9}}, {{0.1, 0.5}, {0.9, 0.5}}, {{0.24, 0.24}, {0.76, 0.76}}, {{0.76, 0.24}, {0.24, 0.76}}}},
		"wound":    {pitfall, [][]Point{{{0.5, 0.1}, {0.72, 0.5}, {0.74, 0.7}, {0.62, 0.86}, {0.38, 0.86}, {0.26, 0.7}, {0.28, 0.5}, {0.5, 0.1}}}},
		"fall":     {pitfall, [][]Point{{{0.12, 0.85}, {0.88, 0.85}}, {{0.3, 0.2}, {0.42, 0.62}, {0.84, 0.6}}}},
		"death":    {pitfall, [][]Point{{{0.28, 0.9}, {0.28, 0.7}, {0.18, 0.5}, {0.24, 0.25}, {0.5, 0.12}, {0.76, 0.25}, {0.82, 0.5}, {0.72, 0.7}, {0.72, 0.9}, {0.28, 0.9}}, {{0.36, 0.48}, {0.42, 0.48}}, {{0.58, 0.48}, {0.64, 0.48}}}},
		"recovery": {Portal, [][]Point{{{0.15, 0.85}, {0.85, 0.85}}, {{0.5, 0.7}, {0.5, 0.15}}, {{0.28, 0.38}, {0.5, 0.15}, {0.72, 0.38}}}},
		"find":     {Find, [][]Point{{{0.5, 0.1}, {0.82, 0.42}, {0.5, 0.9}, {0.18, 0.42}, {0.5, 0.1}}, {{0.18, 0.42}, {0.82, 0.42}}}},
		"card":     {Find, [][]Point{{{0.26, 0.12}, {0.74, 0.12}, {0.74, 0.88}, {0.26, 0.88}, {0.26, 0.12}}, {{0.4, 0.36}, {0.6, 0.36}}, {{0.4, 0.54}, {0.6, 0.54}}}},
		"ship":     {Brass, [][]Point{{{0.1, 0.58}, {0.62, 0.26}, {0.9, 0.5}, {0.72, 0.66}, {0.1, 0.58}}, {{0.2, 0.62}, {0.36, 0.8}, {0.7, 0.78}}}},
		"spark":    {Portal, [][]Point{{{0.5, 0.08}, {0.58, 0.42}, {0.92, 0.5}, {0.58, 0.58}, {0.5, 0.92}, {0.42, 0.58}, {0.08, 0.5}, {0.42, 0.42}, {0.5, 0.08}}}},
		"escape":   {Portal, [][]Point{{{0.12, 0.5}, {0.84, 0.5}}, {{0.58, 0.24}, {0.84, 0.5}, {0.58, 0.76}}}},
		"score":    {Find, [][]Point{{{0.2, 0.88}, {0.2, 0.36}, {0.5, 0.14}, {0.8, 0.36}, {0.8, 0.88}}, {{0.2, 0.56}, {0.8, 0.56}}}},
		"goal":     {ember, [][]Point{{{0.26, 0.9}, {0.26, 0.1}}, {{0.26, 0.14}, {0.82, 0.14}, {0.68, 0.32}, {0.82, 0.5}, {0.26, 0.5}}}},
		"gift":     {Find, [][]Point{{{0.16, 0.42}, {0.84, 0.42}, {0.84, 0.86}, {0.16, 0.86}, {0.16, 0.42}}, {{0.5, 0.42}, {0.5, 0.86}}, {{0.5, 0.42}, {0.3, 0.3}, {0.34, 0.14}, {0.5, 0.42}, {0.7, 0.3}, {0.66, 0.14}, {0.5, 0.42}}}},
		"rest":     {Portal, [][]Point{{{0.28, 0.9}, {0.28, 0.34}, {0.5, 0.12}, {0.72, 0.34}, {0.72, 0.9}, {0.28, 0.9}}, {{0.42, 0.4}, {0.58, 0.4}}, {{0.42, 0.58}, {0.58, 0.58}}}},
		"fate":     {ember, [][]Point{{{0.5, 0.1}, {0.86, 0.5}, {0.5, 0.9}, {0.14, 0.5}, {0.5, 0.1}}, {{0.5, 0.3}, {0.68, 0.5}, {0.5, 0.7}, {0.32, 0.5}, {0.5, 0.3}}}},
	}
})

// StorySign draws the sign of that name in r; a dot stands for a sentence without one.
func (c *Canvas) StorySign(r Rect, name string) {
	size := min(r.W, r.H)
	at := Point{r.Centre().X - size/2, r.Centre().Y - size/2}
	s, ok := storySigns()[name]
	if !ok {
		c.Disc(r.Centre(), max(1, size*0.08), Muted)
		return
	}
	for _, line := range s.lines {
		points := make([]Point, len(line))
		for i, p := range line {
			points[i] = Point{at.X + p.X*size, at.Y + p.Y*size}
		}
		c.Stroke(points, max(1.1, size*0.09), s.ink)
	}
}
