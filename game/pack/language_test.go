package pack

import (
	"os"
	"strings"
	"testing"

	"precipice/message"
)

func TestTheSystemsLanguageIsReadFromTheEnvironment(t *testing.T) {
	for _, c := range []struct{ all, messages, lang, want string }{
		{"", "", "fr_FR.UTF-8", "fr-FR"}, {"", "de_DE@euro", "fr_FR", "de-DE"}, {"C", "de_DE", "fr_FR", "C"}, {"", "", "", ""},
	} {
		t.Setenv("LC_ALL", c.all)
		t.Setenv("LC_MESSAGES", c.messages)
		t.Setenv("LANG", c.lang)
		if got := systemLanguage(); got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
}

// A language that is asked for must exist; one that is remembered, or the system's, need not.
func TestLanguage(t *testing.T) {
	t.Setenv("LC_ALL", "ja_JP.UTF-8")
	for _, c := range []struct{ asked, remembered, want string }{
		{"", "", "en"}, {"", "ja", "en"}, {"en-GB", "ja", "en"}, {"", "!", "en"},
	} {
		if got, err := Language(c.asked, c.remembered); got != c.want || err != nil {
			t.Errorf("%+v: %q, %v", c, got, err)
		}
	}
	for _, asked := range []string{"ja", "!"} {
		if _, err := Language(asked, "en"); err == nil || !strings.Contains(err.Error(), `"`+asked+`"; the languages are en`) {
			t.Errorf("%q is told as %v", asked, err)
		}
	}
	if got := Told("ja", message.New("error.at", "hall", os.ErrExist)); got != "hall: file already exists" {
		t.Errorf("%q", got)
	}
}
