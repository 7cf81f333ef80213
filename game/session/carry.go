package session

import (
	"precipice/engine"
	"precipice/message"
	"precipice/saves"
)

// match returns the saved game's match. A game of other content is replayed with ours from its start and
// continues if every mark agrees; changed is then true.
func (v *Saved[S, T]) match(r Ruleset[S, T], content saves.Digest) (m *engine.Match[S], changed bool, err error) {
	here := r.About().Content
	if content == here {
		m, err = engine.Resume(r, v.Snapshot)
		return m, false, err
	}
	other := &saves.OtherContent{Saved: content, Here: here}
	p, err := Replay(r, v.record(r, content))
	switch {
	case err != nil:
		return nil, true, message.New("error.session.other-content", other, err)
	case p.First != nil:
		return nil, true, message.New("error.session.differs", other, p.First.Number)
	case p.Verified == 0:
		return nil, true, other
	}
	v.Snapshot = p.Match.Snapshot()
	return p.Match, true, nil
}
