package saves

import (
	"bytes"
	"encoding/gob"
	"math/rand/v2"
	"strings"
	"testing"
)

type plainRoom struct {
	Name  string
	Doors [6]bool
	Next  *plainRoom
	Dice  rand.PCG
	Any   any
}

type hiding struct{ Rooms []struct{ secret int } }
type mapped struct {
	Deep []struct{ Table map[string]int }
}
type calling struct{ Effects [2]func() }
type piped struct{ Line *chan int }

func TestPlainNamesTheField(t *testing.T) {
	if err := Plain[plainRoom](); err != nil {
		t.Errorf("a plain type is refused: %v", err)
	}
	refused := map[string]error{
		"hiding.Rooms[].secret is unexported": Plain[hiding](),
		"mapped.Deep[].Table is a map":        Plain[mapped](),
		"calling.Effects[] is a func":         Plain[calling](),
		"piped.Line is a chan":                Plain[piped](),
		"map[int]int is a map":                Plain[map[int]int](),
	}
	for want, err := range refused {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	_ = hiding{Rooms: []struct{ secret int }{{secret: 1}}}.Rooms[0].secret
}

func TestDecodeReadsExactlyOneValue(t *testing.T) {
	data, err := Encode(&sample)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Decode[samplePayload](data)
	if err != nil || len(got.Names) != 2 || got.Wounds != sample.Wounds {
		t.Errorf("got %v, %v", got, err)
	}
	bad := map[string][]byte{
		"a byte more": append(bytes.Clone(data), 0),
		"a byte less": data[:len(data)-1],
		"twice":       append(bytes.Clone(data), data...),
		"nothing":     nil,
	}
	for name, data := range bad {
		if got, err := Decode[samplePayload](data); err == nil || got.Names != nil {
			t.Errorf("%s: decoded as %v", name, got)
		}
	}
	if _, err := Decode[samplePayload](make([]byte, MaxPayload+1)); err != ErrTooLarge {
		t.Errorf("too large: %v", err)
	}
}

type explosive struct{ Fuse int }

func (explosive) GobEncode() ([]byte, error) { panic("lit") }
func (*explosive) GobDecode([]byte) error    { panic("lit") }

type quiet struct{ Fuse []byte }

func (q quiet) GobEncode() ([]byte, error) { return q.Fuse, nil }
func (*quiet) GobDecode([]byte) error      { return nil }

func TestPanicsInsideGobAreErrors(t *testing.T) {
	if _, err := Encode(&explosive{}); err == nil || !strings.Contains(err.Error(), "lit") {
		t.Errorf("encoding: %v", err)
	}
	var buf bytes.Buffer
	if err := gob.NewEncoder(&buf).Encode(quiet{[]byte{1}}); err != nil {
		t.Fatal(err)
	}
	if _, err := Decode[explosive](buf.Bytes()); err == nil || !strings.Contains(err.Error(), "lit") {
		t.Errorf("decoding: %v", err)
	}
	if _, err := Encode(&struct{ Line chan int }{}); err == nil {
		t.Error("a type without a field to save was encoded")
	}
}

func FuzzDecode(f *testing.F) {
	data, err := Encode(&sample)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add(data[:len(data)-3])
	f.Add(append(bytes.Clone(data), 7))
	f.Add([]byte{0xf8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff})
	f.Fuzz(func(t *testing.T, data []byte) {
		v, err := Decode[samplePayload](data)
		if err != nil {
			return
		}
		again, err := Encode(&v)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Decode[samplePayload](again); err != nil {
			t.Fatal(err)
		}
	})
}
