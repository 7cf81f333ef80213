package precipice

import (
	"cmp"
	"slices"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
)

// OnSale returns the cards that the ship at a berth sells.
func (x *Precipice) OnSale(place int) (cards []int) {
	for _, k := range x.Play.Shown.Quest.Trade.Sale[place] {
		if card, ok := k.Card(); ok {
			cards = append(cards, card)
		}
	}
	return cards
}

// layStalls returns where the cards on sale at each ship lie as stamps with their prices (BF-PRE-007): beside its name,
// towards the platform, or else below or above the name, but never where somebody stands, such as its visitor, nor over
// names and other prices. Without room for them there are none; the tip of the ship tells them too.
func (x *Precipice) layStalls(sh *game.Shell) (stalls [4][]render.Rect) {
	room := x.Layout.Room
	places, size := render.Standing(room, fortress.MaxParty)
	taken := []render.Rect{x.Met.Card}
	for place, berth := range render.Berths(room) {
		if name := x.ShipName(sh, place); name != "" {
			taken = append(taken, x.ShipLabel(sh, berth, place, name))
			places = append(places, render.Gangway(room, place))
		}
	}
	for _, foot := range places {
		taken = append(taken, render.MiniatureView{At: foot, Size: size}.Stands())
	}
	for place := range stalls {
		stalls[place] = x.layStall(sh, place, taken)
		taken = append(taken, stalls[place]...)
	}
	return stalls
}

// layStall returns where the stamps of one ship lie, clear of what is taken.
func (x *Precipice) layStall(sh *game.Shell, place int, taken []render.Rect) (stamps []render.Rect) {
	t, room, cards := sh.Theme, x.Layout.Room, x.OnSale(place)
	if len(cards) == 0 {
		return nil
	}
	label := x.ShipLabel(sh, render.Berths(room)[place], place, x.ShipName(sh, place))
	wide, gap := t.Px(17)*min(t.Text, 1.5), t.Px(3)
	all := float32(len(cards))*(wide+gap) - gap
	low := min(label.H, t.LineHeight(render.Strong)+t.Px(4))
	inner, middle := label.Right()+gap, label.Centre().X-all/2
	if place%2 == 1 {
		inner = label.X - gap - all
	}
	for _, at := range []render.Rect{{X: inner, Y: label.Y, W: all, H: label.H}, {X: middle, Y: label.Bottom() + gap, W: all, H: low},
		{X: middle, Y: label.Y - gap - low, W: all, H: low}} {
		free := !slices.ContainsFunc(taken, at.Overlaps)
		if !free || at.X < room.X || at.Y < room.Y || at.Right() > room.Right() || at.Bottom() > room.Bottom() {
			continue
		}
		for i := range cards {
			stamps = append(stamps, render.Rect{X: at.X + float32(i)*(wide+gap), Y: at.Y, W: wide, H: at.H})
		}
		return stamps
	}
	return nil
}

// Explorers returns the party on the platform, and visitors at their ships, the nearest last. Who is picked steps up;
// whoever is out of action lies.
func (x *Precipice) Explorers(room render.Rect) (figures []render.MiniatureView) {
	s := &x.Play.Shown
	var party []int
	for e := range s.Party {
		if s.Party[e].Playing && !s.Party[e].Dead {
			party = append(party, e)
		}
	}
	picked, picking := x.Showing.Event.Change.(fortress.Picked)
	if picking = picking && x.Showing.On; picking {
		party = append(party, int(picked.Place))
	}
	places, size := render.Standing(room, fortress.MaxParty)
	for i, e := range party {
		kind, at, fade := int(s.Party[e].Kind), places[min(i, len(places)-1)], float32(0)
		if picking && e == int(picked.Place) {
			kind, fade = int(picked.Kind), 1-render.Ease(x.Showing.Part)
			at.Y += fade * size * 0.5
		}
		at = x.aboard(e, at, room)
		card := &s.Pack().Explorers[kind]
		for m := range max(1, len(card.Models)) {
			figures = append(figures, render.MiniatureView{Figure: card.ID, Variant: m, At: render.Point{X: at.X + float32(m)*size*0.42, Y: at.Y + float32(m)*size*0.08},
				Size: size * (1 - 0.22*float32(min(1, len(card.Models)-1))), Rim: render.Explorers[e], Mark: card.Letter, Down: s.Party[e].Out && !picking, Fade: fade,
				Active: x.Choices != nil && x.Choices.Decision.About[0] == s.Name(e)})
		}
	}
	slices.SortStableFunc(figures, func(a, b render.MiniatureView) int { return cmp.Compare(a.At.Y, b.At.Y) })
	return figures
}

// aboard returns where an explorer stands who visits a ship, or is on the way there or back; else rest.
func (x *Precipice) aboard(e int, rest render.Point, room render.Rect) render.Point {
	tr, part := &x.Play.Shown.Quest.Trade, float32(0)
	berth := int(tr.At)
	if by, on := tr.Visitor.Card(); on && by == e {
		part = 1
	}
	if x.Showing.On {
		switch ch := x.Showing.Event.Change.(type) {
		case fortress.WentAboard:
			if int(ch.Explorer) == e {
				part, berth = render.Ease(x.Showing.Part), int(ch.Place)
			}
		case fortress.LeftShip:
			if int(ch.Explorer) == e {
				part = 1 - render.Ease(x.Showing.Part)
			}
		}
	}
	if part == 0 {
		return rest
	}
	end := render.Gangway(room, berth)
	return render.Point{X: rest.X + (end.X-rest.X)*part, Y: rest.Y + (end.Y-rest.Y)*part}
}
