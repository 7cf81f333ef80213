package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
)

// Where the table is not asked for the target of a second attack, because hostiles are alike, it is the one that the preview of the
// first spoke of.
func TestASecondAttackIsOnThePreviewedTarget(t *testing.T) {
	sh := playing.Bare(t)
	text, _, _ := strings.Cut(positions["ribbed-gate"], "start")
	text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 5,3\nhostile ur-ghul-2 5,3\nhostile ur-ghul-3 5,3", 1)
	c := attacking(t, sh, text+"start activation janus-draik")
	c.Play.Match.Load(1, 1)
	var keys []string
	for i := range c.Choices.Rows {
		for _, ch := range c.Choices.Rows[i].Legal {
			keys = append(keys, ch.Key)
		}
	}
	if !slices.Contains(keys, "fire flurry ur-ghul-3 x2") {
		t.Fatalf("offered are %v", keys)
	}
	c.Choose(sh, "fire flurry ur-ghul-3 x2")
	c.CatchUp(sh)
	var on []string
	for _, key := range c.Play.Match.Journal {
		if target, is := strings.CutPrefix(key, "target "); is {
			on = append(on, target)
		}
	}
	if !slices.Equal(on, []string{"ur-ghul-3"}) {
		t.Errorf("the second attack is on %v", on)
	}
}

// Where the target of the first attack has fallen, whoever attacks is asked for the next, although the others are alike.
func TestASecondAttackOnAnotherIsAsked(t *testing.T) {
	sh := playing.Bare(t)
	text, _, _ := strings.Cut(positions["ribbed-gate"], "start")
	text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 5,3\nhostile ur-ghul-2 5,3\nhostile ur-ghul-3 5,3", 1)
	asked := 0
	for face := uint8(1); face <= 8; face++ {
		c := attacking(t, sh, text+"start activation janus-draik")
		c.Play.Match.Load(face, 1)
		c.Choose(sh, "fire flurry ur-ghul-3 x2")
		c.CatchUp(sh)
		c.Refresh(sh)
		slain := slices.ContainsFunc(c.Play.Log, func(l session.Line) bool { return l.Key == "slain" && l.Args[0] == "ur-ghul-3" })
		if d, ok := c.Play.Pending(); slain && (!ok || d.Kind != fortress.AskTarget || len(d.Options) < 2) {
			t.Errorf("after a %d the question is %+v", face, d)
		} else if slain {
			asked++
		}
	}
	if asked == 0 {
		t.Error("the first target never fell")
	}
}
