package fortress

import (
	"slices"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// whyDisabled says why no choice of a row is legal, and by which rule. A move and a shot have a refusal for
// every hex and every hostile, so it names the one obstacle that matters.
func (y *tips) whyDisabled(sh *game.Shell, r *asking.Row) (text, rule string) {
	why := r.Reason()
	if why == nil {
		return "", ""
	}
	switch by := y.d.Actor(); {
	case !aboutBoard(why.Reason) || by == fortress.NoUnit || !y.d.Play.Shown.On(by).Here():
	case r.Verb == fortress.DoMove:
		return y.whyNoMove(sh, r, by)
	case r.Verb == fortress.DoFire:
		return y.whyNoShot(sh, r, by)
	}
	if text, ok := y.whyNoSwap(sh, r); ok {
		return text, why.Rule
	}
	return asking.Why(sh, why), why.Rule
}

// aboutBoard reports whether a refusal is about the board. If no die can pay, or if the weapon belongs to the
// other twin, every refusal has that reason alone.
func aboutBoard(reason string) bool {
	return !slices.Contains([]string{"no-die", "card-bare", "destiny-limit", "destiny-gambit", "twist-forbids", "not-this-twin"}, reason)
}

// whyNoMove says what blocks every hex in reach: full hexes, enemies, walls (BF-MOV-003 to 005).
func (y *tips) whyNoMove(sh *game.Shell, r *asking.Row, by fortress.UnitID) (text, rule string) {
	s, w := &y.d.Play.Shown, sh.Words
	from := s.On(by).Hex
	open := s.Field().Adjacent(from)
	var full, held []string
	for i := range r.Refused {
		ch := &r.Refused[i]
		sp, inside := s.Field().At(table.HexAt(ch.Space))
		switch {
		case !inside:
		case ch.Why.Reason == "hex-full":
			full = append(full, ch.Space)
		case ch.Why.Reason == "enemy-there" && open.Has(sp):
			held = append(held, ch.Space)
		}
	}
	var lines []string
	if len(full) > 0 {
		lines, rule = append(lines, w.Say("dark.move.full", strings.Join(full, "; "))), "BF-MOV-005"
	}
	if len(held) > 0 {
		lines, rule = append(lines, w.Say("dark.move.enemy", strings.Join(held, "; "))), "BF-MOV-003"
	}
	here := s.HexName(from)
	switch {
	case len(lines) == 0:
		lines, rule = append(lines, w.Say("dark.move.closed", here)), "BF-MOV-004"
	case open.Len() < 6:
		lines = append(lines, w.Say("dark.move.walls", here))
	}
	return strings.Join(lines, " "), rule
}

// whyNoShot names the hostile closest to being a target: one in sight before one that is not, then the
// nearest.
func (y *tips) whyNoShot(sh *game.Shell, r *asking.Row, by fortress.UnitID) (text, rule string) {
	s, w := &y.d.Play.Shown, sh.Words
	from := s.On(by).Hex
	var best *asking.Choice
	rank := func(ch *asking.Choice) int {
		n := s.Field().Range(from, s.On(table.UnitOf(&ch.Target)).Hex)
		if ch.Why.Reason == "no-sight" {
			n += 1 << 10
		}
		return n
	}
	for i := range r.Refused {
		if ch := &r.Refused[i]; !ch.Aimed && table.UnitOf(&ch.Target) != fortress.NoUnit && s.On(table.UnitOf(&ch.Target)).Here() && (best == nil || rank(ch) < rank(best)) {
			best = ch
		}
	}
	if best == nil {
		return asking.Why(sh, r.Reason()), r.Reason().Rule
	}
	name, sight := w.Name(s.UnitName(table.UnitOf(&best.Target))), y.sight(sh, from, s.On(table.UnitOf(&best.Target)).Hex, false)
	if best.Why.Reason == "no-sight" {
		return w.Say("dark.shot.blind", w.Name(s.UnitName(by)), name, sight), best.Why.Rule
	}
	return w.Say("dark.shot", name, sight, asking.Why(sh, best.Why)), best.Why.Rule
}

// whyNoSwap says what blocks the line of sight between two explorers who could otherwise trade places
// (BF-COV-001).
func (y *tips) whyNoSwap(sh *game.Shell, r *asking.Row) (text string, ok bool) {
	s, why := &y.d.Play.Shown, r.Reason()
	if r.Verb != fortress.DoSwap || why.Reason != "no-sight" {
		return "", false
	}
	var at [2]board.Space
	for i, name := range r.Refused[0].Option.Parts[:2] {
		u := s.Find(name)
		if u == fortress.NoUnit || !s.On(u).Here() {
			return "", false
		}
		at[i] = s.On(u).Hex
	}
	return sh.Words.Say("dark.swap", y.sight(sh, at[0], at[1], false), sh.Words.Name(r.Refused[0].Option.Parts[0]), sh.Words.Name(r.Refused[0].Option.Parts[1])), true
}
