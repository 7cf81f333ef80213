package console

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"regexp"
	"strings"

	"precipice/engine/content"
)

// What the package flag says of a command line. TestMisuse fails where it says otherwise.
var (
	noFlag    = regexp.MustCompile(`^flag provided but not defined: -(.*)$`)
	noValue   = regexp.MustCompile(`^flag needs an argument: -(.*)$`)
	noBool    = regexp.MustCompile(`^invalid boolean value ".*" for -(.*): parse error$`)
	badValue  = regexp.MustCompile(`(?s)^invalid value "(.*)" for flag -([^:]*): (.*)$`)
	badSyntax = regexp.MustCompile(`^bad flag syntax: (.*)$`)
)

// Misuse says in the words of this game what is wrong with flags.
func Misuse(f *flag.FlagSet, err error) error {
	said := err.Error()
	if m := noFlag.FindStringSubmatch(said); m != nil {
		return noSuchFlag(f, m[1])
	}
	if m := noValue.FindStringSubmatch(said); m != nil {
		return fmt.Errorf("-%s is without its value: write %s", m[1], withValue(f.Lookup(m[1])))
	}
	if m := noBool.FindStringSubmatch(said); m != nil {
		return fmt.Errorf("-%s takes no value: write it alone", m[1])
	}
	if m := badSyntax.FindStringSubmatch(said); m != nil {
		return fmt.Errorf("%q is no flag", m[1])
	}
	m := badValue.FindStringSubmatch(said)
	switch {
	case m == nil:
		return err
	case m[3] == "parse error", m[3] == "value out of range":
		return fmt.Errorf("-%s cannot be %q: write a whole number%s", m[2], m[1], least(f.Lookup(m[2])))
	}
	return errors.New("-" + m[3]) // the flag's own words, which begin with its name
}

// least says where the numbers of a flag begin.
func least(one *flag.Flag) string {
	if get, ok := one.Value.(flag.Getter); ok {
		if _, unsigned := get.Get().(uint64); unsigned {
			return " from 0 up"
		}
	}
	return ""
}

// noSuchFlag names what is most like it.
func noSuchFlag(f *flag.FlagSet, name string) error {
	var known []string
	f.VisitAll(func(one *flag.Flag) { known = append(known, one.Name) })
	if near, ok := content.Near(name, known); ok {
		return fmt.Errorf("there is no flag -%s, the nearest is -%s", name, near)
	}
	return fmt.Errorf("there is no flag -%s", name)
}

// noFile says why a file could not be opened.
func noFile(name string, err error) error {
	var path *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s: there is no such file", name)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s: this file may not be read by you", name)
	case errors.As(err, &path) && strings.Contains(path.Err.Error(), "is a directory"):
		return fmt.Errorf("%s: this is a folder; name a file", name)
	}
	return fmt.Errorf("%s: %w", name, err)
}
