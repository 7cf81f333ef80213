package fortress

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"precipice/game"
	"precipice/scenes/fortress/playing"
)

// Every answer that a reader finds in the shadow is taken when it is pressed, whatever is asked.
func TestEveryAnswerOfTheShadowIsTaken(t *testing.T) {
	taken := map[string]int{}
	for seed := range uint64(2) {
		l := listening(playing.Bare(t))
		l.Watch.Now = func() time.Time { return l.Now.Add(20 * time.Millisecond) } // led by what is drawn
		l.Home(nil)
		l.img = playing.Screen(t, l.Shell, 1280, 720)
		play, pick := playing.Begun(t, l.Shell, seed, playing.AskAll(l.Shell, seed)), playing.Chance(seed)
		l.Show(playing.HostOf(l.Shell).Screen(l.Shell, play))
		for range 70 {
			l.tick(t)
			l.settled()
			d, ok := play.Explained()
			if !ok {
				break
			}
			kind, before := d.Kind, len(play.Match.Journal)
			id := l.answer(pick)
			if id == "" {
				t.Fatalf("%s: a reader finds no answer", kind)
			}
			if l.press(t, id); len(play.Match.Journal) == before {
				t.Errorf("%s: %s was pressed, and nothing was chosen: %q", kind, id, l.pointed)
			}
			taken[kind]++
		}
	}
	if len(taken) < 12 {
		t.Errorf("only these questions were answered: %v", taken)
	}
}

// answer returns an answer that a reader finds, "" for none.
func (l *listener) answer(pick *rand.Rand) string {
	var list []string
	for _, one := range l.shadow.Things {
		if strings.HasPrefix(one.ID, "option/") && !one.Disabled {
			list = append(list, one.ID)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return list[pick.IntN(len(list))]
}

// press lets a reader come to a thing and press it.
func (l *listener) press(t *testing.T, id string) {
	t.Helper()
	l.pointed = nil
	l.reached = []game.Reach{{ID: id, Kind: game.Came}, {ID: id, Kind: game.Pressed}}
	for range 6 {
		l.tick(t)
	}
}
