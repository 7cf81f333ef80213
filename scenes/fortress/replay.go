package fortress

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
)

// Replay shows a game again from its start, on the screens it was played on.
type Replay struct {
	host    *Host
	tape    *blackstone.Tape
	from    *blackstone.Session // the game to return to
	screen  watchable
	canvas  *render.Canvas
	running bool
	pace    int
	due     time.Time // when the next decision is due
}

// watchable is a screen of a game in play.
type watchable interface {
	game.Scene
	onStage() *stage
	panelFor(sh *game.Shell) render.Rect // where the tape controls are drawn
}

func (c *Combat) onStage() *stage     { return &c.stage }
func (x *Expedition) onStage() *stage { return &x.stage }

func (c *Combat) panelFor(sh *game.Shell) render.Rect { return c.decisionRect(sh) }

func (x *Expedition) panelFor(sh *game.Shell) render.Rect {
	t, room := sh.Theme, x.layout.middle
	if x.over() { // below the results of the rounds
		room = render.Rect{W: x.layout.bar.W, H: x.layout.carried.Bottom()}
	}
	at, _ := room.Inset(t.Px(scenes.Gap)).CutBottom(t.Px(132) * (1 + (t.Text-1)*0.4))
	return scenes.Middle(at, t.Px(430)*min(t.Text, 1.6))
}

// paces holds how long each decision is shown before the next.
var paces = []time.Duration{1600 * time.Millisecond, 700 * time.Millisecond, 150 * time.Millisecond}

var paceKeys = [...]string{"replay.slow", "replay.steady", "replay.fast"}

// watch shows a game from its start; leaving the replay returns to the game.
func (h *Host) watch(sh *game.Shell, play *blackstone.Session) {
	tape, err := session.NewTape(h.Rules, play.Record())
	if err != nil {
		sh.Notice = sh.Sentence(err)
		return
	}
	tape.Play.Table.Names = play.Table.Names
	sh.Show(newReplay(h, sh, tape, play))
}

func newReplay(h *Host, sh *game.Shell, tape *blackstone.Tape, from *blackstone.Session) *Replay {
	return &Replay{host: h, tape: tape, from: from, screen: screenOf(h, sh, tape.Play).(watchable), pace: 1}
}

// Name implements game.Scene.
func (r *Replay) Name() string { return "replay" }

// Moving implements game.Scene.
func (r *Replay) Moving() bool { return r.running || r.screen.Moving() }

// Leave implements game.Leaver.
func (r *Replay) Leave() { r.leaveScreen() }

// Says implements game.Scene.
func (r *Replay) Says() map[string]string {
	says := r.screen.Says()
	says["at"], says["of"], says["screen"] = strconv.Itoa(r.tape.At()), strconv.Itoa(r.tape.Len()), r.screen.Name()
	return says
}

// Update implements game.Scene. The keys for choosing wind the tape.
func (r *Replay) Update(sh *game.Shell) {
	in := &sh.Input
	did := slices.Clone(in.Actions)
	in.Actions = slices.DeleteFunc(in.Actions, func(a game.Action) bool {
		return slices.Contains([]game.Action{game.Back, game.Undo, game.Redo, game.End, game.Skip}, a)
	})
	for _, a := range did {
		switch a {
		case game.Back:
			r.leave(sh)
			return
		case game.Skip:
			r.run(sh)
		case game.Undo:
			r.wind(sh, func() { r.tape.Seek(r.tape.At() - 1) })
		case game.End, game.Redo:
			r.forward(sh)
		}
	}
	r.screen.Update(sh)
	r.follow(sh)
	if r.running && !r.screen.Moving() && !r.screen.onStage().held() && sh.Now.After(r.due) {
		r.due = sh.Now.Add(paces[r.pace])
		if !r.tape.Forward() {
			r.running = false
		}
		sh.Dirty()
	}
}

// follow switches to the other screen when the next event belongs there, or when the party has entered or
// left a combat.
func (r *Replay) follow(sh *game.Shell) {
	if _, combat := r.screen.(*Combat); r.screen.onStage().held() || !r.tape.Play.Waiting() && !r.screen.Moving() && combat != r.tape.Play.Shown.Fighting() {
		r.leaveScreen()
		if combat {
			r.screen = NewExpedition(r.host, sh, r.tape.Play)
		} else {
			r.screen = NewCombat(r.host, sh, r.tape.Play)
		}
		forgetAround(sh)
		sh.Dirty()
	}
}

// leaveScreen leaves the current screen.
func (r *Replay) leaveScreen() {
	if l, ok := r.screen.(game.Leaver); ok {
		l.Leave()
	}
}

// run resumes or pauses the replay; at the end it starts again.
func (r *Replay) run(sh *game.Shell) {
	if r.running = !r.running; r.running && r.tape.Next() == "" {
		r.wind(sh, func() { r.tape.Seek(0) })
		r.running = true
	}
	r.due = sh.Now
	sh.Dirty()
}

// forward ends the running animations, or takes the next decision.
func (r *Replay) forward(sh *game.Shell) {
	r.running = false
	if st := r.screen.onStage(); st.Moving() {
		st.land(sh)
	} else {
		r.tape.Forward()
	}
	sh.Dirty()
}

// wind moves to another point of the tape and shows its state.
func (r *Replay) wind(sh *game.Shell, to func()) {
	r.running = false
	to()
	r.leaveScreen()
	r.screen = screenOf(r.host, sh, r.tape.Play).(watchable)
	forgetAround(sh)
	sh.Dirty()
}

// forgetAround drops all areas, but leaves the focus on the button of the replay where it is.
func forgetAround(sh *game.Shell) {
	a := sh.UI.Pointed()
	sh.UI.Forget()
	if a != nil && strings.HasPrefix(a.Name, "replay/") {
		sh.UI.SetFocus(a.Name)
	}
}

func (r *Replay) leave(sh *game.Shell) { sh.Show(screenOf(r.host, sh, r.from)) }

// Draw implements game.Scene.
func (r *Replay) Draw(sh *game.Shell, dst *ebiten.Image) {
	if r.canvas == nil || r.canvas.Theme != sh.Theme {
		r.canvas = render.NewCanvas(sh.Theme)
	}
	r.screen.Draw(sh, dst)
	p := r.canvas
	p.Begin(dst)
	r.drawWays(sh, p, r.screen.panelFor(sh))
	p.End()
}

// drawWays draws the position on the tape, the next choice, and the tape controls.
func (r *Replay) drawWays(sh *game.Shell, p *render.Canvas, at render.Rect) {
	t, w := sh.Theme, sh.Words
	sh.UI.Add(game.Over, game.Area{Name: "replay", Rect: at, Skip: true})
	in := p.Panel(at, render.PanelView{Title: w.Say("replay.title"), Accent: render.Brass})
	small := scenes.Smaller(render.Small.With(render.Ivory), 1/max(1, t.Text*0.72))
	line, in := in.CutTop(t.LineHeight(small))
	p.Label(line, w.Say("replay.at", strconv.Itoa(r.tape.At()), strconv.Itoa(r.tape.Len())), small, render.Left)
	p.Label(line, r.turnName(sh), small.With(render.Muted), render.Right)
	bar, in := in.CutTop(t.Px(9))
	p.Bar(bar.Inset2(0, t.Px(2)), float32(r.tape.At())/float32(max(1, r.tape.Len())), render.Brass)
	foot, rest := in.CutBottom(min(t.Px(28)*min(t.Text, 1.3), in.H*0.6))
	p.Paragraph(rest, r.nextWords(sh), small.With(render.Muted))
	r.drawButtons(sh, p, foot)
}

// turnName names the round and the turn shown.
func (r *Replay) turnName(sh *game.Shell) string {
	now := r.tape.Turns[r.tape.Turn()]
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
func (r *Replay) nextWords(sh *game.Shell) string {
	w, next := sh.Words, r.tape.Next()
	switch {
	case next == "" && r.tape.Problem != nil:
		return sh.Sentence(r.tape.Problem)
	case next == "":
		return w.Say("replay.end")
	case !engine.IsChoice(next):
		return w.Say("replay.dice")
	}
	d, ok := r.tape.Play.Match.Pending()
	if i := d.Find(next); ok && i >= 0 {
		return w.Say("replay.next", w.Do(d.Kind, &d.Options[i]))
	}
	return ""
}

func (r *Replay) drawButtons(sh *game.Shell, p *render.Canvas, at render.Rect) {
	w := sh.Words
	run := "replay.play"
	if r.running {
		run = "replay.pause"
	}
	t := sh.Theme
	arrow := at.W * 0.065
	word := (at.W - 4*arrow - 6*t.Px(4)) / 3
	for _, b := range []struct {
		name, label string
		do          func()
	}{
		{"turn-back", "«", func() { r.wind(sh, func() { r.tape.SeekTurn(-1) }) }},
		{"back", "‹", func() { r.wind(sh, func() { r.tape.Seek(r.tape.At() - 1) }) }},
		{"run", w.Say(run), func() { r.run(sh) }},
		{"forward", "›", func() { r.forward(sh) }},
		{"turn", "»", func() { r.wind(sh, func() { r.tape.SeekTurn(1) }) }},
		{"pace", w.Say(paceKeys[r.pace]), func() { r.pace = (r.pace + 1) % len(paces) }},
		{"leave", w.Say("replay.leave"), func() { r.leave(sh) }},
	} {
		wide := word
		if utf8.RuneCountInString(b.label) == 1 {
			wide = arrow
		}
		var cell render.Rect
		cell, at = at.CutLeft(wide)
		_, at = at.CutLeft(t.Px(4))
		scenes.DrawButton(sh, p, game.Over, cell, "replay/"+b.name, render.ButtonView{Label: b.label, Primary: b.name == "run"}, b.do)
	}
}
