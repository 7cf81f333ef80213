package console

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"strings"

	"precipice/engine/content"
)

// Misuse says what is wrong with a command line that a set of flags could not parse. It reads the words again
// as package flag does, up to the one at fault. It returns nil if it finds no fault.
func Misuse(f *flag.FlagSet, args []string) error {
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' && args[0] != "--" {
		word := args[0]
		args = args[1:]
		name, value, given := strings.Cut(strings.TrimPrefix(word[1:], "-"), "=")
		if name == "" || name[0] == '-' {
			return fmt.Errorf("%q is not a flag", word)
		}
		one := f.Lookup(name)
		switch {
		case one == nil:
			return noSuchFlag(f, name)
		case isSwitch(one) && !given:
			continue
		case isSwitch(one):
			if one.Value.Set(value) != nil {
				return fmt.Errorf("-%s takes no value: write only the flag", name)
			}
			continue
		case !given && len(args) == 0:
			return fmt.Errorf("-%s needs a value: write %s", name, withValue(one))
		case !given:
			value, args = args[0], args[1:]
		}
		if err := one.Value.Set(value); err != nil {
			return wrongValue(one, value, err)
		}
	}
	return nil
}

// isSwitch reports whether a flag takes no value.
func isSwitch(one *flag.Flag) bool {
	b, ok := one.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

// wrongValue says why a flag cannot have a value. A flag with values of its own says so itself, and begins with
// its name.
func wrongValue(one *flag.Flag, value string, err error) error {
	if _, number := one.Value.(flag.Getter); number {
		return fmt.Errorf("-%s cannot be %q: write a whole number%s", one.Name, value, least(one))
	}
	return fmt.Errorf("-%w", err)
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
