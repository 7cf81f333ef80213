package drive

import (
	"flag"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/saves"
)

var kills = flag.Int("kills", 6, "how often the window is killed among quick choices")

// beside follows the game in the window, based on what is on the disk.
type beside struct {
	*testing.T
	rules fortress.Rules
	store saves.Store
}

func (b *beside) resume() *blackstone.Session {
	b.Helper()
	s := b.kept()
	if s == nil {
		b.Fatal("the disk has none of the games")
	}
	return s
}

// kept returns the game on the disk, nil before the first has been written.
func (b *beside) kept() *blackstone.Session {
	b.Helper()
	games, err := session.Games(blackstone.With(b.rules), b.store)
	if err != nil {
		b.Fatal(err)
	}
	g := session.Latest(games)
	if g == nil {
		return nil
	}
	if g.Older != nil {
		b.Fatalf("the newest copy is broken: %v", g.Older)
	}
	s, err := session.Resume(blackstone.With(b.rules), b.store, g.Slot, nil, func() int64 { return 0 })
	if err != nil {
		b.Fatal(err)
	}
	s.ShowAll()
	return s
}

// written waits until the disk holds the game that is asked for.
func (b *beside) written(is func(*blackstone.Session) bool) *blackstone.Session {
	b.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if s := b.kept(); s != nil && is(s) {
			return s
		}
	}
	s := b.resume()
	b.Fatalf("the disk never holds the game in the window: %d steps", len(s.Match.Journal))
	return nil
}

// The window is killed a moment after a choice, while it saves in the background. The disk then holds
// the game after this choice or before it.
func TestWindowKilledAmongQuickChoices(t *testing.T) {
	data := t.TempDir()
	p, v := windowed(t, "window-quick", data, 1280, 720, "-seed", "7")
	rules, _, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	b := &beside{t, rules, saves.NewDisk(data)}
	setOut(p)
	rng := rand.New(rand.NewPCG(7, 7))
	counts := map[string]int{}
	for n := range *kills {
		game := b.play(p, rng, rng.IntN(5))
		before := game.Match.Hash()
		b.written(func(s *blackstone.Session) bool { return s.Match.Hash() == before }) // however long the disk takes
		after := b.last(p, v, rng, game)
		time.Sleep(time.Duration(rng.IntN(9000)) * time.Microsecond)
		p.Again(true)
		now := b.resume().Match
		switch now.Hash() {
		case after:
			counts["last choice"]++
		case before:
			counts["the one before"]++
		default:
			t.Fatalf("kill %d: the disk has neither the game after the last choice nor the one before it: %d steps, but %d were taken, ending in %q", n, len(now.Journal), len(game.Match.Journal), game.Match.Journal[max(0, len(game.Match.Journal)-5):])
		}
		p.Scene("title")
		p.Click("title/continue")
		if q := p.Until("the game", playing); q.Says["result"] != "" {
			p.Again(false)
			setOut(p)
		}
	}
	t.Logf("%d kills: %v", *kills, counts)
}

// play makes some choices as fast as the window takes them, and the same choices beside it.
func (b *beside) play(p *Player, rng *rand.Rand, choices int) *blackstone.Session {
	b.Helper()
	p.Skip()
	game := b.written(func(s *blackstone.Session) bool { return strconv.Itoa(len(s.Match.Journal)) == p.Look().Says["made"] })
	for range choices {
		option := b.point(p, rng)
		if option == "" {
			return game
		}
		made := p.Look().Says["made"]
		p.ClickUntil(option, func(q Probe) bool { return q.Says["made"] != made })
		b.choose(game, option)
	}
	return game
}

// last makes a choice without waiting until the window has seen it. It returns the hash of the game
// after it.
func (b *beside) last(p *Player, v *Window, rng *rand.Rand, game *blackstone.Session) uint32 {
	b.Helper()
	if option := b.point(p, rng); option != "" {
		p.must(p.program.Press())
		v.guest.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
		v.guest.session.AdvanceTicks(1)
		v.guest.session.AdvanceFrame()
		b.choose(game, option)
	}
	return game.Match.Hash()
}

// point points at an option and returns it, or "" at the end of a game.
func (b *beside) point(p *Player, rng *rand.Rand) string {
	b.Helper()
	for {
		p.Skip()
		q := p.Until("something to do", func(q Probe) bool {
			return !q.Busy() && (len(q.Starting("option/")) > 0 || wayOn(q) != "" || q.Has("result/title"))
		})
		options := q.Starting("option/")
		switch way := wayOn(q); {
		case q.Has("result/title"):
			return ""
		case way != "":
			p.Click(way)
			continue
		case len(options) > 1: // otherwise the game would hardly advance
			options = slices.DeleteFunc(options, func(name string) bool { return name == "option/propose-end" })
		}
		option := options[rng.IntN(len(options))]
		p.Hover(option)
		return option
	}
}

func (b *beside) choose(game *blackstone.Session, option string) {
	b.Helper()
	if err := chooses(game, strings.TrimPrefix(option, "option/")); err != nil {
		b.Fatalf("beside the window: %v", err)
	}
	game.ShowAll()
}

// chooses makes a choice beside a window as the window makes it.
func chooses(game *blackstone.Session, key string) error {
	return choosesBy(game, fortress.OpensTurn, key)
}

// choosesBy makes a choice in a panel that answers several decisions: with the choices that leave what was asked before it, or with all of
// them by its button.
func choosesBy[S any, T session.Table[T]](game *session.Session[S, T], leave session.Leave[S], key string) error {
	run := game.Together(leave)
	if len(run) == 0 {
		return game.Choose(key)
	}
	if key == run[0].Left {
		key = ""
	}
	return game.ChooseRun(run.To(key)...)
}
