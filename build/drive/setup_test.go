package drive

import (
	"slices"
	"strings"
	"testing"
)

// focus moves the focus to an area with Tab.
func focus(p *Player, area string) {
	p.t.Helper()
	for range 120 {
		if p.Look().Says["focus"] == area {
			return
		}
		p.Key("Tab")
	}
	p.t.Fatalf("Tab never reaches %s", area)
}

// Three players set up a game: they enter names, the second leads, the third plays the hostiles, and
// each picks explorers.
func TestWindowSetsUpAGame(t *testing.T) {
	p, v := windowed(t, "window-setup", t.TempDir(), 1600, 900, "-seed", "12")
	p.Scene("title")
	p.Click("title/new")
	p.Scene("setup")
	p.Click("setup/difficulty/hard")
	p.Click("setup/players/3")
	p.Click("setup/leader/2")
	p.Click("setup/opposes/3")
	for seat, name := range []string{"Ada", "Bo", "Cy"} {
		p.Click("setup/name/" + string(rune('1'+seat)))
		p.must(v.Type(name))
		p.Key("Enter")
	}
	p.Click("setup/seed")
	for range 3 {
		p.Key("Backspace")
	}
	p.must(v.Type("4711"))
	p.Click("setup/clear")
	picked := []string{"janus-draik", "rein-raus", "ur-025", "dahyak"}
	for n, id := range picked {
		p.Click("setup/explorer/" + id)
		p.Until(id+" in the party", func(q Probe) bool { return len(strings.Fields(q.Says["party"])) == n+1 })
		p.Click("sheet/side/1")
	}
	q := p.Look()
	for key, want := range map[string]string{"difficulty": "hard", "players": "3", "leader": "1", "hostiles": "2", "seed": "4711", "problem": ""} {
		if q.Says[key] != want {
			t.Errorf("%s is %q, want %q", key, q.Says[key], want)
		}
	}
	if got := strings.Fields(q.Says["party"]); !slices.Equal(got, picked) {
		t.Errorf("the party is %v", got)
	}
	p.Frame("full")
	p.SetOut()
	first := waiting(p)
	p.Frame("first")
	if first.Scene != "expedition" || first.Says["seat"] != "1" {
		t.Errorf("the game starts with the scene %s and seat %s", first.Scene, first.Says["seat"])
	}
	p.Again(true)
	continues(t, p, first)
}
