package session_test

import (
	"strings"
	"testing"

	citylib "precipice/engine/city"
	"precipice/game/blackstone"
	"precipice/game/city"
	citypack "precipice/game/city/pack"
	"precipice/game/session"
)

// linkLetters are the letters of links.
const linkLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

func cityRules(t testing.TB) city.Rules {
	t.Helper()
	r, _, err := citypack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// playedLink returns the link of a game after a few choices.
func playedLink[S any, T session.Table[T]](t *testing.T, r session.Ruleset[S, T], table T) string {
	t.Helper()
	s, err := session.New(r, table, nil, clock)
	if err != nil {
		t.Fatal(err)
	}
	s.ShowAll()
	for range 12 {
		d, _ := s.Pending()
		if err := s.Choose(d.Options[len(d.Options)/2].Key()); err != nil {
			t.Fatal(err)
		}
		s.ShowAll()
	}
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	return link
}

// bothLinks returns a link of each game, with the index of its ruleset in the table.
func bothLinks(t *testing.T) (session.Rulesets, []string) {
	r, c := rulesFor(t), cityRules(t)
	journey := city.Table{Setup: citylib.Table{Players: 2, Heroes: c.Pack.IDs("hero")[:4], Journey: "lantern-row"}, Seed: 5}
	return session.Rulesets{session.Host(r), session.Host(c)},
		[]string{playedLink(t, r, tableFor(2)), playedLink(t, c, journey)}
}

// readBy returns what the ruleset that the table finds for a link says about it.
func readBy(table session.Rulesets, link string) (index int, err error) {
	index = table.Of([]byte(link))
	reading := table[index].Read(link, clock)
	for reading.Step(100) {
	}
	_, err = reading.Result()
	return index, err
}

// A link of either game in which one letter is missing or another, or whose end is missing, has changed when it was copied. Nobody takes it
// for one of another content, of another format or of another game, whichever game the program offers first.
func TestEveryDamagedLetterOfALinkIsToldAsDamage(t *testing.T) {
	table, links := bothLinks(t)
	turned := session.Rulesets{table[1], table[0]}
	for game, link := range links {
		if index, err := readBy(table, link); err != nil || index != game {
			t.Fatalf("game %d: the link itself is read by %d: %v", game, index, err)
		}
		letters := strings.TrimPrefix(link, session.LinkWord)
		damaged := func(how string, at int, letters string) {
			t.Helper()
			for _, offered := range []session.Rulesets{table, turned} {
				if _, err := readBy(offered, session.LinkWord+letters); !isMessage(err, "error.link.damaged") {
					t.Errorf("game %d, letter %d %s: %v", game, at, how, err)
				}
			}
		}
		for at := range letters {
			damaged("is missing", at, letters[:at]+letters[at+1:])
			if at > 0 {
				damaged("and what follows are missing", at, letters[:at])
			}
			for _, other := range linkLetters {
				if byte(other) != letters[at] && (at < 20 || at > len(letters)-3 || int(other)%8 == at%8) {
					damaged("is "+string(other), at, letters[:at]+string(other)+letters[at+1:])
				}
			}
		}
	}
}

// A link is one of other content only if its checksum is right.
func TestALinkOfOtherContentIsWhole(t *testing.T) {
	_, links := bothLinks(t)
	r, c := rulesFor(t), cityRules(t)
	r.Pack.Digest[0]++
	c.Pack.Digest[3]++
	defer func() { // other tests share the packs
		r.Pack.Digest[0]--
		c.Pack.Digest[3]--
	}()
	for _, table := range []session.Rulesets{{session.Host(r), session.Host(c)}, {session.Host(c), session.Host(r)}} {
		for game, link := range links {
			index, err := readBy(table, link)
			if name := table[index].About().Name; !isMessage(err, "error.link.content") || name != []string{blackstone.Name, city.Name}[game] {
				t.Errorf("game %d: %s says %v", game, name, err)
			}
			last := link[:len(link)-5] + "A" + link[len(link)-4:]
			if _, err := readBy(table, last); !isMessage(err, "error.link.strange") {
				t.Errorf("game %d, damaged: %v", game, err)
			}
		}
	}
}
