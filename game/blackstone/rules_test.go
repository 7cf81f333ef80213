package blackstone

import (
	"testing"

	"precipice/assets"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/session"
	"precipice/saves"
)

// A header from when there was one ruleset is completed, and one of today stays as it is.
func TestFormerHeadersAreCompleted(t *testing.T) {
	for _, c := range []struct{ has, want saves.Header }{
		{saves.Header{Title: "long-march"}, saves.Header{Ruleset: "fortress", Mode: "combat", Title: "long-march"}},
		{saves.Header{Title: "expedition hard"}, saves.Header{Ruleset: "fortress", Mode: "expedition", Title: "hard"}},
		{saves.Header{Ruleset: "fortress", Mode: "expedition", Title: "expedition hard"}, saves.Header{Ruleset: "fortress", Mode: "expedition", Title: "hard"}},
		{saves.Header{Ruleset: "fortress", Mode: "expedition", Title: "hard"}, saves.Header{Ruleset: "fortress", Mode: "expedition", Title: "hard"}},
		{saves.Header{Ruleset: "dungeon", Title: "expedition hard"}, saves.Header{Ruleset: "dungeon", Title: "expedition hard"}},
	} {
		got := c.has
		if former(&got); got != c.want {
			t.Errorf("%+v becomes %+v, not %+v", c.has, got, c.want)
		}
	}
}

// Every mode of the rules is a mode that sessions know, and lists and reports tell them apart.
func TestModesAreKnown(t *testing.T) {
	lib, err := library.Load(assets.Pack("blackstone"))
	if err != nil {
		t.Fatal(err)
	}
	modes := With(fortress.Rules{Pack: fortress.NewPack(lib)}).About().Modes
	if len(modes) != len(fortress.Modes) {
		t.Errorf("sessions know %d of %d modes", len(modes), len(fortress.Modes))
	}
	for i, m := range fortress.Modes {
		got, known := ModeOf(&session.Game{Ruleset: Name, Listing: session.Listing{Mode: modes[i].Name}})
		if !known || got != m {
			t.Errorf("%v is listed as %v, %v", m, got, known)
		}
		if by, ok := fortress.ModeOf(m.Word()); !ok || by != m {
			t.Errorf("%q is the mode %v", m.Word(), by)
		}
	}
	if _, known := ModeOf(&session.Game{Ruleset: "dungeon", Listing: session.Listing{Mode: modes[0].Name}}); known {
		t.Error("the mode of another ruleset is known")
	}
}
