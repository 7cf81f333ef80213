package content

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// A bound follows from a type: the places it tells apart, how far it counts, its bits.
func TestTypesHoldSoMany(t *testing.T) {
	type mark uint8
	for _, c := range []struct{ got, want int }{
		{Places[uint8](), 256}, {Highest[mark](), 255}, {Highest[int8](), 127}, {Highest[uint16](), 65535}, {Places[int16](), 32768}, {Bits[uint16](), 16}, {Bits[uint32](), 32},
	} {
		if c.got != c.want {
			t.Errorf("%d, want %d", c.got, c.want)
		}
	}
}

type fleet struct {
	Ships []vessel
	Ports [2][]string
	Flag  *vessel
}

type vessel struct {
	ID   string `content:"id,id=vessel"`
	Guns []gun
	Crew [2]struct{ Names []string }
}

// Every list of a library has a name, in records within records too.
func TestTheListsOfALibrary(t *testing.T) {
	want := []string{"Ships", "Ships[].Guns", "Ships[].Guns[].Parts", "Ships[].Crew[].Names", "Ports[]", "Flag.Guns", "Flag.Guns[].Parts", "Flag.Crew[].Names"}
	if got := Lists(reflect.TypeFor[fleet]()); !slices.Equal(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
}

// A list that is too long is told where the record that has it stands, or in the file of the pack that it is read from.
func TestListsThatAreTooLongAreTold(t *testing.T) {
	r := NewReader(fstest.MapFS{"fleet.yaml": {Data: []byte("- {id: clarion}\n- {id: hulk}\n")}}, nil)
	var read []struct {
		ID string `content:"id,id=vessel"`
	}
	r.Read("fleet.yaml", &read)
	f := fleet{Ships: []vessel{{ID: "clarion", Guns: make([]gun, 2)}, {ID: "hulk", Guns: make([]gun, 3)}}, Ports: [2][]string{{"a"}, {"a", "b"}}}
	f.Ships[0].Crew[1].Names = []string{"a", "b", "c"}
	r.Bounds(&f, []Bound{
		{List: "Ships", Of: "ships", Most: 1, File: "fleet.yaml"},
		{List: "Ships[].Guns", Of: "guns of a ship", Most: 2},
		{List: "Ships[].Crew[].Names", Of: "names of a crew", Most: 2},
		{List: "Ports[]", Of: "ports of a sea", Most: 1, File: "fleet.yaml"},
		{List: "Flag.Guns", Of: "guns of the flagship", Most: 0},
	})
	want := "fleet.yaml: there are 2 ships: keep them to 1\nfleet.yaml: there are 2 ports of a sea: keep them to 1\n" +
		"fleet.yaml:1: there are 3 names of a crew: keep them to 2\nfleet.yaml:2: there are 3 guns of a ship: keep them to 2"
	if err := r.Err(); err == nil || err.Error() != want {
		t.Errorf("%v\nwant %s", err, want)
	}
}

// A field says no range that its type does not hold.
func TestARangeFitsItsType(t *testing.T) {
	for tag, typ := range map[string]reflect.Type{"n,range=0..128": reflect.TypeFor[int8](), "n,range=0..256": reflect.TypeFor[[3]uint8](), "n,range=-1..9": reflect.TypeFor[uint8]()} {
		func() {
			defer func() {
				if p, ok := recover().(string); !ok || !strings.Contains(p, "does not hold") {
					t.Errorf("%s of %v: %v", tag, typ, p)
				}
			}()
			f := parseTag(tag)
			f.typ = typ
			f.fit(tag)
		}()
	}
}
