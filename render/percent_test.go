package render

import (
	"slices"
	"testing"
)

func TestPercentIsNeverWrongAboutCertainty(t *testing.T) {
	for share, want := range map[float32]string{0: "0%", 1: "100%", 0.001: "1%", 0.9999: "99%", 0.5: "50%", 0.125: "13%"} {
		if got := Percent(share); got != want {
			t.Errorf("%v is written %s, want %s", share, got, want)
		}
	}
}

// Equal chances show equal figures, beside each other and elsewhere, and what hits agrees with what misses.
func TestEqualChancesShowEqualFigures(t *testing.T) {
	for _, c := range []struct{ shares, want []string }{
		{figures(2./3, 1./6, 1./6), []string{"67%", "17%", "17%"}},
		{figures(1./3, 1./3, 1./3), []string{"33%", "33%", "33%"}},
		{figures(1./3, 2./3), []string{"33%", "67%"}},
		{figures(0.125, 0.375, 0.5), []string{"13%", "38%", "50%"}},
	} {
		if !slices.Equal(c.shares, c.want) {
			t.Errorf("%v, want %v", c.shares, c.want)
		}
	}
}

// figures returns the figures of rows with these shares.
func figures(shares ...float32) []string {
	rows := make([]OddsRow, len(shares))
	for i, share := range shares {
		rows[i].Share = share
	}
	return percents(rows)
}
