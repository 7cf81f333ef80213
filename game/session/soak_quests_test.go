package session_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/playtest"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/saves"
)

// restless is a quest at a table that pauses at nearly every chance, keeps the chambers of those who sleep, and now and then
// brings in somebody from another quest. Everything that is asked and happens is said.
type restless struct {
	*soaked[fortress.State, blackstone.Table]
	book     *words.Book
	chambers *[]blackstone.Chamber // of all quests so far
	missed   *string
}

// Choose implements playtest.Table.
func (q *restless) Choose(key string) error {
	if d, asked := q.s.Pending(); asked && d.Find(key) >= 0 {
		o := &d.Options[d.Find(key)]
		q.book.Ask(d)
		q.book.Do(d.Kind, o)
		q.came[o.Verb]++
	}
	if err := q.soaked.Choose(key); err != nil {
		return err
	}
	switch d, asked := q.s.Pending(); {
	case !asked:
	case d.Kind == fortress.AskWake:
		q.keep()
	case d.Kind == fortress.AskMuster && q.chance.IntN(3) == 0:
		if err := q.admit(); err != nil {
			return err
		}
	}
	return q.say()
}

// say says what the log tells since it was last asked.
func (q *restless) say() error {
	for _, line := range q.s.Untold() {
		if text := q.book.Line(line.Key, line.Args, line.Problem); text == "" {
			return fmt.Errorf("the event %q says nothing", line.Key)
		}
		if line.Key == "untold" {
			return fmt.Errorf("an event could not be told: %v", line.Args)
		}
	}
	if *q.missed != "" {
		return fmt.Errorf("there is no text %q", *q.missed)
	}
	return nil
}

// keep keeps the chambers of a pause, as files that are opened again.
func (q *restless) keep() {
	for kind := range q.s.Match.State.Sleepers {
		c := blackstone.ChamberOf(q.s, kind, clock())
		data, err := c.Seal(q.rules.(blackstone.Rules))
		if err == nil {
			c, err = blackstone.OpenChamber(data)
		}
		if err == nil && c.Cards() > 0 {
			*q.chambers = append(*q.chambers, c)
			q.came["chambers"]++
		}
	}
}

// admit brings in an explorer from a chamber of any quest. Some may not come.
func (q *restless) admit() error {
	if len(*q.chambers) == 0 {
		return nil
	}
	c := (*q.chambers)[q.chance.IntN(len(*q.chambers))]
	if q.chance.IntN(2) == 0 {
		q.fill(&c)
	}
	before := q.s.Match.Hash()
	if _, err := blackstone.Admit(q.s, &c); err != nil {
		if q.came["not admitted"]++; q.s.Match.Hash() != before {
			return fmt.Errorf("%s is not admitted (%w), and yet something has changed", c.Explorer, err)
		}
		return nil
	}
	q.came["admitted"]++
	q.s.ShowAll()
	return q.s.Match.State.Validate()
}

// fill fills a chamber with cards of any kind, so that its explorer will have more than a chamber holds.
func (q *restless) fill(c *blackstone.Chamber) {
	p := q.s.Match.State.Pack()
	c.Explorer, c.Finds, c.Resources = p.Explorers[q.chance.IntN(len(p.Explorers))].ID, nil, nil
	for c.Cards() < fortress.MaxChamber {
		if q.chance.IntN(2) == 0 {
			c.Finds = append(c.Finds, p.Discoveries[q.chance.IntN(len(p.Discoveries))].ID)
		} else {
			c.Resources = append(c.Resources, p.Resources[q.chance.IntN(len(p.Resources))].ID)
		}
	}
}

// pausing pauses in two cases of three, and otherwise picks as another does. Cards go to the explorer who is picked first, until it
// has more than a chamber holds.
func pausing(chance *rand.Rand, pick playtest.Pick[fortress.State]) playtest.Pick[fortress.State] {
	return func(m *fortress.Match, d *engine.Decision) int {
		if i := d.Find("pause"); i >= 0 && chance.IntN(3) > 0 {
			return i
		}
		for i := range d.Options {
			if o := &d.Options[i]; o.Verb == "give" && o.Args[2] == 0 && chance.IntN(8) > 0 {
				return i
			}
		}
		return pick(m, d)
	}
}

// TestSoakOfRestlessQuests plays whole quests that pause at every chance. Every third is played by the bot most of the time, so that
// it gets far.
func TestSoakOfRestlessQuests(t *testing.T) {
	r := rulesFor(t)
	_, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	missed := ""
	book.Missed = func(key string) { missed = key }
	came, chambers := map[string]int{}, []blackstone.Chamber{}
	for n := *soakFrom; n < *soakFrom+uint64(max(2, *soak/40)); n++ {
		if err := restlessQuest(r, n, &restless{book: book, chambers: &chambers, missed: &missed, soaked: &soaked[fortress.State, blackstone.Table]{came: came}}); err != nil {
			t.Fatalf("quest %d: %v", n, err)
		}
	}
	t.Logf("%v", came)
	for _, what := range []string{"pause", "wake", "chambers", "saves", "admitted", "put-back"} {
		if came[what] == 0 {
			t.Errorf("%s never came up", what)
		}
	}
}

func restlessQuest(r blackstone.Rules, n uint64, q *restless) error {
	chance := rand.New(rand.NewPCG(n, 23))
	setup := fortress.Setup{Players: 1 + int(n%5), Fifth: -1, Quest: true, StrikeForce: n%4 == 3, LeaderPoints: n%2 == 1}
	if setup.Players == 5 {
		setup.Fifth = 4
	}
	table := blackstone.Table{Quest: "Long Road", Seed: chance.Uint64(), Undo: session.UndoPolicy(n % uint64(session.Policies)), Setup: setup, AskAll: n%2 == 0}
	s, err := session.New(r, table, saves.NewAutosaver(saves.NewMemory()), clock)
	if err != nil {
		return err
	}
	s.ShowAll()
	q.chance, q.rules, q.s = chance, r, s
	g := &playtest.Game[fortress.State]{Rules: r, Equal: r.Equal, Valid: (*fortress.State).Validate, Longest: 100_000, Every: playtest.Every{Copy: 40, Save: 97, Chance: 211},
		Ended: func(s *fortress.State) error {
			if s.Quest.Ending == fortress.QuestGoesOn {
				return fmt.Errorf("over without an end after %d expeditions", s.Quest.Expedition)
			}
			q.came[s.Quest.Ending.String()]++
			q.came["expeditions"] += int(s.Quest.Expedition)
			return nil
		}}
	pick := playtest.AtRandom[fortress.State](chance)
	if n%3 == 2 {
		pick = someBot(chance)
	}
	played, err := g.Play(q, pausing(chance, pick))
	if err != nil {
		return fmt.Errorf("%+v: %w", table, err)
	}
	q.came["choices"] += played.Decisions
	return q.replays()
}
