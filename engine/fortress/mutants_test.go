package fortress_test

import (
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path"
	"runtime/debug"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/engine/fortress/library"
	"precipice/engine/playtest"
	"precipice/game/words"
)

var (
	mutants     = flag.Int("mutants", 12, "packs to change again and again, and to play")
	mutantsFrom = flag.Uint64("mutants-from", 0, "the first of them")
)

const realPack = "../../assets/content/blackstone"

// TestMutantsAreRefusedOrPlayed changes the pack of the game at random. Each is refused with problems that say where and what to
// do, or it is played with all checks: every question is foreseen and said, and so is every event.
func TestMutantsAreRefusedOrPlayed(t *testing.T) {
	u, err := playtest.NewMutants(os.DirFS(realPack), "texts")
	if err != nil {
		t.Fatal(err)
	}
	var all struct {
		playtest.Grown
		played playtest.Played
	}
	for seed := *mutantsFrom; seed < *mutantsFrom+uint64(*mutants); seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { // the name is told if a mutant never ends
			chance := rand.New(rand.NewPCG(seed, 51))
			files, lib, err := playtest.Grow(u, chance, &all.Grown, accepted)
			if err != nil {
				t.Fatal(err)
			}
			p, err := playMutant(fortress.Rules{Pack: fortress.NewPack(lib)}, files, seed)
			if err != nil {
				t.Errorf("%v\n%s", err, u.Told(files))
			}
			all.played.Add(p)
		})
	}
	t.Logf("%+v", all)
	if !all.Fair() {
		t.Errorf("of %d mutants %d are refused", all.Read, all.Refused)
	}
}

// accepted reads a mutant.
func accepted(files fstest.MapFS) (*library.Library, error) {
	return playtest.Accepted(files, library.Load, "pictures.yaml", "hosts.yaml", "looks.yaml")
}

// playMutant plays some of a combat, of an expedition, of a quest and of an attack on a stronghold. The combat is one of those
// named, if there are any.
func playMutant(r fortress.Rules, files fs.FS, seed uint64, combats ...string) (all playtest.Played, err error) {
	book, err := words.Open(os.DirFS("../../assets/text"), "en", words.Share{Ruleset: "fortress", Pack: files})
	if err != nil {
		return all, err
	}
	book, missed := book.Of("fortress"), ""
	book.Missed = func(key string) { missed = key }
	chance := rand.New(rand.NewPCG(seed, 52))
	for _, open := range openings(r, chance, combats) {
		o, err := open()
		if err != nil {
			return all, err
		}
		if o.match == nil {
			continue // the pack has nobody for it
		}
		p, err := playSaid(r, o, book, chance)
		if err == nil && missed != "" {
			err = fmt.Errorf("the text %q is missing", missed)
		}
		if all.Add(p); err != nil {
			return all, fmt.Errorf("%s: %w", o.what, err)
		}
	}
	return all, nil
}

// opening is a game that has just begun, and the state before.
type opening struct {
	match *fortress.Match
	first fortress.State
	what  string
}

// openings returns what begins a game of each kind.
func openings(r fortress.Rules, chance *rand.Rand, combats []string) []func() (opening, error) {
	if len(combats) == 0 {
		combats = r.Pack.IDs("combat")
	}
	quest := func() fortress.Setup { return fortress.Setup{Players: 1 + chance.IntN(4), Fifth: -1, Quest: true} }
	return []func() (opening, error){
		func() (opening, error) {
			return begun(r, fortress.Setup{Players: 1 + chance.IntN(4), Fifth: -1, Explorers: somebody(r, chance), Combat: combats[chance.IntN(len(combats))]}, chance)
		},
		func() (opening, error) {
			return begun(r, fortress.Setup{Players: 1 + chance.IntN(4), Fifth: -1, Explorers: somebody(r, chance), Difficulty: fortress.Normal}, chance)
		},
		func() (opening, error) { return begun(r, quest(), chance) },
		func() (opening, error) {
			o, err := begun(r, quest(), chance)
			if err != nil {
				return o, err
			}
			return attacking(r, o, chance), nil
		},
	}
}

// somebody returns explorers of a pack for a party.
func somebody(r fortress.Rules, chance *rand.Rand) (ids []string) {
	figures := 0
	for _, i := range chance.Perm(len(r.Pack.Explorers)) {
		x := &r.Pack.Explorers[i]
		if len(ids) < fortress.MaxParty && figures+len(x.Models) <= fortress.MaxFigures-(fortress.MaxParty-1-len(ids)) {
			ids, figures = append(ids, x.ID), figures+len(x.Models)
		}
	}
	if len(ids) < fortress.MaxParty {
		return nil
	}
	return ids
}

func begun(r fortress.Rules, setup fortress.Setup, chance *rand.Rand) (opening, error) {
	if !setup.Quest && len(setup.Explorers) == 0 {
		return opening{}, nil
	}
	first, err := fortress.Opening(r, setup)
	if err != nil {
		return opening{}, err
	}
	m, err := fortress.NewGame(r, setup, chance.Uint64())
	return opening{m, *first, fmt.Sprintf("%+v", setup)}, err
}

// attacking is a quest before a battlefield of a stronghold. Its party is picked at random.
func attacking(r fortress.Rules, o opening, chance *rand.Rand) opening {
	m := o.match
	const most = 200 // questions until the first expedition sets out
	for range most {
		d, asked := m.Pending()
		if !asked || m.State.Quest.Step == fortress.Exploring {
			break
		}
		m.Take(chance.IntN(len(d.Options)))
	}
	if m.State.Quest.Step != fortress.Exploring || len(r.Pack.Strongholds) == 0 {
		return opening{}
	}
	at := chance.IntN(len(r.Pack.Strongholds))
	stage := chance.IntN(len(r.Pack.Strongholds[at].Stages))
	m = fortress.AtStronghold(r, &m.State, at, stage, chance.Uint64())
	return opening{m, m.State, fmt.Sprintf("an attack on %s, stage %d", r.Pack.Strongholds[at].ID, stage)}
}

const (
	mutantDecisions = 250 // of one game
	foreseenEvery   = 23  // decisions
)

// playSaid plays a game with all checks and says whatever is asked and happens.
func playSaid(r fortress.Rules, o opening, book *words.Book, chance *rand.Rand) (p playtest.Played, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("it panics: %v\n%s", p, trace())
		}
	}()
	g := fortress.Harness(r, playtest.Every{Copy: 20, Save: 97, Chance: 61})
	inspired, n := g.Watch, 0
	g.Ended = nil // an attack alone ends without the end of its quest
	g.Watch = func(m *fortress.Match, d *engine.Decision) error {
		playtest.Say(book, m, d)
		if n++; n%foreseenEvery == 0 {
			foresee(m, d)
		}
		if m.State.Quest.Step != fortress.NoQuest {
			return nil // inspiration is lost between expeditions
		}
		return inspired(m, d)
	}
	pick := playtest.AtRandom[fortress.State](chance, "end")
	if chance.IntN(3) == 0 {
		pick = bot.Answer
	}
	table := playtest.Saying(o.match, o.first, book, o.first.Quest.Goal > 0)
	return g.Play(table, playtest.AtMost(mutantDecisions, pick))
}

// foresee asks for every forecast of a question.
func foresee(m *fortress.Match, d *engine.Decision) {
	fortress.Pointless(m, d)
	fortress.Vain(m, d)
	fortress.Outlooks(m)
	fortress.EventsAhead(m)
	fortress.ForeseeOverwatch(m)
	fortress.ReRollMatters(m)
	fortress.AtStake(m)
	for g := range m.State.Groups {
		if m.State.Groups[g].Present {
			fortress.ForeseeReturns(m, g)
		}
	}
	bot.Answer(m, d)
	for i := range d.Options {
		if o := &d.Options[i]; i%5 == 0 {
			key := o.Key()
			fortress.Sequence(m, []string{key})
			fortress.ForeseeChoice(m, o)
			fortress.ForeseeAnswer(m, key)
			fortress.ForeseeHostile(m, key)
			fortress.ForeseeAgain(m, o)
			fortress.Futile(m, key)
		}
	}
}

// trace returns the functions of the rules that a panic came from.
func trace() string {
	var lines []string
	for line := range strings.Lines(string(debug.Stack())) {
		if strings.Contains(line, "precipice/engine") || strings.Contains(line, "precipice/game") {
			lines = append(lines, path.Base(strings.TrimSpace(line)))
		}
	}
	return strings.Join(lines[:min(len(lines), 14)], "\n")
}
