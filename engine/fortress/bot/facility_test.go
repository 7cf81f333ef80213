package bot

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// trading is a quest in its trading step, with one ship docked. The first explorer, Amallyn, has finds.
func trading(t *testing.T, ship string, finds ...string) *fortress.Match {
	t.Helper()
	r := rules(t)
	m, err := fortress.NewGame(r, fortress.Setup{Players: 1, Fifth: -1, Quest: true}, 3)
	if err != nil {
		t.Fatal(err)
	}
	s := m.State
	fortress.MusterBegan{Size: fortress.MaxParty}.Apply(&s)
	for place, id := range []string{"amallyn", "janus-draik", "ur-025", "espern-locarno"} {
		kind := slices.IndexFunc(r.Pack.Explorers, func(x library.Explorer) bool { return x.ID == id })
		fortress.Picked{Place: uint8(place), Kind: uint8(kind)}.Apply(&s)
	}
	fortress.ShipDocked{Ship: uint8(slices.IndexFunc(r.Pack.Ships, func(x library.Ship) bool { return x.ID == ship }))}.Apply(&s)
	for _, id := range finds {
		kind := slices.IndexFunc(r.Pack.Discoveries, func(d library.Discovery) bool { return d.ID == id })
		fortress.Found{Explorer: 0, Kind: uint8(kind)}.Apply(&s)
	}
	return engine.Begin(r, s, dice.NewSeeded(5), func(*fortress.State) engine.Frame[fortress.State] { return &fortress.Trading{} })
}

// visits lets the bot answer until it leaves the ship, and returns what it chose.
func visits(t *testing.T, m *fortress.Match) (keys []string) {
	t.Helper()
	for {
		d, _ := m.Pending()
		key := d.Options[Answer(m, d)].Key()
		keys = append(keys, key)
		if key == "leave" || key == "stay" {
			return keys
		}
		if _, err := m.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
}

// The bot goes aboard for a facility that brings something, gives up what is worth least, and never what inspires.
// proves: BF-PRE-009
func TestTheBotUsesFacilities(t *testing.T) {
	for _, c := range []struct {
		ship  string
		finds []string
		use   string
	}{
		{"steed-mathurir", nil, "facility quiet-grove"},
		{"ashen-psalter", nil, "facility vigil-cells"},
		{"traveller", nil, "facility orrery"},
		{"long-courrier", nil, "facility assay-bench"},
		{"kravvchato", []string{"singing-core", "cold-lantern"}, "facility-for gnawed-heap cold-lantern"},
		{"kravvchato", []string{"singing-core"}, ""},
		{"kravvchato", []string{"carved-route"}, ""},
		{"vanguard", []string{"singing-core"}, ""},
		{"clarion", nil, ""},
	} {
		keys := visits(t, trading(t, c.ship, c.finds...))
		used := ""
		for _, key := range keys {
			if len(key) > 8 && key[:8] == "facility" {
				used = key
			}
		}
		if used != c.use {
			t.Errorf("on %s with %v the bot uses %q, want %q: %v", c.ship, c.finds, used, c.use, keys)
		}
	}
}

// The bot leaves a legacy card on top only if it has no effect.
// proves: BF-G-046
func TestTheBotBuriesLegacyCards(t *testing.T) {
	for kind := range rules(t).Pack.Legacy {
		m := trading(t, "traveller")
		m.State.Quest.Foreseen = fortress.Mark(kind + 1)
		want := "bury"
		if m.State.Pack().Legacy[kind].Countdown() {
			want = "keep"
		}
		keys := visits(t, m)
		if !slices.Contains(keys, want) {
			t.Errorf("%s: the bot chooses %v", m.State.Pack().Legacy[kind].ID, keys)
		}
	}
}
