package blackstone

import (
	"testing"

	"precipice/assets"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/session"
)

// A list of games tells how far a quest has come by its header alone.
func TestTheProgressOfAQuestIsListed(t *testing.T) {
	lib, err := library.Load(assets.Pack("blackstone"))
	if err != nil {
		t.Fatal(err)
	}
	rules := With(fortress.Rules{Pack: fortress.NewPack(lib)})
	table := Table{Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true}}
	m, err := fortress.NewGame(rules.Rules, table.Setup, 1)
	if err != nil {
		t.Fatal(err)
	}
	explorers := len(rules.Pack.Explorers)
	m.State.Quest.Mortis, m.State.Quest.Conquered = 1<<2, 1<<1
	g := session.Game{Ruleset: Name, Listing: rules.Listing(&table, m)}
	want := Progress{Conquered: 1, ToConquer: 3, Legacy: 12, Living: explorers - 1}
	if got, ok := ProgressOf(&g); !ok || got != want {
		t.Errorf("%q is read as %+v, %v, not %+v", g.Progress, got, ok, want)
	}
	for _, g := range []session.Game{{Ruleset: Name}, {Ruleset: Name, Listing: session.Listing{Progress: "clues many"}}, {Ruleset: "dungeon", Listing: g.Listing}} {
		if p, ok := ProgressOf(&g); ok {
			t.Errorf("%+v has the progress %+v", g, p)
		}
	}
	single := Table{Setup: fortress.Setup{Players: 1, Fifth: -1, Combat: rules.Pack.Combats[0].ID}}
	if l := rules.Listing(&single, m); l.Progress != "" {
		t.Errorf("a combat has the progress %q", l.Progress)
	}
}
