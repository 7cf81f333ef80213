package guide_test

import (
	"flag"
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone/guide"
)

var seek = flag.Int("seek", 0, "look at so many seeds for the starter")

// mildTwists do not interfere with line of sight, cover, moves or overwatch.
var mildTwists = []string{"echoing-summons", "quickened-blood", "restless-masters"}

// suits reports whether a seed gives a good game to learn from: a few guardsmen, destiny dice, and a twist
// that does not interfere with line of sight, cover or overwatch.
func suits(rules fortress.Rules, course *guide.Course, seed uint64) bool {
	m, err := fortress.NewGame(rules, course.Setup(), seed)
	if err != nil {
		return false
	}
	for _, ok := m.Pending(); ok && m.State.Turn == 0; _, ok = m.Pending() {
		m.Take(0)
	}
	s, count := &m.State, 0
	for range s.Each(fortress.Hostiles) {
		count++
	}
	destiny := 0
	for _, d := range s.Destiny {
		if d.Face > 0 && !d.Used {
			destiny++
		}
	}
	twist, ok := s.Twists[0].Card()
	return ok && destiny > 1 && slices.Contains(mildTwists, s.Pack().Twists[twist].ID) && s.Pack().Hostiles[s.Groups[0].Kind].ID == "traitor-guardsmen" && count < 6
}

// TestSeek looks for seeds in which the whole course comes up in few turns and no explorer is lost. It does
// nothing without -seek.
func TestSeek(t *testing.T) {
	rules, _, course := load(t)
	for seed := range uint64(*seek) {
		if !suits(rules, course, seed+1) {
			continue
		}
		l, err := follow(rules, course, seed+1)
		if err != nil || l.play.Shown.Result != fortress.Escaped || len(l.missed(course)) > 0 || l.turns > 4 || l.count("out-of-action") > 0 || l.shots[0] < goodShot {
			continue
		}
		t.Logf("%d: %d turns, %d slain, %d decisions without a word; %s", seed+1, l.turns, l.count("slain"), l.silent, strings.Join(l.said, " "))
	}
}
