package session

import (
	"fmt"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/saves"
)

// match is where the saved game stands. One of other content is played again with ours from its start,
// and goes on if everything comes out as it did; then changed is true.
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
		return nil, true, fmt.Errorf("%w (played again it differs from decision %d on)", other, p.First.Number)
	case p.Verified == 0:
		return nil, true, other
	}
	v.Snapshot = p.Match.Snapshot()
	return p.Match, true, nil
}
