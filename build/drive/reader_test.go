package drive

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
)

// heardFrom opens the page with a combat that is nearly over and a quest that has come to Precipice, for a screen reader.
func heardFrom(t *testing.T, name string) *Reader {
	t.Helper()
	slot, save := questPlayedTo(t, func(_ *fortress.State, d *engine.Decision) bool { return d.Kind == fortress.AskVisit })
	p, v := browsed(t, name, "3", keepsSpoken+stores(slot, save)+nearlyOver(t, 5))
	return &Reader{p: p, v: v}
}

func TestBrowserIsPlayedByEar(t *testing.T) {
	needsBrowser(t)
	r := heardFrom(t, "browser-ear")
	r.Await("the title", func(s string) bool { return strings.HasPrefix(s, "PRECIPICE") })
	t.Log(r.ByKey("Tab", "Continue"))
	r.p.Key("Enter")
	r.p.Skip()
	for range 3 {
		r.p.Key("Tab")
	}
	for _, one := range r.Things() {
		t.Logf("%+v", one)
	}
	for range 12 {
		r.p.Skip()
		r.p.Key("KeyE")
	}
	r.p.Key("Tab")
	r.p.Key("Tab")
	for _, said := range r.Spoken() {
		t.Log(said)
	}
	for _, one := range r.Things() {
		t.Logf("%+v", one)
	}
	r.p.Frame("end")
}
