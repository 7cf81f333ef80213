package render

import "testing"

// The badge of a miniature that stands behind others lies over the head or upper half of none: it stands elsewhere, or
// behind them. A miniature alone has it on the right.
func TestABadgeLiesOverNoOtherMiniature(t *testing.T) {
	c := NewCanvas(NewTheme(1600, 900, 1))
	place := func(views []MiniatureView) []MiniatureView {
		for i := range views {
			views[i].seat = c.seatOf(views, i)
			views[i].behind = c.overUpper(views, i)
		}
		return views
	}
	at := func(mark, group string, x, y float32) MiniatureView {
		return MiniatureView{Mark: mark, Group: group, At: Point{x, y}, Size: 128, Rim: Hostile, Wounds: 3}
	}
	if got := place([]MiniatureView{at("E", "", 100, 500)})[0]; got.seat != rimRight || got.behind {
		t.Errorf("alone, a miniature has its badge in seat %d, behind: %v", got.seat, got.behind)
	}
	party := place([]MiniatureView{at("E", "", 1148, 523), at("J", "", 1266, 525), at("U", "", 1205, 622), at("A", "", 1324, 625)})
	ghul := place([]MiniatureView{at("2", "3", 500, 500), at("J", "", 556, 532)})
	if e := party[0]; e.seat != rimLeft {
		t.Errorf("with a miniature before its right side, another has its badge in seat %d", e.seat)
	}
	for _, views := range [][]MiniatureView{party, ghul} {
		for i := range views {
			v := &views[i]
			if v.behind {
				continue
			}
			for j := i + 1; j < len(views); j++ {
				if part := share(c.badgeRect(v, v.seat), views[j].upper()); part > 0.1 {
					t.Errorf("a tenth or more (%.2f) of the badge %s lies over the upper half of %s", part, v.Mark, views[j].Mark)
				}
			}
			if v.seat == v.tagSeat() {
				t.Errorf("the badge %s and the number of the group are in one place", v.Mark)
			}
		}
	}
	if v := ghul[0]; share(c.badgeRect(&v, v.seat), ghul[1].body()) > 0.5 {
		t.Error("most of the number of a miniature is hidden by another in its hex")
	}
}

// In a crowd that nobody attends to a target has a ring around its base and no brackets, only wounds that were taken are
// shown, and whoever is no target is dim. Who is attended to has everything.
func TestACrowdShowsWhatMatters(t *testing.T) {
	alone := MiniatureView{Group: "1", Mark: "2", Wounds: 3, Target: true}
	if alone.quiet() || !alone.bracketed() || !alone.tagged() || !alone.dropped() {
		t.Errorf("a target alone shows %v %v %v", alone.bracketed(), alone.tagged(), alone.dropped())
	}
	among := alone
	among.Crowded, among.Shared = true, true
	if among.quiet() || among.bracketed() || among.tagged() || among.dropped() {
		t.Errorf("a target among others shows %v %v %v", among.bracketed(), among.tagged(), among.dropped())
	}
	hurt := among
	hurt.Damage, hurt.Target = 1, false
	if !hurt.quiet() || !hurt.dropped() {
		t.Errorf("one who is hurt is quiet: %v, and shows that: %v", hurt.quiet(), hurt.dropped())
	}
	among.Hover = true
	if among.quiet() || !among.bracketed() || !among.tagged() || !among.dropped() {
		t.Errorf("one attended to shows %v %v %v", among.bracketed(), among.tagged(), among.dropped())
	}
}
