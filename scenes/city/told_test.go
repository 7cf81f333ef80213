package city

import (
	"slices"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/scenes"
)

// A card of the track that lies face down is called so, and heard so.
// proves: CC-HGA-006
func TestACardThatLiesFaceDownSaysSo(t *testing.T) {
	for _, journey := range tellers {
		x, j := begin(t, desk, journey)
		for x.answer(j) {
			s := &j.Play.Shown
			for i, c := range s.Track[:s.NumTrack] {
				if !hidden(s, c) || j.Presenting() {
					continue
				}
				a := x.sh.UI.Named("track/" + s.CardName(c))
				if v := j.track.trackCard(x.sh, i); v.Figure != "" || v.Name != "face-down" || !strings.Contains(j.track.spoken(x.sh, i), "face-down") {
					t.Errorf("the card is %+v, and is heard as %q", v, j.track.spoken(x.sh, i))
				}
				if a == nil || !strings.Contains(a.Tip().Text, "lies face down") {
					t.Errorf("its tip says nothing of that: %+v", a)
				}
				x.keep("face-down")
				return
			}
		}
	}
	t.Fatal("no card lay face down")
}

// The page that sets keys lists only what a journey has.
func TestOnlyWhatAJourneyHasIsSet(t *testing.T) {
	x := open(t, desk)
	x.sh.Push(&scenes.SetHands{})
	x.draw()
	var listed []game.Action
	for a := range x.sh.UI.Each {
		if name, is := strings.CutPrefix(a.Name, "hand/"); is && strings.HasSuffix(name, "/1") {
			listed = append(listed, game.ActionNamed(strings.TrimSuffix(name, "/1")))
		}
	}
	for _, a := range game.Actions() {
		if idle := slices.Contains(x.host.Lacks(), a); idle == slices.Contains(listed, a) {
			t.Errorf("a journey has no use for %s: %v, and the page lists it: %v", a.Name(), idle, slices.Contains(listed, a))
		}
	}
}

// The type and the level beside the dial are explained.
func TestTheLevelBesideTheDialIsExplained(t *testing.T) {
	for _, d := range devices {
		x, _ := begin(t, d, "lantern-row")
		if d.held > 0 {
			x.click("drawer/track")
		}
		a := x.sh.UI.Named("dial/level")
		if a == nil || a.Tip == nil {
			t.Fatalf("%v: there is nothing to point at", d)
		}
		if tip := a.Tip(); tip.Title != "Hunt: level 0" || !strings.Contains(tip.Text, "Slay 10 champions") || !strings.Contains(tip.Text, "At level 0 ") {
			t.Errorf("%v: its tip is %+v", d, tip)
		}
	}
}

// On a phone, where the cards of the heroes are in a drawer, the rows that ask for a hero say how each is.
func TestOnAPhoneTheRowsOfHeroesSayHowTheyAre(t *testing.T) {
	seen := 0
	for _, journey := range tellers {
		x, j := begin(t, phone, journey)
		for x.answer(j) {
			d, asked := j.Play.Pending()
			if !asked || j.crisisAsked() || d.Kind != rules.AskBorn && d.Kind != rules.AskInspire || d.Options[0].Verb != rules.DoSend {
				continue
			}
			for _, row := range j.Question.All() {
				name, text := row.First().Option.Parts[0], x.sh.UI.Named(row.Area()).Says
				h := slices.IndexFunc(j.Play.Shown.Heroes[:], func(o rules.Hero) bool { return j.Play.Shown.Content().Heroes[o.Kind].ID == name })
				hero := &j.Play.Shown.Heroes[h]
				if n := hero.Count(rules.WoundCounter); n > 0 && !strings.Contains(text, numberOf(n)+" wound") || !strings.Contains(text, "inspiration "+numberOf(int(hero.Inspiration))) {
					t.Errorf("%s: the row says %q of %+v", d.Kind, text, hero)
				}
				seen++
			}
		}
	}
	if seen < 8 {
		t.Errorf("only %d rows asked for a hero", seen)
	}
}
