package fortress

import (
	"cmp"
	"slices"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// opening is the panel that opens a turn: the decisions that are answered from it, none while another question is asked.
type opening struct {
	run  session.Run
	list scenes.ScrollList // of its rows
}

// asked reports whether the panel is shown.
func (o *opening) asked() bool { return len(o.run) > 0 }

// keys returns the choices that a row of the panel stands for. The button that ends it leaves all decisions.
func (o *opening) keys(key string) []string {
	if o.asked() && key == o.run[0].Left {
		key = ""
	}
	return o.run.To(key)
}

// finals lets a finger touch an answer of the panel twice that nothing could undo, with all that it leaves.
func (o *opening) finals(sh *game.Shell, play *blackstone.Session) {
	if o.asked() {
		sh.UI.Final = func(key string) bool { return play.Final(o.keys(key)...) }
	}
}

// shared reports whether several players decide from the panel.
func (o *opening) shared() bool {
	return slices.ContainsFunc(o.run, func(part session.Part) bool { return part.Seat != o.run[0].Seat })
}

// join returns all that is answered together now as one question, nil if the pending question is asked alone.
func (o *opening) join(play *blackstone.Session, reader asking.Reader) *asking.Question {
	if o.run = play.Together(fortress.OpensTurn); !o.asked() {
		return nil
	}
	var list []*engine.Decision
	var left []string
	for _, part := range o.run {
		list, left = append(list, part.Decision), append(left, part.Left)
	}
	q, s := asking.Join(list, left, reader), &play.Shown
	slices.SortStableFunc(q.Rows, func(a, b *asking.Row) int { return cmp.Compare(openingRank(s, a), openingRank(s, b)) })
	q.Reset()
	return q
}

// openingRank orders the rows of the panel: what ships and cards do, then by explorer its gambit and with whom it trades places.
func openingRank(s *fortress.State, r *asking.Row) int {
	if r.Verb != fortress.DoGambit && r.Verb != fortress.DoSwap {
		return 0
	}
	who := 0
	for e := range s.Party {
		if s.Party[e].Playing && s.Name(e) == r.First().Option.Parts[0] {
			who = e
		}
	}
	if r.Verb == fortress.DoGambit {
		return 1 + 2*who
	}
	return 2 + 2*who
}

// has reports whether the panel asks questions of a kind.
func (o *opening) has(kind string) bool {
	return slices.ContainsFunc(o.run, func(part session.Part) bool { return part.Kind == kind })
}

// question says what the panel asks.
func (o *opening) question(w *words.Book) string {
	switch trades, gambits := o.has(fortress.AskCoveringFire), o.has(fortress.AskGambit); {
	case trades && gambits:
		return w.Say("opening.order")
	case gambits:
		return w.Say("opening.gambits")
	case trades:
		return w.Say("opening.covering-fire")
	}
	return w.Say("opening.before-dice")
}

// label returns what the button says that ends the panel.
func (o *opening) label(w *words.Book) string {
	if o.has(fortress.AskCoveringFire) || o.has(fortress.AskGambit) {
		return w.Say("opening.start")
	}
	return w.Say("opening.roll")
}

// succeeds says how likely a roll succeeds.
func succeeds(odds fortress.RollOdds) string {
	return render.Percent(float32(odds.Levels[1].Plus(odds.Levels[2]).Float()))
}

// draw draws the rows of the panel, which scroll where they have no room.
func (o *opening) draw(sh *game.Shell, p *render.Canvas, r render.Rect, rows []*asking.Row, high float32, draw func(render.Rect, *asking.Row)) {
	o.list.Draw(sh, p, r, sh.Theme.Px(4), asking.Lines(sh.Theme, rows, 1, high, false, draw))
}

// scroll scrolls the rows of the panel, and reports whether it did.
func (o *opening) scroll(sh *game.Shell) bool { return o.asked() && o.list.Wheel(sh) }

// add adds the area of an answer. One in the panel is limited to what is seen of it.
func (o *opening) add(sh *game.Shell, a game.Area) {
	if o.asked() {
		o.list.Area(sh, game.Panels, a)
		return
	}
	sh.UI.Add(game.Panels, a)
}
