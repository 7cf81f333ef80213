package fortress

import (
	"math/bits"
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
)

// sidesOf says on how many sides of a space walls or barriers stand, and what they do.
func (y *tips) sidesOf(sh *game.Shell, sp board.Space) (list []string) {
	walls, covers := y.d.Play.Shown.Edges(sp)
	if n := bits.OnesCount8(walls); n > 0 {
		list = append(list, sh.Words.Count("tip.walls", n))
	}
	switch n := bits.OnesCount8(covers); {
	case n > 0 && y.coverCounts():
		list = append(list, sh.Words.Count("tip.covers", n))
	case n > 0:
		list = append(list, sh.Words.Count("tip.covers.plain", n))
	}
	return list
}

// coverCounts reports whether cover counts against anybody's attacks: a twist may take it away from all.
func (y *tips) coverCounts() bool {
	s := &y.d.Play.Shown
	for _, team := range []fortress.Team{fortress.Explorers, fortress.Hostiles} {
		for u := range s.Each(team) {
			if !s.IgnoresCover(u) {
				return true
			}
		}
	}
	return false
}

// lies describes what lies in a space.
func (y *tips) lies(sh *game.Shell, sp board.Space) string {
	s, w := &y.d.Play.Shown, sh.Words
	list := y.d.goals.sitesAt(sh, sp)
	if s.Cells[sp].Blocked {
		list = append(list, w.Say("tip.obstruction"))
	}
	for i, at := range s.Markers {
		if at == sp {
			list = append(list, w.Say("tip.marker", strconv.Itoa(i+1)))
		}
	}
	for _, tile := range s.Tiles {
		if i, ok := tile.Tile.Card(); ok && tile.At == sp {
			list = append(list, w.Name(s.Pack().Tiles[i].ID))
		}
	}
	if s.Maglev.Has(sp) {
		if s.Escape {
			list = append(list, w.Say("tip.escape"))
		} else {
			list = append(list, w.Say("tip.arrival"))
		}
	}
	for i, p := range s.Portals {
		if p.Open && s.PortalSpaces(i).Has(sp) {
			list = append(list, w.Say("tip.beside-portal"))
		}
	}
	return strings.Join(append(list, y.sidesOf(sh, sp)...), " · ")
}

// sight describes range, line of sight and cover between two spaces, and what blocks. On the board that is marked, or not.
func (y *tips) sight(sh *game.Shell, from, to board.Space, marked bool) string {
	s, w := &y.d.Play.Shown, sh.Words
	f := s.Field()
	distance := strconv.Itoa(f.Range(from, to))
	if _, _, kind, blocked := f.Blocker(from, to); blocked {
		by := w.Say("blocker." + kind.String())
		if marked {
			return w.Say("tip.blocked.marked", distance, by)
		}
		return w.Say("tip.blocked.plain", distance, by)
	}
	if by := y.d.Actor(); y.d.pin == nil && by != fortress.NoUnit && s.CoverBetween(from, to) && s.IgnoresCover(by) {
		return w.Say("tip.cover.ignored", distance)
	}
	if s.CoverBetween(from, to) {
		return w.Say("tip.cover", distance)
	}
	return w.Say("tip.clear", distance)
}

// groundTexts tells what the ground of a hex does to those who stand there, each thing on a line of its own.
func (y *tips) groundTexts(sh *game.Shell, h board.Hex) (text string) {
	s := &y.d.Play.Shown
	if sp, ok := s.Field().At(h); ok {
		text = y.d.goals.siteTexts(sh, sp)
	}
	for _, tile := range s.Tiles {
		if id := s.EffectOf(tile); id != "" && s.Field().Hex(tile.At) == h {
			text += sh.Words.Say("text."+id) + "\n"
		}
	}
	return text
}
