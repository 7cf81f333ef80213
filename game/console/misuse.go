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

// The error messages of package flag. TestMisuse fails if they change.
var (
	noFlag    = regexp.MustCompile(`^flag provided but not defined: -(.*)$`)
	noValue   = regexp.MustCompile(`^flag needs an argument: -(.*)$`)
	noBool    = regexp.MustCompile(`^invalid boolean value ".*" for -(.*): parse error$`)
	badValue  = regexp.MustCompile(`(?s)^invalid value "(.*)" for flag -([^:]*): (.*)$`)
	badSyntax = regexp.MustCompile(`^bad flag syntax: (.*)$`)
)

// Misuse rewrites an error of package flag in the words of this program.
func Misuse(f *flag.FlagSet, err error) error {
	said := err.Error()
	if m := noFlag.FindStringSubmatch(said); m != nil {
		return noSuchFlag(f, m[1])
	}
	if m := noValue.FindStringSubmatch(said); m != nil {
		return fmt.Errorf("-%s needs a value: write %s", m[1], withValue(f.Lookup(m[1])))
	}
	if m := noBool.FindStringSubmatch(said); m != nil {
		return fmt.Errorf("-%s takes no value: write only the flag", m[1])
	}
	if m := badSyntax.FindStringSubmatch(said); m != nil {
		return fmt.Errorf("%q is not a flag", m[1])
	}
	m := badValue.FindStringSubmatch(said)
	switch {
	case m == nil:
		return err
	case m[3] == "parse error", m[3] == "value out of range":
		return fmt.Errorf("-%s cannot be %q: write a whole number%s", m[2], m[1], least(f.Lookup(m[2])))
	}
	return errors.New("-" + m[3]) // the flag's own message, which begins with its name
}

// least describes the least value of a flag's numbers.
func least(one *flag.Flag) string {
	if get, ok := one.Value.(flag.Getter); ok {
		if _, unsigned := get.Get().(uint64); unsigned {
			return " from 0 up"
		}
	}
	return ""
}

// noSuchFlag names the nearest existing flag.
func noSuchFlag(f *flag.FlagSet, name string) error {
	var known []string
	f.VisitAll(func(one *flag.Flag) { known = append(known, one.Name) })
	if near, ok := content.Near(name, known); ok {
		return fmt.Errorf("there is no flag -%s: did you mean -%s", name, near)
	}
	return fmt.Errorf("there is no flag -%s", name)
}

// noFile explains why a file could not be opened.
func noFile(name string, err error) error {
	var path *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s: there is no such file", name)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s: you have no permission to read this file", name)
	case errors.As(err, &path) && strings.Contains(path.Err.Error(), "is a directory"):
		return fmt.Errorf("%s: this is a folder: name a file", name)
	}
	return fmt.Errorf("%s: %w", name, err)
}
