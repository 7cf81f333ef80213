package engine

// Forerunner is a Ruleset that asks questions which its earlier releases did not ask. AsBefore returns the option by which
// a game goes on as it did then, -1 at every other question. With it, journals of those releases are still repeated.
type Forerunner[S any] interface {
	AsBefore(*Match[S], *Decision) int
}

// AsBefore goes on as if the pending question were not asked, as in an earlier release, and adds nothing to the journal. It
// returns false, and changes nothing, if earlier releases asked it too.
func (m *Match[S]) AsBefore() (events []Event[S], ok bool) {
	rules, ok := m.rules.(Forerunner[S])
	if !ok || !m.asked {
		return nil, false
	}
	i := rules.AsBefore(m, &m.now)
	if i < 0 {
		return nil, false
	}
	m.events = reuseTail(m.events)
	m.settle(m.answer(m.now.Options[i]))
	return m.Opening(), true
}

// unasked returns how many questions that earlier releases did not ask stand between here and the one that a journal entry
// answers. It is 0 if the entry fits here, or nowhere.
func (m *Match[S]) unasked(entry string) (n int) {
	if !m.asked || m.now.Find(entry) >= 0 {
		return 0
	}
	for c := m.Clone(); ; n++ {
		if c.asked && c.now.Find(entry) >= 0 {
			return n
		}
		if _, ok := c.AsBefore(); !ok {
			return 0
		}
	}
}

// repeatChoice takes the option of a key, after the questions that the release which wrote the journal did not ask.
func (m *Match[S]) repeatChoice(entry string) ([]Event[S], error) {
	n := m.unasked(entry)
	if n == 0 {
		return m.Choose(entry)
	}
	var all []Event[S]
	for range n {
		events, _ := m.AsBefore()
		all = append(all, events...)
	}
	events, err := m.Choose(entry)
	return append(all, events...), err
}
