package session_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// reload saves the session and restores it.
func reload(t *testing.T, s *blackstone.Session, store saves.Store) *blackstone.Session {
	t.Helper()
	if err := s.Saver().Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(s.Rules(), store, s.Slot(), s.Saver(), clock)
	if err != nil {
		t.Fatal(err)
	}
	return again
}

// The tests of the rules prove the snapshot, whose state derives some fields anew.
func TestSavedTypeIsPlain(t *testing.T) {
	if err := errors.Join(saves.Plain[blackstone.Table](), saves.Plain[session.Unasked](), saves.Plain[session.Undone]()); err != nil {
		t.Error(err)
	}
}

// Random combats are saved and restored often, with undos in between: table, settings, log and undo points
// are the same, and the combat continues.
func TestReload(t *testing.T) {
	r := rulesFor(t)
	undone := 0
	for seed := range uint64(6) {
		table := tableFor(seed)
		if seed > 3 {
			table.Setup.Difficulty = fortress.Normal // every round can be left and continued (BF-END-006)
		}
		table.Overwatch, table.ReRolls, table.HostilesPlayed = blackstone.Manner(seed%3), blackstone.Manner(seed%2*2), seed == 2
		table.Undo = session.UndoPolicy(seed % 3)
		store := saves.NewMemory()
		s := begin(t, r, table, saves.NewAutosaver(store))
		for steps, more := 0, true; more; {
			playOn(t, s, seed+uint64(steps), func(*engine.Decision) bool { steps++; return steps%9 == 0 })
			if steps%2 == 0 && s.Undo() {
				undone++
			}
			again := reload(t, s, store)
			same(t, "reload", again, s)
			compare(t, again, s)
			s = again
			_, more = s.Pending()
		}
	}
	if undone == 0 {
		t.Error("nothing was taken back")
	}
}

// An undo may take back an answer that was given unasked.
func TestUndoTakesUnaskedAnswersBack(t *testing.T) {
	r := rulesFor(t)
	for seed := range uint64(60) {
		table := tableFor(seed)
		table.Overwatch, table.HostilesPlayed = blackstone.Never, true
		store := saves.NewMemory()
		s := begin(t, r, table, saves.NewAutosaver(store))
		playOn(t, s, seed, func(*engine.Decision) bool {
			u, b := len(s.Unasked()), s.Steps()
			return u > 0 && b > 0 && s.Unasked()[u-1].At >= len(s.UndoPoint(b-1).Journal)
		})
		notes := len(s.Unasked())
		if !s.Undo() {
			continue
		}
		if len(s.Unasked()) >= notes {
			t.Error("the answer is still noted")
		}
		choose(t, s, keys(s)[len(keys(s))-1])
		compare(t, reload(t, s, store), s)
		return
	}
	t.Fatal("no step without dice was followed by an answer that was not asked for")
}

func compare(t *testing.T, again, s *blackstone.Session) {
	t.Helper()
	if !reflect.DeepEqual(again.Table, s.Table) {
		t.Fatalf("the table was %+v and is %+v", s.Table, again.Table)
	}
	if a, b := again.Log, s.Log; !reflect.DeepEqual(a, b) {
		for i := range min(len(a), len(b)) {
			if !reflect.DeepEqual(a[i], b[i]) {
				t.Fatalf("line %d of the log was %v and is %v", i, b[i], a[i])
			}
		}
		t.Fatalf("the log had %d lines and has %d", len(b), len(a))
	}
	if !slices.Equal(again.Undone(), s.Undone()) || !agree(again.Marks(), s.Marks()) {
		t.Fatalf("undos or marks differ: %v %v", again.Undone(), s.Undone())
	}
	if again.Since() != s.Since() {
		t.Errorf("the log had %d lines when somebody chose last, and now %d", s.Since(), again.Since())
	}
	if again.Steps() != s.Steps() {
		t.Fatalf("%d steps could be taken back, and now %d", s.Steps(), again.Steps())
	}
	for back := 1; back <= s.Steps(); back += 1 + back/2 { // the last few, and then fewer and fewer
		i := s.Steps() - back
		a, b := again.UndoPoint(i), s.UndoPoint(i)
		if !a.State.Equal(&b.State) || !slices.Equal(a.Journal, b.Journal) {
			t.Fatalf("step %d of those that can be taken back leads elsewhere", i)
		}
	}
}

func TestUndoAfterAReload(t *testing.T) {
	store := saves.NewMemory()
	s := begin(t, rulesFor(t), tableFor(0), saves.NewAutosaver(store))
	first := standing(s.Match.Clone(), s.Shown)
	choose(t, s, keys(s)[0])
	choose(t, s, keys(s)[1])
	again := reload(t, s, store)
	if once, twice := again.Undo(), again.Undo(); !once || !twice || again.CanUndo() {
		t.Fatal("two steps had been taken, and not just these can be taken back")
	}
	same(t, "taken back", again, first)
	same(t, "reloaded after it", reload(t, again, store), first)
}

// A finished combat can be saved and looked at.
func TestFinishedCombatIsShown(t *testing.T) {
	store := saves.NewMemory()
	s := begin(t, rulesFor(t), tableFor(1), saves.NewAutosaver(store))
	playOn(t, s, 5, toTheEnd)
	again := reload(t, s, store)
	if _, ok := again.Pending(); ok || again.Waiting() || again.Shown.Result == fortress.Undecided {
		t.Errorf("the combat is not over: result %v", again.Shown.Result)
	}
	if len(again.Log) == 0 || again.Log[len(again.Log)-1].Key != s.Log[len(s.Log)-1].Key {
		t.Error("the log does not end as it did")
	}
	if err := again.Choose("end"); !errors.Is(err, engine.ErrIllegal) {
		t.Errorf("a choice after the end gives %v", err)
	}
}

// The log of a restored game includes loaded dice.
func TestTheRestoredLogHasLoadedDice(t *testing.T) {
	store := saves.NewMemory()
	s := begin(t, rulesFor(t), tableFor(0), saves.NewAutosaver(store))
	s.Match.Load(slices.Repeat([]uint8{2}, 60)...)
	playOn(t, s, 3, kind("activation"))
	again := reload(t, s, store)
	same(t, "loaded dice", again, s)
	compare(t, again, s)
	playOn(t, again, 3, toTheEnd)
}

// A table that did not come from play has no log, though every choice of its journal is legal.
func TestAnotherTableLeavesTheLogEmpty(t *testing.T) {
	store := saves.NewMemory()
	s := begin(t, rulesFor(t), tableFor(0), saves.NewAutosaver(store))
	s.Match.State.Party[0].Inspiration = 3
	choose(t, s, keys(s)[0])
	if again := reload(t, s, store); len(again.Log) > 0 || again.CanUndo() || again.Shown.Party[0].Inspiration != 3 {
		t.Error("the log tells of another table")
	}
}

func TestAnOlderCopyContinues(t *testing.T) {
	r, store := rulesFor(t), saves.NewMemory()
	s := begin(t, r, tableFor(0), saves.NewAutosaver(store))
	choose(t, s, keys(s)[0])
	older := reload(t, s, store)
	whole, err := store.Get(s.Slot())
	if err != nil {
		t.Fatal(err)
	}
	head := saves.Header{Content: r.Pack.Digest, Kind: session.Kind}
	empty, err := (&savedGame{Table: s.Table}).Seal(head)
	if err != nil {
		t.Fatal(err)
	}
	strange := older.Saved()
	strange.Snapshot.Stack[0].Here().At = "nowhere"
	noStep, err := strange.Seal(head)
	if err != nil {
		t.Fatal(err)
	}
	diceless := older.Saved()
	diceless.Snapshot.Dice = nil
	noDice, err := diceless.Seal(head)
	if err != nil {
		t.Fatal(err)
	}
	stranger, err := older.Saved().Seal(saves.Header{Content: r.Pack.Digest, Kind: "expedition"})
	if err != nil {
		t.Fatal(err)
	}
	for name, newest := range map[string][]byte{
		"cut short":                   whole[:len(whole)/2],
		"of another kind":             stranger,
		"not a gob":                   saves.Seal(head, []byte("x")),
		"without a game":              empty,
		"without dice":                noDice,
		"at a step that nobody knows": noStep,
	} {
		if err := errors.Join(store.Put(s.Slot(), whole), store.Put(s.Slot(), newest)); err != nil {
			t.Fatal(err)
		}
		again, err := session.Resume(r, store, s.Slot(), nil, clock)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !again.Waiting() {
			t.Errorf("%s: nothing tells of it", name)
		}
		again.ShowAll()
		same(t, name, again, older)
		if l := again.Log; len(l) == 0 || l[len(l)-1].Key != "older-save" || l[len(l)-1].Problem == nil {
			t.Errorf("%s: the log is %v", name, l)
		}
	}
}

func TestResumeRefuses(t *testing.T) {
	r := rulesFor(t)
	if _, err := session.Resume(r, saves.NewMemory(), "game-1", nil, clock); !errors.Is(err, saves.ErrAbsent) {
		t.Errorf("without a save: %v", err)
	}
}

// If the rules panic while the journal is replayed, only the log is lost.
func TestAPanicInRetellOnlyLosesTheLog(t *testing.T) {
	r, store := rulesFor(t), saves.NewMemory()
	s := begin(t, r, tableFor(0), saves.NewAutosaver(store))
	playOn(t, s, 1, kind("activation"))
	if err := s.Saver().Flush(); err != nil {
		t.Fatal(err)
	}
	for i := range r.Pack.Encounters {
		r.Pack.Encounters[i].Count = 0
	}
	again, err := session.Resume(r, store, s.Slot(), nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	if len(again.Log) > 0 || !again.Match.State.Equal(&s.Match.State) {
		t.Error("the log is not empty, or the game is another")
	}
}

func TestTableSettingsAreSaved(t *testing.T) {
	store := saves.NewMemory()
	s := begin(t, rulesFor(t), tableFor(0), saves.NewAutosaver(store))
	if err := s.SetTable(blackstone.Table{Overwatch: blackstone.Never, ReRolls: blackstone.Never, AskDice: true, HostilesPlayed: true}); err != nil {
		t.Fatal(err)
	}
	if again := reload(t, s, store); !reflect.DeepEqual(again.Table, s.Table) || !again.Table.AskDice {
		t.Errorf("the table is %+v", again.Table)
	}
	slots, err := store.List()
	if err != nil || len(slots) != 1 {
		t.Fatalf("%d slots, %v", len(slots), err)
	}
	h := slots[0].Header
	if h.Kind != session.Kind || h.Title != "cold-cistern" || !strings.Contains(h.Party, "ur-025") || h.Saved != clock() {
		t.Errorf("the header is %+v", h)
	}
}

// agree reports whether the marks of a restored game are those of the game, as far as a save keeps them: the
// last one, and at least one in sixty-four.
func agree(saved, marks []uint32) bool {
	known := 0
	for i, mark := range saved {
		if mark == marks[i] {
			known++
		} else if mark != 0 || i == len(saved)-1 {
			return false
		}
	}
	return len(saved) == len(marks) && known >= len(saved)/64
}

// longExpedition plays an expedition of more than a thousand choices, which can all be undone.
func longExpedition(t testing.TB) *blackstone.Session {
	t.Helper()
	table := tableFor(16)
	table.Setup.Combat, table.Setup.Difficulty, table.Undo, table.AskAll = "", fortress.Normal, session.SameDice, true
	s := begin(t, rulesFor(t), table, nil)
	s.SetClock(clock)
	playOn(t, s, 25, toTheEnd)
	if n := len(s.Match.Journal); n < 1000 {
		t.Fatalf("the expedition has only %d choices", n)
	}
	return s
}

// A save of a long expedition is small: half of it is the state, and a choice takes two or three bytes.
func TestASaveOfALongExpeditionIsSmall(t *testing.T) {
	s := longExpedition(t)
	data, err := s.File()
	if err != nil {
		t.Fatal(err)
	}
	if n, choices := len(data), len(s.Match.Journal); n > 4500+5*choices/2 {
		t.Errorf("%d choices take %d bytes", choices, n)
	}
}

// After an undo in a restored game, the save still knows the mark of its last entry.
func TestAnUndoInARestoredGameKeepsTheLastMark(t *testing.T) {
	s := longExpedition(t)
	store := saves.NewMemory()
	data, err := s.File()
	if err == nil {
		err = store.Put("game-1", data)
	}
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(rulesFor(t), store, "game-1", nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	for again.CanUndo() && len(again.Match.Journal)%64 != 5 {
		again.Undo()
	}
	if marks := again.Marks(); marks[len(marks)-1] != again.Match.Hash() {
		t.Errorf("the last of %d marks is %x", len(marks), marks[len(marks)-1])
	}
}
