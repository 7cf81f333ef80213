package terminal

import (
	"slices"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/dice"
	"precipice/game/city"
	"precipice/game/words"
)

// chances says in a few words how an option may come out.
type chances struct {
	play *city.Session
	book *words.Book
}

// of says how likely an attack of a hero hits and slays, "" for any other option.
func (c chances) of(_ *engine.Decision, o *engine.Option) string {
	if o.Verb != rules.DoAttack && o.Verb != rules.DoReact {
		return ""
	}
	f, ok := rules.Foresee(c.play.Match, o.Key())
	at := slices.IndexFunc(f.Rolls, func(r rules.RollOdds) bool { return r.For == rollAttack })
	if !ok || at < 0 {
		return ""
	}
	slays := f.Chance(func(e *rules.Ending) bool {
		return slices.ContainsFunc(e.Fates, func(x rules.Fate) bool {
			return x.Fallen && c.play.Shown.Units[x.Unit].Team == rules.HostileTeam
		})
	})
	if o.Verb == rules.DoAttack && o.Parts[2] == untilDone {
		return c.book.Say("console.chance.until", percent(slays))
	}
	levels := &f.Rolls[at].Levels
	return c.book.Say("console.chance.attack", percent(levels[dice.Success].Plus(levels[dice.Critical])), percent(slays))
}

// rollAttack is the purpose of an attack roll, and untilDone the part of an option that attacks again and again.
const (
	rollAttack = "attack"
	untilDone  = "until"
)
