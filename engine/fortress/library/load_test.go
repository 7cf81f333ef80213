package library

import (
	"io/fs"
	"os"
	"testing"
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

func TestThePackLoads(t *testing.T) {
	lib := load(t)
	if lib.Digest == [32]byte{} {
		t.Error("no digest")
	}
	if len(lib.Explorers) != 5 || len(lib.Hostiles) != 4 || len(lib.Combats) < 3 || len(lib.Chambers) != 8 {
		t.Errorf("explorers %d, hostiles %d, combats %d, chambers %d", len(lib.Explorers), len(lib.Hostiles), len(lib.Combats), len(lib.Chambers))
	}
}
