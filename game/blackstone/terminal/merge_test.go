package terminal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Merged shards, in any order of files, equal the run of all seeds.
func TestMergedShardsAreOneRun(t *testing.T) {
	dir := t.TempDir()
	shard := func(seeds string) string {
		out, _, code := typed(t, "", "simulate", "-json", "-seeds", seeds)
		file := filepath.Join(dir, seeds)
		if err := os.WriteFile(file, []byte(out), 0o644); err != nil || code != 0 {
			t.Fatal(code, err)
		}
		return file
	}
	first, second := shard("1"), shard("2..3")
	for _, flags := range [][]string{{"-json"}, nil} {
		whole, _, _ := typed(t, "", append([]string{"simulate", "-seeds", "1..3"}, flags...)...)
		for _, files := range []string{first + "," + second, second + "," + first} {
			out, said, code := typed(t, "", append([]string{"simulate", "-merge", files}, flags...)...)
			if code != 0 || out != whole || said != "" {
				t.Errorf("%v: exit %d, %q:\n%s\ninstead of\n%s", flags, code, said, out, whole)
			}
		}
	}
	empty := filepath.Join(dir, "empty")
	if err := os.WriteFile(empty, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for files, want := range map[string]string{first + "," + first: "twice", filepath.Join(dir, "absent"): "absent", empty: "no games"} {
		if _, said, code := typed(t, "", "simulate", "-merge", files); code != 1 || !strings.Contains(said, want) {
			t.Errorf("%s: exit %d, %q", files, code, said)
		}
	}
}
