package drive

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/saves"
)

// damagedChamber is what a broken file of a chamber says.
const damagedChamber = "This file is damaged, so the stasis chamber in it cannot be read; choose another copy."

// saveOf returns the only game of a folder, as a file holds it, and its slot.
func saveOf(t *testing.T, data string) (slot string, save []byte) {
	t.Helper()
	store := saves.NewDisk(data)
	slots, err := store.List()
	if err != nil || len(slots) != 1 {
		t.Fatalf("the folder has %d games, %v", len(slots), err)
	}
	save, err = store.Get(slots[0].Name)
	if err != nil {
		t.Fatal(err)
	}
	return slots[0].Name, save
}

// questPlayedTo returns a quest in which a bot has played until a question comes up.
func questPlayedTo(t *testing.T, until func(*fortress.State, *engine.Decision) bool) (slot string, save []byte) {
	data := t.TempDir()
	questOnDisk(t, data, 1, until)
	return saveOf(t, data)
}

// written writes a file into a folder and returns its path.
func written(t *testing.T, folder, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(folder, name)
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// uploads clicks an area that opens the file picker and answers it with a file.
func uploads(p *Player, v *Page, area, file string) {
	p.t.Helper()
	p.must(v.Upload(file, func() { p.Click(area) }))
}

// asleep looks until the explorers lie in their chambers.
func asleep(p *Player) Probe {
	p.t.Helper()
	return p.Until("the chambers", func(q Probe) bool { return q.Scene == "stasis" && q.Has("option/wake") && !q.Busy() })
}

// A quest in a page: the party sleeps while the page is loaded again, a chamber leaves it as a download and comes back
// as an upload, the party goes home to Precipice, and another party, whose game is a file, takes a step in a stronghold.
func TestBrowserGoesOnWithAQuest(t *testing.T) {
	if !inBrowser {
		t.Skip("the browser is driven only where Chromium is known to be: make test does it")
	}
	slot, save := questPlayedTo(t, func(s *fortress.State, d *engine.Decision) bool {
		held := s.Belongings(0)
		return d.Find("pause") >= 0 && held.Cards() > 0
	})
	p, v := browsed(t, "browser-goes-on", "1", stores(slot, save))
	p.Scene("title")
	p.Click("title/continue")
	asks(p, fortress.AskExplore, nil)
	p.Click("option/pause")
	q := asleep(p)
	p.Again(false)
	p.Scene("title")
	p.Click("title/continue")
	if woken := asleep(p); woken.Says["asleep"] != q.Says["asleep"] || q.Says["asleep"] != "4" {
		t.Errorf("%s slept and %s sleep", q.Says["asleep"], woken.Says["asleep"])
	}
	p.Frame("stasis")
	exchangesAChamber(t, p, v)
	p.Click("option/wake")
	asks(p, fortress.AskExplore, nil)
	goesHome(p, p.Frame)
	leave(p)

	_, save = questPlayedTo(t, func(s *fortress.State, d *engine.Decision) bool {
		return s.Assault() != nil && s.Fighting() && d.Kind == fortress.AskActivation
	})
	p.Click("title/load")
	p.Scene("load")
	uploads(p, v, "load/read", written(t, t.TempDir(), "assault.save", save))
	q = asks(p, fortress.AskActivation, nil)
	p.Frame("stronghold")
	if len(q.Starting("goal/")) == 0 {
		t.Errorf("no objective is shown: %s", describe(q))
	}
	p.Click(q.Starting("option/move ")[0])
	followed(p, q, "the step")
	p.Frame("step")
}

// exchangesAChamber writes a chamber to a file and reads it again. A file that holds none says so.
func exchangesAChamber(t *testing.T, p *Player, v *Page) {
	t.Helper()
	p.Click("stasis/chambers")
	q := p.Scene("chambers")
	p.Click(q.Starting("chambers/keep/")[0])
	q = p.Until("the chamber in the list", func(q Probe) bool { return len(q.Starting("chambers/write/")) == 1 })
	folder := t.TempDir()
	p.must(v.DownloadsTo(folder))
	p.Click(q.Starting("chambers/write/")[0])
	file, err := downloaded(folder, "precipice-chamber-*.save")
	p.must(err)
	data, err := os.ReadFile(file)
	if err == nil {
		_, err = blackstone.OpenChamber(data)
	}
	if err != nil {
		t.Errorf("the download %s: %v", filepath.Base(file), err)
	}
	uploads(p, v, "chambers/read", file)
	p.Until("the chamber of the file in the list", func(q Probe) bool { return len(q.Starting("chambers/write/")) == 2 && q.Says["told"] != "" })
	p.Frame("chambers")
	uploads(p, v, "chambers/read", written(t, folder, "broken.save", data[:len(data)-3]))
	q = p.Until("a sentence about the broken file", func(q Probe) bool { return q.Says["problem"] != "" })
	if said := q.Says["problem"]; said != damagedChamber || len(q.Starting("chambers/write/")) != 2 {
		t.Errorf("a broken file says %q", said)
	}
	p.Frame("broken")
	p.Key("Escape")
	asleep(p)
}

// Of a report that the browser has taken, the menu says where it is.
func TestBrowserTellsWhereAReportIs(t *testing.T) {
	p, v := browsed(t, "browser-report", "1", "")
	folder := t.TempDir()
	p.must(v.DownloadsTo(folder))
	begin(p)
	waiting(p)
	p.Click("bar/menu")
	p.Click("menu/report")
	file, err := downloaded(folder, "*")
	p.must(err)
	q := p.Until("a notice of the report", func(q Probe) bool { return q.Says["notice"] != "" })
	if !strings.Contains(q.Says["notice"], filepath.Base(file)) || !strings.Contains(q.Says["notice"], "downloads") {
		t.Errorf("of %s the notice says %q", filepath.Base(file), q.Says["notice"])
	}
	p.Frame("notice")
}
