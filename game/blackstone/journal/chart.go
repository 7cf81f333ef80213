package journal

import (
	"fmt"
	"math"
	"strconv"
)

// The map in a file is 640 wide and 330 high. The fortress stands in its middle, and the expeditions lie on the ring
// before it.
const (
	chartMiddle, chartHorizon = 320, 170
	ringWide, ringHigh        = 285, 105
	markSize, holdSize        = 15, 19
)

// holdSpots are where strongholds lie on the map, and vaultSpot is where the vault lies.
var (
	holdSpots = [][2]float64{{-165, -65}, {160, -80}, {-95, 50}, {150, 35}, {-60, -125}, {85, -135}}
	vaultSpot = [2]float64{0, -40}
)

// fortressShape is the outline of the shards of the fortress.
const fortressShape = "M205 240L222 120 240 200 262 70 280 180 300 40 318 150 334 22 352 160 372 62 388 190 410 96 426 210 440 130 452 240z"

// chart writes the map of the quest: the fortress, the expeditions with ways to what they attacked, and the strongholds
// and the vault as far as they are known.
func (p *page) chart() {
	holds := p.Holds()
	if len(holds) == 0 {
		return
	}
	at := make([][2]float64, len(holds))
	for i, n := 0, 0; i < len(holds); i++ {
		spot := vaultSpot
		if !holds[i].Vault {
			spot = holdSpots[n%len(holdSpots)]
			n++
		}
		at[i] = [2]float64{chartMiddle + spot[0], chartHorizon + spot[1]}
	}
	w := p.book
	p.put("<section class=\"chart\">\n<svg viewBox=\"0 0 640 330\" role=\"img\" aria-label=\"%s\">\n", w.Say("precipice.chart"))
	fmt.Fprintf(p, `<ellipse class="ring" cx="%d" cy="%d" rx="%d" ry="%d"/><path class="fortress" d="%s"/>`+"\n", chartMiddle, chartHorizon+20, ringWide, ringHigh, fortressShape)
	for i, e := range p.Expeditions {
		if e != nil && e.Goal >= 0 {
			x, y := p.onRing(i)
			taken, _ := e.Attack()
			fmt.Fprintf(p, `<path class="way %s" d="M%.0f %.0fL%.0f %.0f"/>`+"\n", chartClass(taken, true), x, y, at[e.Goal][0], at[e.Goal][1])
		}
	}
	for i := range holds {
		p.hold(&holds[i], i, at[i])
	}
	for i := range p.Expeditions {
		x, y := p.onRing(i)
		m, class := p.Mark(i), ""
		if m.Dead > 0 {
			class = "dead"
		}
		p.put("<a class=\"%s\" href=\"#e%s\"><title>%s %s</title>", class, strconv.Itoa(i+1), m.Title, m.Summary)
		fmt.Fprintf(p, `<circle cx="%.0f" cy="%.0f" r="%d"/>`, x, y, markSize)
		p.put("<text x=\"%s\" y=\"%s\">%s</text></a>\n", strconv.Itoa(int(x)), strconv.Itoa(int(y)+5), m.Number)
	}
	p.WriteString("</svg>\n<ol>\n")
	for _, h := range holds {
		p.put("<li class=\"%s\"><b>%s</b> %s</li>\n", chartClass(h.Taken, h.Known), h.Name, h.Told)
	}
	p.WriteString("</ol>\n</section>\n")
}

// onRing returns where the mark of an expedition lies.
func (p *page) onRing(i int) (x, y float64) {
	k := (float64(i)+0.5)/float64(max(6, len(p.Expeditions)))*2 - 1
	return chartMiddle + ringWide*k, chartHorizon + 20 + ringHigh*math.Sqrt(1-k*k)
}

// hold writes a stronghold: a hexagon with its number in the list below.
func (p *page) hold(h *Hold, i int, at [2]float64) {
	p.put("<g class=\"hold %s\"><title>%s. %s</title><path d=\"M", chartClass(h.Taken, h.Known), h.Name, h.Told)
	for k := range 6 {
		sin, cos := math.Sincos(math.Pi * (float64(k) + 0.5) / 3)
		fmt.Fprintf(p, "%.0f %.0f ", at[0]+holdSize*cos, at[1]+holdSize*sin)
	}
	fmt.Fprintf(p, `z"/><text x="%.0f" y="%.0f">%d</text></g>`+"\n", at[0], at[1]+5, i+1)
}

// chartClass returns how something on the map looks: taken, tried or unseen.
func chartClass(taken, known bool) string {
	switch {
	case taken:
		return "taken"
	case known:
		return "tried"
	}
	return "unseen"
}
