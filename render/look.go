package render

import (
	"maps"
	"slices"
)

// Look is what a battlefield looks like, in the words of content packs. Words that nothing is drawn for, such as none,
// are those of plain black stone.
type Look struct {
	Hue   string
	Floor string
	Props [MostProps]string
}

// MostProps is how many kinds of props a battlefield has at most.
const MostProps = 3

// floors are the patterns of stone as the shader numbers them.
var floors = []string{"rough", "slabs", "rings", "veins", "grating", "plates", "ripples", "cracks", "steps", "mosaic", "chevrons", "scales"}

// propNames are the pieces of scenery that have room and sense in the dark around a battlefield.
var propNames = []string{"basin", "well", "eyes", "eye", "folds", "mouths", "hearth", "casket", "stair", "pillars", "stones", "ring",
	"obelisk", "engine", "furnace", "ribs", "cage", "shelves", "heart", "wheel", "lamp", "throne"}

// Hues lists the words of the hues of stone.
func Hues() []string { return slices.Sorted(maps.Keys(quarries)) }

// Floors lists the words of the patterns of floors.
func Floors() []string { return slices.Clone(floors) }

// Props lists the words of what stands around battlefields.
func Props() []string { return slices.Clone(propNames) }

// SomeLook returns a look for a battlefield of which nothing is said, always the same for the same name.
func SomeLook(name string) (look Look) {
	seed := seedOf(name)
	pick := func(k int32, of []string) string { return of[int(hash(seed, k, 37)*float32(len(of)))] }
	look.Hue, look.Floor = pick(1, Hues()), pick(2, floors)
	first := int(hash(seed, 3, 37) * float32(len(propNames)))
	for i := range look.Props {
		look.Props[i] = propNames[(first+7*i)%len(propNames)]
	}
	return look
}
