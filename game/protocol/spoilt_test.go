package protocol_test

import (
	"bytes"
	"encoding/base64"
	"encoding/gob"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"precipice/build/spoilt"
	"precipice/game/protocol"
	"precipice/game/session"
	"precipice/saves"
)

var (
	spoiltSaves = flag.Int("spoilt", 200, "spoilt saves of each game to load")
	spoiltFrom  = flag.Uint64("spoilt-from", 0, "the first of them")
)

// A save in which numbers have been changed is refused, or whatever it loads as is told: its question and its state, whole. Nothing that is
// asked about it ends the program.
func TestWhatASpoiltSaveLoadsAsIsAnswered(t *testing.T) {
	t.Run("fortress", func(t *testing.T) { answersSpoilt(t, serverFor(t), "fortress") })
	t.Run("city", func(t *testing.T) { answersSpoilt(t, cityServer(t), "city") })
}

func answersSpoilt[S any, T session.Table[T], F any](t *testing.T, s *protocol.Server[S, T, F], name string) {
	files, err := filepath.Glob("../../engine/" + name + "/testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	loaded := 0
	for seed := *spoiltFrom; seed < *spoiltFrom+uint64(*spoiltSaves); seed++ {
		chance := rand.New(rand.NewPCG(seed, 79))
		file := files[chance.IntN(len(files))]
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		line, err := json.Marshal(map[string]any{"op": "scenario", "text": string(text)})
		if err != nil {
			t.Fatal(err)
		}
		said(t, s, string(line))
		data, err := base64.StdEncoding.DecodeString(said(t, s, `{"op":"save"}`)["save"].(string))
		if err != nil {
			t.Fatal(err)
		}
		v := said(t, s, fmt.Sprintf(`{"op":"load","save":%q}`, changed(t, s, data, chance)))
		if v["ok"] != true {
			continue
		}
		loaded++
		p, _ := v["pending"].(map[string]any)
		for _, line := range asks(p, chance) {
			e, _ := said(t, s, line)["error"].(map[string]any)
			if told := line == `{"op":"state"}` || line == `{"op":"pending"}`; told && e != nil {
				t.Errorf("%s, -spoilt-from %d (%s): %s is answered with %v", name, seed, file, line, e)
			}
		}
	}
	t.Logf("%d of %d were loaded", loaded, *spoiltSaves)
	if loaded < *spoiltSaves/10 {
		t.Errorf("only %d were loaded", loaded)
	}
}

// changed returns a save with some of its numbers changed, sealed again.
func changed[S any, T session.Table[T], F any](t *testing.T, s *protocol.Server[S, T, F], data []byte, chance *rand.Rand) string {
	head, err := saves.Inspect(data)
	if err != nil {
		t.Fatal(err)
	}
	v, err := s.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	spoilt.Change(chance, v.Snapshot)
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(v); err != nil {
		t.Fatal(err)
	}
	return base64.StdEncoding.EncodeToString(saves.Seal(head, b.Bytes()))
}

// asks are what is asked about a game, and a choice with what it leads to.
func asks(pending map[string]any, chance *rand.Rand) []string {
	lines := []string{`{"op":"state"}`, `{"op":"pending"}`, `{"op":"forecast"}`, `{"op":"places"}`, `{"op":"journal"}`, `{"op":"chambers"}`, `{"op":"report"}`}
	options, _ := pending["options"].([]any)
	if len(options) == 0 {
		return lines
	}
	key := options[chance.IntN(len(options))].(map[string]any)["key"]
	for _, form := range []string{`{"op":"why","key":%q}`, `{"op":"odds","option":%q}`, `{"op":"odds","sequence":[%q]}`, `{"op":"choose","key":%q}`} {
		lines = append(lines, fmt.Sprintf(form, key))
	}
	return append(lines, `{"op":"state"}`, `{"op":"pending"}`)
}
