package journal

import (
	"fmt"
	"html"
	"strconv"
	"strings"
	"unicode/utf8"

	"precipice/game/plain"
)

// page writes a file for a browser. Every text in it is escaped: the names of quests and players are free.
type page struct {
	strings.Builder
	*Journal
	album album
}

// put writes markup; each argument is escaped.
func (p *page) put(format string, args ...string) {
	safe := make([]any, len(args))
	for i, arg := range args {
		safe[i] = plain.Text(html.EscapeString(arg))
	}
	fmt.Fprintf(p, format, safe...)
}

// policy allows a browser to load nothing but what is in the file.
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

// HTML returns the journal as a file for a browser that needs nothing else. Without pictures it draws its own.
func (j *Journal) HTML(pictures Pictures) []byte {
	p := &page{Journal: j, album: album{from: pictures, known: map[string]string{}}}
	p.body()
	body := p.String()
	p.Reset()
	w := j.book
	p.put("<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n", w.Language())
	p.put("<meta http-equiv=\"Content-Security-Policy\" content=\"%s\"/>\n<meta name=\"color-scheme\" content=\"dark light\"/>\n<title>%s</title>\n", policy, j.Title())
	p.WriteString("<style>" + style + p.album.rules.String() + "</style>\n</head>\n" + body + "</html>\n")
	return []byte(p.String())
}

// body writes what is read.
func (p *page) body() {
	j, w := p.Journal, p.book
	p.WriteString("<body>\n")
	p.put("<header>\n<h1>%s</h1>\n<dl>\n", j.Title())
	for _, s := range j.Standing() {
		p.put("<div><dt>%s</dt><dd>%s</dd></div>\n", s.Name, s.Figure)
	}
	p.WriteString("</dl>\n")
	p.WriteString("</header>\n")
	p.WriteString(j.shapes(p.album.from == nil))
	p.chart()
	p.band()
	p.WriteString("<main>\n<section>\n")
	p.story(j.Prologue())
	p.WriteString("</section>\n")
	if len(j.Expeditions) == 0 {
		p.put("<p>%s</p>\n", w.Say("journal.empty"))
	}
	for i := range j.Expeditions {
		p.expedition(i)
	}
	p.put("</main>\n<footer>%s</footer>\n</body>\n", w.Say("journal.made"))
}

// band writes links to the expeditions.
func (p *page) band() {
	p.put("<nav aria-label=\"%s\">\n", p.book.Say("journal.standing.expeditions"))
	for i := range p.Expeditions {
		m, class := p.Mark(i), ""
		if m.Dead > 0 {
			class = "dead"
		}
		p.put("<a class=\"%s\" href=\"#e%s\" title=\"%s\">%s</a>\n", class, strconv.Itoa(i+1), m.Summary, m.Number)
	}
	p.WriteString("</nav>\n")
}

func (p *page) expedition(i int) {
	t := p.Tell(i)
	p.put("<section id=\"e%s\">\n<h2>%s</h2>\n<p class=\"note\">%s</p>\n", strconv.Itoa(i+1), t.Title, t.Summary)
	p.story(t.Opening)
	p.WriteString("<ul class=\"party\">\n")
	for k := range t.Party {
		f := &t.Party[k]
		class := ""
		if f.Dead {
			class = "dead"
		}
		p.put("<li class=\"%s\">", class)
		p.WriteString(p.head(ExplorerPicture, f.ID, "p"+strconv.Itoa(f.Place%4), f.Letter))
		p.put("<span><b>%s</b><span class=\"player\">%s</span><span class=\"deeds\">%s</span></span></li>\n", f.Name, f.Player, f.Deeds)
	}
	p.WriteString("</ul>\n")
	for k := range t.Parts {
		p.part(&t.Parts[k])
	}
	p.dice(t.Dice)
	p.WriteString("</section>\n")
}

// head returns the picture of an explorer or a hostile.
func (p *page) head(sort, id, class, letter string) string {
	if shown := p.album.show("portrait", sort, id); shown != "" {
		return shown
	}
	return token(class, letter)
}

func (p *page) part(a *Part) {
	p.WriteString("<article>\n<figure>")
	p.WriteString(p.figure(a.Picture))
	if len(a.Picture.With) > 0 {
		p.WriteString("<div class=\"foes\">")
		for _, id := range a.Picture.With {
			first, _ := utf8.DecodeRuneInString(p.book.Name(id))
			p.WriteString(p.head(HostilePicture, id, "hostile", string(first)))
		}
		p.WriteString("</div>")
	}
	p.put("</figure>\n<div>\n<h3>%s</h3>\n<div class=\"note\">%s</div>\n", a.Title, a.Note)
	p.story(a.Story)
	p.WriteString("</div>\n</article>\n")
}

func (p *page) story(all []Sentence) {
	p.WriteString("<ul class=\"story\">\n")
	for _, s := range all {
		p.WriteString("<li>" + sign(s.Sign))
		p.put("<span>%s</span></li>\n", s.Text)
	}
	p.WriteString("</ul>\n")
}

// dice writes the table of dice and luck.
func (p *page) dice(rows []Dice) {
	w := p.book
	if len(rows) == 0 {
		return
	}
	p.put("<details>\n<summary>%s</summary>\n<p class=\"note\">%s</p>\n<div class=\"wide\"><table>\n", w.Say("journal.dice.head"), w.Say("journal.dice.about"))
	p.put("<tr><th></th><th class=\"n\">%s</th><th class=\"n\">%s</th><th class=\"n\">%s</th><th>%s</th></tr>\n",
		w.Say("journal.dice.thrown"), w.Say("journal.dice.succeeded"), w.Say("journal.dice.expected"), w.Say("journal.dice.verdict"))
	for i := range rows {
		d := &rows[i]
		p.put("<tr><th>%s</th><td class=\"n\">%s</td><td class=\"n\">%s</td><td class=\"n\">%s</td><td>%s</td></tr>\n",
			d.Name, strconv.Itoa(d.Thrown), strconv.Itoa(d.Succeeded), tenths(d.Expected), d.Verdict)
	}
	p.WriteString("</table></div>\n</details>\n")
}
