package session_test

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/game/session"
	"precipice/saves"
)

// wrapped cuts a text into lines of some characters, as mail programs do.
func wrapped(text string, width int, between string) string {
	var lines []string
	for len(text) > width {
		lines, text = append(lines, text[:width]), text[width:]
	}
	return strings.Join(append(lines, text), between)
}

// A link is read as people copy it out of a chat or a mail, with whatever stands around it.
func TestLinksAreFoundInWhatIsCopied(t *testing.T) {
	r := rulesFor(t)
	s := begin(t, r, tableFor(1), nil)
	playOn(t, s, 1, func(*engine.Decision) bool { return len(s.Match.Journal) > 20 })
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	address := "https://example.org/precipice/?lang=en#" + link
	for name, text := range map[string]string{
		"alone":                       link,
		"an address":                  address,
		"with spaces around":          " \t" + address + "\r\n",
		"in angle brackets":           "<" + address + ">",
		"in quotes":                   `"` + address + `"`,
		"in curly quotes":             "“" + address + "”",
		"in Markdown":                 "[" + address + "](" + address + ")",
		"in Markdown, with a title":   "[my game](" + address + ` "watch it") and more`,
		"escaped for Markdown":        strings.ReplaceAll(address, "_", `\_`),
		"in the markup of a chat":     "<" + address + "|" + address + ">",
		"in HTML":                     `<a href="` + address + `">my game</a>`,
		"before a full stop":          "Your turn: " + address + ". Be quick!",
		"in a sentence":               "I played game=three, and " + address + " is where you go on, before Sunday please",
		"in parentheses":              "Your turn (" + address + ").",
		"wrapped":                     wrapped(address, 72, "\n"),
		"wrapped at once after =":     strings.Replace(address, "game=", "game=\n", 1),
		"wrapped and quoted":          "> " + wrapped(address, 70, "\r\n> > ") + "\r\n> Your turn\r\n",
		"wrapped, with more below":    "Your turn:\n" + wrapped(address, 76, "\r\n") + "\r\n\r\nYours\r\nAnn",
		"wrapped and indented":        wrapped(address, 40, "\n\t  "),
		"with invisible characters":   "\ufeff" + wrapped(address, 10, "\u200b") + "\u2060",
		"with soft hyphens":           wrapped(address, 20, "\u00ad"),
		"from right to left":          "\u202b" + address + "\u202c",
		"with # as %23":               strings.Replace(address, "#game=", "%23game%3D", 1),
		"spelled twice":               url.QueryEscape(url.QueryEscape(address)),
		"with an invisible one as %":  strings.Replace(address, "game=", "%E2%80%8Bgame=", 1),
		"with a per cent sign around": "I am 100% sure: " + address + " 5%",
		"with a capital":              "G" + link[1:],
		"wrapped with soft breaks":    wrapped(strings.Replace(address, "game=", "game=3D", 1), 76, "=\r\n"),
		"soft breaks, quoted":         "> " + wrapped(address, 50, "=\n> "),
		"soft breaks everywhere":      wrapped(address, 1, "=\n"),
		"slanting":                    "_" + address + "_",
		"bold":                        "__" + link + "__ is my game",
		"slanting and wrapped":        "_" + wrapped(address, 50, "\n") + "_",
		"a wrong link before":         "not " + link[:len(link)-9] + ", but " + address,
	} {
		rec, err := session.ReadLink(r, text)
		if err != nil || !slices.Equal(rec.Journal, s.Match.Journal) {
			t.Errorf("%s: %v", name, err)
		}
		given, err := session.GivenLink(text)
		if err != nil {
			t.Errorf("%s: it is no link: %v", name, err)
			continue
		}
		if rec, err := session.ReadLink(r, string(given)); err != nil || !slices.Equal(rec.Journal, s.Match.Journal) {
			t.Errorf("%s: after it was found: %v", name, err)
		}
		if i := (session.Rulesets{session.Host(r)}).Of([]byte(text)); i != 0 {
			t.Errorf("%s: it is of the ruleset %d", name, i)
		}
	}
	now := func() int64 { return 0 }
	if _, err := session.Import(r, saves.NewAutosaver(saves.NewMemory()), []byte("Your turn: <"+address+">\r\n"), now); err != nil {
		t.Errorf("as a file: %v", err)
	}
}

// What is no link is told in the words of a link, by what is wrong and what to do.
func TestWhatIsNoLinkIsTold(t *testing.T) {
	for _, c := range []struct{ text, key string }{
		{"", "error.link.empty"},
		{" \r\n\ufeff", "error.link.empty"},
		{"#game=", "error.link.empty"},
		{"foo", "error.link.word"},
		{"https://example.org/precipice/", "error.link.word"},
		{"#game=" + strings.Repeat("A", 5000), "error.link.long"},
		{"#game=" + strings.Repeat("A", 50_000), "error.link.long"},
	} {
		if data, err := session.GivenLink(c.text); !isMessage(err, c.key) {
			t.Errorf("%.20q: %q, %v, not %s", c.text, data, err, c.key)
		}
	}
}

// A report that quotes a link stays a report, and a text of another kind no link.
func TestFilesAreNoLinks(t *testing.T) {
	r := rulesFor(t)
	s := begin(t, r, tableFor(1), nil)
	rec, err := session.ReadRecord(r, s.Report("I opened https://example.org/#game=AAAA and nothing came"))
	if err != nil || len(rec.Journal) != len(s.Match.Journal) {
		t.Errorf("a report that quotes a link: %v", err)
	}
	if _, err := session.ReadRecord(r, []byte(strings.Repeat("word ", 10_000)+"game=AAAA")); !isMessage(err, "error.session.neither") {
		t.Errorf("a long text: %v", err)
	}
}
