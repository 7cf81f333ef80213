package board

import "strings"

// Draw writes cells in the format that [Parse] reads. It calls mark for every cell and
// every place next to the battlefield; 0 means no mark. An obstruction is drawn as such
// whatever its mark, and beyond the battlefield only [Beyond] is drawn. If mark is nil,
// all cells are plain. A wall hides cover on the same hexside.
func Draw(cells []Cell, mark func(Hex) rune) string {
	if len(cells) == 0 {
		return ""
	}
	if mark == nil {
		mark = func(Hex) rune { return 0 }
	}
	c := newCanvas(cells)
	for _, cell := range cells {
		for s := range sideCount {
			switch {
			case cell.Walls>>s&1 != 0:
				c.side(cell.Hex, s, '#')
			case cell.Covers>>s&1 != 0:
				c.side(cell.Hex, s, slants[s])
			}
			if beyond := cell.Hex.Step(s); c.grid.at(beyond) == None && mark(beyond) == Beyond {
				c.put(c.hex(beyond), Beyond)
			}
		}
		face := mark(cell.Hex)
		switch {
		case cell.Blocked:
			face = 'O'
		case face == 0:
			face = '.'
		}
		c.put(c.hex(cell.Hex), face)
	}
	return c.String()
}

// canvas is the text of the grid, with x in columns and y in lines.
type canvas struct {
	grid  grid
	lines [][]rune
}

func newCanvas(cells []Cell) *canvas {
	c := &canvas{grid: newGrid(cells)}
	for i, cell := range cells {
		c.grid.put(cell.Hex, Space(i))
	}
	c.lines = make([][]rune, 2*c.grid.height)
	for i := range c.lines {
		c.lines[i] = []rune(strings.Repeat(" ", 4*c.grid.width+2*c.grid.height))
	}
	return c
}

func (c *canvas) hex(h Hex) point {
	q, r := int(h.Q)-c.grid.left, int(h.R)-c.grid.top
	return point{4*q + 2*r, 2 * r}
}

func (c *canvas) put(at point, r rune) { c.lines[at.y][at.x] = r }

// side draws a hexside halfway to the next hex. A wall stays, whatever the neighbour has there.
func (c *canvas) side(h Hex, s Side, r rune) {
	at, to := c.hex(h), c.hex(h.Step(s))
	half := point{(at.x + to.x) / 2, (at.y + to.y) / 2}
	if c.lines[half.y][half.x] != '#' {
		c.put(half, r)
	}
}

// String leaves out empty lines and columns around the drawing, and spaces at the
// end of lines.
func (c *canvas) String() string {
	var lines []string
	margin := len(c.lines[0])
	for _, line := range c.lines {
		text := strings.TrimRight(string(line), " ")
		if text == "" && len(lines) == 0 {
			continue
		}
		lines = append(lines, text)
		if text != "" {
			margin = min(margin, len(text)-len(strings.TrimLeft(text, " ")))
		}
	}
	for i, line := range lines {
		lines[i] = line[min(margin, len(line)):]
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n") + "\n"
}
