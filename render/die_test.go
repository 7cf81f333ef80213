package render

import (
	"math"
	"testing"

	"precipice/build/inwindow"
)

var kinds = [4]int{6, 8, 12, 20}

func TestBodiesAreRegular(t *testing.T) {
	corners := map[int]int{6: 4, 8: 3, 12: 5, 20: 3}
	for _, sides := range kinds {
		p := bodies()[sides]
		if len(p.faces) != sides {
			t.Fatalf("D%d has %d faces", sides, len(p.faces))
		}
		edge := p.corners[p.faces[0][0]].sub(p.corners[p.faces[0][1]]).length()
		for i, face := range p.faces {
			if len(face) != corners[sides] {
				t.Errorf("D%d: face %d has %d corners, want %d", sides, i+1, len(face), corners[sides])
			}
			for j := range face {
				l := p.corners[face[j]].sub(p.corners[face[(j+1)%len(face)]]).length()
				if math.Abs(float64(l-edge)) > 1e-4 {
					t.Errorf("D%d: face %d has edges of %v and %v", sides, i+1, edge, l)
				}
			}
			if back := p.normals[sides-1-i]; p.normals[i].dot(back) > -0.999 {
				t.Errorf("D%d: %d and %d do not lie opposite each other", sides, i+1, sides-i)
			}
			if up := p.ups[i]; math.Abs(float64(up.dot(p.normals[i]))) > 1e-4 || math.Abs(float64(up.length()-1)) > 1e-4 {
				t.Errorf("D%d: the number on face %d stands out of its plane", sides, i+1)
			}
		}
	}
}

func TestLyingDieShowsItsFace(t *testing.T) {
	for _, sides := range kinds {
		p := bodies()[sides]
		for face := 1; face <= sides; face++ {
			v := DieView{Sides: sides, Face: face, At: Point{50, 60}, Size: 100, T: 1, Seed: int32(face)}
			m := v.motion(p)
			if m.at != v.At || m.height != 0 {
				t.Errorf("D%d showing %d lies at %v, %v high, not at %v", sides, face, m.at, m.height, v.At)
			}
			if z := m.turn.apply(p.normals[face-1]).z; z < 0.9 {
				t.Errorf("D%d: face %d looks away from the viewer (%.2f)", sides, face, z)
			}
			for i := range p.normals {
				if i != face-1 && m.turn.apply(p.normals[i]).z >= m.turn.apply(p.normals[face-1]).z {
					t.Errorf("D%d: face %d lies nearer to the viewer than %d, which was rolled", sides, i+1, face)
				}
			}
			if up := m.turn.apply(p.ups[face-1]); up.y > -0.85 {
				t.Errorf("D%d: the %d lies askew: its top points to %v", sides, face, up)
			}
		}
	}
}

func TestThrownDieComesFromAboveAndBouncesOnce(t *testing.T) {
	v := DieView{Sides: 20, Face: 7, Size: 100, Seed: 3}
	start := v.motion(bodies()[20])
	if start.at.X <= v.At.X || start.at.Y >= v.At.Y {
		t.Errorf("the die starts at %v, which is not up to the right", start.at)
	}
	bounces, falling := 0, true
	last := start.height
	for i := 1; i <= 200; i++ {
		v.T = float32(i) / 200
		h := v.motion(bodies()[20]).height
		if falling && h > last {
			bounces, falling = bounces+1, false
		} else if h < last {
			falling = true
		}
		last = h
	}
	if bounces != 1 {
		t.Errorf("the die bounced %d times", bounces)
	}
}

func TestEveryFaceIsADifferentPictureInPixels(t *testing.T) {
	inwindow.Need(t)
	theme := NewTheme(1280, 720, 1)
	for _, sides := range kinds {
		var seen [][]byte
		for face := 1; face <= sides; face++ {
			img := drawn(60, 60, theme, func(c *Canvas) {
				c.Die(DieView{Sides: sides, Face: face, At: Point{30, 30}, Size: 52, T: 1, Ink: Brass})
			})
			pix := pixels(img)
			for other, before := range seen {
				if n := differing(pix, before); n < 25 {
					t.Errorf("D%d: faces %d and %d differ in %d pixels", sides, other+1, face, n)
				}
			}
			seen = append(seen, pix)
		}
	}
}

// differing counts the pixels that differ clearly.
func differing(a, b []byte) (n int) {
	for i := 0; i < len(a); i += 4 {
		for j := range 4 {
			if d := int(a[i+j]) - int(b[i+j]); d > 40 || d < -40 {
				n++
				break
			}
		}
	}
	return n
}

// A die that tumbles in a room never leaves it, and lies there as it does anywhere else.
func TestADieStaysInItsRoom(t *testing.T) {
	room := Rect{10, 40, 230, 90}
	for _, sides := range kinds {
		p := bodies()[sides]
		for seed := range int32(20) {
			for at := float32(40); at <= 210; at += 34 {
				v := DieView{Sides: sides, Face: 1, At: Point{at, 72}, Size: 56, Seed: seed, Room: room}
				for step := range 41 {
					v.T = float32(step) / 40
					m := v.motion(p)
					if m.at.Y-m.r < room.Y-0.01 || m.at.Y+m.r > room.Bottom() || m.at.X-m.r < room.X || m.at.X+m.r > room.Right()+0.01 {
						t.Fatalf("D%d at %v, %.2f of its throw: %.1f around %v", sides, at, v.T, m.r, m.at)
					}
				}
				if m := v.motion(p); m.at != v.At || m.r != v.Size/2 {
					t.Errorf("D%d lies at %v, %v wide", sides, m.at, m.r)
				}
			}
		}
	}
}
