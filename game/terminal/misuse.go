package terminal

import (
	"cmp"
	"errors"
	"flag"
	"io/fs"
	"strconv"
	"strings"
	"syscall"

	"precipice/engine/content"
	"precipice/game/words"
	"precipice/message"
)

// Misuse says what is wrong with a command line that a set of flags could not parse. It reads the words again
// as package flag does, up to the one at fault. It returns nil if it finds no fault.
func Misuse(f *flag.FlagSet, args []string) error {
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' && args[0] != "--" {
		word := args[0]
		args = args[1:]
		name, value, given := strings.Cut(strings.TrimPrefix(word[1:], "-"), "=")
		if name == "" || name[0] == '-' {
			return message.New("error.flag.syntax", strconv.Quote(word))
		}
		one := f.Lookup(name)
		switch {
		case one == nil:
			return noSuchFlag(f, name)
		case isSwitch(one) && !given:
			continue
		case isSwitch(one):
			if one.Value.Set(value) != nil {
				return message.New("error.flag.value", name)
			}
			continue
		case !given && len(args) == 0:
			return message.New("error.flag.no-value", name, withValue(one))
		case !given:
			value, args = args[0], args[1:]
		}
		if err := one.Value.Set(value); err != nil {
			return wrongValue(one, value, err)
		}
	}
	return nil
}

// Hollow returns an error if a flag was given nothing, or nothing that can be seen, as by a script whose variable is empty. What is wrong with an empty
// link is said where links are read.
func Hollow(f *flag.FlagSet) (err error) {
	f.Visit(func(one *flag.Flag) {
		text, _ := one.Value.(flag.Getter)
		value, is := "", false
		if text != nil {
			value, is = text.Get().(string)
		}
		if is && words.Named(value) == "" && one.Name != "link" {
			err = cmp.Or(err, error(message.New("error.flag.empty", one.Name, withValue(one))))
		}
	})
	return err
}

// isSwitch reports whether a flag takes no value.
func isSwitch(one *flag.Flag) bool {
	b, ok := one.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

// wrongValue says why a flag cannot have a value. A flag with values of its own says so itself, and begins with
// its name.
func wrongValue(one *flag.Flag, value string, err error) error {
	get, number := one.Value.(flag.Getter)
	if !number {
		return message.New("error.flag.setting", err)
	}
	if _, unsigned := get.Get().(uint64); unsigned {
		return message.New("error.flag.unsigned", one.Name, strconv.Quote(value))
	}
	return message.New("error.flag.number", one.Name, strconv.Quote(value))
}

// noSuchFlag names the nearest existing flag.
func noSuchFlag(f *flag.FlagSet, name string) error {
	var known []string
	f.VisitAll(func(one *flag.Flag) { known = append(known, one.Name) })
	if near, ok := content.Near(name, known); ok {
		return message.New("error.flag.near", name, near)
	}
	return message.New("error.flag.none", name)
}

// NoFile explains why a file could not be opened.
func NoFile(name string, err error) error {
	var path *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return message.New("error.file.absent", name).Because(err)
	case errors.Is(err, fs.ErrPermission):
		return message.New("error.file.permission", name)
	case errors.Is(err, syscall.EISDIR):
		return message.New("error.file.folder", name)
	case errors.As(err, &path):
		return message.New("error.file.unread", name, path.Err)
	}
	return message.New("error.at", name, err)
}
