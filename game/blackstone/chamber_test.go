package blackstone_test

import (
	"errors"
	"os"
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/saves"
)

func now() int64 { return 1_000_000 }

func rules(t testing.TB) blackstone.Rules {
	t.Helper()
	r, _, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	return blackstone.With(r)
}

// quest returns a new quest whose games are saved to a store.
func quest(t testing.TB, r blackstone.Rules, saver *saves.Autosaver) *blackstone.Session {
	t.Helper()
	play, err := session.New(r, blackstone.Table{Quest: "Long Road", Seed: 4, Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true}}, saver, now)
	if err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
	return play
}

func laden() blackstone.Chamber {
	return blackstone.Chamber{Belongings: fortress.Belongings{Explorer: "janus-draik", Finds: []string{"carved-route", "singing-core"}, Resources: []string{"spare-scope"}},
		Quest: "Far Lights", Expedition: 3, Saved: 77}
}

// A chamber comes back from its file as it was, and is listed beside the games but not among them.
// proves: BF-PAU-002 BF-NEW-003
func TestAChamberIsKept(t *testing.T) {
	r, store := rules(t), saves.NewMemory()
	saver := saves.NewAutosaver(store)
	for range 2 {
		c := laden()
		if err := c.Keep(r, saver); err != nil {
			t.Fatal(err)
		}
	}
	list, err := blackstone.Chambers(store)
	if err != nil || len(list) != 2 || list[0].Slot == list[1].Slot {
		t.Fatalf("%d chambers, %v", len(list), err)
	}
	c, want := list[0], laden()
	if c.Quest != want.Quest || c.Expedition != want.Expedition || c.Saved != want.Saved || c.Explorer != want.Explorer || !slices.Equal(c.Finds, want.Finds) || !slices.Equal(c.Resources, want.Resources) {
		t.Errorf("%+v comes back as %+v", want, c)
	}
	if games, err := session.Games(r, store); len(games) != 0 || err != nil {
		t.Errorf("chambers are listed as games: %v %v", games, err)
	}
	if err := store.Put(list[1].Slot, []byte("nonsense")); err != nil {
		t.Fatal(err)
	}
	if list, err := blackstone.Chambers(store); len(list) == 0 || err != nil && len(list) != 1 {
		t.Errorf("with a broken copy: %d chambers, %v", len(list), err)
	}
}

// An explorer of another quest comes with the cards that fit, and its game goes on, is saved, replayed and reported
// with them.
// proves: BF-NEW-001 BF-NEW-002 BF-NEW-003
func TestAnExplorerComesFromAnotherQuest(t *testing.T) {
	r, store := rules(t), saves.NewMemory()
	saver := saves.NewAutosaver(store)
	play := quest(t, r, saver)
	c := laden()
	c.Finds = append(c.Finds, "singing-core", "singing-core", "singing-core", "of-another-game")
	stays, err := blackstone.Admit(play, &c)
	if err != nil || len(stays) == 0 || !stays[len(stays)-1].Unknown {
		t.Fatalf("stays behind: %v, %v", stays, err)
	}
	play.ShowAll()
	if n := len(play.Log); n == 0 || play.Log[n-1].Key != "brought" {
		t.Errorf("the log tells %v", play.Log)
	}
	if play.CanUndo() {
		t.Error("an arrival can be undone")
	}
	if err := play.Match.State.Validate(); err != nil {
		t.Error(err)
	}
	for _, key := range []string{"muster 4", "pick janus-draik"} {
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	play.ShowAll()
	if b := play.Shown.Belongings(int(play.Shown.Party[0].Kind)); b.Cards() != len(c.Finds)+1-len(stays) {
		t.Errorf("Janus has %+v; %v stays", b, stays)
	}
	data, err := play.File()
	if err != nil {
		t.Fatal(err)
	}
	if rec, err := session.ReadRecord(r, data); err != nil {
		t.Error(err)
	} else if p, err := session.Replay(r, rec); err != nil || p.First != nil || p.Entries != 2 {
		t.Errorf("replayed: %+v %v", p, err)
	}
	if slot, err := session.Import(r, saves.NewAutosaver(store), play.Report("why"), now); err != nil || slot == "" {
		t.Errorf("the report: %v", err)
	}
	if err := saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(r, store, play.Slot(), saves.NewAutosaver(store), now)
	if err != nil || !again.Match.State.Equal(&play.Match.State) {
		t.Errorf("resumed: %v", err)
	}
}

// Who is dead, in play or unknown does not come, nor anybody at another time. Then nothing changes.
// proves: BF-MRT-001 BF-NEW-003
func TestWhoCannotCome(t *testing.T) {
	r := rules(t)
	for name, change := range map[string]func(play *blackstone.Session, c *blackstone.Chamber){
		"error.chamber.dead":     func(play *blackstone.Session, c *blackstone.Chamber) { play.Match.State.Quest.Mortis = 0xff },
		"error.chamber.explorer": func(play *blackstone.Session, c *blackstone.Chamber) { c.Explorer = "nobody" },
		"error.chamber.keeps": func(play *blackstone.Session, c *blackstone.Chamber) {
			if _, err := blackstone.Admit(play, c); err != nil {
				t.Fatal(err)
			}
		},
		"error.chamber.in-play": func(play *blackstone.Session, c *blackstone.Chamber) { choose(t, play, "muster 4", "pick janus-draik") },
		"error.chamber.not-now": func(play *blackstone.Session, c *blackstone.Chamber) { choose(t, play, "pause") },
		"error.chamber.cards": func(play *blackstone.Session, c *blackstone.Chamber) {
			c.Finds = slices.Repeat([]string{"carved-route"}, 11)
		},
	} {
		play, c := quest(t, r, saves.NewAutosaver(saves.NewMemory())), laden()
		change(play, &c)
		was := play.Match.Hash()
		_, err := blackstone.Admit(play, &c)
		var told interface{ Key() string }
		if !errors.As(err, &told) || told.Key() != name || play.Match.Hash() != was {
			t.Errorf("%s: %v, changed %v", name, err, play.Match.Hash() != was)
		}
	}
}

func choose(t testing.TB, play *blackstone.Session, keys ...string) {
	t.Helper()
	for _, key := range keys {
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
}

// A game, a file from elsewhere and a chamber of a newer program each get one sentence.
func TestFilesThatAreNoChamber(t *testing.T) {
	r := rules(t)
	game, err := quest(t, r, saves.NewAutosaver(saves.NewMemory())).File()
	if err != nil {
		t.Fatal(err)
	}
	good := laden()
	whole, err := good.Seal(r)
	if err != nil {
		t.Fatal(err)
	}
	crowded, rude := laden(), laden()
	crowded.Finds = slices.Repeat([]string{"carved-route"}, 40)
	rude.Resources = []string{"\x1b[2J"}
	sealed := func(c blackstone.Chamber) []byte {
		data, err := c.Seal(r)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	other := saves.Seal(saves.Header{Kind: "chamber", Ruleset: "coins"}, nil)
	for name, data := range map[string][]byte{"nothing": nil, "a game": game, "half a chamber": whole[:len(whole)/2], "too many cards": sealed(crowded), "steers a terminal": sealed(rude), "another game's": other} {
		if _, err := blackstone.OpenChamber(data); err == nil {
			t.Errorf("%s is a chamber", name)
		}
	}
	if _, err := blackstone.OpenChamber(whole); err != nil {
		t.Error(err)
	}
}

// FuzzChamber reads any bytes, sealed as a chamber or not: a chamber that can be read can be written again, and comes
// to a quest or is refused without a change that is not valid.
func FuzzChamber(f *testing.F) {
	r := rules(f)
	c := laden()
	whole, err := c.Seal(r)
	if err != nil {
		f.Fatal(err)
	}
	payload, err := saves.Encode(&c.Belongings)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole, false)
	f.Add(payload, true)
	f.Add([]byte("precipice"), true)
	if old, err := os.ReadFile("../session/testdata/closing-ring.game"); err == nil {
		f.Add(old, false)
	}
	store := saves.NewMemory()
	first := quest(f, r, saves.NewAutosaver(store))
	f.Fuzz(func(t *testing.T, data []byte, seal bool) {
		if seal {
			data = saves.Seal(saves.Header{Kind: "chamber", Ruleset: blackstone.Name}, data)
		}
		c, err := blackstone.OpenChamber(data)
		if err != nil {
			return
		}
		again, err := c.Seal(r)
		if err != nil {
			t.Fatal(err)
		}
		if d, err := blackstone.OpenChamber(again); err != nil || d.Explorer != c.Explorer || !slices.Equal(d.Finds, c.Finds) || !slices.Equal(d.Resources, c.Resources) {
			t.Fatalf("%+v is written as %+v, %v", c, d, err)
		}
		m, err := engine.Resume(r, first.Match.Snapshot())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := fortress.Arrive(m, &c.Belongings); err == nil {
			if err := m.State.Validate(); err != nil {
				t.Fatal(err)
			}
		}
	})
}
