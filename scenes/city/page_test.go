package city

import (
	"strings"
	"testing"
	"time"

	"precipice/build/carried"
	"precipice/game"
	"precipice/game/city/pack"
	"precipice/scenes"
)

// paged opens the program with the texts of the page, for somebody who hears it.
func paged(t *testing.T, d device) (*table, *carried.Raw) {
	t.Helper()
	_, share, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	book, err := carried.Book(carried.Page, share)
	if err != nil {
		t.Fatal(err)
	}
	raw := carried.NewRaw(book, t.Errorf)
	return openIn(t, d, game.Parts{Words: book, Hears: raw.Hears()}), raw
}

// hear draws the screen, lets it be told, and looks through its tips.
func (x *table) hear(raw *carried.Raw) {
	x.Helper()
	x.draw()
	x.sh.Now = x.sh.Now.Add(time.Second) // the shadow changes a few times a second
	if err := x.sh.Update(); err != nil {
		x.Fatal(err)
	}
	raw.Tips(x.sh)
}

// No screen of the city shows or says a key with the texts that the page carries: the title and the lists with its games, all pages, whole
// journeys with every question, their menus, their ends and their replays, and what E declines.
func TestThePageShowsNoKeys(t *testing.T) {
	x, raw := paged(t, desk)
	x.walkAround(raw)
	declined, over := 0, 0
	for i, journey := range tellers {
		x.begin(journey)
		j := x.sh.Top().(*Journey)
		j.Play.Table.AskAll, j.Play.Table.AskDice, j.Play.Table.HostilesAsked = true, i%2 == 0, i%2 == 1
		for n := 0; n < 3000; n++ {
			if x.hear(raw); n%11 == 10 && j.Question != nil && j.own() {
				j.End(x.sh)
				declined++
				continue
			}
			if !x.answer(j) {
				over++
				break
			}
		}
		x.hear(raw)
		j.Menu(x.sh)
		x.hear(raw)
		x.host.Again(x.sh, j.Play, nil)
		x.hear(raw)
		x.sh.Home(nil)
		x.hear(raw)
		x.click("title/load")
		x.hear(raw)
	}
	if declined < 20 || over < len(tellers) || raw.Seen() < 20000 {
		t.Errorf("%d activations were ended, %d journeys; %d texts were read", declined, over, raw.Seen())
	}
}

// begin begins a journey on a map from the setup.
func (x *table) begin(journey string) {
	x.Helper()
	x.sh.Home(nil)
	x.draw()
	x.click("title/new")
	x.sh.Top().(*Setup).table.Setup.Journey = journey
	x.draw()
	x.click("setup/set-out")
	x.goOn()
}

// walkAround shows the screens around a journey.
func (x *table) walkAround(raw *carried.Raw) {
	x.hear(raw)
	x.host.Begin(x.sh)
	x.hear(raw)
	for _, name := range pageNames {
		if x.sh.UI.Named("setup/page/"+name) != nil {
			x.click("setup/page/" + name)
		}
		x.hear(raw)
	}
	for _, show := range []func(){
		func() { x.sh.Push(scenes.NewSettings(x.host.Settings)) },
		func() { x.sh.Push(&scenes.Keys{}) },
		func() { x.sh.Push(&scenes.SetHands{}) },
		func() { x.sh.OpenRule("CC-MOV-001") },
		func() { x.host.Begin(x.sh); x.host.openDeeds(x.sh) },
		func() { x.host.learn(x.sh) },
	} {
		x.sh.Home(nil)
		show()
		x.hear(raw)
	}
}

// The title and the list of keys speak of the city, and list only what a journey has.
func TestTheTitleAndTheKeysSpeakOfTheCity(t *testing.T) {
	l := listening(t, desk)
	l.hears()
	read := func() string {
		l.hears()
		var all []string
		for _, one := range l.shadow.Things {
			all = append(all, one.Name)
		}
		return strings.ToLower(strings.Join(all, "\n"))
	}
	if said := read(); !strings.Contains(said, "nightfall") {
		t.Errorf("the title says %q", said)
	}
	for _, push := range []func(){func() {}, func() { l.begin("lantern-row") }} {
		push()
		l.sh.Push(&scenes.Keys{})
		said := read()
		if !strings.Contains(said, "every space") {
			t.Errorf("the keys say nothing of spaces: %q", said)
		}
		for _, foreign := range []string{"hex", "twist", "aim ", "threats", "still to come", "check sight"} {
			if strings.Contains(said, foreign) {
				t.Errorf("the list of keys speaks of %q: %q", foreign, said)
			}
		}
		l.sh.Pop()
	}
}
