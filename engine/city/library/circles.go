package library

import (
	"fmt"
	"slices"

	"precipice/engine/board"
	"precipice/engine/content"
)

// endless reports whether what has no limit could be used for ever: no die is spent on it, or the least one, for which it gives another.
func endless(cost int, once string, effect []Op) bool {
	return once == "" && (cost == 0 || cost == 1 && gives(effect, "die"))
}

// gives reports whether an effect has an operation, in whatever branch.
func gives(ops []Op, do string) bool {
	return slices.ContainsFunc(ops, func(op Op) bool {
		return op.Do == do || gives(op.Failure, do) || gives(op.Success, do) || gives(op.Critical, do)
	})
}

// circles checks that nothing can be used for ever, and that no effect leads to itself.
func (l *loading) circles() {
	unlimited := func(at content.At, what, id string, cost int, once string, effect []Op) {
		if len(effect) > 0 && endless(cost, once, effect) {
			l.Report(at, fmt.Sprintf("%s %q can be used for ever", what, id), "give it a cost that its effect does not give back, or once")
		}
	}
	for i := range l.lib.Heroes {
		for s := range l.lib.Heroes[i].Sides {
			for _, a := range l.lib.Heroes[i].Sides[s].Abilities {
				unlimited(l.Where("ability", a.ID), "the ability", a.ID, a.Cost, a.Once, a.Effect)
			}
		}
	}
	c := circle{lib: l.lib, way: map[string]bool{}}
	for i := range l.lib.Items {
		it := &l.lib.Items[i]
		unlimited(l.Where("item", it.ID), "the item", it.ID, it.Use.Cost, it.Use.Once, it.Use.Effect)
		if c.item(it.ID) {
			l.leads(l.Where("item", it.ID), it.ID)
		}
	}
	for i := range l.lib.Discoveries {
		d := &l.lib.Discoveries[i]
		at := l.Where("discovery", d.ID)
		unlimited(at, "the find", d.ID, d.Use.Cost, d.Use.Once, d.Use.Effect)
		if gives(d.Effect, "draw") || d.freely() && gives(d.Use.Effect, "draw") || c.brings(d) {
			l.leads(at, d.ID)
		}
	}
}

func (l *loading) leads(at content.At, id string) {
	l.Report(at, fmt.Sprintf("what %q brings may bring it again, and no die is spent on it", id), "give it a cost, or let it bring something else")
}

// circle follows what brings an item, or a find that brings one.
type circle struct {
	lib *Library
	way map[string]bool // true for items on the way, false for those that lead to nothing
}

// item reports whether an item, used for nothing, leads to one that was used before on the way.
func (c *circle) item(id string) bool {
	if on, seen := c.way[id]; seen {
		return on
	}
	i := slices.IndexFunc(c.lib.Items, func(it Item) bool { return it.ID == id })
	if i < 0 || !free(&c.lib.Items[i].Use) {
		return false
	}
	c.way[id] = true
	found := c.effect(c.lib.Items[i].Use.Effect)
	if c.way[id] = false; found {
		delete(c.way, id)
	}
	return found
}

// effect reports whether an effect leads to an item that was used on the way.
func (c *circle) effect(ops []Op) bool {
	return slices.ContainsFunc(ops, func(op Op) bool {
		return op.Do == "item" && c.item(op.Item) || op.Do == "draw" && slices.ContainsFunc(c.lib.Discoveries, func(d Discovery) bool { return c.brings(&d) }) ||
			c.effect(op.Failure) || c.effect(op.Success) || c.effect(op.Critical)
	})
}

// brings reports whether a find leads to an item that was used on the way.
func (c *circle) brings(d *Discovery) bool {
	return !gives(d.Effect, "draw") && c.effect(d.Effect) || d.freely() && !gives(d.Use.Effect, "draw") && c.effect(d.Use.Effect)
}

// freely reports whether a find is used for nothing, and then discarded.
func (d *Discovery) freely() bool { return free(&d.Use) }

func free(u *Use) bool {
	return u.Exists() && u.Once == "discard" && endless(u.Cost, "", u.Effect)
}

// way checks that heroes can walk from the drop zone to every space of a map, through gateways alone (CC-SPC-002).
func (l *loading) way(r *journeyRecord, tiles *board.Tiles) {
	if at, cut := apart(tiles); cut {
		l.Report(r.At.Of("gates"), fmt.Sprintf("no way leads from the drop zone to the space %v", at), "open a gateway between the tiles, or lay them so that one fits")
	}
}

// apart returns a space that cannot be reached from the first one.
func apart(tiles *board.Tiles) (at board.Square, cut bool) {
	for sp := range tiles.All().All() {
		if tiles.Through().Route(0, sp) < 0 {
			return tiles.Square(sp), true
		}
	}
	return at, false
}

// whole checks that heroes can walk from each space of an exploration tile to every other.
func (l *loading) whole(r *explorationRecord, piece *board.Piece) {
	alone := board.Ground{Tiles: []board.Tile{piece.Tile}}
	if alone.Check() != nil {
		return
	}
	if at, cut := apart(board.NewTiles(alone)); cut {
		l.Report(r.At.Of("tile"), fmt.Sprintf("no way leads to the square %v of the tile %s", at, r.Tile), "draw floor that joins it to the others")
	}
}
