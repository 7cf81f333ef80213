// Package board is the ground a battle is fought on: hexes with what stands on their
// sides, or tiles of squares with their gateways, and every question of the rules that depends on the ground alone.
//
// A battlefield is a list of [Cell]. [NewField] derives from it, once, the tables
// that answer the rules' questions without allocation: who is adjacent to whom,
// who sees whom, who is in cover from where, how long the shortest route is.
// The package knows no models; they appear only as the sets passed to [Graph.Reach].
// A [Field] is immutable and may be shared. When a wall falls, make a new one.
//
// All geometry is exact. After an affine change of axes, which keeps straight
// lines straight, the centre of hex q,r is the integer point (2q+r, 3r), x to the
// east and y to the south, and its corners lie at (0,±2) and (±1,±1) from there.
//
// A second maker of spaces, [NewTiles], lays tiles of squares on a lattice, joined by gateways. What both can be asked is a [Graph].
// [Ground.Layings] lists where a tile may be laid in play.
//
// Spaces are numbered in the order of the cells. If routes tie, the lower number
// wins, so that a map turned by 60 degrees plays the same.
package board
