package terminal

import (
	"reflect"
	"strconv"
	"strings"
	"testing"

	"precipice/engine/fortress/library"
)

// inPlay holds the flags of a combat that starts with four answers placing the explorers.
var inPlay = []string{"-seed", "7", "-combat", "the-threshold"}

// said plays until the explorers are placed and returns the answer to each line typed after that.
func said(t *testing.T, lines []string, args ...string) (answers []string) {
	t.Helper()
	in := "1\n1\n1\n1\n" + strings.Join(lines, "\n") + "\n"
	out, wrong, code := typed(t, in, append([]string{"play", "-data", t.TempDir()}, args...)...)
	all := strings.Split(out, "\n> ")
	if code != 0 || wrong != "" || len(all) < 5+len(lines) {
		t.Fatalf("exit %d, %q, %d answers:\n%s", code, wrong, len(all), out)
	}
	return all[5 : 5+len(lines)]
}

// asks compares the answer to each line typed.
func asks(t *testing.T, want [][2]string, args ...string) {
	t.Helper()
	var lines []string
	for _, w := range want {
		lines = append(lines, w[0])
	}
	for i, got := range said(t, lines, args...) {
		if !strings.Contains(got, want[i][1]) {
			t.Errorf("%s: nothing of %q in %q", want[i][0], want[i][1], got)
		}
	}
}

// Every card of a game can be read out by the beginning of its name or of a word in it.
func TestEveryCardIsReadOut(t *testing.T) {
	asks(t, [][2]string{
		{"card drifting", "Twist: Drifting Ash: Everyone is always in cover, and there is no overwatch."},
		{"card clinging", "Location tile: Clinging Floor: A miniature in this hex has one less Move, but at least 1."},
		{"card cold lantern", "Cold Lantern: Archeotech. Its light casts no shadow. Worth 1 point."},
		{"card carved", "Carved Route: Clue."},
		{"card split", "Clinging Floor on 3,2: A miniature"},
		{"card combat", "The Threshold: "},
		{"card closing-ring", "an ambush"},
		{"card toll", "     Speak a name: "},
		{"card seam", "The Split Seam: "},
		{"card lurk", "Lurk: It moves to where no explorer sees it"},
		{"card Ur-Ghul 2", "Ur-Ghuls: "},
		{"card Ur-Ghul 99", "Ur-Ghuls: "},
		{"card emptied", "Emptied Hall: "},
		{"card rapier", "Pistol & Rapier: "},
		{"card nonsense", "There is no card"},
	}, inPlay...)
}

// A card describes the effects of its weapons and actions.
func TestCardsTellWhatWeaponsDo(t *testing.T) {
	asks(t, [][2]string{
		{"card raus", "Action: Scuttle, 2 or more: Once a turn one of the two moves one hex"},
		{"card rein", "D12 at range 4 or more; only for Rein. "},
		{"card espern", "D8 at range 1; a critical success stuns. "},
		{"card janus", "4 or more: 2 attacks, 6 or more: 3 attacks; D8 at range 1; each further attack is against"},
		{"card traitor", "ignores cover"},
		{"card nonsense", "There is no card"},
	}, "-seed", "7", "-combat", "the-threshold", "-explorers", "rein-raus,espern-locarno,janus-draik")
}

// A card tells of whatever a weapon does besides its dice.
func TestCardsTellEveryTraitOfAWeapon(t *testing.T) {
	at, _ := seated(t, shooting)
	for trait := range reflect.TypeFor[library.Weapon]().Fields() {
		var w library.Weapon
		switch v := reflect.ValueOf(&w).Elem().FieldByIndex(trait.Index); v.Kind() {
		case reflect.Bool:
			v.SetBool(true)
		case reflect.Uint8:
			v.SetUint(1)
		case reflect.String:
			v.SetString("rein")
		}
		named := trait.Name == "ID" || trait.Type.Kind() == reflect.Slice // said elsewhere on the card
		if !named && at.reader().traits(&w) == "" {
			t.Errorf("cards do not tell of %s", trait.Name)
		}
	}
}

// A twist describes its effect when it comes into play and in the list.
func TestTwistsSayWhatTheyDo(t *testing.T) {
	for seed := range 40 {
		out, _, _ := typed(t, "1\n1\n1\n1\nlist\n", "play", "-data", t.TempDir(), "-seed", strconv.Itoa(seed+1), "-combat", "four-mouths")
		log, list, listed := strings.Cut(out, "\nA  Amallyn")
		if _, twist, ok := strings.Cut(log, "A twist for this whole combat: "); ok && listed {
			name, rest, _ := strings.Cut(twist, ". ")
			text, _, _ := strings.Cut(rest, "\n")
			if text == "" || !strings.Contains(list, "Twist: "+name+": "+text) {
				t.Errorf("%q says %q in the log, and the list is %q", name, text, list)
			}
			return
		}
	}
	t.Error("no twist comes up")
}

// A resource card is read out with its ship, what becomes of it, what it does and its price.
func TestAResourceCardIsReadOut(t *testing.T) {
	asks(t, [][2]string{
		{"card clarion", "Ship: Clarion: Support, called by the leader in the gambit step. Each explorer may try one gambit without a die."},
		{"card scent pouch", "Resource: Scent Pouch (Kravv'cha'to, permanent): Your searches cost one less. Its price is 3 trading points."},
		{"card grapnel", "face down when used, until the next turn): Move up to two hexes. Using it costs a die of 2 or more. Its price is 4"},
	}, inPlay...)
}

// Miniatures, weapons and actions can be typed by their displayed names.
func TestNamesWorkLikeKeys(t *testing.T) {
	asks(t, [][2]string{
		{"forecast Ur-Ghul 1", "Ur-Ghul 1 ("},
		{"forecast guardsman 2", "Guardsman 2 ("},
		{"forecast guard", "Guardsman 3 ("},
		{"forecast drone", "There is no hostile “drone” on the battlefield"},
		{"show Janus Draik", "spaces"},
		{"why swap Dahyak Janus Draik", "You can choose this: swap dahyak janus-draik."},
		{"why swap dahyak JANUS-DRAIK", "You can choose this: swap dahyak janus-draik."},
	}, inPlay...)
}
