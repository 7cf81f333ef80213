package session

import (
	"fmt"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/saves"
)

// match returns the saved game's match. A game of other content is replayed with ours from its start and
// continues if every mark agrees; changed is then true.
func (v *Saved) match(r fortress.Rules, content saves.Digest) (m *fortress.Match, changed bool, err error) {
	if content == r.Pack.Digest {
		m, err = engine.Resume[fortress.State](r, v.Snapshot)
		return m, false, err
	}
	other := &saves.OtherContent{Saved: content, Here: r.Pack.Digest}
	p, err := Replay(r, v.record(r, content))
	switch {
	case err != nil:
		return nil, true, fmt.Errorf("%w (%w)", other, err)
	case p.First != nil:
		return nil, true, fmt.Errorf("%w (replayed, it differs from decision %d on)", other, p.First.Number)
	case p.Verified == 0:
		return nil, true, other
	}
	v.Snapshot = p.Match.Snapshot()
	return p.Match, true, nil
}
