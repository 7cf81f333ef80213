package drive

import (
	"maps"
	"slices"
	"strings"
)

// Probe is what the program says it shows, written after each frame that looks different.
type Probe struct {
	Frame  int
	Scene  string
	Width  int // of the canvas, in device pixels
	Height int
	Areas  map[string][4]int // what can be clicked: x, y, width, height in canvas pixels
	Says   map[string]string

	Resting bool // no frame follows before input
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

// Standing is what of the probe a saved game must bring back: who decides what, with which options.
func (p Probe) Standing() map[string]string {
	said := map[string]string{"scene": p.Scene, "options": strings.Join(p.Starting("option/"), ";")}
	for _, key := range []string{"pending", "seat", "round"} {
		said[key] = p.Says[key]
	}
	return said
}

// Same reports whether two probes stand at the same decision.
func (p Probe) Same(q Probe) bool { return maps.Equal(p.Standing(), q.Standing()) }
