package fortress

import (
	"slices"
	"strings"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes/fortress/table"
)

// account tells what has happened since the player was last asked.
type account struct {
	d    *tabletop
	late lately // see toldLately
}

// lately is the short report over a question: what has happened since the last choice.
type lately struct {
	stamp logStamp
	since int
	told  [2]latelyWords // by manner
	all   string         // the lines of the log that it stands for
}

// latelyWords holds what has happened, told in one way.
type latelyWords struct {
	clauses []clause // by weight
	harms   int      // how many of the clauses, the first, tell of harm to explorers
	more    string   // stands for those left out where a touch opens the log
}

// clause tells one thing.
type clause struct {
	text string
	at   int // the line of the log in which it began
}

// latelySpaced stands between what is told of one and of the next.
const latelySpaced = " · "

// latelyLines is how many lines it takes at the most in the hands, and with large text. Elsewhere it takes one more.
const latelyLines = 2

// latelyRows returns how many lines it takes at the most.
func (y *account) latelyRows(sh *game.Shell) int {
	if y.d.kit.layout.Held || sh.Theme.Text > 1.25 {
		return latelyLines
	}
	return latelyLines + 1
}

// toldLately returns what to tell over the question: nothing while the recap of skipped events tells more.
func (y *account) toldLately(sh *game.Shell) *lately {
	now := logStamp{y.d.Version, len(y.d.Play.Log)}
	if l := &y.late; l.stamp != now || l.since != y.d.Play.Since() {
		*l = lately{stamp: now, since: y.d.Play.Since()}
		if y.d.Choices != nil && !y.d.Presenting() && len(y.d.Recap) == 0 && !y.d.HandedOver() && y.d.Problem == "" && y.d.Play.Shown.Turn > 0 {
			y.tellLately(sh.Words.WithPlayers(y.d.Play.Table.Names), l)
		}
	}
	return &y.late
}

// tellLately reads the log since then.
func (y *account) tellLately(w *words.Book, l *lately) {
	log := y.d.Play.Log[y.latelyFrom():]
	list := y.plights(log)
	y.leaveToQuestion(list)
	idle := idleRolls(w, list)
	for m := range l.told {
		l.told[m] = y.tell(w, log, list, idle, manner(m))
	}
	l.all = y.d.tidings.latelyAll(w, log)
}

// leaveToQuestion takes from the plights what the question tells: of an overwatch what the attack has come to that sets it off,
// and the roll that may be made again, if any.
func (y *account) leaveToQuestion(list []plight) {
	d, about := y.d.Choices.Decision, y.attacked()
	for i := range list {
		f := &list[i]
		f.asked = f.name == about
		if u := y.d.Overwatch.Trigger; f.asked && asksOverwatch(d) && u != fortress.NoUnit {
			name := y.d.Play.Shown.UnitName(u)
			f.strikes = slices.DeleteFunc(f.strikes, func(s strike) bool { return s.by == name && s.attacks == 1 && !s.fell })
		}
		if (d.Kind == fortress.AskReRoll || d.Kind == fortress.AskCard) && f.name == y.ofCard(d.About[0]) {
			f.failed, f.heals = "", ""
		}
	}
}

// marched reports whether a change moves a hostile.
func marched(s *fortress.State, change any) bool {
	e, ok := change.(fortress.Moved)
	return ok && s.On(e.Unit).Team == fortress.Hostiles
}

// rolledBehaviour reports whether a change is a behaviour roll.
func rolledBehaviour(_ *fortress.State, change any) bool {
	_, ok := change.(fortress.Behaved)
	return ok
}

// idleRolls tells in one clause of several explorers whose vitality rolls had nothing to heal, and takes it from their plights.
func idleRolls(w *words.Book, list []plight) []clause {
	var names []string
	var last *plight
	for i := range list {
		if f := &list[i]; f.idle() {
			names, last = append(names, w.Name(f.name)), f
		}
	}
	if len(names) < 2 {
		return nil
	}
	at := last.faredAt
	for i := range list {
		if f := &list[i]; f.idle() {
			f.heals, f.failed = "", ""
		}
	}
	return []clause{{w.Say("lately.heals.nobody", strings.Join(names, ", ")), at}}
}

// tell tells the plights and what else has happened.
func (y *account) tell(w *words.Book, log []session.Line, list []plight, idle []clause, m manner) (t latelyWords) {
	named := map[string]bool{} // with the attack that they made at once
	for i := range list {
		for _, s := range list[i].named(m) {
			named[s.by] = named[s.by] || s.fresh
		}
		if list[i].explorer {
			t.harms += len(list[i].harm(w, m))
		}
	}
	t.more = w.Say("lately.more")
	t.clauses = y.d.tidings.woundRoll(w, list)
	t.harms += len(t.clauses)
	t.clauses = append(t.clauses, report(w, list, m, append(y.d.tidings.tidings(w, log, named), idle...), y.d.tidings.marches(w, log, y.triggered()))...)
	return t
}

// latelyTold reports whether the tip holds a line: what happened, and the rolls that explain it.
func latelyTold(l *session.Line) bool {
	switch e := l.Change.(type) {
	case fortress.Deployed, fortress.DestinyGained:
		return true
	case fortress.InspirationChanged:
		return e.By >= 0
	case fortress.NoEffect:
		return e.Reason == "wound-cancelled" || e.Reason == "grievous-lessened"
	case fortress.Rolled:
		return e.Again || e.For != "attack"
	}
	return table.LogWeights[l.Key] > 0
}

// latelyMost is how many lines of the log the tip holds, the last ones.
const latelyMost = 14

// report returns what there is to tell in the order of its weight: harm to explorers, attacks on them of which nothing came, harm to
// hostiles, tidings, boons, other attacks of which nothing came, and moves. Where there is no room for all, the first are told.
func report(w *words.Book, list []plight, m manner, tidings, moves []clause) (said []clause) {
	each := func(explorers bool, tell func(*plight) []clause) {
		for i := range list {
			if list[i].explorer == explorers {
				said = append(said, tell(&list[i])...)
			}
		}
	}
	harm := func(f *plight) []clause { return clauses(f.struckAt, f.harm(w, m)) }
	spared := func(f *plight) []clause { return clauses(f.struckAt, f.spared(w)) }
	boons := func(f *plight) []clause { return clauses(f.faredAt, f.boons(w)) }
	each(true, harm)
	each(true, spared)
	each(false, harm)
	said = append(said, tidings...)
	each(true, boons)
	each(false, boons)
	each(false, spared)
	return append(said, moves...)
}

// clauses tells several things that began in one line of the log.
func clauses(at int, texts []string) (list []clause) {
	for _, text := range texts {
		list = append(list, clause{text, at})
	}
	return list
}

// triggered names the hostile that an overwatch answers, whose move the question tells, "" for none.
func (y *account) triggered() string {
	if u := y.d.Overwatch.Trigger; y.d.sheetShown() && u != fortress.NoUnit {
		return y.d.Play.Shown.UnitName(u)
	}
	return ""
}

// attacked names the target of an attack that is not finished, or that an overwatch tells of. Nothing is told of it here. The name
// is empty if there is no such attack.
func (y *account) attacked() string {
	switch y.d.Choices.Decision.Kind {
	case fortress.AskCover, fortress.AskReRoll, fortress.AskCard, fortress.AskRiposte, fortress.AskOverwatch, fortress.AskOverwatchOrder, fortress.AskOverwatchTwin, fortress.AskOverwatchWeapon:
	default:
		return ""
	}
	by := fortress.NoUnit // the hostile that overwatch answers: shots at it come between
	if asksOverwatch(y.d.Choices.Decision) {
		by = y.d.Overwatch.Trigger
	}
	for i := range slices.Backward(y.d.Play.Log) {
		switch e := y.d.Play.Log[i].Change.(type) {
		case fortress.Attacked:
			if by == fortress.NoUnit || e.By == by {
				return y.ofCard(y.d.Play.Shown.UnitName(e.On))
			}
		case fortress.Moved, fortress.Behaved:
			if by != fortress.NoUnit {
				return ""
			}
		}
	}
	return ""
}

// latelyFrom returns the first line of the log to tell. Usually that is the line after the last choice. At the first question after
// hostiles have acted, it goes back to the last choice made outside their turns. Lines before the first turn do not count.
func (y *account) latelyFrom() int {
	log, chosen, from := y.d.Play.Log, y.d.Play.Chosen(), y.d.Play.Since()
	if !y.d.HostileTurn() {
		for i := len(chosen) - 1; i >= 0; i-- {
			if from = min(chosen[i], len(log)); !y.d.tidings.hostilesChose(from) {
				break
			}
		}
	}
	turn := int(y.d.Play.Shown.Turn)
	for i := len(log) - 1; i > from; i-- {
		if _, begins := log[i].Change.(fortress.TurnBegan); begins {
			if turn == 1 {
				return i
			}
			turn--
		}
	}
	return from
}

// empty reports whether nothing has happened.
func (l *lately) empty() bool { return len(l.told[naming].clauses) == 0 }

// latelyStyle is the style in which it is told.
var latelyStyle = render.Small.With(render.Ivory)

// lines wraps the report to at most that many lines, and ends with … if clauses are left out. It names all attackers if harm to
// explorers has room so. A single clause may be too wide for its line.
func (l *lately) lines(t *render.Theme, wide float32, most int) []string {
	told, whole := l.told[naming].fit(t, wide, most)
	if !whole {
		told, _ = l.told[terse].fit(t, wide, most)
	}
	return told
}

// join returns some of the clauses in the order of time, and what stands for those left out.
func (l *latelyWords) join(told []clause, cut string) string {
	told = slices.SortedStableFunc(slices.Values(told), func(a, b clause) int { return a.at - b.at })
	var texts []string
	for _, c := range told {
		texts = append(texts, c.text)
	}
	if len(told) < len(l.clauses) {
		texts = append(texts, cut)
	}
	return strings.Join(texts, latelySpaced)
}

// fit returns the lines of as much as there is room for, the weightiest, and whether that is all harm to explorers.
func (l *latelyWords) fit(t *render.Theme, wide float32, most int) (lines []string, whole bool) {
	var told []clause
	cut := "…"
	if whole = true; t.Held {
		cut = l.more
	}
	for i, c := range l.clauses { // one for which there is no room leaves it to shorter ones, unless explorers were harmed
		more := append(slices.Clip(told), c)
		if i == 0 || len(t.Wrap(l.join(more, cut), latelyStyle, wide)) <= most {
			told = more
		} else if i < l.harms {
			whole = false
			break
		}
	}
	if len(told) == 0 {
		return nil, true
	}
	lines = t.Wrap(l.join(told, cut), latelyStyle, wide)
	if len(lines) > most { // it is set smaller
		whole = false
		lines = append(slices.Clip(lines[:most-1]), strings.Join(lines[most-1:], " "))
	}
	return lines, whole
}
