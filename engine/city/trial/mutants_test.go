package trial

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine"
	"precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/engine/city/library"
	"precipice/engine/content"
	"precipice/engine/playtest"
	"precipice/game/words"
)

var (
	mutants     = flag.Int("mutants", 12, "packs to change again and again, and to play")
	mutantsFrom = flag.Uint64("mutants-from", 0, "the first of them")
)

// mutantCount counts what becomes of mutants.
type mutantCount struct {
	read, refused, endless int
	played                 playtest.Played
}

// TestMutantsAreRefusedOrPlayed changes the pack of the game at random. Each is refused with problems that say where and what to do, or it
// is played: by bots to the end of every map, or told as one that never ends, and with all checks, where every question is foreseen and
// said, and so is every event.
func TestMutantsAreRefusedOrPlayed(t *testing.T) {
	u, err := playtest.NewMutants(os.DirFS(realPack), "texts")
	if err != nil {
		t.Fatal(err)
	}
	var all mutantCount
	for seed := *mutantsFrom; seed < *mutantsFrom+uint64(*mutants); seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { // the name is told if a mutant never ends
			chance := rand.New(rand.NewPCG(seed, 52))
			files, lib, err := grown(u, chance, &all)
			if err == nil {
				err = playMutant(city.Rules{Pack: city.NewPack(lib)}, files, chance, &all)
			}
			if err != nil {
				t.Errorf("%v\n%s", err, changed(u, files))
			}
		})
	}
	t.Logf("%+v", all)
	if all.refused < all.read/10 || all.read-all.refused < all.read/10 {
		t.Errorf("of %d mutants %d are refused", all.read, all.refused)
	}
}

// grown changes the pack again and again, and keeps each change that is accepted.
func grown(u *playtest.Mutants, chance *rand.Rand, all *mutantCount) (files fstest.MapFS, lib *library.Library, err error) {
	files = u.Pack()
	for range 16 {
		next := u.Mutant(chance, files)
		more, err := accepted(next)
		all.read++
		if err == nil {
			files, lib = next, more
			continue
		}
		all.refused++
		if err := toldWell(err); err != nil {
			return next, nil, err
		}
	}
	if lib == nil {
		lib, err = accepted(files)
	}
	return files, lib, err
}

// toldWell checks that an error about a pack is a list of problems, each with its file and a remedy.
func toldWell(err error) error {
	var all content.Problems
	if !errors.As(err, &all) || len(all) == 0 {
		return fmt.Errorf("refused without problems: %w", err)
	}
	for _, p := range all {
		if p.File == "" || p.What == "" || p.Remedy == "" {
			return fmt.Errorf("a problem without place or remedy: %+v", p)
		}
	}
	return nil
}

// changed lists the files of a mutant that are not as they were.
func changed(u *playtest.Mutants, files fstest.MapFS) string {
	var b strings.Builder
	for i, name := range u.Changed(files) {
		if i == 20 {
			b.WriteString("and more\n")
			break
		}
		fmt.Fprintf(&b, "%s\n%.2000s\n", name, files[name].Data)
	}
	return b.String()
}

// playMutant plays the maps of a pack that was accepted to their ends, and some of a journey with all checks.
func playMutant(r city.Rules, files fstest.MapFS, chance *rand.Rand, all *mutantCount) error {
	for _, p := range Pack(r) {
		if all.endless++; !strings.Contains(p.What, "cannot end a journey") {
			return errors.New(p.String())
		}
	}
	book, err := words.Open(os.DirFS("../../../assets/text"), "en", words.Share{Ruleset: "city", Pack: files})
	if err != nil {
		return err
	}
	book, missed := book.Of("city"), ""
	book.Missed = func(key string) { missed = key }
	p, err := playSaid(r, book, chance)
	if all.played.Add(p); err == nil && missed != "" {
		err = fmt.Errorf("the text %q is missing", missed)
	}
	return err
}

// tableOf is a table that chance chooses: the map, the heroes, the players and the level.
func tableOf(r city.Rules, chance *rand.Rand) city.Table {
	heroes, maps := r.Pack.IDs("hero"), r.Pack.IDs("journey")
	chance.Shuffle(len(heroes), func(i, j int) { heroes[i], heroes[j] = heroes[j], heroes[i] })
	players := 1 + chance.IntN(4)
	return city.Table{Players: players, Heroes: heroes[:city.MaxHeroes], Leader: chance.IntN(players), Level: chance.IntN(city.MostLevel + 1),
		Journey: maps[chance.IntN(len(maps))]}
}

const (
	mutantDecisions = 400
	foreseenEvery   = 23 // decisions
)

// playSaid plays some of a journey with all checks and says whatever is asked and happens.
func playSaid(r city.Rules, book *words.Book, chance *rand.Rand) (p playtest.Played, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("the rules fail: %v\n%s", fault, debug.Stack())
		}
	}()
	at := tableOf(r, chance)
	first, err := r.Table(at)
	if err != nil {
		return p, nil // a map of a type that is not played
	}
	n := 0
	g := playtest.Game[city.State]{Rules: r, Equal: (*city.State).Equal, Valid: (*city.State).Validate, Longest: 2 * mutantDecisions,
		Every: playtest.Every{Copy: 20, Save: 97, Chance: 61},
		Watch: func(m *city.Match, d *engine.Decision) error {
			say(book, m, d)
			if n++; n%foreseenEvery == 0 {
				foresee(m, d)
			}
			return nil
		}}
	pick := playtest.AtRandom[city.State](chance, city.DoEnd, city.DoDone, city.DoPass)
	if chance.IntN(3) == 0 {
		pick = bot.Answer
	}
	table := &sayingTable{match: engine.New(r, *first, chance.Uint64()), shown: *first, book: book}
	table.show(table.match.Opening())
	p, err = g.Play(table, playtest.AtMost(mutantDecisions, pick))
	if err != nil {
		err = fmt.Errorf("%+v: %w", at, err)
	}
	return p, err
}

// say says a question, its answers and what is refused.
func say(book *words.Book, m *city.Match, d *engine.Decision) {
	book.Ask(d)
	for i := range d.Options {
		book.Do(d.Kind, &d.Options[i])
	}
	e, _ := m.Explained()
	for i := range e.Refusals {
		book.Do(d.Kind, &e.Refusals[i].Option)
		book.Why(e.Refusals[i].Reason, e.Refusals[i].Args)
	}
}

// foresee asks for every forecast of a question.
func foresee(m *city.Match, d *engine.Decision) {
	city.Pointless(m, d)
	city.Vain(m, d)
	city.Habitual(m, d)
	city.BestReaction(m, d)
	city.ReRollHelps(m)
	city.NightIn(&m.State)
	city.Leaving(m)
	city.Spots(m)
	for g := range m.State.Groups {
		city.Prospects(m, g)
	}
	bot.Answer(m, d)
	for i := range d.Options {
		o := &d.Options[i]
		if city.Costs(m, d, o); i%5 == 0 {
			city.Foresee(m, o.Key())
			city.Better(m, o.Key())
		}
	}
}

// sayingTable is a match whose events are said when they are shown.
type sayingTable struct {
	match *city.Match
	shown city.State
	book  *words.Book
}

func (t *sayingTable) show(events []city.Event) {
	for _, e := range events {
		e.Apply(&t.shown)
		if key, args := e.Say(&t.shown); key != "" {
			t.book.Event(key, args)
		}
	}
}

func (t *sayingTable) Match() *city.Match { return t.match }

func (t *sayingTable) Shown() *city.State { return &t.shown }

func (t *sayingTable) Choose(key string) error {
	events, err := t.match.Choose(key)
	t.show(events)
	return err
}
