//go:build linux

package saves

import (
	"os/user"
	"strings"
	"testing"

	"github.com/adrg/xdg"
)

// Without HOME the saves are in the folder of the account, and not at the root of the disk.
func TestWithoutHomeTheAccountHasAFolder(t *testing.T) {
	account, err := user.Current()
	if err != nil || account.HomeDir == "" {
		t.Skip("this account has no folder")
	}
	for _, name := range []string{"HOME", "XDG_DATA_HOME", "PRECIPICE_DATA"} {
		t.Setenv(name, "")
	}
	xdg.Reload()
	defer xdg.Reload()
	if d := NewDisk(""); !strings.HasPrefix(d.path, account.HomeDir) {
		t.Errorf("the saves are in %s", d.path)
	}
}
