package words

import (
	"testing"

	"precipice/assets"
	"precipice/engine"
)

// Sentences about the twins use the plural; sentences about somebody who deals with them do not.
func TestTheTwinsTakeThePlural(t *testing.T) {
	b, err := Open(assets.Texts(), "en", Share{"fortress", assets.Pack("blackstone")})
	if err != nil {
		t.Fatal(err)
	}
	b = b.Of("fortress")
	swap := engine.Option{Verb: "swap", Parts: [4]string{"dahyak", "rein-raus"}}
	free := engine.Option{Verb: "gambit", Parts: [4]string{"rein-raus", "free"}}
	for _, c := range []struct{ got, want string }{
		{b.Event("activation-roll", []string{"rein-raus", "36"}), "Rein & Raus roll activation dice: 3 6."},
		{b.Event("activation-roll", []string{"dahyak", "36"}), "Dahyak rolls activation dice: 3 6."},
		{b.Event("overwatch-saved", []string{"rein-raus", "-"}), "Rein & Raus keep no dice for overwatch."},
		{b.Event("given", []string{"dahyak", "cold-lantern", "rein-raus"}), "Cold Lantern goes from Dahyak to Rein & Raus."},
		{b.Do("covering-fire", &swap), "Dahyak and Rein & Raus trade places"},
		{b.Do("gambit", &free), "Rein & Raus try a gambit for free"},
		{b.Ask(&engine.Decision{Kind: "activation", About: [2]string{"rein-raus"}}), "What do Rein & Raus do?"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// In the gambit step a ship's support names the ship and the group, and a gambit that a support grants its explorer.
func TestASupportIsNoGambit(t *testing.T) {
	b, err := Open(assets.Texts(), "en", Share{"fortress", assets.Pack("blackstone")})
	if err != nil {
		t.Fatal(err)
	}
	b = b.Of("fortress")
	for _, c := range []struct {
		option engine.Option
		want   string
	}{
		{engine.Option{Verb: "support", Parts: [4]string{"steed-mathurir"}}, "Call the ship Steed Mathurir for support"},
		{engine.Option{Verb: "support", Parts: [4]string{"steed-mathurir", "group-2"}}, "Call the ship Steed Mathurir for support: Group 2"},
		{engine.Option{Verb: "gambit", Parts: [4]string{"dahyak", "support"}}, "Dahyak tries the gambit that the ship's support grants"},
	} {
		if got := b.Do("gambit", &c.option); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
