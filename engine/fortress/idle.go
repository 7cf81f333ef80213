package fortress

import "precipice/engine"

// Players may answer some questions so that nothing comes of it: let the twins take turns, pause and go on, give a card back. A
// frame counts such answers (engine.Cursor), and refuses more of them than anybody needs, so that no game goes on for ever without
// anything that happens. No counter goes higher than these.
const (
	MostIdle  = 40  // of most questions
	mostGifts = 120 // cards given in one exchange: all of them, and many of them twice
)

// idly offers an option that changes nothing, unless there have been many of them since something happened.
func idly(d *engine.Decision, o engine.Option, have engine.Tally, rule, reason string) {
	if have >= MostIdle {
		d.Refuse(o, rule, reason)
		return
	}
	d.Offer(o)
}
