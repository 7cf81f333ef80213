package game

import (
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// pace is a window's loop with a clock of its own. It gives a shell ticks and frames as slowly and unevenly
// as a test needs, and during a rest only scheduled ones.
type pace struct {
	t         *testing.T
	sh        *Shell
	img       *ebiten.Image
	now       time.Time
	asleep    bool
	scheduled int
}

func (p *pace) rest(on bool) { p.asleep = on }

func (p *pace) schedule() { p.scheduled++ }

// paced returns a shell that shows a scene in such a window.
func paced(t *testing.T, parts Parts, scene Scene) *pace {
	t.Helper()
	sh, _, img := desk(t, parts)
	p := &pace{t: t, sh: sh, img: img, now: time.Unix(1000, 0)}
	sh.Watch.Now, sh.idle.frames = func() time.Time { return p.now }, p
	sh.Show(scene)
	sh.Draw(img)
	return p
}

// frame advances the clock, then runs ticks and a drawing.
func (p *pace) frame(took time.Duration, ticks int) {
	p.t.Helper()
	p.now = p.now.Add(took)
	for range ticks {
		if err := p.sh.Update(); err != nil {
			p.t.Fatal(err)
		}
	}
	p.sh.Draw(p.img)
}

// uneven runs frames until the program rests. Some take longer than wakefulness.
func (p *pace) uneven(r *rand.Rand) {
	p.t.Helper()
	for range 10000 {
		if p.asleep {
			return
		}
		took := time.Duration(r.Int64N(int64(40 * time.Millisecond)))
		if r.IntN(8) == 0 {
			took = time.Duration(r.Int64N(int64(3 * wakefulness)))
		}
		p.frame(took, r.IntN(6))
	}
	p.t.Fatal("the program never rests")
}

// film is a scene that changes by itself. It moves for a while, and a little later something else changes
// that it does not report as movement.
type film struct {
	paper
	lasts, after time.Duration
	from         time.Time
	at           time.Duration // time that the picture should show
	late         bool
	shown        time.Duration // time shown by the last drawing
	shownLate    bool
}

func (f *film) Moving() bool { return f.at < f.lasts }

func (f *film) Update(sh *Shell) {
	if f.from.IsZero() {
		f.from = sh.Now
	}
	past := sh.Now.Sub(f.from)
	f.at, f.late = min(past, f.lasts), past >= f.lasts+f.after
}

func (f *film) Draw(*Shell, *ebiten.Image) {
	f.draws++
	f.shown, f.shownLate = f.at, f.late
}

// When the program rests, its picture shows the current state.
func TestARestShowsHowAMovementEnded(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 1))
		f := &film{lasts: time.Duration(r.Int64N(int64(4 * time.Second))), after: time.Duration(r.Int64N(int64(wakefulness)))}
		p := paced(t, Parts{}, f)
		p.uneven(r)
		if f.Moving() || f.shown != f.at || f.shownLate != f.late {
			t.Fatalf("seed %d: at rest the film of %v stands at %v, and the picture at %v; the late change is %v, and in the picture %v",
				seed, f.lasts, f.at, f.shown, f.late, f.shownLate)
		}
	}
}

// The end of a movement is drawn in the frame of the tick in which it ends, not when the program goes to
// rest.
func TestTheEndOfAMovementIsDrawnAtOnce(t *testing.T) {
	f := &film{lasts: 100 * time.Millisecond, after: time.Hour}
	p := paced(t, Parts{}, f)
	p.frame(time.Millisecond, 1)
	p.frame(60*time.Millisecond, 2)
	if p.frame(60*time.Millisecond, 1); f.shown != f.lasts {
		t.Errorf("the film of %v has ended and the picture stands at %v", f.lasts, f.shown)
	}
	draws := f.draws
	for range 10 {
		p.frame(16*time.Millisecond, 1)
	}
	if f.draws != draws {
		t.Errorf("a film that has ended is drawn %d times more", f.draws-draws)
	}
}

// A rest needs still drawings as well as time, so slow frames alone do not start one.
func TestARestTakesStillDrawings(t *testing.T) {
	f := &film{lasts: time.Second, after: time.Hour}
	p := paced(t, Parts{}, f)
	p.frame(0, 1)
	p.frame(10*wakefulness, 1) // the movement ends during this frame
	for n := range stillness {
		if p.asleep {
			t.Fatalf("the program rests after %d still drawings", n)
		}
		draws := f.draws
		if p.frame(10*wakefulness, 1); f.draws == draws {
			t.Error("a frame before the rest draws nothing")
		}
	}
	if !p.asleep {
		t.Errorf("the program does not rest after %d still drawings", stillness)
	}
}

// With even frames the program rests about a second after the last movement.
func TestARestComesASecondAfterTheLastMovement(t *testing.T) {
	f := &film{lasts: time.Second, after: time.Hour}
	p := paced(t, Parts{}, f)
	begin := p.now
	for !p.asleep && p.now.Sub(begin) < time.Minute {
		p.frame(time.Second/60, 1)
	}
	if took := p.now.Sub(begin) - f.lasts; took < wakefulness || took > wakefulness+100*time.Millisecond {
		t.Errorf("the program rests %v after the last movement", took)
	}
	draws := f.draws
	if p.frame(time.Hour, 1); f.draws != draws+1 || !p.asleep {
		t.Errorf("a window that was uncovered during a rest is drawn %d times, and rests: %v", f.draws-draws, p.asleep)
	}
}

// Work that ends on another goroutine is drawn even during a rest, and so is a failed save.
func TestBackgroundWorkEndsTheRest(t *testing.T) {
	store := fullDisk()
	sheet := &paper{name: "sheet", layer: Panels}
	p := paced(t, Parts{Store: store}, sheet)
	p.uneven(rand.New(rand.NewPCG(1, 2)))
	p.sh.Wake()
	draws := sheet.draws
	if p.frame(0, 1); p.scheduled != 1 || p.asleep || sheet.draws != draws+1 {
		t.Errorf("woken: %d frames are scheduled, it rests: %v, %d drawings", p.scheduled, p.asleep, sheet.draws-draws)
	}
	p.uneven(rand.New(rand.NewPCG(1, 3)))
	p.sh.Saver.Save("game", func() ([]byte, error) { return nil, errors.New("there is no pen") })
	p.sh.Saver.Settle()
	if p.scheduled != 2 {
		t.Fatalf("a save that fails has scheduled %d frames", p.scheduled-1)
	}
	if p.frame(0, 1); p.sh.Notice() == "" || p.asleep {
		t.Errorf("after a save that failed the player is told %q", p.sh.Notice())
	}
}

// After a scene breaks during a rest, its problem is drawn.
func TestASceneThatBreaksInARestIsFollowedByItsProblem(t *testing.T) {
	failure := &paper{name: "failure", layer: Panels}
	for name, breaks := range map[string]func(*paper){
		"in a tick":    func(p *paper) { p.updates = func(*Shell) { panic("a rule broke") } },
		"in a drawing": func(p *paper) { p.inDraw = func(*Shell) { panic("a pen broke") } },
	} {
		sheet := &paper{name: "sheet", layer: Panels}
		p := paced(t, Parts{Failed: func(*Shell, any) Scene { return failure }}, sheet)
		p.uneven(rand.New(rand.NewPCG(2, 2)))
		breaks(sheet)
		failure.draws = 0
		for p.scheduled = 1; p.scheduled > 0; p.scheduled-- {
			p.frame(time.Millisecond, 1)
		}
		if failure.draws == 0 || p.asleep {
			t.Errorf("broken %s: the problem is drawn %d times", name, failure.draws)
		}
	}
}

// Gamepads are polled during a rest, by frames that draw nothing and do not end the rest.
func TestGamepadsArePolledDuringARest(t *testing.T) {
	p := &pace{t: t}
	i := idler{frames: p}
	now := time.Unix(1000, 0)
	steps := []struct {
		after   time.Duration
		active  bool
		pads    int
		resting bool
		polls   bool
	}{
		{0, false, 0, false, false},
		{wakefulness, false, 0, false, false},
		{time.Millisecond, false, 0, false, false}, // the first still drawing
		{time.Millisecond, false, 0, true, false},
		{time.Hour, true, 0, false, false},
		{wakefulness, false, 1, false, false},
		{time.Millisecond, false, 1, false, false},
		{time.Millisecond, false, 1, true, false},
		{time.Millisecond, false, 1, true, true}, // a gamepad alone does not end the rest
		{time.Millisecond, false, 0, true, false},
		{time.Millisecond, false, 1, true, true},
		{time.Millisecond, true, 1, false, false},
	}
	for n, s := range steps {
		now = now.Add(s.after)
		i.tick(now, s.active, s.pads)
		i.drawn(now)
		if i.resting != s.resting || p.asleep != s.resting || (i.polled != nil) != s.polls {
			t.Errorf("step %d: resting %v, polling %v", n, i.resting, i.polled != nil)
		}
	}
	i.resting = true
	i.polls.Store(true)
	if i.tick(now, false, 0) {
		t.Error("a frame that only polls is drawn")
	}
	if !i.tick(now, false, 0) {
		t.Error("a frame that something else caused is not drawn")
	}
}
