// Package city draws what Cursed City shows and no other game does: its board of tiles in a drowned city, the marks that lie over it,
// and its pictures. It knows views of plain values and no rules.
//
// The plane of the board is that of the lattice: a space is 2 units high (Space). Each tile's squares lie contiguous but are drawn smaller
// about the middle of the tile, so that between tiles there is room for a quay, a canal and what stands there. [Places] says where
// everything lies.
//
// Measures in the code are those of the drawn targets, in which a space is 42 pixels high; a pen turns them into device pixels.
//
//	view.go, places.go     what is shown, and where
//	board.go, scape.go     the cached layer, and the order in which it is drawn
//	light.go, day.go       inks, and the twelve steps of light; the sun on water and stones
//	water.go, backdrop.go  water, reflections, moon and mist; far bank, islands of roofs and the boat
//	outskirts.go           waves and far bank beyond the layer, drawn in each frame
//	cobbles.go, quay.go    the ground of a tile, and what bounds it
//	houses.go              houses on northern edges and on solid squares
//	gateways.go, lychgates.go, objects.go, zones.go  what stands on the board
//	marks.go, trail.go     what lies over the board while somebody chooses, and where somebody has come from
//	picture*.go            pictures of the title, of crises, journeys and their ends
package city
