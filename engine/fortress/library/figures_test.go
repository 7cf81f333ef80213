package library

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"precipice/engine/content"
	"precipice/engine/dice"
)

// The figures below are typed from the ledger, not from the pack.

func explorerOf(t *testing.T, id string) *Explorer {
	t.Helper()
	lib := load(t)
	i := slices.IndexFunc(lib.Explorers, func(e Explorer) bool { return e.ID == id })
	if i < 0 {
		t.Fatalf("no explorer %s", id)
	}
	return &lib.Explorers[i]
}

func hostileOf(t *testing.T, id string) *Hostile {
	t.Helper()
	lib := load(t)
	i := slices.IndexFunc(lib.Hostiles, func(h Hostile) bool { return h.ID == id })
	if i < 0 {
		t.Fatalf("no hostile %s", id)
	}
	return &lib.Hostiles[i]
}

var square, triangle = Stat{Count: 1, Die: dice.D6}, Stat{Count: 1, Die: dice.D8} // BF-G-063

// proves: BF-CRD-001 BF-CRD-002 BF-CRD-003
func TestJanusDraik(t *testing.T) {
	x := explorerOf(t, "janus-draik")
	s := &x.Sides[0]
	if x.Ship != "vanguard" || s.Move != 2 || s.Defence != triangle || s.Agility != triangle || s.Vitality != triangle {
		t.Errorf("BF-CRD-001: ship %s, Move %d, Defence %v, Agility %v, Vitality %v", x.Ship, s.Move, s.Defence, s.Agility, s.Vitality)
	}
	if len(s.Weapons) != 2 {
		t.Fatalf("%d weapons", len(s.Weapons))
	}
	pistol := Weapon{ID: "pistol-rapier", Costs: []Cost{{1, 1}}, Bands: []Band{{1, 1, triangle}, {2, 3, triangle}, {4, Far, square}}}
	if !reflect.DeepEqual(s.Weapons[0], pistol) {
		t.Errorf("BF-CRD-002: %+v, want %+v", s.Weapons[0], pistol)
	}
	flurry := Weapon{ID: "flurry", Costs: []Cost{{4, 2}, {6, 3}}, Bands: []Band{{1, 1, triangle}}, Follow: true}
	if !reflect.DeepEqual(s.Weapons[1], flurry) {
		t.Errorf("BF-CRD-003, BF-CRD-004: %+v, want %+v", s.Weapons[1], flurry)
	}
	var hooks []string
	for _, r := range s.Rules {
		hooks = append(hooks, r.Hook)
	}
	if !slices.Equal(hooks, []string{"free-gambit-first-turn", "riposte"}) {
		t.Errorf("BF-CRD-005, BF-CRD-006: %v", hooks)
	}
	if x.Agenda != (Agenda{Hold: "empyrean-chronometer"}) || x.Spaces != 4 {
		t.Errorf("BF-CRD-007: %+v, %d spaces", x.Agenda, x.Spaces)
	}
}

func TestEveryExplorerHasTwoWeaponsAndSomethingOfItsOwn(t *testing.T) {
	for _, x := range load(t).Explorers {
		for i, s := range x.Sides {
			if len(s.Weapons) != 2 || len(s.Actions)+len(s.Rules) == 0 {
				t.Errorf("%s, side %d: %d weapons, %d actions, %d rules", x.ID, i, len(s.Weapons), len(s.Actions), len(s.Rules))
			}
		}
		if reflect.DeepEqual(x.Sides[0], x.Sides[1]) {
			t.Errorf("%s: the inspired side is the other one", x.ID)
		}
	}
}

// proves: BF-CRD-016
func TestNamesAndHomeShips(t *testing.T) {
	texts, err := content.Texts(packFS(), "en")
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{
		"janus-draik": "Janus Draik, Rogue Trader, Vanguard", "espern-locarno": "Espern Locarno, Imperial Navigator, Traveller",
		"ur-025": "UR-025, Imperial Robot, Long-Courrier", "dahyak": "Dahyak, , Kravv'cha'to", "amallyn": "Amallyn, , Steed Mathurir",
		"rein-raus": "Rein & Raus, Ratling Twins, Clarion",
	} {
		name, rest, _ := strings.Cut(want, ", ")
		title, ship, _ := strings.Cut(rest, ", ")
		if texts["name."+id] != name || title != "" && texts["title."+id] != title || texts["name."+explorerOf(t, id).Ship] != ship {
			t.Errorf("%s is %s, %s, %s; want %s", id, texts["name."+id], texts["title."+id], texts["name."+explorerOf(t, id).Ship], want)
		}
	}
	calls := map[string]string{"vanguard": "janus-draik", "traveller": "espern-locarno", "kravvchato": "dahyak", "steed-mathurir": "amallyn"}
	for _, ship := range load(t).Ships {
		if by := ship.Support.By; !ship.Support.Exists() || by != calls[ship.ID] {
			t.Errorf("the support of %s is called by %q", ship.ID, by)
		}
	}
}

// proves: BF-BEH-006 BF-CRD-009 BF-CRD-010 BF-CRD-011 BF-CRD-012 BF-CRD-013 BF-DEP-012 BF-G-015
func TestTraitorGuardsmen(t *testing.T) {
	h := hostileOf(t, "traitor-guardsmen")
	if h.Wounds != 2 {
		t.Errorf("BF-CRD-008: Wounds %d", h.Wounds)
	}
	columns := []struct {
		rule string
		at   Column
		want string
	}{
		{"BF-CRD-009", Column{ID: "hidden", When: "hidden"}, "hold sneak advance advance charge charge rush"},
		{"BF-CRD-010", Column{ID: "engaged", When: "engaged"}, "fall-back onslaught onslaught onslaught onslaught onslaught fury"},
		{"BF-CRD-011", Column{ID: "in-cover-lasgun", When: "in-cover", Weapon: "lasgun"}, "aim aim aim onslaught onslaught onslaught fury"},
		{"BF-CRD-012", Column{ID: "close", When: "close", From: 2, To: 3}, "fall-back onslaught onslaught charge charge charge fury"},
		{"BF-CRD-013", Column{ID: "other", When: "other"}, "advance advance aim aim onslaught onslaught rush"},
	}
	if len(h.Columns) != len(columns) {
		t.Fatalf("%d columns", len(h.Columns))
	}
	for i, c := range columns {
		var got []string
		for _, row := range h.Table {
			got = append(got, row[i])
		}
		if h.Columns[i] != c.at || strings.Join(got, " ") != c.want {
			t.Errorf("%s: %+v %v, want %+v %s", c.rule, h.Columns[i], got, c.at, c.want)
		}
	}
	if Bands != [7]uint8{3, 6, 9, 12, 15, 19, 20} {
		t.Errorf("BF-BEH-006: %v", Bands)
	}
	carried := map[string]string{}
	for _, m := range h.Models {
		for _, w := range m.Weapons {
			carried[m.ID] += h.Weapons[w].ID
		}
	}
	want := map[string]string{"rifleman": "lasgun", "flame-bearer": "flamer", "grenadier": "frag-grenades",
		"cutthroat": "pistol-and-blade", "sergeant": "pistol-and-blade"}
	if !reflect.DeepEqual(carried, want) {
		t.Errorf("BF-DEP-012: %v", carried)
	}
	var included []string
	for _, m := range h.Makeup.Include {
		included = append(included, h.Models[m].ID)
	}
	if h.Makeup.From != 5 || !slices.Equal(included, []string{"flame-bearer", "sergeant"}) {
		t.Errorf("BF-DEP-011: from %d %v", h.Makeup.From, included)
	}
}

// proves: BF-G-062
func TestRushAndFury(t *testing.T) {
	closest := HostileStep{Do: "attack", Target: "closest"}
	want := []HostileAction{{"rush", []HostileStep{{Do: "move", Factor: 2}, closest}}, {"fury", []HostileStep{closest, closest, closest}}}
	if got := hostileOf(t, "traitor-guardsmen").Actions; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestEveryHostileHasAnActionOfItsOwn(t *testing.T) {
	for _, h := range load(t).Hostiles {
		for _, a := range h.Actions {
			used := slices.ContainsFunc(h.Table[:], func(row []string) bool { return slices.Contains(row, a.ID) })
			if !used {
				t.Errorf("%s never takes %s", h.ID, a.ID)
			}
		}
		if len(h.Actions) == 0 || len(h.Weapons) == 0 {
			t.Errorf("%s has %d unique actions and %d weapons", h.ID, len(h.Actions), len(h.Weapons))
		}
	}
}

// The cards given by the ledger, and the pack's own promise of twists.
// proves: BF-CRD-014 BF-DCK-005 BF-G-044
func TestEncounterDeck(t *testing.T) {
	lib := load(t)
	deck, twists := 0, map[int]bool{}
	found := map[string]bool{}
	for _, e := range lib.Encounters {
		text := ""
		for _, entry := range e.Entries {
			switch {
			case entry.Twist >= 0:
				twists[entry.Twist] = true
				text += " twist"
			default:
				text += " " + lib.Hostiles[entry.Hostile].ID + string(rune('0'+entry.Size))
			}
		}
		found[text] = true
		if e.First {
			deck += e.Count
		}
	}
	for _, want := range []string{
		" traitor-guardsmen7 traitor-guardsmen3 traitor-guardsmen5 traitor-guardsmen4",
		" negavolt-cultists4 negavolt-cultists2 negavolt-cultists3 negavolt-cultists3",
	} {
		if !found[want] {
			t.Errorf("BF-CRD-014: no card%s", want)
		}
	}
	if deck != 20 || len(twists) < 4 || len(twists) != len(lib.Twists) {
		t.Errorf("%d cards, %d of %d twists", deck, len(twists), len(lib.Twists))
	}
}

// proves: BF-G-001 BF-G-063 BF-X-001 BF-X-002
func TestTables(t *testing.T) {
	lib := load(t)
	if lib.Dice != (dice.Faces{D6: [3]uint8{4, 1, 1}, D8: [3]uint8{4, 2, 2}, D12: [3]uint8{4, 4, 4}}) {
		t.Errorf("dice %+v", lib.Dice)
	}
	for size, want := range [3][3]uint8{Small: {6, 4, 2}, Large: {4, 2, 1}, Huge: {1, 0, 0}} {
		var column [20]uint8
		copy(column[:], want[:])
		if lib.Reinforce[size].Returns != column {
			t.Errorf("size %d returns %v, want %v", size, lib.Reinforce[size].Returns, column)
		}
	}
}

func TestDiscoveryDeck(t *testing.T) {
	finds, clues := 0, 0
	for _, d := range load(t).Discoveries {
		finds += d.Count
		if d.Clue {
			clues += d.Count
		}
	}
	if finds != 30 || clues < 8 || clues > 15 {
		t.Errorf("%d cards, %d clues", finds, clues)
	}
}
