package scenes

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine"
	"precipice/game"
	"precipice/game/session"
	"precipice/game/sound"
	"precipice/render"
)

// Replay shows a game again from its start, on the screens it was played on.
type Replay[S any, T session.Table[T]] struct {
	Tape    *session.Tape[S, T]
	Screen  Watchable // the one shown now
	open    func(*game.Shell) Watchable
	back    func(*game.Shell)
	canvas  *render.Canvas
	running bool
	pace    int
	due     time.Time // when the next decision is due
}

// Watchable is a screen of a game in play on which a replay can be watched.
type Watchable interface {
	game.Scene
	// Held reports whether the next event belongs to another screen.
	Held() bool
	// CatchUp shows all events that wait for this screen.
	CatchUp(*game.Shell)
	// Then returns the screen that goes on when this one has shown all that belongs to it, nil before.
	Then(*game.Shell) Watchable
	// TapeAt returns where the controls of the tape are drawn.
	TapeAt(*game.Shell) render.Rect
}

// NewReplay returns the replay of a tape. Open returns the screen for the present state of its session, and
// back leaves the replay.
func NewReplay[S any, T session.Table[T]](sh *game.Shell, tape *session.Tape[S, T], open func(*game.Shell) Watchable, back func(*game.Shell)) *Replay[S, T] {
	return &Replay[S, T]{Tape: tape, Screen: open(sh), open: open, back: back, pace: 1}
}

// paces holds how long each decision is shown before the next.
var paces = []time.Duration{1600 * time.Millisecond, 700 * time.Millisecond, 150 * time.Millisecond}

var paceKeys = [...]string{"replay.slow", "replay.steady", "replay.fast"}

// Name implements game.Scene.
func (r *Replay[S, T]) Name() string { return "replay" }

// Moving implements game.Scene.
func (r *Replay[S, T]) Moving() bool { return r.running || r.Screen.Moving() }

// Score implements game.Scored.
func (r *Replay[S, T]) Score() sound.Score {
	if s, ok := r.Screen.(game.Scored); ok {
		return s.Score()
	}
	return sound.Score{}
}

// Deeds implements Doer: what the screen offers, without what the buttons of the tape do.
func (r *Replay[S, T]) Deeds() []game.Action {
	d, ok := r.Screen.(Doer)
	if !ok {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(d.Deeds()), func(a game.Action) bool { return slices.Contains(winding, a) })
}

// winding holds the actions that wind the tape or leave it.
var winding = []game.Action{game.Back, game.Undo, game.Redo, game.End, game.Skip}

// Named implements game.Speaker, as the screen does.
func (r *Replay[S, T]) Named(sh *game.Shell, a *game.Area) string {
	if s, ok := r.Screen.(game.Speaker); ok {
		return s.Named(sh, a)
	}
	return ""
}

// TipOf implements game.Speaker.
func (r *Replay[S, T]) TipOf(sh *game.Shell, a *game.Area) (v render.TooltipView) {
	switch s, ok := r.Screen.(game.Speaker); {
	case ok:
		v = s.TipOf(sh, a)
	case a.Tip != nil:
		v = a.Tip()
	}
	return v
}

// Leave implements game.Leaver.
func (r *Replay[S, T]) Leave() { r.leaveScreen() }

// Says implements game.Scene.
func (r *Replay[S, T]) Says() map[string]string {
	says := r.Screen.Says()
	says["at"], says["of"], says["screen"] = strconv.Itoa(r.Tape.At()), strconv.Itoa(r.Tape.Len()), r.Screen.Name()
	return says
}

// Update implements game.Scene. The keys for choosing wind the tape.
func (r *Replay[S, T]) Update(sh *game.Shell) {
	in := &sh.Input
	did := slices.Clone(in.Actions)
	in.Actions = slices.DeleteFunc(in.Actions, func(a game.Action) bool {
		return slices.Contains(winding, a)
	})
	for _, a := range did {
		switch a {
		case game.Back:
			r.back(sh)
			return
		case game.Skip:
			r.run(sh)
		case game.Undo:
			r.Wind(sh, func() { r.Tape.Seek(r.Tape.At() - 1) })
		case game.End, game.Redo:
			r.Forward(sh)
		}
	}
	r.Screen.Update(sh)
	r.Follow(sh)
	if r.running && !r.Screen.Moving() && !r.Screen.Held() && sh.Now.After(r.due) {
		r.due = sh.Now.Add(paces[r.pace])
		if !r.Tape.Forward() {
			r.running = false
		}
		sh.Dirty()
	}
}

// Follow switches to the screen that goes on.
func (r *Replay[S, T]) Follow(sh *game.Shell) {
	if next := r.Screen.Then(sh); next != nil {
		r.show(sh, next)
	}
}

// show replaces the current screen.
func (r *Replay[S, T]) show(sh *game.Shell, screen Watchable) {
	r.leaveScreen()
	r.Screen = screen
	forgetAround(sh)
	sh.Dirty()
}

// leaveScreen leaves the current screen.
func (r *Replay[S, T]) leaveScreen() {
	if l, ok := r.Screen.(game.Leaver); ok {
		l.Leave()
	}
}

// run resumes or pauses the replay; at the end it starts again.
func (r *Replay[S, T]) run(sh *game.Shell) {
	if r.running = !r.running; r.running && r.Tape.Next() == "" {
		r.Wind(sh, func() { r.Tape.Seek(0) })
		r.running = true
	}
	r.due = sh.Now
	sh.Dirty()
}

// Forward ends the running animations, or takes the next decision.
func (r *Replay[S, T]) Forward(sh *game.Shell) {
	r.running = false
	if r.Screen.Moving() {
		r.Screen.CatchUp(sh)
	} else {
		r.Tape.Forward()
	}
	sh.Dirty()
}

// Wind moves to another point of the tape and shows its state.
func (r *Replay[S, T]) Wind(sh *game.Shell, to func()) {
	r.running = false
	to()
	r.show(sh, r.open(sh))
}

// forgetAround drops all areas, but leaves the focus on the button of the replay where it is.
func forgetAround(sh *game.Shell) {
	a := sh.UI.Pointed()
	sh.UI.Forget()
	if a != nil && strings.HasPrefix(a.Name, "replay/") {
		sh.UI.SetFocus(a.Name)
	}
}

// Draw implements game.Scene.
func (r *Replay[S, T]) Draw(sh *game.Shell, dst *ebiten.Image) {
	if r.canvas == nil || r.canvas.Theme != sh.Theme {
		r.canvas = render.NewCanvas(sh.Theme)
	}
	r.Screen.Draw(sh, dst)
	p := r.canvas
	p.Begin(dst)
	r.drawWays(sh, p, r.Screen.TapeAt(sh))
	p.End()
}

// wayHigh is the height of the bar that shows the position, in design units.
const wayHigh = 9

// drawWays draws the position on the tape, the next choice, and the tape controls.
func (r *Replay[S, T]) drawWays(sh *game.Shell, p *render.Canvas, panel render.Rect) {
	t, w := sh.Theme, sh.Words
	sh.UI.Add(game.Over, game.Area{Name: "replay", Rect: panel, Skip: true})
	in := p.Panel(panel, render.PanelView{Title: w.Say("replay.title"), Accent: render.Brass})
	at, turn, next := w.Say("replay.at", strconv.Itoa(r.Tape.At()), strconv.Itoa(r.Tape.Len())), r.turnName(sh), r.nextWords(sh)
	foot := min(t.Target(t.Px(28)*min(t.Text, 1.3)), in.H*0.7)
	small := render.Small.With(render.Ivory)
	need := t.LineHeight(small) + t.ParagraphHeight(next, small, in.W)
	share := min((in.H-t.Px(wayHigh)-foot)/need, in.W/(t.Measure(at+turn, small)+t.Px(12)))
	small = Smaller(small, min(1, max(share, 1/max(1, t.Text*0.72))))
	line, in := in.CutTop(t.LineHeight(small))
	p.Label(line, at, small, render.Left)
	p.Label(line, turn, small.With(render.Muted), render.Right)
	bar, in := in.CutTop(t.Px(wayHigh))
	p.Bar(bar.Inset2(0, t.Px(2)), float32(r.Tape.At())/float32(max(1, r.Tape.Len())), render.Brass)
	buttons, rest := in.CutBottom(foot)
	p.Paragraph(rest, next, small.With(render.Muted))
	r.drawButtons(sh, p, buttons)
}

// turnName names the round and the turn shown.
func (r *Replay[S, T]) turnName(sh *game.Shell) string {
	now := r.Tape.Turns[r.Tape.Turn()]
	switch w := sh.Words; {
	case now.Turn > 0 && now.Round > 0:
		return w.Say("replay.round-turn", strconv.Itoa(now.Round), strconv.Itoa(now.Turn))
	case now.Turn > 0:
		return w.Say("replay.turn", strconv.Itoa(now.Turn))
	case now.Round > 0:
		return w.Say("replay.round", strconv.Itoa(now.Round))
	}
	return ""
}

// nextWords says what is chosen next, or why the tape ends.
func (r *Replay[S, T]) nextWords(sh *game.Shell) string {
	w, next := sh.Words, r.Tape.Next()
	switch {
	case next == "" && r.Tape.Problem != nil:
		return sh.Sentence(r.Tape.Problem)
	case next == "":
		return w.Say("replay.end")
	case !engine.IsChoice(next):
		return w.Say("replay.dice")
	}
	d, ok := r.Tape.Play.Match.Pending()
	if i := d.Find(next); ok && i >= 0 {
		return w.Say("replay.next", w.Do(d.Kind, &d.Options[i]))
	}
	return ""
}

func (r *Replay[S, T]) drawButtons(sh *game.Shell, p *render.Canvas, at render.Rect) {
	w := sh.Words
	run := "replay.play"
	if r.running {
		run = "replay.pause"
	}
	t := sh.Theme
	arrow := max(at.W*0.065, t.Measure("«", render.Label)+t.Px(18)) // a button leaves 8 units free at both sides
	if t.Held {
		arrow = max(at.W*0.125, t.Target(0)) // words can shrink, fingers cannot
	}
	word := (at.W - 4*arrow - 6*t.Px(4)) / 3
	for _, b := range []struct {
		name, label, says string // says is the spoken name, "" for the label
		do                func()
	}{
		{"turn-back", "«", w.Say("replay.says.turn-back"), func() { r.Wind(sh, func() { r.Tape.SeekTurn(-1) }) }},
		{"back", "‹", w.Say("replay.says.back"), func() { r.Wind(sh, func() { r.Tape.Seek(r.Tape.At() - 1) }) }},
		{"run", w.Say(run), "", func() { r.run(sh) }},
		{"forward", "›", w.Say("replay.says.forward"), func() { r.Forward(sh) }},
		{"turn", "»", w.Say("replay.says.turn"), func() { r.Wind(sh, func() { r.Tape.SeekTurn(1) }) }},
		{"pace", w.Say(paceKeys[r.pace]), w.Say("replay.says.pace", w.Say(paceKeys[r.pace])), func() { r.pace = (r.pace + 1) % len(paces) }},
		{"leave", w.Say("replay.leave"), "", func() { r.back(sh) }},
	} {
		wide := word
		if utf8.RuneCountInString(b.label) == 1 {
			wide = arrow
		}
		var cell render.Rect
		cell, at = at.CutLeft(wide)
		_, at = at.CutLeft(t.Px(4))
		PlaceButton(sh, p, game.Over, render.ButtonView{Label: b.label, Primary: b.name == "run"}, game.Area{Name: "replay/" + b.name, Rect: cell, Says: b.says, Do: b.do})
	}
}
