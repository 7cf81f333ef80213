package city

import (
	"slices"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game"
	"precipice/game/city"
	"precipice/game/city/chronicle"
	"precipice/game/city/guide"
	"precipice/game/rulebook"
	"precipice/game/session"
	"precipice/render"
	art "precipice/render/city"
	"precipice/saves"
	"precipice/scenes"
)

// Host is Cursed City as the shared screens see it, and what its own screens share.
type Host struct {
	scenes.Hosting[rules.State, city.Table]
	Kept
	Course   *guide.Course // the tutorial, or nil
	pack     *rules.Pack
	kept     *saves.Kept[Kept]
	rulebook func(language string) (*rulebook.Book, error)
}

// Kept is what is kept next to the saves.
type Kept struct {
	Table  city.Table // of the next journey: what was chosen in the setup and the settings
	Lesson Lesson
	Told   bool            // the prelude has been shown
	Deeds  chronicle.Deeds // what is remembered of journeys
}

// keptSlot is the slot of Kept.
const keptSlot = "settings-city"

// NewHost reads what was kept in a store. The error is a sentence for the player, and the host is usable nevertheless.
func NewHost(r city.Rules, course *guide.Course, rulebook func(language string) (*rulebook.Book, error), store saves.Store) (*Host, error) {
	h := &Host{Course: course, pack: r.Pack, kept: game.NewKept[Kept](keptSlot), rulebook: rulebook}
	h.Hosting = scenes.Hosting[rules.State, city.Table]{Rules: r, Wears: render.Etching, Idle: []game.Action{game.AimToggle, game.Cards, game.Pin, game.Danger, game.Ahead, game.Twists}, Open: func(sh *game.Shell, play *city.Session) scenes.Watchable {
		return newJourney(h, sh, play)
	}}
	kept, _, err := game.ReadKept(store, h.kept, Kept{Table: h.valid(city.Table{})})
	h.Kept = kept
	h.Table = h.valid(h.Table)
	return h, err
}

// valid returns a table in which a default replaces whatever this pack does not define.
func (h *Host) valid(t city.Table) city.Table {
	t.Reactions, t.ReRolls, t.Undo = min(t.Reactions, city.Always), min(t.ReRolls, city.Never), min(t.Undo, session.NoUndo)
	set := &t.Setup
	set.Players, set.Level = max(1, min(rules.MaxHeroes, set.Players)), max(0, min(mostLevel, set.Level))
	set.Leader = max(0, min(set.Players-1, set.Leader))
	if j := h.journey(set.Journey); j == nil || j.Lesson {
		set.Journey = h.pack.Maps(library.Hunt)[0]
	}
	var heroes []string
	for _, id := range set.Heroes {
		if h.hero(id) != nil && len(heroes) < rules.MaxHeroes {
			heroes = append(heroes, id)
		}
	}
	if set.Heroes = heroes; len(heroes) == 0 {
		set.Heroes = h.Faces()
	}
	set.Seats = nil
	return t
}

// mostLevel is the highest level of a journey that is played by itself.
const mostLevel = 4

// journey returns a map by its id, nil for none.
func (h *Host) journey(id string) *library.Journey {
	for i := range h.pack.Journeys {
		if j := &h.pack.Journeys[i]; j.ID == id && rules.Plays(j.Type) {
			return j
		}
	}
	return nil
}

// hero returns a hero by its id, nil for none.
func (h *Host) hero(id string) *library.Hero {
	for i := range h.pack.Heroes {
		if h.pack.Heroes[i].ID == id {
			return &h.pack.Heroes[i]
		}
	}
	return nil
}

// keep writes what has changed of what is kept, in the background.
func (h *Host) keep(sh *game.Shell) {
	game.Keep(sh, h.kept, &Kept{h.Table.Clone(), Lesson{h.Lesson.Slot, slices.Clone(h.Lesson.Read)}, h.Told, slices.Clone(h.Deeds)})
}

// Name implements scenes.Game.
func (*Host) Name(sh *game.Shell) string {
	w := sh.Words.Of(city.Name)
	return w.Say("ruleset.city")
}

// Describe implements scenes.Game.
func (h *Host) Describe(sh *game.Shell, g *session.Game) (title, progress string, party []string) {
	w := sh.Words.Of(city.Name)
	if h.journey(g.Title) == nil {
		return w.Say("saved.other"), "", nil
	}
	title, progress = city.Listed(w, g)
	return title, progress, g.Party
}

// Faces implements scenes.Game: the first hero of each class.
func (h *Host) Faces() (ids []string) {
	seen := map[library.Class]bool{}
	for i := range h.pack.Heroes {
		if x := &h.pack.Heroes[i]; !seen[x.Class] && len(ids) < rules.MaxHeroes {
			ids, seen[x.Class] = append(ids, x.ID), true
		}
	}
	return ids
}

// Picture implements scenes.Game: the city by dusk, and the party before it.
func (*Host) Picture(p *render.Canvas, all render.Rect, stand float32, party []string) {
	art.Title(p, all, art.TitleView{Party: bystanders(party, 0), Stand: stand / all.H})
}

// Begin implements scenes.Game.
func (h *Host) Begin(sh *game.Shell) { sh.Show(NewSetup(h, sh)) }

// Rulebook implements scenes.Game.
func (h *Host) Rulebook(language string) (*rulebook.Book, error) { return h.rulebook(language) }

// Settings implements scenes.Game.
func (h *Host) Settings(sh *game.Shell) []scenes.Section { return manners{host: h}.sections(sh) }

// begin shows a new journey for a table.
func (h *Host) begin(sh *game.Shell, table city.Table, seed uint64) error {
	table.Seed = seed
	return h.New(sh, table)
}

// playAgain begins a journey for the same table with another seed.
func (h *Host) playAgain(sh *game.Shell, table city.Table) {
	if err := h.begin(sh, table, scenes.NewSeed()); err != nil {
		sh.Home(err)
	}
}
