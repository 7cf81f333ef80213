package protocol_test

import (
	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"precipice/engine"
)

// Excessive requests are answered with a sentence, take little memory and leave the game as it was.
func TestExcessiveRequestsAreRefused(t *testing.T) {
	s := serverFor(t)
	s.Answer([]byte(`{"op":"new","undo":"same-dice"}`))
	var fields, at strings.Builder
	for i := range 100_000 {
		fmt.Fprintf(&fields, `"field%d":1,`, i)
		fmt.Fprintf(&at, `"model%d":"0,0",`, i)
	}
	long := strings.Repeat("x", 4<<20)
	for name, line := range map[string]string{
		"fields":        `{` + fields.String() + `"op":"pending"}`,
		"models":        `{"op":"forecast","at":{` + at.String() + `"a":"0,0"}}`,
		"faces":         `{"op":"dice","faces":[` + strings.Repeat("1,", 100_000) + `1]}`,
		"a long field":  `{"` + long + `":1}`,
		"a long op":     `{"op":"` + long + `"}`,
		"a long key":    `{"op":"choose","key":"` + long + `"}`,
		"a long script": `{"op":"scenario","text":"` + strings.Repeat(`.\n`, 1<<20) + `"}`,
		"a long combat": `{"op":"new","mode":"combat","combat":"` + long + `"}`,
		"a long target": `{"op":"odds","attacker":"` + long + `","target":"` + long + `"}`,
	} {
		t.Run(name, func(t *testing.T) {
			before, stood := s.Game(), s.Game().Match.Hash()
			var from, to runtime.MemStats
			runtime.ReadMemStats(&from)
			answer, err := json.Marshal(s.Answer([]byte(line)))
			runtime.ReadMemStats(&to)
			if err != nil || !strings.Contains(string(answer), `"ok":false`) || len(answer) > 1200 {
				t.Errorf("%v, %d bytes: %.300s", err, len(answer), answer)
			}
			if s.Game() != before || s.Game().Match.Hash() != stood {
				t.Error("the game has changed")
			}
			if used := (to.TotalAlloc - from.TotalAlloc) >> 20; used > 100 {
				t.Errorf("%d MB were used", used)
			}
		})
	}
	if most := strings.Repeat("1,", engine.MaxFaces-1) + "1"; !s.Answer([]byte(`{"op":"dice","faces":[` + most + `]}`)).OK {
		t.Error("as many faces as may wait were refused")
	}
}
