package asking

import (
	"testing"

	"precipice/engine"
)

// pointing makes a row of choices, of which the first few are legal.
func pointing(at Place, legal int, list ...Choice) Row {
	r := Row{Place: at}
	for i := range list {
		list[i].Place = at
		if i < legal {
			r.Legal = append(r.Legal, list[i])
			continue
		}
		if list[i].Why == nil {
			list[i].Why = &engine.Refusal{Reason: "far"}
		}
		r.Refused = append(r.Refused, list[i])
	}
	return r
}

// on makes a choice that points at a space, at a miniature or at both.
func on(key, space string, unit int, aimed bool) Choice {
	return Choice{Key: key, Target: Target{Space: space, Unit: unit, Aimed: aimed}}
}

func TestARowFindsWhatIsPointedAt(t *testing.T) {
	r := pointing(OnSpaces, 1, on("a", "here", 0, false), on("b", "there", 0, false))
	if ch := r.OnSpace("here"); ch == nil || ch.Key != "a" || ch.Why != nil {
		t.Errorf("on a legal space is found %+v", ch)
	}
	if ch := r.OnSpace("there"); ch == nil || ch.Why == nil {
		t.Errorf("on a refused space is found %+v", ch)
	}
	if ch := r.OnSpace("far"); ch != nil {
		t.Errorf("on no space of the row is found %+v", ch)
	}
}

func TestAimingFallsBackToWhatCanBeAimedAt(t *testing.T) {
	r := pointing(OnUnits, 3, on("plain 1", "", 1, false), on("aimed 1", "", 1, true), on("plain 2", "", 2, false), on("plain 3", "", 3, false), on("aimed 3", "", 3, true))
	for _, c := range []struct {
		unit  int
		aimed bool
		key   string
	}{{1, false, "plain 1"}, {1, true, "aimed 1"}, {2, true, "plain 2"}, {3, true, "aimed 3"}, {3, false, "plain 3"}} {
		if ch := r.OnUnit(c.unit, c.aimed); ch == nil || ch.Key != c.key {
			t.Errorf("on %d, aimed %v, is found %+v", c.unit, c.aimed, ch)
		}
	}
	if ch := r.OnUnit(4, true); ch != nil {
		t.Errorf("on somebody else is found %+v", ch)
	}
}

func TestAGreyRowGivesTheReasonOfMostOfItsChoices(t *testing.T) {
	because := func(reason string, aimed bool) Choice {
		return Choice{Target: Target{Aimed: aimed}, Why: &engine.Refusal{Reason: reason}}
	}
	r := pointing(OnUnits, 0, because("near", false), because("hidden", false), because("hidden", false),
		because("no-aim", true), because("no-aim", true), because("no-aim", true))
	if why := r.Reason(); why == nil || why.Reason != "hidden" {
		t.Errorf("the reason is %+v", why)
	}
	r = pointing(OnUnits, 0, because("no-aim", true))
	if why := r.Reason(); why != nil {
		t.Errorf("what cannot be aimed is no reason: %+v", why)
	}
	if r.Aimed = true; r.Reason() == nil {
		t.Error("a row of aimed shots alone says nothing")
	}
}

// One rule names the area of a row: that of the choice that a click takes, else the row's own. The focus goes to the first of several payments.
func TestOneRuleNamesTheAreaOfARow(t *testing.T) {
	for _, c := range []struct {
		at          Place
		legal       int
		sole        bool
		area, focus string
	}{
		{Nowhere, 1, false, "option/a", "option/a"}, {Nowhere, 0, false, "row/r", "row/r"}, {Nowhere, 2, false, "row/r", "option/a"},
		{OnUnits, 1, false, "row/r", "row/r"}, {OnUnits, 1, true, "option/a", "option/a"}, {OnUnits, 2, true, "row/r", "row/r"}, {OnSpaces, 1, false, "row/r", "row/r"},
	} {
		r := pointing(c.at, c.legal, on("a", "", 0, false), on("b", "", 1, false))
		r.ID, r.Sole = "r", c.sole
		if r.Area() != c.area || r.Focus() != c.focus {
			t.Errorf("%+v has the area %q, and the focus goes to %q", c, r.Area(), r.Focus())
		}
	}
}
