package scenes_test

import (
	"testing"

	"precipice/scenes"
)

// On a device held in the hands a touch of the rulebook's search field opens the field of the page, and what is written there
// is searched for. In a window keys are heard without a touch.
func TestARuleIsSearchedForInTheFieldOfThePage(t *testing.T) {
	sh, _ := bare(t)
	asked := scenes.OnPage(t, "overwatch")
	held := false
	sh.Held = func() float64 {
		if held {
			return 2
		}
		return 0
	}
	sh.Push(sh.Rulebook(sh, ""))
	img := screen(t, sh, 780, 1688)
	if a := sh.UI.Named("rules/search"); a == nil || a.Do != nil {
		t.Fatalf("in a window the search field is %+v", a)
	}
	held = true
	sh.Dirty()
	sh.Draw(img)
	a := sh.UI.Named("rules/search")
	if a == nil || a.Do == nil {
		t.Fatalf("the search field is %+v", a)
	}
	a.Do()
	if *asked != 1 {
		t.Fatalf("the page was asked %d times for its field", *asked)
	}
	for range 2 { // begun, then written
		sh.Top().Update(sh)
	}
	if says := sh.Top().Says(); says["query"] != "overwatch" || says["found"] == "0" {
		t.Errorf("after writing the rulebook shows %v", says)
	}
}
