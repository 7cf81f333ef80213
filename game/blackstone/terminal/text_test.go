package terminal

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"
)

// encodings are the ways in which programs of Windows write a text.
var encodings = map[string]func(text string) string{
	"a mark of the byte order": func(text string) string { return "\ufeff" + text },
	"lines of Windows":         func(text string) string { return "\ufeff" + strings.ReplaceAll(text, "\n", "\r\n") },
	"two bytes a character": func(text string) string {
		var data []byte
		for _, unit := range utf16.Encode([]rune("\ufeff" + strings.ReplaceAll(text, "\n", "\r\n"))) {
			data = binary.LittleEndian.AppendUint16(data, unit)
		}
		return string(data)
	},
}

// Whatever text a player gives, on the standard input or in a file, may have gone through a program of Windows.
func TestTextsMayComeFromWindows(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	if _, said, code := typed(t, "1\n1\nreport the dice were odd\nquit\n", "play", "-data", dir, "-combat", "long-march", "-seed", "4"); code != 0 {
		t.Fatal(said)
	}
	report, err := os.ReadFile("precipice-report.txt")
	if err != nil {
		t.Fatal(err)
	}
	link, _, _ := typed(t, "", "link", "-data", dir)
	games, said, code := typed(t, "", "simulate", "-mode", "combat", "-combat", "long-march", "-seeds", "1..1", "-json")
	if code != 0 {
		t.Fatal(said)
	}
	for name, encode := range encodings {
		for what, text := range map[string]string{"report": string(report), "link": "Go on here:\n" + link, "games": games} {
			if err := os.WriteFile(filepath.Join(dir, what), []byte(encode(text)), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		for _, file := range []string{"report", "link"} {
			if out, said, code := typed(t, "", "replay", file); code != 0 || !strings.Contains(out, "Long March") {
				t.Errorf("%s: replay of a %s: %d, %q, %q", name, file, code, out, said)
			}
			if out, said, code := typed(t, encode("quit\n"), "play", "-data", t.TempDir(), "-load", file); code != 0 || !strings.Contains(out, "Continuing") {
				t.Errorf("%s: play of a %s: %d, %q, %q", name, file, code, out, said)
			}
		}
		if _, said, code := typed(t, "", "simulate", "-merge", "games"); code != 0 {
			t.Errorf("%s: merged: %d, %q", name, code, said)
		}
		if out, said, code := typed(t, encode("party\nquit\n"), "play", "-data", dir); code != 0 || said != "" || !strings.Contains(out, "Amallyn") || strings.Contains(out, "\ufffd") {
			t.Errorf("%s: typed: %d, %q, %q", name, code, out, said)
		}
		if out, said, code := typed(t, encode("{\"op\":\"new\",\"seed\":1}\n{\"op\":\"pending\"}\n"), "engine"); code != 0 || strings.Count(out, `"ok":true`) != 2 {
			t.Errorf("%s: requests: %d, %.300q, %q", name, code, out, said)
		}
	}
}
