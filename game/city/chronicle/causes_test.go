package chronicle_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"precipice/assets"
	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/game/city"
	"precipice/game/city/chronicle"
	"precipice/game/city/pack"
	"precipice/game/session"
	"precipice/game/words"
)

// opened returns the rules and the English texts, of which each that is missing fails the test.
func opened(t *testing.T) (city.Rules, *words.Book) {
	t.Helper()
	r, share, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	book, err := words.Open(assets.Texts(), "en", share)
	if err != nil {
		t.Fatal(err)
	}
	book.Missed = func(key string) { t.Errorf("there is no text %q", key) }
	return r, book.Of(city.Name)
}

// played returns a journey on a map that the bot has played to its end.
func played(t *testing.T, r city.Rules, journey string, seed uint64) *city.Session {
	t.Helper()
	heroes := r.Pack.IDs("hero")[seed%3:][:rules.MaxHeroes]
	play, err := session.New(r, city.Table{Setup: rules.Table{Players: 1, Heroes: heroes, Journey: journey}, Seed: seed}, nil, func() int64 { return 0 })
	if err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
	for d, asked := play.Pending(); asked; d, asked = play.Pending() {
		if err := play.Choose(d.Options[bot.Answer(play.Match, d)].Key()); err != nil {
			t.Fatal(err)
		}
		play.ShowAll()
	}
	return play
}

// figures are the numbers with a sign in what is said of the city.
var figures = regexp.MustCompile(`[+−][0-9]+`)

// However a journey ends, on every map: the causes that its end names sum to what has become of fear and of influence, and as many champions
// are listed as are counted.
func TestTheEndOfEveryJourneyAddsUp(t *testing.T) {
	r, book := opened(t)
	ends, whys, over := map[string]int{}, map[string]int{}, 0
	for i := range r.Pack.Journeys {
		for seed := range uint64(6) {
			play := played(t, r, r.Pack.Journeys[i].ID, seed+1)
			s, name := &play.Shown, r.Pack.Journeys[i].ID+" "+strconv.Itoa(int(seed)+1)
			told := chronicle.Of(play.Log, s)
			ends[s.Result.String()]++
			f := &s.Content().Figures
			for n, text := range told.City(book, s) {
				sum := [2]int{f.Fear.Start, f.Influence.Start}[n]
				for _, figure := range figures.FindAllString(text, -1) {
					by, err := strconv.Atoi(strings.Replace(figure, "−", "-", 1))
					if err != nil {
						t.Fatal(err)
					}
					sum += by
				}
				if is := int([2]uint8{s.Fear, s.Influence}[n]); sum != is || !strings.Contains(text, strconv.Itoa(is)) {
					t.Errorf("%s: it comes to %d by %q, and is %d", name, sum, text, is)
				}
			}
			for _, c := range told.Causes {
				whys[c.Why]++
			}
			over += listed(t, book, &told, s, name)
		}
	}
	if ends["won"] == 0 || ends["lost"] == 0 || whys["crisis"] == 0 || whys["extraction"] == 0 || whys["won"] == 0 || whys["either.hunt"] == 0 || over == 0 {
		t.Errorf("the ends are %v, with the causes %v, and %d hunts went past their goal", ends, whys, over)
	}
	if whys["other"] > 0 {
		t.Errorf("%d causes have no name", whys["other"])
	}
}

// listed fails if an end lists another number of champions than its score says. It returns 1 for a hunt that went on past its goal.
func listed(t *testing.T, book *words.Book, told *chronicle.Journey, s *rules.State, name string) (over int) {
	t.Helper()
	score, list := told.Score(book, s), 0
	for _, line := range told.Told(book) {
		if strings.HasPrefix(line, "Champions slain: ") {
			list = strings.Count(line, "(turn ")
		}
	}
	if !strings.Contains(score, "champions") {
		return 0
	}
	var n, more int
	for i, word := range regexp.MustCompile(`[0-9]+`).FindAllString(score, -1) {
		figure, _ := strconv.Atoi(word)
		switch {
		case i == 0:
			n = figure
		case strings.HasPrefix(score, "All "):
			more = figure
		}
	}
	if n+more != list {
		t.Errorf("%s: it says %q, and lists %d champions", name, score, list)
	}
	return min(1, more)
}
