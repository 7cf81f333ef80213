package board

import (
	"fmt"
	"strings"
)

// DrawTiles draws a battlefield for people to read: squares stand two columns and two lines apart. Between two tiles stands | or -, at a
// gateway = if it is open and x if it is closed, at a lychgate L. It calls mark for each space; 0 means no mark. If mark is nil, all
// spaces are plain.
func DrawTiles(g *Ground, mark func(Square) rune) string {
	c := drawTiles(g, mark)
	if c == nil {
		return ""
	}
	return c.String()
}

// DrawTilesNumbered draws a battlefield as [DrawTiles] does, with the coordinates of the squares above and to the left; only every
// second column is numbered.
func DrawTilesNumbered(g *Ground, mark func(Square) rune) string {
	c := drawTiles(g, mark)
	if c == nil {
		return ""
	}
	var out, head strings.Builder
	for column := 1; column < len(c.lines[0]); column += 2 {
		if x := c.left + (column-1)/2; x%2 == 0 {
			fmt.Fprintf(&head, "%-4d", x)
		} else if column == 1 {
			head.WriteString("  ")
		}
	}
	out.WriteString("     " + strings.TrimRight(head.String(), " ") + "\n")
	for i, line := range c.lines {
		label := "    "
		if i%2 == 1 {
			label = fmt.Sprintf("%3d ", c.top+(i-1)/2)
		}
		if text := strings.TrimRight(label+string(line), " "); text != "" {
			out.WriteString(text + "\n")
		}
	}
	return out.String()
}

func drawTiles(g *Ground, mark func(Square) rune) *tileCanvas {
	lies := map[Square]int{}
	for i := range g.Tiles {
		for at := range g.Tiles[i].all {
			lies[at] = i
		}
	}
	if len(lies) == 0 {
		return nil
	}
	c := newTileCanvas(lies)
	for i := range g.Tiles {
		for at := range g.Tiles[i].all {
			c.borders(at, lies)
		}
		for _, at := range g.Tiles[i].Solid {
			c.put(at, solidRune)
		}
		for _, at := range g.Tiles[i].Floor {
			r := rune(floorRune)
			if mark != nil && mark(at) != 0 {
				r = mark(at)
			}
			c.put(at, r)
		}
	}
	for _, l := range g.Lychgates {
		c.edge(l, lychgateRune)
	}
	for i := range g.Gates {
		r := 'x'
		if g.Gates[i].Open {
			r = gateRune
		}
		c.edge(g.Gates[i].Edge, r)
	}
	return c
}

// tileCanvas is the text of a battlefield of tiles.
type tileCanvas struct {
	left, top int
	lines     [][]rune
}

func newTileCanvas(lies map[Square]int) *tileCanvas {
	left, right, top, bottom, begun := 0, 0, 0, 0, false
	for at := range lies {
		x, y := int(at.X), int(at.Y)
		if !begun {
			left, right, top, bottom, begun = x, x, y, y, true
		}
		left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
	}
	c := &tileCanvas{left: left, top: top, lines: make([][]rune, 2*(bottom-top)+3)}
	for i := range c.lines {
		c.lines[i] = []rune(strings.Repeat(" ", 2*(right-left)+3))
	}
	return c
}

// place returns where a square stands in the text.
func (c *tileCanvas) place(at Square) (line, column int) {
	return 2*(int(at.Y)-c.top) + 1, 2*(int(at.X)-c.left) + 1
}

func (c *tileCanvas) put(at Square, r rune) {
	line, column := c.place(at)
	c.lines[line][column] = r
}

func (c *tileCanvas) side(at Square, w Wind, r rune) {
	line, column := c.place(at)
	c.lines[line+int(winds[w].Y)][column+int(winds[w].X)] = r
}

// borders draws the sides of a square beyond which another tile lies.
func (c *tileCanvas) borders(at Square, lies map[Square]int) {
	for w, r := range [windCount]rune{North: '-', East: '|', South: '-', West: '|'} {
		if other, ok := lies[at.Towards(Wind(w))]; ok && other != lies[at] {
			c.side(at, Wind(w), r)
		}
	}
}

func (c *tileCanvas) edge(e Edge, r rune) {
	for at := range e.Squares {
		c.side(at, e.Side, r)
	}
}

// String leaves out empty lines and columns around the drawing, and spaces at the end of lines.
func (c *tileCanvas) String() string {
	margin, first, last := len(c.lines[0]), len(c.lines), 0
	for i, line := range c.lines {
		text := strings.TrimRight(string(line), " ")
		if text == "" {
			continue
		}
		first, last = min(first, i), i
		margin = min(margin, len(line)-len([]rune(strings.TrimLeft(string(line), " "))))
	}
	var out strings.Builder
	for _, line := range c.lines[first : last+1] {
		out.WriteString(strings.TrimRight(string(line[margin:]), " "))
		out.WriteByte('\n')
	}
	return out.String()
}
