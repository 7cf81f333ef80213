package session_test

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// hall is a store whose clock advances by a minute with each game.
type hall struct {
	t     *testing.T
	rules blackstone.Rules
	saver *saves.Autosaver
	time  int64
}

func newHall(t *testing.T) *hall {
	return &hall{t: t, rules: rulesFor(t), saver: saves.NewAutosaver(saves.NewMemory())}
}

func (h *hall) clock() int64 { return h.time }

func (h *hall) begin(table blackstone.Table) *blackstone.Session {
	h.t.Helper()
	h.time += 60
	s, err := session.New(h.rules, table, h.saver, h.clock)
	if err != nil {
		h.t.Fatal(err)
	}
	s.ShowAll()
	return s
}

func (h *hall) games() []session.Game {
	h.t.Helper()
	if err := h.saver.Flush(); err != nil {
		h.t.Fatal(err)
	}
	games, err := session.Games(h.rules, h.saver.Store())
	if err != nil {
		h.t.Fatal(err)
	}
	return games
}

func slotsOf(games []session.Game) (list []string) {
	for _, g := range games {
		list = append(list, g.Slot)
	}
	return list
}

// short begins a combat that ends soon: an explorer who holds back is quickly out of action.
func short(h *hall) *blackstone.Session {
	h.t.Helper()
	table := tableFor(1)
	table.Setup.Explorers = table.Setup.Explorers[:2]
	s := h.begin(table)
	playOn(h.t, s, 5, toTheEnd)
	return s
}

func TestEachGameHasASlotOfItsOwn(t *testing.T) {
	h := newHall(t)
	expedition := tableFor(0)
	expedition.Setup.Difficulty = fortress.Hard
	first := h.begin(expedition)
	h.time -= 60 // in the same second
	second := h.begin(tableFor(3))
	choose(t, second, keys(second)[0])
	games := h.games()
	if len(games) != 2 || games[0].Slot != second.Slot() || games[1].Slot != first.Slot() {
		t.Fatalf("the games are %+v", games)
	}
	want := session.Game{Slot: first.Slot(), Ruleset: "fortress", Saved: h.time,
		Listing: session.Listing{Mode: "expedition", Title: "hard", Party: expedition.Setup.Explorers, Round: 1}}
	if !reflect.DeepEqual(games[1], want) {
		t.Errorf("an expedition is listed as %+v, not %+v", games[1], want)
	}
	if g := games[0]; g.Mode != "combat" || g.Title != "long-march" || g.Outcome != "" {
		t.Errorf("a combat is listed as %+v", g)
	}
	again, err := session.Resume(h.rules, h.saver.Store(), first.Slot(), h.saver, h.clock)
	if err != nil {
		t.Fatal(err)
	}
	same(t, "the first game", again, first)
	h.time += 60
	choose(t, again, keys(again)[0])
	if games = h.games(); games[0].Slot != first.Slot() || len(games) != 2 {
		t.Errorf("a game that was continued is not the latest: %v", slotsOf(games))
	}
}

// A finished game is not continued: the latest unfinished one is, if there is one.
func TestTheLatestUnfinishedGameIsContinued(t *testing.T) {
	h := newHall(t)
	if g := session.Latest(h.games()); g != nil {
		t.Fatalf("an empty store continues %+v", g)
	}
	over := short(h)
	if games := h.games(); session.Latest(games) != nil || games[0].Outcome != blackstone.Outcome(&over.Match.State) || games[0].Outcome == "" {
		t.Errorf("after its end %+v is continued, of %+v", session.Latest(games), games)
	}
	h.time -= 600 // the clock has been set back
	going := h.begin(tableFor(0))
	if g := session.Latest(h.games()); g == nil || g.Slot != going.Slot() {
		t.Errorf("%+v is continued, not the one that goes on", g)
	}
}

func TestTheOldestFinishedGamesAreRemoved(t *testing.T) {
	h := newHall(t)
	going := h.begin(tableFor(0))
	var over []string
	for range 3 {
		over = append(over, short(h).Slot())
	}
	for range session.MostGames - 4 {
		h.begin(tableFor(0))
	}
	if got := h.games(); len(got) != session.MostGames {
		t.Fatalf("%d games are kept, not %d", len(got), session.MostGames)
	}
	h.begin(tableFor(0))
	got := slotsOf(h.games())
	if len(got) != session.MostGames || slices.Contains(got, over[0]) || !slices.Contains(got, over[1]) {
		t.Errorf("with one more %v are kept", got)
	}
	for range 3 {
		h.begin(tableFor(0))
	}
	if got = slotsOf(h.games()); len(got) != session.MostGames+1 || slices.Contains(got, over[2]) || !slices.Contains(got, going.Slot()) {
		t.Errorf("of games that go on, %v are kept", got)
	}
}

// Unreadable games, and games of other content, are listed with the problem and never removed.
func TestBrokenGamesAreListedAndKept(t *testing.T) {
	h := newHall(t)
	store := h.saver.Store()
	head := saves.Header{Content: saves.Digest{9}, Kind: session.Kind, Title: "expedition extreme", Party: "amallyn", Outcome: "won", Saved: 5}
	whole := saves.Seal(head, nil)
	err := errors.Join(store.Put("game-broken", []byte("no save")), store.Put("game-other", whole), store.Put("settings", whole), store.Put(session.ReportSlot, whole))
	if err != nil {
		t.Fatal(err)
	}
	for range session.MostGames {
		h.begin(tableFor(0))
	}
	games := h.games()
	if len(games) != session.MostGames+2 {
		t.Fatalf("the games are %v", slotsOf(games))
	}
	other, broken := games[session.MostGames], games[session.MostGames+1]
	if other.Slot != "game-other" || other.Problem == nil || other.Mode != "expedition" || other.Title != "extreme" || other.Outcome != "won" {
		t.Errorf("a game of other content is listed as %+v", other)
	}
	if broken.Slot != "game-broken" || !errors.Is(broken.Problem, saves.ErrBroken) {
		t.Errorf("a broken game is listed as %+v", broken)
	}
	if g := session.Latest(games[session.MostGames:]); g != nil {
		t.Errorf("%+v is continued", g)
	}
}

// A game from when all games shared one slot continues in that slot.
func TestAGameInTheFirstSlotContinues(t *testing.T) {
	h := newHall(t)
	s := h.begin(tableFor(0))
	v := s.Saved()
	data, err := v.Seal(saves.Header{Content: h.rules.Pack.Digest, Kind: session.Kind, Title: "cold-cistern", Party: "janus-draik, ur-025", Round: 2, Saved: h.time + 1})
	if err == nil {
		err = errors.Join(h.saver.Flush(), h.saver.Store().Remove(s.Slot()), h.saver.Store().Put(session.FirstSlot, data))
	}
	if err != nil {
		t.Fatal(err)
	}
	g := session.Latest(h.games())
	if g == nil || g.Slot != session.FirstSlot || g.Title != "cold-cistern" || len(g.Party) != 2 {
		t.Fatalf("%+v is continued", g)
	}
	again, err := session.Resume(h.rules, h.saver.Store(), g.Slot, h.saver, h.clock)
	if err != nil {
		t.Fatal(err)
	}
	same(t, "the old game", again, s)
	h.time += 60
	choose(t, again, keys(again)[0])
	if games := h.games(); len(games) != 1 || games[0].Slot != session.FirstSlot {
		t.Errorf("it goes on in %v", slotsOf(games))
	}
}

// Files of different games, turns and times get different names.
func TestAFileIsNamedAfterItsGameAndTime(t *testing.T) {
	h := newHall(t)
	when := time.Date(2026, 11, 22, 15, 4, 5, 0, time.UTC)
	expedition := tableFor(0)
	expedition.Setup.Difficulty = fortress.Hard
	combat := tableFor(0)
	if got, want := h.begin(expedition).FileName(when), "precipice-hard-expedition-round-1-2026-11-22-1504"; got != want {
		t.Errorf("an expedition is called %s, not %s", got, want)
	}
	play := h.begin(combat)
	if got, want := play.FileName(when), "precipice-"+combat.Setup.Combat+"-turn-0-2026-11-22-1504"; got != want {
		t.Errorf("a combat is called %s, not %s", got, want)
	}
	if play.FileName(when) == play.FileName(when.Add(time.Minute)) {
		t.Error("a later file has the same name")
	}
}

// The clock is set back by a year between games: the game played last is listed first and continued.
func TestAClockSetBackChangesNoOrder(t *testing.T) {
	h := newHall(t)
	h.time = 40_000_000
	first := h.begin(tableFor(0))
	h.time -= 31_536_000
	second := h.begin(tableFor(0))
	if g := session.Latest(h.games()); g == nil || g.Slot != second.Slot() || g.Saved != h.time {
		t.Fatalf("%+v is continued, not the game that was begun last", g)
	}
	h.time -= 31_536_0
	choose(t, first, keys(first)[0])
	if g := slotsOf(h.games()); len(g) != 2 || g[0] != first.Slot() {
		t.Errorf("the games are %v, and the first was played last", g)
	}
	h.saver = saves.NewAutosaver(h.saver.Store()) // another program
	h.time -= 600
	third := h.begin(tableFor(0))
	if g := slotsOf(h.games()); len(g) != 3 || g[0] != third.Slot() || g[1] != first.Slot() {
		t.Errorf("the games are %v, and the third was begun last", g)
	}
}

// Finished games are removed in the order they were played, whatever the clock says.
func TestAClockSetBackRemovesNoLaterGame(t *testing.T) {
	h := newHall(t)
	h.time = 40_000_000
	first := short(h).Slot()
	h.time = 1000
	later := short(h).Slot()
	for range session.MostGames - 1 {
		h.begin(tableFor(0))
	}
	if g := slotsOf(h.games()); slices.Contains(g, first) || !slices.Contains(g, later) {
		t.Errorf("%v are kept, without %s, which was played after %s", g, later, first)
	}
}

// The header of a save names its ruleset and mode.
func TestAHeaderNamesRulesetAndMode(t *testing.T) {
	h := newHall(t)
	expedition := tableFor(0)
	expedition.Setup.Difficulty = fortress.Hard
	for _, c := range []struct {
		table blackstone.Table
		mode  string
	}{{tableFor(0), "combat"}, {expedition, "expedition"}} {
		s := h.begin(c.table)
		if head := s.Header(); head.Ruleset != "fortress" || head.Mode != c.mode || head.Kind != "game" {
			t.Errorf("the header of a game of the mode %s is %+v", c.mode, head)
		}
	}
}

// A game of a ruleset or mode that is not known here is listed with the reason, refused in one sentence
// wherever it comes in, and kept as it is.
func TestAGameOfOtherRulesIsRefusedAndKept(t *testing.T) {
	for _, c := range []struct{ ruleset, mode, names string }{{"dungeon", "quest", "dungeon"}, {"fortress", "siege", "siege"}} {
		h := newHall(t)
		s := h.begin(tableFor(0))
		head := s.Header()
		head.Ruleset, head.Mode, head.Outcome = c.ruleset, c.mode, "won"
		data, err := s.Saved().Seal(head)
		if err == nil {
			err = errors.Join(h.saver.Flush(), h.saver.Store().Remove(s.Slot()), h.saver.Store().Put("game-1", data))
		}
		if err != nil {
			t.Fatal(err)
		}
		games := h.games()
		if len(games) != 1 || games[0].Ruleset != c.ruleset || games[0].Mode != c.mode || games[0].Problem == nil || session.Latest(games) != nil {
			t.Fatalf("it is listed as %+v", games)
		}
		_, resumed := session.Resume(h.rules, h.saver.Store(), "game-1", h.saver, h.clock)
		_, imported := session.Import(h.rules, h.saver, data, h.clock)
		_, read := session.ReadRecord(h.rules, data)
		for what, err := range map[string]error{"list": games[0].Problem, "resume": resumed, "import": imported, "read": read} {
			oneSentence(t, err)
			if err == nil || !strings.Contains(err.Error(), c.names) {
				t.Errorf("%s: %v does not name %q", what, err, c.names)
			}
		}
		if name, err := session.FileName(h.rules, data, time.Unix(0, 0).UTC()); err != nil || name != "precipice-"+c.ruleset+"-"+c.mode+"-0-1970-01-01-0000" {
			t.Errorf("its file is called %q, %v", name, err)
		}
		for range session.MostGames + 2 {
			h.begin(tableFor(0))
		}
		h.games()
		if kept, err := h.saver.Store().Get("game-1"); err != nil || !bytes.Equal(kept, data) {
			t.Errorf("it was changed or removed: %v", err)
		}
	}
}

func TestAReportOfOtherRulesIsRefused(t *testing.T) {
	r := rulesFor(t)
	text := string(begin(t, r, tableFor(0), nil).Report(""))
	other := strings.Replace(text, "\nruleset fortress\n", "\nruleset dungeon\n", 1)
	if _, err := session.ReadRecord(r, []byte(other)); err == nil || !strings.Contains(err.Error(), "dungeon") {
		t.Errorf("a report of other rules: %v", err)
	}
	former := strings.Replace(text, "\nruleset fortress\n", "\n", 1)
	if rec, err := session.ReadRecord(r, []byte(former)); err != nil || former == text || string(rec.Text()) != text {
		t.Errorf("a report from before rulesets had names: %v", err)
	}
}

// A glance lists the games that a whole reading lists, in the same order. Once proved, each is told as there.
func TestAGlanceIsProvedToBeWhatIsListed(t *testing.T) {
	h := newHall(t)
	going := h.begin(tableFor(0))
	other := h.begin(tableFor(3))
	choose(t, other, keys(other)[0])
	h.games()
	store := h.saver.Store()
	for _, content := range []saves.Digest{{9}, h.rules.Pack.Digest} {
		v := other.Saved()
		head := other.Header()
		head.Content, head.Saved = content, h.time+int64(content[0])
		if content == h.rules.Pack.Digest {
			head.Ruleset = "dungeon"
		}
		data, err := v.Seal(head)
		if err != nil {
			t.Fatal(err)
		}
		if err := store.Put("game-carried-"+head.Ruleset, data); err != nil {
			t.Fatal(err)
		}
	}
	hollow := saves.Seal(saves.Header{Content: saves.Digest{9}, Kind: session.Kind, Ruleset: "fortress", Mode: "expedition", Saved: 5}, nil)
	if err := errors.Join(store.Put("game-hollow", hollow), store.Put("game-broken", []byte("no save"))); err != nil {
		t.Fatal(err)
	}
	rules := session.Rulesets{session.Host(h.rules)}
	listed, err := rules.Games(store)
	if err != nil {
		t.Fatal(err)
	}
	seen, err := rules.Glance(store)
	if err != nil || len(seen) != 6 {
		t.Fatalf("a glance sees %v, %v", slotsOf(seen), err)
	}
	if seen[0].Problem != nil || !seen[0].Unknown {
		t.Errorf("a glance knows already of %+v", seen[0])
	}
	for i, g := range seen {
		g = rules.Proved(store, g)
		if a, b := fmt.Sprintf("%+v", g), fmt.Sprintf("%+v", listed[i]); a != b {
			t.Errorf("%s is proved to be\n%s, but listed as\n%s", g.Slot, a, b)
		}
	}
	spoilt := slices.Clone(hollow)
	spoilt[len(spoilt)-1] ^= 1
	if err := store.Put(other.Slot(), spoilt); err != nil {
		t.Fatal(err)
	}
	seen, _ = rules.Glance(store)
	if g := rules.Latest(store, seen); g == nil || g.Unknown || g.Slot == "game-hollow" {
		t.Errorf("%+v is continued, of %s", g, going.Slot())
	}
}
