package render

import "testing"

// Cards of one sort do not all look alike, and the maglev chamber looks like none of them.
func TestChallengesHaveDifferentSigns(t *testing.T) {
	seen := map[cardSign]bool{}
	for seed := range int32(200) {
		sign := signOf("some-challenge", false, seed*31)
		if sign < wheelSign || sign >= cardSigns {
			t.Fatalf("a challenge has the sign %d", sign)
		}
		seen[sign] = true
	}
	if len(seen) != int(cardSigns-wheelSign) {
		t.Errorf("only %d signs come up", len(seen))
	}
	if signOf("maglev", false, 3) != maglevSign || signOf("cold-cistern", true, 3) != hexSign {
		t.Error("the maglev chamber and combats have signs of their own")
	}
}
