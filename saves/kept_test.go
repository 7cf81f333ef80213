package saves

import (
	"reflect"
	"sync"
	"testing"
)

// habit is a value with fields of every kind that a merge sees.
type habit struct {
	Speed  int
	Inner  struct{ Name, Quest string }
	Three  [3]uint8
	List   []string
	Slot   string   `kept:"lesson"`
	Read   []string `kept:"lesson"`
	unseen int
}

func (h habit) with(change func(h *habit)) habit {
	h.List, h.Read = append([]string(nil), h.List...), append([]string(nil), h.Read...)
	change(&h)
	return h
}

// Each program writes what it has changed, and what means something only together is written together.
func TestProgramsKeepWhatEachHasChanged(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		first := habit{Speed: 1, unseen: 1, Slot: "game-1", Read: []string{"begin"}, List: []string{"a"}}
		if err := NewKept[habit]("habits", "settings").Write(s, &first, 1); err != nil {
			t.Fatal(err)
		}
		read := func() (*Kept[habit], habit) {
			k := NewKept[habit]("habits", "settings")
			h, ok, err := k.Read(s, habit{})
			if !ok || err != nil {
				t.Fatal(ok, err)
			}
			return k, h
		}
		one, ofOne := read()
		other, ofOther := read()
		ofOne = ofOne.with(func(h *habit) {
			h.Inner.Name, h.Three[0], h.Slot, h.Read = "Ann", 7, "game-2", []string{"begin", "end"}
		})
		ofOther = ofOther.with(func(h *habit) { h.Inner.Quest, h.Three[2], h.List, h.Slot = "Deep", 9, nil, "game-3" })
		a := NewAutosaver(s)
		one.Save(a, &ofOne, 2)
		if err := a.Flush(); err != nil {
			t.Fatal(err)
		}
		other.Save(a, &ofOther, 3)
		if err := a.Flush(); err != nil {
			t.Fatal(err)
		}
		want := habit{Speed: 1, Three: [3]uint8{7, 0, 9}, Slot: "game-3", Read: []string{"begin"}}
		want.Inner.Name, want.Inner.Quest = "Ann", "Deep"
		if _, now := read(); !reflect.DeepEqual(now, want) {
			t.Errorf("kept is %+v, want %+v", now, want)
		}
	})
}

// Programs that write at the same moment lose nothing of each other.
func TestProgramsThatWriteAtOnceKeepEverything(t *testing.T) {
	eachStore(t, func(t *testing.T, s Store) {
		var all sync.WaitGroup
		for i := range 3 {
			k := NewKept[habit]("habits", "settings")
			h, _, err := k.Read(s, habit{})
			if err != nil {
				t.Fatal(err)
			}
			all.Go(func() {
				for range 5 {
					h.Three[i]++
					if err := k.Write(s, &h, 1); err != nil {
						t.Error(err)
					}
				}
			})
		}
		all.Wait()
		h, ok, err := NewKept[habit]("habits", "settings").Read(s, habit{})
		if want := [3]uint8{5, 5, 5}; !ok || err != nil || h.Three != want {
			t.Errorf("kept is %v, %v", h.Three, err)
		}
	})
}
