package game

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"

	"precipice/engine/playtest"
	"precipice/saves"
)

var spoilt = flag.Int("spoilt", 300, "spoilt settings to start with")

// Spoilt settings are read as far as they go, or the usual ones are used and one sentence says so. They can be kept again.
func TestTheProgramStartsWithSpoiltSettings(t *testing.T) {
	settings := Settings{Speed: Double, TextPercent: 125, Language: "en", Damp: Damp{10, 20, 30}, Captions: true,
		Hands: []Hand{{Action: Undo.Name(), Keys: [ownKeys]string{"U", "Backspace"}}}}
	payload, err := saves.Encode(&settings)
	if err != nil {
		t.Fatal(err)
	}
	whole := sealed(t, &settings)
	book, came := english(t), map[bool]int{}
	for n := range *spoilt {
		chance := rand.New(rand.NewPCG(uint64(n), 71))
		data := playtest.Spoilt(chance, whole)
		if n%4 > 0 { // sealed again
			data = saves.Seal(saves.Header{Kind: settingsKind}, playtest.Spoilt(chance, payload))
		}
		sh := NewShell(Parts{Words: book, Store: kept(t, data)})
		said := sh.Notice()
		if strings.ContainsAny(said, "\n\x1b\x00") || len(said) > 600 || strings.Contains(said, "[error.") {
			t.Errorf("%d: it is told as %q", n, said)
		}
		came[said == ""]++
		if s := sh.Settings; s.TextPercent < 80 || s.TextPercent > 200 || s.Speed >= speeds || s.HostileSpeed >= speeds || s.Camera >= cameraWays || s.Motion >= motions {
			t.Errorf("%d: the settings are %+v", n, s)
		}
		sh.KeepSettings()
		if err := sh.Saver.Flush(); err != nil {
			t.Errorf("%d: they cannot be kept: %v", n, err)
		}
	}
	if t.Logf("%d are read and %d told", came[true], came[false]); came[true] == 0 || came[false] == 0 {
		t.Error("only one of the two came up")
	}
}
