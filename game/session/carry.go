package session

import (
	"precipice/engine"
	"precipice/message"
	"precipice/saves"
)

// carrying is a saved game that becomes a match again. A game of other content is replayed with ours from its start and
// continues if every mark agrees.
type carrying[S any, T Table[T]] struct {
	v      *Saved[S, T]
	rules  Ruleset[S, T]
	other  *saves.OtherContent // nil for a game of our content
	replay *replaying[S, T]
}

// carry begins to make a match of a saved game.
func (v *Saved[S, T]) carry(r Ruleset[S, T], content saves.Digest) (c *carrying[S, T], err error) {
	c = &carrying[S, T]{v: v, rules: r}
	here := r.About().Content
	if content == here {
		return c, nil
	}
	c.other = &saves.OtherContent{Saved: content, Here: here}
	if c.replay, err = beginReplay(r, v.record(r, content)); err != nil {
		return nil, message.New("error.session.other-content", c.other, err)
	}
	return c, nil
}

// step goes on, and reports whether there may be more to do.
func (c *carrying[S, T]) step() bool { return c.replay != nil && c.replay.step() }

// match returns the match once there is nothing more to do. Changed means that it was saved with other content.
func (c *carrying[S, T]) match() (m *engine.Match[S], changed bool, err error) {
	if c.other == nil {
		m, err = engine.Resume(c.rules, c.v.Snapshot)
		return m, false, err
	}
	switch p := c.replay.result; {
	case p.First != nil:
		return nil, true, message.New("error.session.differs", c.other, p.First.Number)
	case p.Verified == 0:
		return nil, true, c.other
	default:
		c.v.Snapshot = p.Match.Snapshot()
		return p.Match, true, nil
	}
}
