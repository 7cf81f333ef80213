package table

import (
	"precipice/engine/fortress"
	"precipice/render"
)

// LookOf returns what a battlefield looks like. One of which the pack says nothing gets a look that follows from its id.
func LookOf(pack *fortress.Pack, id string) (look render.Look) {
	k := pack.Look(id)
	if k == nil {
		return render.SomeLook(id)
	}
	look.Hue, look.Floor = k.Hue, k.Floor
	copy(look.Props[:], k.Props)
	return look
}
