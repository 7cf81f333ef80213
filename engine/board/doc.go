// Package board is the ground a battle is fought on: hexes, what stands on their
// sides, and everything the rules ask of that ground alone.
//
// A battlefield is a list of [Cell]. [NewField] derives from it, once, the tables
// that answer the rules' questions without allocation: who is adjacent to whom,
// who sees whom, who is in cover from where, how long the shortest route is.
// Models are not known here; they enter only as the sets given to [Field.Reach].
// A [Field] never changes and may be shared; when a wall falls, make another.
//
// All geometry is exact. After an affine change of axes, which keeps straight
// lines straight, the centre of hex q,r is the integer point (2q+r, 3r), x to the
// east and y to the south, and its corners lie at (0,±2) and (±1,±1) from there.
//
// Spaces are numbered in the order of the cells. Where routes tie, the lower
// number is taken, so that a map turned by 60 degrees plays the same.
package board
