//go:build !js

package pack

import (
	"cmp"
	"os"
	"strings"
)

// systemLanguage returns the language that the environment names, such as fr-FR, or "".
func systemLanguage() string {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
	locale, _, _ = strings.Cut(locale, ".") // fr_FR.UTF-8
	locale, _, _ = strings.Cut(locale, "@") // de_DE@euro
	return strings.ReplaceAll(locale, "_", "-")
}
