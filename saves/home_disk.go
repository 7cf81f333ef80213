//go:build !js

package saves

import (
	"os"
	"os/user"
	"runtime"

	"github.com/adrg/xdg"
)

// withHome lets the player's folder be that of the account where HOME does not name one, as under some services and
// schedulers. Otherwise it would be the root of the disk.
func withHome() {
	if os.Getenv("HOME") != "" || runtime.GOOS == "windows" {
		return
	}
	if account, err := user.Current(); err == nil && account.HomeDir != "" {
		os.Setenv("HOME", account.HomeDir)
		xdg.Reload()
	}
}
