package fortress

import (
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
	"precipice/scenes/panes"
)

// The name of every action of a card, and of every ship that lends its support in an activation, fits into its row of a card, so that it is drawn at a readable size.
func TestWeaponRowsStayReadable(t *testing.T) {
	sh := playing.Bare(t)
	sh.Show(sh.Title(sh, nil))
	playing.Screen(t, sh, 1280, 720)
	th := sh.Theme
	cards := panes.Frame(panes.Room{Theme: th, W: 1280, H: 720, Has: aroundBoard}).Left.Inset(th.Px(8))
	// what a row leaves for its label: the number of its key, the margins and the cost
	room := (cards.W-th.Px(actionSpace))/2 - th.Px(14-7) - th.Px(2*8) - th.Measure("5+", render.Small) - th.Px(5)
	readable := func(o engine.Option) {
		text := table.Label(&engine.Decision{Kind: fortress.AskActivation}, &asking.Choice{Option: o}, nil, sh.Words)
		if wide := th.Measure(text, render.Label); room/wide < 0.85 {
			t.Errorf("%q is drawn at %.0f%% of its size", text, 100*room/wide)
		}
	}
	for _, ship := range playing.HostOf(sh).Rules.Pack.Ships {
		if ship.Support.When == "activation" {
			readable(engine.Option{Verb: "support", Parts: [4]string{ship.ID}})
			readable(engine.Option{Verb: "support", Parts: [4]string{ship.ID, "group-1"}})
		}
	}
	for _, card := range playing.HostOf(sh).Rules.Pack.Explorers {
		for _, side := range card.Sides {
			for _, action := range side.Actions {
				readable(engine.Option{Verb: "use", Parts: [4]string{action.ID}})
			}
			for _, weapon := range side.Weapons {
				for _, cost := range weapon.Costs {
					o := engine.Option{Verb: "fire", Parts: [4]string{weapon.ID, "guardsman-1"}}
					if len(weapon.Costs) > 1 {
						o.Parts[2] = "x" + string(rune('0'+cost.Attacks))
					}
					readable(o)
				}
			}
		}
	}
}
