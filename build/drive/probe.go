package drive

import (
	"maps"
	"slices"
	"strings"
)

// Probe is the program's description of what it shows, written after each frame that looks different.
type Probe struct {
	Frame  int
	Scene  string
	Width  int // of the canvas, in device pixels
	Height int
	Areas  map[string][4]int // clickable areas: x, y, width, height in canvas pixels
	Says   map[string]string

	Resting bool // no frame follows before the next input
}

// Has reports whether an area can be clicked.
func (p Probe) Has(area string) bool {
	_, ok := p.Areas[area]
	return ok
}

// Starting lists the areas whose names begin with prefix, in order.
func (p Probe) Starting(prefix string) []string {
	var names []string
	for name := range p.Areas {
		if strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// Busy reports whether something moves that input would skip.
func (p Probe) Busy() bool { return p.Says["busy"] == "1" }

// Standing returns the part of the probe that a loaded game must restore: who decides, what, and with
// which options.
func (p Probe) Standing() map[string]string {
	said := map[string]string{"scene": p.Scene, "options": strings.Join(p.Starting("option/"), ";")}
	for _, key := range []string{"pending", "seat", "round"} {
		said[key] = p.Says[key]
	}
	return said
}

// Same reports whether two probes show the same decision.
func (p Probe) Same(q Probe) bool { return maps.Equal(p.Standing(), q.Standing()) }
