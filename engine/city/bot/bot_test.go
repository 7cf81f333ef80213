package bot_test

import (
	"flag"
	"os"
	"testing"

	"precipice/engine"
	"precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/engine/city/library"
	"precipice/engine/playtest"
)

// hunts is how many hunts are played on each map.
var hunts = flag.Int("hunts", 3, "hunts on each map")

// The bot plays hunts on every map to their ends by legal answers alone; some succeed and some fail.
func TestTheBotPlaysHuntsToTheirEnds(t *testing.T) {
	lib, err := library.Load(os.DirFS("../../../assets/content/city"))
	if err != nil {
		t.Fatal(err)
	}
	r := city.Rules{Pack: city.NewPack(lib)}
	g := playtest.Game[city.State]{Rules: r, Equal: (*city.State).Equal, Valid: (*city.State).Validate, Longest: 5000, Every: playtest.Every{Save: 300}}
	results, turns, champions := map[city.Result]int{}, 0, 0
	maps := r.Pack.IDs("journey")
	for _, id := range maps {
		for seed := range uint64(*hunts) {
			heroes := r.Pack.IDs("hero")
			heroes = append(heroes, heroes...)[seed%8 : seed%8+4]
			first, err := r.Table(city.Table{Players: 1, Heroes: heroes, Journey: id})
			if err != nil {
				t.Fatal(err)
			}
			m := engine.New(r, *first, seed)
			if _, err := g.Play(playtest.Bare(m, *first), bot.Answer); err != nil {
				t.Fatalf("%s, seed %d: %v", id, seed, err)
			}
			results[m.State.Result]++
			turns += int(m.State.Turn)
			champions += int(m.State.QuestToken)
		}
	}
	all := *hunts * len(maps)
	t.Logf("%v; %d turns and %d champions in %d hunts", results, turns, champions, all)
	if results[city.Open] > 0 || results[city.Won] == 0 || results[city.Lost] == 0 {
		t.Errorf("the hunts end as %v", results)
	}
}
