package fortress

import (
	"os"
	"sync"
	"testing"

	"precipice/engine/fortress/library"
)

var testRules = sync.OnceValues(func() (Rules, error) {
	lib, err := library.Load(os.DirFS("../../assets/content/blackstone"))
	if err != nil {
		return Rules{}, err
	}
	return Rules{NewPack(lib)}, nil
})

func rulesFor(t testing.TB) Rules {
	t.Helper()
	r, err := testRules()
	if err != nil {
		t.Fatal(err)
	}
	return r
}
