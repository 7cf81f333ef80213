package scenes

import (
	"time"

	"precipice/engine"
	"precipice/game"
	"precipice/game/sound"
)

// Telling is how the screen of a ruleset tells of events.
type Telling[S any] interface {
	// Length returns how long an event is shown at normal speed, 0 for not at all.
	Length(engine.Event[S]) time.Duration
	// Speed returns the speed of what happens now.
	Speed(*game.Shell) game.Speed
	// Holds reports whether an event belongs to another screen. Such an event stays in the queue.
	Holds(engine.Event[S]) bool
	// Begins is called before an event is shown, while the shown state is still the one before it.
	Begins(*game.Shell, engine.Event[S])
	// Sounds returns what an event sounds like, in any order.
	Sounds(engine.Event[S]) []Cue
	// Ends is called when an event has been shown, just before the shown state follows.
	Ends(engine.Event[S])
	// Skipped is called after an event that took no time, when the shown state has followed.
	Skipped(*game.Shell, engine.Event[S])
	// Forgets is called when an option is taken, undone or redone, which ends what was told of the events
	// before.
	Forgets()
	// Caught is called when all events have been shown at once.
	Caught()
}

// Plainly tells of each event for the same time, without a sound. A screen that embeds it overrides what it tells otherwise.
type Plainly[S any] struct{ Each time.Duration }

func (p Plainly[S]) Length(engine.Event[S]) time.Duration { return p.Each }
func (Plainly[S]) Speed(sh *game.Shell) game.Speed        { return sh.Settings.Speed }
func (Plainly[S]) Holds(engine.Event[S]) bool             { return false }
func (Plainly[S]) Begins(*game.Shell, engine.Event[S])    {}
func (Plainly[S]) Sounds(engine.Event[S]) []Cue           { return nil }
func (Plainly[S]) Ends(engine.Event[S])                   {}
func (Plainly[S]) Skipped(*game.Shell, engine.Event[S])   {}
func (Plainly[S]) Forgets()                               {}
func (Plainly[S]) Caught()                                {}

// Showing is the event being shown.
type Showing[S any] struct {
	On     bool
	Event  engine.Event[S]
	Part   float32 // of its time that has passed, 0..1
	Length time.Duration
	from   time.Time
	skips  bool // events take no time
	cues   []Cue
}

// Cue is a sound of an event, when so much of its time has passed.
type Cue struct {
	sound.Request
	At    float32
	asked bool
}

// sound asks for the sounds that are due. Those of an event that is skipped are never due.
func (w *Showing[S]) sound(sh *game.Shell, part float32) {
	for i := range w.cues {
		if c := &w.cues[i]; c.At <= part && !c.asked {
			c.asked = true
			sh.Sound.Ask(c.Request)
		}
	}
}

// Peek returns the next event to be shown here.
func (s *Stage[S, T]) Peek() (engine.Event[S], bool) {
	e, ok := s.Play.Peek()
	if ok && s.telling.Holds(e) {
		return engine.Event[S]{}, false
	}
	return e, ok
}

// Waiting reports whether events are still to be shown here.
func (s *Stage[S, T]) Waiting() bool {
	_, ok := s.Peek()
	return ok
}

// Held reports whether the next event belongs to another screen.
func (s *Stage[S, T]) Held() bool { return s.Play.Waiting() && !s.Waiting() && !s.Showing.On }

// Presenting reports whether what has happened is still being shown. A screen may move for other reasons too.
func (s *Stage[S, T]) Presenting() bool { return s.Waiting() || s.Showing.On || s.Tray.Moving() }

// Follow shows the events that are due.
func (s *Stage[S, T]) Follow(sh *game.Shell) {
	for w := &s.Showing; ; {
		if !w.On {
			e, ok := s.Peek()
			if !ok {
				return
			}
			s.Begin(sh, e)
			w.cues = s.telling.Sounds(e)
		}
		past := sh.Now.Sub(w.from)
		if past < w.Length {
			w.Part = float32(past) / float32(w.Length)
			w.sound(sh, w.Part)
			return
		}
		w.Part = 1
		w.sound(sh, 1)
		s.Next()
		if w.skips {
			s.telling.Skipped(sh, w.Event)
		}
	}
}

// Begin begins to show an event.
func (s *Stage[S, T]) Begin(sh *game.Shell, e engine.Event[S]) {
	speed := s.telling.Speed(sh)
	s.Showing = Showing[S]{On: true, Event: e, from: sh.Now, skips: speed == game.Instant,
		Length: time.Duration(float64(s.telling.Length(e)) * speed.Factor())}
	s.telling.Begins(sh, e)
	s.Version++
}

// Next ends the event being shown, if there is one.
func (s *Stage[S, T]) Next() {
	if !s.Showing.On {
		return
	}
	s.telling.Ends(s.Showing.Event)
	s.Showing.On, s.Showing.Part = false, 0
	s.Play.Next()
	s.Version++
}

// CatchUp shows all waiting events at once; the tray keeps their last dice, at rest.
func (s *Stage[S, T]) CatchUp(sh *game.Shell) {
	s.Next()
	for e, ok := s.Peek(); ok; e, ok = s.Peek() {
		s.Begin(sh, e)
		s.Next()
		s.telling.Skipped(sh, e)
	}
	s.telling.Caught()
	s.Tray.Land()
	s.Version++
}
