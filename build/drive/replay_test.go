package drive

import (
	"math/rand/v2"
	"strconv"
	"testing"
)

// A game in progress is replayed from its start, by steps and by turns, and is unchanged afterwards.
func TestWindowReplaysAGame(t *testing.T) {
	p, _ := windowed(t, "watch", t.TempDir(), 1280, 720)
	p.Scene("title")
	p.Click("title/learn")
	q := waiting(p)
	choose := byMouse(rand.New(rand.NewPCG(5, 5)))
	for range 6 {
		q = followed(p, q, choose(p, q))
	}
	p.Click("bar/menu")
	p.Click("menu/watch")
	at := func() int {
		p.Skip()
		n, _ := strconv.Atoi(p.Until("the replay", func(q Probe) bool { return q.Scene == "replay" && !q.Busy() }).Says["at"])
		return n
	}
	if n := at(); n != 0 {
		t.Errorf("the replay starts at %d", n)
	}
	p.Frame("start")
	for _, step := range []struct {
		area string
		want int
	}{{"replay/forward", 1}, {"replay/forward", 2}, {"replay/back", 1}, {"replay/back", 0}, {"replay/back", 0}} {
		p.Click(step.area)
		if n := at(); n != step.want {
			t.Errorf("after %s the replay is at %d, want %d", step.area, n, step.want)
		}
	}
	p.Click("replay/turn")
	if n := at(); n < 4 {
		t.Errorf("the first turn starts at %d", n)
	}
	p.Frame("turn")
	p.Key("KeyE")
	p.Frame("on")
	p.Click("replay/pace")
	p.Click("replay/run")
	p.Until("the end", func(q Probe) bool { return q.Says["at"] == q.Says["of"] && !q.Busy() })
	p.Frame("end")
	p.Key("Escape")
	if now := waiting(p); !now.Same(q) {
		t.Errorf("the game was at %v and is now at %v", q.Standing(), now.Standing())
	}
}
