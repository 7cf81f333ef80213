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
	"precipice/engine/playtest"
	"precipice/game/words"
)

var (
	mutants     = flag.Int("mutants", 12, "packs to change again and again, and to play")
	mutantsFrom = flag.Uint64("mutants-from", 0, "the first of them")
)

// mutantCount counts what becomes of mutants.
type mutantCount struct {
	playtest.Grown
	endless int
	played  playtest.Played
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
			files, lib, err := playtest.Grow(u, chance, &all.Grown, accepted)
			if err == nil {
				err = playMutant(city.Rules{Pack: city.NewPack(lib)}, files, chance, &all)
			}
			if err != nil {
				t.Errorf("%v\n%s", err, u.Told(files))
			}
		})
	}
	t.Logf("%+v", all)
	if !all.Fair() {
		t.Errorf("of %d mutants %d are refused", all.Read, all.Refused)
	}
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
			playtest.Say(book, m, d)
			if n++; n%foreseenEvery == 0 {
				foresee(m, d)
			}
			return nil
		}}
	pick := playtest.AtRandom[city.State](chance, city.DoEnd, city.DoDone, city.DoPass)
	if chance.IntN(3) == 0 {
		pick = bot.Answer
	}
	table := playtest.Saying(engine.New(r, *first, chance.Uint64()), *first, book, false)
	p, err = g.Play(table, playtest.AtMost(mutantDecisions, pick))
	if err != nil {
		err = fmt.Errorf("%+v: %w", at, err)
	}
	return p, err
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
