package terminal_test

import (
	"bytes"
	"io"
	"regexp"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	fortress "precipice/game/blackstone/terminal"
	"precipice/game/city"
	"precipice/game/city/pack"
	own "precipice/game/city/terminal"
	"precipice/game/session"
	"precipice/game/terminal"
)

// typed runs a command of the program with the lines that are typed, beside the fortress.
func typed(t *testing.T, lines []string, args ...string) string {
	t.Helper()
	var o, e bytes.Buffer
	in := strings.NewReader(strings.Join(lines, "\n") + "\n")
	code := terminal.Run(args, terminal.Streams{In: in, Out: &o, Err: &e}, fortress.Ruleset, own.Ruleset)
	if code != 0 || e.Len() > 0 {
		t.Fatalf("%v: exit %d, %s", args, code, e.String())
	}
	for _, bad := range []string{"[console.", "[event.", "[ask.", "[do.", "[why.", "{0}"} {
		if at := strings.Index(o.String(), bad); at >= 0 {
			t.Errorf("%q in\n%s", bad, o.String()[max(0, at-200):at+60])
		}
	}
	return o.String()
}

// follows fails unless a text has some parts, one behind the other.
func follows(t *testing.T, text string, parts ...string) {
	t.Helper()
	rest := text
	for _, part := range parts {
		_, after, ok := strings.Cut(rest, part)
		if !ok {
			t.Fatalf("no %q in its place in\n%s", part, text)
		}
		rest = after
	}
}

// answers are what the bot answers in a hunt, as they are typed.
func answers(t *testing.T, table city.Table) (keys []string) {
	t.Helper()
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	play, err := session.New(r, table, nil, func() int64 { return 0 })
	if err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
	for d, asked := play.Pending(); asked; d, asked = play.Pending() {
		key := d.Options[bot.Answer(play.Match, d)].Key()
		keys = append(keys, key)
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
		play.ShowAll()
	}
	return keys
}

var party = []string{"jelsen-darrock", "emelda-braskov", "octren-glimscry", "qulathis-the-exile"}

// A whole hunt is played in the terminal, from its first question to its result, with what names its rules and draws its battlefield. It
// is left and continued on the way, listed, and written as a link that is replayed.
func TestAWholeHuntInTheTerminal(t *testing.T) {
	keys := answers(t, city.Table{Setup: rules.Table{Players: 1, Heroes: party, Journey: "ossuary-steps"}, Seed: 3})
	dir := t.TempDir()
	begin := []string{"play", "-game", "city", "-data", dir, "-seed", "3", "-journey", "ossuary-steps", "-heroes", strings.Join(party, ","), "-rules", "on", "-coordinates", "on"}
	half := len(keys) / 2
	for !strings.HasPrefix(keys[half], rules.DoEnd) {
		half-- // to an activation, in which something is refused
	}
	first := typed(t, append(append([]string{"board", "why place jelsen-darrock 0,0"}, keys[:half]...), "list", "track", "card jelsen", "card grave hulk", "rule MOV-005", "?", "quit"), begin...)
	follows(t, first, "A hunt begins: The Ossuary Steps. Seed: 3.", "Each champion left alive holds its streets", "The journey begins: The Ossuary Steps, a hunt. [CC-SET-022]", "Where does Jelsen Darrock begin?",
		"Heroes by letter, hostiles by group", "> You can choose this: place jelsen-darrock 0,0.", "Jelsen Darrock appears at", "Turn 1 begins. [CC-TRN-001]", "Destiny dice for all heroes: ",
		"Does anybody attempt a gambit?", "Order: ", "champions 0 of 10", "What does ", "Turn 2 begins.", "Group 1: ", "Nightfall ", "Jelsen Darrock: Hunter of the unquiet dead",
		"Path to Glory: Slay a champion.", "Grave Hulk, a champion: move 2", "CC-MOV-005: Moves", "[CC-", "The game is saved")
	rest := typed(t, keys[half:], "play", "-data", dir)
	follows(t, rest, "Continuing the saved game: The Ossuary Steps, turn ", "The journey ", "champions slain", "Fear went from 5 to ", "Influence ")
	if list := typed(t, nil, "list", "-data", dir); !strings.Contains(list, "The Ossuary Steps, turn ") {
		t.Errorf("the list says\n%s", list)
	}
	link := strings.TrimSpace(typed(t, nil, "link", "-data", dir))
	follows(t, typed(t, nil, "replay", "-link", link), "The game: The journey to The Ossuary Steps, seed 3, ", "are the same")
}

// A journey for realmstone has words of its own for what it counts.
func TestAJourneyForRealmstoneInTheTerminal(t *testing.T) {
	keys := answers(t, city.Table{Setup: rules.Table{Players: 1, Heroes: party, Journey: "pawnbrokers-row"}, Seed: 5})
	out := typed(t, keys, "play", "-game", "city", "-data", t.TempDir(), "-seed", "5", "-journey", "pawnbrokers-row", "-heroes", strings.Join(party, ","))
	follows(t, out, "A search for realmstone begins: Pawnbrokers' Row. Seed: 5.", "Realmstone that stays below feeds", "realmstone 0 of 6", "finds ", "Goal: ", "The journey", "Realmstone: ", " of 6.", "as after any scavenge")
}

// A deliverance lays its tiles as it goes, and tells where citizens wait.
func TestADeliveranceInTheTerminal(t *testing.T) {
	keys := answers(t, city.Table{Setup: rules.Table{Players: 1, Heroes: party, Journey: "the-drowned-parish"}, Seed: 4})
	out := typed(t, append(append(append([]string{}, keys[:6]...), "list"), keys[6:]...), "play", "-game", "city", "-data", t.TempDir(), "-seed", "4", "-journey", "the-drowned-parish", "-heroes", strings.Join(party, ","))
	follows(t, out, "A deliverance begins: The Drowned Parish. Seed: 4.", "Whoever is left behind tonight", "The tile for ", "citizens 0 of 8", "; citizens there: ", "The tide comes to the tile where you landed.", "The journey", "Citizens rescued: ", " of 8.", "as after any deliverance")
}

// The flags set the table, settings change it, and several players are asked by name.
func TestTheTableOfAHunt(t *testing.T) {
	out := typed(t, []string{"place jelsen-darrock 0,0", "set", "set dice ask", "set reactions never", "set luck good", "quit"}, "play", "-game", "city", "-data", t.TempDir(), "-seed", "2",
		"-players", "2", "-leader", "2", "-names", "Ada,Ben", "-hostiles", "asked", "-level", "3", "-heroes", strings.Join(party, ","), "-journey", "lantern-row")
	follows(t, out, "Ben: ", "hostiles: asked (can be automatic, asked)", "dice: lowest", "> dice: ask", "> reactions: never", "> there is no setting \"luck\"")
	follows(t, typed(t, []string{"quit"}, "play", "-game", "city", "-data", t.TempDir(), "-seed", "2", "-journey", "scavenge"), "A search for realmstone begins: ", "Seed: 2.")
	help := typed(t, nil, "help", "play", "-game", "city")
	follows(t, help, "-heroes ID,...", "Maps for -journey: four-doors, kings-mile, lantern-row", "Heroes for -heroes: brutogg-corpse-eater")
	follows(t, typed(t, nil, "rules", "-game", "city"), "CC-SET-005", "engine/city/testdata/a-journey-is-set-up.txt")
}

// obedient types what the guide suggests, turns its pages, and leaves every other question as it is.
type obedient struct {
	out   strings.Builder
	read  int // bytes of out read so far
	typed int
}

func (p *obedient) Write(b []byte) (int, error) { return p.out.Write(b) }

var suggested = regexp.MustCompile(`(?m)^The guide suggests ([0-9]+): `)

func (p *obedient) Read(b []byte) (int, error) {
	if p.typed++; p.typed > 400 {
		return 0, io.EOF
	}
	text := p.out.String()[p.read:]
	p.read = p.out.Len()
	answer := "1"
	switch m := suggested.FindStringSubmatch(text); {
	case m != nil:
		answer = m[1]
	case strings.Contains(text, "Press Enter"):
		answer = ""
	case strings.Contains(text, "No gambit"):
		answer = "done"
	case strings.Contains(text, "Keep the roll"):
		answer = "keep"
	}
	return copy(b, answer+"\n"), nil
}

// The tutorial is won in the terminal by typing what its guide suggests.
func TestTheTerminalTeachesAHunt(t *testing.T) {
	var p obedient
	code := terminal.Run([]string{"play", "-game", "city", "-learn", "-data", t.TempDir()}, terminal.Streams{In: &p, Out: &p, Err: &p}, fortress.Ruleset, own.Ruleset)
	out := p.out.String()
	if code != 0 || strings.Contains(out, "{0}") || strings.Contains(out, "[guide.") {
		t.Fatalf("exit %d, %s", code, out[max(0, len(out)-600):])
	}
	follows(t, out, "Guide: Four hunters", "Guide: The dial", "Guide: Gateways", "Guide: Search", "Guide: Attack", "Guide: Time to leave", "Guide: Call the ship", "Guide: You know the hunt")
	for _, word := range []string{"click", "the pointer", "lit space", "I mark", "I have marked", "Under Hostiles", "the menu", "its tip", "on the dial"} {
		if at := strings.Index(out, word); at >= 0 {
			t.Errorf("the guide says %q", out[max(0, at-80):at+40])
		}
	}
}
