package library

import (
	"io/fs"
	"os"
	"path"
	"precipice/engine/content"
	"precipice/engine/playtest"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// packFS is the real content pack.
func packFS() fs.FS { return os.DirFS("../../../assets/content/blackstone") }

func load(t *testing.T) *Library {
	t.Helper()
	lib, err := Load(packFS())
	if err != nil {
		t.Fatalf("the pack does not load:\n%v", err)
	}
	return lib
}

// copied returns the real pack in memory, for tests that break it.
func copied(t *testing.T) fstest.MapFS {
	t.Helper()
	return playtest.Files(t, packFS())
}

// yamlFiles returns the files of records in alphabetical order.
func yamlFiles(files fstest.MapFS) (names []string) {
	for name := range files {
		if path.Ext(name) == ".yaml" && path.Dir(name) != "texts" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

func TestThePackLoads(t *testing.T) {
	lib := load(t)
	if len(lib.Explorers) != 6 || len(lib.Hostiles) != 9 || len(dealt(lib)) != 8 || len(lib.Combats) != 9 || len(lib.Chambers) != 30 || len(lib.Strongholds) != 5 || len(lib.Assaults) != 6 {
		t.Errorf("explorers %d, hostiles %d, combats %d, chambers %d", len(lib.Explorers), len(lib.Hostiles), len(lib.Combats), len(lib.Chambers))
	}
	bases := 0
	for i, h := range lib.Hostiles {
		if lib.Bases[i] != bases {
			t.Errorf("%s numbers its figures from %d, want %d", h.ID, lib.Bases[i], bases)
		}
		bases += len(h.Roster)
	}
}

// Pictures, hosts and looks can be changed without changing a digest, so that saved quests go on.
func TestPicturesHostsAndLooksChangeNoDigest(t *testing.T) {
	want := load(t)
	files := copied(t)
	for _, name := range []string{"pictures.yaml", "hosts.yaml", "looks.yaml"} {
		files[name] = &fstest.MapFile{Data: append(slices.Clone(files[name].Data), "# a remark\n"...)}
	}
	if same, err := Load(files); err != nil || same.Digest != want.Digest || same.Quests != want.Quests {
		t.Errorf("other pictures, hosts and looks change a digest: %v", err)
	}
	ship := files["ships/clarion.yaml"]
	files["ships/clarion.yaml"] = &fstest.MapFile{Data: append(slices.Clone(ship.Data), "# a remark\n"...)}
	if other, err := Load(files); err != nil || other.Digest != want.Digest || other.Quests == want.Quests {
		t.Errorf("another ship does not change the digest of quests alone: %v", err)
	}
}

// Texts can be corrected without changing the digest.
func TestTheDigestIsOfEveryFileAndItsNameButTexts(t *testing.T) {
	want := load(t).Digest
	files := copied(t)
	text := files["texts/en.yaml"]
	files["texts/en.yaml"] = &fstest.MapFile{Data: append(slices.Clone(text.Data), "# a remark\n"...)}
	if same, err := Load(files); err != nil || same.Digest != want {
		t.Fatalf("a copy with another text has another digest: %v", err)
	}
	tiles := files["tiles.yaml"]
	files["tiles.yaml"] = &fstest.MapFile{Data: append(slices.Clone(tiles.Data), "# a remark\n"...)}
	if other, err := Load(files); err != nil || other.Digest == want {
		t.Errorf("a changed file has the same digest: %v", err)
	}
	files["tiles.yaml"] = tiles
	files["chambers/further.txt"] = files["chambers/cells.txt"]
	files["texts/en.yaml"] = &fstest.MapFile{Data: append(slices.Clone(text.Data), "name.further: Further\n"...)}
	if other, err := Load(files); err != nil || other.Digest == want {
		t.Errorf("a further file has the same digest: %v", err)
	}
}

// TestEveryIDHasAText removes, one at a time, each text that an id of the pack needs.
func TestEveryIDHasAText(t *testing.T) {
	files := copied(t)
	texts, err := content.Texts(files, "en")
	if err != nil {
		t.Fatal(err)
	}
	lib := load(t)
	for _, key := range []string{"name.janus-draik", "text.janus-draik", "title.dahyak", "agenda.amallyn", "name.vanguard", "name.flurry",
		"text.flurry", "text.mending-cycle", "name.riposte", "text.riposte", "name.guardsman", "name.sergeant", "text.rush", "name.hidden",
		"text.close", "name.hold", "text.sneak", "text.held-breath", "text.leaden-hush", "text.ember-well", "text.cold-lantern",
		"name.cistern", "name.maglev", "text.slip-through.failure", "text.lie-down.critical", "text.speak-a-name.done", "text.rope-together.success", "name." + lib.Combats[0].ID, "text." + lib.Combats[0].ID} {
		if texts[key] == "" {
			t.Errorf("the pack has no text %q to take away", key)
			continue
		}
		whole := files["texts/en.yaml"]
		files["texts/en.yaml"] = &fstest.MapFile{Data: []byte(strings.Replace("\n"+string(whole.Data), "\n"+key+":", "\nxx.x:", 1))}
		if _, err := Load(files); err == nil || !strings.Contains(err.Error(), `there is no text "`+key+`"`) {
			t.Errorf("without %s: %v", key, err)
		}
		files["texts/en.yaml"] = whole
	}
}
