package drive

import (
	"encoding/base64"
	"fmt"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// passes returns the key of the option that ends a question, as ending does on a screen.
func passes(d *engine.Decision) string {
	for _, wanted := range []string{"end", "done", "pass", "keep"} {
		for i := range d.Options {
			if key := d.Options[i].Key(); strings.HasPrefix(key, wanted) {
				return key
			}
		}
	}
	return d.Options[0].Key()
}

// idleCombat begins a combat in a store and lets its explorers pass on everything for some choices, or to its end if there
// are fewer. It returns how many were made.
func idleCombat(t *testing.T, store saves.Store, choices int) (made int) {
	t.Helper()
	rules, saver := rulesOfGame(t), saves.NewAutosaver(store)
	table := blackstone.Table{Seed: 3, Setup: fortress.Setup{Players: 1, Fifth: -1, Difficulty: fortress.NoObjective, Combat: rules.Pack.Combats[0].ID}}
	for i := range 4 {
		table.Setup.Explorers = append(table.Setup.Explorers, rules.Pack.Explorers[i].ID)
	}
	play, err := session.New(rules, table, saver, func() int64 { return 1 })
	for err == nil && made < choices {
		play.ShowAll()
		d, asked := play.Pending()
		if !asked {
			break
		}
		made++
		err = play.Choose(passes(d))
	}
	if err == nil {
		err = saver.Flush()
	}
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// nearlyOver returns a script that puts a combat into the storage of a page, which is over after so many choices of idle
// explorers.
func nearlyOver(t *testing.T, left int) string {
	t.Helper()
	return stores(nearlyOverGame(t, left))
}

// nearlyOverGame returns that combat as a file holds it, and its slot.
func nearlyOverGame(t *testing.T, left int) (slot string, save []byte) {
	t.Helper()
	whole := idleCombat(t, saves.NewMemory(), 1<<16)
	data := t.TempDir()
	idleCombat(t, saves.NewDisk(data), whole-left)
	return saveOf(t, data)
}

// stores returns a script that puts a save into the storage of a page, unless the page has kept it there already.
func stores(slot string, save []byte) string {
	key := fmt.Sprintf("%q", "precipice/"+slot)
	return `localStorage.getItem(` + key + `) || localStorage.setItem(` + key + `, "` + base64.StdEncoding.EncodeToString(save) + `");`
}
