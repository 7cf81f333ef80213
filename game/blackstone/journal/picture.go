package journal

import (
	"fmt"
	"html"
	"maps"
	"math"
	"slices"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
)

// Pictures returns the picture of a card, an explorer or a hostile as a data URI, or "" if there is none. Without one
// the journal draws a plain picture of its own.
type Pictures func(sort, id string) string

// The sorts of pictures that Pictures is asked for.
const (
	CardPicture     = "card"
	CombatPicture   = "combat"
	ExplorerPicture = "explorer"
	HostilePicture  = "hostile"
)

// signPaths holds the outlines of the signs, in a square of 24.
var signPaths = map[Sign]string{
	Foe:      "M5 4l14 16M19 4L5 20M4 15l5 5M15 20l5-5",
	Kill:     "M12 3v18M3 12h18M6 6l12 12M18 6L6 18",
	Wound:    "M12 3c4 6 6 8 6 12a6 6 0 0 1-12 0c0-4 2-6 6-12z",
	Fall:     "M4 19h16M7 6l4 9 6-2M7 6a1.5 1.5 0 1 0-.1-.1",
	Death:    "M7 21v-4a7 7 0 1 1 10 0v4zM9 12h1.5M13.5 12H15M11 17h2",
	Recovery: "M4 17h16M12 14V5M8 9l4-4 4 4",
	Find:     "M12 3l7 7-7 11L5 10zM5 10h14",
	Card:     "M7 3h10v18H7zM10 8h4M10 12h4",
	Ship:     "M3 14l12-7 6 5-6 4zM3 14l4 4h8",
	Spark:    "M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z",
	Escape:   "M4 12h13M12 6l6 6-6 6",
	Score:    "M6 20V8l6-4 6 4v12M6 13h12",
	Fate:     "M12 3a9 9 0 1 0 9 9M12 8a4 4 0 1 0 4 4M12 12l8-8",
	Goal:     "M6 21V3M6 4h12l-3 4 3 4H6",
	Gift:     "M4 10h16v10H4zM4 14h16M12 10v10M12 10c-5 0-5-6-2-6 2 0 2 6 2 6zM12 10c5 0 5-6 2-6-2 0-2 6-2 6z",
	Rest:     "M7 21V8a5 5 0 0 1 10 0v13zM10 9h4M10 13h4M4 21h16",
}

// sign draws the sign of a sentence, which shapes has written.
func sign(s Sign) string {
	if s == NoSign {
		return `<svg class="sign" aria-hidden="true"></svg>`
	}
	return fmt.Sprintf(`<svg class="sign %s" aria-hidden="true"><use href="#sign-%[1]s"/></svg>`, s)
}

// shapes writes the signs, and the battlefields of all combats that were met if the journal draws them itself.
func (j *Journal) shapes(fields bool) string {
	var b strings.Builder
	for _, s := range slices.Sorted(maps.Keys(signPaths)) {
		fmt.Fprintf(&b, `<symbol id="sign-%s" viewBox="0 0 24 24"><path d="%s"/></symbol>`, s, signPaths[s])
	}
	if fields {
		b.WriteString(j.fields())
	}
	return `<svg width="0" height="0" style="position:absolute" aria-hidden="true">` + b.String() + "</svg>\n"
}

// token draws the head of an explorer or a hostile as a disc with a letter.
func token(class, letter string) string {
	return fmt.Sprintf(`<svg class="token %s" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="17"/><text x="20" y="27" text-anchor="middle">%s</text></svg>`, class, html.EscapeString(letter))
}

// picture draws the picture of a part.
func picture(p Picture) string {
	switch p.Sort {
	case OfCombat:
		return battlefield(p.ID)
	case OfChallenge:
		return drawing("challenge", `<path d="M18 50q42-44 84 0q-42 44-84 0z"/><circle cx="60" cy="50" r="15"/><circle class="full" cx="60" cy="50" r="5"/>`)
	case OfReturn:
		return drawing("return", `<path d="M14 74h92M30 74V44l30-22 30 22v30M50 74V54h20v20"/>`)
	case OfPrecipice:
		return drawing("precipice", `<ellipse cx="60" cy="62" rx="44" ry="12"/><path d="M20 66l40 26 40-26M60 50V14M48 24l12-12 12 12"/>`)
	}
	return drawing("end", `<path d="M30 12h60M30 88h60M36 12c0 40 48 36 48 76M84 12c0 40-48 36-48 76"/>`)
}

func drawing(class, shapes string) string {
	return fmt.Sprintf(`<svg class="picture %s" viewBox="0 0 120 100" aria-hidden="true">%s</svg>`, class, shapes)
}

// album holds the pictures that a file shows, each once, as rules of its style.
type album struct {
	from  Pictures
	known map[string]string // the class of each, "" for none
	rules strings.Builder
}

// show returns the markup of a picture, "" if there is none.
func (a *album) show(class, sort, id string) string {
	if a.from == nil {
		return ""
	}
	own, ok := a.known[sort+" "+id]
	if !ok {
		if uri := a.from(sort, id); uri != "" {
			own = fmt.Sprintf("i%d", len(a.known)+1)
			fmt.Fprintf(&a.rules, ".%s{background-image:url(%s)}\n", own, html.EscapeString(uri))
		}
		a.known[sort+" "+id] = own
	}
	if own == "" {
		return ""
	}
	return fmt.Sprintf(`<span class="%s %s"></span>`, class, own)
}

// figure draws the picture of a part: one from the album, or a plain one.
func (p *page) figure(of Picture) string {
	sort, id := CardPicture, of.ID
	switch of.Sort {
	case OfCombat:
		sort = CombatPicture
	case OfReturn, OfEnd:
		id = string(of.Sort)
	}
	if shown := p.album.show("card", sort, id); shown != "" {
		return shown
	}
	return picture(of)
}

// battlefield draws the hexes of a combat, which shapes has written.
func battlefield(id string) string {
	return fmt.Sprintf(`<svg class="picture combat" aria-hidden="true"><use href="#field-%s"/></svg>`, html.EscapeString(id))
}

// fields writes the battlefields of all combats that were met, each once.
func (j *Journal) fields() string {
	var b strings.Builder
	drawn := map[int]bool{}
	for _, x := range j.Expeditions {
		if x == nil {
			continue
		}
		for _, r := range x.Rounds {
			if r.Sort == fortress.CombatCard && !drawn[r.Card] {
				drawn[r.Card] = true
				c := j.pack().Battlefield(r.Card)
				b.WriteString(drawField(c.ID, c.Cells, c.Landing))
			}
		}
	}
	return b.String()
}

// drawField draws cells, and those of the landing chamber.
func drawField(id string, cells, landing []board.Cell) string {
	var b strings.Builder
	left, top, right, bottom := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	draw := func(class string, cells []board.Cell) {
		for _, c := range cells {
			x, y := 10*math.Sqrt(3)*(float64(c.Q)+float64(c.R)/2), 15*float64(c.R)
			left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
			kind := class
			if c.Blocked {
				kind = "blocked"
			}
			fmt.Fprintf(&b, `<path class="%s" d="M%.1f %.1fl8.7 5v10l-8.7 5-8.7-5v-10z"/>`, kind, x, y-10)
		}
	}
	draw("floor", cells)
	draw("landing", landing)
	return fmt.Sprintf(`<symbol id="field-%s" viewBox="%.0f %.0f %.0f %.0f">%s</symbol>`, html.EscapeString(id), left-14, top-14, right-left+28, bottom-top+28, b.String())
}
