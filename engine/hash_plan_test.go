package engine

import (
	"math/rand/v2"
	"reflect"
	"testing"
	"unsafe"
)

// position is a state with a leaf of each kind, in parts, beside what is not hashed.
type position struct {
	Name   string
	Small  [5]int8
	Byte   uint8
	Short  int16
	Wide   [2]uint16
	Whole  int32
	Number uint32
	Long   int64
	Longer uint64
	Int    int
	Uint   uint
	Parts  [3]struct {
		On    bool
		Idle  Tally
		Deep  [2]struct{ A, B uint8 }
		Words [2]string
	}
	hidden *int
	Last   uint8
}

// A state has the same hash by its plan as by a walk through its type, however full it is.
func TestAPlanHashesAStateAsAWalkDoes(t *testing.T) {
	pick := rand.New(rand.NewPCG(1, 2))
	of, seen := reflect.TypeFor[position](), map[uint64]bool{}
	for range 2000 {
		var p position
		p.hidden = new(int)
		fill(reflect.ValueOf(&p).Elem(), pick, pick.IntN(4))
		var walked uint64
		leaves(reflect.ValueOf(&p).Elem(), shapeOf(of), seed, &walked)
		planned := planOf(of).sum(unsafe.Pointer(&p))
		if planned != walked {
			t.Fatalf("%+v is %x by its plan and %x by a walk", p, planned, walked)
		}
		seen[planned] = true
	}
	if len(seen) < 1000 {
		t.Errorf("only %d hashes differ", len(seen))
	}
}

// fill sets some leaves of a value at random: of four, as many as rare leaves.
func fill(v reflect.Value, pick *rand.Rand, rare int) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i), pick, rare)
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), pick, rare)
		}
	default:
		if pick.IntN(4) >= rare {
			return
		}
		switch {
		case v.Kind() == reflect.Bool:
			v.SetBool(true)
		case v.Kind() == reflect.String:
			v.SetString([]string{"", "a", "name"}[pick.IntN(3)])
		case v.CanInt():
			v.SetInt(int64(pick.Uint64()) >> (64 - v.Type().Bits()))
		default:
			v.SetUint(pick.Uint64() >> (64 - v.Type().Bits()))
		}
	}
}
