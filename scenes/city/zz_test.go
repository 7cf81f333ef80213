package city
import ("testing"; "precipice/render"; rules "precipice/engine/city"; "precipice/engine/city/library")
func TestZZOwn(t *testing.T) {
	for _, d := range []device{desk, large, {1600,900,125,0}, phone} {
	x, j := begin(t, d, "lantern-row")
	for n:=0;n<60 && (hostilesHere(j)<8 || !j.own());n++ { x.answer(j) }
	j.Version++; x.draw(); x.draw()
	x.keep("own-"+d.String())
	}
}
func TestZZHuge(t *testing.T) {
	for _, d := range []device{wide} {
	x, j := begin(t, d, "the-long-night")
	broad := func() int { n:=0; for u := range j.Play.Shown.Units { w := &j.Play.Shown.Units[u]; if w.Here() && w.Team==rules.HostileTeam && j.Play.Shown.Content().Hostiles[w.Kind].Size>=library.Huge {n++} }; return n }
	for n:=0;n<900 && (broad()<1 || !j.own());n++ { if !x.answer(j) {break} }
	t.Log(broad(), hostilesHere(j))
	if broad() > 0 {
		gather(&j.Play.Shown, rules.UnitID(j.actor()), 1)
		for u := range j.Play.Shown.Units { w := &j.Play.Shown.Units[u]; if w.Here() && j.Play.Shown.Body(rules.UnitID(u)).Len()>1 { j.attend = rules.UnitID(u); t.Log(w.Kind, w.At) } }
	}
	j.Version++; x.draw(); x.draw()
	x.keep("huge-"+d.String())
	}
}
var _ render.Rect
