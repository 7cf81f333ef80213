package render

import (
	"math"
	"sync"
)

// vec is a point in space: x to the right, y down, z towards the viewer.
type vec struct{ x, y, z float32 }

func (a vec) add(b vec) vec       { return vec{a.x + b.x, a.y + b.y, a.z + b.z} }
func (a vec) sub(b vec) vec       { return vec{a.x - b.x, a.y - b.y, a.z - b.z} }
func (a vec) scale(k float32) vec { return vec{a.x * k, a.y * k, a.z * k} }
func (a vec) dot(b vec) float32   { return a.x*b.x + a.y*b.y + a.z*b.z }
func (a vec) cross(b vec) vec     { return vec{a.y*b.z - a.z*b.y, a.z*b.x - a.x*b.z, a.x*b.y - a.y*b.x} }
func (a vec) length() float32     { return sqrt32(a.dot(a)) }
func (a vec) unit() vec           { return a.scale(1 / a.length()) }

// turn is a rotation matrix; its rows are the axes of the rotated frame.
type turn [3]vec

func (t turn) apply(v vec) vec { return vec{t[0].dot(v), t[1].dot(v), t[2].dot(v)} }

// then returns the rotation that applies t first.
func (t turn) then(u turn) (r turn) {
	cols := [3]vec{{t[0].x, t[1].x, t[2].x}, {t[0].y, t[1].y, t[2].y}, {t[0].z, t[1].z, t[2].z}}
	for i := range r {
		r[i] = vec{u[i].dot(cols[0]), u[i].dot(cols[1]), u[i].dot(cols[2])}
	}
	return r
}

// about returns the rotation by an angle about a unit axis.
func about(axis vec, angle float32) turn {
	s, c := sincos(angle)
	k := 1 - c
	return turn{
		{c + axis.x*axis.x*k, axis.x*axis.y*k - axis.z*s, axis.x*axis.z*k + axis.y*s},
		{axis.y*axis.x*k + axis.z*s, c + axis.y*axis.y*k, axis.y*axis.z*k - axis.x*s},
		{axis.z*axis.x*k - axis.y*s, axis.z*axis.y*k + axis.x*s, c + axis.z*axis.z*k},
	}
}

// polyhedron is the body of a die. Its corners lie on the unit sphere. Face i shows the number i+1, and
// opposite faces sum to one more than the number of faces.
type polyhedron struct {
	corners []vec
	faces   [][]int // corners of each face, in order around it
	normals []vec
	ups     []vec // where the top of each face's number points
}

var bodies = sync.OnceValue(func() map[int]*polyhedron {
	return map[int]*polyhedron{6: cube(), 8: octahedron(), 12: dodecahedron(), 20: icosahedron()}
})

var golden = float32((1 + math.Sqrt(5)) / 2)

func cube() *polyhedron {
	var corners []vec
	for i := range 8 {
		corners = append(corners, vec{sign(i), sign(i >> 1), sign(i >> 2)})
	}
	return newPolyhedron(corners, 6)
}

func sign(i int) float32 { return float32(1 - 2*(i&1)) }

func octahedron() *polyhedron {
	return newPolyhedron([]vec{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}}, 8)
}

func icosahedron() *polyhedron {
	var corners []vec
	for i := range 4 {
		a, b := sign(i), golden*sign(i>>1)
		corners = append(corners, vec{0, a, b}, vec{a, b, 0}, vec{b, 0, a})
	}
	return newPolyhedron(corners, 20)
}

func dodecahedron() *polyhedron {
	corners := append([]vec(nil), cube().corners...)
	for i := range corners {
		corners[i] = corners[i].scale(sqrt32(3)) // back from the unit sphere
	}
	for i := range 4 {
		a, b := sign(i)/golden, golden*sign(i>>1)
		corners = append(corners, vec{0, a, b}, vec{a, b, 0}, vec{b, 0, a})
	}
	return newPolyhedron(corners, 12)
}

// newPolyhedron finds the faces of a convex body with the given corners.
func newPolyhedron(corners []vec, faces int) *polyhedron {
	p := &polyhedron{}
	for _, v := range corners {
		p.corners = append(p.corners, v.unit())
	}
	n := len(p.corners)
	for i := range n {
		for j := i + 1; j < n; j++ {
			for k := j + 1; k < n; k++ {
				p.addFace(i, j, k)
			}
		}
	}
	if len(p.normals) != faces {
		panic("a die has lost a face") // the corners above are constants
	}
	p.number()
	return p
}

// addFace adds the plane through three corners, if all others lie behind it and it is new.
func (p *polyhedron) addFace(i, j, k int) {
	m := p.corners[j].sub(p.corners[i]).cross(p.corners[k].sub(p.corners[i])).unit()
	d := m.dot(p.corners[i])
	if d < 0 {
		m, d = m.scale(-1), -d
	}
	if d < 0.1 {
		return
	}
	for _, known := range p.normals {
		if known.dot(m) > 0.999 {
			return
		}
	}
	var face []int
	for c, v := range p.corners {
		switch away := m.dot(v) - d; {
		case away > 1e-3:
			return
		case away > -1e-3:
			face = append(face, c)
		}
	}
	p.normals = append(p.normals, m)
	p.faces = append(p.faces, p.around(face, m))
}

// around sorts the corners of a face by angle around its middle.
func (p *polyhedron) around(face []int, normal vec) []int {
	mid := vec{}
	for _, c := range face {
		mid = mid.add(p.corners[c])
	}
	mid = mid.scale(1 / float32(len(face)))
	x := p.corners[face[0]].sub(mid).unit()
	y := normal.cross(x)
	angle := func(c int) float64 {
		v := p.corners[c].sub(mid)
		return math.Atan2(float64(v.dot(y)), float64(v.dot(x)))
	}
	for i := range face {
		for j := i; j > 0 && angle(face[j]) < angle(face[j-1]); j-- {
			face[j], face[j-1] = face[j-1], face[j]
		}
	}
	return face
}

// number orders the faces so that opposite ones have the right sum.
func (p *polyhedron) number() {
	n := len(p.faces)
	var order []int
	taken := make([]bool, n)
	for i := range n {
		if !taken[i] {
			taken[i] = true
			order = append(order, i)
			taken[p.opposite(i)] = true
		}
	}
	faces, normals := make([][]int, n), make([]vec, n)
	for i, f := range order {
		o := p.opposite(f)
		faces[i], normals[i] = p.faces[f], p.normals[f]
		faces[n-1-i], normals[n-1-i] = p.faces[o], p.normals[o]
	}
	p.faces, p.normals = faces, normals
	for i, f := range p.faces {
		up := p.corners[f[0]]
		if n == 6 { // the middle of an edge, so that the number stands straight
			up = up.add(p.corners[f[1]])
		}
		p.ups = append(p.ups, up.sub(normals[i].scale(up.dot(normals[i]))).unit())
	}
}

func (p *polyhedron) opposite(i int) int {
	for j, m := range p.normals {
		if m.dot(p.normals[i]) < -0.999 {
			return j
		}
	}
	return i
}

// showing returns the rotation that turns face i, counted from 0, to the viewer with its number upright.
func (p *polyhedron) showing(i int) turn {
	z := p.normals[i]
	y := p.ups[i].scale(-1)
	return turn{y.cross(z), y, z}
}
