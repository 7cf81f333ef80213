package blackstone

import (
	"precipice/engine"
	"precipice/engine/fortress"
)

// Answer implements session.Ruleset.
func (Rules) Answer(t *Table, m *fortress.Match, d *engine.Decision, preferred string) (option int, why string) {
	matters := d.Kind != fortress.AskReRoll || fortress.ReRollMatters(m)
	if i, why := t.Offer(m, d); i >= 0 && matters {
		return i, why
	}
	switch {
	case d.Seat == fortress.HostileSeat && !t.HostilesPlayed && !m.State.HasFifth:
		if len(d.Options) == 1 {
			return 0, ""
		}
		return fortress.Automatic(m, d), "automatic"
	case d.Kind == fortress.AskBoard: // the place in the chamber does not matter: each combat places anew (BF-BTL-010)
		return m.State.Roomiest(d), ""
	case d.Kind == fortress.AskExchange && t.Exchange == Never && !fortress.Requested(m):
		return d.Find(fortress.DoDone), ""
	case d.Kind == fortress.AskPay && !t.AskDice:
		return max(0, d.Find(preferred)), ""
	case d.Kind == fortress.AskHeal && !t.AskHealing:
		return 0, ""
	case d.Kind == fortress.AskOverwatch && t.Overwatch != Ask:
		if t.Overwatch == Always {
			return 0, "always"
		}
		return 1, "never"
	case d.Kind == fortress.AskReRoll && t.ReRolls == Never:
		return d.Find(fortress.DoKeep), "never"
	case !matters:
		return d.Find(fortress.DoKeep), ""
	case !t.AskAll:
		return fortress.Pointless(m, d), ""
	}
	return -1, ""
}

// Vain implements session.Ruleset.
func (Rules) Vain(t *Table, m *fortress.Match, d *engine.Decision) int {
	switch i := t.hushed(m, d); {
	case i >= 0:
		return i
	case t.AskAll:
		return -1
	case d.Kind == fortress.AskReRoll && t.ReRolls != Always && fortress.Upgrades(m):
		return d.Find(fortress.DoKeep)
	}
	return fortress.Vain(m, d)
}

// Rather implements session.Ruleset.
func (Rules) Rather(m *fortress.Match, d *engine.Decision, option int) int {
	return fortress.Rather(m, d, option)
}

// HeldFire is the key of the note that an explorer holds its fire, which makes no event.
const HeldFire = "held-fire"

// Remark implements session.Ruleset: it tells who holds fire (BF-OVW-004), and which cards the table has kept.
func (Rules) Remark(d *engine.Decision, option int, why string) (key string, args []string) {
	if why == "never" && option == declined(d) && len(keptCards(d)) > 0 {
		return "cards-kept", keptCards(d)
	}
	if why != "" || d.Kind != fortress.AskOverwatch || d.Options[option].Verb != fortress.DoPass {
		return "", nil
	}
	return HeldFire, []string{d.About[0], d.About[1]}
}
