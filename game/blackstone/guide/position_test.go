package guide_test

import (
	"strconv"
	"strings"
	"testing"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/session"
	"precipice/game/words"
)

// heard is what the guide says at a position.
type heard struct {
	guide.Said
	text string
	play *blackstone.Session
}

// at returns what the guide says at a position after some events, to a player who has only some steps to
// learn.
func at(t *testing.T, position string, events []string, steps ...string) heard {
	t.Helper()
	rules, book, course := load(t)
	m, _, err := fortress.Position(rules, position)
	if err != nil {
		t.Fatal(err)
	}
	play := &blackstone.Session{Shown: m.State}
	play.Match = m
	for _, e := range events {
		play.Log = append(play.Log, session.Line{Key: e})
	}
	var read []string
	for _, s := range course.Steps {
		known := true
		for _, id := range steps {
			known = known && s.ID != id && !strings.HasPrefix(s.ID, id+"-")
		}
		if known {
			read = append(read, s.ID)
		}
	}
	said, _ := guide.New(course, read...).Now(play)
	return heard{Said: said, play: play, text: textOf(said, play, book)}
}

func textOf(said guide.Said, play *blackstone.Session, book *words.Book) string {
	if said.Step == nil {
		return ""
	}
	who, group, third := said.Parts(play, book)
	return book.Say(said.Text(), who, group, third)
}

// id returns the id of the step, "" for none.
func (h *heard) id() string {
	if h.Step == nil {
		return ""
	}
	return h.Step.ID
}

// to returns where the suggested move ends.
func (h *heard) to(t *testing.T) board.Space {
	t.Helper()
	d, _ := h.play.Pending()
	i := d.Find(h.Key)
	if i < 0 || d.Options[i].Verb != "move" {
		t.Fatalf("%q is no move", h.Key)
	}
	return board.Space(d.Options[i].Args[1])
}

// known holds the events before a step towards a goal.
var known = map[string][]string{"portal": {"found"}}

var opened = []string{"escape-opened", "found"}

// Dice are kept for overwatch only if there are some and a hostile has yet to act.
func TestOverwatchIsAdvisedOnlyIfItCanHappen(t *testing.T) {
	const field = "board\nX   .   .   .   .   .\nend\nhostile guardsman-1 5,0\nexplorer janus-draik 0,0"
	for name, one := range map[string]struct {
		rest, want string
	}{
		"dice and hostiles left":  {" dice 5,3\ntrack janus-draik group-1\nstart activation janus-draik", "inside"},
		"no dice":                 {"\ntrack janus-draik group-1\nstart activation janus-draik", "gathered"},
		"only a 1":                {" dice 1\ntrack janus-draik group-1\nstart activation janus-draik", "gathered"},
		"the hostiles have acted": {" dice 5,3\ntrack -group-1 janus-draik\nstart activation janus-draik", "win"},
	} {
		h := at(t, field+one.rest, opened, "inside", "win", "gathered", "within", "rest")
		if h.id() != one.want || strings.Contains(h.text, "overwatch") != (one.want == "inside") {
			t.Errorf("%s: %s: %q", name, h.id(), h.text)
		}
	}
}

// The way into the chamber is described as it is: far, to the back, or the last one's.
func TestTheWayIntoTheChamber(t *testing.T) {
	const start = "\nstart activation janus-draik"
	for name, one := range map[string]struct {
		position, want, mark string
	}{
		"out of reach":        {"board\nX   X   .   .   .   .   .   .   .   .   .\nend\nexplorer janus-draik 10,0 dice 5,3\nexplorer dahyak 9,0", "escape-far", ""},
		"in reach":            {"board\nX   X   .   .\nend\nexplorer janus-draik 2,0 dice 5,3\nexplorer dahyak 3,0", "escape", "0,0"},
		"the last":            {"board\nX   X   .   .\nend\nexplorer janus-draik 2,0 dice 5,3\nexplorer dahyak 1,0", "escape-last", "0,0"},
		"at the door":         {"board\nX   X   .   .\nend\nexplorer janus-draik 1,0 dice 5,3\nexplorer dahyak 2,0\nexplorer amallyn 3,0", "room", "0,0"},
		"room beside it":      {"board\nX   X   .   .\nend\nexplorer janus-draik 1,0 dice 5,3\nexplorer dahyak 2,0", "within", "end"},
		"at the back":         {"board\nX   X   .   .\nend\nexplorer janus-draik 0,0 dice 5,3\nexplorer dahyak 2,0\nexplorer amallyn 3,0", "within", "end"},
		"nobody outside":      {"board\nX   X   .   .\nend\nexplorer janus-draik 1,0 dice 5,3\nexplorer dahyak 0,0\ntrack janus-draik dahyak", "gathered", "end"},
		"nobody is left":      {"board\nX   X   .   .\nend\nexplorer janus-draik 1,0 dice 5,3\nexplorer dahyak 0,0\ntrack -dahyak janus-draik", "win", "end"},
		"no way":              {"board\nX   X   .   .\nend\nexplorer janus-draik 2,0\nexplorer dahyak 0,0", "rest", "end"},
		"beside an empty hex": {"board\nX   .   .\n           \n  X   .\nend\nexplorer janus-draik 2,0 dice 5,3\nexplorer dahyak 0,0\nexplorer amallyn 1,1", "escape", "0,1"},
	} {
		h := at(t, one.position+start, opened, "escape", "room", "win", "gathered", "within", "rest")
		if h.id() != one.want {
			t.Errorf("%s: the guide says %q: %q", name, h.id(), h.text)
			continue
		}
		if strings.Contains(h.text, "the others") != (one.want == "escape" || one.want == "room") {
			t.Errorf("%s: %q", name, h.text)
		}
		if mark := strings.TrimPrefix(h.Key, "move "); one.mark != "" && mark != one.mark {
			t.Errorf("%s: the guide marks %s", name, mark)
		}
	}
}

// A die of 4 or more that must pay for the move is no die for a search or a summons.
func TestTheDearDieIsNotSpentOnTheWay(t *testing.T) {
	const gate, marker = "board\n~   .   .   .\nend\n", "board\n1   .   .\nend\n"
	for name, one := range map[string]struct {
		position, want, text string
	}{
		"portal, low die left":        {gate + "explorer janus-draik 3,0 dice 4,3", "portal", "has a die of 4 or more"},
		"portal, no other die":        {gate + "explorer janus-draik 3,0 dice 4", "", ""},
		"portal, 4 pays, destiny 2":   {gate + "explorer janus-draik 3,0 dice 4\ndestiny 2", "", ""},
		"portal, 4 pays, destiny 5":   {gate + "explorer janus-draik 3,0 dice 4\ndestiny 5", "portal", "has a shared destiny die of 4 or more"},
		"portal, 1 pays, destiny 5":   {gate + "explorer janus-draik 3,0 dice 1\ndestiny 5", "portal", "has a shared destiny die of 4 or more"},
		"portal, destiny 2 pays of 2": {gate + "explorer janus-draik 3,0\ndestiny 2 5", "portal", "has a shared destiny die of 4 or more"},
		"marker, only high dice":      {marker + "explorer janus-draik 2,0 dice 4,4,6", "marker", "keep it for the search"},
		"marker, 4 pays, destiny 2":   {marker + "explorer janus-draik 2,0 dice 4\ndestiny 2", "", ""},
	} {
		step, _, _ := strings.Cut(name, ",")
		h := at(t, one.position+"\nstart activation janus-draik", known[step], step)
		if h.id() != one.want || !strings.Contains(h.text, one.text) || strings.Contains(h.text, "low die") {
			t.Errorf("%s: %q: %q", name, h.id(), h.text)
		}
	}
}

// A hex on the way is not called the marker or the portal.
func TestAHexOnTheWayIsNotTheGoal(t *testing.T) {
	for step, board := range map[string]string{
		"marker": "board\n1   .   .   .   .   .   .   .   .   .   .   .\nend\n",
		"portal": "board\n~   .   .   .   .   .   .   .   .   .   .   .\nend\n",
	} {
		h := at(t, board+"explorer janus-draik 11,0 dice 6,3\nstart activation janus-draik", known[step], step)
		if h.id() != step+"-far" {
			t.Errorf("%s: %q: %q", step, h.id(), h.text)
			continue
		}
		s := &h.play.Shown
		left := s.Field().Hex(h.to(t)).Q
		if step == "portal" {
			left-- // beside it
		}
		if left < 2 || !strings.HasSuffix(strings.Split(h.text, ".")[map[string]int{"marker": 1, "portal": 4}[step]], " on the way, with "+strconv.Itoa(int(left))+" hexes left after it") {
			t.Errorf("%s: %d hexes are left: %q", step, left, h.text)
		}
	}
}

// The first shot is not bought with a place among the hostiles while a safer one is nearly as good.
func TestTheFirstMoveMindsTheWounds(t *testing.T) {
	const field = "board\n.   O   .   .   .   .   .   .   .\n                                 \n  .   .   .   .   .   .   .   .   .\nend\nturn 2\n"
	for _, one := range []string{
		"explorer amallyn 3,0 dice 6,5,3\nhostile guardsman-1 5,0\nhostile guardsman-2 5,0\nhostile guardsman-3 6,0\nstart activation amallyn",
		"explorer janus-draik 0,0 dice 6,5,3\nhostile guardsman-1 4,0\nhostile guardsman-2 4,0\nhostile guardsman-3 5,0\nstart activation janus-draik",
		"explorer dahyak 0,0 dice 6,5,3\nhostile guardsman-1 4,0\nhostile guardsman-2 4,0\nhostile guardsman-3 5,0\nstart activation dahyak",
		"explorer ur-025 0,0 dice 6,5,3\nhostile guardsman-1 4,0\nhostile guardsman-2 4,0\nhostile guardsman-3 5,0\nstart activation ur-025",
	} {
		h := at(t, field+one, nil, "move")
		if h.id() != "move" {
			t.Fatalf("%s: the guide says %q", one, h.id())
		}
		d, _ := h.play.Pending()
		m := h.play.Match
		u := m.State.Find(d.About[0])
		marked := h.to(t)
		for v := range m.State.Each(fortress.Hostiles) {
			if m.State.Field().Adjacent(marked).Has(m.State.On(v).Hex) {
				t.Errorf("%s: the guide marks %s, beside a hostile", one, m.State.Field().Name(marked))
			}
		}
		shot, wounds := promise(m, u, marked)
		for i := range d.Options {
			o := &d.Options[i]
			if o.Verb != "move" {
				continue
			}
			if s, w := promise(m, u, board.Space(o.Args[1])); s > shot && w <= wounds || s >= shot && w < wounds {
				t.Errorf("%s: %s has a shot of %.2f and %.2f wounds, and %s one of %.2f and %.2f", one, h.Key, shot, wounds, o.Key(), s, w)
			}
		}
	}
}

// promise returns the chance of harm of the best attack from a space, and the wounds to expect there.
func promise(m *fortress.Match, u fortress.UnitID, at board.Space) (shot, wounds float64) {
	s := &m.State
	for on := range s.Each(fortress.Hostiles) {
		for i := range s.WeaponsOf(u) {
			f := fortress.Foresee(m, fortress.Aim{By: u, On: on, Weapon: i, From: at})
			shot = max(shot, f.Wound.Float()+f.Grievous.Float())
		}
	}
	for _, l := range fortress.Outlooks(m, fortress.Placement{Unit: u, Hex: at}) {
		e := l.Expected(int(s.On(u).Card))
		wounds += e.Wounds.Float() + e.Grievous.Float()
	}
	return shot, wounds
}

// The page that comes first says how to turn it by keys (a shell would name the one for accept), and the second explorer to be placed needs no lesson.
func TestTheFirstPagesAreNotHeavy(t *testing.T) {
	rules, book, course := load(t)
	play := begin(t, rules, course.Table())
	play.ShowAll()
	g := guide.New(course)
	said, _ := g.Now(play)
	if text := textOf(said, play, book); !strings.Contains(text, "choose Next or press accept") {
		t.Errorf("the first page: %q", text)
	}
	g.Read(said.Step)
	long := 0
	for n := range 4 {
		said, _ := g.Now(play)
		if text := textOf(said, play, book); n == 0 {
			long = len(text)
		} else if len(text) > long/3 {
			t.Errorf("explorer %d: %q", n+1, text)
		}
		if said.Passes() {
			g.Read(said.Step)
		}
		if err := play.Choose(said.Key); err != nil {
			t.Fatal(err)
		}
		play.ShowAll()
	}
}
