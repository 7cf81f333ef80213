package guide

import (
	"maps"
	"slices"
)

// Pages are the steps of a course that were read in a game. What has been learned otherwise is in the log.
type Pages struct {
	Hidden bool
	read   map[string]bool
}

// NewPages begins a course, or continues one of which some steps have been read.
func NewPages(read ...string) Pages {
	p := Pages{read: map[string]bool{}}
	for _, id := range read {
		p.read[id] = true
	}
	return p
}

// Read marks a step as read.
func (p *Pages) Read(s *Step) { p.read[s.ID] = true }

// Mark marks the step of an id as read.
func (p *Pages) Mark(id string) { p.read[id] = true }

// Was reports whether a step was read.
func (p *Pages) Was(s *Step) bool { return p.read[s.ID] }

// Done returns the steps that were read.
func (p *Pages) Done() []string { return slices.Sorted(maps.Keys(p.read)) }
