package view

import (
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"precipice/build/told"
	rules "precipice/engine/city"
	"precipice/game/city/pack"
	"precipice/game/protocol"
	"precipice/game/protocol/say"
)

// chapter is the part of PROTOCOL.md about this game.
func chapter(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../../engine/PROTOCOL.md")
	if err != nil {
		t.Fatal(err)
	}
	_, own, ok := strings.Cut(string(text), "\n## Cursed City\n")
	if !ok {
		t.Fatal("PROTOCOL.md has no chapter of Cursed City")
	}
	return own
}

// Every operation and every field that requests and answers have is described in the chapter of the game.
func TestEverythingToldIsDocumented(t *testing.T) {
	text := chapter(t)
	names := map[string]bool{}
	for _, one := range []any{Fields{}, stateView{}, oddsView{}, forecastView{}, contentView{}, placeView{}} {
		told.Fields(reflect.TypeOf(one), names)
	}
	delete(names, "num")
	delete(names, "den")
	told.Documented(t, text, names)
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range New(r).Operations() {
		if !strings.Contains(text, "`"+op+"`") {
			t.Errorf("PROTOCOL.md does not tell of %q", op)
		}
	}
	if len(names) < 100 {
		t.Errorf("only %d names are told", len(names))
	}
}

// The parts of a state add up to the whole and do not overlap.
func TestPartsOfTheState(t *testing.T) {
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	s := New(r)
	ask := func(line string) string { return told.To(t, s, line) }
	ask(`{"op":"new","hostiles":"auto","seed":7}`)
	whole, sum := ask(`{"op":"state"}`), 0
	for part := range stateParts {
		one := ask(fmt.Sprintf(`{"op":"state","parts":[%q]}`, part))
		fields, _ := strings.CutPrefix(one, `{"ok":true,"state":{`)
		fields = strings.TrimSuffix(fields, "}}\n")
		if sum += len(fields); !strings.Contains(whole, fields) {
			t.Errorf("%s is not a part of the whole: %s", part, fields)
		}
	}
	if rest := len(whole) - sum; rest > 30 {
		t.Errorf("%d bytes of the whole are in no part:\n%s", rest, whole)
	}
	for _, line := range []string{`{"op":"state","parts":["x"]}`, `{"op":"state","parts":["track","track"]}`} {
		if v := ask(line); !strings.Contains(v, `"ok":false`) {
			t.Errorf("%s gives %s", line, v)
		}
	}
}

// A card of the track is being activated until its activation is over, and only then done. A hostile that fills several spaces says which.
func TestTheStateSaysWhoActsAndHowAHugeHostileLies(t *testing.T) {
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	told := func(position string) *stateView {
		t.Helper()
		m, _, err := r.Position(position)
		if err != nil {
			t.Fatal(err)
		}
		var a protocol.Answers
		if err := state(m, &Fields{}, &a); err != nil {
			t.Fatal(err)
		}
		return a.State.(*stateView)
	}
	ground := "tile lamp-street 0,0\ntile bell-cross 4,0\ngate 3,1 e 2 open\nhero jelsen-darrock 6,1 dice 3 3 3 3\nhero emelda-braskov 7,2\nhostile wall-guard-1 0,0 group 1\n"
	v := told(ground + "track jelsen-darrock emelda-braskov group-1\nstart activations\n")
	if want := []say.Card{{Card: "jelsen-darrock", Done: false, Acting: true}, {Card: "emelda-braskov", Done: false, Acting: false}, {Card: "group-1", Done: false, Acting: false}}; !reflect.DeepEqual(v.Track, want) {
		t.Errorf("the track is %v, not %v", v.Track, want)
	}
	v = told(ground + "track jelsen-darrock emelda-braskov group-1\nstart activations\nchoose end\n")
	if len(v.Track) != 3 || v.Track[0] != (say.Card{Card: "jelsen-darrock", Done: true, Acting: false}) {
		t.Errorf("after the first activation the track is %v", v.Track)
	}
	if h := v.Hostiles[0]; h.Fills != nil {
		t.Errorf("a small hostile fills %v", h.Fills)
	}
	v = told("nightwars\n" + strings.Replace(ground, "wall-guard-1 0,0", "bier-horse-1 0,0", 1) + "start activation jelsen-darrock\n")
	if h := v.Hostiles[0]; !reflect.DeepEqual(h.Fills, []string{"0,0", "1,0"}) {
		t.Errorf("the huge hostile at %s fills %v", h.At, h.Fills)
	}
}

// What the chapter tells of the state is there: each of its words is a part, a field or a value.
func TestTheStateIsToldAsItIs(t *testing.T) {
	_, own, ok := strings.Cut(chapter(t), "\n`state` holds these parts. ")
	if !ok {
		t.Fatal("the chapter does not tell of the state")
	}
	own, _, _ = strings.Cut(own, "\n")
	known := map[string]bool{"off": true, "n e s w": true, "x,y": true}
	for part := range stateParts {
		known[part] = true
	}
	told.Fields(reflect.TypeFor[stateView](), known)
	for i, word := range strings.Split(own, "`") {
		if i%2 == 1 && !known[word] {
			t.Errorf("PROTOCOL.md tells of %q in the state, which is not there", word)
		}
	}
}

// Nobody attacks its own side, so there are no odds of that.
func TestNoOddsAgainstOnesOwnSide(t *testing.T) {
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := rules.Position(r.Rules, "tile drop-zone 0,0\ntile lamp-street 2,0\ngate 1,1 e 2 open\nhero jelsen-darrock 3,1 dice 6\nhero emelda-braskov 3,0\nhostile wall-guard-1 4,1 group 1\nstart activation jelsen-darrock\n")
	if err != nil {
		t.Fatal(err)
	}
	weapon := m.State.Card(0).Weapons[0].ID
	for target, own := range map[string]bool{"wall-guard-1": false, "emelda-braskov": true, "jelsen-darrock": true} {
		err := odds(m, &Fields{Attacker: "jelsen-darrock", Target: target, Weapon: weapon}, &protocol.Answers{})
		if is := err != nil && strings.Contains(err.Error(), "on the same side"); is != own || !own && err != nil {
			t.Errorf("odds against %s: %v", target, err)
		}
	}
}
