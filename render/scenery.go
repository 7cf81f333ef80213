package render

import (
	"maps"
	"slices"
	"sync"
)

// Depth is how far from the viewer a piece of scenery stands.
type Depth uint8

// The depths, from back to front.
const (
	Far Depth = iota
	Mid
	Near
)

// piece is one of the scenery: how far away it stands, and how it is drawn.
type piece struct {
	depth Depth
	draw  func(*spot)
}

// scenery holds the pieces by their words.
var scenery = sync.OnceValue(func() map[string]piece {
	all := map[string]piece{}
	for depth, pieces := range []map[string]func(*spot){backdrops(), features(), foregrounds()} {
		for name, draw := range pieces {
			all[name] = piece{Depth(depth), draw}
		}
	}
	for name, draw := range things() {
		all[name] = piece{Mid, draw}
	}
	return all
})

// Scenery lists the words of the pieces of a depth.
func Scenery(depth Depth) (words []string) {
	for name, one := range scenery() {
		if one.depth == depth {
			words = append(words, name)
		}
	}
	slices.Sort(words)
	return words
}

// Grounds lists the words of the grounds.
func Grounds() []string { return slices.Sorted(maps.Keys(grounds())) }
